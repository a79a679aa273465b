import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import { now, type Database } from '../env.ts';
import { REPEAT_WINDOW } from './append.ts';
import { daysOf } from './days.ts';
import { pack, type Line, type Range } from './object.ts';
import { expectedHash, findBlocks, hashOf, isBlock, isEntryOf, linesOf, type Block } from './sealed.ts';

/**
 * Moves sealed blocks from D1 to R2, at most `steps` of them: the object is written, read back and checked before any
 * row leaves D1, and then all of a block's rows leave at once. It may stop anywhere and is then done again: the same
 * block gives the same object. A block stays for as long as a repeated decision has to find its entry in D1.
 */
export async function archiveBlocks(db: Database, bucket: R2Bucket | undefined, steps = 5) {
  if (!bucket) return;
  const ripe = sql`b.hash IS NOT NULL AND b.object IS NULL AND b.entries > b.expired
    AND b.sealedAt < ${now() - REPEAT_WINDOW}`;
  for (const block of await findBlocks(db, ripe, steps)) {
    const lines = (await linesOf(db, bucket, block)) ?? [];
    const hash = await hashOf(lines, block.previousHash);
    // Also where another run was quicker and the rows have left already.
    if (hash !== expectedHash(block)) throw new Error(`${nameOf(block, hash)} is not what was sealed`);
    const { object, places } = await store(bucket, nameOf(block, hash), lines);
    await db.batch([
      indexed(db, block, places),
      all(
        db,
        sql`UPDATE blocks SET object = ${object}, days = coalesce(days, ${daysOf(isEntryOf(block))})
          WHERE ${isBlock(block)}`,
      ),
      all(db, sql`DELETE FROM consents WHERE ${isEntryOf(block)}`),
    ]);
  }
}

/** The name of a block's object: another content has another name. */
export const nameOf = ({ domainId, number }: Block, hash: string) =>
  `${prefixOf(domainId)}${String(number).padStart(6, '0')}-${hash.slice(0, 16)}.ndjson.gz`;

/** What the names of all of a domain's objects start with. */
export const prefixOf = (domainId: string) => `log/${domainId}/`;

/** Writes lines as an object and makes sure that they are there. */
export async function store(bucket: R2Bucket, object: string, lines: Line[]) {
  const { bytes, places } = pack(lines);
  // One that is already there was written by a try that was interrupted.
  await bucket.put(object, bytes, { onlyIf: new Headers({ 'If-None-Match': '*' }) });
  const stored = await bucket.get(object);
  if (!stored || Buffer.compare(Buffer.from(await stored.arrayBuffer()), bytes) !== 0) {
    // Damaged, or packed by another version of gzip. Nothing refers to it yet: the next try writes it anew.
    await bucket.delete(object);
    throw new Error(`the object ${object} was not read back as it was written`);
  }
  return { object, places };
}

/** The statement that writes down where each visitor's entries lie in a block's object. */
export const indexed = (db: Database, { domainId, number }: Block, places: Map<string, Range>) =>
  all(
    db,
    sql`INSERT OR REPLACE INTO archived (domainId, ucid, block, "offset", length)
      SELECT ${domainId}, unhex(value ->> 0), ${number}, value ->> 1, value ->> 2
      FROM json_each(${JSON.stringify(Array.from(places, ([ucid, { offset, length }]) => [ucid, offset, length]))})`,
  );
