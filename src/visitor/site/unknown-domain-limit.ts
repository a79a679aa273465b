import type { Context } from 'hono';
import { cachedLogLocation } from '../../db/databases.ts';
import type { AppEnv } from '../../env.ts';
import { networkOfCall, RATE_LIMIT_PERIOD, tooMany, withinRateLimit } from '../../http/rate-limit.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { copyOf, siteKey } from './memory-and-kv-copies.ts';

/** Seconds after which an unknown id is looked up again. */
const MISSING = 30;
/** Ids of domains that D1 did not have at the last look-up. */
const missing = ttlCache<true>(1000, MISSING);
/** Networks that have asked for too many unknown domains or pages. */
const blockedNetworks = ttlCache<true>(1000, RATE_LIMIT_PERIOD);
/** Characters of the longest id that is looked up. */
const MAX_ID_LENGTH = 255;

/** Runs a query for a domain or page that anyone can name. Throws a 429 for a network that asked for too many unknown ones. */
export async function limitedLookUp<T>(
  c: Context<AppEnv>,
  what: 'domain' | 'page',
  look: () => Promise<T | undefined>,
) {
  const key = `${what} ${networkOfCall(c)}`;
  if (blockedNetworks.get(key)) throw tooMany('Too many requests for unknown domains from this network');
  const found = await look();
  if (found === undefined && !(await withinRateLimit(c.env, 'UNKNOWN_RATE', key)))
    blockedNetworks.set(key, true);
  return found;
}

/**
 * Runs a query for a domain's id within the same limit. Each unknown id is looked up once in half a minute, and the limit
 * does not apply to a domain that this isolate has seen.
 */
export async function lookUpDomain<T>(
  c: Context<AppEnv>,
  domainId: string,
  look: () => Promise<T | undefined>,
) {
  if (domainId.length > MAX_ID_LENGTH || missing.get(domainId)) return undefined;
  const isKnown = copyOf(siteKey(domainId)) ?? cachedLogLocation(domainId);
  const found = await (isKnown ? look() : limitedLookUp(c, 'domain', look));
  if (found === undefined) missing.set(domainId, true);
  return found;
}
