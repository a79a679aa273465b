import { inject } from 'vitest';

// The domain that every scenario starts with, in the hosting API's format.

export type Fields = Record<string, unknown>;
export type Service = Fields & {
  name: string;
  purpose: string;
  translations?: Record<string, Record<string, string>>;
};

/** One active embedding of each kind that the widget treats differently. */
export const services: Service[] = [
  {
    name: 'Session',
    purpose: '41ba25c',
    vendor: 'This site',
    description: 'Keeps you logged in.',
    translations: { de_DE: { name: 'Sitzung', description: 'Hält Sie angemeldet.' } },
    assets: [{ name: 'sid', lifetime: 'Session', description: 'Your session' }],
  },
  {
    name: 'Counter',
    purpose: 'a717ff5',
    vendor: 'Counter Ltd.',
    description: 'Counts visits.',
    privacyPolicyUrl: 'https://counter.example/privacy',
    whatDataIsCollected: 'Pages, time of visit',
    purposeOfDataCollection: 'Statistics',
    legalBasis: 'Art. 6 (1) (a) GDPR',
    placeOfProcessing: 'European Union',
    scriptHtmlCode: '<script>window.ran = [...(window.ran ?? []), "counter"]</script>',
    googleConsentMode: ['analytics_storage'],
    translations: { de_DE: { name: 'Zähler', description: 'Zählt Besuche.' } },
    assets: [
      { name: '_count', lifetime: '1 year', description: 'Tells visitors apart' },
      {
        name: '_count_*',
        dynamic: true,
        storageType: 'localStorage',
        lifetime: '1 day',
        description: 'Pages',
      },
    ],
  },
  {
    name: 'Adverts',
    purpose: 'cdcbd7c',
    vendor: 'Adverts Inc.',
    scriptMarkers: ['/adverts.js', 'advertsQueue'],
    scriptLoaderGroup: 'adverts',
    googleConsentMode: ['ad_storage', 'ad_user_data', 'ad_personalization'],
    translations: { de_DE: { name: 'Werbung' } },
    assets: [{ name: '_ad', lifetime: '90 days' }],
  },
  // Its name is the same in every language.
  {
    name: 'Video',
    purpose: '6cd2721',
    vendor: 'Video Corp.',
    iframeMarkers: ['/video/'],
    translations: {
      en_US: { blockedContentTitle: 'A video waits here' },
      de_DE: { blockedContentTitle: 'Hier wartet ein Video' },
    },
  },
];

/**
 * The settings of a new domain. The script is not cached, because a cached copy would hide later changes. Tests of unknown
 * iframes block them.
 */
export const domain = {
  frontendWidgetCache: false,
  blockIframes: false,
  importCcm19Decisions: true,
  privacyPolicyDisplayMode: 'direct',
  // WebKit stores no secure cookies from http, not even on this machine.
  consentCookieSecure: inject('engine') !== 'webkit',
};

export const locales = {
  en_US: {
    active: true,
    imprintUrl: '/imprint',
    privacyPolicyHtmlCode: '<p>We keep <b>nothing</b>.</p>',
  },
  de_DE: {
    active: true,
    imprintUrl: '/impressum',
    privacyPolicyHtmlCode: '<p>Wir speichern <b>nichts</b>.</p>',
  },
};

export type Locale = keyof typeof locales;

/** The labels of purposes, word for word as the resources' specification has them. */
export const purposeLabels: Record<Locale, Record<string, string>> = {
  en_US: {
    '41ba25c': 'Technically necessary',
    cdcbd7c: 'Ads',
    a717ff5: 'Analytics / statistics',
    '6cd2721': 'Social media',
  },
  de_DE: {
    '41ba25c': 'Technisch notwendig',
    cdcbd7c: 'Anzeigen / Ads',
    a717ff5: 'Analyse / Statistiken',
    '6cd2721': 'Social Media',
  },
};
