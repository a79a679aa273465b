// The SQL that drizzle-kit cannot generate and drizzle/0000_init.sql contains by hand, table by table; schema.ts and
// src/log/tables.ts declare the tables. test/db/schema.test.ts compares all of them with a migrated database.

/** Whether a table has a rowid (otherwise `WITHOUT ROWID`), and its triggers with their purposes. */
type Handwritten = { rowid: boolean; triggers?: Record<string, string> };

const withRowid = { rowid: true };
const withoutRowid = { rowid: false };
export const tables: Record<string, Handwritten> = {
  clients: {
    rowid: true,
    triggers: {
      clientsInserted: 'writes `signInNames`',
      clientsRenamed: 'writes `signInNames`',
      clientsDeleted: 'writes `signInNames`',
      clientsChanged: 'raises the versions of the client’s domains',
    },
  },
  users: {
    rowid: false,
    triggers: {
      usersInserted: 'writes `signInNames`',
      usersRenamed: 'writes `signInNames`, and deletes the password link when the email address changes',
      usersDeleted: 'writes `signInNames`, and deletes everything else that belongs to the user',
      usersLimited: 'deletes the `handovers` of domains that the user may no longer change',
      lastAdministratorDeleted: 'refuses to delete the last administrator of the operator who can sign in',
      lastAdministratorChanged: 'refuses another role for that administrator',
    },
  },
  signInNames: withoutRowid,
  formerKeys: withoutRowid,
  userDomains: withoutRowid,
  formerParts: withoutRowid,
  moves: withoutRowid,
  handovers: withoutRowid,
  domains: {
    rowid: true,
    triggers: {
      domainsQuota: 'refuses a domain beyond `domainMaxCount`',
      domainsFeature: 'refuses a second domain without `canUseMultiDom`',
      domainsWhitelabelQuota: 'refuses a white-label domain beyond `whitelabelMaxCount`',
      domainsWhitelabelQuotaUpdate: 'refuses a white-label domain beyond `whitelabelMaxCount`',
      domainsInserted: 'counts the client’s domains',
      domainsDeleted: 'counts the client’s domains, ends the domain’s log, and lists it in `deletions`',
      domainsMoving: 'refuses a domain for which the plan of its new client has no room',
      domainsMoved: 'counts the domains of both clients',
      domainsHandedOver: 'ends the link for a webmaster where the domain is archived or moves',
      domainsOwnHostPath: 'resets `ownHostFailures`',
      domainsWhitelabelChanged: 'counts the client’s white-label domains',
    },
  },
  embeddings: {
    rowid: true,
    triggers: {
      embeddingsLimit: 'refuses a service beyond the most of a domain',
      embeddingsInserted: 'writes `askedSince`, and `legalChangedAt` of the domain',
      embeddingsUpdated: 'writes `askedSince`, `askedAgain`, and `legalChangedAt` of the domain',
      embeddingsKeyChanged: 'writes `retiredKeys` of the domain',
      embeddingsDeleted: 'writes `retiredKeys` of the domain',
    },
  },
  locales: {
    rowid: true,
    triggers: {
      localesFeature: 'refuses a third language without `moreThan2Lang`',
      localesFeatureUpdate: 'refuses a third language without `moreThan2Lang`',
    },
  },
  placeholders: withRowid,
  themes: {
    rowid: true,
    triggers: { themesInserted: 'leaves one active theme', themesUpdated: 'leaves one active theme' },
  },
  sessions: withoutRowid,
  clientHosts: withoutRowid,
  links: withoutRowid,
  knownDevices: withoutRowid,
  secondFactors: withoutRowid,
  calls: withoutRowid,
  clientCalls: withoutRowid,
  statistics: withoutRowid,
  pendingCounts: withoutRowid,
  scans: withoutRowid,
  reports: withoutRowid,
  recordingLinks: withoutRowid,
  issueStates: withoutRowid,
  domainStatuses: withoutRowid,
  activity: {
    rowid: false,
    triggers: {
      activityUnchanged: 'refuses every change of a row',
      activityFieldsUnchanged: 'refuses every change of values, which can only be cleared',
      activityCounted: 'lets a row that counts the changes of an hour count until the hour is over',
      activityKept:
        'refuses the deletion of a row that is younger than 395 days, unless its client is deleted',
    },
  },
  activityDays: withoutRowid,
  designs: withoutRowid,
  branding: withRowid,

  logs: { rowid: true, triggers: { logsInserted: 'makes the log’s tree' } },
  entries: {
    rowid: false,
    triggers: {
      entriesUnchanged: 'refuses every change of an entry',
      entriesKept: 'refuses the deletion of an entry that is neither erased, archived nor expired',
      entriesInserted: 'marks the entry’s notice as used, and the log as touched',
    },
  },
  notices: {
    rowid: false,
    triggers: {
      noticesUnchanged: 'refuses a change of what was shown',
      noticesKept: 'refuses the deletion of a notice that an entry names',
    },
  },
  blocks: { rowid: false, triggers: { blocksUnchanged: 'refuses a change of a block’s range' } },
  events: {
    rowid: false,
    triggers: {
      eventsUnchanged: 'refuses every change of an event',
      eventsKept: 'refuses the deletion of an event before its log',
      eventsInserted: 'marks the log as touched',
    },
  },
  trees: withRowid,
  tiles: withoutRowid,
  erased: withoutRowid,
  erasures: withoutRowid,
  touched: withRowid,
  archived: withoutRowid,
  days: withoutRowid,
  noticeDays: withoutRowid,
  serviceDays: withoutRowid,
  tombstones: withoutRowid,
  deletions: withoutRowid,
  failedJobs: withoutRowid,
  maintenance: withRowid,
};

/** Views, each with its triggers if it exists only to be written to. */
export const views: Record<string, Record<string, string>> = {
  records: {},
  decisions: {
    decisionsInserted:
      'stores a decision as an entry, unless it repeats one, and seals a full block (src/log/append/append.ts)',
  },
  seals: { sealsInserted: 'stores a block and its event (src/log/blocks/seal.ts)' },
  conditions: {
    conditionsHold: 'fails where a condition does not hold (src/db/batch-if.ts)',
  },
};
