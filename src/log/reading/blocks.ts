import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import type { BlockLimits } from '../../settings.ts';
import { edges, timeOf } from '../block-ends.ts';
import type { Log } from '../log.ts';
import { reading, type Question } from '../question.ts';
import { blocks } from '../tables.ts';

const { number, state, first, last, oldest, newest, sealedAt, root, object } = blocks;
const columns = { number, state, first, last, from: oldest, to: newest, sealedAt, root, object };
type SealedBlock = typeof blocks.$inferSelect;

/** A block as the API lists it; an open block has no end yet. */
export type Block = Pick<SealedBlock, 'number' | 'first' | 'root' | 'object'> & {
  state: 'open' | SealedBlock['state'];
  last: number | null;
  /** Includes erased entries. */
  entries: number;
  /** The times of the first and the last entry. */
  from: number | null;
  to: number | null;
  sealedAt: number | null;
};

/** The blocks to list, oldest first: at most `limit` after number `after`. */
export type BlockPage = { after: number; limit: number };

/** The blocks of a log, the open one last, even if it is empty; `next` is the last of them if there are more. */
export const listBlocks =
  (limits: BlockLimits, { after, limit }: BlockPage): Question<{ blocks: Block[]; next?: number }> =>
  (log) =>
    reading([sealedQuery(log, after, limit + 1), unsealedQuery(log, limits)], ([sealed, unsealed]) => {
      const others = unsealed.filter(({ number }) => number > after);
      return pageOf([...sealed, ...others.map((block) => ({ ...block, ...unknown }))].map(blockOf), limit);
    });

/**
 * The newest sealed blocks before number `before`, newest first; `next` is the last of them if there are more. `current`
 * is the open block; undefined if the log is lost.
 */
export const newestBlocks =
  (
    limits: BlockLimits,
    limit: number,
    before?: number,
  ): Question<{ blocks: Block[]; current: Block | undefined; next?: number }> =>
  (log) =>
    reading([newestQuery(log, limit + 1, before), unsealedQuery(log, limits)], ([rows, unsealed]) => ({
      ...pageOf(rows.map(blockOf), limit),
      current: unsealed.map((block) => blockOf({ ...block, ...unknown })).at(-1),
    }));

/** The lines of the block records, oldest first. */
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

type Unsealed = Pick<Block, 'number' | 'state' | 'first' | 'last' | 'from' | 'to'>;
const unknown = { sealedAt: null, root: null, object: null };

const blockOf = ({ number, state, first, last, ...rest }: Omit<Block, 'entries'>): Block => ({
  number,
  state,
  first,
  last,
  entries: (last ?? first - 1) - first + 1,
  ...rest,
});

const sealedQuery = ({ db, id }: Log, after: number, limit: number) =>
  db
    .select(columns)
    .from(blocks)
    .where(and(eq(blocks.log, id), gt(number, after)))
    .orderBy(asc(number))
    .limit(limit);

const newestQuery = ({ db, id }: Log, limit: number, before = Number.MAX_SAFE_INTEGER) =>
  db
    .select(columns)
    .from(blocks)
    .where(and(eq(blocks.log, id), lt(number, before)))
    .orderBy(desc(number))
    .limit(limit);

const recordsQuery = ({ db, id }: Log, after: number, limit: number) =>
  db
    .select({ number, record: sql<string>`${blocks.record}` })
    .from(blocks)
    .where(and(eq(blocks.log, id), gt(number, after), isNotNull(blocks.record)))
    .orderBy(asc(number))
    .limit(limit);

/** The blocks that are due but not sealed yet, and the open one. */
const unsealedQuery = ({ db, id }: Log, limits: BlockLimits) =>
  rawQuery<Unsealed>(
    db,
    sql`WITH RECURSIVE ${edges({ id }, limits)},
      b(log, number, state, first, last) AS (
        SELECT log, number, 'sealed', first, last FROM edges WHERE first IS NOT NULL
        UNION ALL SELECT log, number + 1, 'open', last + 1, iif(tail > last, tail, NULL)
          FROM (SELECT * FROM edges ORDER BY number DESC LIMIT 1))
      SELECT number, state, first, last, ${timeOf(sql`b.log`, sql`b.first`)} AS "from", ${timeOf(sql`b.log`, sql`b.last`)} AS "to"
      FROM b`,
  );
