// The configuration of the demo client: two websites and their services.

export const sites = ['https://www.lindenhof.example', 'shop.lindenhof.example'];

export const locales = ['de_DE', 'en_US', 'fr_FR'];

/** The legal pages of every locale. */
export const legal = (url: string) => ({
  imprintUrl: `${url}/demo/imprint`,
  privacyPolicyUrl: `${url}/demo/privacy`,
});

export const placeholders = [
  { name: '{COMPANY}', value: 'Lindenhof Möbel GmbH' },
  { name: '{STREET}', value: 'Lindenstraße 12' },
  { name: '{ZIPCODE}', value: '70173' },
  { name: '{CITY}', value: 'Stuttgart' },
  { name: '{EMAIL}', value: 'datenschutz@lindenhof.example' },
];

export const french = {
  name: 'fr_FR',
  active: true,
  widgetTitle: 'Vos choix de confidentialité',
  widgetIntroText: '{COMPANY} utilise des services qui demandent votre accord.',
  widgetFullConsentButtonText: 'Tout accepter',
  widgetDeclineButtonText: 'Tout refuser',
  purposeNames: { a717ff5: 'Statistiques', cdcbd7c: 'Publicité', e9d1b6a: 'Médias externes' },
};

/** The services by purpose; the first needs no consent. */
export const embeddings = [
  {
    name: 'Shopping cart',
    purpose: '41ba25c',
    vendor: 'Lindenhof Möbel GmbH',
    legalBasis: 'Art. 6 (1) (b) GDPR',
    translations: { de_DE: { name: 'Warenkorb' }, fr_FR: { name: 'Panier' } },
    assets: [
      { name: 'cart_session', lifetime: 'session', description: 'Stores the contents of the shopping cart.' },
    ],
  },
  {
    name: 'Matomo',
    purpose: 'a717ff5',
    vendor: 'InnoCraft Ltd',
    scriptMarkers: ['/matomo.js'],
    description: 'Measures visits and page views.',
    privacyPolicyUrl: 'https://matomo.org/privacy-policy/',
    translations: { de_DE: { description: 'Misst Besuche und Seitenaufrufe.' } },
    assets: [
      {
        name: '_pk_id.*',
        dynamic: true,
        lifetime: '13 months',
        translations: { de_DE: { lifetime: '13 Monate' } },
      },
      { name: '_pk_ses.*', dynamic: true, lifetime: '30 minutes' },
    ],
  },
  {
    name: 'Ad campaigns',
    purpose: 'cdcbd7c',
    vendor: 'Example Ads Inc.',
    scriptMarkers: ['ads.example/tag.js', '/demo/ads.js'],
    googleConsentMode: ['ad_storage', 'ad_user_data', 'ad_personalization'],
    translations: { de_DE: { name: 'Werbekampagnen' }, fr_FR: { name: 'Campagnes publicitaires' } },
  },
  {
    name: 'Videos',
    purpose: 'e9d1b6a',
    vendor: 'Example Video Ltd',
    iframeMarkers: ['video.example/embed', '/demo/video'],
    translations: {
      de_DE: {
        name: 'Videos',
        blockedContentTitle: 'Video blockiert',
        blockedContentButtonText: 'Einwilligen und anzeigen',
      },
    },
  },
];
