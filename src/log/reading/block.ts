import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { unhex } from '../../lib/bytes.ts';
import type { BlockLimits } from '../../settings.ts';
import { archivedEntries, archivedLines, blockColumns, type BlockRow } from './archived-block.ts';
import { edges } from '../block-ends.ts';
import { entriesOfRows, leafOf, packed, selectEntries, unpack, type Entry, type Packed } from '../entry.ts';
import { hexOf } from '../fragments.ts';
import { leafLine } from '../leaf.ts';
import { keyQuery, type Log } from '../log.ts';
import { reading, type Question } from '../question.ts';
import { blocks, entries, erased } from '../tables.ts';

type Found = BlockRow | { number: number; state: 'open' };

/** A block to read. A block after its retention period has no contents. */
type BlockContents = {
  block: Found;
  /** Its entries in order, without erased ones. */
  entries: () => Promise<Entry[]>;
  /** Its leaves as lines in order; an erased leaf is its number and its hash in hex. */
  leaves: () => Promise<Iterable<string>>;
};

/**
 * A block by its number; an open block with its entries so far. Undefined if the log has no such block. Reading its
 * contents throws a 500 that names the block if it cannot be read.
 */
export const readBlock =
  (limits: BlockLimits, number: number): Question<BlockContents | undefined> =>
  (log) => {
    const part = partOf(log, limits, number);
    return reading(
      [blockQuery(log, number), rowsQuery(log, part), erasedQuery(log, part), keyQuery(log)],
      ([[sealed], [row], erased, [owner]], found) => {
        if (!row?.isThere) return undefined;
        const block = sealed ?? { number, state: 'open' };
        const archived = block.state === 'archived' ? block : undefined;
        const entries = () =>
          archived
            ? archivedEntries(found, archived, erased)
            : entriesOfRows(found, unpack(row, found.location));
        const lines = async () =>
          archived ? archivedLines(found, archived) : linesOf(unhex(owner!.key), await entries());
        return { block, entries, leaves: async () => withErased(await lines(), erased) };
      },
    );
  };

type Line = { seq: number; text: string };
type Erased = { seq: number; leaf: string };

function* linesOf(key: Uint8Array, entries: Entry[]): Generator<Line> {
  for (const entry of entries) yield { seq: entry.seq, text: leafLine(key, leafOf(entry)) };
}

/** Replaces erased leaves that are still in an object by their remaining hashes. */
function* withErased(lines: Iterable<Line>, erased: Erased[]) {
  let next = 0;
  const stubsBefore = function* (seq: number) {
    for (; next < erased.length && erased[next]!.seq < seq; next++) yield JSON.stringify(erased[next]);
  };
  for (const { seq, text } of lines) {
    yield* stubsBefore(seq);
    if (erased[next]?.seq !== seq) yield text;
  }
  yield* stubsBefore(Infinity);
}

/** The common table expression `part`: the block from its first `seq` to its last. */
const partOf = (log: Log, limits: BlockLimits, number: number) => sql`RECURSIVE ${edges(log, limits)},
  part(first, last) AS (
    SELECT first, last FROM ${blocks} WHERE log = ${log.id} AND number = ${number}
    UNION ALL SELECT first, last FROM edges WHERE number = ${number} AND first IS NOT NULL
    UNION ALL SELECT last + 1, tail FROM (SELECT * FROM edges ORDER BY number DESC LIMIT 1)
      WHERE number + 1 = ${number})`;

const blockQuery = ({ db, id }: Log, number: number) =>
  db
    .select(blockColumns)
    .from(blocks)
    .where(and(eq(blocks.log, id), eq(blocks.number, number)));

const inPart = (id: SQL, { log, seq }: typeof entries | typeof erased) =>
  sql`${log} = ${id} AND ${seq} BETWEEN (SELECT first FROM part) AND (SELECT last FROM part)`;

/** The entries of the block, and whether it exists. */
function rowsQuery(log: Log, part: SQL) {
  const { db, id } = log;
  const rows = selectEntries(db).where(inPart(id, entries)).orderBy(entries.seq);
  return rawQuery<Packed & { isThere: number }>(
    db,
    sql`WITH ${part} ${packed(log, rows, sql`, EXISTS (SELECT 1 FROM part) AS isThere`)}`,
  );
}

const erasedQuery = ({ db, id }: Log, part: SQL) =>
  rawQuery<Erased>(
    db,
    sql`WITH ${part} SELECT seq, ${hexOf(erased.leaf)} AS leaf FROM ${erased} WHERE ${inPart(id, erased)} ORDER BY seq`,
  );
