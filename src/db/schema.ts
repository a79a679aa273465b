import { getTableColumns } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { textNames, type TextName } from '../texts/index.ts';
import { purposeIds } from '../texts/purposes.ts';
import { themeColors, themeDefaults } from '../widget/theme.ts';
import { choice, flag, id, int, list, longString, map, string, time } from './columns.ts';

// Columns are named as the API names them. Triggers (drizzle/0001_triggers.sql) keep `clients.domainCount` and
// `whitelabelCount`, `clientCalls`, and what a consent needs of a domain (`version`, `services`, `purposeNames`,
// `legalChangedAt`), so that they are right whoever writes.

/** What a client may use; a feature that is not named here does not exist. */
export const featureDefaults = {
  canUseABTests: false,
  canUseAnalytics: false,
  canUseConsentSharing: false,
  canUseDomAPI: true,
  canUseIAB: false,
  canUseIframeCSS: false,
  canUseIframes: true,
  canUseIndCSS: false,
  canUseMultiDom: true,
  canUseOwnLogo: false,
  canUseScripts: true,
  canUseUserGroupRights: false,
  moreThan2Lang: true,
};
export type Features = typeof featureDefaults;

export const clients = sqliteTable('clients', {
  seq: integer().primaryKey(),
  id: id(),
  username: text({ length: 64 }).notNull(),
  usernameKey: text().notNull().unique(),
  emailAddress: text({ length: 255 }).notNull(),
  emailKey: text().notNull().unique(),
  passwordHash: text().notNull(),
  active: flag(),
  firstName: string(),
  lastName: string(),
  company: string(),
  domainCount: int(0),
  domainMaxCount: int(-1),
  whitelabelCount: int(0),
  whitelabelMaxCount: int(0),
  widgetDisplayMaxCount: int(-1),
  autoCreateDomains: flag(),
  features: text({ mode: 'json' }).$type<Features>().notNull().default(featureDefaults),
  embedKey: text().notNull().unique(),
  apiKeyHash: text().notNull().unique(),
  apiKeyCipher: text().notNull(),
  updatedAt: time(),
});

export const domains = sqliteTable(
  'domains',
  {
    seq: integer().primaryKey(),
    id: id(),
    clientId: text()
      .notNull()
      .references(() => clients.id),
    enteredName: text({ length: 2048 }).notNull(),
    name: text({ length: 255 }).notNull(),
    hostKey: text().notNull(),
    path: text().notNull(),
    country: text({ length: 2 }),
    whitelabel: flag(),
    consentStorage: choice(['cookie', 'localStorage', 'sessionStorage'], 'localStorage'),
    consentCookieLifetime: int(365),
    consentCookieSecure: flag(true),
    consentResetBeforeDate: text({ length: 10 }),
    consentResetOnLegalChange: flag(),
    consentSharingDomains: list(),
    consentSharingCrossDomain: flag(),
    frontendWidgetEnabled: flag(true),
    frontendWidgetCache: flag(true),
    frontendWidgetMinifyCode: flag(true),
    managementStructure: choice(['embedding'], 'embedding'),
    deleteUnknownCookies: flag(),
    deleteUnknownCookiesForceReload: flag(),
    requireConsentForMandatoryEmbeddings: flag(),
    declineButtonEnforced: flag(true),
    allowedScriptMarkers: list(),
    blockedScriptMarkers: list(),
    evalInlineScripts: flag(),
    recordScriptsOnWebsite: flag(),
    blockNewScripts: flag(),
    blockFirstPartyScripts: flag(),
    blockInlineScripts: flag(),
    permanentScanEnabled: flag(),
    tcfEnabled: flag(),
    tcfEnableNewVendorsAfterGvlUpdate: flag(),
    tcfGoogleAdditionalConsentMode: flag(),
    tcfUrlMacroAutoAppend: flag(),
    tcfUrlMacroHandling: flag(),
    tcfVendorBlacklist: list<number>(),
    tcfSpecialFeatures: list<number>(),
    tcfGoogleAdditionalConsentAdProviders: list<number>(),
    blockIframes: flag(),
    rememberIframeConsentPerDomain: flag(true),
    appendConsentSwitchToIframes: flag(),
    iframeBlockMode: choice(['blacklist', 'whitelist'], 'whitelist'),
    iframeMarkers: list(),
    cookieDeclarationTableHeadingStartLevel: int(3),
    cookieDeclarationTablePrependConsentChangeLink: flag(true),
    cookieDeclarationTablePrependIntroText: flag(true),
    imprintDisplayMode: choice(['direct', 'link'], 'link'),
    imprintOpenInNewTab: flag(true),
    imprintShowWidget: flag(true),
    privacyPolicyDisplayMode: choice(['direct', 'link'], 'link'),
    privacyPolicyOpenInNewTab: flag(true),
    privacyPolicyShowWidget: flag(true),
    accessibilityDisplayMode: choice(['direct', 'link'], 'link'),
    accessibilityLinkEnabled: flag(),
    version: int(0),
    services: map<Service>(),
    purposeNames: map<Record<string, string>>(),
    legalChangedAt: int(0),
    updatedAt: time(),
  },
  (t) => [unique('domainsByName').on(t.clientId, t.hostKey, t.path)],
);

/** What a consent needs of an embedding; `names` by locale, where one is set. */
export type Service = { name: string; purpose: string; active: boolean; names: Record<string, string> };

/** What is stored of a cookie or storage key that an embedding sets. */
export type Asset = {
  id: string;
  name: string;
  dynamic: boolean;
  storageType: (typeof storageTypes)[number];
  lifetime: string;
  description: string;
  translations: Record<string, { lifetime?: string; description?: string }>;
};
export const storageTypes = [
  'cookie',
  'localStorage',
  'sessionStorage',
  'indexedDb',
  'webSql',
  'other',
] as const;

const child = () => ({
  seq: integer().primaryKey(),
  domainId: text()
    .notNull()
    .references(() => domains.id),
  updatedAt: time(),
});

export const embeddings = sqliteTable(
  'embeddings',
  {
    ...child(),
    id: id(),
    name: text({ length: 255 }).notNull(),
    active: flag(),
    purpose: text({ enum: purposeIds }).notNull(),
    vendor: string(),
    scriptHtmlCode: longString(),
    scriptLoaderGroup: string(),
    scriptMarkers: list(),
    iframeMarkers: list(),
    hideIframesUntilConsent: flag(),
    excludeUrlsMode: choice(['exclude', 'include'], 'exclude'),
    excludeFromUrls: list(),
    description: longString(),
    privacyPolicyUrl: string(2048),
    whatDataIsCollected: longString(),
    purposeOfDataCollection: longString(),
    legalBasis: longString(),
    placeOfProcessing: longString(),
    translations: map<Record<string, string>>(),
    tcfVendor: integer(),
    tcfPurposes: list<number>(),
    tcfSpecialFeatures: list<number>(),
    googleConsentMode: list(),
    assets: list<Asset>(),
  },
  (t) => [index('embeddingsByDomain').on(t.domainId)],
);

const texts = Object.fromEntries(textNames.map((name) => [name, longString()])) as Record<
  TextName,
  ReturnType<typeof longString>
>;

export const locales = sqliteTable(
  'locales',
  {
    ...child(),
    name: text({ length: 5 }).notNull(),
    active: flag(),
    ...texts,
    purposeNames: map<string>(),
    purposeDescriptions: map<string>(),
  },
  (t) => [unique('localesByName').on(t.domainId, t.name)],
);

export const placeholders = sqliteTable(
  'placeholders',
  {
    ...child(),
    name: text({ length: 64 }).notNull(),
    bareName: text().notNull(),
    value: longString(),
  },
  (t) => [unique('placeholdersByName').on(t.domainId, t.bareName)],
);

const positions = ['top', 'center', 'bottom', 'bottomleft', 'bottomright'] as const;
export const widgetButtons = ['accept', 'decline', 'cpanel'] as const;
export const colorNames = Object.keys(themeColors) as (keyof typeof themeColors)[];
const colors = Object.fromEntries(
  colorNames.map((name) => [name, text({ length: 7 }).notNull().default(themeColors[name])]),
) as Record<keyof typeof themeColors, ReturnType<typeof string>>;

/** The look and behaviour of a domain's widget; one of a domain's themes is the `default` one, which is shown. */
export const themes = sqliteTable(
  'themes',
  {
    ...child(),
    id: id(),
    name: text({ length: 255 }).notNull(),
    default: flag(),
    widgetBlocking: flag(themeDefaults.widgetBlocking),
    widgetButtons: list<(typeof widgetButtons)[number]>([...widgetButtons]),
    widgetCloseButton: flag(themeDefaults.widgetCloseButton),
    widgetPosition: choice(positions, themeDefaults.widgetPosition),
    showPurposesInMainWindow: flag(themeDefaults.showPurposesInMainWindow),
    settingsAcceptAllButton: flag(themeDefaults.settingsAcceptAllButton),
    settingsCheckAndUncheckAllButtons: flag(themeDefaults.settingsCheckAndUncheckAllButtons),
    settingsFooter: flag(themeDefaults.settingsFooter),
    complyWithDoNotTrack: flag(themeDefaults.complyWithDoNotTrack),
    enableOnlyInEu: flag(themeDefaults.enableOnlyInEu),
    manipulationPrevention: flag(themeDefaults.manipulationPrevention),
    logoEnabled: flag(themeDefaults.logoEnabled),
    logoImage: text(),
    settingsIconEnabled: flag(themeDefaults.settingsIconEnabled),
    whitelabel: flag(themeDefaults.whitelabel),
    ...colors,
    customCss: longString(),
  },
  (t) => [index('themesByDomain').on(t.domainId)],
);

/** A login to the account pages; the cookie's value is stored as its SHA-256 alone. */
export const sessions = sqliteTable(
  'sessions',
  {
    hash: text().primaryKey(),
    clientId: text()
      .notNull()
      .references(() => clients.id),
    expiresAt: integer().notNull(),
  },
  (t) => [index('sessionsByClient').on(t.clientId)],
);

/** Script calls of a domain in a month (`202611`), as `viewCount` and `actualCallCount` report them. */
export const calls = sqliteTable(
  'calls',
  { domainId: text().notNull(), month: integer().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.domainId, t.month] })],
);

/** The same per client, so that reading one client costs one row whatever its domains; outlives deleted domains. */
export const clientCalls = sqliteTable(
  'clientCalls',
  { clientId: text().notNull(), month: integer().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.clientId, t.month] })],
);

/** One visitor's decision. `seq` counts up in its domain; see docs/log.md. */
export const consents = sqliteTable(
  'consents',
  {
    domainId: text().notNull(),
    seq: integer().notNull(),
    ucid: blob({ mode: 'buffer' }).notNull(),
    timestamp: integer().notNull(),
    consent: integer({ mode: 'boolean' }).notNull(),
    manipulationPrevention: integer({ mode: 'boolean' }).notNull(),
    choiceId: blob({ mode: 'buffer' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domainId, t.seq] }),
    // Covers the history of one visitor: a look-up by ID never touches the table.
    index('consentsByUcid').on(
      t.domainId,
      t.ucid,
      t.seq,
      t.timestamp,
      t.consent,
      t.manipulationPrevention,
      t.choiceId,
    ),
  ],
);

/** A distinct pair of `purposes` and `embeddings` maps, by the SHA-256 of its text (16 bytes). Never changed. */
export const choices = sqliteTable(
  'choices',
  {
    domainId: text().notNull(),
    id: blob({ mode: 'buffer' }).notNull(),
    purposes: text().notNull(),
    embeddings: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.id] })],
);

/** The sealed blocks of a domain's log. The entries after the last one's `lastSeq` are the current block. */
export const blocks = sqliteTable(
  'blocks',
  {
    domainId: text().notNull(),
    number: integer().notNull(),
    lastSeq: integer().notNull(),
    entries: integer().notNull(),
    sealedAt: integer().notNull(),
    /** The link of the hash chain; the scheduled job computes it, and what follows, after the sealing. */
    hash: text(),
    /** The time of its oldest entry that is still there. */
    oldest: integer(),
    /** The R2 object that holds its entries; until then they are in `consents`. */
    object: text(),
    /** How many entries the retention has taken away, and the hash over those that remain, if any do. */
    expired: int(0),
    remainderHash: text(),
    /** Its entries by day, `[day, given, declined]`: what the overview needs once they have left D1. */
    days: text({ mode: 'json' }).$type<[number, number, number][]>(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.number] })],
);

/** Where one visitor's entries lie in the object of an archived block: a range of bytes (src/log/object.ts). */
export const archived = sqliteTable(
  'archived',
  {
    domainId: text().notNull(),
    ucid: blob({ mode: 'buffer' }).notNull(),
    block: integer().notNull(),
    offset: integer().notNull(),
    length: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.ucid, t.block] })],
);

/** R2 objects that nothing refers to any more and that the scheduled job still has to delete. */
export const discarded = sqliteTable('discarded', { object: text().primaryKey() });

/** Domains that are gone and whose log the scheduled job still has to take away. */
export const deletions = sqliteTable('deletions', { domainId: text().primaryKey() });

export type ChildTable = typeof embeddings | typeof locales | typeof placeholders | typeof themes;

/** A table's columns without those that only the database needs. */
export function shown<T extends ChildTable>(table: T) {
  const hidden = ['seq', 'domainId', 'bareName', 'updatedAt'];
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(columns) as Omit<
    T['_']['columns'],
    'seq' | 'domainId' | 'bareName' | 'updatedAt'
  >;
}
