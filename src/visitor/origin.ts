import { ttlCache } from '../lib/ttl-cache.ts';
import { hostNameOf } from '../lib/website.ts';

// Remembered, as an `URL` takes longer than to look one up.
const known = ttlCache<string>(500);

/** Whether an origin is one of the hosts or a sub-domain of one. */
export function isFromHosts(origin: string | undefined, hosts: string[]) {
  const site = origin && /^https?:\/\/[^/?#]*/.exec(origin)?.[0];
  if (!site) return false;
  const from = known.get(site) ?? known.set(site, hostNameOf(site) ?? '');
  return hosts.some((host) => from === host || from.endsWith(`.${host}`));
}
