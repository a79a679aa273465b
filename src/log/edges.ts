import { sql, type SQL } from 'drizzle-orm';
import type { BlockLimits } from '../settings.ts';
import type { Log } from './log.ts';

// A block ends at exactly so many entries, or with the last entry before its first one is so old, whoever writes that
// down and whenever. So whoever reads or seals computes the ends that are due, here. Erased entries count as they did.

/** The database's own clock, in seconds. */
export const databaseClock = sql`unixepoch()`;

/** One column of the first (or last) row of a log among its entries and its erased ones. */
const ends = (column: 'seq' | 'timestamp', direction: 'first' | 'last', log: SQL, condition: SQL) => {
  const name = sql.identifier(column);
  const order = direction === 'first' ? sql`` : sql`DESC`;
  const of = (table: SQL) =>
    sql`(SELECT ${name} FROM ${table} WHERE log = ${log} ${condition} ORDER BY seq ${order} LIMIT 1)`;
  const [a, b] = [of(sql`entries`), of(sql`erased`)];
  return direction === 'first'
    ? sql`min(coalesce(${a}, ${b}), coalesce(${b}, ${a}))`
    : sql`max(coalesce(${a}, ${b}), coalesce(${b}, ${a}))`;
};

/**
 * The common table expressions `written` (the last sealed block), `tail` (`seq` of the last entry that is not sealed)
 * and `edges`: first the last sealed block, then those that are due, each with `number`, `first` and `last`.
 */
export function edges(
  { id }: Pick<Log, 'id'>,
  { entries, seconds }: BlockLimits,
  clock: SQL = databaseClock,
) {
  const log = sql`(SELECT id FROM log)`;
  const after = sql`AND seq > edges.last`;
  const opened = ends('timestamp', 'first', log, after);
  const inTime = ends(
    'seq',
    'last',
    log,
    sql`AND seq > edges.last AND seq <= edges.last + ${entries} AND timestamp < (${opened}) + ${seconds}`,
  );
  return sql`
    log(id) AS MATERIALIZED (SELECT ${id}),
    written(number, last) AS MATERIALIZED (
      SELECT coalesce((SELECT number FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1), 0),
        coalesce((SELECT last FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1), 0)),
    tail(seq) AS MATERIALIZED (SELECT ${ends('seq', 'last', log, sql`AND seq > (SELECT last FROM written)`)}),
    edges(number, first, last) AS (
      SELECT number, NULL, last FROM written
      UNION ALL
      SELECT number + 1, last + 1, ${inTime} FROM edges
      WHERE (SELECT seq FROM tail) > last
        AND ((SELECT seq FROM tail) >= last + ${entries} OR (${opened}) + ${seconds} <= ${clock}))`;
}

/** The expressions of `edges`, and `open`: the number of the open block and the first `seq` that it can hold. */
export const openBlock = (log: Pick<Log, 'id'>, limits: BlockLimits, clock: SQL = databaseClock) => sql`
    ${edges(log, limits, clock)},
    open(number, first) AS MATERIALIZED (SELECT number + 1, last + 1 FROM edges ORDER BY number DESC LIMIT 1)`;

/** The last `seq` and time of a log, over all that it holds or held: what comes next is after both. */
export const tailOf = (log: SQL) => ({
  seq: sql`max(coalesce(${ends('seq', 'last', log, sql``)}, 0),
    coalesce((SELECT last FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1), 0))`,
  time: sql`max(coalesce(${ends('timestamp', 'last', log, sql``)}, 0),
    coalesce((SELECT newest FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1), 0))`,
});
