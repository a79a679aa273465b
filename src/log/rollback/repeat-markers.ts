import { and, eq, inArray, sql } from 'drizzle-orm';
import { rawQuery, valuesOf, hexOf } from '../../db/raw-query.ts';
import type { Database } from '../../env.ts';
import { unhex } from '../../lib/bytes.ts';
import { read, readLines } from '../blocks/archive-format.ts';
import { ofBlockWith } from '../blocks/sealed-block.ts';
import { visitorHash } from '../leaf.ts';
import { logIn } from '../log.ts';
import type { Noted } from '../erasure/entries-to-erase.ts';
import { blocks, entries, erased, isInState, logs, maintenance, notEnded } from '../tables.ts';
import { adoptNewerObjects } from './adopt-newer-objects.ts';
import type { ComparedJob } from './compare-head.ts';
import { replaceMissingLogs } from './missing-logs.ts';
import { eraseVisitor, recordStatement } from '../erasure/erase-visitor.ts';
import { hasTaken } from './taken-count.ts';
import type { Job } from '../job.ts';
import {
  deletionHash,
  markersOf,
  masked48,
  postponeMarker,
  requireOwn,
  type Marker,
} from '../erasure/markers.ts';
import { namedLogColumns } from '../object-names.ts';

/** Maximum number of markers that a run repeats. */
const MARKERS = 200;
/** Number of markers that cannot be repeated after which a run tries no other: the database may not respond. */
const FAILURES = 20;

/**
 * Repeats erasures and deletions that a rollback undid, from the marker after `from`, and replaces lost logs. Throws
 * last for a marker that cannot be repeated; it is tried again after all others.
 */
export async function repeatMarkers(job: ComparedJob, from: string) {
  const { db, database, bucket } = job;
  const prefix = markersOf(database);
  const found = await bucket.list({ prefix, limit: MARKERS, ...(from && { startAfter: from }) });
  let to = from;
  let failure: unknown;
  const postponed: string[] = [];
  for (const { key } of found.objects) {
    if (postponed.length === FAILURES) break;
    try {
      await repeat(job, bucket, JSON.parse(Buffer.from(await read(bucket, key)).toString()) as Marker);
    } catch (error) {
      failure ??= error;
      postponed.push(await postponeMarker(bucket, database, key));
    }
    to = key;
  }
  await replaceMissingLogs(job);
  const isDone = failure === undefined && !found.truncated;
  await db
    .update(maintenance)
    // A clock that is slow may have named a postponed marker so that it comes before others.
    .set({ repeatedTo: isDone ? null : [to, ...postponed].sort()[0]! })
    // Not after another rollback.
    .where(hasTaken(job.taken));
  if (failure !== undefined) throw failure;
}

async function repeat(job: Job, bucket: R2Bucket, marker: Marker) {
  const { db, now } = job;
  if (marker.kind === 'deletion') {
    const found = await rawQuery<{ id: number; key: string; hash: string | null }>(
      db,
      sql`SELECT ${logs.id}, ${hexOf(logs.key)} AS "key", value ->> 'hash' AS hash
        FROM json_each(${JSON.stringify(marker.logs)}) CROSS JOIN ${logs} ON ${logs.domainId} = value ->> 'domain'
          AND ${logs.began} = value ->> 'began' AND ${notEnded}`,
    );
    const deleted = found.filter(({ key, hash }) => hash === deletionHash(unhex(key))).map(({ id }) => id);
    await db
      .update(logs)
      .set({ ended: now })
      .where(and(inArray(logs.id, valuesOf(deleted)), notEnded));
    return;
  }
  const isLog = and(eq(logs.domainId, marker.domain), eq(logs.began, marker.began), notEnded);
  const [log] = await db
    .select({ ...namedLogColumns, key: hexOf(logs.key) })
    .from(logs)
    .where(isLog);
  if (!log) return;
  const key = unhex(log.key);
  requireOwn(key, marker);
  if (marker.kind === 'unfinished') {
    await recordAgain(db, log.id, key, marker);
    return;
  }
  await adoptNewerObjects(job, bucket, log, marker.blocks);
  const left = await notErased(db, log.id, marker.entries);
  const ucid = left.length > 0 && (await visitorOf(db, bucket, { id: log.id, key }, marker.visitor, left));
  if (ucid) await eraseVisitor(job, logIn(db, log.id), ucid, left);
}

/** Records an unfinished erasure again, without records that came after it. */
async function recordAgain(db: Database, log: number, key: Uint8Array, marker: Unfinished) {
  const { visitor, tail, until } = marker;
  const later = sql`(SELECT min(seq) - 1 FROM records WHERE log = ${log} AND timestamp > ${until})`;
  await recordStatement(logIn(db, log), {
    ucid48: masked48(key, visitor, marker.masked48),
    visitor,
    tail: sql`min(${tail}, coalesce(${later}, ${tail}))`,
  });
}
type Unfinished = Extract<Marker, { kind: 'unfinished' }>;

/** The entries of a marker that the database does not know as erased and that were not deleted with their block. */
async function notErased(db: Database, log: number, noted: Noted[]) {
  const left = await rawQuery<{ place: number }>(
    db,
    sql`SELECT key AS place FROM json_each(${JSON.stringify(noted)}) WHERE
      NOT EXISTS (SELECT 1 FROM ${erased} WHERE log = ${log} AND seq = value ->> 0 AND entry = unhex(value ->> 2))
      AND coalesce(${ofBlockWith(blocks.state, sql`${log}`, sql`value ->> 0`)}, 'open') <> 'gone'`,
  );
  return left.map(({ place }) => noted[place]!);
}

/** The visitor of a marker: the one of these entries’ visitors whose ID has its hash. */
async function visitorOf(
  db: Database,
  bucket: R2Bucket,
  { id, key }: { id: number; key: Uint8Array },
  visitor: string,
  noted: Noted[],
) {
  const seqs = noted.map(([seq]) => seq);
  const numbers = sql`(SELECT ${ofBlockWith(blocks.number, sql`${id}`, sql`value`)} FROM json_each(${JSON.stringify(seqs)}))`;
  const [live, objects] = await db.batch([
    db
      .selectDistinct({ ucid: hexOf(entries.ucid) })
      .from(entries)
      .where(and(eq(entries.log, id), inArray(entries.seq, valuesOf(seqs)))),
    db
      .select({ object: blocks.object, members: blocks.members })
      .from(blocks)
      .where(and(eq(blocks.log, id), isInState('archived'), inArray(blocks.number, numbers))),
  ]);
  const found = live.find(({ ucid }) => visitorHash(key, ucid) === visitor);
  if (found) return found.ucid;
  const marked = new Set(seqs);
  for (const { object, members } of objects)
    for (const { seq, ucid } of await readLines(bucket, { object: object!, members: members! }))
      if (marked.has(seq) && visitorHash(key, ucid) === visitor) return ucid;
  return undefined;
}
