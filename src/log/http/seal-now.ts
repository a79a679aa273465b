import type { Context } from 'hono';
import { now, type Bindings } from '../../env.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { blockLimits } from '../../settings.ts';
import { signCheckpoints } from '../life/sign-checkpoints.ts';
import { hashBlocks } from '../life/hash-blocks.ts';
import { ask, type FoundLog } from '../question.ts';
import { sealNow } from '../seal.ts';

/**
 * Seals the open block and gives what was sealed; undefined for an empty one, which stays open. It need not wait for
 * the job to be hashed.
 */
export async function seal(c: Context, log: FoundLog) {
  const env = c.env as Bindings;
  const sealed = await ask(log, sealNow(blockLimits(env)));
  if (sealed) waitUntil(c, 'hash the block', hash(env, log));
  return sealed;
}

async function hash(env: Bindings, { db, bucket, location }: FoundLog) {
  const job = { db, bucket, env, now: now() };
  await hashBlocks(job, { log: location.id });
  await signCheckpoints(job, { log: location.id });
}
