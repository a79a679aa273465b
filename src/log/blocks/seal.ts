import { sql, type SQL, and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import { rawQuery, databaseClock } from '../../db/raw-query.ts';
import { lastSeq, type Log, logIn } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { blocks, entries, erased, logs, notEnded } from '../tables.ts';
import { lastSealed } from './sealed-block.ts';
import { blockLimits } from '../../instance-settings.ts';
import { countDays } from '../counts/daily-counts.ts';
import { attemptUnit, noRetryPending, type Job } from '../job.ts';

// A block ends in the statement that stores the record which fills it (src/log/append/append.ts), or in one of these. The view
// `seals` stores its row and its event (drizzle/0000_init.sql).

/** The number of decisions in a block, erased ones included. */
export const decisionsIn = sql<number>`(blocks.last - blocks.first + 1 - (SELECT count(*) FROM events
  WHERE events.log = blocks.log AND events.seq BETWEEN blocks.first AND blocks.last))`;

const sealedTo = lastSealed(logs.id);
const tail = lastSeq(logs.id);

/** The time of the open block’s first decision in a query of `logs`, whether it was erased or not; NULL without any. */
const openedAt = sql<number | null>`(SELECT min(timestamp) FROM (
  SELECT * FROM (SELECT timestamp FROM ${entries} WHERE log = ${logs.id} AND seq > ${sealedTo} ORDER BY seq LIMIT 1)
  UNION ALL SELECT * FROM (SELECT timestamp FROM ${erased} WHERE log = ${logs.id} AND seq > ${sealedTo} ORDER BY seq LIMIT 1)))`;

const seal = ({ db, id }: Log, isDue: SQL, now = databaseClock) =>
  rawQuery(
    db,
    sql`INSERT INTO seals (log, last, sealedAt) SELECT ${logs.id}, ${tail}, ${now} FROM ${logs}
      WHERE ${logs.id} = ${id} AND ${notEnded} AND ${isDue}`,
  );

/** The statement that seals the open block if its first decision is as old as these seconds. */
export const sealByAgeStatement = (log: Log, seconds: number, now = databaseClock) =>
  seal(log, sql`${openedAt} <= ${now} - ${seconds}`, now);

/** The statement that seals the open block if it has this many records. */
export const sealIfFullStatement = (log: Log, maxRecords: number) =>
  seal(log, sql`${tail} - ${sealedTo} >= ${maxRecords}`);

/** The statement that seals the open block if it has a record other than the event with which it begins. */
export const sealStatement = (log: Log) => seal(log, sql`${tail} - ${sealedTo} > (${sealedTo} > 0)`);

type Sealed = { number: number; entries: number; sealedAt: number };

/** Ends the open block now, unless it is empty, and returns it. */
export const sealNow: LogQuery<Sealed | undefined> = (log) =>
  logQuery([newestQuery(log), sealStatement(log), newestQuery(log)], ([[before], , [block]]) =>
    block?.number === before?.number ? undefined : block,
  );

const newestQuery = ({ db, id }: Log) =>
  rawQuery<Sealed>(
    db,
    sql`SELECT number, ${decisionsIn} AS entries, sealedAt FROM ${blocks} WHERE log = ${id} ORDER BY number DESC LIMIT 1`,
  );

/** Number of open blocks that a run checks, in turn. */
const LOGS = 12;

/**
 * Seals due blocks and counts days, for logs with an old open block and the next few with uncounted entries after
 * log `after`. Returns the last log checked, 0 after the last of all.
 */
export async function sealDue(job: Job, after: number) {
  const { seconds } = blockLimits(job.env);
  const lastEntry = job.db
    .select({ seq: entries.seq })
    .from(entries)
    .where(eq(entries.log, logs.id))
    .orderBy(desc(entries.seq))
    .limit(1);
  const [old, turn] = await job.db.batch([
    job.db
      .select({ id: logs.id })
      .from(logs)
      .where(and(lte(logs.openedAt, job.now - seconds), notEnded, noRetryPending(job, 'seal', logs.id)))
      .orderBy(asc(logs.openedAt))
      .limit(100),
    job.db
      .select({
        id: logs.id,
        isCounted: sql<number>`${logs.countedSeq} >= coalesce(${lastEntry}, 0)`,
      })
      .from(logs)
      .where(and(gt(logs.id, after), notEnded))
      .orderBy(asc(logs.id))
      .limit(LOGS),
  ]);
  for (const id of new Set([...old, ...turn.filter(({ isCounted }) => !isCounted)].map(({ id }) => id)))
    await attemptUnit(job, { step: 'seal', log: id }, () => sealAndCount(job, id));
  return turn.length < LOGS ? 0 : turn.at(-1)!.id;
}

async function sealAndCount({ db, env, now }: Job, id: number) {
  const log = logIn(db, id);
  await countDays(log);
  await db.batch([
    sealByAgeStatement(log, blockLimits(env).seconds, sql`${now}`),
    // Later decisions are younger.
    db
      .update(logs)
      .set({ openedAt: sql`coalesce(${openedAt}, ${now})` })
      .where(eq(logs.id, id)),
  ]);
}
