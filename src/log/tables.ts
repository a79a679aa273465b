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

// The consent log (docs/log.md). Every database has these tables; a log lies in one database, and all its rows carry its
// id. Triggers (src/db/handwritten-sql.ts) refuse any change of an entry, a notice or a record, and the deletion of an entry that
// is neither erased, nor archived, nor expired with its block or its log.

const bytes = () => blob({ mode: 'buffer' }).notNull();

/** The log of one domain. Jobs and rows know it by its id, which is never used again. */
export const logs = sqliteTable(
  'logs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    domainId: text().notNull(),
    /** The number under which it is known, where it had to go on under another one than its id (src/log/life/rollback-recovery.ts). */
    number: integer(),
    /** 32 random bytes: the key of the leaves' salts. */
    key: bytes(),
    createdAt: integer().notNull(),
    /** When its domain was deleted; what is left of it goes step by step. */
    ended: integer(),
    /** How many blocks are in the tree, in order. */
    records: int(0),
    /** The newest checkpoint: how many records it covers, their root in hex, and the signed note. */
    size: int(0),
    root: text().notNull(),
    note: text().notNull().default(''),
    /** The generation of the key that signed it, and those before: `[generation, the last size it signed]`. */
    generation: int(0),
    former: text({ mode: 'json' }).$type<[number, number][]>().notNull().default([]),
    /** Where it goes on under another number: the line that all its checkpoints carry. */
    continues: text().notNull().default(''),
    /** Its database was rolled back, and the log has not recovered yet: nothing of it is signed. */
    recovering: flag(),
    /** The first entry of the open block is not older than this; 0 where nobody has looked at it since. */
    openedAt: int(0),
    /** The last entry that `days` has counted. */
    countedSeq: int(0),
  },
  (t) => [
    uniqueIndex('logsByDomain').on(t.domainId).where(notEnded),
    index('logsEnded').on(t.ended).where(hasEnded),
    index('logsByOpening').on(t.openedAt).where(notEnded),
    index('logsGrown')
      .on(sql`${t.records} - ${t.size}`)
      .where(notEnded),
    index('logsByGeneration').on(t.generation).where(notEnded),
    index('logsToRecover').on(t.recovering).where(and(isRecovering, notEnded)!),
  ],
);

// SQLite uses a partial index only where a query repeats its condition in literals, not in bound values: so the indexes and
// the queries take it from the same place.
export const notEnded: SQL = isNull(logs.ended);
export const hasEnded: SQL = isNotNull(logs.ended);
export const isRecovering: SQL = sql`${logs.recovering} = 1`;
export const notRecovering: SQL = sql`${logs.recovering} = 0`;
/** The number under which a log is known outside of its database. */
export const logNumber = sql<number>`coalesce(${logs.number}, ${logs.id})`;

/** One visitor's decision, added and never changed. `accepted` are bits in the order of the notice's services. */
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
  },
  (t) => [primaryKey({ columns: [t.log, t.seq] }), index('entriesByUcid').on(t.log, t.ucid, t.seq)],
);

/** What the widget showed in one locale, named by its SHA-256 and never changed. */
export const notices = sqliteTable(
  'notices',
  {
    log: integer().notNull(),
    number: integer().notNull(),
    hash: bytes(),
    locale: text().notNull(),
    /** The version of the configuration that it was last made from. */
    version: integer().notNull(),
    /** Set once, when an entry names it: then it stays with the log. */
    used: flag(),
    /** When a script that carries it was last delivered, to the day. */
    delivered: integer().notNull(),
    /** Its canonical JSON, raw deflate. */
    content: bytes(),
    /** The bits of an entry that accepts all of its services. */
    everything: bytes(),
  },
  (t) => [
    primaryKey({ columns: [t.log, t.number] }),
    unique('noticesByHash').on(t.log, t.hash),
    index('noticesUnused').on(t.delivered).where(isUnused),
  ],
);
export const isUnused: SQL = sql`${notices.used} = 0`;

export const blockStates = ['sealed', 'hashed', 'archived', 'gone'] as const;

/** The sealed blocks; the entries after the last one's `last` are the open block. Record and root stay for ever. */
export const blocks = sqliteTable(
  'blocks',
  {
    log: integer().notNull(),
    number: integer().notNull(),
    first: integer().notNull(),
    last: integer().notNull(),
    /** The times of its first and its last entry. */
    oldest: integer().notNull(),
    newest: integer().notNull(),
    sealedAt: integer().notNull(),
    state: text({ enum: blockStates }).notNull().default('sealed'),
    /** The Merkle root over its leaves, in hex, and its record's line, from `hashed` on. */
    root: text(),
    record: text(),
    /** Of a hashed block: the tree's nodes over 256 leaves each, so that a path needs no more of them. */
    nodes: blob({ mode: 'buffer' }),
    /** Of an archived block: the object with its entries, the lengths of its gzip members, the one with its leaf hashes. */
    object: text(),
    members: text({ mode: 'json' }).$type<number[]>(),
    leaves: text(),
    /** How many times the object was written anew for erasures, and whether it has to be again. */
    revision: int(0),
    dirty: flag(),
  },
  (t) => [
    primaryKey({ columns: [t.log, t.number] }),
    index('blocksByLast').on(t.log, t.last),
    index('blocksArchived').on(t.log, t.last).where(isInState('archived')),
    index('blocksToHash').on(t.sealedAt).where(isInState('sealed')),
    index('blocksToArchive').on(t.sealedAt).where(isInState('hashed')),
    index('blocksToRewrite').on(t.log, t.number).where(isDirty),
    index('blocksByAge').on(t.oldest).where(notGone),
  ],
);

export type BlockState = (typeof blockStates)[number];
export const isInState = (state: BlockState): SQL => sql`${blocks.state} = ${sql.raw(`'${state}'`)}`;
export const notGone: SQL = sql`${blocks.state} <> 'gone'`;
export const isDirty: SQL = sql`${blocks.dirty} = 1`;

/** What remains of an entry that its visitor had erased; `listed` is the block whose record says so. */
export const erased = sqliteTable(
  'erased',
  {
    log: integer().notNull(),
    seq: integer().notNull(),
    timestamp: integer().notNull(),
    leaf: bytes(),
    listed: integer(),
  },
  (t) => [primaryKey({ columns: [t.log, t.seq] }), index('erasedToList').on(t.log, t.seq).where(isUnlisted)],
);
export const isUnlisted: SQL = isNull(erased.listed);

/**
 * Erasures that were begun and are not done, each of one visitor's entries up to `tail`: of the ID the first 48 bits and a
 * hash that only the log's key gives.
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

/** The condition for what a log has of entries from `first` to `last`. */
export const isWithin = (table: typeof entries | typeof erased, log: number, first: number, last: number) =>
  and(eq(table.log, log), between(table.seq, first, last));

/** The complete nodes of the tree over a log's records; level 0 are the records' own hashes. */
export const nodes = sqliteTable(
  'nodes',
  { log: integer().notNull(), level: integer().notNull(), position: integer().notNull(), hash: bytes() },
  (t) => [primaryKey({ columns: [t.log, t.level, t.position] })],
);

/** In which gzip member of which archived block a visitor's entries lie, by the first 48 bits of the ID. */
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

/** Consents given and declined by day (UTC, its first second). */
export const days = sqliteTable(
  'days',
  {
    log: integer().notNull(),
    day: integer().notNull(),
    given: integer().notNull(),
    declined: integer().notNull(),
    /** It was reported as a day of far more decisions than is usual. */
    reported: flag(),
  },
  (t) => [primaryKey({ columns: [t.log, t.day] })],
);

/** How the decisions of a day ended that were made of one notice, and those of them that are their visitor's latest. */
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

/** How many of those accepted a service, which is known by its place in the notice. */
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

/** Objects of the bucket that no block may name: listed before they are written, deleted when none does. */
export const tombstones = sqliteTable(
  'tombstones',
  {
    object: text().primaryKey(),
    log: integer().notNull(),
    block: integer().notNull(),
    /** When it was listed, or deleted; a later time lets it wait longer. */
    at: integer().notNull(),
    /** An object that is being deleted, or was, cannot be named again until its tombstone is gone. */
    state: text({ enum: ['listed', 'deleting', 'deleted'] }).notNull().default('listed'),
  },
  (t) => [index('tombstonesByTime').on(t.at)],
);

/** Deleted domains whose log has not been told yet; only the one in `DB` is used. */
export const deletions = sqliteTable('deletions', {
  domainId: text().primaryKey(),
  log: integer().notNull(),
  logDatabase: integer().notNull(),
});

/** What could not be done, and when it is tried again; block 0 stands for the whole log, log 0 for the database. */
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

/** The scheduled job's own row. */
export const maintenance = sqliteTable('maintenance', {
  id: integer().primaryKey(),
  /** Counts the runs; a higher count in the bucket (or KV) shows a rollback of the database. */
  runs: int(0),
  lease: text(),
  leaseUntil: int(0),
  /** The run before did not come to its end: this one notes down what it begins, before it does. */
  careful: flag(),
  /** The log whose open block was looked at last. */
  lastLog: int(0),
  startedAt: integer(),
  endedAt: integer(),
  /** What `status` shows of sizes, counted once a day. */
  sizes: text({ mode: 'json' }).$type<{ live: number; archived: number; bytes: number }>(),
  sizesAt: int(0),
});
