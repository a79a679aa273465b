import { sql, type SQL } from 'drizzle-orm';
import { entries } from '../tables.ts';

/** A span of time: `since` inclusive, `until` exclusive, in seconds. */
export type Span = { since?: number | undefined; until?: number | undefined };

export const isInSpan = ({ since = 0, until = Infinity }: Span, { timestamp }: { timestamp: number }) =>
  timestamp >= since && timestamp < until;

/** Number of the newest entries that are searched first: enough for a client that polls every minute. */
const NEWEST = 4;

/**
 * SQL conditions for a log’s entries in a time span, within the common table expression `part(first, tail)`. Time never
 * decreases along `seq`, so a binary search finds the ends of the span.
 */
export function withinPart(log: SQL, { since, until }: Span): SQL {
  const first = sql`(SELECT ${since === undefined ? sql`first` : firstSince(log, since)} FROM part)`;
  return sql`log = ${log} AND seq >= ${first}
    ${since === undefined ? sql`` : sql`AND timestamp >= ${since}`}
    ${until === undefined ? sql`` : sql`AND seq <= (SELECT ${lastBefore(log, until)} FROM part) AND timestamp < ${until}`}`;
}

/** The time of the entry at a position, or of the last remaining one before it if that was erased; 0 if there is none. */
const timeAt = (log: SQL, seq: SQL) =>
  sql`coalesce((SELECT timestamp FROM ${entries} WHERE log = ${log} AND seq <= ${seq} ORDER BY seq DESC LIMIT 1), 0)`;

const onlyNewest = (log: SQL, time: number) =>
  sql`part.tail - ${NEWEST} < part.first OR ${timeAt(log, sql`part.tail - ${NEWEST}`)} < ${time}`;

const firstSince = (log: SQL, time: number) =>
  sql`iif(${onlyNewest(log, time)}, max(part.first, part.tail - ${NEWEST} + 1), ${halved(log, time)} + 1)`;

const lastBefore = (log: SQL, time: number) =>
  sql`iif(${onlyNewest(log, time)}, part.tail, ${halved(log, time)})`;

/** The last position of the part up to which all entries are older. */
function halved(log: SQL, time: number) {
  // D1 binds every number as a floating-point number.
  const middle = (low: SQL, high: SQL) => sql`CAST((${low} + ${high} + 1) / 2 AS INTEGER)`;
  const half = middle(sql`low`, sql`high`);
  // Only the middle row is read in each step.
  const [low, high] = [sql`iif(time >= ${time}, low, ${half})`, sql`iif(time >= ${time}, ${half} - 1, high)`];
  const [start, end] = [sql`part.first - 1`, sql`part.tail - ${NEWEST} - 1`];
  return sql`(WITH RECURSIVE halves(low, high, time) AS (
      SELECT ${start}, ${end}, ${timeAt(log, middle(start, end))}
      UNION ALL SELECT ${low}, ${high}, ${timeAt(log, middle(low, high))} FROM halves WHERE low < high)
    SELECT low FROM halves WHERE low >= high)`;
}
