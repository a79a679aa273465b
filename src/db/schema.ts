import { getTableName, sql } from 'drizzle-orm';
import {
  blob,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { domainFields, policies } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { featureDefaults, type Features } from '../definitions/features.ts';
import { localeFields } from '../definitions/locale-fields.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import type { PurposeId } from '../definitions/purpose-ids.ts';
import { flag, freshId, id, int, list, longString, pick, string, time } from './columns.ts';
import { settingsColumns } from './settings-column.ts';
import { isOnlyInEurope } from './domains/only-in-europe.ts';

// Columns are named as in the API. Triggers (drizzle/0000_init.sql) keep counts, `signInNames` and similar columns
// right for every statement. The log’s tables are in src/log/tables.ts.

export const clients = sqliteTable(
  'clients',
  {
    seq: integer().primaryKey(),
    id: id(),
    username: text({ length: 64 }).notNull(),
    /** The form in which usernames are compared and sorted. */
    usernameKey: text().notNull(),
    /** When the checkpoints are next due for all users of the client (src/email/send-checkpoints.ts). */
    checkpointsDueAt: int(0),
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
    /** The previous embed key, which works until `embedKeyBeforeUntil`. */
    embedKeyBefore: text().unique(),
    embedKeyBeforeUntil: int(0),
    apiKeyHash: text().notNull().unique(),
    apiKeyCipher: text().notNull(),
    /** Counts the changes of the account (src/db/change.ts). */
    version: int(0),
    updatedAt: time(),
  },
  (t) => [
    index('clientsByUsername').on(t.usernameKey),
    index('clientsByCheckpointsDue').on(t.checkpointsDueAt),
  ],
);

const ofClient = () =>
  text()
    .notNull()
    .references(() => clients.id);

/** The roles of a client's people, and those of the operator's. */
export const roles = ['owner', 'editor', 'viewer'] as const;
export const operatorRoles = ['administrator', 'support'] as const;

/**
 * People who sign in: those of clients, and those of the operator, whose `clientId` is null. The client's own user has the
 * client's ID and is always an owner: the address and password that the API calls the client's are in its row, its names
 * in the client's.
 */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey().$defaultFn(freshId),
    clientId: text().references(() => clients.id),
    role: text({ enum: [...roles, ...operatorRoles] }).notNull(),
    name: string(),
    emailAddress: text({ length: 255 }).notNull(),
    emailKey: text().notNull(),
    /** '' until the invitation is accepted. */
    passwordHash: text().notNull().default(''),
    /** Whether the user wants the monthly checkpoints by email, and when they were last sent to it. */
    checkpointEmails: flag(true),
    checkpointsSentAt: int(0),
    /** Whether the user sees only the domains in `userDomains`; never true of an owner (src/db/users/user-domains.ts). */
    limited: flag(),
    createdAt: time(),
  },
  (t) => [index('usersByClient').on(t.clientId)],
);

/**
 * The names that people sign in with. Usernames and email addresses are unique together, so that no client's username is
 * another's email address. Triggers on `clients` and `users` write this table.
 */
export const signInNames = sqliteTable('signInNames', {
  key: text().primaryKey(),
  clientId: text(),
  userId: text().notNull(),
});

export const domains = sqliteTable(
  'domains',
  {
    seq: integer().primaryKey(),
    id: id(),
    clientId: ofClient(),
    enteredName: text({ length: 2048 }).notNull(),
    name: text({ length: 255 }).notNull(),
    hostKey: text().notNull(),
    path: text().notNull(),
    ...settingsColumns(domainFields, { whitelabel: flag(), permanentScanEnabled: flag(true) }),
    /** The location of its log: the number of the database (0 is `DB`, 1 is `LOG1`, …) and the log's id there. */
    logDatabase: int(0),
    log: integer().notNull(),
    /** When its next weekly scan is due, where `permanentScanEnabled` is on (src/domains/scan/weekly-scans.ts). */
    nextScanAt: int(0),
    /** When its own host is called next, where it has one, and how many calls in a row have failed (src/domains/own-host/own-host-watch.ts). */
    ownHostCheckAt: int(0),
    ownHostFailures: int(0),
    /** Counts the changes of the configuration (src/db/change.ts). */
    version: int(0),
    legalChangedAt: int(0),
    /** When all visitors were last to be asked again; decisions made before do not count any more. */
    askedAllSince: int(0),
    /** The keys that services had, each with the ID of its service; the newest 1,000. A trigger on `embeddings` writes it. */
    retiredKeys: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    updatedAt: time(),
  },
  (t) => [
    unique('domainsByName').on(t.clientId, t.hostKey, t.path),
    index('domainsToScan')
      .on(t.nextScanAt)
      .where(sql`permanentScanEnabled = 1`),
    index('ownHostsToCheck')
      .on(t.ownHostCheckAt)
      .where(sql`settings ->> '$.ownHostPath' <> ''`),
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
    ...settingsColumns(embeddingFields, { key: string(40), active: flag() }),
    /** When visitors began to be asked about it: when it was enabled, or got its purpose. A trigger writes it. */
    askedSince: int(0),
    /**
     * When visitors who had accepted it were last to be asked again: it got another purpose or recipient (a trigger writes
     * it), or somebody has chosen so; 0 if never.
     */
    askedAgain: int(0),
  },
  (t) => [unique('embeddingsByKey').on(t.domainId, t.key)],
);

export const locales = sqliteTable(
  'locales',
  {
    ...child(),
    name: text({ length: 5 }).notNull(),
    ...settingsColumns(localeFields, { active: flag() }),
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

/**
 * The configuration that a domain had before another one was copied to it: its rows as JSON, so that the copy can be undone.
 * The newest copy’s stay, as long as its entry in the activity list (src/domains/former-configuration.ts).
 */
export const formerParts = sqliteTable(
  'formerParts',
  {
    domainId: text().notNull(),
    /** The ID of the copy’s entry in the activity list. */
    entry: integer().notNull(),
    /** The table of the row: that of a part, or `domains`. */
    part: text().notNull(),
    seq: integer().notNull(),
    content: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domainId, t.entry, t.part, t.seq] }),
    index('formerPartsByEntry').on(t.entry),
  ],
);

const themeSettings = () =>
  settingsColumns(themeFields, { default: flag(), logoImage: text(), settingsIconImage: text() });

/** The look and behavior of a domain's widget; visitors see the domain’s `default` theme. */
export const themes = sqliteTable(
  'themes',
  {
    ...child(),
    id: id(),
    name: text({ length: 255 }).notNull(),
    ...themeSettings(),
  },
  (t) => [index('themesByDomain').on(t.domainId)],
);

const ofUser = () => text().notNull();
/** The client of a user; null for the operator's people. */
const ofUsersClient = () => text().references(() => clients.id);

/**
 * The sessions of both consoles; only the SHA-256 of the cookie's value is stored. `clientId` is the client whose console
 * it opens, null for the operator's pages. In a client's console, the user is one of the client's or of the operator's.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    hash: text().primaryKey(),
    clientId: ofUsersClient(),
    beganAt: integer().notNull(),
    /** When it was last used, to the minute. */
    usedAt: integer().notNull(),
    /** When it ends at the latest. */
    expiresAt: integer().notNull(),
    /** The hash of the operator key, where it was opened with the key instead of by a user. */
    operatorKey: text(),
    /** When the password was last entered. */
    passwordAt: integer().notNull(),
    browser: string(64),
    /** The known device that it was opened on; null where the operator opened it. */
    device: text(),
    userId: ofUser().default(''),
  },
  (t) => [index('sessionsByClient').on(t.clientId)],
);

/**
 * Hosts for which a snippet without a domain may create domains: those that the operator listed at once, others after
 * the client has confirmed them. Dismissed hosts are not asked about again.
 */
export const clientHosts = sqliteTable(
  'clientHosts',
  {
    clientId: ofClient(),
    hostKey: text().notNull(),
    name: text({ length: 255 }).notNull(),
    state: text({ enum: ['listed', 'waiting', 'dismissed'] }).notNull(),
    /** When a page of a waiting host was last seen with the snippet. */
    seenAt: int(0),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.hostKey] }),
    index('clientHostsByState').on(t.clientId, t.state),
  ],
);

/** The password links and invitations, one per user; only the SHA-256 of the token is stored. */
export const links = sqliteTable('links', {
  userId: ofUser().primaryKey(),
  clientId: ofUsersClient(),
  hash: text().notNull().unique(),
  expiresAt: integer().notNull(),
});

/** The devices that a user signed in on, by the SHA-256 of their cookies: wrong passwords from elsewhere do not lock them out. */
export const knownDevices = sqliteTable(
  'knownDevices',
  {
    userId: ofUser(),
    clientId: ofUsersClient(),
    hash: text().notNull(),
    /** When the device last signed in. */
    usedAt: integer().notNull(),
    browser: string(64),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** The domains that users with `limited` see. */
export const userDomains = sqliteTable(
  'userDomains',
  { userId: ofUser(), domainId: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.domainId] }), index('userDomainsByDomain').on(t.domainId)],
);

/** The two-factor authentication of users. */
export const secondFactors = sqliteTable('secondFactors', {
  userId: ofUser().primaryKey(),
  clientId: ofUsersClient(),
  secretCipher: text().notNull(),
  /** The time step of the last accepted code (RFC 6238): no code is accepted twice. */
  step: int(0),
  /** HMACs of the unused recovery codes. */
  recovery: list(),
  /** The number of wrong codes since the last accepted one, and the time of the last attempt. */
  failures: int(0),
  triedAt: int(0),
});

/**
 * Page views of a domain in a month (`202611`), for `viewCount` and `actualCallCount`. `siteCalledAt` is the hour of
 * the last one on a page of the domain itself, 0 if there was none.
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

/** The same per client, so that reading a client costs one row however many domains it has, and counts deleted domains. */
export const clientCalls = sqliteTable(
  'clientCalls',
  { clientId: text().notNull(), month: integer().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.clientId, t.month] })],
);

/** The banner interactions of a domain's visitors, in page views by day (UTC, `2026-11-21`), locale and policy. */
export const statistics = sqliteTable(
  'statistics',
  {
    domainId: text().notNull(),
    date: text({ length: 10 }).notNull(),
    locale: text({ length: 5 }).notNull(),
    policy: text({ enum: policies }).notNull().default('optIn'),
    acceptedAll: integer().notNull(),
    refusedAll: integer().notNull(),
    chosen: integer().notNull(),
    unanswered: integer().notNull(),
    /** Those in which the browser sent Global Privacy Control. */
    gpc: int(0),
  },
  (t) => [
    primaryKey({ columns: [t.domainId, t.date, t.locale, t.policy] }),
    index('statisticsByDate').on(t.date),
  ],
);

/**
 * Counts that isolates have written and the scheduled job has not folded yet. A row is what one isolate counted in one
 * interval, because another table or index would cost a written row for each.
 */
export const pendingCounts = sqliteTable(
  'pendingCounts',
  {
    at: integer().notNull(),
    /** Random, because many isolates write in the same second. */
    id: integer().notNull(),
    /**
     * `{"view 2026-11-21 {domainId}": 3, "acceptedAll 2026-11-21 {domainId} de_DE": 1}`, with the policy unless it is
     * opt-in. Keys, because SQLite sums them several times as fast as objects.
     */
    counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.at, t.id] })],
);

/** The result of a domain's last scan (src/domains/scan/website-scan.ts). */
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
  /** The website's main language comes first. */
  languages: string[];
  /** The position of the snippet on the home page; null where its HTML does not contain the snippet. */
  snippet: 'first' | 'late' | 'deferred' | 'body' | null;
  services: {
    id: number;
    name: string;
    purpose: PurposeId;
    translations: Record<string, { name: string; description: string }>;
    /** The addresses of its scripts on the website’s own hosts, which are markers that the preset lacks. */
    markers?: string[];
  }[];
  unknownServices: { name: string; hosts: string[]; isProbablyOwn?: true }[];
  /** Hosts of the website’s own content delivery network. */
  ownHosts: string[];
  /** Pages that were only partly read. */
  truncatedPages: string[];
  /** Consent managers of other vendors. */
  consentManagers: string[];
  /** Names of cookies and keys. */
  storage: Record<'cookies' | 'localStorage' | 'sessionStorage', string[]>;
  /**
   * The first tags that load before consent, some `exempt` from blocking, some with the `marker` that their service needs;
   * `earlyCount` is the number of all of them.
   */
  earlyTags: {
    page: string;
    host: string;
    service: string | null;
    tag: string;
    line: string;
    exempt?: true;
    marker?: string;
  }[];
  earlyCount: number;
  /** The addresses of legal pages in the configuration, as entered, whose servers answered that there is no such page. */
  missingLinks: string[];
};

/** Who makes changes. */
export const actors = ['operator', 'user', 'import', 'system'] as const;

export const hostKinds = ['script', 'frame', 'image', 'style', 'request'] as const;
export const storageKinds = ['cookie', 'localStorage', 'sessionStorage'] as const;
/**
 * Reports of pages with strict blocking: a page view, a policy that was added too late (both without a name), and a
 * blocked host, also by the kind of request.
 */
export const strictKinds = [
  'page',
  'latePage',
  'blocked',
  'blockedScript',
  'blockedImage',
  'blockedStyle',
  'blockedRequest',
] as const;
/** `stillBlocked`: a host that stayed blocked although the visitor had accepted everything. */
export const reportKinds = [...hostKinds, 'stillBlocked', ...storageKinds, ...strictKinds] as const;

/**
 * The embed keys that clients had to whom a domain belonged before: their snippets go on working for this domain. The
 * newest 10 of a domain stay (src/db/domains/moves.ts).
 */
export const formerKeys = sqliteTable(
  'formerKeys',
  { domainId: text().notNull(), key: text().notNull(), since: time() },
  (t) => [primaryKey({ columns: [t.domainId, t.key] }), index('formerKeysByKey').on(t.key)],
);

/**
 * The move of a domain to another client, until it is made or withdrawn: an owner has made a link, of which only the SHA-256
 * of the token is stored, and an owner of the other client has accepted it.
 */
export const moves = sqliteTable('moves', {
  domainId: text().primaryKey(),
  /** The client that the domain belongs to. */
  clientId: ofClient(),
  hash: text().notNull().unique(),
  expiresAt: integer().notNull(),
  /** The client that has accepted; null before. */
  toClientId: text(),
});

/**
 * The link with which a webmaster sees what has to change on a domain's pages, without an account: one per domain, of which
 * only the SHA-256 of the token is stored. Triggers end it where the domain is archived or moves, or who made it is removed.
 */
export const handovers = sqliteTable('handovers', {
  domainId: text().primaryKey(),
  hash: text().notNull().unique(),
  /** Who made it, as in the activity list. */
  by: text({ enum: actors }).notNull(),
  userId: text(),
  userName: string(),
  expiresAt: integer().notNull(),
  /** When the website was last checked with the link, the oldest first; src/db/domains/handovers.ts has the most of them. */
  checks: list<number>(),
  /** The tags that scans have no longer found since the first link of the domain. */
  done: list<DoneTag>(),
});
/** A tag that is no longer on its page, with the name of its service and the time of the scan. */
export type DoneTag = { tag: string; name: string; page: string; at: number };

/**
 * The hosts that browsers loaded from on a domain's pages, those that were blocked, and the cookies and keys that were
 * stored. Days are UTC.
 */
export const reports = sqliteTable(
  'reports',
  {
    domainId: text().notNull(),
    kind: text({ enum: reportKinds }).notNull(),
    name: text().notNull(),
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    /** The number of days on which it was reported; `count` is the number of reports. */
    days: integer().notNull(),
    count: integer().notNull(),
    /** The number of reports on each of the last 30 days, by day. */
    daily: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
    /** The last day on which it was loaded or stored before the visitor's decision; '' where it never was. */
    earlyDay: text().notNull(),
    /**
     * The first network that reported it, as 16 bits of an HMAC with day and domain: enough to tell two networks apart
     * on one day, too little to identify one. 0 for the owner’s browser.
     */
    network: integer().notNull(),
    /** Whether it was reported by several networks, on several days or by the owner's own browser. */
    confirmed: flag(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.kind, t.name] })],
);

/** Hashes of the one-time links that make an owner's browser report what it loads. */
export const recordingLinks = sqliteTable('recordingLinks', {
  hash: text().primaryKey(),
  domainId: text().notNull(),
  expiresAt: integer().notNull(),
});

/**
 * The issues that were resolved or dismissed: when, and by whom, as in the activity list. A resolved issue is open again
 * if it is found later; a dismissed one stays dismissed.
 */
export const issueStates = sqliteTable(
  'issueStates',
  {
    domainId: text().notNull(),
    issue: text().notNull(),
    state: text({ enum: ['resolved', 'dismissed'] }).notNull(),
    at: time(),
    by: text({ enum: actors }).notNull(),
    userId: text(),
    userName: string(),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.issue] })],
);

export const statuses = ['live', 'attention', 'notInstalled', 'notScanned', 'paused', 'archived'] as const;

/** The status of a domain as it was last computed (src/domains/status/domain-status.ts), for lists and filters. */
export const domainStatuses = sqliteTable(
  'domainStatuses',
  {
    domainId: text().primaryKey(),
    status: text({ enum: statuses }).notNull(),
    /** The number of open issues, and of dismissed ones. */
    issueCount: int(0),
    dismissedCount: int(0),
    computedAt: time(),
    /** The number of issues that the owner was last told of by email. */
    notifiedCount: int(0),
  },
  (t) => [index('domainStatusesByStatus').on(t.status)],
);

export const activityKinds = [
  'account',
  'user',
  'apiKey',
  'embedKey',
  'domain',
  'service',
  'text',
  'placeholder',
  'design',
  'log',
  'snippet',
  'move',
  'asking',
  'handover',
] as const;

/** What was changed in an account, by whom and how. Nobody can edit an entry (src/db/activity/entry-statements.ts). */
export const activity = sqliteTable(
  'activity',
  {
    /** '' for the operator's own people. */
    clientId: text().notNull(),
    /** Microseconds since 1970 at which it was stored, made unique within the client. */
    id: integer().notNull(),
    /** '' for changes of the account itself. */
    domainId: string(12),
    domainName: string(),
    by: text({ enum: actors }).notNull(),
    userId: text(),
    /** The user's name at that time. */
    userName: string(),
    browser: string(64),
    kind: text({ enum: activityKinds }).notNull(),
    action: text({ enum: ['created', 'changed', 'deleted'] }).notNull(),
    /** The ID or name by which the API identifies the changed object, and its displayed name at that time. */
    objectId: string(),
    objectName: string(),
    /** The names of the changed fields, which stay when their values are not stored. */
    fieldNames: text({ mode: 'json' }).$type<string[]>(),
    /** The changed fields before and after, without secrets (src/db/activity/stored-fields.ts). */
    fields: blob({ mode: 'buffer' }),
    /** Hours since 1970, for an entry that counts changes without their values; null for all others. */
    hour: integer(),
    /** The number of changes that the entry counts. */
    changes: int(1),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('activityByHour')
      .on(t.clientId, t.hour, t.domainId, t.kind, t.objectId, t.by, t.userId)
      .where(sql`hour IS NOT NULL`),
  ],
);

/**
 * The designs in which visitors have seen a domain's banner: a theme's name and settings, without its images, from `id` until
 * the next one. The newest 200 stay, for 395 days after they were replaced (src/db/domains/designs.ts).
 */
export const designs = sqliteTable(
  'designs',
  {
    domainId: text().notNull(),
    /** Microseconds since 1970 at which it was stored, made unique within the domain. */
    id: integer().notNull(),
    by: text({ enum: actors }).notNull(),
    userId: text(),
    /** The user's name at that time. */
    userName: string(),
    name: text({ length: 255 }).notNull(),
    settings: themeSettings().settings,
  },
  (t) => [primaryKey({ columns: [t.domainId, t.id] })],
);

/** The number of changes of a client on a day (days since 1970), and of the bytes of their values. */
export const activityDays = sqliteTable(
  'activityDays',
  { clientId: text().notNull(), day: integer().notNull(), changes: int(0), bytes: int(0) },
  (t) => [primaryKey({ columns: [t.clientId, t.day] })],
);

/** The operator's name, logo and accent color for the console, its sign-in page and emails: at most one row. */
export const branding = sqliteTable('branding', {
  id: integer().primaryKey(),
  name: string(64),
  /** As #rrggbb; '' for the default. */
  accentColor: string(7),
  /** As a data URL; '' without one. */
  logo: text().notNull().default(''),
  supportAddress: string(),
  updatedAt: time(),
});

/** The tables of a domain’s parts, by the names of their lists. */
export const parts = { embeddings, locales, placeholders, themes };
export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

const isOnlyOfDomain = sql`(SELECT ${isOnlyInEurope} FROM domains d WHERE d.id = ${themes.domainId})`;
const ofDomain = Object.assign(isOnlyOfDomain.mapWith(Boolean), { default: false });

/** The columns of a domain's parts that the API has, by table. */
const columnsOfTables = {
  embeddings: pick(embeddings, 'id', 'name', 'key', 'active', 'settings'),
  locales: pick(locales, 'name', 'active', 'settings'),
  placeholders: pick(placeholders, 'name', 'value'),
  themes: {
    ...pick(themes, 'id', 'name', 'default', 'logoImage', 'settingsIconImage', 'settings'),
    enableOnlyInEu: ofDomain,
  },
};

/** The columns of a table that the API has; `flat` gives the rows of its answers. */
export const apiColumns = <T extends (typeof parts)[PartName]>(table: T) =>
  columnsOfTables[getTableName(table)];
