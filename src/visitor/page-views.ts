import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { monthOf } from '../lib/time.ts';
import { now, type AppEnv } from '../env.ts';
import { waitUntil } from '../http/wait-until.ts';
import { withinRateLimit } from '../http/rate-limit.ts';
import { batchedCounter } from './batched-counter.ts';
import { networkOfCall } from './rate-limits.ts';

// The time of the site's last call is exact to one write interval, so that it needs no row of its own.
const count = batchedCounter<{ domainId: string; month: number; bySite: number }>(
  'page views',
  (gathered) => sql`
    INSERT INTO calls (domainId, month, count, siteCalledAt)
    SELECT d.id, value ->> '$.of.month', sum(value ->> 'count'), max(value ->> '$.of.bySite') * ${now()}
    FROM json_each(${JSON.stringify(gathered)}) JOIN domains d ON d.id = value ->> '$.of.domainId'
    GROUP BY 1, 2
    ON CONFLICT DO UPDATE SET count = count + excluded.count, siteCalledAt = max(siteCalledAt, excluded.siteCalledAt)`,
);

/**
 * Counts a page view of the domain, up to the limit of a network; `bySite` says that one of the domain's own pages sent
 * it. The answer does not wait for the limit.
 */
export function countPageView(c: Context<AppEnv>, domainId: string, bySite: boolean) {
  const counted = async () => {
    if (await withinRateLimit(c.env, 'CALL_RATE', `${networkOfCall(c)} ${domainId}`))
      count(c, { domainId, month: monthOf(now()), bySite: Number(bySite) });
  };
  waitUntil(c, 'count a call', counted());
}
