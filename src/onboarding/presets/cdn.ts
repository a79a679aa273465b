import { cookie } from './assets.ts';
import { preset } from './define.ts';
import { days, minutes, session } from './lifetimes.ts';
import { cloudflare, google, microsoft } from './vendors.ts';

// 15000-15999: content delivery networks, load balancers
export const cdn = [
  preset({
    id: 15001,
    name: 'Cloudflare',
    purpose: 'necessary',
    basis: 'interest',
    vendor: cloudflare,
    hosts: ['nel.cloudflare.com', 'ajax.cloudflare.com'],
    scripts: ['/cdn-cgi/challenge-platform/', '/cdn-cgi/scripts/', 'ajax.cloudflare.com/'],
    privacyPolicyUrl: 'https://www.cloudflare.com/privacypolicy/',
    places: ['EU', 'US'],
    data: ['ip', 'device', 'pages'],
    en: {
      about: 'Stands in front of this website’s server, delivers its pages and wards off attacks and bots.',
      why: 'Fast and safe delivery of the website.',
    },
    de: {
      about:
        'Ist dem Server dieser Website vorgeschaltet, liefert ihre Seiten aus und wehrt Angriffe und Bots ab.',
      why: 'Schnelle und sichere Auslieferung der Website.',
    },
    assets: [
      cookie('__cf_bm', minutes(30), 'Tells people from bots.', 'Unterscheidet Menschen von Bots.'),
      cookie(
        'cf_clearance',
        days(365),
        'Records that a security check was passed.',
        'Vermerkt eine bestandene Sicherheitsprüfung.',
      ),
      cookie(
        '_cfuvid',
        session,
        'Tells visitors with the same IP address apart, to limit requests.',
        'Unterscheidet Besucher mit gleicher IP-Adresse, um Anfragen zu begrenzen.',
      ),
      cookie('__cflb', days(1), 'Leads requests to the same server.', 'Leitet Anfragen an denselben Server.'),
      cookie(
        '__cfruid',
        session,
        'Supports the limit on requests.',
        'Unterstützt die Begrenzung von Anfragen.',
      ),
    ],
  }),
  preset({
    id: 15002,
    name: 'jsDelivr',
    purpose: 'other',
    vendor:
      'Volentio JSD Limited, Suite 2a1, Northside House, Mount Pleasant, Barnet EN4 9EB, United Kingdom',
    hosts: ['jsdelivr.net'],
    scripts: ['cdn.jsdelivr.net/', 'fastly.jsdelivr.net/'],
    privacyPolicyUrl: 'https://www.jsdelivr.com/terms/privacy-policy-jsdelivr-net',
    places: ['EU', 'US'],
    data: ['ip', 'device', 'page'],
    en: {
      about: 'Free network for open-source files from npm and GitHub.',
      why: 'Loading program libraries from a server nearby.',
    },
    de: {
      about: 'Kostenloses Netz für quelloffene Dateien aus npm und GitHub.',
      why: 'Laden von Programmbibliotheken von einem nahen Server.',
    },
  }),
  preset({
    id: 15003,
    name: 'cdnjs',
    purpose: 'other',
    vendor: cloudflare,
    hosts: ['cdnjs.cloudflare.com'],
    scripts: ['cdnjs.cloudflare.com/'],
    privacyPolicyUrl: 'https://www.cloudflare.com/privacypolicy/',
    places: ['EU', 'US'],
    data: ['ip', 'device', 'page'],
    en: {
      about: 'Collection of JavaScript and CSS libraries delivered by Cloudflare.',
      why: 'Loading program libraries that the pages need.',
    },
    de: {
      about: 'Sammlung von JavaScript- und CSS-Bibliotheken, ausgeliefert von Cloudflare.',
      why: 'Laden von Bibliotheken, die die Seiten benötigen.',
    },
  }),
  preset({
    id: 15004,
    name: 'unpkg',
    purpose: 'other',
    vendor: cloudflare,
    hosts: ['unpkg.com', 'npmcdn.com'],
    scripts: ['unpkg.com/'],
    privacyPolicyUrl: 'https://www.cloudflare.com/privacypolicy/',
    places: ['EU', 'US'],
    data: ['ip', 'device', 'page'],
    en: {
      about: 'Delivers files of npm packages through Cloudflare’s network.',
      why: 'Loading a package’s files without hosting them ourselves.',
    },
    de: {
      about: 'Liefert Dateien aus npm-Paketen über das Netz von Cloudflare aus.',
      why: 'Laden von Paketdateien, ohne sie selbst vorzuhalten.',
    },
  }),
  preset({
    id: 15005,
    name: 'Google Hosted Libraries',
    purpose: 'other',
    vendor: google,
    hosts: ['ajax.googleapis.com'],
    scripts: ['ajax.googleapis.com/ajax/libs/'],
    privacyPolicyUrl: 'https://policies.google.com/privacy',
    places: ['EU', 'US'],
    data: ['ip', 'device', 'page'],
    en: {
      about: 'Delivers well-known libraries such as jQuery from Google’s servers.',
      why: 'Loading libraries for the functions of the website.',
    },
    de: {
      about: 'Liefert bekannte Bibliotheken wie jQuery von Google-Servern aus.',
      why: 'Laden von Bibliotheken für die Funktionen der Website.',
    },
  }),
  preset({
    id: 15006,
    name: 'jQuery CDN',
    purpose: 'other',
    vendor: 'OpenJS Foundation, 548 Market Street, PMB 57274, San Francisco, CA 94104, USA',
    hosts: ['jquery.com'],
    scripts: ['code.jquery.com/'],
    privacyPolicyUrl: 'https://privacy-policy.openjsf.org/',
    places: ['EU', 'US'],
    data: ['ip', 'device', 'page'],
    en: {
      about: 'Official source of the library jQuery, delivered by the network Fastly.',
      why: 'Loading jQuery for menus, forms and galleries.',
    },
    de: {
      about: 'Offizielle Quelle der Bibliothek jQuery, ausgeliefert über das Netz Fastly.',
      why: 'Laden von jQuery für Menüs, Formulare und Galerien.',
    },
  }),
  preset({
    id: 15007,
    name: 'BootstrapCDN',
    purpose: 'other',
    vendor:
      'Volentio JSD Limited, Suite 2a1, Northside House, Mount Pleasant, Barnet EN4 9EB, United Kingdom',
    hosts: ['bootstrapcdn.com'],
    scripts: ['.bootstrapcdn.com/'],
    privacyPolicyUrl: 'https://www.bootstrapcdn.com/privacy-policy/',
    places: ['EU', 'US'],
    data: ['ip', 'device', 'page'],
    en: {
      about: 'Delivers the design framework Bootstrap; run by the makers of jsDelivr today.',
      why: 'Loading the style sheets and scripts of Bootstrap.',
    },
    de: {
      about: 'Liefert das Gestaltungsframework Bootstrap aus; heute von den Betreibern von jsDelivr geführt.',
      why: 'Laden der Stylesheets und Skripte von Bootstrap.',
    },
  }),
  preset({
    id: 15008,
    name: 'bunny.net CDN',
    purpose: 'other',
    vendor: 'BunnyWay d.o.o., Dunajska cesta 165, 1000 Ljubljana, Slovenia',
    hosts: ['b-cdn.net'],
    scripts: ['.b-cdn.net/'],
    privacyPolicyUrl: 'https://bunny.net/privacy/',
    places: ['EU'],
    data: ['shortIp', 'device', 'page'],
    en: {
      about: 'Delivery network from Slovenia with many European locations.',
      why: 'Delivering pictures and files faster.',
    },
    de: {
      about: 'Auslieferungsnetz aus Slowenien mit vielen europäischen Standorten.',
      why: 'Schnellere Auslieferung von Bildern und Dateien.',
    },
  }),
  preset({
    id: 15009,
    name: 'Cloudinary',
    purpose: 'other',
    vendor: 'Cloudinary Ltd., 49 Derech Menachem Begin, Petah Tikva, Israel',
    hosts: ['cloudinary.com'],
    scripts: ['res.cloudinary.com/', 'upload-widget.cloudinary.com/', 'media-library.cloudinary.com/'],
    frames: ['player.cloudinary.com/'],
    privacyPolicyUrl: 'https://cloudinary.com/privacy',
    places: ['EU', 'US', 'IL'],
    data: ['ip', 'device', 'page'],
    en: {
      about: 'Resizes and compresses pictures and videos and delivers them.',
      why: 'Delivering media in the size that suits the device.',
    },
    de: {
      about: 'Verkleinert und komprimiert Bilder und Videos und liefert sie aus.',
      why: 'Auslieferung von Medien in der zum Gerät passenden Größe.',
    },
  }),
  preset({
    id: 15010,
    name: 'AWS load balancer',
    purpose: 'necessary',
    basis: 'interest',
    vendor: 'Amazon Web Services EMEA SARL, 38 avenue John F. Kennedy, 1855 Luxembourg, Luxembourg',
    privacyPolicyUrl: 'https://aws.amazon.com/privacy/',
    places: ['EU', 'US'],
    data: [['number of the server in charge', 'Nummer des zuständigen Servers']],
    en: {
      about: 'Spreads the requests over several servers of the website.',
      why: 'Leading all requests of a session to the same server.',
    },
    de: {
      name: 'AWS-Lastverteiler',
      about: 'Verteilt die Anfragen auf mehrere Server der Website.',
      why: 'Leitung aller Anfragen einer Sitzung an denselben Server.',
    },
    assets: [
      cookie('AWSALB', days(7), 'Names the server in charge.', 'Benennt den zuständigen Server.'),
      cookie(
        'AWSALBCORS',
        days(7),
        'Names the server in charge for requests from other domains.',
        'Benennt den zuständigen Server bei Anfragen anderer Domains.',
      ),
      cookie(
        'AWSELB',
        session,
        'Names the server in charge (older versions).',
        'Benennt den zuständigen Server (ältere Versionen).',
      ),
    ],
  }),
  preset({
    id: 15011,
    name: 'Azure load balancer',
    purpose: 'necessary',
    basis: 'interest',
    vendor: microsoft,
    privacyPolicyUrl: 'https://privacy.microsoft.com/privacystatement',
    places: ['EU'],
    data: [['number of the server in charge', 'Nummer des zuständigen Servers']],
    en: {
      about: 'Spreads the requests to a website in Microsoft’s cloud over several servers.',
      why: 'Keeping a session on one server.',
    },
    de: {
      name: 'Azure-Lastverteiler',
      about: 'Verteilt die Anfragen an eine Website in der Cloud von Microsoft auf mehrere Server.',
      why: 'Beibehaltung eines Servers während der Sitzung.',
    },
    assets: [
      cookie('ARRAffinity', session, 'Names the server in charge.', 'Benennt den zuständigen Server.'),
      cookie(
        'ARRAffinitySameSite',
        session,
        'Names the server in charge for requests from other domains.',
        'Benennt den zuständigen Server bei Anfragen anderer Domains.',
      ),
    ],
  }),
];
