import { databaseOf } from '../db/databases.ts';
import { archiveOf, type Bindings } from '../env.ts';
import { hex } from '../lib/bytes.ts';
import { leafHash, treeHash } from '../lib/merkle.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { attempt, readFailedJobs } from '../log/job/job.ts';
import { rootMessage } from '../lib/root-message.ts';
import { leafFile } from '../log/evidence/block-leaves.ts';
import { readLines } from './anchored-lines.ts';
import {
  copyAnchor,
  extended,
  isNewest,
  parseLeaf,
  readAnchor,
  storeAnchor,
  hashesName,
  treeName,
} from './anchor-state.ts';
import { stampNewest } from './request-timestamp.ts';
import { signedSize } from './signed-size.ts';
import { logFailure } from '../http/log-event.ts';

/** The minute of each hour in which the job looks at the anchor log, so that all other runs cost nothing. */
const MINUTE = 37;
/** The lines of the last anchor, to find out which logs have changed. Without it, all logs count as changed. */
const LINES = 'anchor/lines.ndjson';

/**
 * Adds a leaf to the anchor log once a day (UTC), and requests a time stamp for its newest checkpoint. A failure is
 * reported like that of any other job of `DB`, and retried an hour later.
 */
export async function anchorDaily(env: Bindings, now: number) {
  if (Math.floor(now / 60) % 60 !== MINUTE) return;
  try {
    const bucket = archiveOf(env);
    const db = databaseOf(env.DB);
    const job = { db, database: 0, bucket, env, now, failed: await readFailedJobs(db) };
    await attempt(job, { step: 'anchor' }, () => addLeaf(env, bucket, now));
    if (env.TIMESTAMP_URL)
      await attempt(job, { step: 'timestamp' }, () => stampNewest(env, bucket, env.TIMESTAMP_URL));
  } catch (error) {
    logFailure('anchor failed', { error: rootMessage(error) });
  }
}

const dayOf = (time: number) => Math.floor(time / SECONDS_PER_DAY);

async function addLeaf(env: Bindings, bucket: R2Bucket, now: number) {
  const { state, etag } = (await readAnchor(env, bucket, true)) ?? {};
  if (!state && !env.PUBLIC_URL) return;
  const leaves = state?.leaves ?? [];
  const newest = leaves.at(-1);
  if (newest !== undefined && dayOf(parseLeaf(newest).at) >= dayOf(now)) return;
  const host = state?.host ?? new URL(env.PUBLIC_URL).host;
  const memory = await signedSize(env, { host, generation: state?.generation });
  if (!(await isNewest(bucket, leaves.length, etag, memory.size))) return;
  // The previous run may have stopped before it wrote the copy.
  if (state) await copyAnchor(bucket, state);

  const lines = await readLines(env);
  const known = new Set((await (await bucket.get(LINES))?.text())?.split('\n'));
  const changed = lines.filter((line) => !known.has(line));
  const hashes = changed.map((line) => leafHash(line));
  const tree = hex(treeHash(hashes));
  // Before the leaf, because a leaf without its tree would prove nothing.
  await bucket.put(treeName(tree), changed.join('\n'));
  await bucket.put(hashesName(tree), leafFile(hashes));
  const next = await extended(env, state, host, { tree, size: changed.length, at: now });
  if (!(await storeAnchor(bucket, next, etag))) return;
  await bucket.put(LINES, lines.join('\n'));
  await memory.store(next.leaves.length);
}
