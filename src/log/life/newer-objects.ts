import { and, eq, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { hex, sameBytes } from '../../lib/bytes.ts';
import { leafHash, treeHash } from '../../lib/merkle.ts';
import { LONGEST_BLOCK, retention } from '../../settings.ts';
import { indexStatement } from './archive-blocks.ts';
import { erasedSeqs } from '../erased-entries.ts';
import { archived, blocks, erased, isInState, isWithin, tombstones } from '../tables.ts';
import type { Job } from './job.ts';
import { isBlock, isUnchanged, objectOf, selectBlocks, type JobBlock } from './job-blocks.ts';
import { pack, read, unpackMember } from '../archive-object.ts';
import { prefixOf, type NamedLog } from './published-checkpoint.ts';
import {
  addTombstonesStatement,
  listAll,
  removeTombstonesStatement,
  objectName,
  tombstonesExist,
  storeObjects,
} from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Seconds that Time Travel reaches back: during this time a rollback itself may be undone. */
const TIME_TRAVEL = 30 * SECONDS_PER_DAY;

/**
 * Replaces objects to which the rolled-back database refers by the newer ones that an erasure wrote since. Throws if a
 * newer object is not the block’s.
 */
export async function adoptNewerObjects(job: Job, bucket: R2Bucket, log: NamedLog) {
  const objects = (await listAll(bucket, `${prefixOf(log)}blocks/`)).map(({ key }) => ({
    key,
    ...partsOf(key),
  }));
  const byBlock = Map.groupBy(objects, ({ block, root }) => `${block} ${root}`);
  const isOfLog = and(eq(blocks.log, log.id), isInState('archived'));
  for (const block of await selectBlocks(job.db).where(isOfLog)) {
    const same = byBlock.get(`${block.block} ${block.root.slice(0, 16)}`) ?? [];
    const newest = same.reduce((a, b) => (b.revision > a.revision ? b : a), {
      key: '',
      revision: block.revision,
    });
    if (newest.key) await adopt(job, bucket, block, newest);
  }
}

const partsOf = (key: string) => {
  const [, block, root, revision] =
    /(\d+)-([0-9a-f]{16})(?:-r(\d+)-[0-9a-f]{8}\.ndjson\.gz)?$/.exec(key) ?? [];
  return { block: Number(block), root, revision: Number(revision) };
};

/** Compresses the lines of the newer object again, because only the lost database rows had its members. */
async function adopt(
  job: Job,
  bucket: R2Bucket,
  old: JobBlock,
  { key, revision }: { key: string; revision: number },
) {
  const { log, block, first, last, root } = old;
  const isErased = isWithin(erased, log.id, first, last);
  const count = last - first + 1;
  const file = await read(bucket, old.leaves!, { offset: 0, length: count * 32 });
  const hashes = Array.from({ length: count }, (_, i) => file.subarray(i * 32, i * 32 + 32));
  if (hex(treeHash(hashes)) !== root)
    throw new Error(`the file ${old.leaves!} is not that of block ${block}`);
  const known = await erasedSeqs(job.db, isErased);
  const lines = unpackMember(await read(bucket, key)).filter(({ seq }) => !known.has(seq));
  for (const { seq, text } of lines)
    if (!hashes[seq - first] || !sameBytes(leafHash(text), hashes[seq - first]!))
      throw new Error(`the object ${key} is not that of block ${block}`);
  const kept = new Set(lines.map(({ seq }) => seq));
  const gone = hashes
    .map((leaf, i) => [first + i, old.to, hex(leaf)] as const)
    .filter(([seq]) => !kept.has(seq) && !known.has(seq));

  const { members, places, starts } = pack(lines);
  const name = objectName(old, revision, members);
  await storeObjects(job, bucket, old, [{ name, bytes: new Uint8Array(Buffer.concat(members)) }]);
  await conditionalBatch(
    job.db,
    sql`${isUnchanged(old)} AND ${job.db.$count(erased, isErased)} = ${known.size} AND ${tombstonesExist(job, name)}`,
    [
      job.db
        .update(blocks)
        .set(objectOf(name, members, starts, revision))
        .where(isBlock(old)),
      rawQuery(
        job.db,
        sql`INSERT INTO ${erased} (log, seq, timestamp, leaf)
          SELECT ${log.id}, value ->> 0, value ->> 1, unhex(value ->> 2) FROM json_each(${JSON.stringify(gone)})`,
      ),
      // It is unknown whose rows they are, so the whole index is searched.
      job.db.delete(archived).where(and(eq(archived.log, log.id), eq(archived.block, block))),
      indexStatement(job, log.id, block, places),
      removeTombstonesStatement(job, name),
      addTombstonesStatement(job, old, old.object),
    ],
  );
}

/**
 * Adds tombstones for the objects of blocks that the database has lost or not yet archived again. They are deleted when
 * the rollback can no longer be undone or their entries are too old.
 */
export async function addForgottenTombstones({ db, env, now }: Job, bucket: R2Bucket, log: NamedLog) {
  const prefix = prefixOf(log);
  const found = [await listAll(bucket, `${prefix}blocks/`), await listAll(bucket, `${prefix}leaves/`)].flat();
  // An object is younger than its entries by at most the maximum age of a block.
  const goesAt = ({ uploaded }: R2Object) =>
    Math.min(now + TIME_TRAVEL, Math.floor(uploaded.getTime() / 1000) - LONGEST_BLOCK + retention(env));
  const objects = found.map((object) => [
    object.key,
    partsOf(object.key).block,
    Math.max(now, goesAt(object)),
  ]);
  for (let from = 0; from < objects.length; from += 5000)
    await rawQuery(
      db,
      sql`INSERT INTO ${tombstones} (object, log, block, at)
        SELECT value ->> 0, ${log.id}, value ->> 1, value ->> 2
        FROM json_each(${JSON.stringify(objects.slice(from, from + 5000))}) WHERE NOT EXISTS (
          SELECT 1 FROM ${blocks} WHERE log = ${log.id} AND number = value ->> 1 AND value ->> 0 IN (object, leaves))
        ON CONFLICT DO NOTHING`,
    );
}
