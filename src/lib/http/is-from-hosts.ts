import { ttlCache } from '../caches/ttl-cache.ts';
import { hostNameOf } from './host-names.ts';

// A look-up in the cache is quicker than parsing the origin as a `URL`.
const known = ttlCache<string>(500);

/** Whether an origin belongs to one of the hosts or to a subdomain of one. */
export function isFromHosts(origin: string | undefined, hosts: string[]) {
  const site = origin && /^https?:\/\/[^/?#]*/.exec(origin)?.[0];
  if (!site) return false;
  const from = known.get(site) ?? known.set(site, hostNameOf(site) ?? '');
  return hosts.some((host) => from === host || from.endsWith(`.${host}`));
}
