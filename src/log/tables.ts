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
import { and, between, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { flag, int } from '../db/columns.ts';
import { policies } from '../definitions/domain-fields.ts';

// The tables of the consent log, in every database; all rows of a log have its id. Triggers reject changes of entries,
// events, notices and the ranges of blocks, and deletions of what is still needed.

const bytes = () => blob({ mode: 'buffer' }).notNull();

/** The log of one domain. Jobs and rows refer to it by its id, which is never reused. */
export const logs = sqliteTable(
  'logs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    domainId: text().notNull(),
    /**
     * The number of its signed history, which names it outside its database: the Unix second of its beginning, or the
     * next if that is taken. A rollback begins a new one.
     */
    number: integer().notNull(),
    /** Its first number, which names its objects in the bucket for life. */
    began: integer().notNull(),
    /** 32 random bytes: the key of the events’ salts and of hashes that replace visitors’ IDs. */
    key: bytes(),
    createdAt: integer().notNull(),
    /** When its domain was deleted; the log’s rows and objects are then deleted step by step. */
    ended: integer(),
    /** The lines in all its checkpoints, one for each rollback, oldest first, separated by line feeds. */
    continues: text().notNull().default(''),
    /** Since when the daily check has found no domain that names the log; null if one does. */
    orphanedAt: integer(),
    /** Lower limit for the time of the open block’s first decision, erased or not; 0 if it was not read since. */
    openedAt: int(0),
    /** The last entry that `days` has counted. */
    countedSeq: int(0),
  },
  (t) => [
    uniqueIndex('logsByDomain').on(t.domainId).where(notEnded),
    index('logsEnded').on(t.ended).where(hasEnded),
    index('logsByOpening').on(t.openedAt).where(notEnded),
    index('logsOrphaned').on(t.orphanedAt).where(isOrphaned),
  ],
);

// SQLite uses a partial index only if a query repeats its condition in literals, not in bound values, so the indexes
// and the queries share this definition.
export const notEnded: SQL = isNull(logs.ended);
export const hasEnded: SQL = isNotNull(logs.ended);
export const isOrphaned: SQL = isNotNull(logs.orphanedAt);
/**
 * One visitor’s decision, which never changes. `accepted` are bits in the order of the notice’s services, `signals`
 * sorted names with commas, `salt` 16 random bytes without which its entry in the tree cannot be guessed.
 */
export const entries = sqliteTable(
  'entries',
  {
    log: integer().notNull(),
    seq: integer().notNull(),
    ucid: bytes(),
    timestamp: integer().notNull(),
    consent: integer({ mode: 'boolean' }).notNull(),
    manipulationPrevention: integer({ mode: 'boolean' }).notNull(),
    notice: integer().notNull(),
    accepted: bytes(),
    signals: text().notNull().default(''),
    salt: bytes(),
  },
  (t) => [primaryKey({ columns: [t.log, t.seq] }), index('entriesByUcid').on(t.log, t.ucid, t.seq)],
);

/** The consent notice of one locale, identified by its SHA-256 hash and never changed. */
export const notices = sqliteTable(
  'notices',
  {
    log: integer().notNull(),
    number: integer().notNull(),
    hash: bytes(),
    locale: text().notNull(),
    /** The configuration version from which it was last made. */
    version: integer().notNull(),
    /** Set by a trigger as soon as an entry refers to the notice, which then stays as long as the log. */
    used: flag(),
    /** Since when (Unix second) the domain's configuration no longer makes it; null while it does. */
    retired: integer(),
    /** Its canonical JSON, compressed with raw deflate. */
    content: bytes(),
    /** The bits of an entry that accepts all services. */
    everything: bytes(),
    /** The policy that it states. */
    policy: text({ enum: policies }).notNull().default('optIn'),
  },
  (t) => [
    primaryKey({ columns: [t.log, t.number] }),
    unique('noticesByHash').on(t.log, t.hash),
    index('noticesUnused').on(t.retired).where(isUnused),
    index('noticesCurrent').on(t.log).where(isCurrentNotice),
  ],
);
export const isUnused: SQL = sql`${notices.used} = 0`;
export const isCurrentNotice: SQL = isNull(notices.retired);

const blockStates = ['sealed', 'archived', 'gone'] as const;

/** The sealed blocks; the records after the last block’s `last` are the open block. The rows are never deleted before the log. */
export const blocks = sqliteTable(
  'blocks',
  {
    log: integer().notNull(),
    number: integer().notNull(),
    first: integer().notNull(),
    last: integer().notNull(),
    /** The times of the first and the last record, and of the first decision, with which its retention period begins. */
    oldest: integer().notNull(),
    newest: integer().notNull(),
    oldestDecision: integer().notNull(),
    sealedAt: integer().notNull(),
    state: text({ enum: blockStates }).notNull().default('sealed'),
    /** For an archived block: the object with its lines, and the lengths and hashes of its gzip members. */
    object: text(),
    members: text({ mode: 'json' }).$type<[length: number, hash: string][]>(),
    /**
     * The first lines of members that continue the index key before: they separate visitors whose IDs share 48 bits.
     * Empty unless somebody makes such IDs.
     */
    starts: text({ mode: 'json' })
      .$type<[member: number, ucid: string, seq: number][]>()
      .notNull()
      .default([]),
    /** How often the object was rewritten for erasures, and whether it must be rewritten again. */
    revision: int(0),
    dirty: flag(),
  },
  (t) => [
    primaryKey({ columns: [t.log, t.number] }),
    index('blocksByLast').on(t.log, t.last),
    index('blocksArchived').on(t.log, t.last).where(isInState('archived')),
    index('blocksToArchive').on(t.sealedAt).where(isInState('sealed')),
    index('blocksToRewrite').on(t.log, t.number).where(isDirty),
    index('blocksByAge').on(t.oldestDecision).where(notGone),
  ],
);

export type BlockState = (typeof blockStates)[number];
export const isInState = (state: BlockState): SQL => sql`${blocks.state} = ${sql.raw(`'${state}'`)}`;
export const notGone: SQL = sql`${blocks.state} <> 'gone'`;
export const isDirty: SQL = sql`${blocks.dirty} = 1`;

/** The remains of an erased decision: the time and the entry of its record in the tree. */
export const erased = sqliteTable(
  'erased',
  { log: integer().notNull(), seq: integer().notNull(), timestamp: integer().notNull(), entry: bytes() },
  (t) => [primaryKey({ columns: [t.log, t.seq] })],
);

const eventTypes = ['block', 'erasure'] as const;

/** The events of a log, which are records like decisions; `members` are those of the type as JSON, without braces. */
export const events = sqliteTable(
  'events',
  {
    log: integer().notNull(),
    seq: integer().notNull(),
    timestamp: integer().notNull(),
    type: text({ enum: eventTypes }).notNull(),
    members: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.log, t.seq] })],
);

/** The tree over a log’s records, and its newest checkpoint (src/log/tree/cover-due-logs.ts). A trigger makes one for each log. */
export const trees = sqliteTable(
  'trees',
  {
    log: integer().primaryKey(),
    /** The number of records that the checkpoint covers, their root hash in hex, and the signed note. */
    size: int(0),
    root: text().notNull(),
    /** The generation of the key that signed it, and earlier ones: `[generation, the last size it signed, the number then]`. */
    generation: int(0),
    note: text().notNull().default(''),
    former: text({ mode: 'json' }).$type<[number, number, number][]>().notNull().default([]),
    /** The entries of the partial tile of level 0, 32 bytes each. */
    entries: bytes(),
  },
  (t) => [index('treesByGeneration').on(t.generation).where(isSigned)],
);
export const isSigned: SQL = sql`${trees.size} > 0`;

/** The tiles of level 1 and above; the last one of each level grows. */
export const tiles = sqliteTable(
  'tiles',
  { log: integer().notNull(), level: integer().notNull(), number: integer().notNull(), hashes: bytes() },
  (t) => [primaryKey({ columns: [t.log, t.level, t.number] })],
);

/**
 * Erasures that are not complete, each for one visitor’s entries up to `tail`. Of the consent ID only the first 48 bits
 * and a hash with the log’s key are stored.
 */
export const erasures = sqliteTable(
  'erasures',
  {
    log: integer().notNull(),
    ucid48: integer().notNull(),
    visitor: bytes(),
    tail: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.log, t.ucid48, t.visitor] })],
);

/** Logs with records that no checkpoint covers yet, since the time of the first or of the run that left some; 0 if due at once. */
export const touched = sqliteTable('touched', { log: integer().primaryKey(), at: integer().notNull() });

/** The condition for a log’s rows from `first` to `last`. */
export const isInRange = (
  table: typeof entries | typeof erased | typeof events,
  log: number,
  first: number,
  last: number,
) => and(eq(table.log, log), between(table.seq, first, last));

/** The gzip members of archived blocks with a visitor’s entries, by the first 48 bits of the ID. */
export const archived = sqliteTable(
  'archived',
  {
    log: integer().notNull(),
    ucid48: integer().notNull(),
    block: integer().notNull(),
    member: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.log, t.ucid48, t.block, t.member] })],
);

/** Consents given and declined by day (UTC, its first second), and the decisions under other policies than opt-in. */
export const days = sqliteTable(
  'days',
  {
    log: integer().notNull(),
    day: integer().notNull(),
    given: integer().notNull(),
    declined: integer().notNull(),
    /** The day was reported as one with far more decisions than usual. */
    reported: flag(),
    others: int(0),
  },
  (t) => [primaryKey({ columns: [t.log, t.day] })],
);

/** Decisions of a day under one notice by kind, and how many of them are their visitor’s latest. */
export const noticeDays = sqliteTable(
  'noticeDays',
  {
    log: integer().notNull(),
    day: integer().notNull(),
    notice: integer().notNull(),
    acceptedAll: int(0),
    chosen: int(0),
    refusedAll: int(0),
    latestAcceptedAll: int(0),
    latestChosen: int(0),
    latestRefusedAll: int(0),
  },
  (t) => [primaryKey({ columns: [t.log, t.day, t.notice] })],
);

/** How many of these decisions accepted a service, which is identified by its index in the notice. */
export const serviceDays = sqliteTable(
  'serviceDays',
  {
    log: integer().notNull(),
    day: integer().notNull(),
    notice: integer().notNull(),
    service: integer().notNull(),
    latestAccepted: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.log, t.day, t.notice, t.service] })],
);

/**
 * Tombstones: objects in the bucket that no block may refer to. They are listed before they are written and deleted if
 * no block refers to them.
 */
export const tombstones = sqliteTable(
  'tombstones',
  {
    object: text().primaryKey(),
    log: integer().notNull(),
    block: integer().notNull(),
    /** When it was listed or deleted; a later time postpones the deletion. */
    at: integer().notNull(),
    /** An object that is being deleted cannot be referred to again until its tombstone is deleted. */
    state: text({ enum: ['listed', 'deleting', 'deleted'] })
      .notNull()
      .default('listed'),
  },
  (t) => [index('tombstonesByTime').on(t.at)],
);

/** Deleted domains whose log has no marker of the deletion in the bucket yet. Only the table in `DB` is used. */
export const deletions = sqliteTable('deletions', {
  domainId: text().primaryKey(),
  log: integer().notNull(),
  logDatabase: integer().notNull(),
});

/** Failed jobs and the times of their retries; block 0 means the whole log, log 0 the database. */
export const failedJobs = sqliteTable(
  'failedJobs',
  {
    log: integer().notNull(),
    step: text().notNull(),
    block: integer().notNull(),
    reason: text().notNull(),
    tries: integer().notNull(),
    since: integer().notNull(),
    nextAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.log, t.step, t.block] })],
);

/** The row of the scheduled job. */
export const maintenance = sqliteTable('maintenance', {
  id: integer().primaryKey(),
  /**
   * Counts runs, erasures, deletions and sealings on request, and the random ids of the last counts. Each becomes the head
   * in the bucket; a head with an unknown id reveals a rollback (src/log/rollback/compare-head.ts).
   */
  count: int(0),
  ids: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  /** The highest count that is known to have been the head. */
  written: int(0),
  /** When the head was last compared. Nothing is signed if that is long ago. */
  checkedAt: int(0),
  /** Rises with each rollback that is noticed: the highest number that one has given a log, or above it. */
  number: int(0),
  /** After a rollback: the last marker that was repeated and the last object that was looked at; null when all were. */
  repeatedTo: text(),
  sweptTo: text(),
  /** When the last rollback was noticed, and how many logs continued under new numbers. */
  rolledBackAt: int(0),
  continuedLogs: int(0),
  lease: text(),
  leaseUntil: int(0),
  /** The previous run did not finish, so this run records each job before it starts. */
  careful: flag(),
  /** The log whose open block was checked last. */
  lastLog: int(0),
  /** The step in which the last run used up its queries; the next run begins after it. */
  cutAt: text(),
  startedAt: integer(),
  endedAt: integer(),
  /** The sizes in the system status, counted once a day. */
  sizes: text({ mode: 'json' }).$type<{ live: number; archived: number; bytes: number }>(),
  sizesAt: int(0),
});
