import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { findSite } from './look-up.ts';
import { acceptsKey, wrongOrigin } from './calling-page.ts';

/** The domain that a page calls for. Throws a 404 for a wrong embed key or domain, a 403 for a page of another website. */
export async function siteOfCall(
  c: Context<AppEnv>,
  { apiKey, domain: domainId }: { apiKey: string; domain: string },
) {
  const found = await findSite(c, domainId);
  if (!found || !acceptsKey(found.site, apiKey)) throw missing('embed key or domain');
  const refusal = wrongOrigin(c, found.site.hosts);
  if (refusal) throw refusal;
  return found.site;
}
