import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { findSite } from './look-up.ts';
import { acceptsKey, wrongOrigin } from './calling-page.ts';

/** The fields of every call of a page: the embed key and the ID of its domain. */
export const callFields = {
  apiKey: z.string().check(z.maxLength(255)),
  domain: z.string().check(z.maxLength(255)),
};
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
