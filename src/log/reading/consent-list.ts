import { sql } from 'drizzle-orm';
import type { LogLocation } from '../../db/databases.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { MAX_BLOCK_ENTRIES } from '../../instance-settings.ts';
import {
  archivedEntries,
  blockWith,
  erasedInObjectQuery,
  END,
  lastSealed,
  ofBlockWith,
} from '../blocks/sealed-block.ts';
import { cursorAfter, type Cursor } from './cursor.ts';
import { entriesOfRows, type Entry } from '../entry.ts';
import { entryColumns, packed, unpack, type Packed } from '../packed-entries.ts';
import type { Log } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { blocks, entries } from '../tables.ts';
import { historyQuery, type History } from './in-history.ts';
import { isInSpan, withinPart, type Span } from './entries-in-time-span.ts';

/** The entries to read, newest first: at most `limit` within the span, after the cursor. */
export type Filter = Span & { limit?: number | undefined; cursor?: Cursor | undefined };

/**
 * Entries, newest first. `state` differs between any two different results of one query; `next` is the cursor of the
 * next page.
 */
export type List = { entries: Entry[]; state: unknown; next?: Cursor; history: History | undefined };

/**
 * The entries of the open block. A list whose first page was read from an earlier block continues to the end of that
 * block. Throws a 500 that names a block which cannot be read.
 */
export const listBlock =
  ({ cursor, limit, ...span }: Filter): LogQuery<List> =>
  (log) => {
    const blockOfCursor = () => blockWith(log, cursor?.seq ?? END);
    return logQuery(
      [
        rowsQuery(log, cursor, span, limit),
        blockOfCursor(),
        erasedInObjectQuery(log, blockOfCursor()),
        historyQuery(log),
      ],
      async ([[row], [block], erased, [history]], found): Promise<List> => {
        const part = { location: found.location, first: row!.first, limit };
        if (cursor && block?.state === 'archived') {
          const all = (await archivedEntries(found, block, erased)).reverse();
          const latest = new Set(latestOfSecond(all));
          const older = all.filter((entry) => entry.seq < cursor.seq && isInSpan(span, entry));
          const { shown, ...rest } = pageOf(older, part, (entry) => latest.has(entry));
          return { ...rest, entries: shown, history };
        }
        const rows = unpack(row, found.location).reverse();
        const replaced = new Set(JSON.parse(row!.replaced) as number[]);
        const { shown, ...rest } = pageOf(rows, part, ({ seq }) => !replaced.has(seq));
        return { ...rest, entries: latestOfSecond(await entriesOfRows(found, shown)), history };
      },
    );
  };

type Row = Packed & { first: number; replaced: string };

/** The entries of a page in one row, and the `seq` of those that the previous page replaced within the second of the cursor. */
function rowsQuery(log: Log, cursor: Cursor | undefined, span: Span, limit: number | undefined) {
  // No block is longer, so a cursor of another list or an invented one cannot read more.
  const part = cursor
    ? sql`SELECT ${Math.max(cursor.first, cursor.seq - MAX_BLOCK_ENTRIES)}, ${cursor.seq - 1}`
    : sql`SELECT ${lastSealed(log.id)} + 1, coalesce((SELECT max(seq) FROM ${entries} WHERE log = ${log.id}), 0)`;
  const last = sql`coalesce(${ofBlockWith(blocks.last, log.id, sql`${cursor?.seq ?? END}`)}, ${END})`;
  const replaced = sql`iif(timestamp = ${cursor?.timestamp ?? -1}, timestamp = (
    SELECT timestamp FROM ${entries} later INDEXED BY entriesByUcid
    WHERE log = ${log.id} AND later.ucid = entries.ucid AND later.seq > entries.seq AND later.seq <= ${last}
    ORDER BY seq LIMIT 1), 0)`;
  // One additional entry shows whether there are more than `limit`.
  const rows = sql`SELECT ${entryColumns}, ${replaced} AS replaced FROM ${entries}
    WHERE ${withinPart(log.id, span)} AND seq <= (SELECT tail FROM part)
    ORDER BY seq DESC LIMIT ${limit === undefined ? -1 : limit + 1}`;
  const more = sql`, (SELECT first FROM part) AS first, json_group_array(seq) FILTER (WHERE replaced) AS replaced`;
  return rawQuery<Row>(log.db, sql`WITH part(first, tail) AS (${part}) ${packed(log, rows, more)}`);
}

type Part = { location: LogLocation; first: number; limit: number | undefined };

/** Those entries of a page that are shown, of all that are left of the block, newest first; `state` and `next` as in a list. */
function pageOf<T extends Newest>(
  left: T[],
  { location, first, limit = Infinity }: Part,
  isShown: (entry: T) => boolean,
) {
  const page = left.slice(0, limit);
  const shown = page.filter(isShown);
  const [newest, oldest] = [page[0], page.at(-1)];
  return {
    shown,
    // Entries never change and none is inserted between others, but any of them may be erased.
    state: [location, first, identityOf(newest), oldest?.seq, shown.length, page.length, left.length],
    ...(left.length > page.length && { next: cursorAfter(oldest!, first) }),
  };
}

type Newest = Pick<Entry, 'seq' | 'ucid' | 'timestamp'>;

/** Identifies an entry, also against one with the same number after a rollback; undefined if there is no entry. */
export const identityOf = (entry: Newest | undefined) => entry && [entry.seq, entry.ucid, entry.timestamp];

/**
 * Removes entries, newest first, that a later entry of the same visitor replaced within the same second, so that the
 * entries of one history have different times. The log contains both.
 */
export function latestOfSecond<T extends { ucid: string; timestamp: number }>(entries: T[]) {
  const times = new Map<string, number>();
  return entries.filter(({ ucid, timestamp }, i) => {
    const isAlone = entries[i - 1]?.timestamp !== timestamp && entries[i + 1]?.timestamp !== timestamp;
    if (isAlone) return true;
    if (times.get(ucid) === timestamp) return false;
    times.set(ucid, timestamp);
    return true;
  });
}
