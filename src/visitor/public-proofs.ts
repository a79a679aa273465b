import type { Context } from 'hono';
import * as z from 'zod/mini';
import { createApp, type AppEnv } from '../env.ts';
import { hex64, text, wholeNumber } from '../http/input-schemas.ts';
import { invalid, missing, problem } from '../http/problem.ts';
import { networkOfCall, tooMany, withinRateLimit } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { inclusionOf } from '../log/evidence/entry-proofs.ts';
import { answerCheckpoint, answerProof, proofParameters } from '../log/http/evidence-routes.ts';
import { foundAt, type FoundLog } from '../log/question.ts';
import { askWith } from '../log/http/with-log.ts';
import { findSite } from './look-up.ts';

const domain = text();
const { from, to } = proofParameters.shape;

/** Either `from` and `to` for a consistency proof, or `seq` and `leaf` for the inclusion proof of an entry. */
export const publicProofParameters = z.object({
  domain,
  from: z.optional(from),
  to: z.optional(to),
  seq: z.optional(wholeNumber(1, 1e15)),
  leaf: z.optional(hex64),
});

/** Lets a visitor verify a receipt without a key. The responses say nothing about anybody else. */
export const publicProofs = createApp()
  .get('/checkpoint', validate('query', z.object({ domain })), async (c) => {
    const log = await publicLog(c, c.req.valid('query').domain);
    return answerCheckpoint(c, askWith(log));
  })
  .get('/proof', validate('query', publicProofParameters), async (c) => {
    const { domain, from, to, seq, leaf } = c.req.valid('query');
    const log = await publicLog(c, domain);
    if (seq !== undefined && leaf !== undefined) return c.json(await inclusionProof(log, seq, leaf));
    if (from !== undefined && to !== undefined) return answerProof(c, askWith(log), { from, to });
    throw invalid({
      pointer: '',
      detail: 'Either "from" and "to", or "seq" and "leaf" are required.',
    });
  });

/** The log of any domain; throws a 404 if there is no such domain, and a 429 for a network that asks too often. */
async function publicLog(c: Context<AppEnv>, domainId: string): Promise<FoundLog> {
  if (!(await withinRateLimit(c.env, 'PROOF_RATE', networkOfCall(c))))
    throw tooMany('Too many requests for proofs from this network');
  const found = await findSite(c, domainId);
  if (!found) throw missing('domain');
  return foundAt(c.env, found.site.log);
}

async function inclusionProof(log: FoundLog, seq: number, leaf: string) {
  const proof = await inclusionOf(log, seq, leaf);
  // One response for all reasons, so that nobody can find out about an entry without its leaf.
  if (!proof)
    throw problem(
      404,
      'The newest checkpoint covers no entry with this number and leaf hash. An entry is covered a minute or two after its block is sealed, and provable until its retention period ends.',
    );
  return proof;
}
