import { preset } from './define.ts';
import { adobe, google } from './vendors.ts';

// 6000-6999
export const fonts = [
  preset({
    id: 6001,
    name: 'Google Fonts',
    purpose: 'other',
    vendor: google,
    hosts: ['fonts.googleapis.com', 'fonts.gstatic.com'],
    scripts: [
      'fonts.googleapis.com/',
      'fonts.gstatic.com/',
      'ajax.googleapis.com/ajax/libs/webfont/',
      'WebFontConfig',
    ],
    privacyPolicyUrl: 'https://policies.google.com/privacy',
    places: ['EU', 'US'],
    data: ['ip', 'page', 'device'],
    en: {
      about: 'Loads typefaces from Google’s servers. No cookies are set.',
      why: 'Showing texts in the typefaces of the design.',
    },
    de: {
      about: 'Lädt Schriftarten von Servern von Google. Es werden keine Cookies gesetzt.',
      why: 'Darstellung der Texte in den Schriften des Designs.',
    },
  }),
  preset({
    id: 6002,
    name: 'Adobe Fonts (Typekit)',
    purpose: 'other',
    vendor: adobe,
    hosts: ['typekit.net', 'typekit.com'],
    scripts: ['use.typekit.net/', 'p.typekit.net/', 'use.typekit.com/', 'Typekit.load('],
    privacyPolicyUrl: 'https://www.adobe.com/privacy/policies/adobe-fonts.html',
    places: ['EU', 'US'],
    data: ['ip', 'page', 'device', ['typefaces loaded', 'geladene Schriften']],
    en: {
      about: 'Loads typefaces from Adobe’s library and counts the page views for their licence.',
      why: 'Showing texts in licensed typefaces.',
    },
    de: {
      about: 'Lädt Schriften aus der Bibliothek von Adobe und zählt die Seitenaufrufe für die Lizenz.',
      why: 'Darstellung der Texte in lizenzierten Schriften.',
    },
  }),
  preset({
    id: 6003,
    name: 'Font Awesome',
    purpose: 'other',
    vendor: 'Fonticons, Inc., 307 South Main Street, Suite 202, Bentonville, AR 72712, USA',
    hosts: ['fontawesome.com'],
    scripts: [
      'use.fontawesome.com/',
      'kit.fontawesome.com/',
      'pro.fontawesome.com/',
      'ka-f.fontawesome.com/',
    ],
    privacyPolicyUrl: 'https://fontawesome.com/privacy',
    places: ['US'],
    data: ['ip', 'page', 'device'],
    en: {
      about: 'Icons in the form of a font, loaded from the vendor’s network.',
      why: 'Showing icons in menus and buttons.',
    },
    de: {
      about: 'Symbole in Form einer Schrift, geladen aus dem Netz des Anbieters.',
      why: 'Darstellung von Symbolen in Menüs und Schaltflächen.',
    },
  }),
  preset({
    id: 6004,
    name: 'MyFonts and Fonts.com (Monotype)',
    purpose: 'other',
    vendor: 'Monotype Imaging Inc., 600 Unicorn Park Drive, Woburn, MA 01801, USA',
    hosts: ['myfonts.net', 'fonts.net', 'fonts.com'],
    scripts: ['hello.myfonts.net/', 'fast.fonts.net/'],
    privacyPolicyUrl: 'https://www.monotype.com/legal/privacy-policy',
    places: ['US'],
    data: ['ip', 'page', 'device'],
    en: {
      about: 'Counts page views for the licence of a typeface by Monotype, or delivers it.',
      why: 'Keeping to the licence terms of the typefaces in use.',
    },
    de: {
      name: 'MyFonts und Fonts.com (Monotype)',
      about: 'Zählt Seitenaufrufe für die Lizenz einer Schrift von Monotype oder liefert sie aus.',
      why: 'Einhaltung der Lizenzbedingungen der verwendeten Schriften.',
    },
  }),
  preset({
    id: 6005,
    name: 'Bunny Fonts',
    purpose: 'other',
    vendor: 'BunnyWay d.o.o., Dunajska cesta 165, 1000 Ljubljana, Slovenia',
    hosts: ['fonts.bunny.net'],
    scripts: ['fonts.bunny.net/'],
    privacyPolicyUrl: 'https://bunny.net/privacy/',
    places: ['EU'],
    data: [['IP address, which is not stored', 'IP-Adresse, die nicht gespeichert wird'], 'device'],
    en: {
      about: 'Free typefaces from Slovenia as a replacement for Google Fonts, without logs.',
      why: 'Delivering typefaces from European servers.',
    },
    de: {
      about: 'Freie Schriften aus Slowenien als Ersatz für Google Fonts, ohne Protokollierung.',
      why: 'Auslieferung von Schriften von europäischen Servern.',
    },
  }),
  preset({
    id: 6006,
    name: 'Cloud.typography',
    purpose: 'other',
    vendor: 'Hoefler & Co. (Monotype Imaging Inc.), 600 Unicorn Park Drive, Woburn, MA 01801, USA',
    hosts: ['typography.com'],
    scripts: ['cloud.typography.com/'],
    privacyPolicyUrl: 'https://www.typography.com/policies/privacy',
    places: ['US'],
    data: ['ip', 'page', 'device'],
    en: {
      about: 'Delivers the typefaces of the studio Hoefler & Co.',
      why: 'Showing headlines and texts in typefaces by Hoefler & Co.',
    },
    de: {
      about: 'Liefert die Schriften des Studios Hoefler & Co. aus.',
      why: 'Darstellung von Überschriften und Texten in Schriften von Hoefler & Co.',
    },
  }),
];
