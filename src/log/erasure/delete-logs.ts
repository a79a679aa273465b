import { and, asc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { batchIf } from '../../db/batch-if.ts';
import { rawQuery, valuesOf, databaseClock, hexOf } from '../../db/raw-query.ts';
import { databaseOf, logDatabaseName, logDatabases } from '../../db/databases.ts';
import { archiveOf, type Bindings } from '../../env.ts';
import { LONGEST_RUN } from '../blocks/garbage-collection.ts';
import { attemptUnit, noRetryPending, type Job } from '../job.ts';
import { unhex } from '../../lib/bytes.ts';
import {
  archived,
  blocks,
  days,
  deletions,
  entries,
  erased,
  erasures,
  events,
  failedJobs,
  hasEnded,
  logs,
  notEnded,
  noticeDays,
  notices,
  serviceDays,
  tiles,
  tombstones,
  touched,
  trees,
} from '../tables.ts';
import { deletionHash, putMarker } from './markers.ts';
import { namedLogColumns, prefixOf, type NamedLog } from '../object-names.ts';
import { noteDeleted } from '../rollback/newest-checkpoints.ts';
import { compareNow } from '../rollback/compare-head.ts';

/** A deleted domain whose log has not ended yet. */
type Deletion = typeof deletions.$inferSelect;

/** Maximum number of rows of each table that one step deletes. */
const ROWS = 10_000;
/** Maximum number of steps in a run, for all logs together. */
const STEPS = 40;

/**
 * Ends the logs of deleted domains, writes the markers with which this is repeated after a rollback, and removes the
 * domains from the list. Throws if a database of a log is not bound.
 */
export async function endLogs(env: Bindings, deleted: Deletion[], clock: SQL = databaseClock) {
  if (deleted.length === 0) return;
  const databases = logDatabases(env);
  const unbound = deleted.find(({ logDatabase }) => !databases.has(logDatabase));
  if (unbound)
    throw new Error(`the database ${logDatabaseName(unbound.logDatabase)} of deleted domains is not bound`);
  const bucket = archiveOf(env);
  for (const [database, here] of Map.groupBy(deleted, ({ logDatabase }) => logDatabase)) {
    const db = databases.get(database)!;
    const pairs = JSON.stringify(here.map(({ log, domainId }) => [log, domainId]));
    const isListed = sql`(${logs.id}, ${logs.domainId}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${pairs}))`;
    const [, ended] = await db.batch([
      db.update(logs).set({ ended: clock }).where(and(notEnded, isListed)),
      db
        .select({ domain: logs.domainId, began: logs.began, key: hexOf(logs.key) })
        .from(logs)
        .where(isListed),
    ]);
    await compareNow({ db, database, bucket, env });
    const marked = ended.map(({ key, ...log }) => ({ ...log, hash: deletionHash(unhex(key)) }));
    if (marked.length > 0) await putMarker(bucket, database, { kind: 'deletion', logs: marked });
  }
  const main = databaseOf(env.DB);
  // The domains were deleted there.
  if (deleted.every(({ logDatabase }) => logDatabase !== 0))
    await compareNow({ db: main, database: 0, bucket, env });
  await main
    .delete(deletions)
    .where(inArray(deletions.domainId, valuesOf(deleted.map(({ domainId }) => domainId))));
}

/** Ends the logs of deleted domains whose deletion was interrupted; only the job of `DB` has any. */
export async function endListed(job: Job) {
  const listed = await job.db.select().from(deletions).limit(1000);
  for (const [database, deleted] of Map.groupBy(listed, ({ logDatabase }) => logDatabase))
    await attemptUnit(job, { step: `end in ${logDatabaseName(database)}` }, () =>
      endLogs(job.env, deleted, sql`${job.now}`),
    );
}

/** The tables of a log, each with its key within the log. */
const tables = [
  [entries, [entries.seq]],
  [archived, [archived.ucid48, archived.block, archived.member]],
  [erased, [erased.seq]],
  [erasures, [erasures.ucid48, erasures.visitor]],
  [blocks, [blocks.number]],
  [events, [events.seq]],
  [tiles, [tiles.level, tiles.number]],
  [touched, [touched.log]],
  [notices, [notices.number]],
  [days, [days.day]],
  [noticeDays, [noticeDays.day, noticeDays.notice]],
  [serviceDays, [serviceDays.day, serviceDays.notice, serviceDays.service]],
] as const;

const anyRows = (log: SQL | typeof logs.id) => {
  const exists = tables.map(([table]) => sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.log} = ${log})`);
  return sql`(${sql.join(exists, sql` OR `)})`;
};

/**
 * Deletes the contents of ended logs in at most `steps` limited steps. A log’s row is deleted last, when no earlier run
 * can still write anything, after a last check of the bucket.
 */
export async function deleteLogs(job: Job, steps = STEPS) {
  const isOver = lte(logs.ended, job.now - LONGEST_RUN);
  const ended = await job.db
    .select(namedLogColumns)
    .from(logs)
    .where(and(hasEnded, or(isOver, anyRows(logs.id)), noRetryPending(job, 'delete', logs.id)))
    .orderBy(asc(logs.ended))
    .limit(100);
  let left = steps;
  for (const log of ended) {
    await attemptUnit(job, { step: 'delete', log: log.id }, async () => {
      while (left > 0 && (await deleteObjects(job, log))) left--;
      while (left > 0 && (await deleteRows(job, log))) left--;
      if (left <= 0) return;
      await noteDeleted(job.bucket, log);
      await deleteLog(job, log, isOver);
    });
    if (left <= 0) return;
  }
}

/** Deletes up to one thousand of a log’s objects; returns whether there may be more. */
async function deleteObjects({ bucket }: Job, log: NamedLog) {
  const { objects } = await bucket.list({ prefix: prefixOf(log) });
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  return objects.length > 0;
}

/** Deletes some rows of each table; returns whether there were any. */
async function deleteRows({ db }: Job, { id }: NamedLog) {
  const statements = tables.map(([table, columns]) => {
    const key = sql.join([...columns], sql`, `);
    return db
      .delete(table)
      .where(
        and(
          eq(table.log, id),
          sql`(${key}) IN (SELECT ${key} FROM ${table} WHERE ${table.log} = ${id} LIMIT ${ROWS})`,
        ),
      );
  });
  const [[rows]] = await db.batch([
    rawQuery<{ left: number }>(db, sql`SELECT ${anyRows(sql`${id}`)} AS left`),
    ...statements,
  ]);
  return rows!.left === 1;
}

const deleteLog = ({ db }: Job, { id }: NamedLog, isOver: SQL) =>
  batchIf(
    db,
    sql`EXISTS (SELECT 1 FROM ${logs} WHERE id = ${id} AND ${hasEnded} AND ${isOver}) AND NOT ${anyRows(sql`${id}`)}`,
    [
      db.delete(tombstones).where(eq(tombstones.log, id)),
      db.delete(failedJobs).where(eq(failedJobs.log, id)),
      db.delete(trees).where(eq(trees.log, id)),
      db.delete(logs).where(eq(logs.id, id)),
    ],
  );
