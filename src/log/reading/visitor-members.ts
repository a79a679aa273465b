import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { knownIn, linesIn, type MemberRange } from '../blocks/archive-index.ts';
import type { ReadLine } from '../blocks/archive-format.ts';
import { readable } from '../blocks/sealed-block.ts';
import type { EntryRow } from '../packed-entries.ts';
import { erasedOf } from '../records-in-d1.ts';
import type { FoundLog } from '../log-query.ts';
import type { Log } from '../log.ts';
import { isInSpan, type Span } from './entries-in-time-span.ts';
import { erasedTo, type Range } from './visitor-queries.ts';

/** The number of archive members that are read at once, because anyone can store many entries under an ID of their own. */
const MEMBERS = 6;

type Search = { prefix: string; whole: boolean; before: number; span: Span; limit: number };

/**
 * A visitor’s archived lines, newest members first, until a page is full, and the IDs met with the prefix. For a
 * prefix, the ends of other members are read, because they may have another ID.
 */
export async function readPlaces(
  log: FoundLog,
  search: Search,
  rows: EntryRow[],
  places: MemberRange[],
  range: Range,
) {
  const { prefix, whole, limit } = search;
  const ids = new Set([...rows.map(({ ucid }) => ucid), ...(whole ? [] : places.flatMap(knownIn))]);
  const lines: ReadLine[] = [];
  if (ids.size > 1) return { ids, lines };
  const read = async (place: MemberRange) => {
    const { met, shown } = await readPlace(log, search, place);
    for (const id of met) ids.add(id);
    return shown;
  };
  const erased = whole ? erasedTo(range, prefix) : 0;
  const left = places.filter(({ last }) => last > erased);
  const isEnough = ({ last }: MemberRange) =>
    [...rows, ...lines].filter(({ seq }) => seq > last).length > limit;
  while (left[0] && !isEnough(left[0]))
    for (const part of await mapConcurrently(left.splice(0, atOnce(left)), MEMBERS, read))
      lines.push(...part);
  if (!whole)
    await mapConcurrently(left, MEMBERS, async (place) => {
      for (const member of new Set([place.from, place.to]))
        await read({ ...place, from: member, to: member });
    });
  return { ids, lines };
}

/** The lines with the prefix in archive members: the IDs of all, and those that belong to the page. */
const readPlace = (log: FoundLog, { prefix, whole, before, span, limit }: Search, place: MemberRange) =>
  readable(place.number, async () => {
    const isOnPage = (line: ReadLine) => line.seq < before && isInSpan(span, line);
    const maxLines = whole && !place.dirty ? limit : Infinity;
    const found: ReadLine[] = [];
    // Other visitors may have the same first 48 bits.
    for (const line of await linesIn(log.bucket, place, prefix)) {
      if (found.length > maxLines) break;
      if (!whole || isOnPage(line)) found.push(line);
    }
    const lines = place.dirty ? await withoutErased(log, found) : found;
    return { met: lines.map(({ ucid }) => ucid), shown: lines.filter(isOnPage).slice(0, limit + 1) };
  });

/** The number of these ranges that are read at once, with at most `MEMBERS` members. */
function atOnce(places: MemberRange[]) {
  let members = 0;
  const tooMany = places.findIndex(({ from, to }) => (members += to - from + 1) > MEMBERS);
  return tooMany === -1 ? places.length : Math.max(tooMany, 1);
}

/** An erased entry may remain in its object for up to one day. */
async function withoutErased(log: Log, lines: ReadLine[]) {
  const gone = await erasedOf(log, lines);
  return lines.filter(({ seq }) => !gone.has(seq));
}
