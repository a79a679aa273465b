import { sql, type SQL } from 'drizzle-orm';
import { entries } from '../tables.ts';

/** A time in which entries lie: `since` inclusive, `until` exclusive, in seconds. */
export type Span = { since?: number | undefined; until?: number | undefined };

export const isWithin = ({ since = 0, until = Infinity }: Span, { timestamp }: { timestamp: number }) =>
  timestamp >= since && timestamp < until;

/** How many of the newest entries are looked at first: a client that asks every minute needs no more. */
const NEWEST = 4;

/**
 * The conditions for the entries of a log that come with or after the first of a part and lie in a time. The part is the
 * common table expression `part(first, tail)`. Time never decreases along `seq`: so where the time begins and ends is
 * found by halving the part, and what lies outside is not read.
 */
export function withinPart(log: SQL, { since, until }: Span): SQL {
  const first = sql`(SELECT ${since === undefined ? sql`first` : firstSince(log, since)} FROM part)`;
  return sql`log = ${log} AND seq >= ${first}
    ${since === undefined ? sql`` : sql`AND timestamp >= ${since}`}
    ${until === undefined ? sql`` : sql`AND seq <= (SELECT ${lastBefore(log, until)} FROM part) AND timestamp < ${until}`}`;
}

/** The time of the entry at a place, or of the last one before it where that was erased; 0 where none is left. */
const timeAt = (log: SQL, seq: SQL) =>
  sql`coalesce((SELECT timestamp FROM ${entries} WHERE log = ${log} AND seq <= ${seq} ORDER BY seq DESC LIMIT 1), 0)`;

const onlyNewest = (log: SQL, time: number) =>
  sql`part.tail - ${NEWEST} < part.first OR ${timeAt(log, sql`part.tail - ${NEWEST}`)} < ${time}`;

const firstSince = (log: SQL, time: number) =>
  sql`iif(${onlyNewest(log, time)}, max(part.first, part.tail - ${NEWEST} + 1), ${halved(log, time)} + 1)`;

const lastBefore = (log: SQL, time: number) =>
  sql`iif(${onlyNewest(log, time)}, part.tail, ${halved(log, time)})`;

/** The last place of the part before which, it included, all entries are older. */
function halved(log: SQL, time: number) {
  // D1 binds every number as a fraction.
  const middle = (low: SQL, high: SQL) => sql`CAST((${low} + ${high} + 1) / 2 AS INTEGER)`;
  const half = middle(sql`low`, sql`high`);
  // The time is that of the middle: one row is read for each step.
  const [low, high] = [sql`iif(time >= ${time}, low, ${half})`, sql`iif(time >= ${time}, ${half} - 1, high)`];
  const [start, end] = [sql`part.first - 1`, sql`part.tail - ${NEWEST} - 1`];
  return sql`(WITH RECURSIVE halves(low, high, time) AS (
      SELECT ${start}, ${end}, ${timeAt(log, middle(start, end))}
      UNION ALL SELECT ${low}, ${high}, ${timeAt(log, middle(low, high))} FROM halves WHERE low < high)
    SELECT low FROM halves WHERE low >= high)`;
}
