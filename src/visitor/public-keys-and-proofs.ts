import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { createApp, type AppEnv } from '../env.ts';
import { hex64, text, wholeNumber } from '../http/input-schemas.ts';
import { invalid, missing, problem, required } from '../http/problem.ts';
import { networkOfCall, requireWithin } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { publishedKeys, type KeyHistory } from '../log/evidence/signing-key.ts';
import { publicConsistency, publicProof } from '../log/evidence/record-proofs.ts';
import { logAt } from '../log/log.ts';
import { foundAt, queryLog } from '../log/log-query.ts';
import { logs, notEnded, trees } from '../log/tables.ts';
import { readCheckpoint } from '../log/tree/signed-tree.ts';
import { findSite } from './site/look-up.ts';

/** The log whose checkpoint is wanted. */
const publicCheckpointParameters = z.object({ domain: text() });

/** The record whose proof is wanted, by its number and its entry, or the size from which the log is to be proven to extend. */
export const publicProofParameters = z.object({
  domain: text(),
  seq: z.optional(wholeNumber(1, 1e15)),
  entry: z.optional(hex64),
  from: z.optional(wholeNumber(0, 1e15)),
});

/**
 * The public keys of a domain's log, and proofs by which a visitor verifies a receipt without a key. Throws a 404 if there
 * is no such domain. The responses say nothing about anybody else.
 */
export const keysAndProofs = createApp()
  .get('/log-key', async (c) => {
    const domainId = c.req.query('domain') ?? '';
    const what = 'Too many requests for the keys of logs from this network';
    await requireWithin(c.env, 'PROOF_RATE', `keys ${networkOfCall(c)}`, what);
    const history = await readKeyRow(c, domainId);
    const [current, ...former] = await publishedKeys(c.env, domainId, history);
    c.header('Cache-Control', 'public, max-age=60');
    const { jwk, verifier } = current!;
    return c.json({
      jwk,
      verifier,
      former: former.map(({ jwk, verifier, lastSize }) => ({ jwk, verifier, lastSize })),
    });
  })
  .get('/checkpoint', validate('query', publicCheckpointParameters), async (c) => {
    const log = await logToProve(c, c.req.valid('query').domain);
    return c.text(await queryLog(log, readCheckpoint(c.env)));
  })
  .get('/proof', validate('query', publicProofParameters), async (c) => {
    const { domain, seq, entry, from } = c.req.valid('query');
    if (from === undefined && (seq === undefined || entry === undefined))
      throw invalid({
        pointer: seq === undefined ? '/seq' : '/entry',
        detail: 'This property is required, unless "from" is given.',
      });
    const log = await logToProve(c, domain);
    if (from !== undefined) {
      const proof = await publicConsistency(c.env, log, from);
      if (proof !== undefined) return c.text(proof);
      throw problem(404, 'The current checkpoint covers fewer records than "from".');
    }
    const proof = await publicProof(c.env, log, seq!, entry!);
    if (proof !== undefined) return c.text(proof);
    // One response for all reasons, so that nobody can find out about a record without its entry.
    throw problem(
      404,
      'The current checkpoint covers no record with this number and entry. A record is covered about ten minutes after it was stored.',
    );
  });

/** The log of a domain, for a call within the limit of its network; throws a 404 or a 429. */
async function logToProve(c: Context<AppEnv>, domain: string) {
  const what = 'Too many requests for proofs from this network';
  await requireWithin(c.env, 'PROOF_RATE', networkOfCall(c), what);
  const { site } = required(await findSite(c, domain), 'domain');
  return foundAt(c.env, site.log);
}

/** The keys of a log; one that is not where the published configuration says may have been replaced after a rollback. */
async function readKeyRow(c: Context<AppEnv>, domainId: string, isFresh = false): Promise<KeyHistory> {
  const found = required(await findSite(c, domainId, { fresh: isFresh }), 'domain');
  const { db, id } = logAt(c.env, found.site.log);
  const [log] = await db
    .select({ number: logs.number, generation: trees.generation, former: trees.former })
    .from(logs)
    .innerJoin(trees, eq(trees.log, logs.id))
    .where(and(eq(logs.id, id), eq(logs.domainId, domainId), notEnded));
  if (log) return log;
  if (found.fresh) throw missing('domain');
  return readKeyRow(c, domainId, true);
}
