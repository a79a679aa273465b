import { clientColumns } from '../../../src/db/clients/clients.ts';
import { domainColumns } from '../../../src/db/domains/domains.ts';
import { embeddings, locales, placeholders, apiColumns, themes } from '../../../src/db/schema.ts';
import { featureDefaults } from '../../../src/definitions/features.ts';
import { withDefaults } from '../schemas/json-schema.ts';
import { apiKey, ids } from './example-ids.ts';

const { clientId, userId, domainId, embeddingId, assetId, themeId, embedKey } = ids;

const client = {
  username: 'lindenhof',
  password: 'correct horse battery',
  active: true,
  firstName: 'Mara',
  lastName: 'Linden',
  company: 'Lindenhof Möbel GmbH',
  emailAddress: 'mara.linden@lindenhof.example',
  domainMaxCount: 5,
  features: { canUseConsentSharing: true },
};
const clientAnswer = withDefaults(clientColumns, {
  ...client,
  id: clientId,
  domainCount: 1,
  widgetDisplayCount: 1840,
  features: { ...featureDefaults, ...client.features },
});

const domain = { name: 'https://www.lindenhof.example/shop/', country: 'DE', consentCookieLifetime: 180 };
const domainAnswer = withDefaults(domainColumns, {
  ...domain,
  id: domainId,
  name: 'www.lindenhof.example',
  path: '/shop/',
});

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
const embeddingAnswer = withDefaults(apiColumns(embeddings), {
  ...embedding,
  id: embeddingId,
  assets: [{ id: assetId, ...asset }],
});

const locale = {
  name: 'fr_FR',
  active: true,
  widgetTitle: 'Cookies et vie privée',
  widgetFullConsentButtonText: 'Tout accepter',
  widgetDeclineButtonText: 'Refuser',
  privacyPolicyUrl: 'https://www.lindenhof.example/fr/confidentialite',
  purposeNames: { a717ff5: 'Statistiques' },
};
const localeAnswer = withDefaults(apiColumns(locales), locale);

const placeholder = { name: '{COMPANY}', value: 'Lindenhof Möbel GmbH' };
const secondPlaceholder = { name: '{PHONE}', value: '+49 30 123456' };

const theme = {
  name: 'Shop',
  widgetPosition: 'bottom',
  widgetBlocking: false,
  primaryButtonBackgroundColor: '#1d4ed8',
  primaryButtonBorderColor: '#1d4ed8',
};
const themeAnswer = withDefaults(apiColumns(themes), { ...theme, id: themeId });

const { password: _, ...withoutPassword } = client;
const account = {
  version: 1,
  client: {
    id: clientId,
    ...withoutPassword,
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
  calls: { '202611': 1840 },
  domains: [
    {
      id: domainId,
      ...domain,
      calls: { '202611': 1840 },
      embeddings: [{ ...embedding, id: embeddingId, assets: [{ id: assetId, ...asset }] }],
      locales: [locale],
      placeholders: [placeholder, secondPlaceholder],
      themes: [{ ...theme, id: themeId, default: true }],
    },
  ],
};

/** Examples of requests and responses for the resources of the hosting API. */
export const resourceExamples = {
  Client: client,
  ClientAnswer: clientAnswer,
  ClientUpdate: {
    username: client.username,
    emailAddress: 'office@lindenhof.example',
    features: { canUseDomAPI: false },
  },
  ClientList: [
    { ...clientAnswer, actualCallCount: 1840, domainCountData: [['www.lindenhof.example', 1840]] },
  ],
  ApiKey: { apiKey },
  DomainList: [domainAnswer],
  Domain: domain,
  DomainAnswer: domainAnswer,
  DomainUpdate: { name: 'www.lindenhof.example', consentResetBeforeDate: '2026-11-01', blockIframes: true },
  Embedding: embedding,
  EmbeddingAnswer: embeddingAnswer,
  EmbeddingList: [embeddingAnswer],
  EmbeddingUpdate: { name: 'Matomo', purpose: 'a717ff5', active: false },
  Asset: asset,
  AssetAnswer: { id: assetId, ...asset },
  AssetList: [{ id: assetId, ...asset }],
  AssetUpdate: { name: '_pk_id.*', lifetime: '6 months' },
  Locale: locale,
  LocaleAnswer: localeAnswer,
  LocaleList: [localeAnswer],
  LocaleUpdate: { widgetTitle: 'Vos choix', purposeNames: { cdcbd7c: 'Publicité' } },
  Placeholder: placeholder,
  PlaceholderAnswer: withDefaults(apiColumns(placeholders), placeholder),
  PlaceholderUpdate: { value: 'Lindenhof AG' },
  PlaceholderList: [placeholder, secondPlaceholder],
  Theme: theme,
  ThemeAnswer: themeAnswer,
  ThemeList: [themeAnswer],
  ThemeUpdate: { name: 'Shop', default: true },
  AccountDocument: account,
  ImportResult: {
    id: clientId,
    embedKey,
    domains: [{ id: domainId, name: domain.name, embeddings: 1, locales: 1, placeholders: 2, themes: 1 }],
  },
  Test: { username: client.username, apiKey },
  Domains: [{ id: domainId, name: domainAnswer.name as string, whiteLabel: false, viewCount: 1840 }],
};
