import type { Context } from 'hono';
import { now, type AppEnv } from '../../env.ts';
import { missing, problem } from '../../http/problem.ts';
import { isFromHosts } from '../../lib/http/is-from-hosts.ts';
import { findSite } from './look-up.ts';
import type { PublishedSite } from './published-site.ts';

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
