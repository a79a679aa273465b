import { desc, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { MAX_BLOCK_ENTRIES } from '../../settings.ts';
import { archivedEntries, blockWith, erasedInObjectQuery } from '../blocks/archived-block.ts';
import type { Cursor } from './cursor.ts';
import { lastSealed, ofBlockWith } from '../blocks/block-of-record.ts';
import {
  entriesOfRows,
  entryColumns,
  packed,
  selectEntries,
  unpack,
  type Entry,
  type Packed,
} from '../entry.ts';
import type { Log } from '../log.ts';
import { logQuery, type FoundLog, type LogQuery } from '../log-query.ts';
import { blocks, entries, logs } from '../tables.ts';
import { historyQuery, type History } from './in-history.ts';
import { isWithin, withinPart, type Span } from './time-span.ts';

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
  ({ cursor, ...filter }: Filter): LogQuery<List> =>
  (log) =>
    cursor ? listRest(log, cursor, filter) : listOpen(log, filter);

/** A page with the entries that the previous page replaced. */
type Row = Packed & { replaced?: string | null };
/** The start of the block, and the log’s history. */
type Part = { first: number; history: History | undefined };

function listOpen(log: Log, filter: Filter) {
  const part = sql`part(first, tail, history) AS (
    SELECT ${lastSealed(sql`${logs.id}`)} + 1, coalesce((SELECT max(seq) FROM ${entries} WHERE log = ${logs.id}), 0),
      json_array(${logs.number}, ${logs.continues})
    FROM ${logs} WHERE ${logs.id} = ${log.id})`;
  const rows = selectEntries(log.db)
    .where(withinPart(log.id, filter))
    .orderBy(desc(entries.seq))
    .limit(oneMore(filter));
  const query = rawQuery<Row & { part: string }>(
    log.db,
    sql`WITH ${part} ${packed(log, rows, sql`, (SELECT json_array(first, json(history)) FROM part) AS part`)}`,
  );
  return logQuery([query], ([[row]], found) => {
    const [first, history] = (JSON.parse(row!.part) ?? [0]) as [number, [number, string]?];
    const [number, continues] = history ?? [];
    return listOfRow(
      found,
      row!,
      { first, history: number ? { number, continues: continues! } : undefined },
      filter,
    );
  });
}

function listRest(log: Log, cursor: Cursor, filter: Filter) {
  const { seq, timestamp } = cursor;
  // No block is longer, so a cursor of another list or an invented one cannot read more.
  const first = Math.max(cursor.first, seq - MAX_BLOCK_ENTRIES);
  const last = sql`coalesce(${ofBlockWith(blocks.last, log.id, sql`${seq}`)}, 1e15)`;
  // Entries of this page may be replaced by an entry within the same second on the previous page.
  const replaced = sql`iif(timestamp = ${timestamp}, timestamp = (SELECT timestamp FROM ${entries} later INDEXED BY entriesByUcid
    WHERE log = ${log.id} AND later.ucid = entries.ucid AND later.seq > entries.seq AND later.seq <= ${last}
    ORDER BY seq LIMIT 1), 0)`;
  const rows = sql`SELECT ${entryColumns}, ${replaced} AS replaced FROM ${entries}
    WHERE ${withinPart(log.id, filter)} AND seq < ${seq} ORDER BY seq DESC LIMIT ${oneMore(filter)}`;
  const query = rawQuery<Row>(
    log.db,
    sql`WITH part(first, tail) AS (SELECT ${first}, ${seq - 1})
      ${packed(log, rows, sql`, json_group_array(seq) FILTER (WHERE replaced) AS replaced`)}`,
  );
  return logQuery(
    [query, blockWith(log, seq), erasedInObjectQuery(log, blockWith(log, seq)), historyQuery(log)],
    async ([[row], [block], erased, [history]], found) => {
      if (block?.state !== 'archived') return listOfRow(found, row!, { first, history }, filter);
      const entries = await archivedEntries(found, block, erased);
      return { ...listOfBlock(entries, cursor, filter), history };
    },
  );
}

/** One additional entry shows whether there are more than `limit`. */
const oneMore = ({ limit }: Filter) => (limit === undefined ? -1 : limit + 1);

async function listOfRow(
  found: FoundLog,
  row: Row,
  { first, history }: Part,
  { limit = Infinity }: Filter,
): Promise<List> {
  const rows = unpack(row, found.location).reverse();
  const page = rows.slice(0, limit);
  const replaced = new Set(JSON.parse(row.replaced ?? '[]') as number[]);
  const shown = page.filter(({ seq }) => !replaced.has(seq));
  const [newest, oldest] = [page[0], page.at(-1)];
  return {
    entries: latestOfSecond(await entriesOfRows(found, shown)),
    // Entries never change and none is inserted between others, but any of them may be erased.
    state: [found.location, first, nameOf(newest), oldest?.seq, shown.length, page.length, rows.length],
    ...(rows.length > page.length && { next: { first, ...placeOf(oldest!) } }),
    history,
  };
}

function listOfBlock(
  entries: Entry[],
  cursor: Cursor,
  { limit = Infinity, ...span }: Filter,
): Omit<List, 'history'> {
  const rest = latestOfSecond(entries.reverse()).filter(
    (entry) => entry.seq < cursor.seq && isWithin(span, entry),
  );
  const page = rest.slice(0, limit);
  const [newest, oldest] = [page[0], page.at(-1)];
  return {
    entries: page,
    state: [cursor.first, nameOf(newest), oldest?.seq, page.length, rest.length],
    ...(rest.length > page.length && { next: { first: cursor.first, ...placeOf(oldest!) } }),
  };
}

type Newest = Pick<Entry, 'seq' | 'ucid' | 'timestamp'>;

/** Identifies an entry, also against one with the same number after a rollback; undefined if there is no entry. */
export const nameOf = (entry: Newest | undefined) => entry && [entry.seq, entry.ucid, entry.timestamp];

const placeOf = ({ seq, timestamp }: { seq: number; timestamp: number }) => ({ seq, timestamp });

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
