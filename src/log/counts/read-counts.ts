import { eq, sql, type SQL } from 'drizzle-orm';
import { databaseAt, databaseOf } from '../../db/databases.ts';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { domains } from '../../db/schema.ts';
import type { Bindings, Database } from '../../env.ts';
import { days, entries, logs, blocks, erased, events, isInState } from '../tables.ts';
import { dayOf, isOther, joinOther } from './daily-counts.ts';
import { logQuery, type LogQuery } from '../log-query.ts';

/** Maximum number of entries that a request counts in addition to the job; more wait for the job. */
const UNCOUNTED = 50;

/** The counts of logs from a day on, also of entries that are not counted yet; `ids` is a subquery of their ids. */
const rowsOf = (ids: SQL, start: number) => sql`(
    SELECT log, day, given, declined, others FROM ${days} WHERE log IN ${ids} AND day >= ${start}
    UNION ALL
    SELECT logs.id, ${dayOf(sql`e`)}, iif(${isOther}, 0, consent), iif(${isOther}, 0, 1 - consent), ${isOther}
      FROM ${logs} JOIN ${entries} e
        ON e.log = logs.id AND seq BETWEEN countedSeq + 1 AND countedSeq + ${UNCOUNTED} AND timestamp >= ${start}
      ${joinOther(sql`e`)} WHERE logs.id IN ${ids})`;

type Place = { logDatabase: number; log: number };

/** Runs a query about logs in each of their databases. Throws if one of them is not bound. */
const inDatabases = async <R>(
  env: Bindings,
  places: Place[],
  query: (db: Database, ids: SQL, database: number) => Promise<R[]>,
) =>
  (
    await Promise.all(
      Array.from(
        Map.groupBy(places, ({ logDatabase }) => logDatabase),
        ([database, here]) =>
          query(databaseAt(env, { database }), valuesOf(here.map(({ log }) => log)), database),
      ),
    )
  ).flat();

export type PeriodCount = { log: number; isLater: number; given: number; declined: number };

/**
 * The consents of logs under opt-in in two periods: from the day of `since` to the day of `middle`, and later. By domain, for logs of
 * any database. Throws if one of their databases is not bound.
 */
export async function periodCounts(
  env: Bindings,
  found: ({ id: string } & Place)[],
  since: number,
  middle: number,
) {
  const counts = await inDatabases(env, found, async (db, ids, database) => {
    const rows = await rawQuery<PeriodCount>(
      db,
      sql`SELECT log, day >= ${middle} AS isLater, sum(given) AS given, sum(declined) AS declined
        FROM ${rowsOf(ids, since)} GROUP BY 1, 2`,
    );
    return rows.map((row) => ({ ...row, database }));
  });
  return new Map(
    found.map(({ id, log, logDatabase }) => [
      id,
      counts.filter((row) => row.log === log && row.database === logDatabase),
    ]),
  );
}

/** The number of decisions of all domains of a client. Throws if one of their databases is not bound. */
export async function countDecisions(env: Bindings, clientId: string) {
  const { logDatabase, log } = domains;
  const places = await databaseOf(env.DB)
    .select({ logDatabase, log })
    .from(domains)
    .where(eq(domains.clientId, clientId));
  const sums = await inDatabases(env, places, (db, ids) =>
    rawQuery<{ decisions: number }>(
      db,
      sql`SELECT coalesce(sum(given + declined + others), 0) AS decisions FROM ${rowsOf(ids, 0)}`,
    ),
  );
  return sums.reduce((all, { decisions }) => all + decisions, 0);
}

/** Counts the entries that a log still has, from its oldest and newest `seq`, without reading them. */
export const countRecords: LogQuery<number> = ({ db, id }) => {
  const ends = sql`
    SELECT min(seq) AS seq FROM ${entries} WHERE log = ${id}
    UNION ALL SELECT max(seq) FROM ${entries} WHERE log = ${id}
    UNION ALL SELECT * FROM (SELECT first FROM ${blocks} WHERE log = ${id} AND ${isInState('archived')} ORDER BY last LIMIT 1)
    UNION ALL SELECT * FROM (SELECT last FROM ${blocks} WHERE log = ${id} AND ${isInState('archived')} ORDER BY last DESC LIMIT 1)`;
  const query = rawQuery<{ count: number }>(
    db,
    sql`SELECT coalesce(newest - oldest + 1, 0) -
        (SELECT count(*) FROM ${erased} WHERE log = ${id} AND seq BETWEEN oldest AND newest)
        - (SELECT count(*) FROM ${events} WHERE log = ${id} AND seq BETWEEN oldest AND newest) AS count
      FROM (SELECT min(seq) AS oldest, max(seq) AS newest FROM (${ends}))`,
  );
  return logQuery([query], ([[row]]) => row!.count);
};
