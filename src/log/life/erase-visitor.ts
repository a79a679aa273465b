import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { hex, unhex } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/sha256.ts';
import { countStatements } from './daily-counts.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import type { Log } from '../log.ts';
import { shortId } from '../archive-object.ts';
import { prefixOf } from './published-checkpoint.ts';
import { putOnce } from './bucket-objects.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { visitorEntries, type Noted, type Part, type Wanted } from '../reading/visitor-entries.ts';
import { hashedVisitor, visitorHash } from '../hashed-visitor.ts';

/** What lies in the bucket for an erasure, so that it is repeated where the database is set back. */
export type Marker = { visitor: string; entries: Noted[] };

type Owner = { id: number; domain: string; key: string; tail: number };
/** An erasure of a visitor's entries up to `tail`; `visitor` is the hash of the ID. */
type Erasure = { ucid48: number; visitor: string; tail: number };

// Each look at all that the visitor has is one try: archiving may move entries meanwhile.
const TRIES = 10;
/** One call, or one run for each erasure, takes so many parts. */
const PARTS = 20;
/** A run goes on with so many erasures of a log. */
const ERASURES = 20;

/**
 * Erases what a visitor has decided until now, or the entries that are `listed`; the hashes of their leaves are left. It
 * is found no more at once, and goes from objects when they are written anew (src/log/life/rewrite-blocks.ts). What
 * cannot be erased now, the job erases later. Says whether there was anything. Throws where an archived block cannot be
 * read, when the rest is done.
 */
export async function eraseVisitor(log: Log, bucket: R2Bucket | undefined, ucid: string, listed?: Noted[]) {
  const owner = await ownerOf(log);
  if (!owner) return false;
  const own = { db: log.db, id: sql`${owner.id}` };
  const visitor = visitorHash(unhex(owner.key), ucid);
  const erasure = { ucid48: shortId(ucid), visitor, tail: owner.tail };
  try {
    if (listed) return (await takeParts(own, bucket, owner, erasure, { listed }, ucid)) !== false;
    await beginStatement(own, erasure);
    return await erase(own, bucket, owner, erasure, ucid);
  } catch (error) {
    // A log that has ended takes everything with it.
    if (await ownerOf(log)) throw error;
    return true;
  }
}

/** Goes on with erasures that did not come to their end: a block could not be read, or there was too much, or a fault. */
export async function finishErasures(job: Job, limit = 20) {
  const logs = await all<{ log: number }>(
    job.db,
    sql`SELECT DISTINCT log FROM erasures JOIN logs ON id = log AND ended IS NULL
      WHERE ${noRetryPending(job, 'erase', sql`log`)} LIMIT ${limit}`,
  );
  for (const { log } of logs) await attempt(job, { step: 'erase', log }, () => finishIn(job, log));
}

async function finishIn({ db, bucket }: Job, id: number) {
  const log = { db, id: sql`${id}` };
  const owner = await ownerOf(log);
  // Not always in the same order: those whose block cannot be read are to hold up no others.
  const open = await all<Erasure>(
    db,
    sql`SELECT ucid48, lower(hex(visitor)) AS visitor, tail FROM erasures WHERE log = ${id} ORDER BY random() LIMIT ${ERASURES}`,
  );
  let damage: unknown;
  for (const erasure of owner ? open : [])
    await erase(log, bucket, owner!, erasure).catch((error: unknown) => (damage = error));
  if (damage) throw damage;
}

async function ownerOf({ db, id }: Log) {
  const [owner] = await all<Owner>(
    db,
    sql`SELECT id, domainId AS domain, lower(hex("key")) AS "key",
        max(coalesce((SELECT max(seq) FROM entries WHERE log = logs.id), 0),
          coalesce((SELECT max(last) FROM blocks WHERE log = logs.id), 0)) AS tail
      FROM logs WHERE id = ${id} AND ended IS NULL`,
  );
  return owner;
}

/** The statement that writes an erasure down, before anything goes: from now on it will be done, whatever happens. */
const beginStatement = ({ db, id }: Log, { ucid48, visitor, tail }: Erasure) =>
  all(
    db,
    sql`INSERT INTO erasures (log, ucid48, visitor, tail)
      SELECT ${id}, ${ucid48}, unhex(${visitor}), ${tail} WHERE EXISTS (
        SELECT 1 FROM logs WHERE id = ${id} AND ended IS NULL)
      ON CONFLICT DO UPDATE SET tail = max(tail, excluded.tail)`,
  );

/** Erases until nothing is left, or enough for one call; then the rest stays written down. */
async function erase(log: Log, bucket: R2Bucket | undefined, owner: Owner, erasure: Erasure, ucid?: string) {
  const { ucid48, visitor, tail } = erasure;
  const found = await takeParts(log, bucket, owner, erasure, { tail }, ucid);
  if (found !== 'some')
    await all(
      log.db,
      sql`DELETE FROM erasures WHERE log = ${log.id} AND ucid48 = ${ucid48} AND visitor = unhex(${visitor}) AND tail = ${tail}`,
    );
  return found !== false;
}

/** Takes what is wanted of a visitor's entries; says whether there were any, and if only `some` of them were taken. */
async function takeParts(
  log: Log,
  bucket: R2Bucket | undefined,
  owner: Owner,
  { ucid48, visitor }: Erasure,
  wanted: Wanted,
  ucid?: string,
) {
  const whose = hashedVisitor(unhex(owner.key), ucid48, visitor, ucid);
  let parts = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    let left = false;
    for await (const part of visitorEntries(log, bucket, whose, wanted)) {
      if (parts === PARTS && 'tail' in wanted) return 'some';
      left = true;
      parts++;
      await mark(bucket, owner, visitor, part);
      if (!(await take(log, ucid48, part))) break;
    }
    if (!left) return parts > 0;
  }
  throw new Error('the entries of the visitor were moved again and again meanwhile');
}

/** Before anything goes: it would come back with a database that is set back. */
async function mark(bucket: R2Bucket | undefined, owner: Owner, visitor: string, { entries }: Part) {
  if (!bucket) return;
  const text = JSON.stringify({ visitor, entries } satisfies Marker);
  await putOnce(bucket, `${prefixOf(owner)}erased/${visitor}-${hex(sha256(text)).slice(0, 16)}.json`, text);
}

/** Takes a part, unless any of it is no longer where it was found. */
function take({ db, id }: Log, ucid48: number, { entries, live, blocks, places }: Part) {
  const seqs = sql`(SELECT value FROM json_each(${JSON.stringify(live)}))`;
  const found = JSON.stringify(blocks);
  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM logs WHERE id = ${id} AND ended IS NULL)
      AND (SELECT count(*) FROM entries WHERE log = ${id} AND seq IN ${seqs}) = ${live.length}
      AND NOT EXISTS (SELECT 1 FROM json_each(${found}) LEFT JOIN blocks ON log = ${id} AND number = value ->> 0
        WHERE object IS NOT value ->> 1)`,
    [
      ...countStatements({ db, id }),
      all(
        db,
        sql`INSERT OR IGNORE INTO erased (log, seq, timestamp, leaf)
          SELECT ${id}, value ->> 0, value ->> 1, unhex(value ->> 2) FROM json_each(${JSON.stringify(entries)})`,
      ),
      all(db, sql`DELETE FROM entries WHERE log = ${id} AND seq IN ${seqs}`),
      all(
        db,
        sql`DELETE FROM archived WHERE log = ${id} AND ucid48 = ${ucid48}
          AND (block, member) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(places)}))`,
      ),
      all(
        db,
        sql`UPDATE blocks SET dirty = 1 WHERE log = ${id} AND state = 'archived'
          AND number IN (SELECT value ->> 0 FROM json_each(${found}))`,
      ),
    ],
  );
}
