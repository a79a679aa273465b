import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { unhex } from '../../lib/bytes.ts';
import { archivedEntries, archivedLines, blockColumns, type BlockRow } from '../blocks/archived-block.ts';
import { entriesOfRows, leafOf, packed, selectEntries, unpack, type Entry, type Packed } from '../entry.ts';
import { erasedLine, eventLine, leafLine, type StoredEvent } from '../leaf.ts';
import { keyQuery, type Log } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { erasedQuery, eventsQuery } from '../records-in-d1.ts';
import { lastSealed } from '../blocks/block-of-record.ts';
import { blocks, entries, erased, events } from '../tables.ts';

type Found = BlockRow | { number: number; state: 'open' };

/** A block to read. A block after its retention period has no contents. */
type BlockContents = {
  block: Found;
  /** Its decisions in order, without erased ones. */
  entries: () => Promise<Entry[]>;
  events: StoredEvent[];
  /** Its records as lines in order; an erased one is its number and its entry in hex. */
  lines: () => Promise<Iterable<string>>;
};

/**
 * A block by its number; the open block with its records so far. Undefined if the log has no such block. Reading its
 * contents throws a 500 that names the block if it cannot be read.
 */
export const readBlock =
  (number: number): LogQuery<BlockContents | undefined> =>
  (log) => {
    const part = partOf(log, number);
    return logQuery(
      [
        blockQuery(log, number),
        rowsQuery(log, part),
        erasedQuery(log, isInPart(part, erased)),
        eventsQuery(log, isInPart(part, events)),
        keyQuery(log),
      ],
      ([[sealed], [row], erased, events, [owner]], found) => {
        if (!row?.isThere) return undefined;
        const block = sealed ?? { number, state: 'open' };
        const archived = block.state === 'archived' ? block : undefined;
        const entries = () =>
          archived
            ? archivedEntries(found, archived, erased)
            : entriesOfRows(found, unpack(row, found.location));
        const lines = async () => {
          const key = unhex(owner!.key);
          const decisions = archived ? await archivedLines(found, archived) : linesOf(key, await entries());
          return inOrder(decisions, erased, events, key);
        };
        return { block, entries, events, lines };
      },
    );
  };

type Line = { seq: number; text: string };

export function* linesOf(key: Uint8Array, entries: Entry[]): Generator<Line> {
  for (const entry of entries) yield { seq: entry.seq, text: leafLine(key, leafOf(entry)) };
}

/** The lines of records of all kinds in order. An erased decision that is still in an object is left out. */
export function inOrder(
  decisions: Iterable<Line>,
  erased: { seq: number; entry: string }[],
  events: StoredEvent[],
  key: Uint8Array,
) {
  const others = new Map<number, string>([
    ...events.map((event): [number, string] => [event.seq, eventLine(key, event)]),
    ...erased.map(({ seq, entry }): [number, string] => [seq, erasedLine(seq, entry)]),
  ]);
  const all = [...decisions].filter(({ seq }) => !others.has(seq));
  for (const [seq, text] of others) all.push({ seq, text });
  return all.sort((a, b) => a.seq - b.seq).map(({ text }) => text);
}

/** The common table expression `part`: the block from its first `seq` to its last. */
const partOf = ({ id }: Log, number: number) => sql`part(first, last) AS (
    SELECT first, last FROM ${blocks} WHERE log = ${id} AND number = ${number}
    UNION ALL SELECT ${lastSealed(id)} + 1, 1e15 FROM ${isNext(id, number)})`;

/** One row if the number is that of the open block. */
const isNext = (id: SQL, number: number) =>
  sql`(SELECT 1 WHERE ${number} = 1 + coalesce((SELECT max(number) FROM ${blocks} WHERE log = ${id}), 0)
    AND EXISTS (SELECT 1 FROM logs WHERE id = ${id}))`;

const blockQuery = ({ db, id }: Log, number: number) =>
  db
    .select(blockColumns)
    .from(blocks)
    .where(and(eq(blocks.log, id), eq(blocks.number, number)));

const isInPart = (part: SQL, { seq }: typeof erased | typeof events) =>
  sql`${seq} BETWEEN (WITH ${part} SELECT first FROM part) AND (WITH ${part} SELECT last FROM part)`;

/** The entries of the block, and whether it exists. */
function rowsQuery(log: Log, part: SQL) {
  const { db, id } = log;
  const rows = selectEntries(db)
    .where(
      sql`${entries.log} = ${id} AND ${entries.seq} BETWEEN (SELECT first FROM part) AND (SELECT last FROM part)`,
    )
    .orderBy(entries.seq);
  return rawQuery<Packed & { isThere: number }>(
    db,
    sql`WITH ${part} ${packed(log, rows, sql`, EXISTS (SELECT 1 FROM part) AS isThere`)}`,
  );
}
