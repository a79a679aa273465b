import { and, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { batchIf } from '../../db/batch-if.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { isOngoing } from '../log.ts';
import { memberOf } from './archive-format.ts';
import { objectName, type NamedBlock } from '../object-names.ts';
import type { Job } from '../job.ts';
import { blocks, erased, isInRange, tombstones } from '../tables.ts';
import { isBlock, isBlockUnchanged, type JobBlock } from './pending-blocks.ts';

const NEW = new Headers({ 'If-None-Match': '*' });

/** The lines of a block in members; `erased` is the number of its entries that they lack. */
type BlockObject = {
  id: string;
  revision?: number;
  members: Uint8Array[];
  starts: typeof blocks.$inferSelect.starts;
  erased: number;
};

/**
 * Writes an object and makes its block refer to it, in one batch with other statements, unless the block or its number of
 * erased entries has changed. Throws if it cannot be written or is being deleted.
 */
export async function replaceObject(
  job: Job,
  block: JobBlock,
  { id, revision = 0, members, starts, erased: erasedCount }: BlockObject,
  statements: BatchItem<'sqlite'>[],
) {
  const { db } = job;
  const { log, first, last } = block;
  const name = objectName(block, id, revision, members);
  await storeObject(job, block, name, new Uint8Array(Buffer.concat(members)));
  const isStored = and(eq(tombstones.object, name), eq(tombstones.state, 'listed'));
  return batchIf(
    db,
    sql`${isBlockUnchanged(block)}
      AND ${db.$count(erased, isInRange(erased, log.id, first, last))} = ${erasedCount}
      AND ${db.$count(tombstones, isStored)} = 1`,
    [
      db
        .update(blocks)
        .set({
          state: 'archived',
          object: name,
          members: members.map(memberOf),
          starts,
          revision,
          dirty: false,
        })
        .where(isBlock(block)),
      ...statements,
      db.delete(tombstones).where(eq(tombstones.object, name)),
      ...(block.object === null ? [] : [addTombstoneStatement(job, block, block.object)]),
    ],
  );
}

/** Writes an object and verifies that it exists. Its tombstone comes first, and the batch that refers to it removes it. */
async function storeObject(job: Job, block: NamedBlock, name: string, bytes: Uint8Array) {
  const { db, bucket } = job;
  const listed = await rawQuery(
    db,
    sql`${insertTombstone(job, block, name)} WHERE ${isOngoing(block.log.id)} ${orRenew} RETURNING object`,
  );
  if (listed.length === 0) throw new Error('an object of this name is being deleted, or the log has ended');
  await bucket.put(name, bytes, { onlyIf: NEW });
  if (await isThere(bucket, name, bytes)) return;
  // The name depends on the contents, so a different object is damaged.
  await bucket.put(name, bytes);
  if (!(await isThere(bucket, name, bytes)))
    throw new Error(`the object ${name} differs from what was written`);
}

async function isThere(bucket: R2Bucket, name: string, bytes: Uint8Array) {
  const found = await bucket.get(name);
  return found !== null && Buffer.compare(new Uint8Array(await found.arrayBuffer()), bytes) === 0;
}

/** Writes an object that is named by its contents and stays as long as the log; returns null if it exists. */
export const putOnce = (bucket: R2Bucket, name: string, contents: string | Uint8Array) =>
  bucket.put(name, contents, { onlyIf: NEW });

const insertTombstone = ({ now }: Job, { log, block }: NamedBlock, name: string) =>
  sql`INSERT INTO ${tombstones} (object, log, block, at) SELECT ${name}, ${log.id}, ${block}, ${now}`;
const orRenew = sql`ON CONFLICT DO UPDATE SET at = excluded.at WHERE state = 'listed'`;

/** The statement that adds a tombstone for an object that no block refers to any more. */
export const addTombstoneStatement = (job: Job, block: NamedBlock, name: string) =>
  rawQuery(job.db, sql`${insertTombstone(job, block, name)} WHERE true ${orRenew}`);

/** All objects with a prefix, after a name if one is given. */
export async function listAll(bucket: R2Bucket, prefix: string, startAfter?: string) {
  const found: R2Object[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list({ prefix, ...(cursor ? { cursor } : startAfter && { startAfter }) });
    found.push(...page.objects);
    if (!page.truncated) return found;
    cursor = page.cursor;
  }
}
