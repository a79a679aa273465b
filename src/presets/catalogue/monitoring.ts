export const monitoring = String.raw`
18001 Sentry
  purpose   other
  vendor    Functional Software, Inc. (Sentry), 45 Fremont Street, 8th Floor, San Francisco, CA 94105, USA
  hosts     sentry.io sentry-cdn.com ravenjs.com
  script    .sentry-cdn.com/
  script    .ingest.sentry.io
  script    .ingest.de.sentry.io
  script    .ingest.us.sentry.io
  script    Sentry.init(
  policy    https://sentry.io/privacy/
  places    EU US
  data      ip device page errors
  en        Reports program errors in the browser to the developers of the website.
  en why    Finding and fixing errors.
  de        Meldet Programmfehler im Browser an die Entwickler der Website.
  de why    Auffinden und Beheben von Fehlern.
  tab       sentryReplaySession: Holds the session of a recording, if recordings are used. | Enthält die Sitzung einer Aufzeichnung, falls genutzt.

18002 New Relic
  purpose   analytics
  vendor    New Relic, Inc., 188 Spear Street, Suite 1000, San Francisco, CA 94105, USA
  hosts     newrelic.com nr-data.net
  script    js-agent.newrelic.com/
  script    .nr-data.net
  script    window.NREUM
  policy    https://newrelic.com/termsandconditions/privacy
  places    EU US
  data      sessionId device page timings errors
  en        Measures in the visitor’s browser how long pages take to load.
  en why    Recognizing slow pages and server errors.
  de        Misst im Browser der Besucher, wie lange Seiten laden.
  de why    Erkennen langsamer Seiten und von Serverstörungen.
  cookie    NREUM NRAGENT session: timing
  local     NRBA_SESSION: Holds the session ID. | Enthält die Sitzungskennung.

18003 Datadog RUM
  purpose   analytics
  vendor    Datadog, Inc., 620 8th Avenue, 45th Floor, New York, NY 10018, USA
  hosts     datadoghq-browser-agent.com browser-intake-datadoghq.eu browser-intake-datadoghq.com datadoghq.com datadoghq.eu
  script    datadoghq-browser-agent.com/
  script    DD_RUM.init
  script    DD_LOGS.init
  policy    https://www.datadoghq.com/legal/privacy/
  places    EU US
  data      sessionId ip device pages timings errors
  en        Monitors the speed and errors of the website, optionally with recordings.
  en why    Keeping the website fast and free of errors.
  de        Überwacht Geschwindigkeit und Fehler der Website, auf Wunsch mit Aufzeichnungen.
  de why    Eine schnelle und fehlerfreie Website.
  cookie    _dd_s 15min: Joins the events of a session. | Verbindet die Ereignisse einer Sitzung.

18004 Dynatrace RUM
  purpose   analytics
  vendor    Dynatrace Austria GmbH, Am Fünfundzwanziger Turm 20, 4020 Linz, Austria
  hosts     dynatrace.com
  script    js-cdn.dynatrace.com/
  script    /ruxitagentjs_
  script    ruxitagent_
  script    .dynatrace.com/jstag/
  policy    https://www.dynatrace.com/company/trust-center/privacy/
  places    EU US
  data      visitorId shortIp device clicks timings errors
  en        Monitoring of Austrian origin that traces requests from browser to server.
  en why    Finding the causes of delays and errors.
  de        Überwachung österreichischer Herkunft, die Anfragen vom Browser bis zum Server verfolgt.
  de why    Auffinden der Ursachen von Verzögerungen und Störungen.
  cookie    dtCookie* session: Recognizes the session. | Erkennt die Sitzung wieder.
  cookie    dtPC session: Assigns actions to the pages. | Ordnet Aktionen den Seiten zu.
  cookie    dtSa session: Keeps the last action across pages. | Hält die letzte Aktion über Seiten hinweg.
  cookie    rxVisitor* 1y: Recognizes the visitor. | Erkennt den Besucher wieder.
  cookie    rxvt* session: Holds the end of the session. | Enthält das Ende der Sitzung.
  cookie    dtLatC* dtValidationCookie dtDisabled session: timing

18005 Bugsnag
  purpose   other
  vendor    SmartBear Software, Inc., 450 Artisan Way, Somerville, MA 02145, USA
  hosts     bugsnag.com d2wy8f7a9ursnm.cloudfront.net
  script    d2wy8f7a9ursnm.cloudfront.net/
  script    Bugsnag.start(
  policy    https://smartbear.com/privacy/
  places    US
  data      ip device page errors
  en        Collects crashes of scripts with what happened before.
  en why    Judging how stable the website is.
  de        Sammelt Abstürze von Skripten mit deren Vorgeschichte.
  de why    Beurteilung der Stabilität der Website.
  local     bugsnag-anonymous-id: Recognizes the browser in error reports. | Erkennt den Browser in Fehlerberichten wieder.

18006 SolarWinds Pingdom RUM
  purpose   analytics
  vendor    SolarWinds Worldwide, LLC, 7171 Southwest Parkway, Building 400, Austin, TX 78735, USA
  hosts     pingdom.net
  script    rum-static.pingdom.net/
  policy    https://www.solarwinds.com/legal/privacy
  places    EU US
  data      device page timings
  data      country | Land
  en        Measures real loading times of visitors by country and browser.
  en why    Comparing the speed of pages over time.
  de        Misst tatsächliche Ladezeiten der Besucher nach Land und Browser.
  de why    Vergleich der Seitengeschwindigkeit im Zeitverlauf.

18007 LogRocket
  purpose   analytics
  vendor    LogRocket, Inc., 87 Summer Street, Boston, MA 02110, USA
  hosts     logrocket.com logrocket.io lr-ingest.io lr-in-prod.com lgrckt-in.com
  script    cdn.logrocket.io/
  script    cdn.logrocket.com/
  script    cdn.lr-ingest.io/
  script    cdn.lr-in-prod.com/
  script    cdn.lgrckt-in.com/
  script    LogRocket.init(
  policy    https://logrocket.com/privacy
  places    US
  data      visitorId ip device clicks errors
  en        Replays sessions together with network requests and errors.
  en why    Understanding what led to an error.
  de        Gibt Sitzungen zusammen mit Netzwerkanfragen und Fehlern wieder.
  de why    Verstehen, was zu einem Fehler geführt hat.
  cookie    _lr_uf_-* session: Recognizes the visitor. | Erkennt den Besucher wieder.
  tab       _lr_tabs_-*: Recognizes the session. | Erkennt die Sitzung wieder.

18008 Azure Application Insights
  purpose   analytics
  vendor    microsoft
  hosts     applicationinsights.azure.com dc.services.visualstudio.com js.monitor.azure.com az416426.vo.msecnd.net
  script    applicationinsights.azure.com/
  script    dc.services.visualstudio.com/
  script    js.monitor.azure.com/
  script    az416426.vo.msecnd.net/
  policy    https://privacy.microsoft.com/privacystatement
  places    EU US
  data      visitorId sessionId errors timings device
  en        Reports errors and loading times to Microsoft’s cloud.
  en why    Finding errors with Application Insights.
  de        Meldet Fehler und Ladezeiten an die Cloud von Microsoft.
  de why    Auffinden von Fehlern mit Application Insights.
  cookie    ai_user 1y: visitor
  cookie    ai_session 30min: visit
  cookie    ai_authUser session: user

18009 Rollbar
  purpose   analytics
  vendor    Rollbar, Inc., 548 Market Street, San Francisco, CA 94104, USA
  hosts     rollbar.com d37gvrvc0wt4s1.cloudfront.net
  script    cdn.rollbar.com/
  script    d37gvrvc0wt4s1.cloudfront.net/
  policy    https://rollbar.com/privacy/
  places    US
  data      errors page device
  en        Collects error messages of scripts.
  en why    Finding errors with Rollbar.
  de        Sammelt Fehlermeldungen von Skripten.
  de why    Auffinden von Fehlern mit Rollbar.

18010 Raygun
  purpose   analytics
  vendor    Raygun Limited, Wellington, New Zealand
  hosts     raygun.io raygun.com
  script    cdn.raygun.io/
  policy    https://raygun.com/privacy
  places    NZ US
  data      visitorId errors timings device
  en        Reports errors and slow pages.
  en why    Finding errors with Raygun.
  de        Meldet Fehler und langsame Seiten.
  de why    Auffinden von Fehlern mit Raygun.
  cookie    raygun4js-userid 1y: visitor
  local     raygun4js-userid raygun4js_usid: visitor

18011 TrackJS
  purpose   analytics
  vendor    TrackJS LLC, Stillwater, MN, USA
  hosts     trackjs.com d2zah9y47r7bi2.cloudfront.net
  script    cdn.trackjs.com/
  script    usage.trackjs.com/
  script    d2zah9y47r7bi2.cloudfront.net/
  policy    https://trackjs.com/privacy/
  places    US
  data      errors page device
  en        Reports script errors and the steps before them.
  en why    Finding errors with TrackJS.
  de        Meldet Skriptfehler und die Schritte davor.
  de why    Auffinden von Fehlern mit TrackJS.
  cookie    TrackJS 1y: visitor

18012 AppDynamics (Splunk)
  purpose   analytics
  vendor    AppDynamics LLC (Cisco), 500 Terry A Francois Boulevard, San Francisco, CA 94158, USA
  hosts     appdynamics.com eum-appdynamics.com d3tjaysgumg9lf.cloudfront.net
  script    appdynamics.com/
  script    eum-appdynamics.com/
  script    d3tjaysgumg9lf.cloudfront.net/
  policy    https://www.cisco.com/c/en/us/about/legal/privacy-full.html
  places    US EU
  data      sessionId timings errors device
  en        Traces requests from the browser to the server.
  en why    Finding slow steps with AppDynamics.
  de        Verfolgt Anfragen vom Browser bis zum Server.
  de why    Auffinden langsamer Schritte mit AppDynamics.
  cookie    ADRUM ADRUM_* 30s: timing

18013 SpeedCurve
  purpose   analytics
  vendor    SpeedCurve Limited, Auckland, New Zealand
  hosts     speedcurve.com
  script    cdn.speedcurve.com/
  policy    https://www.speedcurve.com/privacy-policy/
  places    NZ US
  data      page device timings
  en        Measures how fast visitors see the page.
  en why    Measuring loading times with SpeedCurve.
  de        Misst, wie schnell Besucher die Seite sehen.
  de why    Messung von Ladezeiten mit SpeedCurve.
  cookie    lux_uid 30min: visit

18014 Quantum Metric
  purpose   analytics
  vendor    Quantum Metric, Inc., 10807 New Allegiance Drive, Colorado Springs, CO 80921, USA
  hosts     quantummetric.com
  script    quantummetric.com/
  policy    https://www.quantummetric.com/legal/privacy-policy/
  places    US EU
  data      visitorId sessionId clicks errors device
  en        Records visits and finds obstacles in them.
  en why    Finding obstacles with Quantum Metric.
  de        Zeichnet Besuche auf und findet Hindernisse darin.
  de why    Auffinden von Hindernissen mit Quantum Metric.
  cookie    QuantumMetricUserID 1y: visitor
  cookie    QuantumMetricSessionID QuantumMetricSessionLink 30min: visit

18015 Site24x7
  purpose   analytics
  vendor    Zoho Corporation B.V., Beneluxlaan 4B, 3527 HT Utrecht, Netherlands
  hosts     site24x7rum.com site24x7rum.eu
  script    site24x7rum.com/
  script    site24x7rum.eu/
  policy    https://www.site24x7.com/privacypolicy.html
  places    EU IN US
  data      sessionId timings device
  en        Measures loading times for real visitors.
  en why    Measuring loading times with Site24x7.
  de        Misst Ladezeiten bei echten Besuchern.
  de why    Messung von Ladezeiten mit Site24x7.
  cookie    site24x7rumID 30min: visit

18016 BugHerd
  purpose   analytics
  vendor    Macropod Software Pty Ltd, Melbourne, Australia
  hosts     bugherd.com
  script    www.bugherd.com/
  policy    https://bugherd.com/privacy-policy
  places    AU US
  data      page messages device
  en        Lets clients mark problems on the page.
  en why    Collecting remarks on the page with BugHerd.
  de        Lässt Auftraggeber Fehler auf der Seite markieren.
  de why    Sammeln von Anmerkungen zur Seite mit BugHerd.

18017 Marker.io
  purpose   analytics
  vendor    Marker.io, Brussels, Belgium
  hosts     marker.io
  script    edge.marker.io/
  policy    https://marker.io/privacy-policy
  places    EU US
  data      page messages device
  en        Reports problems with a screenshot of the page.
  en why    Collecting problem reports with Marker.io.
  de        Meldet Fehler mit einem Bild der Seite.
  de why    Sammeln von Fehlermeldungen mit Marker.io.

18018 DebugBear RUM
  purpose   analytics
  vendor    DebugBear Limited, London, United Kingdom
  hosts     debugbear.com
  script    debugbear.com/
  policy    https://www.debugbear.com/privacy-policy
  places    GB EU
  data      page device timings
  en        Measures loading times in visitors’ browsers.
  en why    Measuring loading times with DebugBear.
  de        Misst Ladezeiten in den Browsern der Besucher.
  de why    Messung von Ladezeiten mit DebugBear.

18019 Request Metrics
  purpose   analytics
  vendor    TrackJS LLC, Stillwater, MN, USA
  hosts     requestmetrics.com
  script    requestmetrics.com/
  policy    https://requestmetrics.com/resources/privacy/
  places    US
  data      page device timings errors
  en        Measures loading times and errors of pages.
  en why    Measuring loading times with Request Metrics.
  de        Misst Ladezeiten und Fehler von Seiten.
  de why    Messung von Ladezeiten mit Request Metrics.

18020 Blue Triangle
  purpose   analytics
  vendor    Blue Triangle Technologies, Inc., Mechanicsville, VA, USA
  hosts     btttag.com
  script    btttag.com/
  policy    https://bluetriangle.com/privacy-policy
  places    US
  data      visitorId page timings conversions
  en        Measures what slow pages cost in purchases.
  en why    Measuring loading times with Blue Triangle.
  de        Misst, welche Käufe durch langsame Seiten verloren gehen.
  de why    Messung von Ladezeiten mit Blue Triangle.

18021 Noibu
  purpose   analytics
  vendor    Noibu Technologies Inc., Ottawa, Canada
  hosts     noibu.com
  script    noibu.com/
  policy    https://www.noibu.com/privacy-policy
  places    CA US
  data      page errors clicks
  en        Detects errors in online shops that prevent purchases.
  en why    Detecting errors in the shop with Noibu.
  de        Erkennt Fehler in Online-Shops, die Käufe verhindern.
  de why    Erkennen von Fehlern im Shop mit Noibu.

18022 IBM Instana
  purpose   analytics
  vendor    International Business Machines Corporation, Armonk, NY, USA
  hosts     instana.io
  script    eum.instana.io/
  policy    https://www.ibm.com/privacy
  places    EU US
  data      sessionId ip pages timings errors
  en        Monitors the speed and errors of the website (Instana).
  en why    Keeping the website fast, and finding its errors.
  de        Überwacht Geschwindigkeit und Fehler der Website (Instana).
  de why    Eine schnelle Website, deren Fehler gefunden werden.

18023 Adobe Experience Manager RUM
  purpose   analytics
  vendor    adobe
  hosts     rum.hlx.page
  script    rum.hlx.page/
  script    @adobe/helix-rum-js
  policy    https://www.adobe.com/privacy.html
  places    EU US
  data      page timings interactions device
  en        Measures loading times and interactions in a sample of page views.
  en why    Finding pages that load slowly.
  de        Misst Ladezeiten und Interaktionen bei einer Stichprobe der Seitenaufrufe.
  de why    Auffinden von Seiten, die langsam laden.

18024 Yottaa
  purpose   analytics
  vendor    Yottaa, Inc., address unknown
  hosts     yottaa.com yottaa.net
  script    rapid-cdn.yottaa.com/
  script    .yottaa.net/
  policy    https://www.yottaa.com/
  places    US
  data      ip page timings device
  en        Speeds up shops and measures the loading times of their services.
  en why    Loading pages faster.
  de        Beschleunigt Shops und misst die Ladezeiten der eingebundenen Dienste.
  de why    Schnelleres Laden der Seiten.
`;
