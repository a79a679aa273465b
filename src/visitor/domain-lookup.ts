import type { Context } from 'hono';
import { FRESH, knownPlaceOf } from '../db/public-domain.ts';
import type { AppEnv } from '../env.ts';
import { PERIOD, tooMany, withinRateLimit } from '../http/rate-limit.ts';
import { ttlCache } from '../lib/ttl-cache.ts';
import { networkOfCall } from './rate-limits.ts';

/** Ids of domains that the database did not have when it was last asked. */
const missing = ttlCache<true>(1000, FRESH);
/** Networks that have named too much that there is not. */
const guessing = ttlCache<true>(1000, PERIOD);
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
  const found = await (knownPlaceOf(domainId) ? look() : limitedLookUp(c, 'domain', look));
  if (found === undefined) missing.set(domainId, true);
  return found;
}
