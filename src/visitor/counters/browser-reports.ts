import type { Context } from 'hono';
import * as z from 'zod/mini';
import { hostKinds, storageKinds } from '../../db/schema.ts';
import { addReports, strictReports } from '../../db/statistics/page-reports.ts';
import { dateOf } from '../../lib/time.ts';
import { createApp, now, type AppEnv } from '../../env.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { problem } from '../../http/problem.ts';
import { neighborhoodOf } from '../../lib/http/ip-network.ts';
import { lookupHash } from '../../lib/crypto/secret-key.ts';
import { parseWebsite } from '../../lib/http/host-names.ts';
import { reportLimits } from '../../http/rate-limit.ts';
import { readPayload } from '../../http/request-body.ts';
import { beginRecording, isRecording } from '../../domains/scan/recording-session.ts';
import { callFields } from '../../http/input-schemas.ts';
import { siteOfCall } from '../site/calling-page.ts';

const isHost = (name: string) => parseWebsite(name)?.hostKey === name && !name.includes(':');
/** Frames have a setting of their own. */
const blockedKinds = ['script', 'image', 'style', 'request'] as const;
const hostFields = {
  kind: z.enum(hostKinds),
  name: z.string().check(z.maxLength(253), z.refine(isHost, 'Must be a host name')),
};
const MAX_ENTRIES = 100;
const report = z.discriminatedUnion('kind', [
  z.strictObject({
    ...hostFields,
    kind: z.enum([...hostKinds, 'stillBlocked']),
    early: z.boolean(),
  }),
  z.strictObject({
    kind: z.enum(storageKinds),
    // Digits may identify a visitor, so the page sends a star instead of them.
    name: z.string().check(z.regex(/^[^\p{C}\d]{1,100}$/u, 'Must be a name without digits')),
    early: z.boolean(),
  }),
]);
export const reportSchema = z.strictObject({
  ...callFields,
  session: z.optional(z.string().check(z.maxLength(100))),
  seen: z.array(report).check(z.maxLength(MAX_ENTRIES)),
  strict: z.optional(
    z.strictObject({
      late: z.boolean(),
      blocked: z
        .array(z.strictObject({ ...hostFields, kind: z.enum(blockedKinds) }))
        .check(z.maxLength(MAX_ENTRIES)),
    }),
  ),
});
export const recordingSchema = z.strictObject({ ...callFields, token: z.string().check(z.maxLength(64)) });

/** Throws a 403 or 404 unless a page of a domain that wants reports sent the call. */
async function requireReporting(c: Context<AppEnv>, call: Parameters<typeof siteOfCall>[1]) {
  const { configuration } = await siteOfCall(c, call);
  if (!configuration.domain.recordScriptsOnWebsite)
    throw problem(403, 'Browser reports are off for this domain.');
}

/** A number for the visitor's network that is the same on one domain for one day: see the column `network` of `reports`. */
async function networkTag(c: Context<AppEnv>, domainId: string, day: string) {
  const network = neighborhoodOf(c.req.header('CF-Connecting-IP') ?? '');
  const hash = await lookupHash(c.env.SECRET_KEY, 'network of a report', `${domainId} ${day} ${network}`);
  // 0 is reserved for the owner's browser.
  return parseInt(hash.slice(0, 4), 16) || 1;
}

/** Stores which hosts a page has called and which names it has stored, without personal data of the visitor. */
export const browserReports = createApp().post('/', async (c) => {
  const { session, seen, strict, ...site } = await readPayload(c, reportSchema);
  await reportLimits.network(c, site.domain);
  await requireReporting(c, site);
  const byOwner = session !== undefined;
  if (byOwner && !(await isRecording(c.env, site.domain, session)))
    throw problem(403, 'This recording session has ended or does not exist.');
  if (!byOwner) await reportLimits.domain(c, site.domain);
  const day = dateOf(now());
  const reports = [...seen, ...(strict ? strictReports(strict) : [])];
  const add = async () =>
    addReports(c.var.db, site.domain, reports, day, byOwner ? 0 : await networkTag(c, site.domain, day));
  waitUntil(c, 'note what a page loads', add());
  return c.body(null, 204);
});

/** Lets the browser of an owner who followed a link of the console report everything that it loads for two hours. */
export const recordingSessions = createApp().post('/', async (c) => {
  const { token, ...site } = await readPayload(c, recordingSchema);
  // The domain's limit does not apply here, because anyone could use it up and stop the owner from recording.
  await reportLimits.network(c, site.domain);
  await requireReporting(c, site);
  const session = await beginRecording(c.env, c.var.db, site.domain, token);
  if (!session) throw problem(404, 'This recording link has been used or has expired.');
  return c.json({ session }, 201);
});
