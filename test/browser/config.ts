import { builtIn } from '../../src/texts/index.ts';
import { mandatoryPurpose, purposeIds } from '../../src/texts/purposes.ts';
import type { Embedding, WidgetConfig } from '../../src/widget/config.ts';

/** One embedding of each kind that the widget treats differently. */
export const embeddings: Embedding[] = [
  {
    id: '0000000000a1',
    name: 'Session',
    purpose: mandatoryPurpose,
    vendor: 'This site',
    description: 'Keeps you logged in.',
    assets: [{ name: 'sid', storageType: 'cookie', lifetime: 'Session', description: 'Your session' }],
  },
  {
    id: '0000000000b2',
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
    assets: [
      { name: '_count', storageType: 'cookie', lifetime: '1 year', description: 'Tells visitors apart' },
      {
        name: '_count_*',
        storageType: 'localStorage',
        lifetime: '1 day',
        description: 'Pages',
      },
    ],
  },
  {
    id: '0000000000c3',
    name: 'Adverts',
    purpose: 'cdcbd7c',
    vendor: 'Adverts Inc.',
    scriptMarkers: ['/adverts.js', 'advertsQueue'],
    scriptLoaderGroup: 'adverts',
    googleConsentMode: ['ad_storage', 'ad_user_data', 'ad_personalization'],
    assets: [{ name: '_ad', storageType: 'cookie', lifetime: '90 days' }],
  },
  {
    id: '0000000000d4',
    name: 'Video',
    purpose: '6cd2721',
    vendor: 'Video Corp.',
    iframeMarkers: ['/video/'],
    blockedContentTitle: 'A video waits here',
  },
];

/** A domain's configuration as the Worker makes it. */
export function configuration(locale: string): Omit<WidgetConfig, 'base'> {
  const { texts, purposes } = builtIn(locale);
  return {
    apiKey: 'e'.repeat(48),
    domain: '00000000d0d0',
    locale,
    locales: ['de_DE', 'en_US'],
    texts,
    purposes: purposeIds.map((id) => ({ id, ...purposes[id], mandatory: id === mandatoryPurpose })),
    embeddings,
    links: [
      { label: texts.imprint, url: '/imprint', newTab: true, showWidget: true },
      { label: texts.privacyPolicy, html: '<p>We keep <b>nothing</b>.</p>', showWidget: true },
    ],
    theme: {
      widgetBlocking: true,
      widgetButtons: ['accept', 'decline', 'cpanel'],
      widgetPosition: 'center',
      settingsAcceptAllButton: true,
      settingsFooter: true,
      settingsIconEnabled: true,
    },
    consentStorage: 'localStorage',
    consentCookieLifetime: 365,
    declineButtonEnforced: true,
    rememberIframeConsentPerDomain: true,
  };
}
