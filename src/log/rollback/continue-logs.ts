import { eq, sql, type AnyColumn } from 'drizzle-orm';
import { databaseOf, logDatabaseName } from '../../db/databases.ts';
import { batchIf } from '../../db/batch-if.ts';
import { rawQuery, databaseClock } from '../../db/raw-query.ts';
import { domains } from '../../db/schema.ts';
import type { Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { continuesLine } from '../log.ts';
import type { Job } from '../job.ts';
import { logs, maintenance, notEnded, touched, trees } from '../tables.ts';
import { listCounts, readMarker } from './run-markers.ts';

/**
 * Continues all logs of a database under new numbers, and its count above all markers. `marked` is the count that
 * revealed the rollback; undefined if the operator or missing checkpoints did.
 */
export async function continueLogs(job: Job, marked?: number) {
  const { db, database, env, now } = job;
  logFailure('database rolled back', { database: logDatabaseName(database) });
  // Isolates may have cached configuration versions that will be used again, and the log may lack their notices.
  await databaseOf(env.DB)
    .update(domains)
    .set({ version: sql`max(${domains.version} + 1, ${Date.now()})` })
    .where(database === 0 ? undefined : eq(domains.logDatabase, database));
  const { newest, number } = await newestMarker(job, marked === undefined);
  const isBehind = marked === undefined ? sql`true` : sql`(SELECT count FROM ${maintenance}) <= ${marked}`;
  await batchIf(db, isBehind, [
    newNumbersStatement(db, number),
    // Their checkpoints are signed anew under the new numbers.
    rawQuery(
      db,
      sql`INSERT INTO ${touched} (log, at) SELECT ${logs.id}, 0 FROM ${logs} WHERE ${notEnded}
        ON CONFLICT DO UPDATE SET at = 0`,
    ),
    db.update(maintenance).set({
      count: sql`max(${maintenance.count}, ${newest}) + 1`,
      markedCount: newest,
      number: sql`(SELECT max(${number}, coalesce(max(${logs.number}), 0)) FROM ${logs})`,
      repeatedTo: '',
      sweptTo: '',
      rolledBackAt: now,
      continuedLogs: sql`(SELECT count(*) FROM ${logs} WHERE ${notEnded})`,
    }),
  ]);
}

/** The newest marker of a database, without its number if nobody can read it and the logs continue in any case. */
async function newestMarker(job: Job, isCertain: boolean) {
  const [own] = await job.db.select({ marked: maintenance.markedCount }).from(maintenance);
  const newest = (await listCounts(job, own?.marked ?? 0)).at(-1) ?? 0;
  if (newest === 0) return { newest, number: 0 };
  try {
    return { newest, number: (await readMarker(job, newest)).number };
  } catch (error) {
    if (!isCertain) throw error;
    return { newest, number: 0 };
  }
}

/** A column of a log’s tree in a query of `logs`. */
const ofTree = (column: AnyColumn) => sql`(SELECT ${column} FROM ${trees} WHERE ${trees.log} = ${logs.id})`;

/**
 * The statement that begins a new number of logs after a rollback, above `last`. All later checkpoints name what the
 * restored database itself has signed under the old one.
 */
export const newNumbersStatement = (db: Database, last: number) =>
  db
    .update(logs)
    .set({
      number: sql`max(${databaseClock}, ${logs.number} + 1, ${last} + 1)`,
      continues: sql`${logs.continues} || iif(${logs.continues} = '', '', char(10))
        || ${continuesLine(logs.domainId, logs.number, ofTree(trees.size), ofTree(trees.root))}`,
    })
    .where(notEnded);
