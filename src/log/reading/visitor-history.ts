import { sql, type SQL } from 'drizzle-orm';
import { preparedQuery, rawQuery } from '../../db/raw-query.ts';
import { unhex } from '../../lib/bytes.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { nameOf, type Filter, type List } from './consent-list.ts';
import type { Cursor } from './cursor.ts';
import {
  entriesOfLeaves,
  entriesOfRows,
  entryColumns,
  leafIn,
  packed,
  unpack,
  type Entry,
  type EntryRow,
  type Packed,
} from '../entry.ts';
import { isNamed, type Log } from '../log.ts';
import { shortId } from '../leaf.ts';
import { type ReadLine } from '../blocks/archive-format.ts';
import { logQuery, type FoundLog, type LogQuery } from '../log-query.ts';
import { hexOf } from '../sql-fragments.ts';
import { archived, blocks, entries, erasures, logs } from '../tables.ts';
import type { History } from './in-history.ts';
import { latestOfSecond } from './latest-of-second.ts';
import { readable } from '../blocks/unreadable-block.ts';
import { erasedOf } from '../erasure/erased-entries.ts';
import {
  knownIn,
  linesIn,
  memberRangeOf,
  memberRanges,
  narrowed,
  type MemberRange,
  type MemberRangeRow,
} from '../blocks/archive-index.ts';
import { visitorHash } from '../erasure/hashed-visitor.ts';
import { isWithin } from './time-span.ts';
import { MAX_BLOCK_ENTRIES } from '../../settings.ts';

// Anyone can store many entries under an ID of their own. A response is therefore limited to the entries of one
// block, which is more than a visitor ever makes (all of them may be in one cell of a row, which is limited to 2 MB),
// the number of archive members that are read at once is limited, and a prefix matches no ID that occurs in more
// archived blocks than this.
const ENTRIES = MAX_BLOCK_ENTRIES;
const MEMBERS = 6;
const BLOCKS = 100;
/** Above every `seq` and time. */
const END = 1e15;

/**
 * Entries of a visitor, newest first, with the cursor of the next page. `none`: no ID has the prefix. `several`: more
 * than one ID has it, or this cannot be determined.
 */
export type Visitor = { entries: Entry[]; several: boolean; next?: Cursor; history: History | undefined };

/**
 * Finds the only visitor whose ID starts with `prefix`, in all blocks, with one ranged read for each archived block.
 * Throws a 500 that names the block if one cannot be read.
 */
export const readVisitor =
  (prefix: string, { cursor, limit: asked = ENTRIES, ...span }: Filter = {}): LogQuery<Visitor> =>
  (log) => {
    const limit = Math.min(asked, ENTRIES);
    const whole = isUcid(prefix);
    const before = cursor?.seq ?? END;
    const values = {
      ...log.name,
      ...endsOf(prefix),
      before,
      since: span.since ?? 0,
      until: Math.min(span.until ?? END, END),
      limit,
      isNew: Number(log.isNew ?? false),
      // All blocks are needed to know whether only one ID has the prefix.
      beforeFirst: whole ? before : END,
    };
    return logQuery(
      [rowsQuery(log.db, values), placesQuery(log.db, values)],
      async ([[row], ranges], found) => {
        const range = rangeOf(row!);
        if (!range || range.several || (!whole && ranges.length > BLOCKS))
          return { entries: [], several: range !== undefined, history: range };
        const rows = unpack(row, found.location);
        const places = ranges.map((place) =>
          narrowed(memberRangeOf(place), prefix, whole ? before : Infinity),
        );
        const known = new Set([...rows.map(({ ucid }) => ucid), ...(whole ? [] : places.flatMap(knownIn))]);
        if (known.size > 1) return { entries: [], several: true, history: range };
        const isWanted = (line: ReadLine) => line.seq < before && isWithin(span, line);

        const readPlace = (place: MemberRange) =>
          readable(place.number, async () => {
            const most = whole && !place.dirty ? limit : Infinity;
            const read: ReadLine[] = [];
            // Other visitors may have the same first 48 bits.
            for (const line of await linesIn(found.bucket, place, prefix)) {
              if (read.length > most) break;
              if (!whole || isWanted(line)) read.push(line);
            }
            const lines = place.dirty ? await withoutErased(found, read) : read;
            for (const { ucid } of lines) known.add(ucid);
            return lines.filter(isWanted).slice(0, limit + 1);
          });

        const after = whole ? erasedTo(range, prefix) : 0;
        const left = places.filter(({ last }) => last > after);
        const lines: ReadLine[] = [];
        const isEnough = ({ last }: MemberRange) =>
          [...rows, ...lines].filter(({ seq }) => seq > last).length > limit;
        while (left[0] && !isEnough(left[0])) {
          const read = await mapConcurrently(left.splice(0, atOnce(left)), MEMBERS, readPlace);
          for (const part of read) lines.push(...part);
        }
        if (!whole)
          await mapConcurrently(left, MEMBERS, async (place) => {
            for (const member of new Set([place.from, place.to]))
              await readPlace({ ...place, from: member, to: member });
          });
        const [ucid = prefix, another] = known;
        if (another !== undefined) return { entries: [], several: true, history: range };
        const page = await pageOf(found, rows, lines, limit, erasedTo(range, ucid));
        return { ...page, several: false, history: range };
      },
    );
  };

/** The number of these ranges that are read at once, with at most `MEMBERS` members. */
function atOnce(places: MemberRange[]) {
  let members = 0;
  const tooMany = places.findIndex(({ from, to }) => (members += to - from + 1) > MEMBERS);
  return tooMany === -1 ? places.length : Math.max(tooMany, 1);
}

/** The newest of the visitor’s entries, without those that are being erased. */
async function pageOf(log: FoundLog, rows: EntryRow[], lines: ReadLine[], limit: number, erased: number) {
  const found = [...rows, ...lines].filter(({ seq }) => seq > erased).sort((a, b) => b.seq - a.seq);
  const from = found.slice(0, limit).at(-1)?.seq ?? Infinity;
  const isShown = ({ seq }: { seq: number }) => seq >= from && seq > erased;
  const leaves = lines.filter(isShown).map(leafIn);
  const entries = [
    ...(await entriesOfRows(log, rows.filter(isShown))),
    ...(await entriesOfLeaves(log, leaves)),
  ].sort((a, b) => b.seq - a.seq);
  const oldest = entries.at(-1);
  const next = oldest && { first: 0, seq: oldest.seq, timestamp: oldest.timestamp };
  return { entries, ...(found.length > limit && { next: next! }) };
}

/** The history of the visitor whose ID starts with `prefix`, as a list. Throws as `readVisitor` does. */
export const listHistory =
  (
    prefix: string,
    { cursor, until = Infinity, limit, since }: Filter,
  ): LogQuery<List & { several: boolean }> =>
  (log) => {
    // Entries within the same second as the last entry were replaced by it.
    const filter = { since, until: Math.min(until, cursor?.timestamp ?? Infinity), cursor, limit };
    const { queries, result } = readVisitor(prefix, filter)(log);
    return {
      queries,
      async result(rows, found) {
        const { entries, several, next, history } = await result(rows, found);
        const page = latestOfSecond(entries);
        const state = [found.location, nameOf(page[0]), page.at(-1)?.seq, page.length, next !== undefined];
        return { entries: page, several, state, ...(next && { next }), history };
      },
    };
  };

/** Whether the text is a full consent ID. */
export const isUcid = (text: string) => /^[0-9a-f]{64}$/.test(text);
/** Whether a consent ID can begin with the text. */
export const isPrefix = (text: string) => /^[0-9a-f]{1,64}$/.test(text);

/** The first and the last ID with a prefix, and their first 48 bits, which is what the archive’s index has. */
function endsOf(prefix: string) {
  const [from, to] = isPrefix(prefix) ? [prefix.padEnd(64, '0'), prefix.padEnd(64, 'f')] : ['ff', '00'];
  return { from, to, from48: shortId(from), to48: shortId(to) };
}

const value = (
  name: keyof ReturnType<typeof endsOf> | 'before' | 'beforeFirst' | 'since' | 'until' | 'limit' | 'isNew',
) => sql.placeholder(name);

const inD1 = sql`${entries} WHERE ${entries.log} = ${logs.id}
  AND ${entries.ucid} BETWEEN unhex(${value('from')}) AND unhex(${value('to')}) ORDER BY ${entries.ucid}`;
const alike = ({ log, ucid48 }: typeof archived | typeof erasures) =>
  sql`${log} = ${logs.id} AND ${ucid48} BETWEEN ${value('from48')} AND ${value('to48')}`;
const inArchive = sql`${archived} WHERE ${alike(archived)} ORDER BY ${archived.ucid48}`;
/** The first and the last ID in a range of IDs. */
const ends = (id: typeof entries.ucid | typeof archived.ucid48, range: SQL) =>
  sql`(SELECT ${id} FROM ${range} LIMIT 1), (SELECT ${id} FROM ${range} DESC LIMIT 1)`;

/** The common table expression `range`: the log’s history, and its first and last IDs with a prefix. */
const range = sql`range(log, low, high, low48, high48, history) AS MATERIALIZED (
  SELECT ${logs.id}, ${ends(entries.ucid, inD1)}, ${ends(archived.ucid48, inArchive)},
    json_array(${logs.number}, ${logs.continues}, ${hexOf(logs.key)}, (
      SELECT json_group_array(json_array(${hexOf(erasures.visitor)}, ${erasures.tail}))
      FROM ${erasures} WHERE ${alike(erasures)}))
  FROM ${logs} WHERE ${isNamed})`;

/**
 * The entries of the only ID in a range, whether it contains more than one ID, its incomplete erasures, and the log’s
 * history. Without the index hint SQLite would scan the whole log, and with a parameter alone as its limit it would
 * prepare the statement again at each run. One additional entry shows whether there are more than `limit`.
 */
const rowsQuery = preparedQuery<Row>(
  sql`WITH ${range} ${packed(
    { isNew: value('isNew') },
    sql`SELECT ${entryColumns} FROM ${entries} INDEXED BY entriesByUcid
      WHERE log = (SELECT log FROM range) AND ucid = (SELECT low FROM range WHERE low = high)
        AND seq < ${value('before')} AND timestamp >= ${value('since')} AND timestamp < ${value('until')}
      ORDER BY seq DESC LIMIT ${value('limit')} + 1`,
    sql`, (SELECT json_array(low <> high OR low48 <> high48, json(history)) FROM range) AS range`,
  )}`,
);
type Row = Packed & { range: string | null };

function rangeOf({ range }: Row) {
  if (range === null) return undefined;
  const [several, [number, continues, key, erasures]] = JSON.parse(range) as [
    several: 0 | 1 | null,
    history: [number: number, continues: string, key: string, erasures: [visitor: string, tail: number][]],
  ];
  return { several: several === 1, number, continues, key, erasures };
}
type Range = NonNullable<ReturnType<typeof rangeOf>>;

/** The archive members with entries of the only ID in a range, newest first. */
const placesQuery = preparedQuery<MemberRangeRow>(
  sql`WITH range(log, low48, high48) AS MATERIALIZED (
      SELECT ${logs.id}, ${ends(archived.ucid48, inArchive)} FROM ${logs} WHERE ${isNamed})
    ${memberRanges(
      sql`(SELECT log FROM range)`,
      sql`(SELECT low48 FROM range WHERE low48 = high48)`,
      sql`${blocks.first} < ${value('beforeFirst')}`,
    )}
    ORDER BY ${archived.block} DESC`,
);

/** The last `seq` up to which a visitor is being erased; 0 if none. */
function erasedTo({ erasures, key }: Range, ucid: string) {
  return erasures.find(([visitor]) => visitor === visitorHash(unhex(key), ucid))?.[1] ?? 0;
}

/** An erased entry may remain in its object for up to one day. */
async function withoutErased(log: Log, lines: ReadLine[]) {
  const gone = await erasedOf(log, lines);
  return lines.filter(({ seq }) => !gone.has(seq));
}

/** The beginnings of the IDs with a prefix, 12 characters each, in order: at most `limit` of them. */
export const listIds =
  (prefix: string, limit: number): LogQuery<string[]> =>
  ({ db, id }) => {
    const { from, to, from48, to48 } = endsOf(prefix);
    const inD1 = sql`SELECT DISTINCT lower(hex(substr(ucid, 1, 6))) AS id FROM ${entries} INDEXED BY entriesByUcid
      WHERE log = ${id} AND ucid BETWEEN unhex(${from}) AND unhex(${to}) ORDER BY ucid LIMIT ${limit}`;
    const isErased = sql`EXISTS (SELECT 1 FROM ${erasures} e WHERE e.log = ${id} AND e.ucid48 = archived.ucid48)`;
    const inArchive = sql`SELECT DISTINCT printf('%012x', ucid48) FROM ${archived}
      WHERE log = ${id} AND ucid48 BETWEEN ${from48} AND ${to48} AND NOT ${isErased} ORDER BY ucid48 LIMIT ${limit}`;
    const query = rawQuery<{ id: string }>(
      db,
      sql`SELECT * FROM (${inD1}) UNION SELECT * FROM (${inArchive}) ORDER BY id LIMIT ${limit}`,
    );
    return logQuery([query], ([rows]) => rows.map((row) => row.id));
  };
