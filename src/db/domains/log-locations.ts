import { ttlCache } from '../../lib/caches/ttl-cache.ts';

/** Where the log of a domain is: the number of its database, and its id there. */
export type LogLocation = { domain: string; database: number; id: number };

const locations = ttlCache<LogLocation>(2000);

/**
 * Where the log of a domain was when this isolate last read it. A domain that was deleted and imported again has another
 * log, and the cache says nothing of the domain's client: the caller has to compare it with what the database says.
 */
export const cachedLogLocation = (domainId: string) => locations.get(domainId);

export const cacheLogLocation = (location: LogLocation) => locations.set(location.domain, location);
