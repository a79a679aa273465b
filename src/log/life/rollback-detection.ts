import { and, eq, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { databaseOf, logDatabaseName, logDatabases } from '../../db/databases.ts';
import type { Database } from '../../env.ts';
import type { Job } from './job.ts';
import { domains } from '../../db/schema.ts';
import { beginStatement, EMPTY_ROOT, lastLogQuery, reserveIdsStatement } from '../log.ts';
import { logs, maintenance, notEnded } from '../tables.ts';
import { conditionalBatch } from './conditional-batch.ts';

// Each run increments its count in the database and then outside it: a lower count in the database reveals a rollback.

/** The data about a database outside it: the number of runs, and the highest id of a log. */
type Known = { runs: number; log: number };

/** The first few runs may find nothing outside: one may have failed or overlapped with another, and KV caches missing keys. */
const FIRST = 5;

const nameOf = (database: number) => `runs/${logDatabaseName(database)}`;

/**
 * The text about a database in the bucket, or in KV without a bucket; null if there is none. It must be read before the
 * run increments its count.
 */
export async function readKnown({ bucket, env }: Job, database: number) {
  const text = bucket
    ? await (await bucket.get(nameOf(database)))?.text()
    : await env.KEYS.get(nameOf(database));
  return text ?? null;
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** Undefined for text that no run has written. */
function knownOf(text: string): Known | undefined {
  try {
    const { runs, log } = JSON.parse(text) as Known;
    return isCount(runs) && isCount(log) ? { runs, log } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes the run’s data outside the database. KV’s free plan has fewer writes a day than there are minutes, so KV gets
 * only every other run.
 */
async function writeKnown({ db, bucket, env }: Job, database: number, runs: number) {
  if (!bucket && runs % 2 === 1) return;
  const [last] = await lastLogQuery(db);
  const text = JSON.stringify({ runs, log: last?.seq ?? 0 } satisfies Known);
  await (bucket ? bucket.put(nameOf(database), text) : env.KEYS.put(nameOf(database), text));
}

/**
 * Detects a rollback of a database from the data outside it, and counts the run there. Throws for a count that no run
 * has written, after handling it as a rollback.
 */
export async function detectRollback(job: Job, database: number, runs: number, text: string | null) {
  const known = text === null && runs <= FIRST ? { runs: 0, log: 0 } : knownOf(text ?? '');
  if (!known) {
    // Such a count may also follow a rollback. The next run has a higher count than the one written here.
    await startRecovery(job, database, { runs, log: 0 });
    await writeKnown(job, database, runs + (runs % 2));
    const found =
      text === null ? `is missing after ${runs - 1} runs` : 'has contents that no run has written';
    throw new Error(
      `${nameOf(database)} ${found}. It was rewritten; the logs of the database show whether there was a rollback`,
    );
  }
  if (runs <= known.runs) {
    console.error(JSON.stringify({ event: 'database rolled back', database: logDatabaseName(database) }));
    await startRecovery(job, database, known);
  }
  await writeKnown(job, database, Math.max(runs, known.runs + 1));
}

/**
 * Marks all logs of a database for recovery before anything of them is signed, and makes sure that no log gets the
 * number of a lost one.
 */
async function startRecovery(job: Job, database: number, known: Known) {
  const { db, env, now } = job;
  // Isolates may have cached rows that no longer exist or configuration versions that will be used again, and the log
  // may lack their notice.
  await databaseOf(env.DB)
    .update(domains)
    .set({ version: sql`max(${domains.version} + 1, ${Date.now()})` })
    .where(database === 0 ? undefined : eq(domains.logDatabase, database));
  if (database > 0) await beginForgotten(job, database);
  for (const [number, logDb] of logDatabases(env))
    if (number > 0 && (database === 0 || database === number)) await beginMissing(job, number, logDb);
  await conditionalBatch(db, sql`(SELECT runs FROM ${maintenance}) <= ${known.runs}`, [
    reserveIdsStatement(db, known.log, sql`(SELECT max(id) FROM ${logs})`, sql`${now}`),
    db.update(logs).set({ recovering: true }).where(notEnded),
    db.update(maintenance).set({ runs: known.runs + 1 }),
  ]);
}

const domainsIn = (main: Database, database: number) =>
  main.select({ id: domains.id, log: domains.log }).from(domains).where(eq(domains.logDatabase, database));

/** Domains are in `DB`, which was not rolled back with this database: domains whose log is lost start it again. */
async function beginForgotten({ db, env, now }: Job, database: number) {
  const listed = await domainsIn(databaseOf(env.DB), database);
  await rawQuery(
    db,
    sql`INSERT INTO ${logs} (id, domainId, "key", createdAt, root)
      SELECT value ->> 'log', value ->> 'id', randomblob(32), ${now}, ${EMPTY_ROOT} FROM json_each(${JSON.stringify(listed)})
      WHERE true ON CONFLICT DO NOTHING`,
  );
}

/** Domains whose log has ended, or whose number another log has got meanwhile, start a new one. */
async function beginMissing({ env }: Job, database: number, db: Database) {
  const main = databaseOf(env.DB);
  const missing = await rawQuery<{ id: string; log: number }>(
    db,
    sql`SELECT value ->> 'id' AS id, value ->> 'log' AS log
      FROM json_each(${JSON.stringify(await domainsIn(main, database))})
      WHERE NOT EXISTS (SELECT 1 FROM ${logs} WHERE id = value ->> 'log' AND domainId = value ->> 'id' AND ${notEnded})`,
  );
  for (const { id, log } of missing) {
    const [begun] = await beginStatement(db, id);
    await main
      .update(domains)
      .set({ log: begun!.id })
      .where(and(eq(domains.id, id), eq(domains.log, log), eq(domains.logDatabase, database)));
  }
}
