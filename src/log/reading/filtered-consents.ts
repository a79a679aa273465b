import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { MAX_BLOCK_ENTRIES } from '../../instance-settings.ts';
import {
  END,
  rangeOfBlock,
  archivedEntries,
  blockColumns,
  erasedInObjectQuery,
} from '../blocks/sealed-block.ts';
import { entriesOfRows, kindOf, type DecisionKind, type Entry } from '../entry.ts';
import { packed, selectEntries, unpack, type Packed } from '../packed-entries.ts';
import type { Log } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { blocks, entries, isInState } from '../tables.ts';
import { historyQuery, type History } from './in-history.ts';
import { isInSpan, withinPart, type Span } from './entries-in-time-span.ts';

/** The decisions to find: all conditions must hold. */
export type Conditions = Span & {
  kind?: DecisionKind | undefined;
  locale?: string | undefined;
  /** The number of a block; that after the last sealed one is the open block. */
  block?: number | undefined;
};

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
 * Finds entries, newest first. A page searches at most two parts (rows of the database, archived blocks), one after the
 * other to save memory. Throws a 500 that names an unreadable block.
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
        // All entries from here on were searched.
        let searched = isFull ? rows[0]!.seq : (archived[0]?.last ?? 0) + 1;
        const parts = isFull ? [] : archived.slice(0, rows.length > 0 ? 1 : 2);
        for (const block of parts) {
          // A block between two archived ones that could not be archived is searched with the next page.
          if (matches.length > limit || block.last + 1 !== searched) break;
          const inBlock = await archivedEntries(found, block, erased);
          const older = inBlock.filter((entry) => entry.seq < before && isWanted(entry)).reverse();
          matches.push(...older.slice(0, limit + 1 - matches.length));
          searched = block.first;
        }
        const page = matches.slice(0, limit);
        if (matches.length > limit) return { entries: page, next: page.at(-1)!.seq, history };
        const isMore = archived.some(({ first }) => first < searched) || (row?.oldest ?? END) < searched;
        return { entries: page, ...(isMore && { next: searched }), history };
      },
    );
  };

/** The archived blocks that can have entries before `before`, newest first. */
const archivedQuery = ({ db, id }: Log, { since, until, block }: Conditions, before: number) =>
  db
    .select(blockColumns)
    .from(blocks)
    .where(
      and(
        eq(blocks.log, id),
        isInState('archived'),
        lt(blocks.first, before),
        since === undefined ? undefined : gte(blocks.newest, since),
        until === undefined ? undefined : lt(blocks.oldest, until),
        block === undefined ? undefined : eq(blocks.number, block),
      ),
    )
    .orderBy(desc(blocks.last));

/** The newest rows after the archived blocks, and the `seq` of the oldest row that can match. */
function rowsQuery(log: Log, conditions: Conditions, before: number, limit: number) {
  const { db, id } = log;
  const newest = archivedQuery(log, conditions, before).limit(1).as('newest');
  const { block } = conditions;
  const asked = block === undefined ? sql`SELECT 1, ${END}` : rangeOfBlock(id, block);
  const parts = sql`asked(first, last) AS (${asked}),
    part(first, tail) AS (
      SELECT max(first, coalesce((SELECT ${newest.last} FROM ${newest}), 0) + 1),
        min(last, ${before - 1}, coalesce((SELECT max(seq) FROM ${entries} WHERE log = ${id}), 0)) FROM asked)`;
  const rows = selectEntries(db)
    .where(sql`${withinPart(id, conditions)} AND seq <= (SELECT tail FROM part)`)
    .orderBy(desc(entries.seq))
    .limit(limit);
  const oldest = sql`, (SELECT min(seq) FROM ${entries} WHERE log = ${id} AND seq >= (SELECT first FROM asked)) AS oldest`;
  return rawQuery<Packed & { oldest: number | null }>(db, sql`WITH ${parts} ${packed(log, rows, oldest)}`);
}
