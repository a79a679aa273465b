import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import { hex, unhex } from '../lib/bytes.ts';
import { leafHash } from '../lib/merkle.ts';
import { hmacSha256, sha256 } from '../lib/sha256.ts';
import { shortId } from './archive.ts';
import { countStatements } from './days.ts';
import { linesInD1 } from './leaves.ts';
import type { Log } from './log.ts';
import { DamagedObject, readMember } from './object.ts';
import { prefixOf } from './shown.ts';
import { keep } from './store.ts';
import { transition } from './transition.ts';

// One batch takes at most so many entries from D1, and looks into so many members of archived blocks.
const ENTRIES = 2000;
const PLACES = 20;
const TRIES = 10;

/** An entry that goes, as its marker and its row in `erased` have it: seq, time, and the hash of its leaf in hex. */
export type Taken = [seq: number, timestamp: number, leaf: string];

/** What lies in the bucket for each erasure, so that it is repeated where the database is set back. */
export type Marker = { visitor: string; entries: Taken[] };

type Owner = { id: number; domain: string; key: string; tail: number };
type Place = { block: number; member: number; object: string; members: string };
type Range = { tail: number; only: Taken[] | undefined; after: [number, number] };
type Part = {
  taken: Taken[];
  live: number[];
  blocks: Map<number, string>;
  unindexed: Place[];
  end: [number, number];
};

/** The hash by which a marker names a visitor. */
export const visitorHash = (key: Uint8Array, ucid: string) => hex(hmacSha256(key, ucid).subarray(0, 16));

/**
 * Erases a visitor's entries up to the newest that there is, of which only the hashes of their leaves are left: from D1
 * at once, from objects when they are written anew (src/log/rewrite.ts). It can be repeated, and goes on where it
 * stopped. `only` restricts it to the entries of a marker. Throws where an archived block cannot be read, when the rest is
 * done.
 */
export async function eraseVisitor(log: Log, bucket: R2Bucket | undefined, ucid: string, only?: Taken[]) {
  const [owner] = await all<Owner>(
    log.db,
    sql`SELECT id, domainId AS domain, lower(hex("key")) AS "key",
        max(coalesce((SELECT max(seq) FROM entries WHERE log = logs.id), 0),
          coalesce((SELECT max(last) FROM blocks WHERE log = logs.id), 0)) AS tail
      FROM logs WHERE id = ${log.id} AND ended IS NULL`,
  );
  if (!owner) return;
  const own: Log = { db: log.db, id: sql`${owner.id}` };
  let damage: unknown;
  // Entries may be archived meanwhile: it ends with a look at all in which nothing was found.
  for (let found = true; found;) {
    found = false;
    let after: [number, number] = [0, 0];
    for (let tries = 0; ;) {
      const part = await nextPart(
        own,
        bucket,
        ucid,
        { tail: owner.tail, only, after },
        (error) => (damage = error),
      );
      if (!part) break;
      if (part.taken.length > 0) {
        await mark(bucket, owner, ucid, part.taken);
        if (!(await take(own, ucid, part))) {
          if (++tries === TRIES)
            throw new Error('the visitor’s entries were moved again and again meanwhile');
          continue;
        }
        found = true;
      }
      after = part.end;
    }
  }
  if (damage) throw damage;
}

/** What is found next of a visitor, in D1 and in archived blocks after a place; undefined where nothing is left. */
async function nextPart(
  { db, id }: Log,
  bucket: R2Bucket | undefined,
  ucid: string,
  { tail, only, after: [block, member] }: Range,
  damaged: (error: unknown) => void,
): Promise<Part | undefined> {
  const marked = new Set(only?.map(([seq, , leaf]) => `${seq} ${leaf}`));
  const wanted = ([seq, , leaf]: Taken) => !only || marked.has(`${seq} ${leaf}`);
  const inRange = only
    ? sql`seq IN (SELECT value ->> 0 FROM json_each(${JSON.stringify(only)}))`
    : sql`seq <= ${tail}`;
  const lines = await linesInD1(
    { db, id },
    sql`seq IN (SELECT seq FROM entries WHERE log = ${id} AND ucid = unhex(${ucid}) AND ${inRange} LIMIT ${ENTRIES})`,
  );
  const places = await all<Place>(
    db,
    sql`SELECT a.block, a.member, b.object, b.members FROM archived a JOIN blocks b ON b.log = a.log AND b.number = a.block
      WHERE a.log = ${id} AND ucid48 = ${shortId(ucid)} AND (a.block, a.member) > (${block}, ${member})
        AND b.state = 'archived' AND first <= ${tail}
      ORDER BY a.block, a.member LIMIT ${PLACES}`,
  );
  const live = lines
    .map(({ seq, timestamp, text }): Taken => [seq, timestamp, hex(leafHash(text))])
    .filter(wanted);
  if (live.length === 0 && places.length === 0) return undefined;
  const part: Part = {
    taken: live,
    live: live.map(([seq]) => seq),
    blocks: new Map(),
    unindexed: [],
    end: [places.at(-1)?.block ?? block, places.at(-1)?.member ?? member],
  };
  for (const place of places) await look(place).catch((error: unknown) => skip(error));
  return part;

  async function look(place: Place) {
    const packed = { object: place.object, members: JSON.parse(place.members) as number[] };
    const near = (await readMember(bucket, packed, place.member)).filter(
      (line) => shortId(line.ucid) === shortId(ucid),
    );
    const own = near.filter((line) => line.ucid === ucid);
    const erased = await all<{ seq: number }>(
      db,
      sql`SELECT seq FROM erased WHERE log = ${id} AND seq IN (SELECT value FROM json_each(${JSON.stringify(near.map(({ seq }) => seq))}))`,
    );
    const left = own
      .filter(({ seq }) => !erased.some((row) => row.seq === seq))
      .map(({ seq, text }): Taken => [seq, timeOf(text), hex(leafHash(text))]);
    const going = left.filter(wanted);
    if (going.length === 0) return;
    part.taken.push(...going);
    part.blocks.set(place.block, place.object);
    // Another visitor whose ID begins alike keeps the row of the index.
    if (going.length === left.length && own.length === near.length) part.unindexed.push(place);
  }

  function skip(error: unknown) {
    if (!(error instanceof DamagedObject)) throw error;
    damaged(error);
  }
}

const timeOf = (text: string) => (JSON.parse(text) as { timestamp: number }).timestamp;

/** Before anything goes: what is erased here would come back with a database that is set back. */
async function mark(bucket: R2Bucket | undefined, owner: Owner, ucid: string, entries: Taken[]) {
  if (!bucket) return;
  const visitor = visitorHash(unhex(owner.key), ucid);
  const text = JSON.stringify({ visitor, entries } satisfies Marker);
  await keep(bucket, `${prefixOf(owner)}erased/${visitor}-${hex(sha256(text)).slice(0, 16)}.json`, text);
}

/** Takes what was found, unless any of it is no longer where it was found. */
function take({ db, id }: Log, ucid: string, { taken, live, blocks, unindexed }: Part) {
  const seqs = sql`(SELECT value FROM json_each(${JSON.stringify(live)}))`;
  const found = JSON.stringify([...blocks]);
  return transition(
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
          SELECT ${id}, value ->> 0, value ->> 1, unhex(value ->> 2) FROM json_each(${JSON.stringify(taken)})`,
      ),
      all(db, sql`DELETE FROM entries WHERE log = ${id} AND seq IN ${seqs}`),
      all(
        db,
        sql`DELETE FROM archived WHERE log = ${id} AND ucid48 = ${shortId(ucid)} AND (block, member) IN (
          SELECT value ->> 'block', value ->> 'member' FROM json_each(${JSON.stringify(unindexed)}))`,
      ),
      all(
        db,
        sql`UPDATE blocks SET dirty = 1 WHERE log = ${id} AND state = 'archived'
          AND number IN (SELECT value ->> 0 FROM json_each(${found}))`,
      ),
    ],
  );
}
