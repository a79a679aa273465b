export const cdn = String.raw`
15001 Cloudflare
  purpose   necessary
  vendor    cloudflare
  hosts     nel.cloudflare.com ajax.cloudflare.com
  script    /cdn-cgi/challenge-platform/
  script    /cdn-cgi/scripts/
  script    ajax.cloudflare.com/
  policy    https://www.cloudflare.com/privacypolicy/
  basis     interest
  places    EU US
  data      ip device pages
  en        Stands in front of this website’s server, delivers its pages and wards off attacks and bots.
  en why    Fast and safe delivery of the website.
  de        Ist dem Server dieser Website vorgeschaltet, liefert ihre Seiten aus und wehrt Angriffe und Bots ab.
  de why    Schnelle und sichere Auslieferung der Website.
  cookie    __cf_bm 30min: Tells people from bots. | Unterscheidet Menschen von Bots.
  cookie    cf_clearance 365d: Records that a security check was passed. | Vermerkt eine bestandene Sicherheitsprüfung.
  cookie    _cfuvid session: Tells visitors with the same IP address apart, to limit requests. | Unterscheidet Besucher mit gleicher IP-Adresse, um Anfragen zu begrenzen.
  cookie    __cflb 1d: Leads requests to the same server. | Leitet Anfragen an denselben Server.
  cookie    __cfruid session: Supports the limit on requests. | Unterstützt die Begrenzung von Anfragen.

15002 jsDelivr
  purpose   other
  vendor    Volentio JSD Limited, Suite 2a1, Northside House, Mount Pleasant, Barnet EN4 9EB, United Kingdom
  hosts     jsdelivr.net
  script    cdn.jsdelivr.net/
  script    fastly.jsdelivr.net/
  policy    https://www.jsdelivr.com/terms/privacy-policy-jsdelivr-net
  places    EU US
  data      ip device page
  en        Free network for open-source files from npm and GitHub.
  en why    Loading program libraries from a server nearby.
  de        Kostenloses Netz für quelloffene Dateien aus npm und GitHub.
  de why    Laden von Programmbibliotheken von einem nahen Server.

15003 cdnjs
  purpose   other
  vendor    cloudflare
  hosts     cdnjs.cloudflare.com
  script    cdnjs.cloudflare.com/
  policy    https://www.cloudflare.com/privacypolicy/
  places    EU US
  data      ip device page
  en        Collection of JavaScript and CSS libraries delivered by Cloudflare.
  en why    Loading program libraries that the pages need.
  de        Sammlung von JavaScript- und CSS-Bibliotheken, ausgeliefert von Cloudflare.
  de why    Laden von Bibliotheken, die die Seiten benötigen.

15004 unpkg
  purpose   other
  vendor    cloudflare
  hosts     unpkg.com npmcdn.com
  script    unpkg.com/
  policy    https://www.cloudflare.com/privacypolicy/
  places    EU US
  data      ip device page
  en        Delivers files of npm packages through Cloudflare’s network.
  en why    Loading a package’s files without hosting them ourselves.
  de        Liefert Dateien aus npm-Paketen über das Netz von Cloudflare aus.
  de why    Laden von Paketdateien, ohne sie selbst vorzuhalten.

15005 Google Hosted Libraries
  purpose   other
  vendor    google
  hosts     ajax.googleapis.com
  script    ajax.googleapis.com/ajax/libs/
  policy    https://policies.google.com/privacy
  places    EU US
  data      ip device page
  en        Delivers well-known libraries such as jQuery from Google’s servers.
  en why    Loading libraries for the functions of the website.
  de        Liefert bekannte Bibliotheken wie jQuery von Google-Servern aus.
  de why    Laden von Bibliotheken für die Funktionen der Website.

15006 jQuery CDN
  purpose   other
  vendor    OpenJS Foundation, 548 Market Street, PMB 57274, San Francisco, CA 94104, USA
  hosts     jquery.com
  script    code.jquery.com/
  policy    https://privacy-policy.openjsf.org/
  places    EU US
  data      ip device page
  en        Official source of the library jQuery, delivered by the network Fastly.
  en why    Loading jQuery for menus, forms and galleries.
  de        Offizielle Quelle der Bibliothek jQuery, ausgeliefert über das Netz Fastly.
  de why    Laden von jQuery für Menüs, Formulare und Galerien.

15007 BootstrapCDN
  purpose   other
  vendor    Volentio JSD Limited, Suite 2a1, Northside House, Mount Pleasant, Barnet EN4 9EB, United Kingdom
  hosts     bootstrapcdn.com
  script    .bootstrapcdn.com/
  policy    https://www.bootstrapcdn.com/privacy-policy/
  places    EU US
  data      ip device page
  en        Delivers the design framework Bootstrap; run by the makers of jsDelivr today.
  en why    Loading the style sheets and scripts of Bootstrap.
  de        Liefert das Gestaltungsframework Bootstrap aus; heute von den Betreibern von jsDelivr geführt.
  de why    Laden der Stylesheets und Skripte von Bootstrap.

15008 bunny.net CDN
  purpose   other
  vendor    BunnyWay d.o.o., Dunajska cesta 165, 1000 Ljubljana, Slovenia
  hosts     b-cdn.net
  script    .b-cdn.net/
  policy    https://bunny.net/privacy/
  places    EU
  data      shortIp device page
  en        Delivery network from Slovenia with many European locations.
  en why    Delivering pictures and files faster.
  de        Auslieferungsnetz aus Slowenien mit vielen europäischen Standorten.
  de why    Schnellere Auslieferung von Bildern und Dateien.

15009 Cloudinary
  purpose   other
  vendor    Cloudinary Ltd., 49 Derech Menachem Begin, Petah Tikva, Israel
  hosts     cloudinary.com
  script    res.cloudinary.com/
  script    upload-widget.cloudinary.com/
  script    media-library.cloudinary.com/
  frame     player.cloudinary.com/
  policy    https://cloudinary.com/privacy
  places    EU US IL
  data      ip device page
  en        Resizes and compresses pictures and videos and delivers them.
  en why    Delivering media in the size that suits the device.
  de        Verkleinert und komprimiert Bilder und Videos und liefert sie aus.
  de why    Auslieferung von Medien in der zum Gerät passenden Größe.

15010 AWS load balancer
  purpose   necessary
  vendor    Amazon Web Services EMEA SARL, 38 avenue John F. Kennedy, 1855 Luxembourg, Luxembourg
  policy    https://aws.amazon.com/privacy/
  basis     interest
  places    EU US
  data      number of the server in charge | Nummer des zuständigen Servers
  en        Spreads the requests over several servers of the website.
  en why    Leading all requests of a session to the same server.
  de name   AWS-Lastverteiler
  de        Verteilt die Anfragen auf mehrere Server der Website.
  de why    Leitung aller Anfragen einer Sitzung an denselben Server.
  cookie    AWSALB 7d: Names the server in charge. | Benennt den zuständigen Server.
  cookie    AWSALBCORS 7d: Names the server in charge for requests from other domains. | Benennt den zuständigen Server bei Anfragen anderer Domains.
  cookie    AWSELB session: Names the server in charge (older versions). | Benennt den zuständigen Server (ältere Versionen).

15011 Azure load balancer
  purpose   necessary
  vendor    microsoft
  policy    https://privacy.microsoft.com/privacystatement
  basis     interest
  places    EU
  data      number of the server in charge | Nummer des zuständigen Servers
  en        Spreads the requests to a website in Microsoft’s cloud over several servers.
  en why    Keeping a session on one server.
  de name   Azure-Lastverteiler
  de        Verteilt die Anfragen an eine Website in der Cloud von Microsoft auf mehrere Server.
  de why    Beibehaltung eines Servers während der Sitzung.
  cookie    ARRAffinity session: Names the server in charge. | Benennt den zuständigen Server.
  cookie    ARRAffinitySameSite session: Names the server in charge for requests from other domains. | Benennt den zuständigen Server bei Anfragen anderer Domains.
`;
