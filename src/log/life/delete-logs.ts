import { sql, type SQL } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { databaseOf, logDatabaseName, logDatabases } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { LONGEST_RUN } from './garbage-collection.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { prefixOf } from './published-checkpoint.ts';
import { conditionalBatch } from './conditional-batch.ts';

/** A deleted domain whose log has to be told. */
export type Deletion = { domainId: string; log: number; logDatabase: number };

// What one step takes, and how many steps of all logs together a run takes.
const ROWS = 10_000;
const STEPS = 40;

/**
 * Ends the logs of deleted domains, in the databases that they live in, and takes the domains off the list. Throws
 * where one is not bound.
 */
export async function endLogs(env: Bindings, deletions: Deletion[], clock = sql`unixepoch()`) {
  const databases = logDatabases(env);
  for (const [database, listed] of Map.groupBy(deletions, ({ logDatabase }) => logDatabase)) {
    const db = databases.get(database);
    if (!db) throw new Error(`the database ${logDatabaseName(database)} of deleted domains is not bound`);
    const domains = JSON.stringify(listed);
    await all(
      db,
      sql`UPDATE logs SET ended = ${clock} WHERE ended IS NULL AND (id, domainId) IN
        (SELECT value ->> 'log', value ->> 'domainId' FROM json_each(${domains}))`,
    );
    await all(
      databaseOf(env.DB),
      sql`DELETE FROM deletions WHERE domainId IN (SELECT value ->> 'domainId' FROM json_each(${domains}))`,
    );
  }
}

/** Tells the logs of deleted domains that nobody has told; the job of `DB` alone has any. */
export async function endListed(job: Job) {
  const listed = await all<Deletion>(
    job.db,
    sql`SELECT domainId, log, logDatabase FROM deletions LIMIT 1000`,
  );
  for (const [database, deletions] of Map.groupBy(listed, ({ logDatabase }) => logDatabase))
    await attempt(job, { step: `end in ${logDatabaseName(database)}` }, () =>
      endLogs(job.env, deletions, sql`${job.now}`),
    );
}

type Ended = { id: number; domain: string; as: number };

// The tables of a log, each with its key within the log.
const tables = {
  entries: 'seq',
  archived: 'ucid48, block, member',
  erased: 'seq',
  erasures: 'ucid48, visitor',
  blocks: 'number',
  nodes: 'level, position',
  notices: 'number',
  days: 'day',
  noticeDays: 'day, notice',
  serviceDays: 'day, notice, service',
};

const anyRows = (log: SQL) => {
  const exists = Object.keys(tables).map(
    (table) => sql`EXISTS (SELECT 1 FROM ${sql.raw(table)} WHERE log = ${log})`,
  );
  return sql`(${sql.join(exists, sql` OR `)})`;
};

/**
 * Takes away what ended logs hold, in steps of so many rows or objects, at most `steps` of them. A log is gone only when
 * no run that began before its end can still write anything, and a last look was taken at the bucket or KV.
 */
export async function deleteLogs(job: Job, steps = STEPS) {
  const over = sql`ended <= ${job.now - LONGEST_RUN}`;
  const logs = await all<Ended>(
    job.db,
    sql`SELECT id, domainId AS domain, coalesce(number, id) AS "as" FROM logs
      WHERE ended IS NOT NULL AND (${over} OR ${anyRows(sql`logs.id`)}) AND ${noRetryPending(job, 'delete', sql`logs.id`)}
      ORDER BY ended LIMIT 100`,
  );
  let left = steps;
  for (const log of logs) {
    await attempt(job, { step: 'delete', log: log.id }, async () => {
      while (left > 0 && (await deleteObjects(job, log))) left--;
      while (left > 0 && (await deleteRows(job, log))) left--;
      if (left > 0) await deleteLog(job, log, over);
    });
    if (left <= 0) return;
  }
}

/** Deletes up to a thousand of a log's objects, or what KV has where there is no bucket; says whether more may be there. */
async function deleteObjects({ bucket, env }: Job, log: Ended) {
  if (!bucket) {
    const { keys } = await env.KEYS.list({ prefix: `checkpoint/${log.domain}.` });
    // A domain that was taken in again has a log with a higher number.
    const own = keys.filter(({ name }) => Number(name.split('.').at(-1)) <= log.as);
    await Promise.all(own.map(({ name }) => env.KEYS.delete(name)));
    return false;
  }
  const { objects } = await bucket.list({ prefix: prefixOf(log) });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  return objects.length > 0;
}

/** Deletes some rows of each table; says whether any are left. */
async function deleteRows({ db }: Job, { id }: Ended) {
  const statements = Object.entries(tables).map(([table, key]) => {
    const [name, columns] = [sql.raw(table), sql.raw(key)];
    return all<{ left: number }>(
      db,
      sql`DELETE FROM ${name} WHERE log = ${id} AND (${columns}) IN
        (SELECT ${columns} FROM ${name} WHERE log = ${id} LIMIT ${ROWS})`,
    );
  });
  const [[rows]] = (await db.batch([
    all<{ left: number }>(db, sql`SELECT ${anyRows(sql`${id}`)} AS left`),
    ...statements,
  ])) as [{ left: number }[]];
  return rows!.left === 1;
}

const deleteLog = ({ db }: Job, { id }: Ended, over: SQL) =>
  conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM logs WHERE id = ${id} AND ended IS NOT NULL AND ${over}) AND NOT ${anyRows(sql`${id}`)}`,
    [
      all(db, sql`DELETE FROM discarded WHERE log = ${id}`),
      all(db, sql`DELETE FROM faults WHERE log = ${id}`),
      all(db, sql`DELETE FROM logs WHERE id = ${id}`),
    ],
  );
