import { sql, type SQL } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import type { BlockLimits } from '../../settings.ts';
import { blockColumns, type BlockRow } from './archived-block.ts';
import { edges } from '../block-ends.ts';
import type { Log } from '../log.ts';
import { reading, type Question } from '../question.ts';

/** A block as the API lists it; of an open one it is not yet known how it ends. */
export type Block = {
  number: number;
  state: 'open' | BlockRow['state'];
  first: number;
  last: number | null;
  /** Those that were erased are counted. */
  entries: number;
  /** The times of its first and its last entry. */
  from: number | null;
  to: number | null;
  sealedAt: number | null;
  root: string | null;
  object: string | null;
};

/** Which blocks to list, oldest first: at most `limit` of those after number `after`. */
export type BlockPage = { after: number; limit: number };

/** The blocks of a log, the open one last, even if it is empty; `next` is the last of them if there are more. */
export const listBlocks =
  (limits: BlockLimits, { after, limit }: BlockPage): Question<{ blocks: Block[]; next?: number }> =>
  (log) =>
    reading([sealedQuery(log, after, limit + 1), unsealedQuery(log, limits)], ([sealed, unsealed]) => {
      const later = unsealed.filter(({ number }) => number > after);
      const blocks = [...sealed.map(sealedBlock), ...later.map(unsealedBlock)];
      return pageOf(blocks, limit);
    });

/** The newest sealed blocks before number `before`, newest first; `next` is the last of them if there are more. */
export const newestBlocks =
  (limit: number, before?: number): Question<{ blocks: Block[]; next?: number }> =>
  (log) =>
    reading([newestQuery(log, limit + 1, before)], ([rows]) => pageOf(rows.map(sealedBlock), limit));

/** The lines of the records, oldest first. */
export const listRecords =
  ({ after, limit }: BlockPage): Question<{ records: string[]; next?: number }> =>
  (log) =>
    reading([recordsQuery(log, after, limit + 1)], ([rows]) => {
      const { blocks, ...rest } = pageOf(rows, limit);
      return { records: blocks.map(({ record }) => record), ...rest };
    });

function pageOf<T extends { number: number }>(found: T[], limit: number) {
  const blocks = found.slice(0, limit);
  return { blocks, ...(found.length > limit && { next: blocks.at(-1)!.number }) };
}

const sealedBlock = ({ oldest, newest, ...block }: BlockRow): Block => ({
  number: block.number,
  state: block.state,
  first: block.first,
  last: block.last,
  entries: block.last - block.first + 1,
  from: oldest,
  to: newest,
  sealedAt: block.sealedAt,
  root: block.root,
  object: block.object,
});

type Unsealed = Pick<Block, 'number' | 'state' | 'first' | 'last' | 'from' | 'to'>;

const unsealedBlock = (block: Unsealed): Block => ({
  number: block.number,
  state: block.state,
  first: block.first,
  last: block.last,
  entries: (block.last ?? block.first - 1) - block.first + 1,
  from: block.from,
  to: block.to,
  sealedAt: null,
  root: null,
  object: null,
});

const sealedQuery = ({ db, id }: Log, after: number, limit: number) =>
  all<BlockRow>(
    db,
    sql`SELECT ${blockColumns} FROM blocks WHERE log = ${id} AND number > ${after} ORDER BY number LIMIT ${limit}`,
  );

const newestQuery = ({ db, id }: Log, limit: number, before = Number.MAX_SAFE_INTEGER) =>
  all<BlockRow>(
    db,
    sql`SELECT ${blockColumns} FROM blocks WHERE log = ${id} AND number < ${before} ORDER BY number DESC LIMIT ${limit}`,
  );

const recordsQuery = ({ db, id }: Log, after: number, limit: number) =>
  all<{ number: number; record: string }>(
    db,
    sql`SELECT number, record FROM blocks WHERE log = ${id} AND number > ${after} AND record IS NOT NULL
      ORDER BY number LIMIT ${limit}`,
  );

/** The blocks whose end is due but not written down, and the open one. */
function unsealedQuery({ db, id }: Log, limits: BlockLimits) {
  const time = (seq: SQL) => sql`coalesce(
    (SELECT timestamp FROM entries WHERE log = b.log AND seq = ${seq}),
    (SELECT timestamp FROM erased WHERE log = b.log AND seq = ${seq}))`;
  return all<Unsealed>(
    db,
    sql`WITH RECURSIVE ${edges({ id }, limits)},
      b(log, number, state, first, last) AS (
        SELECT log, number, 'sealed', first, last FROM edges WHERE first IS NOT NULL
        UNION ALL SELECT log, number + 1, 'open', last + 1, iif(tail > last, tail, NULL)
          FROM (SELECT * FROM edges ORDER BY number DESC LIMIT 1))
      SELECT number, state, first, last, ${time(sql`b.first`)} AS "from", ${time(sql`b.last`)} AS "to" FROM b`,
  );
}
