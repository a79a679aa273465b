export const analytics = String.raw`
1001 Google Analytics 4
  purpose   analytics
  vendor    google
  hosts     google-analytics.com analytics.google.com stats.g.doubleclick.net ampcid.google.com
  uses      googletagmanager.com
  script    googletagmanager.com/gtag/js?id=G-
  script    google-analytics.com/
  script    gtag('config', 'G-
  script    gtag('config','G-
  script    gtag("config", "G-
  script    gtag("config","G-
  script    stats.g.doubleclick.net/
  policy    https://policies.google.com/privacy
  places    EU US
  mode      analytics_storage
  data      visitorId pages events referrer campaign device place
  en        Web analytics by Google. It records visits and actions as events and shows them in reports.
  en why    Measuring how the website is found and used, so that it can be improved.
  de        Webanalyse von Google. Besuche und Aktionen werden als Ereignisse erfasst und in Berichten ausgewertet.
  de why    Messung, wie die Website gefunden und genutzt wird, um sie zu verbessern.
  cookie    _ga 2y: Tells visitors apart. | Unterscheidet die Besucher voneinander.
  cookie    _ga_* 2y: Keeps the state of the session for one property. | Speichert den Sitzungszustand einer Property.
  cookie    FPID 2y: Tells visitors apart (server-side tagging). | Unterscheidet die Besucher voneinander (serverseitiges Tagging).
  cookie    FPLC 20h: Links visits across domains (server-side tagging). | Verknüpft Besuche über Domains hinweg (serverseitiges Tagging).

1002 Matomo
  purpose   analytics
  vendor    siteOperator
  script    /matomo.js
  script    /matomo.php
  script    /piwik.js
  script    /piwik.php
  script    _paq.push
  script    Matomo.getTracker
  script    Piwik.getTracker
  policy    https://matomo.org/matomo-cloud-privacy-policy/
  places    site
  signal    matomo
  data      visitorId shortIp pages events referrer device place
  en        Open-source web analytics that the operator of this website runs on their own server.
  en why    Counting visits and finding out which pages are read, without passing the data to others.
  de        Quelloffene Webanalyse, die der Betreiber dieser Website auf einem eigenen Server betreibt.
  de why    Zählung der Besuche und Auswertung der gelesenen Seiten, ohne Daten an Dritte weiterzugeben.
  cookie    _pk_id.* 13mo: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    _pk_ses.* 30min: Marks the current visit. | Kennzeichnet den laufenden Besuch.
  cookie    _pk_ref.* 6mo: Remembers where the visitor first came from. | Merkt sich, woher der Besucher beim ersten Besuch kam.
  cookie    _pk_cvar.* 30min: Holds variables of the current visit. | Enthält Variablen des laufenden Besuchs.
  cookie    _pk_hsr.* 30min: Marks that the visit is recorded for heat maps. | Kennzeichnet die Aufzeichnung des Besuchs für Heatmaps.
  cookie    mtm_consent 30y: Records the consent to the measurement. | Vermerkt die Einwilligung in die Messung.
  cookie    matomo_ignore 30y: Records an objection to the measurement. | Vermerkt einen Widerspruch gegen die Messung.
  cookie    MATOMO_SESSID session: Protects the opt-out form against forged requests. | Schützt das Widerspruchsformular vor gefälschten Anfragen.
  cookie    mtm_consent_removed mtm_cookie_consent 30y: consent
  cookie    _pk_testcookie* session: test
  cookie    _pk_uid 13mo: visitor

1003 Matomo Cloud
  purpose   analytics
  vendor    InnoCraft Limited, 7 Waterloo Quay, PO Box 625, Wellington 6140, New Zealand
  hosts     matomo.cloud
  script    cdn.matomo.cloud/
  script    .matomo.cloud/
  policy    https://matomo.org/matomo-cloud-privacy-policy/
  places    DE NZ
  signal    matomo
  data      visitorId shortIp pages events referrer device place
  en        Matomo web analytics as a hosted service by InnoCraft, the makers of Matomo.
  en why    Evaluating visits with Matomo on servers that the vendor operates.
  de        Webanalyse mit Matomo als gehosteter Dienst von InnoCraft, dem Hersteller von Matomo.
  de why    Auswertung der Besuche mit Matomo auf Servern des Anbieters.
  cookie    _pk_id.* 13mo: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    _pk_ses.* 30min: Marks the current visit. | Kennzeichnet den laufenden Besuch.
  cookie    _pk_ref.* 6mo: Remembers where the visitor first came from. | Merkt sich, woher der Besucher beim ersten Besuch kam.

1004 etracker
  purpose   analytics
  vendor    etracker GmbH, Erste Brunnenstraße 1, 20459 Hamburg, Germany
  hosts     etracker.com etracker.de
  script    etracker.com/code/
  script    etracker.de/
  script    _etracker.
  script    et_pagename
  policy    https://www.etracker.com/datenschutz/
  places    DE
  data      visitorId shortIp pages events referrer campaign device
  en        Web analytics from Hamburg that works without cookies until the visitor consents to them.
  en why    Statistics about visits, campaigns and conversions on this website.
  de        Webanalyse aus Hamburg, die bis zur Einwilligung ohne Cookies auskommt.
  de why    Statistik über Besuche, Kampagnen und Conversions auf dieser Website.
  cookie    _et_coid 720d: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    et_allow_cookies 480d: Records that cookies are allowed. | Vermerkt, dass Cookies erlaubt sind.
  cookie    et_oi_v2 50y: Records the decision: a “no” for 50 years, a “yes” for 480 days. | Vermerkt die Entscheidung: ein „Nein“ für 50 Jahre, ein „Ja“ für 480 Tage.
  cookie    BT_sdc session: Holds data of the session for personalized content. | Enthält Sitzungsdaten für personalisierte Inhalte.
  cookie    BT_pdc 1y: Holds data of earlier visits for personalized content. | Enthält Daten früherer Besuche für personalisierte Inhalte.
  cookie    _et_coid_* et_scroll_depth isSdEnabled 1d: visit
  cookie    GS3_v noWS_* 1y: visitor

1005 INFOnline (IVW)
  purpose   analytics
  vendor    INFOnline GmbH, Brühler Straße 9, 53119 Bonn, Germany
  hosts     ioam.de iocnt.net infonline.de ivwbox.de
  script    .ioam.de/
  script    .iocnt.net/
  script    iom.c(
  script    IOMm('configure'
  script    .ivwbox.de/
  policy    https://www.infonline.de/datenschutz/
  places    DE
  data      visitorId shortIp pages device place
  en        Measures the reach of news sites and other media with the method recognized by IVW and agof.
  en why    Comparable figures on reach, as the advertising market and the press associations require them.
  de        Misst die Reichweite von Nachrichtenseiten und anderen Medien nach dem von IVW und agof anerkannten Verfahren.
  de why    Vergleichbare Reichweitenzahlen, wie sie der Werbemarkt und die Verbände verlangen.
  cookie    ioam2018 1y: Recognizes the browser for the measurement. | Erkennt den Browser für die Messung wieder.
  cookie    i00 1y: Recognizes the browser on the measuring server. | Erkennt den Browser auf dem Messserver wieder.
  cookie    ioma2018 1y: Recognizes the browser for the measurement. | Erkennt den Browser für die Messung wieder.
  cookie    iom_consent 1y: Holds the consent for the measurement. | Enthält die Einwilligung in die Messung.

1006 econda Analytics
  purpose   analytics
  vendor    econda GmbH, Zimmerstraße 6, 76137 Karlsruhe, Germany
  hosts     econda-monitor.de econda.de crosssell.info
  script    econda-monitor.de
  script    emospro(
  script    emos3.js
  script    emos2.js
  script    econdaRecorder
  policy    https://www.econda.de/datenschutz/
  places    DE
  data      visitorId sessionId pages products conversions referrer device
  en        Analytics and recommendations for online shops by econda from Karlsruhe.
  en why    Understanding what visitors look for in the shop, and improving the range and its presentation.
  de        Analyse und Empfehlungen für Onlineshops von econda aus Karlsruhe.
  de why    Erkennen, was Besucher im Shop suchen, um Sortiment und Darstellung zu verbessern.
  cookie    emos_jcvid 2y: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    emos_jcsid session: Recognizes the session. | Erkennt die Sitzung wieder.

1007 Adobe Analytics
  purpose   analytics
  vendor    adobe
  hosts     omtrdc.net 2o7.net demdex.net everesttech.net adobedc.net
  script    .omtrdc.net/
  script    .2o7.net/
  script    .demdex.net/
  script    AppMeasurement.js
  script    /s_code.js
  script    VisitorAPI.js
  policy    https://www.adobe.com/privacy.html
  places    EU US
  signal    adobe
  data      visitorId ip pages clicks referrer campaign device
  en        Analytics of the Adobe Experience Cloud, used mostly by large companies.
  en why    Evaluating visits and paths through the website across several channels.
  de        Analysedienst der Adobe Experience Cloud, der vor allem von großen Unternehmen genutzt wird.
  de why    Auswertung von Besuchen und Klickpfaden über mehrere Kanäle hinweg.
  cookie    AMCV_* 2y: Holds the visitor ID of the Experience Cloud. | Enthält die Besucherkennung der Experience Cloud.
  cookie    AMCVS_* session: Marks that the visitor ID has been set up in this session. | Vermerkt, dass die Besucherkennung in dieser Sitzung eingerichtet ist.
  cookie    s_ecid 2y: Copy of the visitor ID, set by the server. | Vom Server gesetzte Kopie der Besucherkennung.
  cookie    s_cc session: Tests whether cookies are accepted. | Prüft, ob Cookies angenommen werden.
  cookie    s_sq session: Remembers the link that was clicked last. | Merkt sich den zuletzt angeklickten Link.
  cookie    s_vi 2y: Tells visitors apart. | Unterscheidet die Besucher voneinander.
  cookie    s_fid 2y: Tells visitors apart where s_vi cannot be set. | Unterscheidet Besucher, wenn s_vi nicht gesetzt werden kann.
  cookie    demdex 180d: Recognizes the browser across websites. | Erkennt den Browser über Websites hinweg wieder.
  cookie    fid 2y: visitor
  cookie    s_ppv s_tp s_nr s_lv s_ppvl s_dslv s_getNewRepeat session: visit
  cookie    sat_track 90d: consent
  cookie    dextp dpm aam_uuid 180d: match
  cookie    dst _dp 180d: match
  cookie    everest_g_v2 everest_session_v2 ev_tm _tmae adcloud id_adcloud 2y: ads
  cookie    ev_sync_ax ev_sync_bk ev_sync_dd ev_sync_fs ev_sync_ix ev_sync_nx ev_sync_ox ev_sync_pm ev_sync_rc ev_sync_tm ev_sync_yh 1y: match
  cookie    kndctr_*_AdobeOrg_identity kndctr_*_AdobeOrg_cluster kndctr_*_AdobeOrg_consent 13mo: visitor
  cookie    at_check session: test

1008 Hotjar
  purpose   analytics
  vendor    Hotjar Limited, Dragonara Business Centre, 5th Floor, Dragonara Road, Paceville, St Julian’s STJ 3141, Malta
  hosts     hotjar.com hotjar.io
  script    static.hotjar.com/
  script    script.hotjar.com/
  script    _hjSettings
  frame     vars.hotjar.com/
  policy    https://www.hotjar.com/legal/policies/privacy/
  places    EU
  data      visitorId clicks pages device place answers
  en        Records visits as heat maps and replays and shows small surveys on the page.
  en why    Finding the places on the website at which visitors get stuck.
  de        Zeichnet Besuche als Heatmaps und Wiedergaben auf und blendet kurze Umfragen ein.
  de why    Auffinden von Stellen der Website, an denen Besucher nicht weiterkommen.
  cookie    _hjSessionUser_* 1y: Recognizes the visitor on later visits. | Erkennt den Besucher bei späteren Besuchen wieder.
  cookie    _hjSession_* 30min: Holds data of the current session. | Enthält Daten der laufenden Sitzung.
  cookie    _hjAbsoluteSessionInProgress 30min: Detects the first page view of a session. | Erkennt den ersten Seitenaufruf einer Sitzung.
  cookie    _hjFirstSeen 30min: Marks the first session of a visitor. | Kennzeichnet die erste Sitzung eines Besuchers.
  cookie    _hjid 1y: Recognizes the visitor (older versions). | Erkennt den Besucher wieder (ältere Versionen).
  cookie    _hjClosedSurveyInvites 1y: Remembers invitations to surveys that were closed. | Merkt sich geschlossene Einladungen zu Umfragen.
  cookie    _hjDonePolls 1y: Remembers surveys that were completed. | Merkt sich ausgefüllte Umfragen.
  cookie    _hjMinimizedPolls 1y: Remembers surveys that were minimized. | Merkt sich minimierte Umfragen.
  cookie    _hjShownFeedbackMessage 1y: Remembers that the feedback form was minimized or completed. | Merkt sich, dass das Feedback-Formular minimiert oder ausgefüllt wurde.
  cookie    _hjIncludedInSample _hjIncludedInPageviewSample _hjIncludedInSessionSample* 30min: sample
  cookie    _hjHasCachedUserAttributes _hjCachedUserAttributes _hjUserAttributesHash session: cache
  cookie    _hjDoneTestersWidgets _hjMinimizedTestersWidgets 1y: seen
  cookie    _hjTLDTest _hjCookieTest _hjLocalStorageTest _hjSessionStorageTest session: test
  cookie    _hjSessionTooLarge _hjSessionRejected _hjSessionResumed _hjptid session: replay
  cookie    hjViewportId hj_visitor _hjRecordingEnabled _hjRecordingLastActivity session: replay
  cookie    _BEAMER_USER_ID_* _BEAMER_FIRST_VISIT_* _BEAMER_DATE_* _BEAMER_LAST_POST_SHOWN_* _BEAMER_FILTER_BY_URL_* 300d: seen

1009 Microsoft Clarity
  purpose   analytics
  vendor    microsoft
  hosts     clarity.ms
  script    www.clarity.ms/
  script    scripts.clarity.ms/
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  mode      analytics_storage ad_storage
  signal    clarity
  data      visitorId ip clicks pages device
  en        Microsoft’s tool for session replays and heat maps; the data may also serve Microsoft Advertising.
  en why    Seeing how visitors move through the pages, and finding weaknesses in their design.
  de        Werkzeug von Microsoft für Sitzungsaufzeichnungen und Heatmaps; die Daten können auch Microsoft Advertising dienen.
  de why    Nachvollziehen, wie sich Besucher auf den Seiten bewegen, und Mängel der Gestaltung finden.
  cookie    _clck 1y: Holds the visitor ID and settings. | Enthält die Besucherkennung und Einstellungen.
  cookie    _clsk 1d: Joins the page views of a session into one recording. | Verbindet die Seitenaufrufe einer Sitzung zu einer Aufzeichnung.
  cookie    CLID 1y: Records when Clarity first saw the visitor on any website. | Vermerkt, wann Clarity den Besucher erstmals auf einer Website gesehen hat.
  cookie    ANONCHK 10min: Says whether the MUID is passed on to the advertising service. | Gibt an, ob die MUID an den Werbedienst weitergegeben wird.
  cookie    MR 7d: Says whether the MUID is to be renewed. | Gibt an, ob die MUID erneuert wird.
  cookie    SM session: Synchronizes the MUID across Microsoft domains. | Gleicht die MUID zwischen Microsoft-Domains ab.
  cookie    MSFPC MC1 1y: visitor

1010 Piwik PRO
  purpose   analytics
  vendor    Piwik PRO SA, ul. św. Antoniego 2/4, 50-073 Wrocław, Poland
  hosts     piwik.pro
  script    .piwik.pro/
  script    /ppms.js
  script    /ppms.php
  script    stg.start
  script    ppms.cm.api
  policy    https://piwik.pro/privacy-policy/
  places    EU
  data      visitorId shortIp pages events referrer campaign device
  en        Analytics suite with tag manager from Poland, hosted in the European Union.
  en why    Evaluating the use of the website under European hosting.
  de        Analysesuite mit Tag-Manager aus Polen, gehostet in der Europäischen Union.
  de why    Auswertung der Website-Nutzung bei Hosting in Europa.
  cookie    _pk_id.* 13mo: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    _pk_ses.* 30min: Marks the current session. | Kennzeichnet die laufende Sitzung.
  cookie    stg_returning_visitor 1y: Marks visitors who come back. | Kennzeichnet wiederkehrende Besucher.
  cookie    stg_last_interaction 1y: Tells whether the last session is still going on. | Zeigt an, ob die letzte Sitzung noch andauert.
  cookie    stg_traffic_source_priority 30min: Remembers the kind of source from which the visit came. | Merkt sich die Art der Herkunft des Besuchs.
  cookie    stg_externalReferrer session: Holds the address from which the visitor came. | Enthält die Adresse, von der der Besucher kam.
  cookie    ppms_privacy_* ppms_privacy_bar_* 1y: consent
  cookie    stg_fired__* stg_utm_campaign stg_pk_campaign session: state
  cookie    _stg_optout stg_global_opt_out 1y: optout

1011 Mapp Intelligence (Webtrekk)
  purpose   analytics
  vendor    Mapp Digital Germany GmbH, Sandstraße 3, 80335 München, Germany
  hosts     wt-eu02.net webtrekk.net wt-safetag.com mateti.net wbtrk.net
  script    .wt-eu02.net/
  script    .webtrekk.net/
  script    wt-safetag.com
  script    webtrekk_v3
  script    webtrekkUnifiedEvents
  script    window.wtSmart
  policy    https://mapp.com/privacy/
  places    DE
  data      visitorId sessionId shortIp pages events conversions device
  en        Customer analytics, known as Webtrekk in earlier years, with data centers in Germany.
  en why    Reports on visits and campaigns as a basis for marketing decisions.
  de        Kundenanalyse, früher unter dem Namen Webtrekk, mit Rechenzentren in Deutschland.
  de why    Berichte über Besuche und Kampagnen als Grundlage für Marketingentscheidungen.
  cookie    wt3_eid 6mo: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    wt3_sid session: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    wt_rla session: Counts the requests of a session. | Zählt die Anfragen einer Sitzung.
  cookie    wt_cdbeid wt_mcp_sid wt_feid_* wt3_* 6mo: visitor

1012 Plausible Analytics
  purpose   analytics
  vendor    Plausible Insights OÜ, Västriku tn 2, 50403 Tartu, Estonia
  hosts     plausible.io
  script    plausible.io/js/
  script    /js/plausible.js
  policy    https://plausible.io/privacy
  places    DE EE
  data      page referrer device
  data      country and region | Land und Region
  en        Small analytics service from Estonia that sets no cookies and builds no profiles.
  en why    Counting visits in total, without recognizing individual visitors on another day.
  de        Schlanker Analysedienst aus Estland, der keine Cookies setzt und keine Profile bildet.
  de why    Zählung der Besuche insgesamt, ohne einzelne Besucher an anderen Tagen wiederzuerkennen.
  local     plausible_ignore: Excludes one’s own visits from the count, if set by hand. | Schließt eigene Besuche von der Zählung aus, wenn von Hand gesetzt.

1013 Mixpanel
  purpose   analytics
  vendor    Mixpanel, Inc., One Front Street, 28th Floor, San Francisco, CA 94111, USA
  hosts     mixpanel.com mxpnl.com
  script    cdn.mxpnl.com/
  script    mixpanel.init(
  policy    https://mixpanel.com/legal/privacy-policy/
  places    US
  data      visitorId ip pages events referrer device place
  en        Product analytics that tracks individual actions and funnels, from San Francisco.
  en why    Learning which functions of the website are used and where visitors give up.
  de        Produktanalyse aus San Francisco, die einzelne Aktionen und Abläufe verfolgt.
  de why    Erkennen, welche Funktionen genutzt werden und wo Besucher abbrechen.
  cookie    mp_*_mixpanel 1y: Holds the visitor ID and the first referrer. | Enthält die Besucherkennung und die erste Herkunft.
  local     mp_*: visitor

1014 Amplitude
  purpose   analytics
  vendor    Amplitude, Inc., 201 Third Street, Suite 200, San Francisco, CA 94103, USA
  hosts     amplitude.com d24n15hnbwhuhn.cloudfront.net
  script    cdn.amplitude.com/
  script    .amplitude.com/script/
  script    amplitude.init(
  script    amplitude.getInstance(
  policy    https://amplitude.com/privacy
  places    US EU
  data      visitorId sessionId events device place
  en        Analytics for digital products that groups visitors by what they do.
  en why    Comparing how groups of visitors use the website over time.
  de        Analyse digitaler Produkte, die Besucher nach ihrem Verhalten gruppiert.
  de why    Vergleich, wie verschiedene Besuchergruppen die Website im Zeitverlauf nutzen.
  cookie    AMP_* 1y: Holds the device ID and the session. | Enthält die Gerätekennung und die Sitzung.
  cookie    amplitude_id_* 10y: visitor
  cookie    amplitude_test* amplitude_cookie_test session: test
  cookie    AMP_MKTG_* 1y: source

1015 PostHog
  purpose   analytics
  vendor    PostHog, Inc., 2261 Market Street #4008, San Francisco, CA 94114, USA
  hosts     posthog.com
  script    .posthog.com/
  script    posthog.init(
  policy    https://posthog.com/privacy
  places    EU US
  data      visitorId ip pages clicks events device
  en        Open-source product analytics with session replays and feature switches.
  en why    Examining how functions are used and trying out new ones with part of the visitors.
  de        Quelloffene Produktanalyse mit Sitzungsaufzeichnung und Funktionsschaltern.
  de why    Untersuchung der Nutzung einzelner Funktionen und Erprobung neuer bei einem Teil der Besucher.
  cookie    ph_*_posthog 1y: Holds the visitor ID and the session. | Enthält die Besucherkennung und die Sitzung.
  local     ph_*_posthog: Holds the visitor ID and settings. | Enthält die Besucherkennung und Einstellungen.

1016 Mouseflow
  purpose   analytics
  vendor    Mouseflow ApS, Flæsketorvet 68, 1711 København V, Denmark
  hosts     mouseflow.com
  script    cdn.mouseflow.com/
  script    mouseflowPath
  policy    https://mouseflow.com/legal/company/privacy-policy/
  places    EU
  data      visitorId clicks pages referrer device place
  en        Danish tool that replays randomly chosen visits and draws heat maps.
  en why    Improving the usability of pages and forms with the help of recorded visits.
  de        Dänisches Werkzeug, das zufällig ausgewählte Besuche aufzeichnet und Heatmaps erstellt.
  de why    Verbesserung der Bedienbarkeit von Seiten und Formularen anhand aufgezeichneter Besuche.
  cookie    mf_user 90d: Tells whether the visitor is new or returns. | Zeigt an, ob der Besucher neu ist oder wiederkehrt.
  cookie    mf_* session: Identifies the current session. | Kennzeichnet die laufende Sitzung.

1017 Crazy Egg
  purpose   analytics
  vendor    Crazy Egg, Inc., 16220 E. Ridgeview Lane, La Mirada, CA 90638, USA
  hosts     crazyegg.com dnn506yrbagrg.cloudfront.net cetrk.com
  script    script.crazyegg.com/
  script    crazyegg.com/pages/scripts
  script    dnn506yrbagrg.cloudfront.net/
  policy    https://www.crazyegg.com/privacy
  places    US
  data      visitorId clicks pages referrer device
  en        Shows with heat maps and scroll maps where visitors click on a page.
  en why    Deciding how a page is to be arranged on the basis of real clicks.
  de        Zeigt mit Heatmaps und Scrollmaps, worauf die Besucher einer Seite klicken.
  de why    Entscheidungen über den Aufbau von Seiten anhand tatsächlicher Klicks.
  cookie    _ceir 5y: Tells whether the visitor has been here before. | Zeigt an, ob der Besucher schon einmal hier war.
  cookie    is_returning 5y: Marks visitors who come back. | Kennzeichnet wiederkehrende Besucher.
  cookie    _ce.s 1y: visitor
  cookie    cebs cebsp_ _ce.irv _crazyegg session: visit
  cookie    _ce.cch _ce.gtld ce_need_secure_cookie session: test
  cookie    _ce.clock_data _ce.clock_event ce_successful_csp_check 1d: cache
  cookie    _CEFT ceft_variant_override 1y: variant
  cookie    _cer.v 31d: visitor

1018 Lucky Orange
  purpose   analytics
  vendor    Lucky Orange LLC, 8665 West 96th Street, Suite 100, Overland Park, KS 66212, USA
  hosts     luckyorange.com luckyorange.net
  script    luckyorange.com/
  script    luckyorange.net/
  policy    https://www.luckyorange.com/legal/privacy
  places    US
  data      visitorId ip clicks pages referrer device place
  en        Session recordings, heat maps and polls by a vendor from Kansas.
  en why    Watching how visitors use a page, and asking them why they leave.
  de        Sitzungsaufzeichnungen, Heatmaps und Umfragen eines Anbieters aus Kansas.
  de why    Beobachtung der Seitennutzung und Befragung, warum Besucher die Seite verlassen.
  cookie    _lo_uid 2y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    _lo_v __lotl __lotr 1y: visitor
  cookie    _lo_cid _lo_rid 30min: visit
  cookie    _lo_bn _lo_np_* 30d: bots
  cookie    _global_lucky_opt_out 10y: optout

1019 Contentsquare
  purpose   analytics
  vendor    Content Square SAS, 7 rue de Madrid, 75008 Paris, France
  hosts     contentsquare.net content-square.net
  script    t.contentsquare.net/
  script    content-square.net/
  policy    https://contentsquare.com/privacy-center/privacy-policy/
  places    EU
  data      visitorId sessionId clicks pages device
  en        French analysis of the user experience with zone-based heat maps.
  en why    Measuring which parts of a page attract attention and which are passed over.
  de        Französische Analyse der Nutzererfahrung mit zonenbasierten Heatmaps.
  de why    Messung, welche Bereiche einer Seite beachtet und welche übergangen werden.
  cookie    _cs_id 13mo: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    _cs_s 30min: Counts the page views of the session. | Zählt die Seitenaufrufe der Sitzung.
  cookie    _cs_c 13mo: Holds the state of the consent. | Enthält den Stand der Einwilligung.
  cookie    _cs_cvars _cs_ex _cs_rl _cs_mk_ga _cs_mk_aa 13mo: state
  cookie    _cs_optout 13mo: optout
  cookie    _cs_root-domain _cs_same_site _cs_tld* _cs_debug session: test
  cookie    __CT_Data _CT_RS_ WRUID WRIgnore WRBlock 1y: replay

1020 Piano Analytics (AT Internet)
  purpose   analytics
  vendor    Applied Technologies Internet SAS, 85 avenue J. F. Kennedy, 33700 Mérignac, France
  hosts     aticdn.net xiti.com ati-host.net
  script    tag.aticdn.net/
  script    .xiti.com/
  script    piano-analytics.js
  script    ATInternet.Tracker
  policy    https://piano.io/privacy-policy/
  places    EU
  data      visitorId shortIp pages events referrer device
  en        Audience measurement from Bordeaux, long known as AT Internet and Xiti.
  en why    Measuring the audience of the website’s content and sections.
  de        Reichweitenmessung aus Bordeaux, lange bekannt als AT Internet und Xiti.
  de why    Messung, wie Inhalte und Rubriken der Website genutzt werden.
  cookie    _pcid 13mo: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    _pctx 13mo: Holds settings of the measurement. | Enthält Einstellungen der Messung.
  cookie    pa_privacy 13mo: Holds the privacy mode that applies. | Enthält den geltenden Datenschutzmodus.
  cookie    pa_user 13mo: Holds data on logged-in visitors. | Enthält Angaben zu angemeldeten Besuchern.
  cookie    atidvisitor 6mo: Remembers the site numbers that the visitor met (older versions). | Merkt sich besuchte Site-Nummern (ältere Versionen).
  cookie    atuserid atauthority atsession 13mo: visitor
  cookie    _pprv 13mo: consent

1021 Fullstory
  purpose   analytics
  vendor    Fullstory, Inc., 1745 Peachtree Street NW, Suite G, Atlanta, GA 30309, USA
  hosts     fullstory.com
  script    fullstory.com/s/fs.js
  script    _fs_namespace
  policy    https://www.fullstory.com/legal/privacy-policy/
  places    US EU
  data      visitorId ip clicks pages errors device
  en        Records complete sessions so that they can be watched and searched later.
  en why    Reconstructing problems that visitors encounter on the website.
  de        Zeichnet vollständige Sitzungen auf, die später angesehen und durchsucht werden können.
  de why    Nachvollziehen von Problemen, die Besuchern auf der Website begegnen.
  cookie    fs_uid 1y: Holds the visitor and session ID. | Enthält die Besucher- und Sitzungskennung.
  cookie    fs_lua 30min: Holds the time of the last action. | Enthält den Zeitpunkt der letzten Aktion.

1022 Yandex Metrica
  purpose   analytics
  vendor    yandex
  hosts     mc.yandex.ru mc.yandex.com informer.yandex.ru yandexmetrica.com ymetrica1.com
  script    mc.yandex.ru/
  script    mc.yandex.com/
  script    Ya.Metrika
  policy    https://yandex.com/legal/confidential/
  places    RU
  data      visitorId ip clicks pages referrer device place
  en        Web analytics of the Russian search company Yandex, with session replays.
  en why    Statistics on visits, above all on those from the Russian-speaking area.
  de        Webanalyse des russischen Suchmaschinenbetreibers Yandex mit Sitzungsaufzeichnung.
  de why    Statistik über Besuche, vor allem aus dem russischsprachigen Raum.
  cookie    _ym_uid 1y: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    _ym_d 1y: Holds the date of the first visit. | Enthält das Datum des ersten Besuchs.
  cookie    _ym_isad 2d: Tells whether the visitor uses an ad blocker. | Zeigt an, ob der Besucher einen Werbeblocker nutzt.
  cookie    _ym_visorc 30min: Lets the session replay work. | Ermöglicht die Sitzungsaufzeichnung.
  cookie    _ym_metrika_enabled _ym_hostIndex _ym_debug 1d: state
  cookie    _ym_visorc_* 30min: replay
  cookie    yandexuid yuidss ymex yabs-sid yashr _yasc 1y: visitor
  cookie    is_gdpr is_gdpr_b 2y: consent
  local     _ym_uid _ym*_lsid _ym*_reqNum _ym_retryReqs: cache

1023 Statcounter
  purpose   analytics
  vendor    StatCounter Limited, Guinness Enterprise Centre, Taylor’s Lane, Dublin 8, Ireland
  hosts     statcounter.com
  script    statcounter.com/counter/
  script    sc_project=
  policy    https://statcounter.com/about/legal/
  places    EU US
  data      visitorId ip pages referrer device place
  en        Hit counter with visitor statistics, in service since 1999.
  en why    Counting visitors and showing where they come from.
  de        Besucherzähler mit Statistik, in Betrieb seit 1999.
  de why    Zählung der Besucher und Anzeige ihrer Herkunft.
  cookie    sc_is_visitor_unique 2y: Tells first-time visitors from returning ones. | Unterscheidet neue von wiederkehrenden Besuchern.

1024 WordPress.com Stats (Jetpack)
  purpose   analytics
  vendor    automattic
  hosts     stats.wp.com pixel.wp.com
  script    stats.wp.com/
  script    pixel.wp.com/
  script    _stq.push
  script    _stq = 
  policy    https://automattic.com/privacy/
  places    US EU
  data      ip pages referrer device place
  en        Statistics of the WordPress plug-in Jetpack, evaluated by Automattic.
  en why    Showing the operator of a WordPress site how often its posts are read.
  de        Statistik des WordPress-Plug-ins Jetpack, ausgewertet von Automattic.
  de why    Anzeige, wie oft die Beiträge einer WordPress-Website gelesen werden.
  cookie    tk_ai 5y: Holds a random ID for the evaluation of visits. | Enthält eine zufällige Kennung zur Auswertung der Besuche.
  cookie    tk_tc session: Tests whether and for which domain cookies can be set. | Prüft, ob und für welche Domain Cookies gesetzt werden können.
  cookie    tk_ni tk_rl tk_ro tk_rc 30min: source

1025 Cloudflare Web Analytics
  purpose   analytics
  vendor    cloudflare
  hosts     cloudflareinsights.com
  script    static.cloudflareinsights.com/
  script    data-cf-beacon
  policy    https://www.cloudflare.com/privacypolicy/
  places    EU US
  data      page referrer timings device
  data      country | Land
  en        Counts page views and loading times with a small script that sets no cookies.
  en why    Keeping an eye on the number of visits and the speed of the website.
  de        Zählt Seitenaufrufe und Ladezeiten mit einem kleinen Skript, das keine Cookies setzt.
  de why    Überblick über Besuchszahlen und Geschwindigkeit der Website.

1026 Leadinfo
  purpose   analytics
  vendor    Leadinfo B.V., Rivium Quadrant 141, 2909 LC Capelle aan den IJssel, Netherlands
  hosts     leadinfo.net leadinfo.com
  uses      cdn.leadinfo.eu
  script    cdn.leadinfo.net/
  script    cdn.leadinfo.eu/
  script    GlobalLeadinfoNamespace
  policy    https://www.leadinfo.com/en/legal/privacy/
  places    NL
  data      ip visitorId pages
  data      company to which the IP address belongs | Unternehmen, dem die IP-Adresse gehört
  en        Dutch service that recognizes visiting companies by their IP address.
  en why    Showing the sales team which companies are interested in which pages.
  de        Niederländischer Dienst, der besuchende Unternehmen anhand der IP-Adresse erkennt.
  de why    Hinweis an den Vertrieb, welche Unternehmen sich für welche Seiten interessieren.
  cookie    _li_id.* 2y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    _li_ses.* 30min: Recognizes the session. | Erkennt die Sitzung wieder.

1027 Dealfront (Leadfeeder)
  purpose   analytics
  vendor    Dealfront Finland Oy, Mikonkatu 17 C, 00100 Helsinki, Finland
  hosts     lfeeder.com leadfeeder.com
  script    sc.lfeeder.com/
  script    lftracker_v1
  script    ldfdr(
  policy    https://www.dealfront.com/privacy-notice/
  places    EU
  data      ip visitorId pages referrer
  data      company to which the IP address belongs | Unternehmen, dem die IP-Adresse gehört
  en        Finds out which companies visitors come from, by comparing IP addresses with a company database.
  en why    Finding business customers among the visitors of the website.
  de        Ermittelt durch Abgleich der IP-Adresse mit einer Firmendatenbank, aus welchen Unternehmen Besucher kommen.
  de why    Auffinden von Geschäftskunden unter den Besuchern der Website.
  cookie    _lfa 2y: Recognizes the visitor. | Erkennt den Besucher wieder.

1028 wiredminds LeadLab
  purpose   analytics
  vendor    wiredminds GmbH, Lindenspürstraße 32, 70176 Stuttgart, Germany
  hosts     wiredminds.de wiredminds.com
  script    wiredminds.de/
  script    wiredminds.push
  policy    https://wiredminds.de/datenschutz/
  places    DE
  data      ip pages referrer
  data      company to which the IP address belongs | Unternehmen, dem die IP-Adresse gehört
  en        Tracking pixel from Stuttgart that checks IP addresses against a list of companies and deletes all others.
  en why    Recognizing interested companies; private visitors are filtered out.
  de        Zählpixel aus Stuttgart, das IP-Adressen mit einer Firmenliste abgleicht und alle übrigen löscht.
  de why    Erkennung interessierter Unternehmen; private Besucher werden ausgefiltert.

1029 Siteimprove Analytics
  purpose   analytics
  vendor    Siteimprove A/S, Sankt Annæ Plads 28, 1250 København K, Denmark
  hosts     siteimproveanalytics.com siteimproveanalytics.io
  script    siteimproveanalytics.com/
  script    siteimproveanalytics.io/
  script    /siteanalyze_
  policy    https://www.siteimprove.com/privacy/
  places    EU
  data      visitorId ip pages clicks device
  en        Danish analytics, common with public authorities, combined with checks of quality and accessibility.
  en why    Finding out which pages are used, and keeping their content in order.
  de        Dänische Webanalyse, bei Behörden verbreitet, verbunden mit Prüfungen von Qualität und Barrierefreiheit.
  de why    Feststellen, welche Seiten genutzt werden, und Pflege ihrer Inhalte.
  cookie    nmstat 1000d: Recognizes the visitor to count repeated visits. | Erkennt den Besucher wieder, um wiederholte Besuche zu zählen.

1030 Chartbeat
  purpose   analytics
  vendor    Chartbeat, Inc., 826 Broadway, 6th Floor, New York, NY 10003, USA
  hosts     chartbeat.com chartbeat.net
  script    static.chartbeat.com/
  script    _sf_async_config
  policy    https://chartbeat.com/privacy/
  places    US
  data      visitorId pages referrer device
  data      time of active reading | Dauer des aktiven Lesens
  en        Live analytics for newsrooms that shows which articles are being read right now.
  en why    Arranging the articles of the front page according to the readers’ interest.
  de        Live-Analyse für Redaktionen, die zeigt, welche Artikel gerade gelesen werden.
  de why    Anordnung der Artikel auf der Startseite nach dem Interesse der Leser.
  cookie    _cb 13mo: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    _chartbeat2 13mo: Records on which days the visitor was here. | Vermerkt, an welchen Tagen der Besucher da war.
  cookie    _cb_svref 30min: Holds the page from which the visitor came. | Enthält die Seite, von der der Besucher kam.
  cookie    _chartbeat4 _chartbeat5 _v__chartbeat3 _v__cb_cp 30d: visitor
  cookie    _SUPERFLY_nosample _SUPERFLY_lockout 1h: sample
  cookie    _cb_ls _cb_cp 13mo: visitor

1031 Comscore (Scorecard Research)
  purpose   analytics
  vendor    Comscore, Inc., 11950 Democracy Drive, Suite 600, Reston, VA 20190, USA
  hosts     scorecardresearch.com
  script    scorecardresearch.com/
  script    _comscore.push
  script    _comscore =
  policy    https://www.scorecardresearch.com/privacy.aspx
  places    US
  data      visitorId ip pages device
  en        Market research that measures the audience of websites in comparison with each other.
  en why    Independent figures on audience for publishers and advertisers.
  de        Marktforschung, die die Reichweite von Websites im Vergleich misst.
  de why    Unabhängige Reichweitenzahlen für Verlage und Werbekunden.
  cookie    _scor_uid 13mo: Recognizes the browser. | Erkennt den Browser wieder.
  cookie    UIDR PID XID 2y: visitor

1032 Fathom Analytics
  purpose   analytics
  vendor    Conva Ventures Inc., PO Box 37058 Millstream, Victoria, BC V9B 0E8, Canada
  hosts     usefathom.com
  script    cdn.usefathom.com/
  policy    https://usefathom.com/privacy
  places    DE CA
  data      page referrer device
  data      country | Land
  en        Cookieless web statistics from Canada, which routes European traffic over servers in Germany.
  en why    Simple totals of page views and sources.
  de        Webstatistik ohne Cookies aus Kanada, die europäische Zugriffe über Server in Deutschland leitet.
  de why    Einfache Summen von Seitenaufrufen und Herkunft.

1033 Snowplow
  purpose   analytics
  vendor    Snowplow Analytics Limited, The Roma Building, 32-38 Scrutton Street, London EC2A 4RQ, United Kingdom
  hosts     snplow.net snowplowanalytics.com d32hwlnfiv2gyn.cloudfront.net d346whrrklhco7.cloudfront.net d78fikflryjgj.cloudfront.net dc8xl0ndzn2cb.cloudfront.net d1fc8wv8zag5ca.cloudfront.net
  script    d1fc8wv8zag5ca.cloudfront.net/
  script    d32hwlnfiv2gyn.cloudfront.net/
  script    d346whrrklhco7.cloudfront.net/
  script    d78fikflryjgj.cloudfront.net/
  script    dc8xl0ndzn2cb.cloudfront.net/
  script    .snplow.net/
  script    GlobalSnowplowNamespace
  policy    https://snowplow.io/privacy-policy/
  places    GB EU US
  data      visitorId sessionId pages events referrer device
  en        Records events on the website and hands them to the operator’s own database.
  en why    Analyzing the use of the website in the operator’s own database.
  de        Erfasst Ereignisse auf der Website und übergibt sie der Datenbank des Betreibers.
  de why    Auswertung der Nutzung in der eigenen Datenbank.
  cookie    _sp_id.* 2y: visitor
  cookie    _sp_ses.* 30min: visit
  cookie    sp 1y: visitor

1034 Parse.ly
  purpose   analytics
  vendor    automattic
  hosts     parsely.com d1z2jf7jlzjs58.cloudfront.net
  script    parsely.com/
  script    d1z2jf7jlzjs58.cloudfront.net/
  policy    https://www.parse.ly/privacy-policy/
  places    US
  data      visitorId sessionId pages referrer device
  en        Shows publishers which articles are being read, and how attentively.
  en why    Recognizing in real time which articles are read.
  de        Zeigt Verlagen, welche Artikel gelesen werden und wie aufmerksam.
  de why    Erkennen in Echtzeit, welche Artikel gelesen werden.
  cookie    _parsely_visitor 13mo: visitor
  cookie    _parsely_session 30min: visit
  cookie    _parsely_tpa_blocked 12h: test
  cookie    _parsely_slot_click session: click

1035 Piano (Composer, Tinypass)
  purpose   personalization
  vendor    Piano Software, Inc., 111 South Independence Mall East, Philadelphia, PA 19106, USA
  hosts     tinypass.com npttech.com piano.io
  script    tinypass.com/
  script    npttech.com/
  script    piano.io/
  policy    https://piano.io/privacy-policy/
  places    US EU
  data      visitorId pages account device
  en        Manages paywalls and subscription offers on news sites.
  en why    Showing articles, subscriptions and registrations that suit the reader.
  de        Steuert Bezahlschranken und Abo-Angebote auf Nachrichtenseiten.
  de why    Anzeige von Artikeln, Abos und Registrierungen, die zum Leser passen.
  cookie    xbc __tbc __pls __ut __utp 2y: visitor
  cookie    __tac 90d: user
  cookie    _pcus 2y: segment
  cookie    __pvi 1d: paywall
  cookie    __pat 30d: cache
  cookie    __pid __pil __idr __eea 30d: login
  cookie    __bid 1y: user
  cookie    __pnahc 90d: test
  cookie    _pprv 13mo: consent
  cookie    gckp pnespsdk_visitor pnespsdk_push_subscription_added pnespsdk_pnespid 1y: push
  cookie    pnespsdk_ssn session: push

1036 Cxense
  purpose   analytics
  vendor    Piano Software, Inc. (Cxense), 111 South Independence Mall East, Philadelphia, PA 19106, USA
  hosts     cxense.com cxpublic.com emediate.dk emediate.eu
  script    cxense.com/
  script    cxpublic.com/
  script    emediate.dk/
  script    emediate.eu/
  policy    https://piano.io/privacy-policy/
  places    US EU
  data      visitorId pages device interactions
  en        Learns from pages read what interests a reader, for recommendations and ads.
  en why    Recommending articles and forming target groups of readers.
  de        Lernt aus gelesenen Seiten, was Leser interessiert, für Empfehlungen und Anzeigen.
  de why    Empfehlung von Artikeln und Bildung von Zielgruppen unter Lesern.
  cookie    cX_P cX_G 13mo: visitor
  cookie    cX_S session: visit
  local     cX_P _cX_P _cX_G: visitor

1037 mPulse (Akamai)
  purpose   analytics
  vendor    Akamai Technologies, Inc., 145 Broadway, Cambridge, MA 02142, USA
  hosts     go-mpulse.net akstat.io mpulse.net mpstat.us
  script    go-mpulse.net/
  script    akstat.io/
  script    mpulse.net/
  script    mpstat.us/
  policy    https://www.akamai.com/legal/privacy-statement
  places    US EU
  data      sessionId page device timings
  en        Measures in the visitor’s browser how fast pages load.
  en why    Finding slow pages with mPulse.
  de        Misst im Browser der Besucher, wie schnell Seiten laden.
  de why    Auffinden langsamer Seiten mit mPulse.
  cookie    RT 7d: timing

1038 CallRail
  purpose   analytics
  vendor    CallRail, Inc., 100 Peachtree Street NW, Atlanta, GA 30303, USA
  hosts     callrail.com
  script    cdn.callrail.com/
  script    js.callrail.com/
  policy    https://www.callrail.com/privacy/
  places    US
  data      visitorId pages campaign referrer
  en        Shows each visitor a phone number of their own, to associate calls with visits.
  en why    Finding out which ads lead to calls.
  de        Zeigt Besuchern eigene Telefonnummern, um Anrufe Besuchen zuzuordnen.
  de why    Feststellung, welche Anzeigen zu Anrufen führen.
  cookie    calltrk_landing calltrk_referrer calltrk_session_id_* 1y: source
  cookie    calltrk-calltrk_landing calltrk_nearest_tld calltrk_fcid 1y: visitor

1039 CallTrackingMetrics
  purpose   analytics
  vendor    CallTrackingMetrics, LLC, 231 Najoles Road, Millersville, MD 21108, USA
  hosts     tctm.co calltrackingmetrics.com
  script    .tctm.co/
  script    calltrackingmetrics.com/
  policy    https://www.calltrackingmetrics.com/privacy-policy/
  places    US
  data      visitorId pages campaign referrer
  en        Replaces phone numbers on the page and records what preceded a call.
  en why    Measuring calls that the website generates.
  de        Tauscht Telefonnummern auf der Seite aus und hält fest, was einem Anruf vorausging.
  de why    Messung von Anrufen, die über die Website zustande kommen.
  cookie    __ctmid 2y: visitor

1040 Baidu Analytics
  purpose   analytics
  vendor    Beijing Baidu Netcom Science Technology Co., Ltd., Beijing, China
  hosts     hm.baidu.com hmcdn.baidu.com
  script    hm.baidu.com/
  script    hmcdn.baidu.com/
  policy    https://privacy.baidu.com/policy
  places    CN
  data      visitorId pages referrer device
  en        Web analytics of the Chinese search engine.
  en why    Measuring visits that come from China.
  de        Webanalyse der chinesischen Suchmaschine.
  de why    Messung von Besuchen, die aus China kommen.
  cookie    Hm_lvt_* 1y: visitor
  cookie    Hm_lpvt_* session: time
  cookie    HMACCOUNT HMACCOUNT_BFESS 1y: visitor

1041 Pendo
  purpose   analytics
  vendor    Pendo.io, Inc., 301 Hillsborough Street, Raleigh, NC 27603, USA
  hosts     pendo.io
  script    pendo.io/
  policy    https://www.pendo.io/legal/privacy-policy/
  places    US EU
  data      visitorId pages events account device
  en        Analyzes how web applications are used and shows hints in them.
  en why    Improving an application and guiding its users.
  de        Wertet aus, wie Webanwendungen genutzt werden, und blendet Hinweise ein.
  de why    Verbesserung einer Anwendung und Anleitung ihrer Nutzer.
  cookie    _pendo_accountId.* _pendo_visitorId.* 100d: visitor
  cookie    _pendo_meta.* _pendo_guides_blocked.* 100d: state
  local     _pendo_tabId.* _pendo_sessionId.*: visit

1042 Heap
  purpose   analytics
  vendor    Heap Inc., 225 Bush Street, San Francisco, CA 94104, USA
  hosts     heapanalytics.com heap.io
  script    heapanalytics.com/
  script    .heap.io/
  policy    https://www.heap.io/privacy
  places    US
  data      visitorId sessionId pages events device
  en        Records all clicks and forms, which can be evaluated afterwards.
  en why    Evaluating the use of the website retrospectively.
  de        Zeichnet alle Klicks und Formulare auf, die sich nachträglich auswerten lassen.
  de why    Nachträgliche Auswertung der Nutzung.
  cookie    _hp2_id.* 13mo: visitor
  cookie    _hp2_ses_props.* 30min: visit
  cookie    _hp2_props.* 13mo: state
  cookie    _hp2_hld* session: test

1043 Smartlook
  purpose   analytics
  vendor    Smartsupp.com, s.r.o. (Smartlook), Šumavská 31, 602 00 Brno, Czech Republic
  hosts     smartlook.com smartlook.cloud
  script    smartlook.com/
  script    smartlook.cloud/
  policy    https://web.smartlook.com/privacy-policy/
  places    EU
  data      visitorId sessionId pages clicks device
  en        Records visits as videos and shows heat maps.
  en why    Seeing where visitors get stuck.
  de        Zeichnet Besuche als Videos auf und zeigt Heatmaps.
  de why    Erkennen, wo Besucher nicht weiterkommen.
  cookie    SL_C_* 13mo: visitor
  cookie    SL_L_* SL_L_*_SID SL_L_*_VID 13mo: replay
  local     SL_C_*: replay

1044 Inspectlet
  purpose   analytics
  vendor    Inspectlet, Inc., San Francisco, CA, USA
  hosts     inspectlet.com
  script    inspectlet.com/
  policy    https://www.inspectlet.com/legal
  places    US
  data      visitorId sessionId pages clicks device
  en        Records visits with Inspectlet, including mouse movements and input.
  en why    Understanding how visitors use the pages, by recordings.
  de        Zeichnet Besuche mit Inspectlet auf, samt Mausbewegungen und Eingaben.
  de why    Nachvollziehen der Nutzung anhand von Aufzeichnungen.
  cookie    __insp_uid __insp_slim __insp_targlpt __insp_targlpu 1y: visitor
  cookie    __insp_norec_sess 1y: sample
  cookie    __insp_sid __insp_wid __insp_nv __insp_ref __insp_scpt __insp_pad __insp_dct session: replay

1045 Clicky
  purpose   analytics
  vendor    Roxr Software Ltd, Portland, OR, USA
  hosts     getclicky.com clicky.com
  script    static.getclicky.com/
  script    in.getclicky.com/
  script    clicky_site_ids
  policy    https://clicky.com/terms/privacy
  places    US
  data      visitorId pages referrer device
  en        Web analytics in real time, by a small American company.
  en why    Following visits as they happen.
  de        Webanalyse in Echtzeit eines kleinen amerikanischen Anbieters.
  de why    Verfolgung von Besuchen, während sie stattfinden.
  cookie    _jsuid 1y: visitor
  cookie    cluid heatmaps_g2g_* _referrer_og 1y: visit
  cookie    _first_pageview 10min: visit

1046 Woopra (Appier)
  purpose   analytics
  vendor    Woopra, Inc., San Francisco, CA, USA
  hosts     woopra.com
  script    woopra.com/
  policy    https://www.appier.com/en/about/privacy-policy
  places    US
  data      visitorId pages events account device
  en        Tracks individual customers across website, email and application.
  en why    Following the path of customers.
  de        Verfolgt einzelne Kunden über Website, E-Mail und Anwendung hinweg.
  de why    Nachvollziehen des Wegs von Kunden.
  cookie    wooTracker wooMeta 2y: visitor

1047 mParticle
  purpose   analytics
  vendor    mParticle, Inc., 257 Park Avenue South, New York, NY 10010, USA
  hosts     mparticle.com
  script    mparticle.com/
  policy    https://www.mparticle.com/privacypolicy/
  places    US EU
  data      visitorId events account device
  en        Collects customer data once and passes it on to other services.
  en why    Distributing events to the tools of marketing and analysis.
  de        Sammelt Kundendaten einmal und gibt sie an andere Dienste weiter.
  de why    Verteilung von Ereignissen an Werkzeuge für Marketing und Analyse.
  cookie    mprtcl-v4_* 1y: visitor
  local     mprtcl-v4_* mprtcl-prodv4_*: visitor

1048 RudderStack
  purpose   analytics
  vendor    RudderLabs, Inc., San Francisco, CA, USA
  hosts     rudderstack.com rudderlabs.com
  script    rudderstack.com/
  script    rudderlabs.com/
  policy    https://www.rudderstack.com/privacy-policy/
  places    US EU
  data      visitorId sessionId events device
  en        Passes events on to data warehouses and to other services.
  en why    Collecting events for several tools in one place.
  de        Leitet Ereignisse an Datenbanken und andere Dienste weiter.
  de why    Erfassung von Ereignissen für mehrere Werkzeuge an einer Stelle.
  cookie    rl_anonymous_id rl_user_id rl_trait rl_group_id rl_group_trait 1y: visitor
  cookie    rl_page_init_referrer rl_page_init_referring_domain 1y: source
  cookie    rl_session rl_auth_token 1y: visit
  cookie    test_rudder_cookie session: test

1049 Treasure Data
  purpose   analytics
  vendor    Treasure Data, Inc., Mountain View, CA, USA
  hosts     treasuredata.com
  script    treasuredata.com/
  policy    https://www.treasuredata.com/privacy-statement/
  places    US JP EU
  data      visitorId pages events
  en        Customer data platform that brings visits and purchases together.
  en why    Combining customer data for marketing.
  de        Kundendatenplattform, die Besuche und Käufe zusammenführt.
  de why    Zusammenführen von Kundendaten für das Marketing.
  cookie    _td _td_global 2y: visitor

1050 Dotmetrics (Ipsos)
  purpose   analytics
  vendor    Ipsos d.o.o. (Dotmetrics), Šime Starčevića bb, 10000 Zagreb, Croatia
  hosts     dotmetrics.net
  script    dotmetrics.net/
  policy    https://www.ipsos.com/en/privacy-data-protection
  places    EU
  data      visitorId pages device
  en        Measures the reach of news sites in several European countries.
  en why    Measuring reach for the advertising market.
  de        Misst die Reichweite von Nachrichtenseiten in mehreren europäischen Ländern.
  de why    Reichweitenmessung für den Werbemarkt.
  cookie    DotMetrics.UniqueUserIdentityCookie DotMetrics.DeviceKey 390d: visitor
  cookie    DotMetrics.SessionCookieTemp DotMetrics.SessionCookieTempTimed session: visit

1051 Albacross
  purpose   analytics
  vendor    Albacross Nordic AB, Kungsgatan 26, 111 35 Stockholm, Sweden
  hosts     albacross.com
  script    albacross.com/
  policy    https://albacross.com/privacy-policy/
  places    EU
  data      visitorId pages
  data      company derived from the IP address | Firma, abgeleitet aus der IP-Adresse
  en        Identifies the companies that visitors come from, for sales teams.
  en why    Gaining customers among the companies that have visited the website.
  de        Nennt dem Vertrieb die Firmen, aus denen Besucher kommen.
  de why    Gewinnung von Firmen, die die Website besucht haben.
  cookie    nQ_cookieId nQ_visitId nQ_userVisitId 1y: visitor

1052 Lead Forensics
  purpose   analytics
  vendor    Lead Forensics Limited, Portsmouth, United Kingdom
  hosts     leadforensics.com 200summit.com baw5tracker.com business-path-55.com bux1le001.com
  script    leadforensics.com/
  script    200summit.com/
  script    baw5tracker.com/
  script    business-path-55.com/
  script    bux1le001.com/
  policy    https://www.leadforensics.com/privacy-and-cookies/
  places    GB
  data      pages referrer
  data      company derived from the IP address | Firma, abgeleitet aus der IP-Adresse
  en        Identifies companies by the IP addresses of their staff.
  en why    Finding companies that are interested in offers of the website.
  de        Ermittelt Firmen anhand der IP-Adressen ihrer Mitarbeiter.
  de why    Auffinden von Firmen, die sich für Angebote der Website interessieren.

1053 Clearbit
  purpose   analytics
  vendor    HubSpot Ireland Limited (Clearbit), 1 Sir John Rogerson’s Quay, Dublin 2, Ireland
  hosts     clearbit.com clearbitjs.com clearbitscripts.com clearbitstatic.com
  script    .clearbit.com/
  script    clearbitjs.com/
  script    clearbitscripts.com/
  policy    https://legal.hubspot.com/privacy-policy
  places    US
  data      visitorId pages email
  data      company derived from the IP address | Firma, abgeleitet aus der IP-Adresse
  en        Adds facts on the company to visits and contacts.
  en why    Estimating which visitors may become customers.
  de        Ergänzt Besuche und Kontakte um Angaben zur Firma.
  de why    Abschätzung, welche Besucher Kunden werden könnten.
  cookie    cb_user_id cb_group_id cb_anonymous_id cb%3Atest 1y: visitor

1054 Salesforce Audience Studio (Krux)
  purpose   analytics
  vendor    salesforce.com Germany GmbH, Erika-Mann-Straße 31, 80636 München, Germany
  hosts     krxd.net
  script    .krxd.net/
  policy    https://www.salesforce.com/company/privacy/
  places    US EU
  data      adId pages device
  en        Managed target groups for advertising.
  en why    Forming target groups with Salesforce.
  de        Verwaltete Zielgruppen für Werbung.
  de why    Bildung von Zielgruppen mit Salesforce.
  cookie    _kuid_ 6mo: ads
  local     kxkuid kxuser kxsegs kxallsegs: segment

1055 GoSquared
  purpose   analytics
  vendor    GoSquared Limited, London, United Kingdom
  hosts     gosquared.com d1l6p2sc9645hc.cloudfront.net
  script    gosquared.com/
  script    d1l6p2sc9645hc.cloudfront.net/
  policy    https://www.gosquared.com/legal/privacy/
  places    GB US
  data      visitorId pages referrer device
  en        Live statistics and chat for small companies.
  en why    Showing who is on the website now.
  de        Live-Statistik und Chat für kleine Unternehmen.
  de why    Anzeige, wer gerade auf der Website ist.

1056 Histats
  purpose   analytics
  vendor    Histats.com, Luxembourg
  hosts     histats.com
  script    histats.com/
  policy    https://www.histats.com/?act=102
  places    EU
  data      visitorId pages referrer
  en        Free visitor counter with statistics.
  en why    Counting visitors with Histats.
  de        Kostenloser Besucherzähler mit Statistik.
  de why    Zählung von Besuchern mit Histats.
  cookie    HstCfa* HstCmu* HstCla* HstPn* HstPt* HstCnv* HstCns* 1y: count

1057 Umami Cloud
  purpose   analytics
  vendor    Umami Software, Inc., San Francisco, CA, USA
  hosts     umami.is
  script    cloud.umami.is/
  script    analytics.umami.is/
  policy    https://umami.is/privacy
  places    US EU
  data      page referrer device place
  en        Simple web analytics that works without cookies.
  en why    Counting page views with Umami.
  de        Einfache Webanalyse, die ohne Cookies auskommt.
  de why    Zählung von Seitenaufrufen mit Umami.
  local     umami.disabled: optout

1058 Simple Analytics
  purpose   analytics
  vendor    Simple Analytics B.V., Amsterdam, Netherlands
  hosts     simpleanalytics.com simpleanalyticscdn.com simpleanalytics.io
  script    simpleanalytics.com/
  script    simpleanalyticscdn.com/
  script    simpleanalytics.io/
  policy    https://docs.simpleanalytics.com/what-we-collect
  places    EU
  data      page referrer device
  en        Dutch statistics without cookies.
  en why    Counting page views with Simple Analytics.
  de        Niederländische Statistik ohne Cookies.
  de why    Zählung von Seitenaufrufen mit Simple Analytics.

1059 Vercel Web Analytics
  purpose   analytics
  vendor    Vercel Inc., 440 North Barranca Avenue, Covina, CA 91723, USA
  hosts     va.vercel-scripts.com vercel-insights.com
  script    va.vercel-scripts.com/
  script    vercel-insights.com/
  policy    https://vercel.com/legal/privacy-policy
  places    US
  data      page referrer device timings
  en        Statistics and loading times of sites that are hosted at Vercel.
  en why    Counting page views and measuring speed with Vercel.
  de        Statistik und Ladezeiten von Websites, die bei Vercel liegen.
  de why    Zählung von Seitenaufrufen und Messung der Geschwindigkeit mit Vercel.
  cookie    _vercel_no_cache session: cache
  cookie    __vercel_toolbar 1y: prefs

1060 CHEQ (ClickCease)
  purpose   analytics
  vendor    CHEQ AI Technologies Ltd., Tel Aviv, Israel
  hosts     clickcease.com cheqzone.com
  script    clickcease.com/
  script    cheqzone.com/
  policy    https://www.clickcease.com/privacy.html
  places    IL US
  data      visitorId pages campaign device
  en        Recognizes false clicks on ads.
  en why    Protecting the advertising budget from false clicks.
  de        Erkennt falsche Klicks auf Anzeigen.
  de why    Schutz des Werbebudgets vor falschen Klicks.
  cookie    _cq_duid _cq_suid 90d: fraud
  cookie    cc_uid clickcease_* 90d: fraud

1061 Marfeel
  purpose   analytics
  vendor    Marfeel Solutions, S.L., Barcelona, Spain
  hosts     marfeel.com mrf.io newsroom.bi marfeelcache.com marfeelcdn.com
  script    marfeel.com/
  script    .mrf.io/
  script    newsroom.bi/
  script    marfeelcache.com/
  script    marfeelcdn.com/
  policy    https://www.marfeel.com/privacy-policy/
  places    EU
  data      visitorId pages referrer device
  en        Evaluates for publishers how articles are read and found.
  en why    Analyzing readers and articles with Marfeel.
  de        Wertet für Verlage aus, wie Artikel gelesen und gefunden werden.
  de why    Auswertung von Lesern und Artikeln mit Marfeel.
  cookie    compass_uid _nrbi ___m_rec 180d: visitor
  cookie    compass_sid session: visit
  local     compass_uid ___nrbi ___m_rec: visitor

1062 Brandmetrics
  purpose   analytics
  vendor    Brand Metrics Sweden AB, Stockholm, Sweden
  hosts     brandmetrics.com
  script    brandmetrics.com/
  policy    https://www.brandmetrics.com/privacy-policy
  places    EU
  data      visitorId page answers
  en        Asks viewers of ads one question in order to measure their effect.
  en why    Measuring by surveys how ads work.
  de        Stellt Betrachtern von Anzeigen eine Frage, um deren Wirkung zu messen.
  de why    Messung der Werbewirkung durch Umfragen.
  local     _bm_* brandmetrics*: survey

1063 Echobox
  purpose   analytics
  vendor    Echobox Ltd., London, United Kingdom
  hosts     echobox.com ebxcdn.com
  script    echobox.com/
  script    ebxcdn.com/
  policy    https://www.echobox.com/legal/privacy-policy
  places    GB EU US
  data      pages referrer device
  en        Measures the performance of articles that publishers share on social networks.
  en why    Choosing articles for social networks with Echobox.
  de        Misst den Erfolg von Artikeln, die Verlage in sozialen Netzwerken teilen.
  de why    Auswahl von Artikeln für soziale Netzwerke mit Echobox.

1064 Kilkaya
  purpose   analytics
  vendor    Kilkaya AS, Norway
  hosts     k5a.io kilkaya.com
  script    k5a.io/
  script    kilkaya.com/
  policy    https://kilkaya.com/privacy-policy
  places    NO EU
  data      visitorId pages referrer device
  en        Norwegian real-time statistics on articles, for newsrooms.
  en why    Measuring how articles perform on the front page with Kilkaya.
  de        Norwegische Echtzeitstatistik zu Artikeln, für Redaktionen.
  de why    Erfolgsmessung von Artikeln auf der Startseite mit Kilkaya.

1065 AudienceProject (UserReport)
  purpose   analytics
  vendor    AudienceProject A/S, Copenhagen, Denmark
  hosts     userreport.com audienceproject.com
  script    .userreport.com/
  script    pl-next.audienceproject.com/
  policy    https://privacy.audienceproject.com
  places    EU
  data      visitorId pages answers device
  en        Danish measurement of audiences, by surveys among visitors.
  en why    Identifying target groups and surveying visitors with AudienceProject.
  de        Dänische Messung von Zielgruppen durch Umfragen unter Besuchern.
  de why    Erkennen von Zielgruppen und Befragung von Besuchern mit AudienceProject.
  cookie    _usrp_lq 1y: survey
  local     apr_dsu apr_tsys apr_tdc _usrp_lq _usrp_ref _usrp_tracker: visitor

1066 AD EBiS
  purpose   analytics
  vendor    YRGLM Inc., Osaka, Japan
  hosts     ebis.ne.jp
  script    ebis.ne.jp/
  policy    https://www.ebis.ne.jp/gdpr_e/
  places    JP
  data      visitorId pages campaign conversions
  en        Japanese measurement of the effect of ads.
  en why    Measuring campaigns with AD EBiS.
  de        Japanische Erfolgsmessung von Werbung.
  de why    Messung von Kampagnen mit AD EBiS.

1067 VK and Mail.ru counters (Top@Mail.ru)
  purpose   analytics
  vendor    VK LLC, Leningradsky prospekt 39/79, Moscow 125167, Russia
  hosts     top-fwz1.mail.ru top.mail.ru
  script    top-fwz1.mail.ru/
  script    top.mail.ru/
  policy    https://help.mail.ru/legal/terms/top/privacy
  places    RU
  data      visitorId pages referrer device
  en        Public visitor counter and statistics of the portal Mail.ru.
  en why    Showing and analyzing visits with the counter of Mail.ru.
  de        Öffentlicher Besucherzähler und Statistik des Portals Mail.ru.
  de why    Anzeige und Auswertung von Besuchen mit dem Zähler von Mail.ru.

1068 LiveInternet counter
  purpose   analytics
  vendor    LiveInternet, Moscow, Russia
  hosts     counter.yadro.ru yadro.ru
  script    counter.yadro.ru/
  script    yadro.ru/
  policy    https://www.liveinternet.ru/rules/
  places    RU
  data      visitorId pages referrer device
  en        Russian visitor counter with a public ranking.
  en why    Counting visits with LiveInternet.
  de        Russischer Besucherzähler mit öffentlicher Rangliste.
  de why    Zählung von Besuchen mit LiveInternet.

1069 Rambler Top100
  purpose   analytics
  vendor    Rambler Internet Holding LLC, Moscow, Russia
  hosts     counter.rambler.ru st.top100.ru kraken.rambler.ru
  script    counter.rambler.ru/
  script    st.top100.ru/
  script    kraken.rambler.ru/
  policy    https://help.rambler.ru/legal/1142/
  places    RU
  data      visitorId pages referrer device
  en        Statistics and ranking of the Russian portal Rambler.
  en why    Counting visits with Top100.
  de        Statistik und Rangliste des russischen Portals Rambler.
  de why    Zählung von Besuchen mit Top100.

1070 Branch
  purpose   analytics
  vendor    Branch Metrics, Inc., Mountain View, CA, USA
  hosts     branch.io app.link bnc.lt
  script    cdn.branch.io/
  script    api.branch.io/
  script    api2.branch.io/
  policy    https://branch.io/policies/
  places    US
  data      visitorId pages campaign device
  en        Opens an app from links on the website and measures which links are used.
  en why    Opening the app from links, and measuring them, with Branch.
  de        Führt von der Website in eine App und misst, welche Links genutzt werden.
  de why    Links in die App und deren Messung mit Branch.

1071 GfK (Sensic)
  purpose   analytics
  vendor    GfK GmbH, Nuremberg, Germany
  hosts     sensic.net
  script    sensic.net/
  policy    https://help.sensic.net/privacypolicy_en.html
  places    DE
  data      visitorId pages playback device
  en        Market research on the use of websites and videos.
  en why    Measuring reach with GfK.
  de        Marktforschung zur Nutzung von Websites und Videos.
  de why    Reichweitenmessung mit der GfK.

1072 GWI
  purpose   analytics
  vendor    Trendstream Limited (GWI), London, United Kingdom
  hosts     globalwebindex.net
  script    globalwebindex.net/
  policy    https://legal.trendstream.net/non-panellist_privacy_policy
  places    GB
  data      visitorId pages device
  en        Market research that compares visitors with a panel of respondents.
  en why    Identifying target groups with GWI.
  de        Marktforschung, die Besucher mit einem Panel von Befragten vergleicht.
  de why    Erkennen von Zielgruppen mit GWI.

1073 Slickstream
  purpose   personalization
  vendor    CMI Marketing, Inc. d/b/a Raptive, New York, NY, USA
  hosts     slickstream.com
  script    slickstream.com/
  policy    https://slickstream.com/privacy
  places    US
  data      visitorId pages interactions
  en        Search, favorites and recommendations on the pages of bloggers.
  en why    Recommending further posts with Slickstream.
  de        Suche, Favoriten und Empfehlungen auf den Seiten von Bloggern.
  de why    Empfehlung weiterer Beiträge mit Slickstream.

1074 True Anthem
  purpose   analytics
  vendor    True Anthem, Inc., San Francisco, CA, USA
  hosts     trueanthem.com tru.am
  script    trueanthem.com/
  script    tru.am/
  policy    https://www.trueanthem.com/privacy/
  places    US
  data      pages referrer device
  en        Chooses articles for social networks and measures what they achieve.
  en why    Measuring articles in social networks with True Anthem.
  de        Wählt Artikel für soziale Netzwerke aus und misst ihren Erfolg.
  de why    Messung von Artikeln in sozialen Netzwerken mit True Anthem.

1075 IO Technologies
  purpose   analytics
  vendor    IO Technologies Inc., San Francisco, CA, USA
  hosts     onthe.io
  script    onthe.io/
  policy    https://onthe.io/privacy
  places    US EU
  data      visitorId pages clicks referrer
  en        Statistics for newsrooms in real time.
  en why    Measuring how articles are read with IO Technologies.
  de        Statistik für Redaktionen in Echtzeit.
  de why    Auswertung der Nutzung von Artikeln mit IO Technologies.

1076 LiftIgniter
  purpose   personalization
  vendor    LiftIgniter, San Francisco, CA, USA
  hosts     petametrics.com liftigniter.com
  script    petametrics.com/
  script    liftigniter.com/
  policy    https://www.liftigniter.com/privacy
  places    US
  data      visitorId pages clicks
  en        Recommends articles by the visitor’s behavior.
  en why    Recommending articles with LiftIgniter.
  de        Empfiehlt Artikel nach dem Verhalten des Besuchers.
  de why    Empfehlung von Artikeln mit LiftIgniter.

1077 smartocto
  purpose   analytics
  vendor    smartocto B.V., Nijmegen, Netherlands
  hosts     smartocto.com
  script    smartocto.com/
  policy    https://smartocto.com/privacy-policy/
  places    EU
  data      visitorId pages referrer
  en        Statistics that give newsrooms advice on articles.
  en why    Analyzing articles with smartocto.
  de        Statistik, die Redaktionen Hinweise zu Artikeln gibt.
  de why    Auswertung von Artikeln mit smartocto.

1078 Omeda (Olytics)
  purpose   analytics
  vendor    Omeda Communications, Inc., Northbrook, IL, USA
  hosts     omeda.com
  script    omeda.com/
  policy    https://www.omeda.com/privacy-policy/
  places    US
  data      visitorId pages email
  en        Links visits to the subscribers of publishers.
  en why    Analyzing visits of subscribers with Omeda.
  de        Verknüpft Besuche mit den Abonnenten von Verlagen.
  de why    Auswertung der Besuche von Abonnenten mit Omeda.

1079 Mather Economics
  purpose   analytics
  vendor    Mather Economics, LLC, Atlanta, GA, USA
  hosts     matheranalytics.com
  script    matheranalytics.com/
  policy    https://www.mathereconomics.com/privacy-policy/
  places    US
  data      visitorId pages referrer
  en        Measures how readers of newspapers become subscribers.
  en why    Analyzing readers with Mather Economics.
  de        Misst, wie Zeitungsleser zu Abonnenten werden.
  de why    Auswertung von Lesern mit Mather Economics.

1080 Ahrefs Web Analytics
  purpose   analytics
  vendor    Ahrefs Pte. Ltd., 16 Raffles Quay, Singapore 048581, Singapore
  hosts     analytics.ahrefs.com
  script    analytics.ahrefs.com/
  policy    https://ahrefs.com/legal/privacy-policy
  places    SG EU
  data      page referrer device
  en        Web analytics without cookies, from a provider of search statistics.
  en why    Statistics on visits with Ahrefs.
  de        Webanalyse ohne Cookies von einem Anbieter für Suchstatistik.
  de why    Statistik über Besuche mit Ahrefs.

1081 Alexa Internet
  purpose   analytics
  vendor    amazon
  hosts     alexametrics.com
  script    alexametrics.com/
  policy    https://www.amazon.com/privacy
  places    US
  data      visitorId pages
  en        Ranking of websites by visits; Amazon discontinued it in 2022.
  en why    Certified counting of visits for Alexa’s ranking.
  de        Rangliste von Websites nach Besuchen, die Amazon 2022 eingestellt hat.
  de why    Zertifizierte Zählung von Besuchen für die Rangliste von Alexa.
  cookie    __auc 1y: visitor
  cookie    __asc 30min: visit

1082 Ruler Analytics
  purpose   analytics
  vendor    Ruler Analytics Limited, Liverpool, United Kingdom
  hosts     ruleranalytics.com nyltx.com
  script    ruleranalytics.com/
  script    nyltx.com/
  policy    https://www.ruleranalytics.com/privacy-policy/
  places    GB
  data      visitorId campaign conversions contact
  en        Links inquiries and calls to the campaign that led to them.
  en why    Attributing inquiries to campaigns with Ruler.
  de        Verknüpft Anfragen und Anrufe mit der Kampagne, die zu ihnen führte.
  de why    Zuordnung von Anfragen zu Kampagnen mit Ruler.

1083 Marchex
  purpose   analytics
  vendor    Marchex, Inc., Seattle, WA, USA
  hosts     voicestar.com marchex.io
  script    voicestar.com/
  script    marchex.io/
  policy    https://www.marchex.com/privacy-policy/
  places    US
  data      visitorId campaign
  en        Shows each visitor a telephone number by which calls are attributed to campaigns.
  en why    Attributing calls to campaigns with Marchex.
  de        Zeigt Besuchern Telefonnummern, über die Anrufe Kampagnen zugeordnet werden.
  de why    Zuordnung von Anrufen zu Kampagnen mit Marchex.

1084 Silktide
  purpose   analytics
  vendor    Silktide Ltd, Derby, United Kingdom
  hosts     silktide.com
  script    silktide.com/
  policy    https://silktide.com/privacy-policy/
  places    GB
  data      page clicks device
  en        Checks the quality of websites and counts visits.
  en why    Statistics on visits with Silktide.
  de        Prüft die Qualität von Websites und zählt Besuche.
  de why    Statistik über Besuche mit Silktide.

1085 Lytics
  purpose   personalization
  vendor    Lytics, Inc., Portland, OR, USA
  hosts     lytics.io
  script    lytics.io/
  policy    https://www.lytics.com/privacy-policy
  places    US
  data      visitorId pages events
  en        Customer data platform that chooses content and ads by interests.
  en why    Choosing content by interests with Lytics.
  de        Kundendatenplattform, die Inhalte und Anzeigen nach Interessen auswählt.
  de why    Auswahl von Inhalten nach Interessen mit Lytics.

1086 CivicScience
  purpose   analytics
  vendor    CivicScience, Inc., Pittsburgh, PA, USA
  hosts     civicscience.com
  script    civicscience.com/
  policy    https://civicscience.com/privacy-policy/
  places    US
  data      device pages answers
  en        Polls and market research by CivicScience in articles.
  en why    Asking readers questions and evaluating the answers.
  de        Umfragen und Marktforschung von CivicScience in Artikeln.
  de why    Befragung von Lesern und Auswertung der Antworten.

1087 Mediascope (TNS counter)
  purpose   analytics
  vendor    Mediascope, Moscow, Russia
  hosts     tns-counter.ru
  script    tns-counter.ru/
  policy    https://mediascope.net/
  places    RU
  data      visitorId pages device
  en        Measures the audience of websites in Russia for Mediascope, formerly TNS.
  en why    Taking part in the Russian audience measurement.
  de        Misst die Reichweite von Websites in Russland für Mediascope, früher TNS.
  de why    Teilnahme an der russischen Reichweitenmessung.

1088 WEMF audience measurement
  purpose   analytics
  vendor    WEMF AG für Werbemedienforschung, Bachmattstrasse 53, 8048 Zürich, Switzerland
  hosts     wemfbox.ch
  script    wemfbox.ch/
  policy    https://wemf.ch/de/datenschutzerklaerung/
  places    CH
  data      pages device
  en        Audited audience figures of Swiss websites.
  en why    Comparable figures for advertisers in Switzerland.
  de        Beglaubigte Nutzungszahlen Schweizer Websites.
  de why    Vergleichbare Zahlen für Werbekunden in der Schweiz.

1089 Google Universal Analytics
  purpose   analytics
  vendor    google
  hosts     ssl.google-analytics.com
  uses      google-analytics.com googletagmanager.com stats.g.doubleclick.net
  script    google-analytics.com/analytics.js
  script    google-analytics.com/ga.js
  script    googletagmanager.com/gtag/js?id=UA-
  script    gtag('config', 'UA-
  script    gtag('config','UA-
  script    ga('create'
  script    _gaq.push
  policy    https://policies.google.com/privacy
  places    EU US
  mode      analytics_storage
  data      visitorId pages events referrer campaign device place
  en        The former web analytics by Google, which has processed no data since July 2024. Pages that still contain its code load it from Google.
  en why    Measuring how the website was found and used; replaced by Google Analytics 4.
  de        Die frühere Webanalyse von Google, die seit Juli 2024 keine Daten mehr verarbeitet. Seiten, die ihren Code noch enthalten, laden ihn von Google.
  de why    Messung, wie die Website gefunden und genutzt wurde; abgelöst durch Google Analytics 4.
  cookie    _ga 2y: Tells visitors apart. | Unterscheidet die Besucher voneinander.
  cookie    _gid 24h: Tells visitors apart for one day. | Unterscheidet die Besucher für einen Tag.
  cookie    _gat 1min: Limits the rate of requests. | Begrenzt die Zahl der Anfragen.
  cookie    _gat_* 1min: Limits the rate of requests per property. | Begrenzt die Zahl der Anfragen je Property.
  cookie    AMP_TOKEN 1y: Fetches an ID for pages in the AMP format. | Ruft eine Kennung für Seiten im AMP-Format ab.
  cookie    __utma 2y: visitor
  cookie    __utmb __utmt 30min: visit
  cookie    __utmc session: visit
  cookie    __utmz 6mo: source
  cookie    __utmv 2y: segment
  cookie    __utmx __utmxx 18mo: variant
  cookie    _gali 30s: click
  cookie    _dc_gtm_* _gat_gtag_* 1min: Limits the rate of requests. | Begrenzt die Zahl der Anfragen.
  cookie    GA_OPT_OUT 10y: optout

1090 Triple Whale
  purpose   analytics
  vendor    Triple Whale, address unknown
  hosts     config-security.com
  script    config-security.com/
  policy    https://www.triplewhale.com/trust-center
  places    US
  data      visitorId ip pages products conversions campaign
  en        Statistics for online shops that attribute purchases to ads.
  en why    Measuring which advertising leads to purchases.
  de        Statistik für Onlineshops, die Käufe Anzeigen zuordnet.
  de why    Messung, welche Werbung zu Käufen führt.

1091 Digital Analytics Program (DAP)
  purpose   analytics
  vendor    U.S. General Services Administration, Washington, DC, USA
  hosts     dap.digitalgov.gov
  script    dap.digitalgov.gov/
  policy    https://github.com/digital-analytics-program/gov-wide-code/wiki
  places    US
  data      visitorId shortIp pages events referrer device
  en        Statistics of the websites of U.S. federal agencies, with Google Analytics.
  en why    Counting visits to websites of the federal government.
  de        Statistik der Websites von US-Bundesbehörden mit Google Analytics.
  de why    Zählung der Besuche auf Websites der Bundesregierung.

1092 AppsFlyer
  purpose   ads
  vendor    AppsFlyer, address unknown
  hosts     appsflyer.com
  script    websdk.appsflyer.com
  policy    https://www.appsflyer.com/legal/services-privacy-policy/
  places    US EU
  data      visitorId ip pages conversions campaign device
  en        Attributes visits to the website and installations of the app to ads, and shows banners for the app.
  en why    Measuring which advertising leads to the app.
  de        Ordnet Besuche der Website und Installationen der App Anzeigen zu und zeigt Banner für die App.
  de why    Messung, welche Werbung zur App führt.

1093 Gauges
  purpose   analytics
  vendor    Fastest Forward, address unknown
  hosts     gaug.es
  script    secure.gaug.es/
  policy    https://get.gaug.es/
  places    US
  data      ip pages referrer device
  en        Simple statistics about visits to pages.
  en why    Counting visits and their sources.
  de        Einfache Statistik über Besuche.
  de why    Zählung von Besuchen und deren Herkunft.

1094 Invoca
  purpose   analytics
  vendor    Invoca, address unknown
  hosts     invocacdn.com
  script    .invocacdn.com/
  policy    https://www.invoca.com/
  places    US
  data      visitorId ip pages campaign
  en        Assigns calls to the ads and pages that led to them.
  en why    Measuring which advertising leads to calls.
  de        Ordnet Anrufe den Anzeigen und Seiten zu, die zu ihnen geführt haben.
  de why    Messung, welche Werbung zu Anrufen führt.
`;
