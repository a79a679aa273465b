import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { logDatabaseName, logDatabases } from '../../db/databases.ts';
import { rootMessage } from '../../db/rules.ts';
import type { Bindings, Database } from '../../env.ts';

/** A sealed block that something has still to be done with. */
export type WaitingBlock = { domain: string; number: number; sealedAt: number };

/** What was set aside: `block` null stands for the whole log, `domain` null for the database. */
export type FailedJobStatus = {
  step: string;
  domain: string | null;
  block: number | null;
  reason: string;
  /** How often it failed, since when, and when it is tried again. */
  tries: number;
  since: number;
  nextAt: number;
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
  /** Logs that have still to be compared with the bucket, because the database was set back. */
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

type Maintained = { startedAt: number; endedAt: number | null; sizes: string | null; sizesAt: number };
type Counted = { live: number; archived: number; bytes: number };

async function statusOf(db: Database, hasBucket: boolean) {
  const oldest = (state: 'sealed' | 'hashed') =>
    all<WaitingBlock>(
      db,
      sql`SELECT domainId AS domain, b.number, sealedAt FROM blocks b JOIN logs ON id = log
        WHERE state = ${sql.raw(`'${state}'`)} AND ended IS NULL ORDER BY sealedAt LIMIT 1`,
    );
  const [[maintained], [sealed], [hashed], [logs], faults, [migration]] = await db.batch([
    all<Maintained>(db, sql`SELECT startedAt, endedAt, sizes, sizesAt FROM maintenance`),
    oldest('sealed'),
    oldest('hashed'),
    all<{ toReconcile: number; toErase: number }>(
      db,
      sql`SELECT count(*) AS toReconcile, (SELECT count(*) FROM erasures) AS toErase FROM logs
        WHERE reconcile = 1 AND ended IS NULL`,
    ),
    all<FailedJobStatus>(
      db,
      sql`SELECT step, domainId AS domain, nullif(block, 0) AS block, reason, tries, since, nextAt
        FROM faults LEFT JOIN logs ON id = log ORDER BY since LIMIT 100`,
    ),
    all<{ name: string }>(db, sql`SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1`),
  ]);
  const waiting = [sealed, hashed].filter((block) => block !== undefined);
  const counted = maintained?.sizes ? (JSON.parse(maintained.sizes) as Counted) : undefined;
  return {
    migration: migration?.name ?? null,
    lastRun: maintained ? { startedAt: maintained.startedAt, endedAt: maintained.endedAt } : null,
    notHashed: sealed ?? null,
    notArchived: (hasBucket && waiting.sort((a, b) => a.sealedAt - b.sealedAt)[0]) || null,
    ...logs!,
    faults,
    sizes: counted
      ? {
          bytes: counted.bytes,
          liveEntries: counted.live,
          archivedEntries: counted.archived,
          countedAt: maintained!.sizesAt,
        }
      : null,
  };
}
