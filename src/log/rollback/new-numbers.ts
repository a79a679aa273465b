import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { databaseOf, logDatabaseName } from '../../db/databases.ts';
import { batchIf } from '../../db/batch-if.ts';
import { rawQuery, databaseClock } from '../../db/raw-query.ts';
import { domains } from '../../db/schema.ts';
import type { Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { continuesLine } from '../log.ts';
import type { Job } from '../job.ts';
import { logs, maintenance, notEnded, touched, trees } from '../tables.ts';
import { reachableHead, type FoundHead, type Known } from './head.ts';
import { hasTaken, isTaken, nameOfCount, type Taken } from './taken-count.ts';

/** Seconds between two beginnings: somebody who can write to the bucket cannot begin numbers each minute. */
const BRAKE = 3600;
/** Whether numbers began so recently that none may begin now. A time in the future says nothing. */
export const isBraked = (began: number, now: number) => began <= now && began > now - BRAKE;

/**
 * Begins new numbers of all logs of a database that may have been restored, and takes a count above the head. Both the
 * head and the count are then known, so the same doubt comes once. Undefined if another comparison was faster.
 */
export async function beginNumbers(
  job: Job,
  found: FoundHead,
  known: Known & Taken & Pick<Row, 'rolledBackAt'>,
) {
  const { db, database, env, now } = job;
  if (isBraked(known.rolledBackAt, now)) {
    await db.update(maintenance).set({ checkedAt: 0 }).where(hasTaken(known));
    throw new Error(
      `${found.object.name} is not the head that this database has written, and its logs have begun new numbers less than an hour ago`,
    );
  }
  // Isolates may have cached configuration versions that will be used again, and the log may lack their notices.
  await databaseOf(env.DB)
    .update(domains)
    .set({ version: sql`max(${domains.version} + 1, ${Date.now()})` })
    .where(database === 0 ? undefined : eq(domains.logDatabase, database));
  const head = reachableHead(found, known);
  const next = sql`max(${maintenance.count}, ${head?.count ?? 0}) + 1`;
  const ids = [
    ...(head ? [sql`${nameOfCount(head.count)}, ${head.id}`] : []),
    sql`${nameOfCount(next)}, ${known.id}`,
  ];
  const { count, number } = maintenance;
  const done = await batchIf(db, isTaken(known), [
    ...newNumbersStatements(db, head?.number ?? 0, notEnded),
    db
      .update(maintenance)
      .set({
        count: next,
        ids: sql`json_object(${sql.join(ids, sql`, `)})`,
        written: head?.count ?? 0,
        number: sql`(SELECT max(${maintenance.number} + 1, ${head?.number ?? 0} + 1, coalesce(max(${logs.number}), 0)) FROM ${logs})`,
        repeatedTo: '',
        sweptTo: '',
        rolledBackAt: now,
        continuedLogs: sql`(SELECT count(*) FROM ${logs} WHERE ${notEnded})`,
      })
      .returning({ count, number }),
  ]);
  if (!done) return undefined;
  logFailure('database rolled back', { database: logDatabaseName(database) });
  return { id: known.id, ...(done.at(-1)![0] as Pick<Row, 'count' | 'number'>) };
}
type Row = typeof maintenance.$inferSelect;

/**
 * Begins a new number above `last` of a log alone, because it does not extend a checkpoint of this number. False if the
 * log or its database has changed meanwhile.
 */
export async function beginNumber(
  { db, taken }: { db: Database; taken: Taken },
  log: { id: number; domain: string; number: number },
  last: number,
) {
  const isLog = and(eq(logs.id, log.id), eq(logs.number, log.number), notEnded)!;
  const isUnchanged = sql`${isTaken(taken)} AND EXISTS (SELECT 1 FROM ${logs} WHERE ${isLog})`;
  const done = await batchIf(db, isUnchanged, [...newNumbersStatements(db, last, isLog)]);
  if (done) logFailure('log rolled back', { domain: log.domain });
  return done !== undefined;
}

/** A column of a log’s tree in a query of `logs`. */
const ofTree = (column: AnyColumn) => sql`(SELECT ${column} FROM ${trees} WHERE ${trees.log} = ${logs.id})`;

/**
 * The statements that begin new numbers of logs after a rollback, above `last`. All later checkpoints name what the
 * restored database itself has signed under the old one, and are due at once.
 */
export const newNumbersStatements = (db: Database, last: number, which: SQL) =>
  [
    // First, because the condition may name the old number.
    rawQuery(
      db,
      sql`INSERT INTO ${touched} (log, at) SELECT ${logs.id}, 0 FROM ${logs} WHERE ${which}
        ON CONFLICT DO UPDATE SET at = 0`,
    ),
    db
      .update(logs)
      .set({
        number: sql`max(${databaseClock}, ${logs.number} + 1, ${last} + 1)`,
        continues: sql`${logs.continues} || iif(${logs.continues} = '', '', char(10))
          || ${continuesLine(logs.domainId, logs.number, ofTree(trees.size), ofTree(trees.root))}`,
      })
      .where(which),
  ] as const;
