import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../../env.ts';
import { invalid } from '../../http/problem.ts';
import { callFields, hex64 } from '../../http/input-schemas.ts';
import { readPayload, requirePayload } from '../../http/request-body.ts';
import { decisionLimits } from '../../http/rate-limit.ts';
import { randomHex } from '../../lib/crypto/random.ts';

/** The signals of a decision: what the browser asks for, that the website drew the banner, and that a program rejected. */
const signals = ['dnt', 'gpc', 'own-banner', 'program'] as const;

export const consentSchema = z.strictObject({
  ...callFields,
  ucid: z.optional(hex64),
  consent: z.boolean(),
  embeddings: z.array(z.string().check(z.maxLength(255))).check(z.maxLength(2000)),
  manipulationPrevention: z.optional(z.boolean()),
  lang: z.optional(z.string().check(z.maxLength(35))),
  notice: z.optional(hex64),
  signals: z.optional(z.array(z.enum(signals)).check(z.maxLength(signals.length))),
});
export type Payload = z.infer<typeof consentSchema> & { ucid: string };

/**
 * The decision that a page sends, with a new consent ID if it has none. If its address names the domain, the limit of the
 * network is checked before the body is read. Throws a 400, 408, 413, 415 or 429.
 */
export async function parseDecision(c: Context<AppEnv>): Promise<Payload> {
  const named = c.req.query('domain');
  requirePayload(c);
  if (named !== undefined) await decisionLimits.network(c, named);
  const payload = await readPayload(c, consentSchema);
  if (named === undefined) await decisionLimits.network(c, payload.domain);
  else if (named !== payload.domain)
    throw invalid({ pointer: '/domain', detail: 'Must be the domain ID in the request URL.' });
  return { ...payload, ucid: payload.ucid ?? randomHex(32) };
}
