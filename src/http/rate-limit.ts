import type { Bindings } from '../env.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { logEvent } from './log-event.ts';
import { problem } from './problem.ts';

/** The name of a rate limit in wrangler.toml, which defines how many calls it allows. */
export type RateLimitName = {
  [K in keyof Bindings]-?: Bindings[K] extends RateLimit ? K : never;
}[keyof Bindings];

/** Seconds over which calls are counted; wrangler.toml has the same number. */
export const RATE_LIMIT_PERIOD = 60;

const reported = ttlCache<true>(1000, RATE_LIMIT_PERIOD);

/** Counts a call against a limit; false where the limit is exceeded, which is logged once per key and period. */
export async function withinRateLimit(env: Bindings, rate: RateLimitName, key: string) {
  const { success } = await env[rate].limit({ key });
  const id = `${rate} ${key}`;
  if (!success && !reported.get(id)) {
    reported.set(id, true);
    logEvent('limit reached', { limit: rate });
  }
  return success;
}

/** A 429 that says when to retry; `what` names the limit that was exceeded. */
export const tooMany = (what: string) =>
  problem(429, `${what}. Try again in one minute.`, {
    headers: { 'Retry-After': String(RATE_LIMIT_PERIOD) },
  });
