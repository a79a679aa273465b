import { cookie } from './assets.ts';
import { preset } from './define.ts';
import { years } from './lifetimes.ts';
import { adobe, google, siteOperator } from './vendors.ts';

// 3000-3999
export const tagManagers = [
  preset({
    id: 3001,
    name: 'Google Tag Manager',
    purpose: 'other',
    vendor: google,
    hosts: ['googletagmanager.com'],
    scripts: [
      'googletagmanager.com/gtm.js',
      'googletagmanager.com/gtag/js?id=GT-',
      "'gtm.start'",
      "gtag('config', 'GT-",
    ],
    frames: ['googletagmanager.com/ns.html'],
    privacyPolicyUrl: 'https://policies.google.com/privacy',
    places: ['EU', 'US'],
    consentMode: ['functionality_storage'],
    data: ['ip', 'page', 'device'],
    en: {
      about: 'Loads further tags that were set up in Google’s interface. It does not evaluate visits itself.',
      why: 'Managing analytics and advertising tags in one place without changing the website.',
    },
    de: {
      about:
        'Lädt weitere Tags, die in der Oberfläche von Google eingerichtet wurden. Selbst wertet er keine Besuche aus.',
      why: 'Verwaltung von Analyse- und Werbe-Tags an einer Stelle, ohne die Website zu ändern.',
    },
  }),
  preset({
    id: 3002,
    name: 'Adobe Experience Platform Launch',
    purpose: 'other',
    vendor: adobe,
    hosts: ['adobedtm.com'],
    scripts: ['assets.adobedtm.com/', '_satellite.'],
    privacyPolicyUrl: 'https://www.adobe.com/privacy.html',
    places: ['EU', 'US'],
    data: ['ip', 'page', 'device'],
    en: {
      about: 'Adobe’s tag manager, by which the services of the Experience Cloud are loaded.',
      why: 'Loading and controlling Adobe’s tags and those of other vendors.',
    },
    de: {
      about: 'Tag-Manager von Adobe, über den die Dienste der Experience Cloud geladen werden.',
      why: 'Laden und Steuern der Tags von Adobe und anderen Anbietern.',
    },
  }),
  preset({
    id: 3003,
    name: 'Tealium iQ',
    purpose: 'other',
    vendor: 'Tealium Inc., 9605 Scranton Road, Suite 600, San Diego, CA 92121, USA',
    hosts: ['tiqcdn.com', 'tealiumiq.com'],
    scripts: ['tags.tiqcdn.com/', 'tealiumiq.com/', 'utag_data'],
    privacyPolicyUrl: 'https://tealium.com/privacy-notice/',
    places: ['EU', 'US'],
    data: ['visitorId', 'ip', 'pages', 'events', 'device'],
    en: {
      about: 'Tag manager and customer data platform for large websites.',
      why: 'Distributing data on the visit to the analytics and advertising services in use.',
    },
    de: {
      about: 'Tag-Manager und Kundendatenplattform für große Websites.',
      why: 'Verteilung von Besuchsdaten an die eingesetzten Analyse- und Werbedienste.',
    },
    assets: [
      cookie(
        'utag_main*',
        years(1),
        'Holds the visitor ID and the course of the session.',
        'Enthält die Besucherkennung und den Verlauf der Sitzung.',
      ),
    ],
  }),
  preset({
    id: 3004,
    name: 'Commanders Act (TagCommander)',
    purpose: 'other',
    vendor: 'Commanders Act SAS, 3-5 rue Saint-Georges, 75009 Paris, France',
    hosts: ['tagcommander.com', 'commander1.com'],
    scripts: ['.tagcommander.com/', '.commander1.com/', 'tC.event.'],
    privacyPolicyUrl: 'https://www.commandersact.com/en/privacy/',
    places: ['EU'],
    data: ['visitorId', 'ip', 'pages', 'device'],
    en: {
      about: 'Tag manager from Paris, in use above all in France.',
      why: 'Controlling which tags run on which pages.',
    },
    de: {
      about: 'Tag-Manager aus Paris, vor allem in Frankreich verbreitet.',
      why: 'Steuerung, welche Tags auf welchen Seiten ausgeführt werden.',
    },
  }),
  preset({
    id: 3005,
    name: 'Segment',
    purpose: 'analytics',
    vendor: 'Twilio Ireland Limited, 3 Dublin Landings, North Wall Quay, Dublin 1, Ireland',
    hosts: ['segment.com', 'segment.io'],
    scripts: ['cdn.segment.com/', 'analytics.SNIPPET_VERSION'],
    privacyPolicyUrl: 'https://www.twilio.com/en-us/legal/privacy',
    places: ['EU', 'US'],
    data: ['visitorId', 'ip', 'pages', 'events', 'device'],
    en: {
      about: 'Customer data platform of Twilio: collects actions once and hands them on to many tools.',
      why: 'Bringing together data on visitors and passing it on to connected services.',
    },
    de: {
      about:
        'Kundendatenplattform von Twilio: erfasst Aktionen einmal und gibt sie an viele Werkzeuge weiter.',
      why: 'Zusammenführung von Besucherdaten und Weitergabe an angeschlossene Dienste.',
    },
    assets: [
      cookie(
        'ajs_anonymous_id',
        years(1),
        'Recognises visitors who are not logged in.',
        'Erkennt nicht angemeldete Besucher wieder.',
      ),
      cookie(
        'ajs_user_id',
        years(1),
        'Recognises visitors who are logged in.',
        'Erkennt angemeldete Besucher wieder.',
      ),
      cookie(
        'ajs_group_id',
        years(1),
        'Holds the group of the visitor.',
        'Enthält die Gruppe des Besuchers.',
      ),
    ],
  }),
  preset({
    id: 3006,
    name: 'Matomo Tag Manager',
    purpose: 'other',
    vendor: siteOperator,
    scripts: ['/js/container_', '_mtm.push'],
    privacyPolicyUrl: 'https://matomo.org/matomo-cloud-privacy-policy/',
    places: ['site'],
    data: ['ip', 'page', 'device'],
    en: {
      about: 'Tag manager of Matomo on the operator’s own server; it loads tags but does not count visits.',
      why: 'Managing the website’s tags without an outside provider.',
    },
    de: {
      about:
        'Tag-Manager von Matomo auf dem eigenen Server des Betreibers; er lädt Tags, zählt aber keine Besuche.',
      why: 'Verwaltung der Tags dieser Website ohne fremden Anbieter.',
    },
  }),
];
