import { sql, type SQL } from 'drizzle-orm';
import type { BlockLimits } from '../settings.ts';
import type { Log } from './log.ts';

// A block ends at exactly so many entries, or with the last entry before its first one is so old, whoever writes that
// down and whenever. So whoever reads or seals computes the ends that are due, here. Erased entries count as they did.

/** The database's own clock, in seconds. */
export const databaseClock = sql`unixepoch()`;

/** `seq` or `timestamp` of the first or the last of a log's entries and erased ones for which a condition holds. */
function endOf(which: 'first' | 'last', column: 'seq' | 'timestamp', log: SQL, condition = sql``) {
  const [order, pick] = which === 'first' ? [sql`ASC`, sql`min`] : [sql`DESC`, sql`max`];
  const of = (table: 'entries' | 'erased') =>
    sql`SELECT * FROM (SELECT ${sql.identifier(column)} AS value FROM ${sql.identifier(table)}
      WHERE log = ${log} ${condition} ORDER BY seq ${order} LIMIT 1)`;
  return sql`(SELECT ${pick}(value) FROM (${of('entries')} UNION ALL ${of('erased')}))`;
}

const lastBlock = (column: 'number' | 'last' | 'newest', log: SQL) =>
  sql`coalesce((SELECT ${sql.identifier(column)} FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1), 0)`;

/**
 * The common table expression `edges`: the last sealed block (with `first` NULL), then those whose end is due; `tail`
 * is the last `seq` that is not sealed, if any is.
 */
export function edges({ id }: Pick<Log, 'id'>, { entries, seconds }: BlockLimits, clock = databaseClock) {
  const opened = endOf('first', 'timestamp', id, sql`AND seq > edges.last`);
  const within = sql`AND seq > edges.last AND seq <= edges.last + ${entries} AND timestamp < ${opened} + ${seconds}`;
  return sql`
    edges(number, first, last, tail) AS (
      SELECT ${lastBlock('number', id)}, NULL, ${lastBlock('last', id)}, ${endOf('last', 'seq', id)}
      UNION ALL
      SELECT number + 1, last + 1, ${endOf('last', 'seq', id, within)}, tail FROM edges
      WHERE tail > last AND (tail >= last + ${entries} OR ${opened} + ${seconds} <= ${clock}))`;
}

/** The expressions of `edges`, and `open`: the number of the open block and the first `seq` that it can hold. */
export const openBlock = (log: Pick<Log, 'id'>, limits: BlockLimits, clock = databaseClock) => sql`
    ${edges(log, limits, clock)},
    open(number, first) AS (SELECT number + 1, last + 1 FROM edges ORDER BY number DESC LIMIT 1)`;

/** The last `seq` and time of a log, over all that it holds or held: what comes next is after the one, and not before the other. */
export const tailOf = (log: SQL) => ({
  seq: sql`max(coalesce(${endOf('last', 'seq', log)}, 0), ${lastBlock('last', log)})`,
  timestamp: sql`max(coalesce(${endOf('last', 'timestamp', log)}, 0), ${lastBlock('newest', log)})`,
});
