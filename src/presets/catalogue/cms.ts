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
  en why    Logging in and remembering personal settings.
  de        Redaktionssystem dieser Website. Seine Cookies betreffen Redakteure, Mitglieder und Kommentierende.
  de why    Anmeldung und Speicherung eigener Einstellungen.
  cookie    wordpress_logged_in_* session: Recognizes users who are logged in; 14 days with “Remember me”. | Erkennt angemeldete Benutzer wieder; 14 Tage bei „Angemeldet bleiben“.
  cookie    wordpress_sec_* session: Secures access to the administration; 14 days with “Remember me”. | Sichert den Zugang zur Verwaltung; 14 Tage bei „Angemeldet bleiben“.
  cookie    wordpress_test_cookie session: Tests whether the browser accepts cookies. | Prüft, ob der Browser Cookies annimmt.
  cookie    wp-settings-* 1y: Holds settings of the editing area. | Enthält Einstellungen des Redaktionsbereichs.
  cookie    wp-settings-time-* 1y: Holds the time of the last change to the settings. | Enthält den Zeitpunkt der letzten Einstellungsänderung.
  cookie    wp-postpass_* 10d: Holds the password of a protected post. | Enthält das Passwort eines geschützten Beitrags.
  cookie    wp-saving-post wp_lang wporg_logged_in wporg_sec wporg_locale wordpress_google_apps_login 14d: login
  cookie    devicePixelRatio session: prefs
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
  cookie    comment_author_email_* 347d: Holds the email address. | Enthält die E-Mail-Adresse.
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
  cookie    Typo3InstallTool session: login

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
  cookie    has_js session: test
  cookie    Drupal.toolbar.collapsed Drupal.tableDrag.showWeight Drupal.visitor.* 1y: prefs

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
  en        Website builder with which this website was made and on which it runs.
  en why    Running the website safely and stably.
  de        Website-Baukasten, mit dem diese Website erstellt wurde und betrieben wird.
  de why    Sicherer und stabiler Betrieb der Website.
  cookie    hs session: Serves security. | Dient der Sicherheit.
  cookie    svSession 2y: Recognizes visitors and their logins. | Erkennt Besucher und Anmeldungen wieder.
  cookie    SSR-caching 1min: Tells from where the page was delivered. | Gibt an, woher die Seite ausgeliefert wurde.
  cookie    TS* session: Detects attacks. | Erkennt Angriffe.
  cookie    bSession 30min: Measures the working of the system. | Misst die Funktion des Systems.
  cookie    smSession wixLanguage _wixCIDX _wix_browser_sess fedops.logger.sessionId client-session-bind server-session-bind ForceFlashSite 1y: login
  cookie    consent-policy 1y: consent
  cookie    TS01* session: bots

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
  cookie    ss_i18n ss_performanceCookiesAllowed ss_marketingCookiesAllowed ss_sd ss_lastid 30d: prefs

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
  cookie    ss_cvr 2y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    ss_cvt 30min: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    ss_cvisit 30min: Recognizes the visit. | Erkennt den Besuch wieder.

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
  cookie    shd session: Recognizes the session in the shop. | Erkennt die Sitzung im Shop wieder.
  cookie    ckies_* 1y: Holds the choice of cookies. | Enthält die Auswahl der Cookies.
  cookie    ClickAndChange JDI session: state

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
  cookie    .ASPXAUTH .ASPXANONYMOUS __AntiXsrfToken .AspNetCore.Cookies .AspNetCore.Mvc.CookieTempDataProvider ASPSESSIONID* .AspNetCore.Culture session: state

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

17018 WordPress.com and Jetpack
  purpose   external
  vendor    automattic
  hosts     wp.com wordpress.com
  script    s0.wp.com/
  script    s1.wp.com/
  script    s2.wp.com/
  script    c0.wp.com/
  script    i0.wp.com/
  script    i1.wp.com/
  script    i2.wp.com/
  script    i3.wp.com/
  script    v0.wordpress.com/
  script    widgets.wp.com/
  script    public-api.wordpress.com/
  frame     widgets.wp.com/
  frame     public-api.wordpress.com/
  frame     jetpack.wordpress.com/
  frame     video.wordpress.com/
  policy    https://automattic.com/privacy/
  places    US EU
  data      page device
  en        Pictures, scripts and functions from the servers of WordPress.com, often by Jetpack.
  en why    Delivering pictures and functions through WordPress.com.
  de name   WordPress.com und Jetpack
  de        Bilder, Skripte und Funktionen von den Servern von WordPress.com, oft durch Jetpack.
  de why    Auslieferung von Bildern und Funktionen über WordPress.com.
  cookie    tk_lr tk_or tk_qs tk_r3d 1y: source
  cookie    jetpackState stnojs session: state
  cookie    jpp_math_pass 1d: bots

17019 Blogger
  purpose   external
  vendor    google
  hosts     blogger.com blogspot.com blogblog.com blogger.googleusercontent.com
  script    www.blogger.com/
  script    .blogblog.com/
  script    resources.blogblog.com/
  frame     www.blogger.com/
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device account
  en        Blogs hosted by Google, and their bars and gadgets.
  en why    Showing the blog and its functions from Google’s servers.
  de        Blogs bei Google samt Leisten und Gadgets.
  de why    Anzeige des Blogs und seiner Funktionen von Servern von Google.

17020 Tilda
  purpose   external
  vendor    Tilda Publishing, Dublin, Ireland
  hosts     tildacdn.com tilda.ws tildacdn.net tildaapi.com tilda.cc tildacdn.one
  script    .tildacdn.com/
  script    .tildacdn.net/
  script    .tildaapi.com/
  policy    https://tilda.cc/privacy/
  places    EU RU
  data      visitorId page device
  en        Builder for websites with files on servers of its own.
  en why    Operating the website built with Tilda.
  de        Website-Baukasten mit Dateien auf eigenen Servern.
  de why    Betrieb der mit Tilda erstellten Website.
  cookie    tildauid previousUrl TILDAUTM 1y: visitor
  cookie    tildasid 30min: visit

17021 Weebly
  purpose   external
  vendor    Block, Inc. (Weebly), 1955 Broadway, Oakland, CA 94612, USA
  hosts     editmysite.com weebly.com weeblycloud.com
  script    .editmysite.com/
  script    weebly.com/weebly/
  policy    https://www.weebly.com/app/help/us/en/topics/privacy
  places    US
  data      visitorId page device
  en        Builder for websites of the payment company Square.
  en why    Operating the website built with Weebly.
  de        Website-Baukasten des Zahlungsanbieters Square.
  de why    Betrieb der mit Weebly erstellten Website.
  cookie    _snow_id.* _snow_ses.* _sn_ses.* 2y: visitor
  cookie    is_mobile 30d: prefs

17022 GoDaddy Website Builder
  purpose   external
  vendor    GoDaddy Operating Company, LLC, 2155 East GoDaddy Way, Tempe, AZ 85284, USA
  hosts     wsimg.com godaddy.com godaddysites.com secureserver.net
  script    img1.wsimg.com/
  script    .wsimg.com/
  script    .secureserver.net/
  policy    https://www.godaddy.com/legal/agreements/privacy-policy
  places    US EU
  data      visitorId page device
  en        Websites and tools of the hosting company GoDaddy.
  en why    Operating the website built with GoDaddy.
  de        Websites und Werkzeuge des Hosters GoDaddy.
  de why    Betrieb der mit GoDaddy erstellten Website.
  cookie    _tccl_visitor 1y: visitor
  cookie    _tccl_visit _scc_session 30min: visit
  cookie    dps_site_id 1d: balance

17023 Framer
  purpose   external
  vendor    Framer B.V., Rozengracht 207B, 1016 LZ Amsterdam, Netherlands
  hosts     framer.com framerusercontent.com framerstatic.com framer.app framer.website
  script    framerusercontent.com/
  script    events.framer.com/
  policy    https://www.framer.com/legal/privacy-statement/
  places    EU US
  data      page device
  en        Builder for websites, with simple statistics.
  en why    Operating the website built with Framer.
  de        Website-Baukasten mit einfacher Statistik.
  de why    Betrieb der mit Framer erstellten Website.

17024 Duda
  purpose   external
  vendor    Duda, Inc., 577 College Avenue, Palo Alto, CA 94306, USA
  hosts     multiscreensite.com dudaone.com dudamobile.com irp.cdn-website.com cdn-website.com duda.co
  script    multiscreensite.com/
  script    dudaone.com/
  script    dudamobile.com/
  script    irp.cdn-website.com/
  script    cdn-website.com/
  script    .duda.co/
  policy    https://www.duda.co/legal/privacy
  places    US EU
  data      visitorId page device
  en        Builder that agencies use for their customers’ sites.
  en why    Operating the website built with Duda.
  de        Baukasten, mit dem Agenturen Websites ihrer Kunden erstellen.
  de why    Betrieb der mit Duda erstellten Website.
  cookie    dm_timezone_offset dm_last_visit dm_total_visits dm_last_page_view dm_this_page_view 1y: count
  cookie    _dp_* 1y: visitor

17025 AMP
  purpose   external
  vendor    google
  hosts     ampproject.org ampproject.net
  script    cdn.ampproject.org/
  frame     .ampproject.net/
  policy    https://policies.google.com/privacy
  places    EU US
  data      page device
  en        Scripts and stored copies of pages in the fast format for mobile devices.
  en why    Showing pages in the AMP format.
  de        Skripte und Kopien von Seiten im schnellen Format für Mobilgeräte.
  de why    Anzeige von AMP-Seiten.
  local     amp-store:*: state

17026 IONOS MyWebsite
  purpose   external
  vendor    IONOS SE, Elgendorfer Straße 57, 56410 Montabaur, Germany
  hosts     mywebsite-editor.com website-start.de initial-website.com uicdn.com uicdn.net websitebuilder.online
  script    mywebsite-editor.com/
  script    website-start.de/
  script    initial-website.com/
  script    uicdn.com/
  script    uicdn.net/
  script    websitebuilder.online/
  policy    https://www.ionos.de/terms-gtc/datenschutzerklaerung/
  places    DE
  data      page device
  en        Builder for websites at IONOS and 1&1.
  en why    Operating the website built with MyWebsite.
  de        Website-Baukasten von IONOS und 1&1.
  de why    Betrieb der mit MyWebsite erstellten Website.
  cookie    DIY_SB session: state

17027 Strato Homepage-Baukasten
  purpose   external
  vendor    STRATO GmbH, Otto-Ostrowski-Straße 7, 10249 Berlin, Germany
  hosts     strato-editor.com cm4all.com strato-hosting.eu
  script    strato-editor.com/
  script    cm4all.com/
  script    strato-hosting.eu/
  policy    https://www.strato.de/datenschutz/
  places    DE
  data      page device
  en        Builder for websites at Strato.
  en why    Operating the website built with Strato’s builder.
  de        Website-Baukasten von Strato.
  de why    Betrieb der mit dem Strato-Baukasten erstellten Website.
  cookie    beng_proxy_session session: state

17028 Imunify360 and server protection of hosters
  purpose   necessary
  vendor    siteOperator
  policy    https://www.cloudlinux.com/privacy-policy/
  basis     interest
  places    site
  data      device
  en        Protects websites on shared servers from bots.
  en why    Blocking bots with Imunify360.
  de name   Imunify360 und Serverschutz von Hostern
  de        Schützt Websites auf geteilten Servern vor Bots.
  de why    Abwehr von Bots durch Imunify360.
  cookie    cl-bypass-cache wssplashuid session: bots

17029 Craft CMS
  purpose   necessary
  vendor    siteOperator
  policy    https://craftcms.com/privacy
  basis     interest
  places    site
  data      sessionId
  en        Content management system Craft on the website’s own server.
  en why    Login and forms of Craft CMS.
  de        Redaktionssystem Craft auf dem eigenen Server der Website.
  de why    Anmeldung und Formulare von Craft CMS.
  cookie    CraftSessionId session: state
  cookie    CRAFT_CSRF_TOKEN session: csrf

17030 Kentico
  purpose   necessary
  vendor    siteOperator
  policy    https://www.kentico.com/privacy-policy
  basis     interest
  places    site
  data      visitorId sessionId
  en        Content management system Kentico on the website’s own server.
  en why    Login and settings of Kentico.
  de        Redaktionssystem Kentico auf dem eigenen Server der Website.
  de why    Anmeldung und Einstellungen von Kentico.
  cookie    CMSCsrfCookie session: csrf
  cookie    CMSCookieLevel CMSPreferredCulture 1y: prefs
  cookie    CMSLandingPageLoaded CMSUserPage 20min: visit
  cookie    CurrentContact 50y: visitor
  cookie    VisitorStatus 20y: visitor

17031 Ruby on Rails session
  purpose   necessary
  vendor    siteOperator
  policy    https://rubyonrails.org/
  basis     interest
  places    site
  data      sessionId login
  en        Session of programs written with Ruby on Rails.
  en why    Keeping the state of a visit in Rails.
  de name   Ruby-on-Rails-Sitzung
  de        Sitzung von Programmen, die mit Ruby on Rails geschrieben sind.
  de why    Zustand eines Besuchs in Rails.
  cookie    _rails_session rack.session session: state
  cookie    remember_user_token 14d: login

17032 Django session
  purpose   necessary
  vendor    siteOperator
  policy    https://www.djangoproject.com/
  basis     interest
  places    site
  data      sessionId language
  en        Session of programs written with Django.
  en why    Keeping the state of a visit in Django.
  de name   Django-Sitzung
  de        Sitzung von Programmen, die mit Django geschrieben sind.
  de why    Zustand eines Besuchs in Django.
  cookie    django_language django_session session: language

17033 Sessions of further PHP frameworks
  purpose   necessary
  vendor    siteOperator
  policy    https://www.php.net/privacy.php
  basis     interest
  places    site
  data      sessionId
  en        Sessions of CakePHP, CodeIgniter and ProcessWire.
  en why    Keeping the state of a visit in these frameworks.
  de name   Sitzungen weiterer PHP-Frameworks
  de        Sitzungen von CakePHP, CodeIgniter und ProcessWire.
  de why    Zustand eines Besuchs in diesen Frameworks.
  cookie    CAKEPHP ci_session wires_challenge __Secure-PHPSESSID session: state

17034 ColdFusion session
  purpose   necessary
  vendor    siteOperator
  policy    https://www.adobe.com/privacy.html
  basis     interest
  places    site
  data      sessionId
  en        Session of programs written in ColdFusion.
  en why    Keeping the state of a visit in ColdFusion.
  de name   ColdFusion-Sitzung
  de        Sitzung von Programmen, die in ColdFusion geschrieben sind.
  de why    Zustand eines Besuchs in ColdFusion.
  cookie    CFID CFTOKEN CFGLOBALS 30d: state

17035 XenForo
  purpose   necessary
  vendor    siteOperator
  policy    https://xenforo.com/privacy-policy
  basis     interest
  places    site
  data      sessionId login
  en        Forum software on the website’s own server.
  en why    Login and settings of the forum in XenForo.
  de        Forensoftware auf dem eigenen Server der Website.
  de why    Anmeldung und Einstellungen des Forums in XenForo.
  cookie    xf_session xf_csrf xf_tfa_trust session: state
  cookie    xf_user 30d: login
  cookie    xf_consent 1y: consent
  cookie    xf_language_id xf_style_id xf_toggle xf_ls xf_emoji_usage 1y: prefs
  cookie    xf_notice_dismiss xf_push_notice_dismiss xf_push_subscription_updated 1y: seen
  cookie    xf_inline_mod_* xf_from_search xf_dbWriteForced session: state

17036 vBulletin
  purpose   necessary
  vendor    siteOperator
  policy    https://www.vbulletin.com/en/privacy-policy/
  basis     interest
  places    site
  data      sessionId login
  en        Older forum software on the website’s own server.
  en why    Login and settings of the forum in vBulletin.
  de        Ältere Forensoftware auf dem eigenen Server der Website.
  de why    Anmeldung und Einstellungen des Forums in vBulletin.
  cookie    bbsessionhash bbcpsessionhash session: state
  cookie    bbuserid bbpassword 1y: login
  cookie    bblastvisit bblastactivity bbnp_notices_displayed 1y: time

17037 phpBB
  purpose   necessary
  vendor    siteOperator
  policy    https://www.phpbb.com/privacy
  basis     interest
  places    site
  data      sessionId login
  en        Open-source forum software on the website’s own server.
  en why    Login and settings of the forum in phpBB.
  de        Quelloffene Forensoftware auf dem eigenen Server der Website.
  de why    Anmeldung und Einstellungen des Forums in phpBB.
  cookie    phpbb3_* 1y: login

17038 WoltLab Suite
  purpose   necessary
  vendor    siteOperator
  policy    https://www.woltlab.com/en/privacy-policy/
  basis     interest
  places    site
  data      sessionId login
  en        Forum software from Potsdam on the website’s own server.
  en why    Login and settings of the forum in WoltLab Suite.
  de        Forensoftware aus Potsdam auf dem eigenen Server der Website.
  de why    Anmeldung und Einstellungen des Forums in WoltLab Suite.
  cookie    wsc_*_user_session wsc30_user_session wcf_cookieHash 14d: login
  cookie    wsc_*_xsrfToken session: csrf

17039 Keycloak
  purpose   necessary
  vendor    siteOperator
  policy    https://www.keycloak.org/
  basis     interest
  places    site
  data      login account
  en        Login server on the operator’s own server.
  en why    Login with Keycloak.
  de        Anmeldeserver auf dem eigenen Server des Betreibers.
  de why    Anmeldung mit Keycloak.
  cookie    KEYCLOAK_IDENTITY KEYCLOAK_SESSION KEYCLOAK_REMEMBER_ME session: login
  cookie    KEYCLOAK_IDENTITY_LEGACY KEYCLOAK_SESSION_LEGACY AUTH_SESSION_ID_LEGACY session: login
  cookie    KC_RESTART KC_START KC_STATE_CHECKER KC_AUTH_STATE AUTH_SESSION_ID session: state
  cookie    KEYCLOAK_LOCALE 1y: language

17040 Auth0
  purpose   necessary
  vendor    Auth0, Inc. (Okta), 100 First Street, San Francisco, CA 94105, USA
  hosts     auth0.com
  script    cdn.auth0.com/
  policy    https://www.okta.com/privacy-policy/
  basis     contract
  places    US EU
  data      login account device
  en        Login for customers by a specialized provider.
  en why    Logging in customers with Auth0.
  de        Anmeldung von Kunden über einen spezialisierten Anbieter.
  de why    Anmeldung mit Auth0.
  cookie    auth0 auth0_compat auth0-mf auth0-mf_compat session: login
  cookie    a0_users:sess a0_users:sess.sig did did_compat session: state
  cookie    auth0.*.is.authenticated com.auth0.auth.* 1d: state
  cookie    __txn_* session: state

17041 WordPress.org (emoji)
  purpose   external
  vendor    WordPress Foundation, 660 4th Street, San Francisco, CA 94107, USA
  hosts     w.org
  script    s.w.org/
  policy    https://wordpress.org/about/privacy/
  places    US
  data      page device
  en        Pictures of emoji for old browsers, from the server of the WordPress project.
  en why    Showing emoji in browsers that lack them.
  de name   WordPress.org (Emoji)
  de        Emoji-Bilder für alte Browser vom Server des WordPress-Projekts.
  de why    Darstellung von Emoji in Browsern, denen sie fehlen.

17042 RebelMouse
  purpose   other
  vendor    RebelMouse, Inc., New York, NY, USA
  hosts     rbl.ms rebelmouse.io rebelmouse.com
  script    rbl.ms/
  script    rebelmouse.io/
  script    rebelmouse.com/
  policy    https://www.rebelmouse.com/privacy-policy
  places    US
  data      page device
  en        Content management system that delivers the pages and pictures of publishers.
  en why    Loading pages and pictures from RebelMouse.
  de        Redaktionssystem, das Seiten und Bilder von Verlagen ausliefert.
  de why    Laden von Seiten und Bildern von RebelMouse.
`;
