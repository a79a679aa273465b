// The configuration of the demo client: two websites and their services.

/** Websites besides the demo website: one has visitors, and the snippet is not installed on the other yet. */
export const sites = { visited: 'https://www.lindenhof.example', added: 'https://outlet.lindenhof.example' };

export const locales = ['de_DE', 'en_US'];

/** The legal pages of a locale on the demo website. */
export const legal = (url: string, locale: string) => {
  const pages = `${url}/demo/${locale.slice(0, 2)}`;
  return { imprintUrl: `${pages}/imprint`, privacyPolicyUrl: `${pages}/privacy` };
};

export const placeholders = [
  { name: '{COMPANY}', value: 'Lindenhof Möbel GmbH' },
  { name: '{STREET}', value: 'Lindenstraße 12' },
  { name: '{ZIPCODE}', value: '70173' },
  { name: '{CITY}', value: 'Stuttgart' },
  { name: '{EMAIL}', value: 'datenschutz@lindenhof.example' },
];

/** The services of the catalogue that the shop uses: Matomo and OpenStreetMap. */
export const presets = [1002, 4002];

/** The shop’s other services by purpose, with names that are the same in every language; the first needs no consent. */
export const embeddings = [
  {
    name: 'Lindenhof Shop',
    purpose: '41ba25c',
    vendor: 'Lindenhof Möbel GmbH',
    description: 'Remembers the goods in the shopping cart.',
    legalBasis: 'Art. 6 (1) (b) GDPR',
    placeOfProcessing: 'Germany',
    translations: {
      de_DE: { description: 'Merkt sich die Waren im Warenkorb.' },
    },
    assets: [
      {
        name: 'cart_session',
        lifetime: 'session',
        description: 'Stores the contents of the shopping cart.',
        translations: { de_DE: { description: 'Speichert den Inhalt des Warenkorbs.' } },
      },
    ],
  },
  {
    name: 'Example Ads',
    purpose: 'cdcbd7c',
    vendor: 'Example Ads Inc.',
    description: 'Measures which ads lead to orders.',
    legalBasis: 'Art. 6 (1) (a) GDPR',
    placeOfProcessing: 'United States',
    scriptMarkers: ['/demo/ads.js'],
    googleConsentMode: ['ad_storage', 'ad_user_data', 'ad_personalization'],
    translations: {
      de_DE: { description: 'Misst, welche Anzeigen zu Bestellungen führen.' },
    },
    assets: [
      {
        name: '_ads_click',
        lifetime: '90 days',
        description: 'Holds the ID of the ad that was clicked.',
        translations: { de_DE: { description: 'Enthält die Kennung der angeklickten Anzeige.' } },
      },
    ],
  },
  {
    name: 'Example Video',
    purpose: 'e9d1b6a',
    vendor: 'Example Video Ltd',
    description: 'Shows films from our workshop.',
    legalBasis: 'Art. 6 (1) (a) GDPR',
    placeOfProcessing: 'European Union',
    iframeMarkers: ['/demo/video'],
    translations: {
      en_US: { blockedContentTitle: 'Film from our workshop', blockedContentButtonText: 'Accept and play' },
      de_DE: {
        description: 'Zeigt Filme aus unserer Werkstatt.',
        blockedContentTitle: 'Film aus unserer Werkstatt',
        blockedContentButtonText: 'Akzeptieren und abspielen',
      },
    },
  },
];
