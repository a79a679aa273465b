import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { databaseOf, logDatabases } from '../../db/databases.ts';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { domains } from '../../db/schema.ts';
import type { Database } from '../../env.ts';
import { beginStatement, chooseKeyStatement, highestNumbers } from '../log.ts';
import { isOrphaned, logs, maintenance, notEnded } from '../tables.ts';
import { TIME_TRAVEL } from './time-travel.ts';
import { isOwn, readHead } from './head.ts';
import type { Job } from '../job.ts';

/** Seconds after which a log that no domain refers to counts as orphaned: a domain’s log is created before the domain. */
const YOUNG = 3600;
/** Number of logs that are compared at once. */
const LOGS_PER_PAGE = 5000;

type Lost = { id: string; log: number; database: number };

/**
 * Gives domains without a log, as after a rollback, the one that another database has, or a new one: all domains after
 * a rollback of `DB`, otherwise those with a log in this database.
 */
export async function replaceMissingLogs({ env, database }: Job) {
  const databases = logDatabases(env);
  const main = databaseOf(env.DB);
  for (const [number, db] of databases) {
    if (database !== 0 && database !== number) continue;
    const lost = await lostLogs(main, number, db);
    if (lost.length === 0) continue;
    const found = await findElsewhere(main, databases, lost);
    await beginLogs(
      env,
      main,
      db,
      lost.filter(({ id }) => !found.has(id)),
      [...databases.values()],
    );
  }
}

/** The domains that name a log of this database that is not there. */
async function lostLogs(main: Database, database: number, db: Database) {
  const { id, log } = domains;
  const named = await main.select({ id, log }).from(domains).where(eq(domains.logDatabase, database));
  const lost = await rawQuery<Omit<Lost, 'database'>>(
    db,
    sql`SELECT value ->> 'id' AS id, value ->> 'log' AS log FROM json_each(${JSON.stringify(named)})
      WHERE NOT EXISTS (SELECT 1 FROM ${logs} WHERE id = value ->> 'log' AND domainId = value ->> 'id' AND ${notEnded})`,
  );
  return lost.map((domain): Lost => ({ ...domain, database }));
}

/**
 * Makes the domains name the logs that are elsewhere, such as one that was begun after the restored moment; returns which.
 */
async function findElsewhere(main: Database, databases: Map<number, Database>, lost: Lost[]) {
  const found = new Set<string>();
  const ids = valuesOf(lost.map(({ id }) => id));
  for (const [number, db] of databases) {
    const ongoing = await db
      .select({ id: logs.id, domain: logs.domainId })
      .from(logs)
      .where(and(inArray(logs.domainId, ids), notEnded));
    for (const { id, domain } of ongoing) {
      const named = lost.find((other) => other.id === domain)!;
      await name(main, named, { log: id, logDatabase: number });
      found.add(domain);
    }
  }
  return found;
}

async function beginLogs(env: Job['env'], main: Database, db: Database, lost: Lost[], databases: Database[]) {
  if (lost.length === 0) return;
  const ids = lost.map(({ id }) => id);
  const [begun] = await db.batch([
    beginStatement(db, ids, await highestNumbers(databases, ids), true),
    chooseKeyStatement(db, env, ids),
  ]);
  const logOf = new Map(begun.map(({ domainId, id }) => [domainId, id]));
  for (const domain of lost) await name(main, domain, { log: logOf.get(domain.id)! });
}

const name = (main: Database, { id, log, database }: Lost, to: { log: number; logDatabase?: number }) =>
  main
    .update(domains)
    .set(to)
    .where(and(eq(domains.id, id), eq(domains.log, log), eq(domains.logDatabase, database)));

/**
 * Once a day: notes which logs no domain refers to, and ends those that have been orphaned for as long as a restore could
 * bring their domain back.
 */
export async function checkOrphans(job: Job) {
  const { db, database, env, now } = job;
  for (let after = 0; ;) {
    const page = await db
      .select({ id: logs.id, domain: logs.domainId })
      .from(logs)
      .where(and(gt(logs.id, after), notEnded, lt(logs.createdAt, now - YOUNG)))
      .orderBy(asc(logs.id))
      .limit(LOGS_PER_PAGE);
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
  const isDue = and(isOrphaned, notEnded, lte(logs.orphanedAt, now - TIME_TRAVEL));
  const [due] = await db.select({ id: logs.id }).from(logs).where(isDue).limit(1);
  if (due && (await lastRollback(job)) <= now - TIME_TRAVEL)
    await db.update(logs).set({ ended: now, orphanedAt: null }).where(isDue);
}

/**
 * When this database or `DB` was last rolled back: a domain may have named the log for a time after `orphanedAt`. Now if
 * there may be a rollback that no run has noticed yet.
 */
async function lastRollback({ db, database, bucket, env, now }: Job) {
  const { count, ids, written, rolledBackAt } = maintenance;
  const times = [];
  for (const [number, each] of new Map([
    [database, db],
    [0, databaseOf(env.DB)],
  ])) {
    const head = await readHead({ bucket, database: number });
    const [known] = await each.select({ count, ids, written, rolledBackAt }).from(maintenance);
    times.push(known && isOwn(head, known) ? known.rolledBackAt : now);
  }
  return Math.max(...times);
}
