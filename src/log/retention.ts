import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import { now, type Database } from '../env.ts';
import { indexed, nameOf, store } from './archive.ts';
import { lastSealed } from './entry.ts';
import { bucketFor, findBlocks, hashOf, isBlock, isEntryOf, linesOf, type Block } from './sealed.ts';

const DAY = 86_400;
const STEP = 1000;

/**
 * Deletes consents that are older than `days`, in at most `steps` bounded steps; the next call goes on. The day is the
 * unit: a sealed block, which has to be written anew without what has expired, is so at most once a day.
 */
export async function expire(db: Database, bucket: R2Bucket | undefined, days: number, steps = 10) {
  const cutoff = Math.floor(now() / DAY) * DAY - days * DAY;
  const blocks = await findBlocks(db, sql`b.oldest < ${cutoff}`, steps);
  for (const block of blocks) await expireSealed(db, bucket, block, cutoff);
  for (let step = blocks.length; step < steps; step++) {
    if (!(await expireCurrent(db, cutoff))) return;
  }
}

/** One step in a current block; says whether there was something to do. */
async function expireCurrent(db: Database, cutoff: number) {
  // Entries lie in the order of time: a block's first one tells whether any has expired.
  const [domain] = await all<{ id: string }>(
    db,
    sql`SELECT d.id FROM domains d WHERE (
        SELECT timestamp FROM consents WHERE domainId = d.id AND seq > ${lastSealed(sql`d.id`)} ORDER BY seq LIMIT 1
      ) < ${cutoff} LIMIT 1`,
  );
  if (!domain) return false;
  await all(
    db,
    sql`DELETE FROM consents WHERE domainId = ${domain.id} AND timestamp < ${cutoff} AND seq IN
      (SELECT seq FROM consents WHERE domainId = ${domain.id} AND seq > ${lastSealed(domain.id)} ORDER BY seq LIMIT ${STEP})`,
  );
  return true;
}

/**
 * Takes what has expired out of a sealed block. Its hash stays, as the link of the chain that it is; `remainderHash`
 * vouches for what remains.
 */
async function expireSealed(db: Database, bucket: R2Bucket | undefined, block: Block, cutoff: number) {
  const lines = await linesOf(db, bucket, block);
  if (!lines) throw new Error(`the object ${block.object} is missing`);
  const rest = lines.filter(({ timestamp }) => timestamp >= cutoff);
  const hash = rest.length > 0 ? await hashOf(rest, block.previousHash) : null;
  const oldest = rest.length > 0 ? Math.min(...rest.map(({ timestamp }) => timestamp)) : null;
  const moved =
    block.object && hash ? await store(bucketFor(block, bucket), nameOf(block, hash), rest) : undefined;
  await db.batch([
    all(db, sql`DELETE FROM consents WHERE ${isEntryOf(block)} AND timestamp < ${cutoff}`),
    all(
      db,
      sql`DELETE FROM archived WHERE domainId = ${block.domainId} AND block = ${block.number} AND ucid IN
        (SELECT unhex(value) FROM json_each(${JSON.stringify(lines.map(({ ucid }) => ucid))}))`,
    ),
    indexed(db, block, moved?.places ?? new Map()),
    all(
      db,
      sql`INSERT OR IGNORE INTO discarded SELECT object FROM blocks WHERE ${isBlock(block)} AND object IS NOT NULL`,
    ),
    all(
      db,
      sql`UPDATE blocks SET object = ${moved?.object ?? null}, oldest = ${oldest}, remainderHash = ${hash},
        expired = ${block.entries - rest.length} WHERE ${isBlock(block)}`,
    ),
  ]);
}

/** Deletes the objects that nothing refers to any more. */
export async function deleteDiscarded(db: Database, bucket: R2Bucket | undefined) {
  if (!bucket) return;
  const found = await all<{ object: string }>(db, sql`SELECT object FROM discarded LIMIT ${STEP}`);
  if (found.length === 0) return;
  const objects = found.map(({ object }) => object);
  await bucket.delete(objects);
  await all(
    db,
    sql`DELETE FROM discarded WHERE object IN (SELECT value FROM json_each(${JSON.stringify(objects)}))`,
  );
}
