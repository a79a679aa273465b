import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { unhex } from '../../lib/bytes.ts';
import { eraseVisitor, type Marker } from './erase-visitor.ts';
import { visitorHash } from '../hashed-visitor.ts';
import type { Noted } from '../reading/visitor-entries.ts';
import type { Job } from './job.ts';
import { read, readLines } from '../archive-object.ts';
import { prefixOf, type NamedLog } from './published-checkpoint.ts';
import { listAll } from './bucket-objects.ts';

/**
 * Erases once more what was erased before the database was set back: the markers in the bucket say what. Throws where
 * one cannot be done.
 */
export async function repeatErasures({ db }: Job, bucket: R2Bucket, named: NamedLog) {
  const log = { db, id: sql`${named.id}` };
  for (const { key } of await listAll(bucket, `${prefixOf(named)}erased/`)) {
    const marker = JSON.parse(Buffer.from(await read(bucket, key)).toString()) as Marker;
    const left = await notErased(db, named.id, marker.entries);
    const ucid = left.length > 0 && (await visitorOf(db, bucket, named.id, marker.visitor, left));
    if (ucid) await eraseVisitor(log, bucket, ucid, left);
  }
}

/** The entries of a marker that the database does not know as erased, and that did not go with their block. */
async function notErased(db: Job['db'], log: number, entries: Noted[]) {
  const left = await all<{ place: number }>(
    db,
    sql`SELECT key AS place FROM json_each(${JSON.stringify(entries.map(([seq]) => seq))}) WHERE
      NOT EXISTS (SELECT 1 FROM erased WHERE log = ${log} AND seq = value)
      AND coalesce((SELECT state FROM blocks WHERE log = ${log} AND last >= value ORDER BY last LIMIT 1), 'open') <> 'gone'`,
  );
  return left.map(({ place }) => entries[place]!);
}

/** The visitor that a marker means: whoever of those that these entries are of has its hash. */
async function visitorOf(db: Job['db'], bucket: R2Bucket, log: number, visitor: string, entries: Noted[]) {
  const seqs = JSON.stringify(entries.map(([seq]) => seq));
  const [[owner], live, blocks] = await db.batch([
    all<{ key: string }>(db, sql`SELECT lower(hex("key")) AS "key" FROM logs WHERE id = ${log}`),
    all<{ ucid: string }>(
      db,
      sql`SELECT DISTINCT lower(hex(ucid)) AS ucid FROM entries
        WHERE log = ${log} AND seq IN (SELECT value FROM json_each(${seqs}))`,
    ),
    all<{ object: string; members: string }>(
      db,
      sql`SELECT object, members FROM blocks WHERE log = ${log} AND state = 'archived' AND number IN (
        SELECT (SELECT number FROM blocks WHERE log = ${log} AND last >= value ORDER BY last LIMIT 1) FROM json_each(${seqs}))`,
    ),
  ]);
  const key = unhex(owner!.key);
  const found = live.find(({ ucid }) => visitorHash(key, ucid) === visitor);
  if (found) return found.ucid;
  const wanted = new Set(entries.map(([seq]) => seq));
  for (const { object, members } of blocks)
    for (const { seq, ucid } of await readLines(bucket, { object, members: JSON.parse(members) as number[] }))
      if (wanted.has(seq) && visitorHash(key, ucid) === visitor) return ucid;
  return undefined;
}
