export const cms = String.raw`
17001 WordPress
  purpose   necessary
  vendor    siteOperator
  script    /wp-includes/
  policy    https://wordpress.org/about/privacy/
  basis     interest
  places    site
  data      login
  data      settings of the editing area | Einstellungen des Redaktionsbereichs
  en        Content management system of this website. Its cookies concern editors, members and people who comment.
  en why    Logging in and remembering one’s own settings.
  de        Redaktionssystem dieser Website. Seine Cookies betreffen Redakteure, Mitglieder und Kommentierende.
  de why    Anmeldung und Speicherung eigener Einstellungen.
  cookie    wordpress_logged_in_* session: Recognises users who are logged in; 14 days with “Remember me”. | Erkennt angemeldete Benutzer wieder; 14 Tage bei „Angemeldet bleiben“.
  cookie    wordpress_sec_* session: Secures access to the administration; 14 days with “Remember me”. | Sichert den Zugang zur Verwaltung; 14 Tage bei „Angemeldet bleiben“.
  cookie    wordpress_test_cookie session: Tests whether the browser accepts cookies. | Prüft, ob der Browser Cookies annimmt.
  cookie    wp-settings-* 1y: Holds settings of the editing area. | Enthält Einstellungen des Redaktionsbereichs.
  cookie    wp-settings-time-* 1y: Holds the time of the last change to the settings. | Enthält den Zeitpunkt der letzten Einstellungsänderung.
  cookie    wp-postpass_* 10d: Holds the password of a protected post. | Enthält das Passwort eines geschützten Beitrags.
  tab       wpEmojiSettingsSupports: Holds whether the browser can show emojis. | Enthält, ob der Browser Emojis darstellen kann.

17002 WordPress comments
  purpose   other
  vendor    siteOperator
  policy    https://wordpress.org/about/privacy/
  places    site
  data      contact
  data      website entered | eingegebene Website
  en        Remembers the details of people who comment, if they tick the box for it.
  en why    Filling in the comment form next time.
  de name   WordPress-Kommentare
  de        Merkt sich die Angaben von Kommentierenden, wenn sie das Kästchen dafür ankreuzen.
  de why    Vorausfüllen des Kommentarformulars beim nächsten Mal.
  cookie    comment_author_* 347d: Holds the name. | Enthält den Namen.
  cookie    comment_author_email_* 347d: Holds the e-mail address. | Enthält die E-Mail-Adresse.
  cookie    comment_author_url_* 347d: Holds the website. | Enthält die Website.

17003 TYPO3
  purpose   necessary
  vendor    siteOperator
  script    /typo3conf/ext/
  script    /typo3temp/assets/
  policy    https://typo3.org/privacy-policy
  basis     interest
  places    site
  data      sessionId login
  en        Content management system of this website; cookies appear with logins and forms.
  en why    Logging in to protected areas and filling in forms.
  de        Redaktionssystem dieser Website; Cookies entstehen bei Anmeldungen und Formularen.
  de why    Anmeldung in geschützten Bereichen und Ausfüllen von Formularen.
  cookie    fe_typo_user session: Holds the session of the visitor. | Enthält die Sitzung des Besuchers.
  cookie    be_typo_user session: Holds the session of editors. | Enthält die Sitzung von Redakteuren.
  cookie    be_lastLoginProvider 90d: Remembers the kind of the last login of editors. | Merkt sich die letzte Anmeldeart von Redakteuren.

17004 Joomla
  purpose   necessary
  vendor    siteOperator
  script    /media/system/js/core
  script    /media/vendor/joomla
  script    joomla-script-options
  policy    https://www.joomla.org/privacy-policy.html
  basis     interest
  places    site
  data      sessionId login
  en        Content management system of this website. Each visit gets a session.
  en why    Logins, forms and their protection.
  de        Redaktionssystem dieser Website. Jeder Besuch erhält eine Sitzung.
  de why    Anmeldungen, Formulare und deren Schutz.
  cookie    joomla_user_state session: Records whether the visitor is logged in. | Vermerkt, ob der Besucher angemeldet ist.
  cookie    joomla_remember_me_* 60d: Keeps users logged in who asked for it. | Hält Benutzer angemeldet, die dies wünschen.

17005 Drupal
  purpose   necessary
  vendor    siteOperator
  script    /core/misc/drupal.js
  script    /core/misc/drupal.init.js
  script    drupal-settings-json
  script    /misc/drupal.js
  policy    https://www.drupal.org/privacy
  basis     interest
  places    site
  data      sessionId login
  en        Content management system of this website; visitors without login usually get no cookie.
  en why    Keeping users logged in.
  de        Redaktionssystem dieser Website; ohne Anmeldung entsteht meist kein Cookie.
  de why    Erhalt der Anmeldung von Benutzern.
  cookie    SESS* 23d: Holds the session of users who are logged in. | Enthält die Sitzung angemeldeter Benutzer.
  cookie    SSESS* 23d: Holds the session over encrypted connections. | Enthält die Sitzung bei verschlüsselter Verbindung.

17006 Contao
  purpose   necessary
  vendor    siteOperator
  script    /bundles/contao
  script    assets/contao/js/
  policy    https://contao.org/en/privacy-policy
  basis     interest
  places    site
  data      sessionId login
  en        Open-source content management system of this website, popular in German-speaking countries.
  en why    Protecting forms and keeping members logged in.
  de        Quelloffenes Redaktionssystem dieser Website, im deutschsprachigen Raum verbreitet.
  de why    Schutz von Formularen und Erhalt der Anmeldung von Mitgliedern.
  cookie    csrf_contao_csrf_token session: Protects forms against forged requests. | Schützt Formulare vor gefälschten Anfragen.
  cookie    csrf_https-contao_csrf_token session: Protects forms against forged requests over encrypted connections. | Schützt Formulare bei verschlüsselter Verbindung vor gefälschten Anfragen.

17007 Wix
  purpose   necessary
  vendor    Wix.com Ltd., 5 Yunitsman Street, Tel Aviv 6936025, Israel
  hosts     wix.com wixstatic.com parastorage.com wixsite.com
  script    static.parastorage.com/
  script    static.wixstatic.com/
  script    siteassets.parastorage.com/
  policy    https://www.wix.com/about/privacy
  basis     interest
  places    EU IL US
  data      sessionId ip device login
  en        Website builder on which this website was made and runs.
  en why    Running the website safely and stably.
  de        Website-Baukasten, mit dem diese Website erstellt wurde und betrieben wird.
  de why    Sicherer und stabiler Betrieb der Website.
  cookie    hs session: Serves security. | Dient der Sicherheit.
  cookie    svSession 2y: Recognises visitors and their logins. | Erkennt Besucher und Anmeldungen wieder.
  cookie    SSR-caching 1min: Tells from where the page was delivered. | Gibt an, woher die Seite ausgeliefert wurde.
  cookie    TS* session: Detects attacks. | Erkennt Angriffe.
  cookie    bSession 30min: Measures the working of the system. | Misst die Funktion des Systems.

17008 Squarespace
  purpose   necessary
  vendor    Squarespace Ireland Limited, Le Pole House, Ship Street Great, Dublin 8, Ireland
  hosts     squarespace.com squarespace-cdn.com sqspcdn.com
  script    static1.squarespace.com/
  script    assets.squarespace.com/
  script    definitions.sqspcdn.com/
  script    squarespace-cdn.com/
  script    Static.SQUARESPACE_CONTEXT
  policy    https://www.squarespace.com/privacy
  basis     interest
  places    EU US
  data      sessionId ip device cart
  en        Website builder from New York on which this website runs.
  en why    Delivering the pages and protecting their forms.
  de        Website-Baukasten aus New York, auf dem diese Website läuft.
  de why    Auslieferung der Seiten und Schutz ihrer Formulare.
  cookie    crumb session: Protects forms against forged requests. | Schützt Formulare vor gefälschten Anfragen.
  cookie    CART 14d: Holds the cart. | Enthält den Warenkorb.
  cookie    hasCart 14d: Records that there is a cart. | Vermerkt, dass es einen Warenkorb gibt.

17009 Squarespace Analytics
  purpose   analytics
  vendor    Squarespace Ireland Limited, Le Pole House, Ship Street Great, Dublin 8, Ireland
  policy    https://www.squarespace.com/privacy
  places    EU US
  data      visitorId ip pages referrer device
  en        Visitor statistics of the website builder Squarespace.
  en why    Counting visitors and page views.
  de        Besucherstatistik des Website-Baukastens Squarespace.
  de why    Zählung von Besuchern und Seitenaufrufen.
  cookie    ss_cvr 2y: Recognises the visitor. | Erkennt den Besucher wieder.
  cookie    ss_cvt 30min: Recognises the session. | Erkennt die Sitzung wieder.
  cookie    ss_cvisit 30min: Recognises the visit. | Erkennt den Besuch wieder.

17010 Webflow
  purpose   necessary
  vendor    Webflow, Inc., 398 11th Street, 2nd Floor, San Francisco, CA 94103, USA
  hosts     website-files.com webflow.com webflow.io
  script    .website-files.com/
  script    assets-global.website-files.com/
  script    uploads-ssl.webflow.com/
  script    Webflow.push
  policy    https://webflow.com/legal/privacy
  basis     interest
  places    US EU
  data      ip device page
  en        Design tool and hosting of this website.
  en why    Delivering pages, pictures and scripts.
  de        Gestaltungswerkzeug und Hosting dieser Website.
  de why    Auslieferung von Seiten, Bildern und Skripten.

17011 Jimdo
  purpose   necessary
  vendor    Jimdo GmbH, Stresemannstraße 375, 22761 Hamburg, Germany
  hosts     jimdo.com jimstatic.com jimcdn.com jimdosite.com
  script    .jimstatic.com/
  script    .jimcdn.com/
  script    jimdoData
  policy    https://www.jimdo.com/info/privacy/
  basis     interest
  places    EU US
  data      sessionId ip device cart
  en        Website builder from Hamburg on which this website runs.
  en why    Running the website and its shop.
  de        Website-Baukasten aus Hamburg, auf dem diese Website läuft.
  de why    Betrieb der Website und ihres Shops.
  cookie    shd session: Recognises the session in the shop. | Erkennt die Sitzung im Shop wieder.
  cookie    ckies_* 1y: Holds the choice of cookies. | Enthält die Auswahl der Cookies.

17012 Polylang
  purpose   necessary
  vendor    siteOperator
  script    /plugins/polylang/
  script    /plugins/polylang-pro/
  policy    https://polylang.pro/privacy-policy/
  basis     interest
  places    site
  data      language
  en        Plug-in for WordPress websites in several languages.
  en why    Remembering the language that the visitor chose.
  de        Plug-in für mehrsprachige WordPress-Websites.
  de why    Speicherung der vom Besucher gewählten Sprache.
  cookie    pll_language 1y: Holds the language. | Enthält die Sprache.

17013 WPML
  purpose   necessary
  vendor    siteOperator
  script    /plugins/sitepress-multilingual-cms/
  policy    https://wpml.org/documentation/privacy-policy-and-gdpr-compliance/
  basis     interest
  places    site
  data      language
  en        Translation plug-in for WordPress.
  en why    Showing pages in the language chosen.
  de        Übersetzungs-Plug-in für WordPress.
  de why    Anzeige der Seiten in der gewählten Sprache.
  cookie    wp-wpml_current_language 1d: Holds the current language. | Enthält die aktuelle Sprache.
  cookie    _icl_visitor_lang_js 1d: Holds the language to which the visitor was led. | Enthält die Sprache, zu der weitergeleitet wurde.
  cookie    wpml_browser_redirect_test session: Tests whether cookies are accepted. | Prüft, ob Cookies angenommen werden.

17014 PHP session
  purpose   necessary
  vendor    siteOperator
  policy    https://www.php.net/privacy.php
  basis     interest
  places    site
  data      sessionId
  en        Session of the server software of this website, written in PHP.
  en why    Keeping entries and logins while moving from page to page.
  de name   PHP-Sitzung
  de        Sitzung der in PHP geschriebenen Serversoftware dieser Website.
  de why    Erhalt von Eingaben und Anmeldungen beim Wechsel der Seite.
  cookie    PHPSESSID session: Holds the session ID. | Enthält die Sitzungskennung.

17015 ASP.NET session
  purpose   necessary
  vendor    siteOperator
  policy    https://privacy.microsoft.com/privacystatement
  basis     interest
  places    site
  data      sessionId
  en        Session of the server software of this website, written with Microsoft’s ASP.NET.
  en why    Keeping the session and protecting forms.
  de name   ASP.NET-Sitzung
  de        Sitzung der Serversoftware dieser Website, die mit ASP.NET von Microsoft geschrieben ist.
  de why    Erhalt der Sitzung und Schutz von Formularen.
  cookie    ASP.NET_SessionId session: Holds the session ID. | Enthält die Sitzungskennung.
  cookie    .AspNetCore.Session session: Holds the session ID (newer versions). | Enthält die Sitzungskennung (neuere Versionen).
  cookie    .AspNetCore.Antiforgery.* session: Protects forms against forged requests. | Schützt Formulare vor gefälschten Anfragen.
  cookie    __RequestVerificationToken* session: Protects forms against forged requests (older versions). | Schützt Formulare vor gefälschten Anfragen (ältere Versionen).

17016 Java session
  purpose   necessary
  vendor    siteOperator
  policy    https://www.oracle.com/legal/privacy/
  basis     interest
  places    site
  data      sessionId
  en        Session of the server software of this website, written in Java.
  en why    Linking the requests of a visit with each other.
  de name   Java-Sitzung
  de        Sitzung der in Java geschriebenen Serversoftware dieser Website.
  de why    Verknüpfung der Anfragen eines Besuchs.
  cookie    JSESSIONID session: Holds the session ID. | Enthält die Sitzungskennung.

17017 Laravel session
  purpose   necessary
  vendor    siteOperator
  policy    https://laravel.com/privacy
  basis     interest
  places    site
  data      sessionId
  en        Session of the server software of this website, written with the framework Laravel.
  en why    Keeping the session of visitors and users.
  de name   Laravel-Sitzung
  de        Sitzung der mit dem Framework Laravel geschriebenen Serversoftware dieser Website.
  de why    Erhalt der Sitzung von Besuchern und Benutzern.
  cookie    laravel_session 2h: Holds the session ID. | Enthält die Sitzungskennung.
  cookie    XSRF-TOKEN 2h: Protects against forged requests. | Schützt vor gefälschten Anfragen.
`;
