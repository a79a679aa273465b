import { getTableName, sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { domainFields } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { featureDefaults, type Features } from '../definitions/features.ts';
import { localeFields } from '../definitions/locale-fields.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import type { PurposeId } from '../texts/purposes.ts';
import { columnsOfFields, flag, id, int, list, longString, string, time } from './columns.ts';
import { settingColumns } from './compat-columns.ts';

// Columns are named as the API names them. Triggers (drizzle/0000_init.sql) keep `clients.domainCount` and
// `whitelabelCount`, `signInNames`, `clientCalls`, `domains.version` and `domains.legalChangedAt`, so that they are right
// whoever writes. The tables of the consent log are in src/log/tables.ts.

export const clients = sqliteTable(
  'clients',
  {
    seq: integer().primaryKey(),
    id: id(),
    username: text({ length: 64 }).notNull(),
    /** The form in which the name is compared, and listed. */
    usernameKey: text().notNull(),
    emailAddress: text({ length: 255 }).notNull(),
    emailKey: text().notNull(),
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
    /** The embed key before, which works until then. */
    embedKeyBefore: text().unique(),
    embedKeyBeforeUntil: int(0),
    apiKeyHash: text().notNull().unique(),
    apiKeyCipher: text().notNull(),
    updatedAt: time(),
  },
  (t) => [index('clientsByUsername').on(t.usernameKey)],
);

/**
 * The names that clients sign in with: user names and e-mail addresses are one space, so that nobody's name is another's
 * address. Triggers on `clients` write it.
 */
export const signInNames = sqliteTable('signInNames', {
  key: text().primaryKey(),
  clientId: text().notNull(),
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
    ...columnsOfFields(domainFields),
    /** Where its log is: the database (0 is `DB`, 1 is `LOG1`, …) and the log's id there. */
    logDatabase: int(0),
    log: integer().notNull(),
    /** When the job last looked at its website, where `permanentScanEnabled` asks for it. */
    scannedAt: int(0),
    version: int(0),
    legalChangedAt: int(0),
    updatedAt: time(),
  },
  (t) => [
    unique('domainsByName').on(t.clientId, t.hostKey, t.path),
    index('domainsToScan')
      .on(t.scannedAt)
      .where(sql`permanentScanEnabled = 1`),
  ],
);

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
    ...columnsOfFields(embeddingFields),
  },
  (t) => [index('embeddingsByDomain').on(t.domainId)],
);

export const locales = sqliteTable(
  'locales',
  {
    ...child(),
    name: text({ length: 5 }).notNull(),
    ...columnsOfFields(localeFields),
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

/** The look and behaviour of a domain's widget; one of a domain's themes is the `default` one, which is shown. */
export const themes = sqliteTable(
  'themes',
  {
    ...child(),
    id: id(),
    name: text({ length: 255 }).notNull(),
    ...columnsOfFields(themeFields),
  },
  (t) => [index('themesByDomain').on(t.domainId)],
);

const ofClient = () =>
  text()
    .notNull()
    .references(() => clients.id);

/** A login to the account pages; the cookie's value is stored as its SHA-256 alone. */
export const sessions = sqliteTable(
  'sessions',
  {
    hash: text().primaryKey(),
    clientId: ofClient(),
    beganAt: integer().notNull(),
    /** To the minute. */
    usedAt: integer().notNull(),
    /** When it ends, however much it is used. */
    expiresAt: integer().notNull(),
    /** Set where the operator opened it, as that client: what stands for the key that it was opened with. */
    operator: text(),
    /** When the password was last given. */
    passwordAt: integer().notNull(),
    browser: string(64),
    /** The known device that it was opened on; none where the operator opened it. */
    device: text(),
  },
  (t) => [index('sessionsByClient').on(t.clientId)],
);

/** A login to the operator's pages. It holds as long as `key` stands for the operator's key. */
export const operatorSessions = sqliteTable('operatorSessions', {
  hash: text().primaryKey(),
  key: text().notNull(),
  startedAt: integer().notNull(),
  usedAt: integer().notNull(),
});

/**
 * Hosts that a client's snippet without a domain may make domains of: those that the operator listed at once, others
 * once the client has confirmed them. Where it did not want one, it is not asked again.
 */
export const clientHosts = sqliteTable(
  'clientHosts',
  {
    clientId: ofClient(),
    hostKey: text().notNull(),
    name: text({ length: 255 }).notNull(),
    state: text({ enum: ['listed', 'waiting', 'dismissed'] }).notNull(),
    /** When a page of one that waits was last seen to carry the snippet. */
    seenAt: int(0),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.hostKey] }),
    index('clientHostsByState').on(t.clientId, t.state),
  ],
);

/** The one link that lets a client set its password; its token is stored as its SHA-256 alone. */
export const links = sqliteTable('links', {
  clientId: ofClient().primaryKey(),
  hash: text().notNull().unique(),
  expiresAt: integer().notNull(),
});

/** The browsers that signed in to a client, by the SHA-256 of their cookies: others' wrong passwords do not keep these out. */
export const knownDevices = sqliteTable(
  'knownDevices',
  {
    clientId: ofClient(),
    hash: text().notNull(),
    /** When it last signed in. */
    usedAt: integer().notNull(),
    browser: string(64),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.hash] })],
);

/** What a client signs in with besides its password. */
export const secondFactors = sqliteTable('secondFactors', {
  clientId: ofClient().primaryKey(),
  secretCipher: text().notNull(),
  /** The step of the last code that was taken (RFC 6238): none is taken twice. */
  step: int(0),
  /** HMACs of the recovery codes that are left. */
  recovery: list(),
  /** Codes that were refused since one was taken, and when the last one was tried. */
  failures: int(0),
  triedAt: int(0),
});

/**
 * Script calls of a domain in a month (`202611`), as `viewCount` and `actualCallCount` report them. `siteCalledAt` is when a
 * page of the domain made the last one, 0 where only others did.
 */
export const calls = sqliteTable(
  'calls',
  {
    domainId: text().notNull(),
    month: integer().notNull(),
    count: integer().notNull(),
    siteCalledAt: int(0),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.month] })],
);

/** The same per client, so that reading one client costs one row whatever its domains; outlives deleted domains. */
export const clientCalls = sqliteTable(
  'clientCalls',
  { clientId: text().notNull(), month: integer().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.clientId, t.month] })],
);

/** How the question to a domain's visitors ended, in views of pages by day (UTC, `2026-11-21`) and locale. */
export const statistics = sqliteTable(
  'statistics',
  {
    domainId: text().notNull(),
    date: text({ length: 10 }).notNull(),
    locale: text({ length: 5 }).notNull(),
    acceptedAll: integer().notNull(),
    refusedAll: integer().notNull(),
    chosen: integer().notNull(),
    unanswered: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.date, t.locale] }), index('statisticsByDate').on(t.date)],
);

/** What the account pages' last scan of a domain's website found (src/clients/setup-checklist.ts). */
export const scans = sqliteTable('scans', {
  domainId: text().primaryKey(),
  scannedAt: time(),
  found: text({ mode: 'json' }).$type<ScanResult>().notNull(),
});
export type ScanResult = {
  address: Record<'company' | 'street' | 'zipCode' | 'city', string | null>;
  email: string | null;
  imprintUrl: string | null;
  privacyPolicyUrl: string | null;
  /** The site's own language first. */
  languages: string[];
  /** Where the snippet stands on the home page; null: not in its HTML. */
  snippet: 'first' | 'late' | 'deferred' | 'body' | null;
  services: {
    id: number;
    name: string;
    purpose: PurposeId;
    translations: Record<string, { name: string; description: string }>;
  }[];
  unknownServices: string[];
  /** Pages of which something was not read. */
  truncatedPages: string[];
  /** Those of other vendors. */
  consentManagers: string[];
  /** Names of cookies and keys. */
  storage: Record<'cookies' | 'localStorage' | 'sessionStorage', string[]>;
  /** The first of them, and how many there are. */
  earlyTags: { page: string; host: string; service: string | null; tag: string; line: string }[];
  earlyCount: number;
};

export const hostKinds = ['script', 'frame', 'image', 'style', 'request'] as const;
export const storageKinds = ['cookie', 'localStorage', 'sessionStorage'] as const;
export const reportKinds = [...hostKinds, ...storageKinds] as const;

/** What browsers have loaded and stored on a domain's pages, by kind: hosts, and names of cookies and keys. Days are UTC. */
export const reports = sqliteTable(
  'reports',
  {
    domainId: text().notNull(),
    kind: text({ enum: reportKinds }).notNull(),
    name: text().notNull(),
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    /** On how many days, and in how many reports. */
    days: integer().notNull(),
    count: integer().notNull(),
    /** The last day on which it was there before the visitor's decision; '' where it never was. */
    earlyDay: text().notNull(),
    /**
     * The network that reported it first, as 16 bits of an HMAC with the day and the domain: enough to tell two networks of
     * a day apart, and too little to find either. 0 where the owner's own browser has reported it.
     */
    network: integer().notNull(),
    /** Whether several networks, several days or the owner's own browser have reported it. */
    confirmed: flag(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.kind, t.name] })],
);

/** The links by which an owner's browser begins to report what it loads, as hashes. */
export const recordingLinks = sqliteTable('recordingLinks', {
  hash: text().primaryKey(),
  domainId: text().notNull(),
  expiresAt: integer().notNull(),
});

/** The issues that somebody has dealt with, and the day (UTC) on which that was. */
export const settledIssues = sqliteTable(
  'settledIssues',
  { domainId: text().notNull(), issue: text().notNull(), day: text().notNull() },
  (t) => [primaryKey({ columns: [t.domainId, t.issue] })],
);

export type ChildTable = typeof embeddings | typeof locales | typeof placeholders | typeof themes;

/** The columns of a part that are its own, by the name of its table. */
const shownColumns = {
  embeddings: { id: embeddings.id, name: embeddings.name, ...settingColumns(embeddings, embeddingFields) },
  locales: { name: locales.name, ...settingColumns(locales, localeFields) },
  placeholders: { name: placeholders.name, value: placeholders.value },
  themes: { id: themes.id, name: themes.name, ...settingColumns(themes, themeFields) },
};

/** A table's columns without those that only the database needs. */
export const apiColumns = <T extends ChildTable>(table: T) => shownColumns[getTableName(table)];
