import { sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { databaseClock } from '../sql-fragments.ts';
import { isOngoing, type Log } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { blocks } from '../tables.ts';

// A block ends in the statement that stores the record which fills it (src/log/append/append.ts), or in one of these. The view
// `seals` stores its row and its event (drizzle/0000_init.sql).

/** The number of decisions in a block, erased ones included. */
export const decisionsIn = sql<number>`(blocks.last - blocks.first + 1 - (SELECT count(*) FROM events
  WHERE events.log = blocks.log AND events.seq BETWEEN blocks.first AND blocks.last))`;

const last = sql`coalesce(b.last, 0)`;
const newest = (table: 'entries' | 'events') =>
  sql`coalesce((SELECT max(seq) FROM ${sql.identifier(table)} WHERE log = logs.id), 0)`;
const tail = sql`max(${newest('entries')}, ${newest('events')})`;
/** The first decision after the last sealed block, whether it was erased or not. */
const opened = (table: 'entries' | 'erased') => sql`(SELECT timestamp FROM ${sql.identifier(table)}
  WHERE log = logs.id AND seq > ${last} ORDER BY seq LIMIT 1)`;

const seal = ({ db, id }: Log, isDue: ReturnType<typeof sql>, now = databaseClock) =>
  rawQuery(
    db,
    sql`INSERT INTO seals (log, last, sealedAt) SELECT logs.id, ${tail}, ${now} FROM logs
      LEFT JOIN ${blocks} b ON b.log = logs.id AND b.number = (SELECT max(number) FROM ${blocks} WHERE log = logs.id)
      WHERE logs.id = ${id} AND ${isOngoing(id)} AND ${isDue}`,
  );

/** The statement that seals the open block if its first decision is as old as these seconds. */
export const sealByAgeStatement = (log: Log, seconds: number, now = databaseClock) =>
  seal(
    log,
    sql`coalesce(min(coalesce(${opened('entries')}, 1e15), coalesce(${opened('erased')}, 1e15)), 1e15) <= ${now} - ${seconds}`,
    now,
  );

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
