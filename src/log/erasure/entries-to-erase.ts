import { and, asc, between, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { rawQuery, valuesOf } from '../../db/raw-query.ts';
import { hex } from '../../lib/bytes.ts';
import { linesInD1, erasedOf, noticesByHash } from '../records-in-d1.ts';
import type { Log } from '../log.ts';
import type { Counted } from '../counts/daily-counts.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { bitsOf, entryOf, shortId, visitorHash, type Leaf } from '../leaf.ts';
import { DamagedObject, type ReadLine } from '../blocks/archive-format.ts';
import { unreadable } from '../blocks/sealed-block.ts';
import { archived, entries } from '../tables.ts';
import {
  linesIn,
  memberRangeOf,
  memberRanges,
  type MemberRange,
  type MemberRangeRow,
} from '../blocks/archive-index.ts';

// Limits of one portion of a visitor’s entries: entries in D1, or members of archived blocks that are read at once.
const ENTRIES_PER_PART = 2000;
const BLOCKS_PER_QUERY = 20;

/** A decision as recorded for its erasure: seq, time and its entry in the tree in hex. */
export type Noted = [seq: number, timestamp: number, entry: string];

/** Some of a visitor’s entries, with the places where they were found. */
export type Part = {
  entries: Noted[];
  /** The entries that are in D1, and the others as they were counted. */
  live: number[];
  counted: Counted[];
  /** The archived blocks of the other entries, each with its object. */
  blocks: [block: number, object: string][];
  /** The rows of the index that no other visitor needs. */
  places: [block: number, member: number][];
};

/** The entries to look for: those up to a `seq`, or those in a list. */
export type Selection = { tail: number } | { listed: Noted[] };

/**
 * The entries of a visitor in portions, first those in D1, without erased ones. Throws for unreadable archived blocks
 * after all other entries were returned.
 */
export async function* visitorEntries(
  log: Log,
  bucket: R2Bucket,
  visitor: HashedVisitor,
  selection: Selection,
): AsyncGenerator<Part> {
  for (let after: After = { ucid: '', seq: 0 }; ;) {
    const lines = await nextInD1(log, visitor, after, selection);
    if (lines.length === 0) break;
    const entries = noted(lines.filter(({ ucid }) => visitor.is(ucid))).filter(among(selection));
    if (entries.length > 0)
      yield { entries, live: entries.map(([seq]) => seq), counted: [], blocks: [], places: [] };
    after = lines.reduce((a, b) => (b.ucid > a.ucid || (b.ucid === a.ucid && b.seq > a.seq) ? b : a));
  }
  let damage: unknown;
  // The last block that was read; not each block has entries of the visitor.
  for (let afterBlock = 0; ;) {
    const found = await nextRanges(log, visitor, afterBlock);
    if (found.length === 0) break;
    for (const place of found) {
      try {
        const part = await partAt(log, bucket, visitor, place, selection);
        if (part) yield part;
      } catch (error) {
        if (!(error instanceof DamagedObject)) throw error;
        damage ??= unreadable(
          place.number,
          error,
          ' All other entries of this visitor are erased; those in this block will be erased once it can be read.',
        );
      }
    }
    afterBlock = found.at(-1)!.number;
  }
  if (damage) throw damage;
}

type After = { ucid: string; seq: number };

/** Entries in D1 of all visitors with the same first 48 bits. */
function nextInD1(log: Log, { low, high }: HashedVisitor, { ucid, seq }: After, selection: Selection) {
  const { log: owner, seq: number, ucid: id } = entries;
  const within =
    'listed' in selection
      ? inArray(number, valuesOf(selection.listed.map(([seq]) => seq)))
      : lte(number, selection.tail);
  const next = log.db
    .select({ number })
    .from(entries)
    .where(
      and(
        eq(owner, log.id),
        between(id, sql`unhex(${low})`, sql`unhex(${high})`),
        sql`(${id}, ${number}) > (unhex(${ucid}), ${seq})`,
        within,
      ),
    )
    .orderBy(asc(id), asc(number))
    .limit(ENTRIES_PER_PART);
  return linesInD1(log, inArray(number, next));
}

async function nextRanges({ db, id }: Log, { ucid48 }: HashedVisitor, afterBlock: number) {
  const ranges = memberRanges(id, sql`${ucid48}`, gt(archived.block, afterBlock));
  const query = sql`${ranges} ORDER BY ${archived.block} LIMIT ${BLOCKS_PER_QUERY}`;
  return (await rawQuery<MemberRangeRow>(db, query)).map(memberRangeOf);
}

async function partAt(
  log: Log,
  bucket: R2Bucket,
  { ucid48, is }: HashedVisitor,
  place: MemberRange,
  selection: Selection,
): Promise<Part | undefined> {
  const sameShortId: ReadLine[] = [];
  for (const line of await linesIn(bucket, place)) if (shortId(line.ucid) === ucid48) sameShortId.push(line);
  const erasedSeqs = await erasedOf(log, sameShortId);
  const lines = sameShortId.filter(({ ucid, seq }) => is(ucid) && !erasedSeqs.has(seq));
  const found = noted(lines);
  const part = found.filter(among(selection));
  if (part.length === 0) return undefined;
  // Rows of the index that another visitor with the same first 48 bits needs are not deleted.
  const isOnlyVisitor =
    part.length === found.length && sameShortId.every(({ ucid, seq }) => is(ucid) || erasedSeqs.has(seq));
  const { number, object, from, to } = place;
  const places = Array.from({ length: isOnlyVisitor ? to - from + 1 : 0 }, (_, i): [number, number] => [
    number,
    from + i,
  ]);
  const counted = await countedOf(log, lines, new Set(part.map(([seq]) => seq)));
  return { entries: part, live: [], counted, blocks: [[number, object!]], places };
}

/** Those of a visitor’s lines in a block that are erased, as they were counted; a missing notice has no counts. */
async function countedOf(log: Log, lines: ReadLine[], erased: Set<number>) {
  const leaves = lines.map(({ text }) => JSON.parse(text) as Leaf);
  const notices = await noticesByHash(log, new Set(leaves.map(({ notice }) => notice)));
  const latest = Math.max(...lines.map(({ seq }) => seq));
  return leaves.flatMap(({ seq, timestamp, notice, consent, embeddings }): Counted[] => {
    const shown = notices.get(notice);
    if (!shown || !erased.has(seq)) return [];
    const day = timestamp - (timestamp % SECONDS_PER_DAY);
    const accepted = hex(bitsOf(shown.services, new Set(embeddings)));
    return [[day, shown.number, consent ? 1 : 0, accepted, seq === latest ? 1 : 0]];
  });
}

const noted = (lines: ReadLine[]) =>
  lines.map(({ seq, timestamp, text }): Noted => [seq, timestamp, hex(entryOf(text))]);

function among(selection: Selection) {
  if (!('listed' in selection)) return ([seq]: Noted) => seq <= selection.tail;
  const listed = new Set(selection.listed.map(([seq, , entry]) => `${seq} ${entry}`));
  return ([seq, , entry]: Noted) => listed.has(`${seq} ${entry}`);
}

/**
 * A visitor without the full ID: the first 48 bits, the lowest and highest possible ID, and a test whether an ID is the
 * visitor’s.
 */
type HashedVisitor = { ucid48: number; low: string; high: string; is: (ucid: string) => boolean };

export function hashedVisitor(
  key: Uint8Array,
  ucid48: number,
  visitor: string,
  ucid?: string,
): HashedVisitor {
  const known = new Map<string, boolean>();
  const compare = (other: string) => shortId(other) === ucid48 && visitorHash(key, other) === visitor;
  const is = (other: string) => known.get(other) ?? known.set(other, compare(other)).get(other)!;
  const alike = ucid ?? ucid48.toString(16).padStart(12, '0');
  return { ucid48, low: alike.padEnd(64, '0'), high: alike.padEnd(64, 'f'), is };
}
