import { sql, type SQL } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';

const DAY = 86_400;

/** How many consents a day (UTC, its first second) brought, given and declined. */
export type DayCount = { day: number; given: number; declined: number };

const counts = sql`timestamp - timestamp % ${sql.raw(String(DAY))} AS day, sum(consent) AS given,
  sum(1 - consent) AS declined`;

/** The entries for which a condition holds, counted by day, as `blocks.days` keeps it. */
export const daysOf = (condition: SQL) => sql`(SELECT json_group_array(json_array(day, given, declined))
  FROM (SELECT ${counts} FROM consents WHERE ${condition} GROUP BY day))`;

/**
 * The consents of all domains of a client since the start of the day of `since`, by day; days without any are left out.
 * What was sealed before that is not read: entries lie in the order of time.
 */
export function countDays(db: Database, clientId: string, since: number) {
  const start = since - (since % DAY);
  return all<DayCount>(
    db,
    sql`
    SELECT day, sum(given) AS given, sum(declined) AS declined FROM (
      SELECT ${counts}
      FROM domains d CROSS JOIN consents e ON e.domainId = d.id AND e.seq > coalesce(
        (SELECT max(lastSeq) FROM blocks WHERE domainId = d.id AND sealedAt < ${start}), 0)
      WHERE d.clientId = ${clientId} GROUP BY day
      UNION ALL
      SELECT value ->> 0, value ->> 1, value ->> 2
      FROM domains d CROSS JOIN blocks b ON b.domainId = d.id AND b.sealedAt >= ${start} CROSS JOIN json_each(b.days)
      WHERE d.clientId = ${clientId})
    WHERE day >= ${start} GROUP BY day ORDER BY day`,
  );
}
