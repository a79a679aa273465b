import type { Context } from 'hono';
import { now, type AppEnv } from '../../env.ts';
import { missing, problem } from '../../http/problem.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { hostNameOf } from '../../lib/http/host-names.ts';
import { findSite } from './look-up.ts';
import type { PublishedSite } from './published-site.ts';

// A look-up in the cache is quicker than parsing the origin as a `URL`.
const known = ttlCache<string>(500);

/** Whether an origin belongs to one of the hosts or to a subdomain of one. */
export function isFromHosts(origin: string | undefined, hosts: string[]) {
  const site = origin && /^https?:\/\/[^/?#]*/.exec(origin)?.[0];
  if (!site) return false;
  const from = known.get(site) ?? known.set(site, hostNameOf(site) ?? '');
  return hosts.some((host) => from === host || from.endsWith(`.${host}`));
}

/** The problem of a call that was not sent by a page of these hosts; undefined if it was. */
export const wrongOrigin = (c: Context, hosts: string[]) =>
  isFromHosts(c.req.header('Origin'), hosts)
    ? undefined
    : problem(403, 'The "Origin" header must be that of a page of this domain.');

/** Whether a snippet with this embed key may use the site. */
export const acceptsKey = ({ embedKeys }: PublishedSite, embedKey: string) =>
  embedKeys.some(({ key, expiresAt = Infinity }) => key === embedKey && expiresAt > now());

type Call = { apiKey: string; domain: string };

/** The domain of an embed key. Throws a 404 for a wrong key or domain. */
export async function siteOfKey(c: Context<AppEnv>, { apiKey, domain }: Call) {
  const found = await findSite(c, domain);
  if (!found || !acceptsKey(found.site, apiKey)) throw missing('embed key or domain');
  return found.site;
}

/** The domain that a page calls for. Throws as `siteOfKey` does, and a 403 for a page of another website. */
export async function siteOfCall(c: Context<AppEnv>, call: Call) {
  const site = await siteOfKey(c, call);
  const refusal = wrongOrigin(c, site.hosts);
  if (refusal) throw refusal;
  return site;
}
