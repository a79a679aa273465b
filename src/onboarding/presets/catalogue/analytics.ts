export const analytics = String.raw`
1001 Google Analytics 4
  purpose   analytics
  vendor    google
  hosts     google-analytics.com analytics.google.com
  script    googletagmanager.com/gtag/js?id=G-
  script    googletagmanager.com/gtag/js?id=UA-
  script    google-analytics.com/
  script    gtag('config', 'G-
  script    gtag('config','G-
  script    gtag("config", "G-
  script    gtag("config","G-
  script    gtag('config', 'UA-
  script    gtag('config','UA-
  script    ga('create'
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
  cookie    _gid 24h: Tells visitors apart for one day (older versions). | Unterscheidet die Besucher für einen Tag (ältere Versionen).
  cookie    _gat 1min: Limits the rate of requests (older versions). | Begrenzt die Zahl der Anfragen (ältere Versionen).
  cookie    _gat_* 1min: Limits the rate of requests per property (older versions). | Begrenzt die Zahl der Anfragen je Property (ältere Versionen).

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
  data      visitorId shortIp pages events referrer device place
  en        Open-source web analytics that the operator of this website runs on their own server.
  en why    Counting visits and finding out which pages are read, without passing the data to others.
  de        Quelloffene Webanalyse, die der Betreiber dieser Website auf einem eigenen Server betreibt.
  de why    Zählung der Besuche und Auswertung der gelesenen Seiten, ohne Daten an Dritte weiterzugeben.
  cookie    _pk_id.* 13mo: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    _pk_ses.* 30min: Marks the current visit. | Kennzeichnet den laufenden Besuch.
  cookie    _pk_ref.* 6mo: Remembers from where the visitor came first. | Merkt sich, woher der Besucher zuerst kam.
  cookie    _pk_cvar.* 30min: Holds variables of the current visit. | Enthält Variablen des laufenden Besuchs.
  cookie    _pk_hsr.* 30min: Marks that the visit is recorded for heat maps. | Kennzeichnet die Aufzeichnung des Besuchs für Heatmaps.
  cookie    mtm_consent 30y: Records the consent to the measurement. | Vermerkt die Einwilligung in die Messung.
  cookie    matomo_ignore 30y: Records an objection to the measurement. | Vermerkt einen Widerspruch gegen die Messung.
  cookie    MATOMO_SESSID session: Protects the opt-out form against forged requests. | Schützt das Widerspruchsformular vor gefälschten Anfragen.

1003 Matomo Cloud
  purpose   analytics
  vendor    InnoCraft Limited, 7 Waterloo Quay, PO Box 625, Wellington 6140, New Zealand
  hosts     matomo.cloud
  script    cdn.matomo.cloud/
  script    .matomo.cloud/
  policy    https://matomo.org/matomo-cloud-privacy-policy/
  places    DE NZ
  data      visitorId shortIp pages events referrer device place
  en        Matomo web analytics as a hosted service by InnoCraft, the makers of Matomo.
  en why    Evaluating visits with Matomo on servers that the vendor operates.
  de        Webanalyse mit Matomo als gehosteter Dienst von InnoCraft, dem Hersteller von Matomo.
  de why    Auswertung der Besuche mit Matomo auf Servern des Anbieters.
  cookie    _pk_id.* 13mo: Holds the visitor ID. | Enthält die Besucherkennung.
  cookie    _pk_ses.* 30min: Marks the current visit. | Kennzeichnet den laufenden Besuch.
  cookie    _pk_ref.* 6mo: Remembers from where the visitor came first. | Merkt sich, woher der Besucher zuerst kam.

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
  en        Web analytics from Hamburg that works without cookies until the visitor agrees to them.
  en why    Statistics about visits, campaigns and conversions on this website.
  de        Webanalyse aus Hamburg, die bis zur Einwilligung ohne Cookies auskommt.
  de why    Statistik über Besuche, Kampagnen und Conversions auf dieser Website.
  cookie    _et_coid 720d: Recognises the browser. | Erkennt den Browser wieder.
  cookie    et_allow_cookies 480d: Records that cookies are allowed. | Vermerkt, dass Cookies erlaubt sind.
  cookie    et_oi_v2 50y: Records the decision: a “no” for 50 years, a “yes” for 480 days. | Vermerkt die Entscheidung: ein „Nein“ für 50 Jahre, ein „Ja“ für 480 Tage.
  cookie    BT_sdc session: Holds data of the session for personalised content. | Enthält Sitzungsdaten für personalisierte Inhalte.
  cookie    BT_pdc 1y: Holds data of earlier visits for personalised content. | Enthält Daten früherer Besuche für personalisierte Inhalte.

1005 INFOnline (IVW)
  purpose   analytics
  vendor    INFOnline GmbH, Brühler Straße 9, 53119 Bonn, Germany
  hosts     ioam.de iocnt.net infonline.de
  script    .ioam.de/
  script    .iocnt.net/
  script    iom.c(
  script    IOMm('configure'
  policy    https://www.infonline.de/datenschutz/
  places    DE
  data      visitorId shortIp pages device place
  en        Measures the reach of news sites and other media with the method recognised by IVW and agof.
  en why    Comparable figures on reach, as the advertising market and the press associations require them.
  de        Misst die Reichweite von Nachrichtenseiten und anderen Medien nach dem von IVW und agof anerkannten Verfahren.
  de why    Vergleichbare Reichweitenzahlen, wie sie der Werbemarkt und die Verbände verlangen.
  cookie    ioam2018 1y: Recognises the browser for the measurement. | Erkennt den Browser für die Messung wieder.
  cookie    i00 1y: Recognises the browser on the measuring server. | Erkennt den Browser auf dem Messserver wieder.
  cookie    ioma2018 1y: Recognises the browser for the measurement. | Erkennt den Browser für die Messung wieder.
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
  cookie    emos_jcvid 2y: Recognises the browser. | Erkennt den Browser wieder.
  cookie    emos_jcsid session: Recognises the session. | Erkennt die Sitzung wieder.

1007 Adobe Analytics
  purpose   analytics
  vendor    adobe
  hosts     omtrdc.net 2o7.net demdex.net everesttech.net
  script    .omtrdc.net/
  script    .2o7.net/
  script    .demdex.net/
  script    AppMeasurement.js
  script    /s_code.js
  script    VisitorAPI.js
  policy    https://www.adobe.com/privacy.html
  places    EU US
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
  cookie    demdex 180d: Recognises the browser across websites. | Erkennt den Browser über Websites hinweg wieder.

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
  cookie    _hjSessionUser_* 1y: Recognises the visitor on later visits. | Erkennt den Besucher bei späteren Besuchen wieder.
  cookie    _hjSession_* 30min: Holds data of the current session. | Enthält Daten der laufenden Sitzung.
  cookie    _hjAbsoluteSessionInProgress 30min: Detects the first page view of a session. | Erkennt den ersten Seitenaufruf einer Sitzung.
  cookie    _hjFirstSeen 30min: Marks the first session of a visitor. | Kennzeichnet die erste Sitzung eines Besuchers.
  cookie    _hjid 1y: Recognises the visitor (older versions). | Erkennt den Besucher wieder (ältere Versionen).
  cookie    _hjClosedSurveyInvites 1y: Remembers invitations to surveys that were closed. | Merkt sich geschlossene Einladungen zu Umfragen.
  cookie    _hjDonePolls 1y: Remembers surveys that were completed. | Merkt sich ausgefüllte Umfragen.
  cookie    _hjMinimizedPolls 1y: Remembers surveys that were minimised. | Merkt sich minimierte Umfragen.
  cookie    _hjShownFeedbackMessage 1y: Remembers that the feedback form was minimised or completed. | Merkt sich, dass das Feedback-Formular minimiert oder ausgefüllt wurde.

1009 Microsoft Clarity
  purpose   analytics
  vendor    microsoft
  hosts     clarity.ms
  script    www.clarity.ms/
  script    scripts.clarity.ms/
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  mode      analytics_storage ad_storage
  data      visitorId ip clicks pages device
  en        Microsoft’s tool for session replays and heat maps; the data may also serve Microsoft Advertising.
  en why    Seeing how visitors move through the pages, and finding faults in their design.
  de        Werkzeug von Microsoft für Sitzungsaufzeichnungen und Heatmaps; die Daten können auch Microsoft Advertising dienen.
  de why    Nachvollziehen, wie sich Besucher auf den Seiten bewegen, und Mängel der Gestaltung finden.
  cookie    _clck 1y: Holds the visitor ID and settings. | Enthält die Besucherkennung und Einstellungen.
  cookie    _clsk 1d: Joins the page views of a session into one recording. | Verbindet die Seitenaufrufe einer Sitzung zu einer Aufzeichnung.
  cookie    CLID 1y: Records when Clarity first saw the visitor on any website. | Vermerkt, wann Clarity den Besucher erstmals auf einer Website gesehen hat.
  cookie    ANONCHK 10min: Says whether the MUID is passed on to the advertising service. | Gibt an, ob die MUID an den Werbedienst weitergegeben wird.
  cookie    MR 7d: Says whether the MUID is to be renewed. | Gibt an, ob die MUID erneuert wird.
  cookie    SM session: Synchronises the MUID across Microsoft domains. | Gleicht die MUID zwischen Microsoft-Domains ab.

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
  en        Customer analytics, known as Webtrekk in earlier years, with data centres in Germany.
  en why    Reports on visits and campaigns as a basis for marketing decisions.
  de        Kundenanalyse, früher unter dem Namen Webtrekk, mit Rechenzentren in Deutschland.
  de why    Berichte über Besuche und Kampagnen als Grundlage für Marketingentscheidungen.
  cookie    wt3_eid 6mo: Recognises the browser. | Erkennt den Browser wieder.
  cookie    wt3_sid session: Recognises the session. | Erkennt die Sitzung wieder.
  cookie    wt_rla session: Counts the requests of a session. | Zählt die Anfragen einer Sitzung.

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
  en why    Counting visits in total, without recognising single visitors on another day.
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
  en        Product analytics that follows single actions and funnels, from San Francisco.
  en why    Learning which functions of the website are used and where visitors give up.
  de        Produktanalyse aus San Francisco, die einzelne Aktionen und Abläufe verfolgt.
  de why    Erkennen, welche Funktionen genutzt werden und wo Besucher abbrechen.
  cookie    mp_*_mixpanel 1y: Holds the visitor ID and the first referrer. | Enthält die Besucherkennung und die erste Herkunft.

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
  hosts     crazyegg.com
  script    script.crazyegg.com/
  script    crazyegg.com/pages/scripts
  policy    https://www.crazyegg.com/privacy
  places    US
  data      visitorId clicks pages referrer device
  en        Shows with heat maps and scroll maps on what visitors of a page click.
  en why    Deciding how a page is to be arranged on the basis of real clicks.
  de        Zeigt mit Heatmaps und Scrollmaps, worauf die Besucher einer Seite klicken.
  de why    Entscheidungen über den Aufbau von Seiten anhand tatsächlicher Klicks.
  cookie    _ceir 5y: Tells whether the visitor has been here before. | Zeigt an, ob der Besucher schon einmal hier war.
  cookie    is_returning 5y: Marks visitors who come back. | Kennzeichnet wiederkehrende Besucher.

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
  cookie    _lo_uid 2y: Recognises the visitor. | Erkennt den Besucher wieder.

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
  en why    Reconstructing problems that visitors meet on the website.
  de        Zeichnet vollständige Sitzungen auf, die später angesehen und durchsucht werden können.
  de why    Nachvollziehen von Problemen, die Besuchern auf der Website begegnen.
  cookie    fs_uid 1y: Holds the visitor and session ID. | Enthält die Besucher- und Sitzungskennung.
  cookie    fs_lua 30min: Holds the time of the last action. | Enthält den Zeitpunkt der letzten Aktion.

1022 Yandex Metrica
  purpose   analytics
  vendor    YANDEX LLC, 16 Lva Tolstogo Street, Moscow 119021, Russia
  hosts     mc.yandex.ru mc.yandex.com
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
  en why    Counting visitors and showing from where they come.
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
  script    cdn.leadinfo.net/
  script    cdn.leadinfo.eu/
  script    GlobalLeadinfoNamespace
  policy    https://www.leadinfo.com/en/legal/privacy/
  places    NL
  data      ip visitorId pages
  data      company to which the IP address belongs | Unternehmen, dem die IP-Adresse gehört
  en        Dutch service that recognises visiting companies by their IP address.
  en why    Showing the sales team which companies are interested in which pages.
  de        Niederländischer Dienst, der besuchende Unternehmen anhand der IP-Adresse erkennt.
  de why    Hinweis an den Vertrieb, welche Unternehmen sich für welche Seiten interessieren.
  cookie    _li_id.* 2y: Recognises the visitor. | Erkennt den Besucher wieder.
  cookie    _li_ses.* 30min: Recognises the session. | Erkennt die Sitzung wieder.

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
  en        Finds out from which companies visitors come, by comparing IP addresses with a company database.
  en why    Finding business customers among the visitors of the website.
  de        Ermittelt durch Abgleich der IP-Adresse mit einer Firmendatenbank, aus welchen Unternehmen Besucher kommen.
  de why    Auffinden von Geschäftskunden unter den Besuchern der Website.
  cookie    _lfa 2y: Recognises the visitor. | Erkennt den Besucher wieder.

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
  en        Counting pixel from Stuttgart that checks IP addresses against a list of companies and deletes all others.
  en why    Recognising interested companies; private visitors are filtered out.
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
  cookie    nmstat 1000d: Recognises the visitor to count repeated visits. | Erkennt den Besucher wieder, um wiederholte Besuche zu zählen.

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
  cookie    _cb 13mo: Recognises the visitor. | Erkennt den Besucher wieder.
  cookie    _chartbeat2 13mo: Records on which days the visitor was here. | Vermerkt, an welchen Tagen der Besucher da war.
  cookie    _cb_svref 30min: Holds the page from which the visitor came. | Enthält die Seite, von der der Besucher kam.

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
  cookie    _scor_uid 13mo: Recognises the browser. | Erkennt den Browser wieder.

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
`;
