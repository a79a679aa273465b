import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { MAX_BLOCK_ENTRIES, type BlockLimits } from '../../settings.ts';
import { readBlock } from './block.ts';
import {
  entriesOfRows,
  kindOf,
  packed,
  selectEntries,
  unpack,
  type DecisionKind,
  type Entry,
  type Packed,
} from '../entry.ts';
import type { Log } from '../log.ts';
import { ask, reading, type Question } from '../question.ts';
import { blocks, entries } from '../tables.ts';
import { historyQuery, type History } from './in-history.ts';
import { isWithin, withinPart, type Span } from './time-span.ts';

/** The decisions to find: all conditions must hold. */
export type Conditions = Span & {
  kind?: DecisionKind | undefined;
  locale?: string | undefined;
  /** The number of a block; that after the last sealed one is the open block. */
  block?: number | undefined;
};

/** A page of them, newest first: at most `limit` before the entry `before`. */
type Page = { before?: number | undefined; limit: number };

/**
 * Entries of one block, newest first. `next` is the `before` of the next page, which is in the same block if `isSame`,
 * otherwise in an earlier one. `block` is the number of the block if it is sealed.
 */
type FoundEntries = {
  entries: Entry[];
  block?: number | undefined;
  next?: { before: number; isSame: boolean };
  history: History | undefined;
};

/** Whether an entry meets the conditions that no index knows. */
export const meets =
  ({ kind, locale, since, until }: Conditions) =>
  (entry: Entry) =>
    isWithin({ since, until }, entry) &&
    (kind === undefined || kindOf(entry) === kind) &&
    (locale === undefined || entry.notice.locale === locale);

/**
 * Finds entries in the open block, or in the newest sealed block with entries of that time: a page reads one block at
 * most. Throws a 500 that names a block which cannot be read.
 */
export const filterConsents =
  (limits: BlockLimits, conditions: Conditions, { before = 1e15, limit }: Page): Question<FoundEntries> =>
  (log) => {
    const isFiltered = conditions.kind !== undefined || conditions.locale !== undefined;
    const most = isFiltered ? MAX_BLOCK_ENTRIES : limit + 1;
    const isWanted = meets(conditions);
    return reading(
      [historyQuery(log), sealedQuery(log, conditions, before), openQuery(log, conditions, before, most)],
      async ([[history], [sealed, older], [row]], found): Promise<FoundEntries> => {
        const rows = unpack(row, found.location);
        const earlier = (block: { last: number } | undefined) =>
          block && { next: { before: block.last + 1, isSame: false } };
        if (rows.length > 0 || !sealed) {
          const all = (await entriesOfRows(found, rows)).reverse().filter(isWanted);
          const rest =
            rows.length === most ? { next: { before: rows[0]!.seq, isSame: true } } : earlier(sealed);
          return { ...pageOf(all, limit), ...(all.length <= limit && rest), history };
        }
        const contents = await ask(found, readBlock(limits, sealed.number));
        const read = contents && contents.block.state !== 'gone' ? await contents.entries() : [];
        const all = read.filter((entry) => entry.seq < before && isWanted(entry)).reverse();
        return {
          ...pageOf(all, limit),
          ...(all.length <= limit && earlier(older)),
          block: sealed.number,
          history,
        };
      },
    );
  };

function pageOf(all: Entry[], limit: number) {
  const entries = all.slice(0, limit);
  return {
    entries,
    ...(all.length > limit && { next: { before: entries.at(-1)!.seq, isSame: true } }),
  };
}

/** The newest sealed blocks that can have entries, and the one before. */
const sealedQuery = ({ db, id }: Log, { since, until, block }: Conditions, before: number) =>
  db
    .select({ number: blocks.number, last: blocks.last })
    .from(blocks)
    .where(
      and(
        eq(blocks.log, id),
        ne(blocks.state, 'gone'),
        lt(blocks.first, before),
        since === undefined ? undefined : gte(blocks.newest, since),
        until === undefined ? undefined : lt(blocks.oldest, until),
        block === undefined ? undefined : eq(blocks.number, block),
      ),
    )
    .orderBy(desc(blocks.last))
    .limit(2);

/** The newest entries after the last sealed block; none if another block is asked for. */
function openQuery(log: Log, { since, until, block }: Conditions, before: number, most: number) {
  const { db, id } = log;
  const isOther = block === undefined ? sql`0` : sql`${block} <= coalesce(max(number), 0)`;
  const part = sql`part(first, tail) AS (
    SELECT iif(${isOther}, 1e15, coalesce(max(last), 0) + 1),
      min(${before - 1}, coalesce((SELECT max(seq) FROM ${entries} WHERE log = ${id}), 0))
    FROM ${blocks} WHERE log = ${id})`;
  const rows = selectEntries(db)
    .where(sql`${withinPart(id, { since, until })} AND seq <= (SELECT tail FROM part)`)
    .orderBy(desc(entries.seq))
    .limit(most);
  return rawQuery<Packed>(db, sql`WITH ${part} ${packed(log, rows)}`);
}
