import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { waitUntil } from '../http/wait-until.ts';
import { networkOfCall, withinRateLimit } from '../http/rate-limit.ts';
import { count } from './batched-counter.ts';

/**
 * Counts a page view of the domain, up to the limit of a network; `bySite` says that one of the domain's own pages sent
 * it. The answer does not wait for the limit.
 */
export function countPageView(c: Context<AppEnv>, domainId: string, bySite: boolean) {
  const counted = async () => {
    if (await withinRateLimit(c.env, 'CALL_RATE', `${networkOfCall(c)} ${domainId}`))
      count(c, { domainId, kind: 'view', bySite });
  };
  waitUntil(c, 'count a call', counted());
}
