import * as z from 'zod/mini';
import { createMiddleware } from 'hono/factory';
import { archiveOf, type AppEnv, type Bindings } from '../env.ts';
import { Hono } from '../http/hono.ts';
import { wholeNumber } from '../http/input-schemas.ts';
import { invalid, missing, problem } from '../http/problem.ts';
import { networkOfCall, tooMany, withinRateLimit } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { hex } from '../lib/bytes.ts';
import { jwkOf } from '../lib/ed25519.ts';
import { consistencyProof } from '../lib/merkle.ts';
import { verifierKey } from '../lib/signed-note.ts';
import { notOrdered, proofParameters } from '../log/http/evidence-routes.ts';
import { anchorSigner } from './anchor-key.ts';
import { nodesOf, readAnchor, timestampName, type AnchorState } from './anchor-state.ts';

/** The first of the leaves to return, by its index. */
export const firstLeaf = z.object({ from: z.prefault(wholeNumber(0, 1e15), 0) });
const ofSize = z.object({ size: wholeNumber(1, 1e15) });

type WithAnchor = AppEnv & { Variables: { anchor: AnchorState; bucket: R2Bucket } };

/** Provides the routes after it with the anchor log; throws a 404 that says why there is none. */
const withAnchor = createMiddleware<WithAnchor>(async (c, next) => {
  if (!(await withinRateLimit(c.env, 'UNKNOWN_RATE', `anchor ${networkOfCall(c)}`)))
    throw tooMany('Too many requests for the anchor log from this network');
  const bucket = archiveOf(c.env);
  const found = await readAnchor(c.env, bucket);
  if (!found)
    throw problem(
      404,
      c.env.PUBLIC_URL
        ? 'The anchor log of this service has no checkpoint yet. The first one is signed within an hour.'
        : 'This service has no anchor log, because PUBLIC_URL is not set. The operator can set it.',
    );
  c.set('anchor', found.state);
  c.set('bucket', bucket);
  c.header('Cache-Control', 'public, max-age=60');
  await next();
});

/** The public routes of the anchor log. */
export const anchor = new Hono<WithAnchor>()
  .use(withAnchor)
  .get('/checkpoint', (c) => c.text(c.var.anchor.note))
  .get('/leaves', validate('query', firstLeaf), (c) => {
    const lines = c.var.anchor.leaves.slice(c.req.valid('query').from);
    const body = lines.map((line) => `${line}\n`).join('');
    return c.body(body, 200, { 'Content-Type': 'application/x-ndjson' });
  })
  .get('/proof', validate('query', proofParameters), (c) => {
    const { from, to } = c.req.valid('query');
    const { leaves } = c.var.anchor;
    if (from > to) throw notOrdered();
    if (to > leaves.length) throw tooLarge('/to', leaves.length);
    return c.json({ proof: consistencyProof(from, to, nodesOf(leaves)).map(hex) });
  })
  .get('/key', async (c) => {
    const { generation, former } = c.var.anchor;
    const current = await published(c.env, c.var.anchor, generation);
    const replaced = former.map(async ([old, lastSize]) => ({
      ...(await published(c.env, c.var.anchor, old)),
      lastSize,
    }));
    return c.json({ ...current, former: await Promise.all(replaced) });
  })
  .get('/timestamp', validate('query', ofSize), async (c) => {
    const { size } = c.req.valid('query');
    const { leaves } = c.var.anchor;
    if (size > leaves.length) throw tooLarge('/size', leaves.length);
    const token = await c.var.bucket.get(timestampName(size));
    if (!token) throw missing(`time stamp of checkpoint ${size}`);
    return c.body(await token.arrayBuffer(), 200, { 'Content-Type': 'application/timestamp-token' });
  });

const tooLarge = (pointer: string, size: number) =>
  invalid({ pointer, detail: `Must not be greater than ${size}, the size of the newest checkpoint.` });

async function published(env: Bindings, state: AnchorState, generation: number) {
  const { name, publicKey } = await anchorSigner(env, state, generation);
  return { jwk: jwkOf(publicKey), verifier: verifierKey(name, publicKey) };
}
