import { cookie, local, tab } from './assets.ts';
import { preset } from './define.ts';
import { minutes, session, years } from './lifetimes.ts';

// 18000-18999: errors and loading times
export const monitoring = [
  preset({
    id: 18001,
    name: 'Sentry',
    purpose: 'other',
    vendor: 'Functional Software, Inc. (Sentry), 45 Fremont Street, 8th Floor, San Francisco, CA 94105, USA',
    hosts: ['sentry.io', 'sentry-cdn.com', 'ravenjs.com'],
    scripts: [
      '.sentry-cdn.com/',
      '.ingest.sentry.io',
      '.ingest.de.sentry.io',
      '.ingest.us.sentry.io',
      'Sentry.init(',
    ],
    privacyPolicyUrl: 'https://sentry.io/privacy/',
    places: ['EU', 'US'],
    data: ['ip', 'device', 'page', 'errors'],
    en: {
      about: 'Reports program errors in the browser to the developers of the website.',
      why: 'Finding and mending errors.',
    },
    de: {
      about: 'Meldet Programmfehler im Browser an die Entwickler der Website.',
      why: 'Auffinden und Beheben von Fehlern.',
    },
    assets: [
      tab(
        'sentryReplaySession',
        'Holds the session of a recording, if recordings are used.',
        'Enthält die Sitzung einer Aufzeichnung, falls genutzt.',
      ),
    ],
  }),
  preset({
    id: 18002,
    name: 'New Relic',
    purpose: 'analytics',
    vendor: 'New Relic, Inc., 188 Spear Street, Suite 1000, San Francisco, CA 94105, USA',
    hosts: ['newrelic.com', 'nr-data.net'],
    scripts: ['js-agent.newrelic.com/', '.nr-data.net', 'window.NREUM'],
    privacyPolicyUrl: 'https://newrelic.com/termsandconditions/privacy',
    places: ['EU', 'US'],
    data: ['sessionId', 'device', 'page', 'timings', 'errors'],
    en: {
      about: 'Measures in the visitor’s browser how long pages take to load.',
      why: 'Recognising slow pages and faults of the server.',
    },
    de: {
      about: 'Misst im Browser der Besucher, wie lange Seiten laden.',
      why: 'Erkennen langsamer Seiten und von Serverstörungen.',
    },
    assets: [local('NRBA_SESSION', 'Holds the session ID.', 'Enthält die Sitzungskennung.')],
  }),
  preset({
    id: 18003,
    name: 'Datadog RUM',
    purpose: 'analytics',
    vendor: 'Datadog, Inc., 620 8th Avenue, 45th Floor, New York, NY 10018, USA',
    hosts: [
      'datadoghq-browser-agent.com',
      'browser-intake-datadoghq.eu',
      'browser-intake-datadoghq.com',
      'datadoghq.com',
      'datadoghq.eu',
    ],
    scripts: ['datadoghq-browser-agent.com/', 'DD_RUM.init', 'DD_LOGS.init'],
    privacyPolicyUrl: 'https://www.datadoghq.com/legal/privacy/',
    places: ['EU', 'US'],
    data: ['sessionId', 'ip', 'device', 'pages', 'timings', 'errors'],
    en: {
      about: 'Observes speed and errors of the website, on request with recordings.',
      why: 'Keeping the website fast and free of errors.',
    },
    de: {
      about: 'Überwacht Geschwindigkeit und Fehler der Website, auf Wunsch mit Aufzeichnungen.',
      why: 'Eine schnelle und fehlerfreie Website.',
    },
    assets: [
      cookie(
        '_dd_s',
        minutes(15),
        'Joins the events of a session.',
        'Verbindet die Ereignisse einer Sitzung.',
      ),
    ],
  }),
  preset({
    id: 18004,
    name: 'Dynatrace RUM',
    purpose: 'analytics',
    vendor: 'Dynatrace Austria GmbH, Am Fünfundzwanziger Turm 20, 4020 Linz, Austria',
    hosts: ['dynatrace.com'],
    scripts: ['js-cdn.dynatrace.com/', '/ruxitagentjs_', 'ruxitagent_', '.dynatrace.com/jstag/'],
    privacyPolicyUrl: 'https://www.dynatrace.com/company/trust-center/privacy/',
    places: ['EU', 'US'],
    data: ['visitorId', 'shortIp', 'device', 'clicks', 'timings', 'errors'],
    en: {
      about: 'Monitoring of Austrian origin that follows requests from browser to server.',
      why: 'Finding the causes of delays and faults.',
    },
    de: {
      about: 'Überwachung österreichischer Herkunft, die Anfragen vom Browser bis zum Server verfolgt.',
      why: 'Auffinden der Ursachen von Verzögerungen und Störungen.',
    },
    assets: [
      cookie('dtCookie*', session, 'Recognises the session.', 'Erkennt die Sitzung wieder.'),
      cookie('dtPC', session, 'Assigns actions to the pages.', 'Ordnet Aktionen den Seiten zu.'),
      cookie(
        'dtSa',
        session,
        'Keeps the last action across pages.',
        'Hält die letzte Aktion über Seiten hinweg.',
      ),
      cookie('rxVisitor*', years(1), 'Recognises the visitor.', 'Erkennt den Besucher wieder.'),
      cookie('rxvt*', session, 'Holds the end of the session.', 'Enthält das Ende der Sitzung.'),
    ],
  }),
  preset({
    id: 18005,
    name: 'Bugsnag',
    purpose: 'other',
    vendor: 'SmartBear Software, Inc., 450 Artisan Way, Somerville, MA 02145, USA',
    hosts: ['bugsnag.com', 'd2wy8f7a9ursnm.cloudfront.net'],
    scripts: ['d2wy8f7a9ursnm.cloudfront.net/', 'Bugsnag.start('],
    privacyPolicyUrl: 'https://smartbear.com/privacy/',
    places: ['US'],
    data: ['ip', 'device', 'page', 'errors'],
    en: {
      about: 'Collects crashes of scripts with what happened before.',
      why: 'Judging how stable the website is.',
    },
    de: {
      about: 'Sammelt Abstürze von Skripten mit deren Vorgeschichte.',
      why: 'Beurteilung der Stabilität der Website.',
    },
    assets: [
      local(
        'bugsnag-anonymous-id',
        'Recognises the browser in error reports.',
        'Erkennt den Browser in Fehlerberichten wieder.',
      ),
    ],
  }),
  preset({
    id: 18006,
    name: 'SolarWinds Pingdom RUM',
    purpose: 'analytics',
    vendor: 'SolarWinds Worldwide, LLC, 7171 Southwest Parkway, Building 400, Austin, TX 78735, USA',
    hosts: ['pingdom.net'],
    scripts: ['rum-static.pingdom.net/'],
    privacyPolicyUrl: 'https://www.solarwinds.com/legal/privacy',
    places: ['EU', 'US'],
    data: ['device', 'page', 'timings', ['country', 'Land']],
    en: {
      about: 'Measures real loading times of visitors by country and browser.',
      why: 'Comparing the speed of pages over time.',
    },
    de: {
      about: 'Misst tatsächliche Ladezeiten der Besucher nach Land und Browser.',
      why: 'Vergleich der Seitengeschwindigkeit im Zeitverlauf.',
    },
  }),
  preset({
    id: 18007,
    name: 'LogRocket',
    purpose: 'analytics',
    vendor: 'LogRocket, Inc., 87 Summer Street, Boston, MA 02110, USA',
    hosts: ['logrocket.com', 'logrocket.io', 'lr-ingest.io', 'lr-in-prod.com', 'lgrckt-in.com'],
    scripts: [
      'cdn.logrocket.io/',
      'cdn.logrocket.com/',
      'cdn.lr-ingest.io/',
      'cdn.lr-in-prod.com/',
      'cdn.lgrckt-in.com/',
      'LogRocket.init(',
    ],
    privacyPolicyUrl: 'https://logrocket.com/privacy',
    places: ['US'],
    data: ['visitorId', 'ip', 'device', 'clicks', 'errors'],
    en: {
      about: 'Replays sessions together with network requests and errors.',
      why: 'Understanding what led to an error.',
    },
    de: {
      about: 'Gibt Sitzungen zusammen mit Netzwerkanfragen und Fehlern wieder.',
      why: 'Verstehen, was zu einem Fehler geführt hat.',
    },
    assets: [
      cookie('_lr_uf_-*', session, 'Recognises the visitor.', 'Erkennt den Besucher wieder.'),
      tab('_lr_tabs_-*', 'Recognises the session.', 'Erkennt die Sitzung wieder.'),
    ],
  }),
];
