import { MAX_BLOCK_ENTRIES } from '../../instance-settings.ts';
import { END, archivedEntries, erasedInObjectQuery } from '../blocks/sealed-block.ts';
import { entriesOfRows, kindOf, type Entry } from '../entry.ts';
import { unpack } from '../packed-entries.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { archivedQuery, rowsQuery, type Conditions } from './filter-queries.ts';
import { historyQuery, type History } from './in-history.ts';
import { isInSpan } from './entries-in-time-span.ts';

/** A page of them, newest first: at most `limit` before the entry `before`. */
type Page = { before?: number | undefined; limit: number };

/** Entries of all blocks, newest first. `next` is the `before` of the next page, if older entries may match. */
type FoundEntries = { entries: Entry[]; next?: number; history: History | undefined };

/** Whether an entry meets the conditions that no index knows. */
export const meets =
  ({ kind, locale, since, until }: Conditions) =>
  (entry: Entry) =>
    isInSpan({ since, until }, entry) &&
    (kind === undefined || kindOf(entry) === kind) &&
    (locale === undefined || entry.notice.locale === locale);

/**
 * Finds entries, newest first. Throws a 500 that names an unreadable block. A page searches at most two parts, one after
 * the other to save memory:
 * 1. the rows of the database, as many as a block has, which follow the archived blocks
 * 2. unless these were all that it reads: the newest archived block, and without any row the one before it
 * What it has not searched is left to the next page.
 */
export const filterConsents =
  (conditions: Conditions, { before = END, limit }: Page): LogQuery<FoundEntries> =>
  (log) => {
    const isFiltered = conditions.kind !== undefined || conditions.locale !== undefined;
    const mostRows = isFiltered ? MAX_BLOCK_ENTRIES : limit + 1;
    const isWanted = meets(conditions);
    return logQuery(
      [
        historyQuery(log),
        rowsQuery(log, conditions, before, mostRows),
        // The third one is not read: it shows that there is more.
        archivedQuery(log, conditions, before).limit(3),
        erasedInObjectQuery(log, archivedQuery(log, conditions, before).limit(2)),
      ],
      async ([[history], [row], archived, erased], found): Promise<FoundEntries> => {
        const rows = unpack(row, found.location);
        const isFull = rows.length === mostRows;
        const matches = (await entriesOfRows(found, rows)).filter(isWanted).reverse();
        /** The oldest record that was searched, with all that follow it. */
        let searched = isFull ? rows[0]!.seq : (archived[0]?.last ?? 0) + 1;
        const toSearch = isFull ? [] : archived.slice(0, rows.length > 0 ? 1 : 2);
        for (const block of toSearch) {
          // A block between two archived ones that could not be archived is searched with the next page.
          const isNext = block.last + 1 === searched;
          if (matches.length > limit || !isNext) break;
          const inBlock = await archivedEntries(found, block, erased);
          matches.push(...inBlock.filter((entry) => entry.seq < before && isWanted(entry)).reverse());
          searched = block.first;
        }
        const page = matches.slice(0, limit);
        if (matches.length > limit) return { entries: page, next: page.at(-1)!.seq, history };
        const isMore = archived.some(({ first }) => first < searched) || (row?.oldest ?? END) < searched;
        return { entries: page, ...(isMore && { next: searched }), history };
      },
    );
  };
