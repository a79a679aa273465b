import { and, asc, eq, sql } from 'drizzle-orm';
import { logDatabaseName, logDatabases } from '../../db/databases.ts';
import type { Bindings, Database } from '../../env.ts';
import {
  blocks,
  erasures,
  failedJobs,
  isInState,
  isRecovering,
  logs,
  maintenance,
  notEnded,
} from '../tables.ts';
import { rootMessage } from '../../lib/root-message.ts';

/** A sealed block that something has still to be done with. */
export type WaitingBlock = { domain: string } & Pick<typeof blocks.$inferSelect, 'number' | 'sealedAt'>;

/** A failed job: `block` null stands for the whole log, `domain` null for the database. */
export type FailedJobStatus = Omit<typeof failedJobs.$inferSelect, 'log' | 'block'> & {
  domain: string | null;
  block: number | null;
};

/** A database that holds logs; all times in seconds since 1970. */
export type DatabaseStatus = {
  /** The name of its binding. */
  name: string;
  /** Why it could not be asked: then all else is null or empty. */
  error: string | null;
  /** The last migration that was applied. */
  migration: string | null;
  /** The scheduled job's last run; `endedAt` before `startedAt` is that of the run before. */
  lastRun: { startedAt: number; endedAt: number | null } | null;
  /** The oldest sealed blocks that are not hashed, and not archived where there is a bucket. */
  notHashed: WaitingBlock | null;
  notArchived: WaitingBlock | null;
  /** Logs that have still to be recovered from a rollback of the database. */
  toReconcile: number;
  /** Erasures that were begun and are not done: a block cannot be read, or there is much to erase. */
  toErase: number;
  /** At most a hundred, the oldest first. */
  faults: FailedJobStatus[];
  /** Counted once a day; an erased entry counts until its block is gone. */
  sizes: { bytes: number; liveEntries: number; archivedEntries: number; countedAt: number } | null;
};

const nothing = {
  error: null,
  migration: null,
  lastRun: null,
  notHashed: null,
  notArchived: null,
  toReconcile: 0,
  toErase: 0,
  faults: [],
  sizes: null,
};

/** How each database that holds logs is, at a few rows each; one that does not answer says so. */
export const readStatus = (env: Bindings) =>
  Promise.all(
    Array.from(logDatabases(env), async ([number, db]): Promise<DatabaseStatus> => {
      const name = logDatabaseName(number);
      try {
        return { ...nothing, name, ...(await statusOf(db, env.ARCHIVE !== undefined)) };
      } catch (error) {
        return { ...nothing, name, error: rootMessage(error) };
      }
    }),
  );

async function statusOf(db: Database, hasBucket: boolean) {
  const oldest = (state: 'sealed' | 'hashed') =>
    db
      .select({ domain: logs.domainId, number: blocks.number, sealedAt: blocks.sealedAt })
      .from(blocks)
      .innerJoin(logs, eq(logs.id, blocks.log))
      .where(and(isInState(state), notEnded))
      .orderBy(asc(blocks.sealedAt))
      .limit(1);
  const { step, reason, tries, since, nextAt } = failedJobs;
  const [[maintained], [sealed], [hashed], [counts], faults, [migration]] = await db.batch([
    db.select().from(maintenance),
    oldest('sealed'),
    oldest('hashed'),
    db
      .select({ toReconcile: sql<number>`count(*)`, toErase: sql<number>`${db.$count(erasures)}` })
      .from(logs)
      .where(and(isRecovering, notEnded)),
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
  const waiting = [sealed, hashed].filter((block) => block !== undefined);
  const { startedAt, endedAt, sizes, sizesAt } = maintained ?? {};
  return {
    migration: migration?.name ?? null,
    lastRun: maintained ? { startedAt: startedAt!, endedAt: endedAt ?? null } : null,
    notHashed: sealed ?? null,
    notArchived: (hasBucket && waiting.sort((a, b) => a.sealedAt - b.sealedAt)[0]) || null,
    ...counts!,
    faults,
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
