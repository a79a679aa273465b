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
  en        Delivers the pages of this website and protects its server from attacks and bots.
  en why    Fast and safe delivery of the website.
  de        Ist dem Server dieser Website vorgeschaltet, liefert ihre Seiten aus und wehrt Angriffe und Bots ab.
  de why    Schnelle und sichere Auslieferung der Website.
  cookie    __cf_bm 30min: Tells people from bots. | Unterscheidet Menschen von Bots.
  cookie    cf_clearance 365d: Records that a security check was passed. | Vermerkt eine bestandene Sicherheitsprüfung.
  cookie    _cfuvid session: Tells visitors with the same IP address apart, to limit requests. | Unterscheidet Besucher mit gleicher IP-Adresse, um Anfragen zu begrenzen.
  cookie    __cflb 1d: Leads requests to the same server. | Leitet Anfragen an denselben Server.
  cookie    __cfruid session: Supports the limit on requests. | Unterstützt die Begrenzung von Anfragen.
  cookie    __cfduid 30d: bots
  cookie    cf_chl_2 cf_chl_rc_i cf_chl_rc_ni cf_chl_rc_m cf_chl_prog cf_ob_info cf_use_ob __cfseq __cfwaitingroom 1h: bots

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
  en        Distributes the requests across several servers of the website.
  en why    Sending all requests of a session to the same server.
  de name   AWS-Lastverteiler
  de        Verteilt die Anfragen auf mehrere Server der Website.
  de why    Leitung aller Anfragen einer Sitzung an denselben Server.
  cookie    AWSALB 7d: Names the server in charge. | Benennt den zuständigen Server.
  cookie    AWSALBCORS 7d: Names the server in charge for requests from other domains. | Benennt den zuständigen Server bei Anfragen anderer Domains.
  cookie    AWSELB session: Names the server in charge (older versions). | Benennt den zuständigen Server (ältere Versionen).
  cookie    AWSALBTG AWSALBTGCORS AWSELBCORS AWSALBAPP-* 7d: balance

15011 Azure load balancer
  purpose   necessary
  vendor    microsoft
  policy    https://privacy.microsoft.com/privacystatement
  basis     interest
  places    EU
  data      number of the server in charge | Nummer des zuständigen Servers
  en        Distributes the requests to a website in Microsoft’s cloud across several servers.
  en why    Keeping a session on one server.
  de name   Azure-Lastverteiler
  de        Verteilt die Anfragen an eine Website in der Cloud von Microsoft auf mehrere Server.
  de why    Beibehaltung eines Servers während der Sitzung.
  cookie    ARRAffinity session: Names the server in charge. | Benennt den zuständigen Server.
  cookie    ARRAffinitySameSite session: Names the server in charge for requests from other domains. | Benennt den zuständigen Server bei Anfragen anderer Domains.
  cookie    ASLBSA ASLBSACORS ApplicationGatewayAffinity ApplicationGatewayAffinityCORS TiPMix x-ms-routing-name x-ms-gateway-slice session: balance

15012 Google static content (gstatic)
  purpose   other
  vendor    google
  hosts     gstatic.com
  script    www.gstatic.com/
  script    ssl.gstatic.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device
  en        Server with scripts and pictures that several Google services share.
  en why    Loading parts of Google services that the page uses.
  de name   Statische Inhalte von Google (gstatic)
  de        Server mit Skripten und Bildern, die mehrere Google-Dienste gemeinsam nutzen.
  de why    Laden von Bestandteilen der auf der Seite genutzten Google-Dienste.

15013 Google API client (apis.google.com)
  purpose   other
  vendor    google
  hosts     apis.google.com
  script    apis.google.com/
  frame     apis.google.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device account
  en        Library with which pages use services of Google, such as login and buttons.
  en why    Connecting the page with services of Google.
  de name   Google-API-Client (apis.google.com)
  de        Bibliothek, mit der Seiten Google-Dienste wie Anmeldung und Schaltflächen nutzen.
  de why    Verbindung der Seite mit Google-Diensten.
  cookie    SID HSID SSID APISID SAPISID SIDCC 2y: login
  cookie    __Secure-1PSID __Secure-3PSID __Secure-1PSIDTS __Secure-3PSIDTS __Secure-1PSIDCC __Secure-3PSIDCC __Secure-1PAPISID __Secure-3PAPISID 2y: login
  cookie    OTZ 17d: prefs
  cookie    SOCS CONSENT 13mo: consent

15014 Firebase
  purpose   other
  vendor    google
  hosts     firebaseio.com firebaseapp.com firebasestorage.googleapis.com firestore.googleapis.com firebaseinstallations.googleapis.com firebase.googleapis.com firebaseremoteconfig.googleapis.com identitytoolkit.googleapis.com
  uses      www.gstatic.com
  script    .firebaseio.com/
  script    .firebaseapp.com/__/
  script    www.gstatic.com/firebasejs/
  script    firebase.initializeApp
  policy    https://firebase.google.com/support/privacy
  places    US EU
  data      page device account
  en        Database, login and file storage for web applications.
  en why    Providing functions of the website through Firebase.
  de        Datenbank, Anmeldung und Dateien für Webanwendungen.
  de why    Bereitstellung von Funktionen der Website über Firebase.

15015 Google Cloud Storage
  purpose   other
  vendor    google
  hosts     storage.googleapis.com
  script    storage.googleapis.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device
  en        File storage at Google that other companies use.
  en why    Loading files that are stored with Google.
  de        Dateispeicher bei Google, den andere mieten.
  de why    Laden von Dateien, die bei Google liegen.

15016 polyfill.io
  purpose   other
  vendor    polyfill.io (Funnull), China
  hosts     polyfill.io
  script    polyfill.io/
  policy    https://github.com/polyfillpolyfill/polyfill-service
  places    US CN
  data      page device
  en        Adds functions that old browsers lack. The service changed hands in 2024 and has delivered harmful code since.
  en why    Supporting old browsers.
  de        Ergänzt Funktionen, die alten Browsern fehlen. Der Dienst wechselte 2024 den Besitzer und lieferte seither schädlichen Code aus.
  de why    Unterstützung alter Browser.

15017 Microsoft Ajax CDN
  purpose   other
  vendor    microsoft
  hosts     ajax.aspnetcdn.com aspnetcdn.com
  script    ajax.aspnetcdn.com/
  script    aspnetcdn.com/
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      page device
  en        Common program libraries from a server of Microsoft.
  en why    Loading program libraries from Microsoft.
  de        Verbreitete Programmbibliotheken von einem Server von Microsoft.
  de why    Laden von Programmbibliotheken bei Microsoft.

15018 Microsoft Azure CDN
  purpose   other
  vendor    microsoft
  hosts     azureedge.net msedge.net azurefd.net blob.core.windows.net
  script    azureedge.net/
  script    msedge.net/
  script    azurefd.net/
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      page device
  en        Delivers files of its customers from servers near the visitor.
  en why    Loading files through Azure CDN.
  de        Liefert Dateien seiner Mieter von nahen Servern aus.
  de why    Laden von Dateien über Azure CDN.

15019 Akamai
  purpose   other
  vendor    Akamai Technologies, Inc., 145 Broadway, Cambridge, MA 02142, USA
  hosts     akamaihd.net akamaized.net akamai.net akamaitechnologies.com edgesuite.net akamaiedge.net
  script    akamaihd.net/
  script    akamaized.net/
  script    akamai.net/
  script    akamaitechnologies.com/
  script    edgesuite.net/
  script    akamaiedge.net/
  policy    https://www.akamai.com/legal/privacy-statement
  places    US EU
  data      page device
  en        Delivers files of other providers from servers near the visitor.
  en why    Loading files through Akamai.
  de        Liefert Dateien anderer Anbieter von nahen Servern aus.
  de why    Laden von Dateien über Akamai.

15020 Amazon CloudFront
  purpose   other
  vendor    Amazon Web Services EMEA SARL, 38 avenue John F. Kennedy, 1855 Luxembourg, Luxembourg
  hosts     cloudfront.net
  script    .cloudfront.net/
  policy    https://aws.amazon.com/privacy/
  places    EU US
  data      page device
  en        Delivers files of its customers worldwide.
  en why    Loading files through CloudFront.
  de        Liefert Dateien seiner Mieter weltweit aus.
  de why    Laden von Dateien über CloudFront.

15021 KeyCDN
  purpose   other
  vendor    proinity LLC, Reichenauweg 1, 8272 Ermatingen, Switzerland
  hosts     kxcdn.com keycdn.com
  script    kxcdn.com/
  script    keycdn.com/
  policy    https://www.keycdn.com/privacy
  places    CH EU
  data      page device
  en        Swiss delivery network for files.
  en why    Loading files through KeyCDN.
  de        Schweizer Netzwerk zur Auslieferung von Dateien.
  de why    Laden von Dateien über KeyCDN.

15022 CDN77
  purpose   other
  vendor    DataCamp Limited, 207 Regent Street, London W1B 3HH, United Kingdom
  hosts     cdn77.org rsc.cdn77.org cdn77.com
  script    cdn77.org/
  script    rsc.cdn77.org/
  script    cdn77.com/
  policy    https://www.cdn77.com/privacy-policy
  places    GB EU
  data      page device
  en        British-Czech delivery network for files.
  en why    Loading files through CDN77.
  de        Britisch-tschechisches Netzwerk zur Auslieferung von Dateien.
  de why    Laden von Dateien über CDN77.

15023 Fastly
  purpose   other
  vendor    Fastly, Inc., 475 Brannan Street, San Francisco, CA 94107, USA
  hosts     fastly.net fastly-insights.com polyfill-fastly.io polyfill-fastly.net
  script    fastly.net/
  script    fastly-insights.com/
  policy    https://www.fastly.com/privacy/
  places    US EU
  data      page device
  en        Delivery network for files and pages.
  en why    Loading files through Fastly.
  de        Netzwerk zur Auslieferung von Dateien und Seiten.
  de why    Laden von Dateien über Fastly.

15024 GitHub content
  purpose   other
  vendor    GitHub B.V., Prins Bernhardplein 200, 1097 JB Amsterdam, Netherlands
  hosts     githubusercontent.com github.io gist.github.com githubassets.com
  script    gist.github.com/
  script    .githubusercontent.com/
  script    .github.io/
  policy    https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement
  places    US EU
  data      page device
  en        Code and files of developers.
  en why    Showing code or loading files from GitHub.
  de name   GitHub-Inhalte
  de        Code und Dateien von Entwicklern.
  de why    Anzeige von Code oder Laden von Dateien von GitHub.
  cookie    _gh_sess session: state
  cookie    _octo logged_in _device_id 1y: visitor

15025 esm.sh and JSPM
  purpose   other
  vendor    ESM CDN, operated with Cloudflare, USA
  hosts     esm.sh jspm.io skypack.dev
  script    //esm.sh/
  script    ga.jspm.io/
  script    cdn.skypack.dev/
  policy    https://esm.sh/
  places    US EU
  data      page device
  en        Program libraries as modules for browsers.
  en why    Loading program modules.
  de name   esm.sh und JSPM
  de        Programmbibliotheken als Module für Browser.
  de why    Laden von Programmmodulen.

15026 imgix
  purpose   other
  vendor    Zebrafish Labs, Inc. (imgix), San Francisco, CA, USA
  hosts     imgix.net
  script    imgix.net/
  policy    https://www.imgix.com/privacy
  places    US EU
  data      page device
  en        Resizes pictures and delivers them.
  en why    Showing pictures through imgix.
  de        Passt Bilder in der Größe an und liefert sie aus.
  de why    Anzeige von Bildern über imgix.

15027 Adobe Dynamic Media (Scene7)
  purpose   other
  vendor    adobe
  hosts     scene7.com
  script    scene7.com/
  policy    https://www.adobe.com/privacy/policy.html
  places    EU US
  data      page device
  en        Pictures and videos of products from Adobe’s servers.
  en why    Showing product pictures through Scene7.
  de        Produktbilder und -videos von Adobes Servern.
  de why    Anzeige von Produktbildern über Scene7.

15028 Imperva (Incapsula)
  purpose   necessary
  vendor    Imperva, Inc., San Mateo, CA, USA
  hosts     incapsula.com impervadns.net
  script    incapsula.com/
  script    impervadns.net/
  policy    https://www.imperva.com/trust-center/privacy-statement/
  basis     interest
  places    US EU
  data      device
  en        Protects the server of the website from attacks.
  en why    Blocking attacks with Imperva.
  de        Schützt den Server der Website vor Angriffen.
  de why    Abwehr von Angriffen durch Imperva.
  cookie    visid_incap_* 1y: bots
  cookie    incap_ses_* nlbi_* reese84 session: bots

15029 Akamai Bot Manager
  purpose   necessary
  vendor    Akamai Technologies GmbH, Parkring 20-22, 85748 Garching, Germany
  policy    https://www.akamai.com/legal/privacy-statement
  basis     interest
  places    EU US
  data      device
  en        Tells visitors from bots before pages are delivered.
  en why    Blocking bots with Akamai.
  de        Unterscheidet Besucher von Bots, bevor Seiten ausgeliefert werden.
  de why    Abwehr von Bots durch Akamai.
  cookie    _abck 1y: bots
  cookie    bm_sz bm_sv bm_mi ak_bmsc 4h: bots
  cookie    AKA_A2 1h: cache

15030 DataDome
  purpose   necessary
  vendor    DataDome SAS, 37 rue des Mathurins, 75008 Paris, France
  hosts     datadome.co captcha-delivery.com
  script    js.datadome.co/
  frame     geo.captcha-delivery.com/
  policy    https://datadome.co/privacy-policy/
  basis     interest
  places    EU US
  data      device
  en        Tells visitors from bots and shows a task in case of doubt.
  en why    Blocking bots with DataDome.
  de        Unterscheidet Besucher von Bots und stellt im Zweifel eine Aufgabe.
  de why    Abwehr von Bots durch DataDome.
  cookie    datadome 1y: bots

15031 HUMAN (PerimeterX)
  purpose   necessary
  vendor    HUMAN Security, Inc., 841 Broadway, New York, NY 10003, USA
  hosts     perimeterx.net px-cdn.net px-cloud.net pxi.pub px-client.net
  script    perimeterx.net/
  script    px-cdn.net/
  script    px-cloud.net/
  script    .pxi.pub/
  script    px-client.net/
  policy    https://www.humansecurity.com/privacy-notice
  basis     interest
  places    US EU
  data      device
  en        Recognizes automated visits by their behavior.
  en why    Blocking bots with HUMAN.
  de        Erkennt automatisierte Besuche an ihrem Verhalten.
  de why    Abwehr von Bots durch HUMAN.
  cookie    _pxvid _pxhd pxcts _pxff_* 1y: bots
  cookie    _px2 _px3 _pxde 5min: bots

15032 F5 BIG-IP load balancer
  purpose   necessary
  vendor    siteOperator
  policy    https://www.f5.com/company/policies/privacy-notice
  basis     interest
  places    site
  data      device
  en        Distributes the visitors of the website across several servers.
  en why    Load balancing by BIG-IP.
  de name   F5 BIG-IP (Lastverteilung)
  de        Verteilt die Besucher der Website auf mehrere Server.
  de why    Lastverteilung durch BIG-IP.
  cookie    BIGipServer* session: balance

15033 Citrix NetScaler load balancer
  purpose   necessary
  vendor    siteOperator
  policy    https://www.cloud.com/privacy-policy
  basis     interest
  places    site
  data      device
  en        Assigns each visitor to one of the website’s servers.
  en why    Load balancing by NetScaler.
  de name   Citrix NetScaler (Lastverteilung)
  de        Ordnet jeden Besucher einem Server der Website zu.
  de why    Lastverteilung durch NetScaler.
  cookie    NSC_* session: balance

15034 NGINX and HAProxy load balancing
  purpose   necessary
  vendor    siteOperator
  policy    https://www.f5.com/company/policies/privacy-notice
  basis     interest
  places    site
  data      device
  en        Passes the requests of a visit on to the same server.
  en why    Load balancing by NGINX or HAProxy.
  de name   Lastverteilung durch NGINX und HAProxy
  de        Leitet die Anfragen eines Besuchs an denselben Server.
  de why    Lastverteilung durch NGINX oder HAProxy.
  cookie    INGRESSCOOKIE SERVERID session: balance

15035 Yandex static files
  purpose   other
  vendor    yandex
  hosts     yastatic.net yandex.st
  script    yastatic.net/
  script    yandex.st/
  policy    https://yandex.com/legal/confidential/
  places    RU
  data      page device
  en        Libraries and share buttons of Yandex.
  en why    Loading libraries and share buttons from Yandex.
  de name   Statische Dateien von Yandex
  de        Bibliotheken und Teilen-Schaltflächen von Yandex.
  de why    Laden von Bibliotheken und Teilen-Schaltflächen von Yandex.

15036 CreateJS CDN
  purpose   other
  vendor    gskinner.com, inc., Edmonton, Canada
  hosts     createjs.com
  script    createjs.com/
  policy    https://createjs.com/legal/privacy.html
  places    US
  data      page device
  en        Libraries for animations, above all in ads.
  en why    Loading libraries for animations.
  de        Bibliotheken für Animationen, vor allem in Anzeigen.
  de why    Laden von Bibliotheken für Animationen.

15037 Amazon Web Services
  purpose   other
  vendor    Amazon Web Services EMEA SARL, 38 avenue John F. Kennedy, 1855 Luxembourg, Luxembourg
  hosts     amazonaws.com awswaf.com
  script    .amazonaws.com/
  policy    https://aws.amazon.com/privacy/
  places    EU US
  data      page device
  en        Files and programs that a website keeps in Amazon’s data centers (S3).
  en why    Loading files from Amazon’s data centers.
  de        Dateien und Programme, die eine Website in Rechenzentren von Amazon ablegt (S3).
  de why    Laden von Dateien aus Rechenzentren von Amazon.

15038 Google App Engine
  purpose   other
  vendor    google
  hosts     appspot.com googleusercontent.com
  script    .appspot.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device
  en        Programs and files of other companies in Google’s data centers.
  en why    Loading files and programs from Google’s data centers.
  de        Programme und Dateien anderer Unternehmen in Rechenzentren von Google.
  de why    Laden von Dateien und Programmen aus Rechenzentren von Google.

15039 Contentful
  purpose   other
  vendor    Contentful GmbH, Max-Urich-Straße 3, 13355 Berlin, Germany
  hosts     ctfassets.net contentful.com
  script    .ctfassets.net/
  policy    https://www.contentful.com/legal/privacy-at-contentful/privacy-notice/
  places    EU US
  data      page device
  en        Pictures and texts of websites that use the content management system Contentful.
  en why    Loading pictures from Contentful.
  de        Bilder und Texte von Websites mit dem Redaktionssystem Contentful.
  de why    Laden von Bildern von Contentful.

15040 Ionic CDN
  purpose   other
  vendor    Ionic (OutSystems), Madison, WI, USA
  hosts     ionicframework.com
  script    code.ionicframework.com/
  policy    https://ionic.io/privacy
  places    US
  data      page device
  en        Icons (Ionicons) and interface elements.
  en why    Loading icons from Ionic.
  de        Symbole (Ionicons) und Bedienelemente.
  de why    Laden von Symbolen von Ionic.

15041 Wikimedia
  purpose   other
  vendor    Wikimedia Foundation, Inc., 1 Montgomery Street, Suite 1600, San Francisco, CA 94104, USA
  hosts     wikimedia.org
  script    upload.wikimedia.org/
  policy    https://foundation.wikimedia.org/wiki/Policy:Privacy_policy
  places    US NL
  data      page device
  en        Pictures and other files of Wikipedia and its sister projects.
  en why    Showing pictures from Wikimedia.
  de name   Dateien von Wikimedia
  de        Bilder und andere Dateien von Wikipedia und Schwesterprojekten.
  de why    Anzeige von Bildern von Wikimedia.

15042 Uploadcare
  purpose   other
  vendor    Uploadcare, Inc., Vancouver, Canada
  hosts     ucarecdn.com uploadcare.com
  script    ucarecdn.com/
  script    uploadcare.com/libs/
  policy    https://uploadcare.com/about/privacy-policy/
  places    US EU
  data      page device
  en        Stores and resizes pictures.
  en why    Loading pictures from Uploadcare.
  de        Speichert und verkleinert Bilder.
  de why    Laden von Bildern von Uploadcare.

15043 NitroPack
  purpose   other
  vendor    NitroPack Inc., Sofia, Bulgaria
  hosts     nitrocdn.com nitropack.io
  script    .nitrocdn.com/
  policy    https://nitropack.io/page/privacy
  places    EU US
  data      page device timings
  en        Delivers the website’s files in an optimized form.
  en why    Faster loading of the website with NitroPack.
  de        Liefert Dateien der Website in optimierter Form aus.
  de why    Schnelleres Laden der Website mit NitroPack.

15044 ShortPixel
  purpose   other
  vendor    ID Scout SRL (ShortPixel), Bucharest, Romania
  hosts     shortpixel.ai
  script    shortpixel.ai/
  policy    https://shortpixel.com/privacy
  places    EU
  data      page device
  en        Delivers the website’s pictures in a smaller size.
  en why    Faster loading of pictures with ShortPixel.
  de        Liefert Bilder der Website in kleinerer Größe aus.
  de why    Schnelleres Laden von Bildern mit ShortPixel.

15045 Sirv
  purpose   other
  vendor    Sirv Ltd, London, United Kingdom
  hosts     sirv.com
  script    sirv.com/
  policy    https://sirv.com/privacy/
  places    EU US
  data      page device
  en        Delivers pictures, also as rotating views of products.
  en why    Showing pictures and views of products from Sirv.
  de        Liefert Bilder aus, auch als drehbare Produktansichten.
  de why    Anzeige von Bildern und Produktansichten von Sirv.

15046 Yahoo static files
  purpose   other
  vendor    Yahoo EMEA Limited, 5-7 Point Square, North Wall Quay, Dublin 1, Ireland
  hosts     yimg.com aolcdn.com vidible.tv
  script    s.yimg.com/
  script    o.aolcdn.com/
  script    cdn.vidible.tv/
  policy    https://legal.yahoo.com/ie/en/yahoo/privacy/index.html
  places    IE US
  data      page device
  en        Scripts and pictures of Yahoo’s services.
  en why    Loading scripts and pictures from Yahoo.
  de name   Statische Dateien von Yahoo
  de        Skripte und Bilder der Dienste von Yahoo.
  de why    Laden von Skripten und Bildern von Yahoo.

15047 instant.page
  purpose   other
  vendor    Alexandre Dieulot (instant.page), France
  hosts     instant.page
  script    //instant.page/
  policy    https://instant.page/
  places    EU
  data      page device
  en        Loads pages before a visitor clicks on their link.
  en why    Faster opening of pages with instant.page.
  de        Lädt Seiten, bevor ein Besucher auf ihren Link klickt.
  de why    Schnelleres Öffnen von Seiten mit instant.page.

15048 AWX (tm-awx.com)
  purpose   other
  vendor    Reach plc, One Canada Square, Canary Wharf, London E14 5AP, United Kingdom
  hosts     tm-awx.com
  script    tm-awx.com/
  policy    https://www.reachplc.com/site-services/privacy-notice
  places    GB
  data      page device
  en        Files and programs of the publisher Reach, on its own websites.
  en why    Loading files of the publisher Reach.
  de        Dateien und Programme des Verlags Reach auf dessen Websites.
  de why    Laden von Dateien des Verlags Reach.

15049 DigitalOcean Spaces
  purpose   other
  vendor    DigitalOcean, LLC, 105 Edgeview Drive, Suite 425, Broomfield, CO 80021, USA
  hosts     digitaloceanspaces.com
  script    digitaloceanspaces.com/
  policy    https://www.digitalocean.com/legal/privacy-policy
  places    US EU
  data      page device
  en        Storage of files of many companies at DigitalOcean.
  en why    Delivering files from DigitalOcean.
  de        Speicher für Dateien vieler Unternehmen bei DigitalOcean.
  de why    Auslieferung von Dateien durch DigitalOcean.

15050 Easy IO (exactdn.com)
  purpose   other
  vendor    Exactly WWW, address unknown
  hosts     exactdn.com
  script    exactdn.com/
  policy    https://ewww.io/privacy-policy/
  places    US
  data      page device
  en        Delivers and shrinks images of WordPress websites.
  en why    Quick images through Easy IO.
  de        Liefert Bilder von WordPress-Websites aus und verkleinert sie.
  de why    Schnelle Bilder durch Easy IO.

15051 Pagely (pcdn.co)
  purpose   other
  vendor    GoDaddy.com, LLC, 100 S. Mill Ave, Suite 1600, Tempe, AZ 85281, USA
  hosts     pcdn.co
  script    pcdn.co/
  policy    https://pagely.com/privacy-policy/
  places    US
  data      page device
  en        Delivers files of WordPress websites that Pagely hosts.
  en why    Quick delivery of files by Pagely.
  de        Liefert Dateien von WordPress-Websites aus, die Pagely hostet.
  de why    Schnelle Auslieferung von Dateien durch Pagely.

15052 GoDaddy CDN (secureservercdn.net)
  purpose   other
  vendor    GoDaddy.com, LLC, 100 S. Mill Ave, Suite 1600, Tempe, AZ 85281, USA
  hosts     secureservercdn.net
  script    secureservercdn.net/
  policy    https://www.godaddy.com/legal/agreements/privacy-policy
  places    US
  data      page device
  en        Delivers files of websites that GoDaddy hosts.
  en why    Quick delivery of files by GoDaddy.
  de        Liefert Dateien von Websites aus, die GoDaddy hostet.
  de why    Schnelle Auslieferung von Dateien durch GoDaddy.

15053 Pressable CDN
  purpose   other
  vendor    Automattic Inc., San Francisco, CA, USA
  hosts     pressablecdn.com
  script    pressablecdn.com/
  policy    https://pressable.com/legal/privacy-policy/
  places    US
  data      page device
  en        Delivers files of WordPress websites that Pressable hosts.
  en why    Quick delivery of files by Pressable.
  de        Liefert Dateien von WordPress-Websites aus, die Pressable hostet.
  de why    Schnelle Auslieferung von Dateien durch Pressable.

15054 Closte
  purpose   other
  vendor    Closte, address unknown
  hosts     closte.com
  script    closte.com/
  policy    https://closte.com/
  places    US
  data      page device
  en        Delivers files of WordPress websites that Closte hosts.
  en why    Quick delivery of files by Closte.
  de        Liefert Dateien von WordPress-Websites aus, die Closte hostet.
  de why    Schnelle Auslieferung von Dateien durch Closte.

15055 Naviga (Infomaker)
  purpose   other
  vendor    Infomaker Scandinavia AB, Kalmar, Sweden
  hosts     infomaker.io navigacloud.com
  script    infomaker.io/
  script    navigacloud.com/
  policy    https://www.navigaglobal.com/privacy-policy/
  places    SE EU
  data      page device
  en        Images and articles of publishers that use the system of Naviga.
  en why    Delivering images from the publishing system.
  de        Bilder und Artikel von Verlagen, die das System von Naviga nutzen.
  de why    Auslieferung von Bildern aus dem Redaktionssystem.

15056 BLOX Digital (TownNews)
  purpose   other
  vendor    TownNews.com, LLC, East Moline, IL, USA
  hosts     townnews.com bloximages.com
  script    townnews.com/
  script    bloximages.com/
  policy    https://bloxdigital.com/privacy/
  places    US
  data      page device
  en        Images and programs of newspapers that use the system of BLOX Digital.
  en why    Delivering the files of a newspaper website.
  de        Bilder und Programme von Zeitungen, die das System von BLOX Digital nutzen.
  de why    Auslieferung der Dateien einer Zeitungs-Website.

15057 Aiir
  purpose   other
  vendor    Aiir, address unknown
  hosts     aiircdn.com
  script    aiircdn.com/
  policy    https://aiir.com/
  places    GB
  data      page device
  en        Files of websites of radio stations.
  en why    Delivering images of a radio station.
  de        Dateien von Websites von Radiosendern.
  de why    Auslieferung von Bildern eines Radiosenders.

15058 Oktawave
  purpose   other
  vendor    Oktawave, Warsaw, Poland
  hosts     oktawave.com
  script    oktawave.com/
  policy    https://www.oktawave.com/
  places    PL
  data      page device
  en        Storage of files in a Polish data center.
  en why    Delivering files from Oktawave.
  de        Speicher für Dateien in einem polnischen Rechenzentrum.
  de why    Auslieferung von Dateien durch Oktawave.

15059 Google pictures (ggpht.com)
  purpose   other
  vendor    google
  hosts     ggpht.com
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device
  en        Pictures of Google accounts, blogs and apps.
  en why    Showing pictures that are stored at Google.
  de        Bilder von Google-Konten, Blogs und Apps.
  de why    Anzeige von Bildern, die bei Google liegen.

15060 Arc XP
  purpose   other
  vendor    The Washington Post (Arc XP), Washington, DC, USA
  hosts     arcpublishing.com
  script    arcpublishing.com/
  policy    https://www.arcxp.com/privacy-policy/
  places    US
  data      ip page device
  en        Content management and image delivery for publishers.
  en why    Loading images and files through Arc XP.
  de        Redaktionssystem und Bildauslieferung für Verlage.
  de why    Laden von Bildern und Dateien über Arc XP.

15061 Sanity
  purpose   other
  vendor    Sanity AS, Thorvald Meyers gate 49, 0555 Oslo, Norway
  hosts     sanity.io
  policy    https://www.sanity.io/legal/privacy
  places    EU US
  data      page device
  en        Pictures and texts of websites that use the content management system Sanity.
  en why    Loading pictures from Sanity.
  de        Bilder und Texte von Websites mit dem Redaktionssystem Sanity.
  de why    Laden von Bildern von Sanity.

15062 HubSpot files
  purpose   other
  vendor    HubSpot Ireland Limited, 2nd Floor, 30 North Wall Quay, Dublin 1, Ireland
  hosts     hubspotusercontent-na1.net hubspotusercontent-eu1.net hubspotusercontent20.net
  policy    https://legal.hubspot.com/privacy-policy
  places    EU US
  data      page device
  en        Pictures and documents that websites store at HubSpot.
  en why    Loading pictures from HubSpot.
  de name   HubSpot-Dateien
  de        Bilder und Dokumente, die Websites bei HubSpot ablegen.
  de why    Laden von Bildern von HubSpot.

15063 Plyr CDN
  purpose   other
  vendor    Plyr (Sam Potts), address unknown
  hosts     plyr.io
  script    cdn.plyr.io/
  policy    https://github.com/sampotts/plyr
  places    US
  data      page device
  en        Files of the open media player Plyr.
  en why    Loading the media player.
  de        Dateien des Medienplayers Plyr.
  de why    Laden des Medienplayers.

15064 ImgBB
  purpose   other
  vendor    ImgBB, address unknown
  hosts     ibb.co
  policy    https://imgbb.com/
  places    US
  data      page device
  en        Storage for pictures of anybody.
  en why    Showing pictures that are stored at ImgBB.
  de        Speicher für Bilder beliebiger Personen.
  de why    Anzeige von Bildern, die bei ImgBB liegen.

15070 DatoCMS
  purpose   other
  vendor    DatoCMS, address unknown
  hosts     datocms-assets.com
  policy    https://www.datocms.com/
  places    EU US
  data      page device
  en        Pictures and texts of websites that use the content management system DatoCMS.
  en why    Loading pictures from DatoCMS.
  de        Bilder und Texte von Websites mit dem Redaktionssystem DatoCMS.
  de why    Laden von Bildern von DatoCMS.

15071 Builder.io
  purpose   other
  vendor    Builder.io, address unknown
  hosts     builder.io
  policy    https://www.builder.io/
  places    US
  data      page device
  en        Pictures and contents of websites that use the content management system Builder.
  en why    Loading pictures from Builder.
  de        Bilder und Inhalte von Websites mit dem Redaktionssystem Builder.
  de why    Laden von Bildern von Builder.

15072 Amplience
  purpose   other
  vendor    Amplience, address unknown
  hosts     amplience.net amplience.com bigcontent.io adis.ws 10cms.com
  policy    https://amplience.com/
  places    GB US
  data      page device
  en        Pictures and contents of shops.
  en why    Loading pictures from Amplience.
  de        Bilder und Inhalte von Shops.
  de why    Laden von Bildern von Amplience.

15073 Unsplash
  purpose   other
  vendor    Unsplash, address unknown
  hosts     images.unsplash.com
  policy    https://unsplash.com/privacy
  places    US
  data      page device
  en        Photos of the platform Unsplash.
  en why    Showing photos from Unsplash.
  de        Fotos der Plattform Unsplash.
  de why    Anzeige von Fotos von Unsplash.

15074 Contentstack
  purpose   other
  vendor    Contentstack, address unknown
  hosts     contentstack.io contentstack.com
  policy    https://www.contentstack.com/
  places    US EU
  data      page device
  en        Pictures and texts of websites that use the content management system Contentstack.
  en why    Loading pictures from Contentstack.
  de        Bilder und Texte von Websites mit dem Redaktionssystem Contentstack.
  de why    Laden von Bildern von Contentstack.

15075 Netlify
  purpose   other
  vendor    Netlify, address unknown
  hosts     netlifyusercontent.com netlify.com
  policy    https://www.netlify.com/
  places    US EU
  data      page device
  en        Files and tools of the hosting provider Netlify.
  en why    Loading files from Netlify.
  de        Dateien und Werkzeuge des Hosting-Anbieters Netlify.
  de why    Laden von Dateien von Netlify.

15076 Pexels
  purpose   other
  vendor    Pexels, address unknown
  hosts     images.pexels.com
  policy    https://www.pexels.com/
  places    EU US
  data      page device
  en        Photos of the platform Pexels.
  en why    Showing photos from Pexels.
  de        Fotos der Plattform Pexels.
  de why    Anzeige von Fotos von Pexels.

15077 Blackbaud
  purpose   other
  vendor    Blackbaud, address unknown
  hosts     blackbaudcdn.net
  policy    https://www.blackbaud.com/
  places    US
  data      page device
  en        Files of Blackbaud’s software for associations and donations.
  en why    Loading files from Blackbaud.
  de        Dateien von Blackbauds Software für Vereine und Spenden.
  de why    Laden von Dateien von Blackbaud.

15078 WPMU DEV (Hummingbird)
  purpose   other
  vendor    WPMU DEV, address unknown
  hosts     wpmucdn.com
  policy    https://wpmudev.com/
  places    US
  data      page device
  en        Content delivery network of the WordPress plug-ins Hummingbird and Smush.
  en why    Loading files through WPMU DEV.
  de        Netz zur Auslieferung von Dateien der WordPress-Plugins Hummingbird und Smush.
  de why    Laden von Dateien über WPMU DEV.
`;
