import type { Context } from 'hono';
import * as z from 'zod/mini';
import { hostKinds, storageKinds } from '../db/schema.ts';
import { addReports } from '../db/reports.ts';
import { dateOf } from '../db/statistics.ts';
import { createApp, now, type AppEnv } from '../env.ts';
import { waitUntil } from '../http/wait-until.ts';
import { missing, problem } from '../http/problem.ts';
import { neighbourhoodOf } from '../lib/network.ts';
import { lookupHash } from '../lib/secrets.ts';
import { parseWebsite } from '../lib/website.ts';
import { reportLimits } from './rate-limits.ts';
import { isFromHosts } from './origin.ts';
import { readPayload } from './payload.ts';
import { beginRecording, isRecording } from '../clients/recording.ts';
import { loadSite } from './site-cache.ts';
import { lookUpDomain } from './domain-lookup.ts';

const of = {
  apiKey: z.string().check(z.maxLength(255)),
  domain: z.string().check(z.maxLength(255)),
};
const isHost = (name: string) => parseWebsite(name)?.hostKey === name && !name.includes(':');
const report = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(hostKinds),
    name: z.string().check(z.maxLength(253), z.refine(isHost, 'Must be a host name')),
    early: z.boolean(),
  }),
  z.strictObject({
    kind: z.enum(storageKinds),
    // Digits are the visitor's own: the page has a star in their place.
    name: z.string().check(z.regex(/^[^\p{C}\d]{1,100}$/u, 'Must be a name without digits')),
    early: z.boolean(),
  }),
]);
export const reportSchema = z.strictObject({
  ...of,
  session: z.optional(z.string().check(z.maxLength(100))),
  seen: z.array(report).check(z.minLength(1), z.maxLength(100)),
});
export const recordingSchema = z.strictObject({ ...of, token: z.string().check(z.maxLength(64)) });

/** Throws unless the call comes from a page of a domain that wants to know what its pages load. */
async function check(c: Context<AppEnv>, { apiKey, domain: domainId }: { apiKey: string; domain: string }) {
  const found = await lookUpDomain(c, domainId, () => loadSite(c.var.db, domainId));
  if (!found?.domain.embedKeys.includes(apiKey)) throw missing('embed key or domain');
  if (!isFromHosts(c.req.header('Origin'), found.domain.hosts))
    throw problem(403, 'The "Origin" header must be that of a page of this domain.');
  if (!found.site.source.domain.recordScriptsOnWebsite)
    throw problem(403, 'Browser reports are off for this domain.');
}

/** Tells the networks of a domain's day apart: see the column `network` of `reports`. */
async function networkTag(c: Context<AppEnv>, domainId: string, day: string) {
  const network = neighbourhoodOf(c.req.header('CF-Connecting-IP') ?? '');
  const hash = await lookupHash(c.env.SECRET_KEY, 'network of a report', `${domainId} ${day} ${network}`);
  // 0 is the owner.
  return parseInt(hash.slice(0, 4), 16) || 1;
}

/** Notes what a page has loaded and stored, by host and name, without a trace of who was there. */
export const browserReports = createApp().post('/', async (c) => {
  const { session, seen, ...site } = await readPayload(c, reportSchema);
  await reportLimits.network(c, site.domain);
  await check(c, site);
  const byOwner = session !== undefined;
  if (byOwner && !(await isRecording(c.env, site.domain, session)))
    throw problem(403, 'This recording session has ended or does not exist.');
  if (!byOwner) await reportLimits.domain(c, site.domain);
  const day = dateOf(now());
  const add = async () =>
    addReports(c.var.db, site.domain, seen, day, byOwner ? 0 : await networkTag(c, site.domain, day));
  waitUntil(c, 'note what a page loads', add());
  return c.body(null, 204);
});

/** Lets the browser of an owner, who followed a link of the console, report whatever it loads for two hours. */
export const recordingSessions = createApp().post('/', async (c) => {
  const { token, ...site } = await readPayload(c, recordingSchema);
  // The domain's limit does not count here: strangers must not keep the owner from beginning.
  await reportLimits.network(c, site.domain);
  await check(c, site);
  const session = await beginRecording(c.env, c.var.db, site.domain, token);
  if (!session) throw problem(404, 'This recording link has been used or has expired.');
  return c.json({ session }, 201);
});
