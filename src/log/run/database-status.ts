import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { logDatabaseName, logDatabases } from '../../db/databases.ts';
import type { Bindings, Database } from '../../env.ts';
import {
  blocks,
  erasures,
  failedJobs,
  isInState,
  isOrphaned,
  logs,
  maintenance,
  notEnded,
  trees,
} from '../tables.ts';
import { rootMessage } from '../../lib/root-message.ts';

type Status = Awaited<ReturnType<typeof statusOf>>;
/** A failed job: `block` null means the whole log, `domain` null the database. */
export type FailedJobStatus = Status['failedJobs'][number];

/** The status of a log database; all times are Unix times in seconds. */
export type DatabaseStatus = Status & {
  /** The name of its binding. */
  name: string;
  /** Why it could not be queried; the other properties are then null or empty. */
  error: string | null;
};

const unknown: Status = {
  migration: null,
  lastRun: null,
  notCovered: null,
  notArchived: null,
  lastRollback: null,
  recovering: false,
  orphanedLogs: 0,
  toErase: 0,
  failedJobs: [],
  sizes: null,
};

/** The status of each log database, from a few rows each; a database that does not respond has an `error`. */
export const readStatus = (env: Bindings) =>
  Promise.all(
    Array.from(logDatabases(env), async ([number, db]): Promise<DatabaseStatus> => {
      const name = logDatabaseName(number);
      try {
        return { error: null, ...(await statusOf(db)), name };
      } catch (error) {
        return { error: rootMessage(error), ...unknown, name };
      }
    }),
  );

/** The status of one database. Long, because each of its queries is named where its result is. */
async function statusOf(db: Database) {
  const oldest = (condition?: SQL) =>
    db
      .select({ domain: logs.domainId, number: blocks.number, sealedAt: blocks.sealedAt })
      .from(blocks)
      .innerJoin(logs, eq(logs.id, blocks.log))
      .where(and(isInState('sealed'), condition, notEnded))
      .orderBy(asc(blocks.sealedAt))
      .limit(1);
  const { step, reason, tries, since, nextAt } = failedJobs;
  const [[maintained], [uncovered], [sealed], [counts], waitingJobs, [migration]] = await db.batch([
    db.select().from(maintenance),
    oldest(sql`${blocks.last} > (SELECT ${trees.size} FROM ${trees} WHERE ${trees.log} = ${blocks.log})`),
    oldest(),
    db
      .select({ orphanedLogs: sql<number>`count(*)`, toErase: sql<number>`${db.$count(erasures)}` })
      .from(logs)
      .where(isOrphaned),
    db
      .select({
        step,
        domain: logs.domainId,
        block: sql<number | null>`nullif(${failedJobs.block}, 0)`,
        reason,
        tries,
        since,
        nextAt,
      })
      .from(failedJobs)
      .leftJoin(logs, eq(logs.id, failedJobs.log))
      .orderBy(asc(since))
      .limit(100),
    db
      .select({ name: sql<string>`name` })
      .from(sql`d1_migrations`)
      .orderBy(sql`id DESC`)
      .limit(1),
  ]);
  const { startedAt, endedAt, sizes, sizesAt, repeatedTo, sweptTo, rolledBackAt } = maintained ?? {};
  return {
    /** The last migration that was applied. */
    migration: migration?.name ?? null,
    /** The last run of the scheduled job; an `endedAt` before `startedAt` belongs to the previous run. */
    lastRun: startedAt ? { startedAt, endedAt: endedAt ?? null } : null,
    /** The oldest sealed block that no checkpoint covers, and the oldest that is not archived. */
    notCovered: uncovered ?? null,
    notArchived: sealed ?? null,
    /** When the last rollback was noticed, and how many logs continued under new numbers. */
    lastRollback: rolledBackAt ? { at: rolledBackAt, logs: maintained!.continuedLogs } : null,
    /** Whether erasures are still being repeated after a rollback. */
    recovering: (repeatedTo ?? sweptTo ?? null) !== null,
    /** The number of logs that no domain refers to, and of incomplete erasures. */
    ...counts!,
    /** At most one hundred, the oldest first. */
    failedJobs: waitingJobs,
    /** Counted once a day; an erased entry counts until its block is deleted. */
    sizes: sizes
      ? {
          bytes: sizes.bytes,
          liveEntries: sizes.live,
          archivedEntries: sizes.archived,
          countedAt: sizesAt!,
        }
      : null,
  };
}
