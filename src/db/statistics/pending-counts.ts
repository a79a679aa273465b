import { asc, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { monthOf } from '../../lib/time.ts';
import { rawQuery } from '../raw-query.ts';
import { pendingCounts } from '../schema.ts';

const HOUR = 3600;
/** Seconds after which rows are folded in any case, so that the figures of large instances are an hour late at most. */
const DUE = 3300;
/** Keys that are folded at once: small instances write their figures with every run, at most three minutes late. */
const FEW_KEYS = 200;
/** Seconds after which unfolded rows show that figures are later than those of small instances. */
const LATE = 240;
/** Rows that one fold takes: 200 isolates write 28,800 an hour. */
const MOST_ROWS = 50_000;
/** Seconds after which an isolate has normally ended its attempts to write a row. */
const SETTLED = 60;

type Row = typeof pendingCounts.$inferInsert;

/**
 * The statements that write an isolate’s counts, and the hour for domains whose own pages called the script. A row that
 * exists is left out, so that a write can be repeated.
 */
export const pendingCountsStatements = (db: Database, rows: Row[], calledBySite: string[], now: number) =>
  [
    rawQuery(
      db,
      sql`INSERT OR IGNORE INTO pendingCounts (at, id, counts)
        SELECT value ->> 'at', value ->> 'id', value -> 'counts' FROM json_each(${JSON.stringify(rows)})`,
    ),
    rawQuery(
      db,
      sql`INSERT INTO calls (domainId, month, count, siteCalledAt)
        SELECT d.id, ${monthOf(now)}, 0, ${now} FROM json_each(${JSON.stringify(calledBySite)}) JOIN domains d ON d.id = value
        WHERE true ON CONFLICT DO UPDATE SET siteCalledAt = excluded.siteCalledAt
        WHERE siteCalledAt <= excluded.siteCalledAt - ${HOUR}`,
    ),
  ] as const;

/** Until when page views and banner interactions are counted on a large instance; undefined where they are only minutes late. */
export const countedUntil = ([oldest]: { at: number }[], now: number) =>
  oldest && oldest.at < now - LATE ? oldest.at : undefined;

/** The query for the oldest row that is not folded yet. */
export function oldestCountsQuery(db: Database) {
  const { at, id } = pendingCounts;
  return db.select({ at }).from(pendingCounts).orderBy(asc(at), asc(id)).limit(1);
}

/** Whether settled rows are due: they hold few keys together, or the oldest of them has waited for long enough. */
async function isDue(db: Database, now: number) {
  // Each row has a key at least, so that more rows need not be read.
  const [first] = await rawQuery<{ oldest: number | null; keys: number }>(
    db,
    sql`SELECT min(at) AS oldest, coalesce(sum((SELECT count(*) FROM json_each(counts))), 0) AS keys
      FROM (SELECT at, counts FROM pendingCounts WHERE at <= ${now - SETTLED} ORDER BY at, id LIMIT ${sql.raw(String(FEW_KEYS + 1))})`,
  );
  const { oldest = null, keys = 0 } = first ?? {};
  return oldest !== null && (keys <= FEW_KEYS || oldest <= now - DUE);
}

/**
 * Adds due counts of isolates to the figures in one batch, so that an interrupted fold changes nothing, and concurrent
 * folds count no row twice. Counts of deleted domains are dropped.
 */
export async function foldCounts(db: Database, now: number) {
  if (!(await isDue(db, now))) return;
  // The same rows for each statement: only the last one changes the table.
  const rows = (columns: string) =>
    sql`SELECT ${sql.raw(columns)} FROM pendingCounts WHERE at <= ${now - SETTLED} ORDER BY at, id LIMIT ${MOST_ROWS}`;
  /** The sums of keys that fit a pattern; `parts` has the words of the key. */
  const sums = (fits: SQL) => sql`(
    SELECT '["' || replace(key, ' ', '","') || '"]' AS parts, sum(value) AS count
    FROM (${rows('counts')}) AS pending, json_each(pending.counts) WHERE key ${fits} GROUP BY key)`;
  const views = sql`(SELECT parts ->> 2 AS domainId, CAST(replace(substr(parts ->> 1, 1, 7), '-', '') AS INTEGER) AS month,
    sum(count) AS count FROM ${sums(sql`LIKE 'view %'`)} GROUP BY 1, 2)`;
  const sumOf = (kind: string) => sql`sum(iif(parts ->> 0 = ${kind}, count, 0)) AS ${sql.identifier(kind)}`;
  const interactions = sql`(SELECT parts ->> 2 AS domainId, parts ->> 1 AS date, parts ->> 3 AS locale,
    coalesce(parts ->> 4, 'optIn') AS policy,
    ${sumOf('acceptedAll')}, ${sumOf('refusedAll')}, ${sumOf('chosen')}, ${sumOf('unanswered')}, ${sumOf('gpc')}
    FROM ${sums(sql`NOT LIKE 'view %'`)} GROUP BY 1, 2, 3, 4)`;
  await db.batch([
    rawQuery(
      db,
      sql`INSERT INTO calls (domainId, month, count)
        SELECT domainId, month, count FROM ${views} JOIN domains d ON d.id = domainId WHERE true
        ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    ),
    rawQuery(
      db,
      sql`INSERT INTO clientCalls (clientId, month, count)
        SELECT d.clientId, month, sum(count) FROM ${views} JOIN domains d ON d.id = domainId WHERE true GROUP BY 1, 2
        ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    ),
    rawQuery(
      db,
      sql`INSERT INTO statistics (domainId, date, locale, policy, acceptedAll, refusedAll, chosen, unanswered, gpc)
        SELECT domainId, date, locale, policy, acceptedAll, refusedAll, chosen, unanswered, gpc
        FROM ${interactions} JOIN domains d ON d.id = domainId WHERE true
        ON CONFLICT DO UPDATE SET
          acceptedAll = acceptedAll + excluded.acceptedAll, refusedAll = refusedAll + excluded.refusedAll,
          chosen = chosen + excluded.chosen, unanswered = unanswered + excluded.unanswered, gpc = gpc + excluded.gpc`,
    ),
    db.delete(pendingCounts).where(sql`(at, id) IN (${rows('at, id')})`),
  ]);
}
