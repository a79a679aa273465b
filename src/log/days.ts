import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';

const DAY = 86_400;

/** How many consents a day (UTC, its first second) brought, given and declined. */
export type DayCount = { day: number; given: number; declined: number };

/**
 * The consents of all domains of a client since the start of the day of `since`, by day; days without any are left out.
 * What was sealed before that is not read: entries lie in the order of time.
 */
export const countDays = (db: Database, clientId: string, since: number) => {
  const start = since - (since % DAY);
  return all<DayCount>(
    db,
    sql`
    SELECT e.timestamp - e.timestamp % ${DAY} AS day, sum(e.consent) AS given, sum(1 - e.consent) AS declined
    FROM domains d CROSS JOIN consents e ON e.domainId = d.id AND e.timestamp >= ${start} AND e.seq > coalesce(
      (SELECT max(lastSeq) FROM blocks WHERE domainId = d.id AND sealedAt < ${start}), 0)
    WHERE d.clientId = ${clientId}
    GROUP BY day ORDER BY day`,
  );
};
