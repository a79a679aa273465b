import { expect } from 'vitest';
import { domainFields } from '../../src/definitions/domain-fields.ts';
import { embeddingFields } from '../../src/definitions/embedding-fields.ts';
import type { Fields } from '../../src/definitions/field.ts';
import { localeFields } from '../../src/definitions/locale-fields.ts';
import { otherValue } from './other-value.ts';
import { BCRYPT, type makeDomain } from './make.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
type Values = Record<string, unknown>;

/** What the shared suite knows of a resource; what the field reference names comes from there, not from the code. */
type Resource = {
  kind: string;
  /** The property that a path names. */
  key: string;
  collection: (made: Made) => string;
  /** The smallest valid payload; another one for each number. */
  payload: (i: number) => Values;
  /** Further properties of the response. */
  defaults: Values;
  /** Every other writable property, each with a value that is not its default. */
  full: Values;
  /** Further properties of an element of a list. */
  listed: Values;
  required: { create: string[]; update: string[] };
  readOnly: Values;
  /** The longest that each string may be. */
  limits: Record<string, number>;
};

const LONG = 65_536;
const id = expect.stringMatching(/^[0-9a-f]{12}$/);
const key = expect.stringMatching(/^[a-z0-9][a-z0-9-]*$/);
const each = <T>(names: string[], value: T) => Object.fromEntries(names.map((name) => [name, value]));

const featuresOn = ['canUseDomAPI', 'canUseIframes', 'canUseMultiDom', 'canUseScripts', 'moreThan2Lang'];
const featuresOff = [
  'canUseABTests',
  'canUseAnalytics',
  'canUseConsentSharing',
  'canUseIAB',
  'canUseIframeCSS',
  'canUseIndCSS',
  'canUseOwnLogo',
  'canUseUserGroupRights',
];

const client: Resource = {
  kind: 'client',
  key: 'id',
  collection: () => '/client',
  payload: (i) => ({ username: `partner${i}`, emailAddress: `partner${i}@agency.example` }),
  defaults: {
    id,
    active: false,
    firstName: '',
    lastName: '',
    company: '',
    domainCount: 0,
    domainMaxCount: -1,
    whitelabelCount: 0,
    whitelabelMaxCount: 0,
    widgetDisplayCount: 0,
    widgetDisplayMaxCount: -1,
    autoCreateDomains: false,
    features: { ...each(featuresOn, true), ...each(featuresOff, false) },
  },
  full: {
    active: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: 'Analytical Engines Ltd',
    domainMaxCount: 5,
    whitelabelMaxCount: 3,
    widgetDisplayMaxCount: 100_000,
    autoCreateDomains: true,
    features: { ...each(featuresOn, false), ...each(featuresOff, true) },
  },
  listed: { actualCallCount: 0, domainCountData: [] },
  required: { create: ['username', 'emailAddress', 'password'], update: ['username', 'emailAddress'] },
  readOnly: {
    id: '000000000000',
    domainCount: 99,
    whitelabelCount: 99,
    widgetDisplayCount: 99,
    actualCallCount: 99,
    domainCountData: [['x', 1]],
  },
  limits: { username: 64, firstName: 255, lastName: 255, company: 255 },
};

const domain: Resource = {
  kind: 'domain',
  key: 'id',
  collection: ({ client }) => `${client.path}/domain`,
  payload: (i) => ({ name: `shop${i}.example` }),
  defaults: {
    id,
    path: '/',
    country: null,
    whitelabel: false,
    consentStorage: 'localStorage',
    consentCookieLifetime: 365,
    consentCookieSecure: true,
    consentResetBeforeDate: null,
    consentResetOnLegalChange: false,
    consentSharingDomains: [],
    consentSharingCrossDomain: false,
    frontendWidgetEnabled: true,
    frontendWidgetCache: true,
    frontendWidgetMinifyCode: true,
    managementStructure: 'embedding',
    deleteUnknownCookies: false,
    deleteUnknownCookiesForceReload: false,
    requireConsentForMandatoryEmbeddings: false,
    declineButtonEnforced: true,
    allowedScriptMarkers: [],
    blockedScriptMarkers: [],
    evalInlineScripts: false,
    recordScriptsOnWebsite: false,
    blockNewScripts: false,
    blockFirstPartyScripts: false,
    blockInlineScripts: false,
    permanentScanEnabled: true,
    tcfEnabled: false,
    tcfEnableNewVendorsAfterGvlUpdate: false,
    tcfGoogleAdditionalConsentMode: false,
    tcfUrlMacroAutoAppend: false,
    tcfUrlMacroHandling: false,
    tcfVendorBlacklist: [],
    tcfSpecialFeatures: [],
    tcfGoogleAdditionalConsentAdProviders: [],
    blockIframes: true,
    rememberIframeConsentPerDomain: true,
    appendConsentSwitchToIframes: false,
    iframeBlockMode: 'whitelist',
    iframeMarkers: [],
    strictBlocking: false,
    ownHosts: [],
    cookieDeclarationTableHeadingStartLevel: 3,
    cookieDeclarationTablePrependConsentChangeLink: true,
    cookieDeclarationTablePrependIntroText: true,
    imprintDisplayMode: 'link',
    privacyPolicyDisplayMode: 'link',
    accessibilityDisplayMode: 'link',
    imprintOpenInNewTab: true,
    imprintShowWidget: true,
    privacyPolicyOpenInNewTab: true,
    privacyPolicyShowWidget: true,
    accessibilityLinkEnabled: false,
  },
  full: {
    country: 'DE',
    whitelabel: true,
    consentStorage: 'cookie',
    consentCookieLifetime: 0,
    consentCookieSecure: false,
    consentResetBeforeDate: '2024-02-29',
    consentResetOnLegalChange: true,
    consentSharingDomains: ['partner.example', 'shop.example'],
    consentSharingCrossDomain: true,
    frontendWidgetEnabled: false,
    frontendWidgetCache: false,
    frontendWidgetMinifyCode: false,
    // Has no value but its default.
    managementStructure: 'embedding',
    deleteUnknownCookies: true,
    deleteUnknownCookiesForceReload: true,
    requireConsentForMandatoryEmbeddings: true,
    declineButtonEnforced: false,
    allowedScriptMarkers: ['jquery', 'ünï'],
    blockedScriptMarkers: ['tracker.js'],
    evalInlineScripts: true,
    recordScriptsOnWebsite: true,
    blockNewScripts: true,
    blockFirstPartyScripts: true,
    blockInlineScripts: true,
    permanentScanEnabled: true,
    tcfEnabled: true,
    tcfEnableNewVendorsAfterGvlUpdate: true,
    tcfGoogleAdditionalConsentMode: true,
    tcfUrlMacroAutoAppend: true,
    tcfUrlMacroHandling: true,
    tcfVendorBlacklist: [755, 28],
    tcfSpecialFeatures: [1, 2],
    tcfGoogleAdditionalConsentAdProviders: [89],
    blockIframes: false,
    rememberIframeConsentPerDomain: false,
    appendConsentSwitchToIframes: true,
    iframeBlockMode: 'blacklist',
    iframeMarkers: ['youtube.com/embed'],
    cookieDeclarationTableHeadingStartLevel: 5,
    cookieDeclarationTablePrependConsentChangeLink: false,
    cookieDeclarationTablePrependIntroText: false,
    imprintDisplayMode: 'direct',
    privacyPolicyDisplayMode: 'direct',
    accessibilityDisplayMode: 'direct',
    imprintOpenInNewTab: false,
    imprintShowWidget: false,
    privacyPolicyOpenInNewTab: false,
    privacyPolicyShowWidget: false,
    accessibilityLinkEnabled: true,
  },
  listed: {},
  required: { create: ['name'], update: ['name'] },
  readOnly: { id: '000000000000', path: '/elsewhere' },
  limits: {},
};

const embeddingTexts = [
  'description',
  'whatDataIsCollected',
  'purposeOfDataCollection',
  'legalBasis',
  'placeOfProcessing',
];
const embedding: Resource = {
  kind: 'embedding',
  key: 'id',
  collection: ({ P }) => `${P}/embedding`,
  payload: (i) => ({ name: `Service ${i}`, purpose: 'cdcbd7c' }),
  defaults: {
    id,
    key,
    active: false,
    vendor: '',
    scriptHtmlCode: '',
    scriptLoaderGroup: '',
    scriptMarkers: [],
    iframeMarkers: [],
    hideIframesUntilConsent: false,
    excludeUrlsMode: 'exclude',
    excludeFromUrls: [],
    description: '',
    privacyPolicyUrl: '',
    whatDataIsCollected: '',
    purposeOfDataCollection: '',
    legalBasis: '',
    placeOfProcessing: '',
    translations: {},
    tcfVendor: null,
    tcfPurposes: [],
    tcfSpecialFeatures: [],
    googleConsentMode: [],
    assets: [],
  },
  full: {
    active: true,
    vendor: 'InnoCraft Ltd, “Wellington”',
    scriptHtmlCode: '<script>let a = "b" && `c`;</script>\r\n\t<!-- 👋 -->',
    scriptLoaderGroup: 'analytics',
    scriptMarkers: ['matomo.js', "it's"],
    iframeMarkers: ['/embed/'],
    hideIframesUntilConsent: true,
    excludeUrlsMode: 'include',
    excludeFromUrls: ['/shop/*'],
    description: 'Counts visits.',
    privacyPolicyUrl: 'https://matomo.org/privacy/',
    whatDataIsCollected: 'Addresses of pages',
    purposeOfDataCollection: 'Statistics',
    legalBasis: 'Art. 6 (1) a',
    placeOfProcessing: 'Germany',
    translations: {
      de_DE: {
        name: 'Matomo (selbst betrieben)',
        description: 'Zählt Besuche.',
        privacyPolicyUrl: 'https://matomo.org/datenschutz/',
        whatDataIsCollected: 'Adressen',
        purposeOfDataCollection: 'Statistik',
        legalBasis: 'Art. 6 Abs. 1 a',
        placeOfProcessing: 'Deutschland',
        blockedContentTitle: 'Gesperrt',
        blockedContentText: 'Erst nach Einwilligung',
        blockedContentButtonText: 'Zeigen',
      },
      fr: { name: 'Matomo' },
    },
    tcfVendor: 755,
    tcfPurposes: [1, 10],
    tcfSpecialFeatures: [2],
    googleConsentMode: [
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
      'analytics_storage',
      'functionality_storage',
      'personalization_storage',
      'security_storage',
    ],
    assets: [
      {
        name: '_pk_id.*',
        dynamic: true,
        storageType: 'localStorage',
        lifetime: '13 months',
        description: 'Knows a visitor again.',
        translations: { de_DE: { lifetime: '13 Monate', description: 'Erkennt wieder.' } },
      },
    ],
  },
  listed: {},
  required: { create: ['name', 'purpose'], update: ['name', 'purpose'] },
  readOnly: { id: '000000000000' },
  limits: {
    name: 255,
    vendor: 255,
    scriptLoaderGroup: 255,
    scriptHtmlCode: LONG,
    ...each(embeddingTexts, LONG),
  },
};

const localeTexts =
  `widgetTitle widgetIntroText widgetDeclineButtonText widgetFullConsentButtonText widgetSettingsButtonText
  checkAllButtonText uncheckAllButtonText imprint imprintHtmlCode imprintUrl privacyPolicy privacyPolicyHtmlCode
  privacyPolicyUrl accessibility accessibilityHtmlCode accessibilityUrl categoriesTitle categoriesCancelButtonText
  categoriesFullConsentButtonText categoriesSaveButtonText detailsTitle detailsCloseButtonText embeddingVendorLabel
  embeddingDescriptionLabel embeddingPrivacyPolicyUrlLabel embeddingLifetimeLabel embeddingWhichDataIsCollectedLabel
  embeddingPurposeOfDataCollectionLabel embeddingLegalBasisLabel embeddingPlaceOfProcessingLabel
  embeddingAssetNameLabel embeddingAssetLifetimeLabel embeddingAssetDescriptionLabel blockedContentTitle
  blockedContentDisclaimer blockedContentConsentButtonText blockedContentConsentSwitchShowExternalContent
  blockedContentConsentSwitchAllowEmbedding blockedContentConsentSwitchProviderDetails changeConsentText
  moreInformationLabel questionMarkButtonText tcfVendorIntroText tcfPurposeLabel tcfSpecialPurposeLabel
  tcfFeaturesLabel tcfSpecialFeaturesLabel tcfOptedInRemark tcfThirdPartiesLabel nonTcfPurposesLabel
  nonTcfVendorsLabel tcfVendorUsesNonCookieStorageText tcfSpecialFeaturesHandledGloballyText tcfStacksListText
  tcfCookieRefreshText tcfExtendedDisclosureText tcfAssetTypeLabel tcfAssetPurposesLabel`.split(/\s+/);
const purposes = ['41ba25c', 'cdcbd7c', 'a717ff5', '7c19e32', '6cd2721', '15c61c3'];
const locale: Resource = {
  kind: 'locale',
  key: 'name',
  collection: ({ P }) => `${P}/locale`,
  payload: (i) => ({ name: ['fr_FR', 'it', 'nl_NL', 'pl_PL', 'cs_CZ', 'zh'][i] }),
  defaults: { active: false, ...each(localeTexts, ''), purposeNames: {}, purposeDescriptions: {} },
  full: {
    active: true,
    ...Object.fromEntries(localeTexts.map((name) => [name, `« ${name} » d'été`])),
    purposeNames: Object.fromEntries(purposes.map((id) => [id, `But ${id}`])),
    purposeDescriptions: Object.fromEntries(purposes.map((id) => [id, `Pour ${id}`])),
  },
  listed: {},
  required: { create: ['name'], update: [] },
  readOnly: {},
  limits: each(localeTexts, LONG),
};

const placeholder: Resource = {
  kind: 'placeholder',
  key: 'name',
  collection: ({ P }) => `${P}/placeholder`,
  payload: (i) => ({ name: `NAME_${i}`, value: `Value ${i}` }),
  defaults: {},
  full: {},
  listed: {},
  required: { create: ['name', 'value'], update: ['value'] },
  readOnly: {},
  limits: { name: 64, value: LONG },
};

// Settings of our own, which the reference does not name: of these the code is asked.
for (const [{ defaults, payload, full, limits }, fields] of [
  [domain, domainFields],
  [embedding, embeddingFields],
  [locale, localeFields],
] as [Resource, Fields][])
  for (const [name, field] of Object.entries(fields).filter(
    ([name]) => !(name in { ...defaults, ...payload(0) }),
  )) {
    defaults[name] = field.value;
    full[name] = otherValue(name, field);
    if (field.kind === 'text') limits[name] = field.length;
  }

export const resources = [client, domain, embedding, locale, placeholder];

/** A payload as it is returned: assets get ids. */
export function answerFor(payload: Values): Values {
  const { assets, ...rest } = payload;
  return assets ? { ...rest, assets: (assets as Values[]).map((asset) => ({ ...asset, id })) } : payload;
}

/** A payload as a create takes it: a client needs a password, or a hash, which spares the test the time of scrypt. */
export const creationPayload = ({ kind }: Resource, payload: Values): Values =>
  kind === 'client' ? { passwordHash: BCRYPT, ...payload } : payload;
