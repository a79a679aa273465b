import { host, ids, token } from './example-ids.ts';

const { clientId, userId, domainId, embeddingId, assetId, themeId, embedKey } = ids;

const client = {
  username: 'lindenhof',
  active: true,
  firstName: 'Mara',
  lastName: 'Linden',
  company: 'Lindenhof Möbel GmbH',
  emailAddress: 'mara.linden@lindenhof.example',
  domainMaxCount: 5,
  features: { canUseConsentSharing: true },
};

const domain = {
  name: `https://${host}/shop/`,
  country: 'DE',
  consentCookieLifetime: 180,
  gpcSince: '2026-01-01',
};

const asset = {
  name: '_pk_id.*',
  dynamic: true,
  storageType: 'cookie',
  lifetime: '13 months',
  description: 'Recognises the visitor.',
  translations: { de_DE: { lifetime: '13 Monate', description: 'Erkennt den Besucher wieder.' } },
};
const embedding = {
  name: 'Matomo',
  key: 'matomo',
  active: true,
  purpose: 'a717ff5',
  vendor: 'InnoCraft Ltd, Wellington, New Zealand',
  scriptMarkers: ['matomo.js'],
  description: 'Statistics about the use of this website.',
  privacyPolicyUrl: 'https://matomo.org/privacy-policy/',
  legalBasis: 'Consent (Art. 6 (1) (a) GDPR)',
  placeOfProcessing: 'European Union',
  translations: { de_DE: { description: 'Statistik über die Nutzung dieser Website.' } },
  googleConsentMode: ['analytics_storage'],
  assets: [asset],
};

const locale = {
  name: 'fr_FR',
  active: true,
  widgetTitle: 'Cookies et vie privée',
  widgetFullConsentButtonText: 'Tout accepter',
  widgetDeclineButtonText: 'Refuser',
  privacyPolicyUrl: `https://${host}/fr/confidentialite`,
  purposeNames: { a717ff5: 'Statistiques' },
};
const english = { name: 'en_US', active: true, privacyPolicyUrl: `https://${host}/privacy` };

const placeholder = { name: '{COMPANY}', value: 'Lindenhof Möbel GmbH' };
const placeholders = [placeholder, { name: '{PHONE}', value: '+49 30 123456' }];

const theme = {
  name: 'Shop',
  widgetPosition: 'bottom',
  widgetBlocking: false,
  primaryButtonBackgroundColor: '#1d4ed8',
  primaryButtonBorderColor: '#1d4ed8',
};

const calls = { '202611': 1840 };
const account = {
  version: 1,
  client: {
    id: clientId,
    ...client,
    passwordHash: '$2y$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW',
  },
  embedKey,
  users: [
    {
      id: userId,
      role: 'editor',
      name: 'Jonas Berg',
      emailAddress: 'jonas.berg@lindenhof.example',
      passwordHash: '$2y$12$QGjc8yq1vDk3mXo0bT5rUeH7nLw2sZf4aVp6iCx9tKdE8uRgYhMJW',
    },
  ],
  calls,
  domains: [
    {
      id: domainId,
      ...domain,
      recordScriptsOnWebsite: true,
      calls,
      embeddings: [{ ...embedding, id: embeddingId, assets: [{ id: assetId, ...asset }] }],
      locales: [english, locale],
      placeholders,
      themes: [{ ...theme, id: themeId, default: true }],
    },
  ],
};

const page = { apiKey: embedKey, domain: domainId };

/** The bodies of requests, by the name of the example. */
export const requests = {
  Client: { ...client, password: 'correct horse battery' },
  ClientUpdate: {
    username: client.username,
    emailAddress: 'office@lindenhof.example',
    features: { canUseDomAPI: false },
  },
  Domain: domain,
  DomainUpdate: { name: host, consentResetBeforeDate: '2026-11-01', blockIframes: true },
  Embedding: embedding,
  EmbeddingUpdate: { name: 'Matomo', purpose: 'a717ff5', active: false },
  Asset: asset,
  AssetUpdate: { name: '_pk_id.*', lifetime: '6 months' },
  Locale: locale,
  LocaleUpdate: { widgetTitle: 'Vos choix', purposeNames: { cdcbd7c: 'Publicité' } },
  Placeholder: placeholder,
  PlaceholderList: placeholders,
  PlaceholderUpdate: { value: 'Lindenhof AG' },
  Theme: theme,
  ThemeUpdate: { name: 'Shop', default: true },
  AccountDocument: account,
  PresetImport: [{ id: 1003, active: true }],
  Cookies: [
    { name: 'PHPSESSID', storageType: 'cookie' },
    { name: 'cart', storageType: 'localStorage' },
  ],
  IssueAnswer: { accepted: true },
  Asking: { reason: 'Another company runs the shop.' },
  EvidenceFileRequest: { ...page, ucid: ids.ucid },
  BannerInteraction: { ...page, locale: 'en_US', outcome: 'refusedAll' },
  Reports: { ...page, seen: [{ kind: 'frame', name: 'www.youtube-nocookie.com', early: false }] },
  RecordingStart: { ...page, token },
};
