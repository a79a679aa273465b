import type { Context } from 'hono';
import * as z from 'zod/mini';
import { createApp, type AppEnv } from '../env.ts';
import { hex64, text, wholeNumber } from '../http/input-schemas.ts';
import { problem, required } from '../http/problem.ts';
import { networkOfCall, requireWithin } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { publicProof } from '../log/evidence/record-proofs.ts';
import { foundAt, type FoundLog } from '../log/log-query.ts';
import { findSite } from './site/look-up.ts';

/** The record whose proof is wanted, by its number and its entry; with `from`, the proof that the log extends this size. */
export const publicProofParameters = z.object({
  domain: text(),
  seq: wholeNumber(1, 1e15),
  entry: hex64,
  from: z.optional(wholeNumber(0, 1e15)),
});

/** Lets a visitor verify a receipt without a key. The responses say nothing about anybody else. */
export const publicProofs = createApp().get('/proof', validate('query', publicProofParameters), async (c) => {
  const { domain, ...record } = c.req.valid('query');
  const proof = await publicProof(c.env, await publicLog(c, domain), record);
  if (proof !== undefined) return c.text(proof);
  // One response for all reasons, so that nobody can find out about a record without its entry.
  throw problem(
    404,
    'The current checkpoint covers no record with this number and entry. A record is covered about ten minutes after it was stored.',
  );
});

/** The log of any domain; throws a 404 if there is no such domain, and a 429 for a network that asks too often. */
async function publicLog(c: Context<AppEnv>, domainId: string): Promise<FoundLog> {
  const what = 'Too many requests for proofs from this network';
  await requireWithin(c.env, 'PROOF_RATE', networkOfCall(c), what);
  const found = required(await findSite(c, domainId), 'domain');
  return foundAt(c.env, found.site.log);
}
