import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { BlockLimits } from '../settings.ts';
import { databaseClock } from './fragments.ts';
import type { Log } from './log.ts';
import { blocks, entries, erased, logs } from './tables.ts';

// A block ends at a fixed number of entries, or with the last entry before its first entry reaches a maximum age,
// regardless of when this is recorded. Reading and sealing both compute the due ends here. Erased entries still count.

/** `seq` or `timestamp` of the first or last entry of a log, erased or not, that meets a condition. */
export function endOf(which: 'first' | 'last', column: 'seq' | 'timestamp', log: SQL, condition = sql``) {
  const [order, pick] = which === 'first' ? [sql`ASC`, sql`min`] : [sql`DESC`, sql`max`];
  const of = (table: typeof entries | typeof erased) =>
    sql`SELECT * FROM (SELECT ${table[column]} AS value FROM ${table}
      WHERE ${table.log} = ${log} ${condition} ORDER BY ${table.seq} ${order} LIMIT 1)`;
  return sql`(SELECT ${pick}(value) FROM (${of(entries)} UNION ALL ${of(erased)}))`;
}

const last = (table: typeof entries | typeof blocks, column: AnyColumn) =>
  sql`coalesce((SELECT max(${column}) FROM ${table} WHERE ${table.log} = ${logs.id}), 0)`;
/** The last entry of a log in a query of `logs`; 0 if there is none. */
export const lastSeq = sql<number>`max(${last(entries, entries.seq)}, ${last(blocks, blocks.last)})`;

/** The time of an entry of a log, erased or not; NULL if it does not exist. */
export const timeOf = (log: SQL, seq: SQL) => sql<number | null>`coalesce(
  (SELECT ${entries.timestamp} FROM ${entries} WHERE ${entries.log} = ${log} AND ${entries.seq} = ${seq}),
  (SELECT ${erased.timestamp} FROM ${erased} WHERE ${erased.log} = ${log} AND ${erased.seq} = ${seq}))`;

/** A column of the sealed block that contains an entry; NULL for an entry of the open block. */
export const ofBlockWith = (column: AnyColumn, log: SQL, seq: SQL) => sql`(
  SELECT ${column} FROM ${blocks} WHERE ${blocks.log} = ${log} AND ${blocks.last} >= ${seq} ORDER BY ${blocks.last} LIMIT 1)`;

/**
 * The common table expression `edges` of a log: the last sealed block (with `first` NULL), then the blocks that are
 * due; `tail` is the last `seq` that is not sealed, if any, and `history` the log’s number and its rollbacks. `log` is its id, read once: the expression may be a
 * subquery.
 */
export function edges(
  { id }: Pick<Log, 'id'>,
  { entries, seconds }: BlockLimits,
  clock: SQL = databaseClock,
) {
  const log = sql`edges.log`;
  const opened = endOf('first', 'timestamp', log, sql`AND seq > edges.last`);
  const within = sql`AND seq > edges.last AND seq <= edges.last + ${entries} AND timestamp < ${opened} + ${seconds}`;
  return sql`
    edges(log, number, first, last, tail, history) AS (
      SELECT log, number, NULL, last, ${endOf('last', 'seq', sql`sealed.log`)}, history FROM (
        SELECT l.id AS log, coalesce(b.number, 0) AS number, coalesce(b.last, 0) AS last,
          json_array(l.number, l.continues) AS history
        FROM ${logs} l LEFT JOIN ${blocks} b ON b.log = l.id WHERE l.id = ${id} ORDER BY b.number DESC LIMIT 1) sealed
      UNION ALL
      SELECT log, number + 1, last + 1, ${endOf('last', 'seq', log, within)}, tail, history FROM edges
      WHERE tail > last AND (tail >= last + ${entries} OR ${opened} + ${seconds} <= ${clock}))`;
}

/** The expressions of `edges` and `open`: the number of the open block, its first possible `seq`, and its last. */
export const openBlock = (log: Pick<Log, 'id'>, limits: BlockLimits, clock: SQL = databaseClock) => sql`
    ${edges(log, limits, clock)},
    open(log, number, first, tail) AS (
      SELECT log, number + 1, last + 1, tail FROM edges ORDER BY number DESC LIMIT 1)`;
