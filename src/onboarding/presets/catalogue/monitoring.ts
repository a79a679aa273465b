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
  en why    Finding and mending errors.
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
  en why    Recognising slow pages and faults of the server.
  de        Misst im Browser der Besucher, wie lange Seiten laden.
  de why    Erkennen langsamer Seiten und von Serverstörungen.
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
  en        Observes speed and errors of the website, on request with recordings.
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
  en        Monitoring of Austrian origin that follows requests from browser to server.
  en why    Finding the causes of delays and faults.
  de        Überwachung österreichischer Herkunft, die Anfragen vom Browser bis zum Server verfolgt.
  de why    Auffinden der Ursachen von Verzögerungen und Störungen.
  cookie    dtCookie* session: Recognises the session. | Erkennt die Sitzung wieder.
  cookie    dtPC session: Assigns actions to the pages. | Ordnet Aktionen den Seiten zu.
  cookie    dtSa session: Keeps the last action across pages. | Hält die letzte Aktion über Seiten hinweg.
  cookie    rxVisitor* 1y: Recognises the visitor. | Erkennt den Besucher wieder.
  cookie    rxvt* session: Holds the end of the session. | Enthält das Ende der Sitzung.

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
  local     bugsnag-anonymous-id: Recognises the browser in error reports. | Erkennt den Browser in Fehlerberichten wieder.

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
  cookie    _lr_uf_-* session: Recognises the visitor. | Erkennt den Besucher wieder.
  tab       _lr_tabs_-*: Recognises the session. | Erkennt die Sitzung wieder.
`;
