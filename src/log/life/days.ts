import { sql, type SQL } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { databaseOf, logDatabaseName, logDatabases } from '../../db/databases.ts';
import type { Bindings } from '../../env.ts';
import { event } from '../../http/event.ts';
import type { Log } from '../log.ts';

const DAY = 86_400;
const day = sql.raw(String(DAY));

// A day is reported that has so many decisions at least, and so many times the mean of the days before, of which so many
// must have had any.
const MANY = 1000;
const TIMES = 10;
const DAYS_BEFORE = 28;
const LEAST_BEFORE = 7;

/** How many consents a day (UTC, its first second) brought, given and declined. */
export type DayCount = { day: number; given: number; declined: number };

/**
 * The statements that add to a log's days the entries that were not counted yet, for one batch: each entry is counted
 * once, whoever counts and however often. Entries leave D1 only after that. The job then looks at the open block: the last
 * of them may have filled it.
 */
export function countStatements({ db, id }: Log) {
  const uncounted = sql`entries.log = l.id AND entries.seq > l.countedSeq`;
  return [
    all(
      db,
      sql`INSERT INTO days (log, day, given, declined)
        SELECT l.id, timestamp - timestamp % ${day} AS day, sum(consent), sum(1 - consent)
        FROM logs l JOIN entries ON ${uncounted} WHERE l.id = ${id} AND l.ended IS NULL GROUP BY day
        ON CONFLICT DO UPDATE SET given = given + excluded.given, declined = declined + excluded.declined`,
    ),
    all(
      db,
      sql`UPDATE logs AS l SET countedSeq = (SELECT max(seq) FROM entries WHERE ${uncounted}), openedAt = 0
        WHERE id = ${id} AND ended IS NULL AND EXISTS (SELECT 1 FROM entries WHERE ${uncounted})`,
    ),
  ] as const;
}

/** Counts what a log's entries have added to its days, and reports a day that is far from what is usual, once. */
export async function countDays(log: Log) {
  const [, , reported] = await log.db.batch([...countStatements(log), reportStatement(log)]);
  for (const { domain, decisions } of reported) event('unusually many decisions', { domain, decisions });
}

const reportStatement = ({ db, id }: Log) =>
  all<{ domain: string; decisions: number }>(
    db,
    sql`UPDATE days AS d SET reported = 1
      WHERE log = ${id} AND day = (SELECT max(day) FROM days WHERE log = ${id}) AND reported = 0
        AND given + declined >= ${MANY} AND given + declined >= ${TIMES} * (
          SELECT avg(given + declined) FROM days before
          WHERE before.log = d.log AND before.day < d.day AND before.day >= d.day - ${DAYS_BEFORE} * ${day}
          HAVING count(*) >= ${LEAST_BEFORE})
      RETURNING given + declined AS decisions, (SELECT domainId FROM logs WHERE id = log) AS domain`,
  );

/** So many of a log's entries are counted with those that the job has counted: more wait for the job. */
const UNCOUNTED = 50;

/** What logs have had by day, from a day on: `logs` is a list of their ids. */
const countsOf = (logs: SQL, start: number) => sql`
  SELECT day, sum(given) AS given, sum(declined) AS declined FROM (
    SELECT day, given, declined FROM days WHERE log IN (${logs}) AND day >= ${start}
    UNION ALL
    SELECT timestamp - timestamp % ${day}, consent, 1 - consent FROM logs l JOIN entries e
      ON e.log = l.id AND seq BETWEEN countedSeq + 1 AND countedSeq + ${UNCOUNTED} AND timestamp >= ${start}
      WHERE l.id IN (${logs}))
  GROUP BY day`;

/** The consents of all domains of a client since the start of the day of `since`, by day; days without any are left out. */
export async function dayCounts(env: Bindings, clientId: string, since: number) {
  const db = databaseOf(env.DB);
  const start = since - (since % DAY);
  const own = sql`SELECT log FROM domains WHERE clientId = ${clientId} AND logDatabase = 0`;
  const [here, elsewhere] = await db.batch([
    all<DayCount>(db, countsOf(own, start)),
    all<{ database: number; logs: string }>(
      db,
      sql`SELECT logDatabase AS "database", json_group_array(log) AS logs FROM domains
        WHERE clientId = ${clientId} AND logDatabase > 0 GROUP BY logDatabase`,
    ),
  ]);
  const databases = logDatabases(env);
  const there = await Promise.all(
    elsewhere.map(({ database, logs }) => {
      const other = databases.get(database);
      if (!other) throw new Error(`the database ${logDatabaseName(database)} is not bound`);
      return all<DayCount>(other, countsOf(sql`SELECT value FROM json_each(${logs})`, start));
    }),
  );
  const sums = new Map<number, DayCount>();
  for (const { day, given, declined } of [here, ...there].flat()) {
    const sum = sums.get(day) ?? { day, given: 0, declined: 0 };
    sums.set(day, { day, given: sum.given + given, declined: sum.declined + declined });
  }
  return [...sums.values()].sort((a, b) => a.day - b.day);
}
