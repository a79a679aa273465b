import type { Context } from 'hono';
import { cachedLogLocation } from '../db/log-locations.ts';
import { PUBLIC_DOMAIN_SECONDS } from '../db/public-domain.ts';
import type { AppEnv } from '../env.ts';
import { RATE_LIMIT_PERIOD, tooMany, withinRateLimit } from '../http/rate-limit.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { networkOfCall } from './limits.ts';

/** Ids of domains that the database did not have when it was last asked. */
const missing = ttlCache<true>(1000, PUBLIC_DOMAIN_SECONDS);
/** Networks that have named too much that there is not. */
const guessing = ttlCache<true>(1000, RATE_LIMIT_PERIOD);
const LONGEST_ID = 255;

/** Runs a query for what a stranger names. Throws a 429 for a network that has named too much that there is not. */
export async function limitedLookUp<T>(
  c: Context<AppEnv>,
  what: 'domain' | 'page',
  look: () => Promise<T | undefined>,
) {
  const key = `${what} ${networkOfCall(c)}`;
  if (guessing.get(key)) throw tooMany('Too many unknown domains were asked for from this network');
  const found = await look();
  if (found === undefined && !(await withinRateLimit(c.env, 'UNKNOWN_RATE', key))) guessing.set(key, true);
  return found;
}

/**
 * The same for a domain's id. Each unknown id is asked for once in half a minute, and the limit does not keep visitors
 * from a domain that this isolate has seen.
 */
export async function lookUpDomain<T>(
  c: Context<AppEnv>,
  domainId: string,
  look: () => Promise<T | undefined>,
) {
  if (domainId.length > LONGEST_ID || missing.get(domainId)) return undefined;
  const found = await (cachedLogLocation(domainId) ? look() : limitedLookUp(c, 'domain', look));
  if (found === undefined) missing.set(domainId, true);
  return found;
}
