import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { hex } from '../../lib/bytes.ts';
import { leafHash } from '../../lib/merkle.ts';
import { linesInD1 } from '../evidence/leaves.ts';
import type { Log } from '../log.ts';
import { DamagedObject, readMember, shortId } from '../object.ts';
import { unreadable } from './unreadable.ts';

// A part of what a visitor has: at most so many entries of D1, or the members of so many archived blocks.
const ENTRIES = 2000;
const PLACES = 20;

/** An entry as its erasure notes it: seq, time, and the hash of its leaf in hex. */
export type Noted = [seq: number, timestamp: number, leaf: string];

/** Some of a visitor's entries, and where they were found. */
export type Part = {
  entries: Noted[];
  /** Those of them that are in D1. */
  live: number[];
  /** The archived blocks of the others, each with its object. */
  blocks: [block: number, object: string][];
  /** The rows of the index that nobody else needs. */
  places: [block: number, member: number][];
};

/** Which entries are looked for: those up to a `seq`, or of a list. */
export type Wanted = { tail: number } | { listed: Noted[] };

/**
 * The entries of a visitor part by part, first those in D1: whoever takes a part away finds the next. Those that are
 * erased already are left out. Throws for archived blocks that cannot be read, when the rest was given.
 */
export async function* visitorParts(log: Log, bucket: R2Bucket | undefined, ucid: string, wanted: Wanted) {
  for (let part; (part = await nextInD1(log, ucid, wanted));) yield part;
  let damage: unknown;
  for (let after: [number, number] = [0, 0]; ;) {
    const found = await nextPlaces(log, ucid, after);
    if (found.length === 0) break;
    for (const place of found) {
      try {
        const part = await partAt(log, bucket, ucid, place, wanted);
        if (part) yield part;
      } catch (error) {
        if (!(error instanceof DamagedObject)) throw error;
        damage ??= unreadable(
          place.block,
          error,
          ' All else of this visitor is erased: repeat the call when the object is back.',
        );
      }
    }
    after = [found.at(-1)!.block, found.at(-1)!.member];
  }
  if (damage) throw damage;
}

async function nextInD1(log: Log, ucid: string, wanted: Wanted): Promise<Part | undefined> {
  const within =
    'listed' in wanted
      ? sql`seq IN (SELECT value ->> 0 FROM json_each(${JSON.stringify(wanted.listed)}))`
      : sql`seq <= ${wanted.tail}`;
  const lines = await linesInD1(
    log,
    sql`seq IN (SELECT seq FROM entries WHERE log = ${log.id} AND ucid = unhex(${ucid}) AND ${within} LIMIT ${ENTRIES})`,
  );
  const entries = lines.map(({ seq, timestamp, text }): Noted => [seq, timestamp, hex(leafHash(text))]);
  const part = entries.filter(among(wanted));
  if (part.length === 0) return undefined;
  return { entries: part, live: part.map(([seq]) => seq), blocks: [], places: [] };
}

type Place = { block: number; member: number; object: string; members: string };

const nextPlaces = ({ db, id }: Log, ucid: string, [block, member]: [number, number]) =>
  all<Place>(
    db,
    sql`SELECT a.block, a.member, b.object, b.members FROM archived a JOIN blocks b ON b.log = a.log AND b.number = a.block
      WHERE a.log = ${id} AND ucid48 = ${shortId(ucid)} AND (a.block, a.member) > (${block}, ${member})
        AND b.state = 'archived' ORDER BY a.block, a.member LIMIT ${PLACES}`,
  );

async function partAt(
  { db, id }: Log,
  bucket: R2Bucket | undefined,
  ucid: string,
  { block, member, object, members }: Place,
  wanted: Wanted,
): Promise<Part | undefined> {
  const lines = await readMember(bucket, { object, members: JSON.parse(members) as number[] }, member);
  const near = lines.filter((line) => shortId(line.ucid) === shortId(ucid));
  const seqs = JSON.stringify(near.map(({ seq }) => seq));
  const erased = await all<{ seq: number }>(
    db,
    sql`SELECT seq FROM erased WHERE log = ${id} AND seq IN (SELECT value FROM json_each(${seqs}))`,
  );
  const gone = new Set(erased.map(({ seq }) => seq));
  const entries = near
    .filter((line) => line.ucid === ucid && !gone.has(line.seq))
    .map(({ seq, text }): Noted => [
      seq,
      (JSON.parse(text) as { timestamp: number }).timestamp,
      hex(leafHash(text)),
    ]);
  const part = entries.filter(among(wanted));
  if (part.length === 0) return undefined;
  // Another visitor whose ID begins alike keeps the row of the index.
  const alone =
    part.length === entries.length && near.every((line) => line.ucid === ucid || gone.has(line.seq));
  return { entries: part, live: [], blocks: [[block, object]], places: alone ? [[block, member]] : [] };
}

function among(wanted: Wanted) {
  if (!('listed' in wanted)) return ([seq]: Noted) => seq <= wanted.tail;
  const listed = new Set(wanted.listed.map(([seq, , leaf]) => `${seq} ${leaf}`));
  return ([seq, , leaf]: Noted) => listed.has(`${seq} ${leaf}`);
}
