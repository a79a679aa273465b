import { memberRangeOf, narrowed } from '../blocks/archive-index.ts';
import { END } from '../blocks/sealed-block.ts';
import type { ReadLine } from '../blocks/archive-format.ts';
import { entriesOfLines, entriesOfRows, type Entry } from '../entry.ts';
import { unpack, type EntryRow } from '../packed-entries.ts';
import { logQuery, mapResult, type FoundLog, type LogQuery } from '../log-query.ts';
import { MAX_BLOCK_ENTRIES } from '../../instance-settings.ts';
import { endsOf, isUcid } from './consent-ids.ts';
import { latestOfSecond, identityOf, type Filter, type List } from './consent-list.ts';
import { cursorAfter, type Cursor } from './cursor.ts';
import type { History } from './in-history.ts';
import { readPlaces } from './visitor-members.ts';
import { erasedTo, placesQuery, rangeOf, visitorRowsQuery } from './visitor-queries.ts';

// Anyone can store many entries under an ID of their own. A response is limited to one block of entries, more than a
// visitor ever makes, and a prefix matches no ID in more archived blocks than this.
const MAX_BLOCKS = 100;

/**
 * Entries of a visitor, newest first, with the cursor of the next page. `several`: more
 * than one ID has it, or this cannot be determined.
 */
type Visitor = { entries: Entry[]; several: boolean; next?: Cursor; history: History | undefined };

/**
 * Finds the only visitor whose ID starts with `prefix`, in all blocks, with one ranged read for each archived block.
 * Throws a 500 that names the block if one cannot be read.
 */
export const readVisitor =
  (prefix: string, { cursor, limit: asked = MAX_BLOCK_ENTRIES, ...span }: Filter = {}): LogQuery<Visitor> =>
  (log) => {
    const limit = Math.min(asked, MAX_BLOCK_ENTRIES);
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
      [visitorRowsQuery(log.db, values), placesQuery(log.db, values)],
      async ([[row], ranges], found) => {
        const range = rangeOf(row!);
        if (!range || range.several || (!whole && ranges.length > MAX_BLOCKS))
          return { entries: [], several: range !== undefined, history: range };
        const rows = unpack(row, found.location);
        const places = ranges.map((place) =>
          narrowed(memberRangeOf(place), prefix, whole ? before : Infinity),
        );
        const search = { prefix, whole, before, span, limit };
        const { ids, lines } = await readPlaces(found, search, rows, places, range);
        const [ucid = prefix, another] = ids;
        if (another !== undefined) return { entries: [], several: true, history: range };
        const page = await pageOf(found, rows, lines, limit, erasedTo(range, ucid));
        return { ...page, several: false, history: range };
      },
    );
  };

/** The newest of the visitor’s entries, without those that are being erased. */
async function pageOf(log: FoundLog, rows: EntryRow[], lines: ReadLine[], limit: number, erased: number) {
  const found = [...rows, ...lines].filter(({ seq }) => seq > erased).sort((a, b) => b.seq - a.seq);
  const from = found.slice(0, limit).at(-1)?.seq ?? Infinity;
  const isShown = ({ seq }: { seq: number }) => seq >= from && seq > erased;
  const entries = [
    ...(await entriesOfRows(log, rows.filter(isShown))),
    ...(await entriesOfLines(log, lines.filter(isShown))),
  ].sort((a, b) => b.seq - a.seq);
  return { entries, ...(found.length > limit && { next: cursorAfter(entries.at(-1)!) }) };
}

/** The history of the visitor whose ID starts with `prefix`, as a list. Throws as `readVisitor` does. */
export const listHistory = (
  prefix: string,
  { cursor, until = Infinity, limit, since }: Filter,
): LogQuery<List & { several: boolean }> => {
  // Entries within the same second as the last entry were replaced by it.
  const filter = { since, until: Math.min(until, cursor?.timestamp ?? Infinity), cursor, limit };
  return mapResult(readVisitor(prefix, filter), ({ entries, several, next, history }, log) => {
    const page = latestOfSecond(entries);
    const state = [log.location, identityOf(page[0]), page.at(-1)?.seq, page.length, next !== undefined];
    return { entries: page, several, state, ...(next && { next }), history };
  });
};
