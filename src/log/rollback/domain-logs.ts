import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { databaseOf, logDatabases } from '../../db/databases.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { domains } from '../../db/schema.ts';
import type { Database } from '../../env.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { valuesOf } from '../fragments.ts';
import { beginStatement, highestNumbers } from '../log.ts';
import { isOrphaned, logs, notEnded } from '../tables.ts';
import type { Job } from '../job/job.ts';

/** Seconds after which a log that no domain refers to counts as orphaned: a domain’s log is created before the domain. */
const YOUNG = 3600;
/** Seconds after which an orphaned log ends. */
const LIFE = 30 * SECONDS_PER_DAY;
/** Number of logs that are compared at once. */
const PAGE = 5000;

/**
 * Begins new logs for domains whose log does not exist or has ended, as happens after a rollback: for all domains after
 * one of `DB`, otherwise for those with a log in this database.
 */
export async function beginMissingLogs({ env, database }: Job) {
  const databases = logDatabases(env);
  for (const [number, db] of databases)
    if (database === 0 || database === number)
      await beginMissing(databaseOf(env.DB), number, db, [...databases.values()]);
}

async function beginMissing(main: Database, database: number, db: Database, databases: Database[]) {
  const { id, log } = domains;
  const named = await main.select({ id, log }).from(domains).where(eq(domains.logDatabase, database));
  const missing = await rawQuery<{ id: string; log: number }>(
    db,
    sql`SELECT value ->> 'id' AS id, value ->> 'log' AS log FROM json_each(${JSON.stringify(named)})
      WHERE NOT EXISTS (SELECT 1 FROM ${logs} WHERE id = value ->> 'log' AND domainId = value ->> 'id' AND ${notEnded})`,
  );
  if (missing.length === 0) return;
  const lost = missing.map(({ id }) => id);
  const begun = await beginStatement(db, lost, await highestNumbers(databases, lost));
  const ids = new Map(begun.map(({ domainId, id }) => [domainId, id]));
  for (const { id, log } of missing)
    await main
      .update(domains)
      .set({ log: ids.get(id)! })
      .where(and(eq(domains.id, id), eq(domains.log, log), eq(domains.logDatabase, database)));
}

/** Once a day: notes which logs no domain refers to, and ends those that have been orphaned for long. */
export async function checkOrphans({ db, database, env, now }: Job) {
  for (let after = 0; ;) {
    const page = await db
      .select({ id: logs.id, domain: logs.domainId })
      .from(logs)
      .where(and(gt(logs.id, after), notEnded, lt(logs.createdAt, now - YOUNG)))
      .orderBy(asc(logs.id))
      .limit(PAGE);
    if (page.length === 0) break;
    const orphans = await rawQuery<{ id: number }>(
      databaseOf(env.DB),
      sql`SELECT value ->> 'id' AS id FROM json_each(${JSON.stringify(page)}) WHERE NOT EXISTS (
        SELECT 1 FROM domains d WHERE d.id = value ->> 'domain' AND d.log = value ->> 'id' AND d.logDatabase = ${database})`,
    );
    const isOrphan = inArray(logs.id, valuesOf(orphans.map(({ id }) => id)));
    await db.batch([
      db
        .update(logs)
        .set({ orphanedAt: now })
        .where(and(isOrphan, isNull(logs.orphanedAt))),
      db
        .update(logs)
        .set({ orphanedAt: null })
        .where(and(isOrphaned, gt(logs.id, after), lte(logs.id, page.at(-1)!.id), sql`NOT ${isOrphan}`)),
    ]);
    after = page.at(-1)!.id;
  }
  await db
    .update(logs)
    .set({ ended: now, orphanedAt: null })
    .where(and(isOrphaned, notEnded, lte(logs.orphanedAt, now - LIFE)));
}
