import { and, eq, inArray, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import type { Database } from '../../env.ts';
import { unhex } from '../../lib/bytes.ts';
import { eraseVisitor, type Marker } from './erase-visitor.ts';
import { visitorHash } from '../hashed-visitor.ts';
import type { Noted } from '../reading/visitor-entries.ts';
import { ofBlockWith } from '../block-ends.ts';
import { hexOf, valuesOf } from '../fragments.ts';
import { keyQuery, logIn } from '../log.ts';
import { blocks, entries, erased, isInState } from '../tables.ts';
import type { Job } from './job.ts';
import { read, readLines } from '../archive-object.ts';
import { prefixOf, type NamedLog } from './published-checkpoint.ts';
import { listAll } from './bucket-objects.ts';

/**
 * Repeats the erasures that a rollback of the database has undone, according to the markers in the bucket. Throws if
 * one cannot be repeated.
 */
export async function repeatErasures({ db }: Job, bucket: R2Bucket, named: NamedLog) {
  const log = logIn(db, named.id);
  for (const { key } of await listAll(bucket, `${prefixOf(named)}erased/`)) {
    const marker = JSON.parse(Buffer.from(await read(bucket, key)).toString()) as Marker;
    const left = await notErased(db, named.id, marker.entries);
    const ucid = left.length > 0 && (await visitorOf(db, bucket, named.id, marker.visitor, left));
    if (ucid) await eraseVisitor(log, bucket, ucid, left);
  }
}

/** The entries of a marker that the database does not know as erased and that were not deleted with their block. */
async function notErased(db: Database, log: number, noted: Noted[]) {
  const left = await rawQuery<{ place: number }>(
    db,
    sql`SELECT key AS place FROM json_each(${JSON.stringify(noted.map(([seq]) => seq))}) WHERE
      NOT EXISTS (SELECT 1 FROM ${erased} WHERE log = ${log} AND seq = value)
      AND coalesce(${ofBlockWith(blocks.state, sql`${log}`, sql`value`)}, 'open') <> 'gone'`,
  );
  return left.map(({ place }) => noted[place]!);
}

/** The visitor of a marker: the one of these entries’ visitors whose ID has its hash. */
async function visitorOf(db: Database, bucket: R2Bucket, log: number, visitor: string, noted: Noted[]) {
  const seqs = noted.map(([seq]) => seq);
  const numbers = sql`(SELECT ${ofBlockWith(blocks.number, sql`${log}`, sql`value`)} FROM json_each(${JSON.stringify(seqs)}))`;
  const [[owner], live, objects] = await db.batch([
    keyQuery(logIn(db, log)),
    db
      .selectDistinct({ ucid: hexOf(entries.ucid) })
      .from(entries)
      .where(and(eq(entries.log, log), inArray(entries.seq, valuesOf(seqs)))),
    db
      .select({ object: blocks.object, members: blocks.members })
      .from(blocks)
      .where(and(eq(blocks.log, log), isInState('archived'), inArray(blocks.number, numbers))),
  ]);
  const key = unhex(owner!.key);
  const found = live.find(({ ucid }) => visitorHash(key, ucid) === visitor);
  if (found) return found.ucid;
  const wanted = new Set(seqs);
  for (const { object, members } of objects)
    for (const { seq, ucid } of await readLines(bucket, { object: object!, members: members! }))
      if (wanted.has(seq) && visitorHash(key, ucid) === visitor) return ucid;
  return undefined;
}
