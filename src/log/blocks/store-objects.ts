import { and, eq, inArray, sql } from 'drizzle-orm';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { isOngoing } from '../log.ts';
import { tombstones } from '../tables.ts';
import type { Job } from '../job.ts';
import type { NamedBlock } from '../object-names.ts';

const NEW = new Headers({ 'If-None-Match': '*' });

/**
 * Writes objects of a block and verifies that they exist. Each gets a tombstone first, which the batch that refers to
 * it removes. Throws if one cannot be written or is being deleted.
 */
export async function storeObjects(
  { db, bucket, now }: Job,
  { log, block }: NamedBlock,
  objects: { name: string; bytes: Uint8Array }[],
) {
  const names = objects.map(({ name }) => name);
  const listed = await rawQuery(
    db,
    sql`${insertTombstones(names, log.id, block, now)}
      WHERE ${isOngoing(log.id)} ${orRenew} RETURNING object`,
  );
  if (listed.length < objects.length)
    throw new Error('an object of this name is being deleted, or the log has ended');
  for (const { name, bytes } of objects) {
    await bucket.put(name, bytes, { onlyIf: NEW });
    if (await isThere(bucket, name, bytes)) continue;
    // The name depends on the contents, so a different object is damaged.
    await bucket.put(name, bytes);
    if (!(await isThere(bucket, name, bytes)))
      throw new Error(`the object ${name} differs from what was written`);
  }
}

async function isThere(bucket: R2Bucket, name: string, bytes: Uint8Array) {
  const found = await bucket.get(name);
  return found !== null && Buffer.compare(new Uint8Array(await found.arrayBuffer()), bytes) === 0;
}

/** Writes an object that is named by its contents and stays as long as the log; returns null if it exists. */
export const putOnce = (bucket: R2Bucket, name: string, contents: string | Uint8Array) =>
  bucket.put(name, contents, { onlyIf: NEW });

const isListed = (names: string[]) =>
  and(eq(tombstones.state, 'listed'), inArray(tombstones.object, valuesOf(names)));

const insertTombstones = (names: string[], log: number, block: number, at: number) =>
  sql`INSERT INTO ${tombstones} (object, log, block, at)
    SELECT value, ${log}, ${block}, ${at} FROM json_each(${JSON.stringify(names)})`;
const orRenew = sql`ON CONFLICT DO UPDATE SET at = excluded.at WHERE state = 'listed'`;

/** The condition that objects still have their tombstones and are not being deleted; only then may a block refer to them. */
export const tombstonesExist = ({ db }: Job, ...names: string[]) =>
  sql`${db.$count(tombstones, isListed(names))} = ${names.length}`;

/** The statement that removes the tombstones of objects to which a block now refers. */
export const removeTombstonesStatement = ({ db }: Job, ...names: string[]) =>
  db.delete(tombstones).where(inArray(tombstones.object, valuesOf(names)));

/** The statement that adds tombstones for objects that no block refers to any more; a NULL is skipped. */
export function addTombstonesStatement(
  { db, now }: Job,
  { log, block }: NamedBlock,
  ...names: (string | null)[]
) {
  const objects = names.filter((name) => name !== null);
  return rawQuery(db, sql`${insertTombstones(objects, log.id, block, now)} WHERE true ${orRenew}`);
}

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
