import { sql, type SQL } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { pooled } from '../../lib/pool.ts';
import { packedOf, type BlockRow } from './archived.ts';
import { nameOf, type Filter, type List } from './current.ts';
import {
  entriesOfLeaves,
  entriesOfRows,
  entryColumns,
  packed,
  unpack,
  type Entry,
  type Packed,
} from '../entry.ts';
import type { Leaf } from '../evidence/leaf.ts';
import type { Log } from '../log.ts';
import { readMember } from '../object.ts';
import { reading, type FoundLog, type Question } from './reading.ts';
import { latestOfSecond } from './second.ts';
import { readable } from './unreadable.ts';
import { isWithin } from './within.ts';

/** All entries of a visitor, newest first; none where no ID begins like what was asked for, or `several` do. */
export type Visitor = { entries: Entry[]; several: boolean };

/** Finds the one visitor whose ID begins with `prefix`, in all blocks: one ranged read for each archived one. */
export const readVisitor =
  (prefix: string): Question<Visitor> =>
  (log) => {
    const { inD1, inArchive } = rangesOf(prefix);
    return reading(
      [severalQuery(log, inD1, inArchive), rowsQuery(log, inD1), placesQuery(log, inArchive)],
      async ([[range], [row], places], found) => {
        if (!range || range.several) return { entries: [], several: range !== undefined };
        const leaves = await leavesAt(found, places, prefix);
        const rows = unpack(row);
        const ids = new Set([...rows, ...leaves].map(({ ucid }) => ucid));
        if (ids.size > 1) return { entries: [], several: true };
        const entries = [...(await entriesOfRows(found, rows)), ...(await entriesOfLeaves(found, leaves))];
        return { entries: entries.sort((a, b) => b.seq - a.seq), several: false };
      },
    );
  };

/** The history of the visitor whose ID begins with `prefix`, as a list. */
export const listHistory =
  (prefix: string, { cursor, limit = Infinity, ...span }: Filter): Question<List & { several: boolean }> =>
  (log) => {
    const { queries, result } = readVisitor(prefix)(log);
    return {
      queries,
      async result(rows, found) {
        const { entries, several } = await result(rows, found);
        const rest = latestOfSecond(entries).filter(
          (entry) => entry.seq < (cursor?.seq ?? Infinity) && isWithin(span, entry),
        );
        const page = rest.slice(0, limit);
        const oldest = page.at(-1);
        return {
          entries: page,
          several,
          state: [found.place, nameOf(page[0]), oldest?.seq, page.length, rest.length > page.length],
          ...(rest.length > page.length && {
            next: { first: 0, seq: oldest!.seq, timestamp: oldest!.timestamp },
          }),
        };
      },
    };
  };

/** Whether it is a whole ID. */
export const isUcid = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** The IDs that begin with a prefix, as conditions; what cannot stand in an ID gives a range that is empty. */
function rangesOf(prefix: string) {
  const [from, to] = /^[0-9a-f]{1,64}$/.test(prefix)
    ? [prefix.padEnd(64, '0'), prefix.padEnd(64, 'f')]
    : ['ff', '00'];
  // The archive's index has the first 48 bits of an ID.
  const [from48, to48] = [from, to].map((end) => parseInt(end.slice(0, 12), 16));
  return {
    inD1: sql`entries WHERE log = l.id AND ucid BETWEEN unhex(${from}) AND unhex(${to}) ORDER BY ucid`,
    inArchive: sql`archived WHERE log = l.id AND ucid48 BETWEEN ${from48} AND ${to48} ORDER BY ucid48`,
  };
}

const low = (id: string, range: SQL) => sql`(SELECT ${sql.identifier(id)} FROM ${range} LIMIT 1)`;
const high = (id: string, range: SQL) => sql`(SELECT ${sql.identifier(id)} FROM ${range} DESC LIMIT 1)`;
/** The common table expression `ends`: the log, and the lowest and the highest ID in a range. */
const ends = (log: SQL, id: string, range: SQL) =>
  sql`ends(log, low, high) AS MATERIALIZED (
    SELECT l.id, ${low(id, range)}, ${high(id, range)} FROM logs l WHERE l.id = ${log})`;

/** Whether a range holds more than one ID. */
const severalQuery = ({ db, id }: Log, inD1: SQL, inArchive: SQL) =>
  all<{ several: number }>(
    db,
    sql`SELECT coalesce(${low('ucid', inD1)} <> ${high('ucid', inD1)}, 0)
        OR coalesce(${low('ucid48', inArchive)} <> ${high('ucid48', inArchive)}, 0) AS several
      FROM logs l WHERE l.id = ${id}`,
  );

/** The entries of the only ID in a range. By itself SQLite would look through the whole log. */
const rowsQuery = ({ db, id }: Log, inD1: SQL) =>
  all<Packed>(
    db,
    sql`WITH ${ends(id, 'ucid', inD1)} ${packed(sql`SELECT ${entryColumns} FROM ends
      CROSS JOIN entries INDEXED BY entriesByUcid ON entries.log = ends.log AND ucid = low WHERE low = high`)}`,
  );

type Place = Pick<BlockRow, 'number' | 'object' | 'members'> & { member: number; dirty: number };

/** Where in the bucket the entries of the only ID in a range are. */
const placesQuery = ({ db, id }: Log, inArchive: SQL) =>
  all<Place>(
    db,
    sql`WITH ${ends(id, 'ucid48', inArchive)} SELECT number, object, members, member, dirty FROM ends
      CROSS JOIN archived a ON a.log = ends.log AND ucid48 = low
      CROSS JOIN blocks b ON b.log = ends.log AND b.number = a.block AND b.state = 'archived' WHERE low = high`,
  );

/** The leaves at these places of the visitors whose ID begins with the prefix; others may share its first 48 bits. */
async function leavesAt(log: FoundLog, places: Place[], prefix: string): Promise<Leaf[]> {
  const read = await pooled(places, 6, (place) =>
    readable(place.number, () => readMember(log.bucket, packedOf(place), place.member)),
  );
  const lines = read.flat().filter(({ ucid }) => ucid.startsWith(prefix));
  // An erased entry may be in its object for a day.
  const erased = places.some(({ dirty }) => dirty) ? await erasedOf(log, lines) : new Set<number>();
  return lines.filter(({ seq }) => !erased.has(seq)).map(({ text }) => JSON.parse(text) as Leaf);
}

async function erasedOf({ db, id }: Log, lines: { seq: number }[]) {
  const seqs = JSON.stringify(lines.map(({ seq }) => seq));
  const rows = await all<{ seq: number }>(
    db,
    sql`SELECT seq FROM erased WHERE log = ${id} AND seq IN (SELECT value FROM json_each(${seqs}))`,
  );
  return new Set(rows.map(({ seq }) => seq));
}
