import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { databaseOf, logDatabaseName, logDatabases } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { LONGEST_RUN } from './garbage-collection.ts';
import { attempt, noRetryPending, type Job } from '../job/job.ts';
import { databaseClock, valuesOf } from '../fragments.ts';
import {
  archived,
  attachments,
  blocks,
  days,
  deletions,
  entries,
  erased,
  erasures,
  failedJobs,
  hasEnded,
  heads,
  logs,
  moves,
  nodes,
  notEnded,
  noticeDays,
  notices,
  serviceDays,
  tombstones,
  touched,
} from '../tables.ts';
import { putMarker } from '../job/markers.ts';
import { namedLogColumns, prefixOf, type NamedLog } from '../job/object-names.ts';
import { takeCount } from '../rollback/rollback.ts';
import { conditionalBatch } from '../job/conditional-batch.ts';

/** A deleted domain whose log has not ended yet. */
export type Deletion = typeof deletions.$inferSelect;

/** Maximum number of rows of each table that one step deletes. */
const ROWS = 10_000;
/** Maximum number of steps in a run, for all logs together. */
const STEPS = 40;

/**
 * Ends the logs of deleted domains and all copies of them, writes the markers with which this is repeated after a
 * rollback, and removes the domains from the list. Throws if a database of a log is not bound.
 */
export async function endLogs(env: Bindings, deleted: Deletion[], clock: SQL = databaseClock) {
  if (deleted.length === 0) return;
  const databases = logDatabases(env);
  const unbound = deleted.find(({ logDatabase }) => !databases.has(logDatabase));
  if (unbound)
    throw new Error(`the database ${logDatabaseName(unbound.logDatabase)} of deleted domains is not bound`);
  const bucket = env.ARCHIVE;
  const ids = valuesOf(deleted.map(({ domainId }) => domainId));
  const isCopy = and(hasEnded, isNotNull(logs.copy), inArray(logs.domainId, ids));
  // A move that is under way copies nothing more.
  const end = { ended: clock, moving: null };
  const all: Pick<NamedLog, 'domain' | 'began'>[] = [];
  for (const [database, db] of databases) {
    const here = deleted.filter(({ logDatabase }) => logDatabase === database);
    const pairs = JSON.stringify(here.map(({ log, domainId }) => [log, domainId]));
    const isListed = sql`(${logs.id}, ${logs.domainId}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${pairs}))`;
    const named = { domain: logs.domainId, began: logs.began };
    const [, , copies, ended] = await db.batch([
      db.update(logs).set(end).where(and(notEnded, isListed)),
      // Also a log that is closed because it is moved: the objects go with the log that the domain names.
      db
        .update(logs)
        .set({ ...end, copy: null })
        .where(and(isNotNull(logs.copy), isListed)),
      db.update(logs).set(end).where(isCopy).returning(named),
      db.select(named).from(logs).where(isListed),
    ]);
    const found = [...copies, ...ended];
    if (database === 0 || found.length > 0) await takeCount({ db, database, bucket, env });
    all.push(...found);
  }
  // Also where no copy is now: a restore that is undone may bring one back.
  if (bucket && all.length > 0)
    for (const database of databases.keys())
      await putMarker(bucket, database, { kind: 'deletion', logs: all });
  const db = databaseOf(env.DB);
  await db.delete(moves).where(inArray(moves.domainId, ids));
  await db.delete(deletions).where(inArray(deletions.domainId, ids));
}

/** Ends the logs of deleted domains whose deletion was interrupted; only the job of `DB` has any. */
export async function endListed(job: Job) {
  const listed = await job.db.select().from(deletions).limit(1000);
  for (const [database, deleted] of Map.groupBy(listed, ({ logDatabase }) => logDatabase))
    await attempt(job, { step: `end in ${logDatabaseName(database)}` }, () =>
      endLogs(job.env, deleted, sql`${job.now}`),
    );
}

/** The tables of a log, each with its key within the log. */
const tables = [
  [entries, [entries.seq]],
  [attachments, [attachments.seq]],
  [archived, [archived.ucid48, archived.block, archived.member]],
  [erased, [erased.seq]],
  [erasures, [erasures.ucid48, erasures.visitor]],
  [blocks, [blocks.number]],
  [nodes, [nodes.level, nodes.position]],
  [touched, [touched.log]],
  [heads, [heads.block]],
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
 * Deletes the contents of ended logs in steps of a limited number of rows or objects, at most `steps` of them. A log’s
 * row is deleted only when no earlier run can still write anything, after a last check of the bucket or KV.
 */
export async function deleteLogs(job: Job, steps = STEPS) {
  const isOver = lte(logs.ended, job.now - LONGEST_RUN);
  // A copy ends later.
  const isDue = or(isNull(logs.copy), lte(logs.ended, job.now));
  const ended = await job.db
    .select({ ...namedLogColumns, copy: logs.copy })
    .from(logs)
    .where(and(hasEnded, isDue, or(isOver, anyRows(logs.id)), noRetryPending(job, 'delete', logs.id)))
    .orderBy(asc(logs.ended))
    .limit(100);
  let left = steps;
  for (const log of ended) {
    await attempt(job, { step: 'delete', log: log.id }, async () => {
      // The objects of a copy are those of the log.
      while (left > 0 && log.copy === null && (await deleteObjects(job, log))) left--;
      while (left > 0 && (await deleteRows(job, log))) left--;
      if (left > 0) await deleteLog(job, log, isOver);
    });
    if (left <= 0) return;
  }
}

/** Deletes up to one thousand of a log’s objects, or its KV value if there is no bucket; returns whether there may be more. */
async function deleteObjects({ bucket, env }: Job, log: NamedLog) {
  if (!bucket) {
    const { keys } = await env.KEYS.list({ prefix: `checkpoint/${log.domain}.` });
    // A domain that was imported again has a log with a higher number.
    const own = keys.filter(({ name }) => Number(name.split('.').at(-1)) <= log.number);
    await Promise.all(own.map(({ name }) => env.KEYS.delete(name)));
    return false;
  }
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
  conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM ${logs} WHERE id = ${id} AND ${hasEnded} AND ${isOver}) AND NOT ${anyRows(sql`${id}`)}`,
    [
      db.delete(tombstones).where(eq(tombstones.log, id)),
      db.delete(failedJobs).where(eq(failedJobs.log, id)),
      db.delete(logs).where(eq(logs.id, id)),
    ],
  );
