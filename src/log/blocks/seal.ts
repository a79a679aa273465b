import { sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { databaseClock } from '../sql-fragments.ts';
import { lastSeq, type Log } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { blocks, entries, erased, logs, notEnded } from '../tables.ts';
import { lastSealed } from './block-of-record.ts';

// A block ends in the statement that stores the record which fills it (src/log/append/append.ts), or in one of these. The view
// `seals` stores its row and its event (drizzle/0000_init.sql).

/** The number of decisions in a block, erased ones included. */
export const decisionsIn = sql<number>`(blocks.last - blocks.first + 1 - (SELECT count(*) FROM events
  WHERE events.log = blocks.log AND events.seq BETWEEN blocks.first AND blocks.last))`;

const last = lastSealed(logs.id);
const tail = lastSeq(logs.id);

/** The time of the open block’s first decision in a query of `logs`, whether it was erased or not; NULL without any. */
export const openedAt = sql<number | null>`(SELECT min(timestamp) FROM (
  SELECT * FROM (SELECT timestamp FROM ${entries} WHERE log = ${logs.id} AND seq > ${last} ORDER BY seq LIMIT 1)
  UNION ALL SELECT * FROM (SELECT timestamp FROM ${erased} WHERE log = ${logs.id} AND seq > ${last} ORDER BY seq LIMIT 1)))`;

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
  seal(log, sql`${tail} - ${last} >= ${maxRecords}`);

/** The statement that seals the open block if it has a record other than the event with which it begins. */
export const sealStatement = (log: Log) => seal(log, sql`${tail} - ${last} > (${last} > 0)`);

/** Ends the open block now, unless it is empty, and returns it. */
export const sealNow: LogQuery<{ number: number; entries: number; sealedAt: number } | undefined> = (log) =>
  logQuery([newestQuery(log), sealStatement(log), newestQuery(log)], ([[before], , [block]]) =>
    block && block.number !== before?.number
      ? { number: block.number, entries: block.entries, sealedAt: block.sealedAt }
      : undefined,
  );

const newestQuery = ({ db, id }: Log) =>
  rawQuery<{ number: number; entries: number; sealedAt: number }>(
    db,
    sql`SELECT number, sealedAt, ${decisionsIn} AS entries FROM ${blocks} WHERE log = ${id} ORDER BY number DESC LIMIT 1`,
  );
