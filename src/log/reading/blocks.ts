import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { lastSeq, type Log } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { decisionsIn } from '../blocks/seal.ts';
import { lastSealed, rangeOfBlock } from '../blocks/sealed-block.ts';
import { blocks } from '../tables.ts';
import { MAX_BLOCK_ENTRIES } from '../../instance-settings.ts';
import { readRange, type RecordForm } from './records.ts';

const { number, first, last, oldest, newest, sealedAt, object } = blocks;
const columns = {
  number,
  state: sql<Block['state']>`iif(blocks.state = 'sealed' AND ${last} <= (
    SELECT trees.size FROM trees WHERE trees.log = blocks.log), 'covered', blocks.state)`.as('stage'),
  first,
  last,
  entries: decisionsIn.as('decisions'),
  from: oldest,
  to: newest,
  sealedAt,
  object,
};
type SealedBlock = typeof blocks.$inferSelect;

/** A block as the API lists it; the open block has no end yet. A sealed one is `covered` once a checkpoint covers it. */
export type Block = Pick<SealedBlock, 'number' | 'first' | 'object'> & {
  state: 'open' | 'covered' | SealedBlock['state'];
  last: number | null;
  /** The number of decisions, erased ones included. */
  entries: number;
  /** The times of the first and the last record. */
  from: number | null;
  to: number | null;
  sealedAt: number | null;
};

/**
 * The blocks of a log after number `after`, oldest first, the open one last, even if it is empty: at most `limit`. `next` is
 * the last of them if there are more.
 */
export const listBlocks =
  ({ after, limit }: { after: number; limit: number }): LogQuery<{ blocks: Block[]; next?: number }> =>
  (log) =>
    logQuery(
      [
        openQuery(log),
        sealedQuery(log, gt(number, after))
          .orderBy(asc(number))
          .limit(limit + 1),
      ],
      ([open, sealed]) => pageOf<Block>([...sealed, ...open.filter(({ number }) => number > after)], limit),
    );

/**
 * The newest sealed blocks before number `before`, newest first; `next` is the last of them if there are more. `current`
 * is the open block; undefined if the log is lost.
 */
export const newestBlocks =
  (
    limit: number,
    before = Number.MAX_SAFE_INTEGER,
  ): LogQuery<{ blocks: Block[]; current: Block | undefined; next?: number }> =>
  (log) =>
    logQuery(
      [
        openQuery(log),
        sealedQuery(log, lt(number, before))
          .orderBy(desc(number))
          .limit(limit + 1),
      ],
      ([open, rows]) => ({
        ...pageOf<Block>(rows, limit),
        current: open[0],
      }),
    );

function pageOf<T extends { number: number }>(found: T[], limit: number) {
  const blocks = found.slice(0, limit);
  return { blocks, ...(found.length > limit && { next: blocks.at(-1)!.number }) };
}

/** The sealed blocks of a log that meet a condition. */
const sealedQuery = ({ db, id }: Log, condition: SQL) =>
  db
    .select(columns)
    .from(blocks)
    .where(and(eq(blocks.log, id), condition));

/** The open block. */
const openQuery = ({ db, id }: Log) =>
  rawQuery<Block>(
    db,
    sql`SELECT number, 'open' AS state, first, tail AS last,
        iif(tail IS NULL, 0, tail - first + 1 - (SELECT count(*) FROM events WHERE events.log = open.log AND seq >= first)) AS entries,
        (SELECT timestamp FROM records r WHERE r.log = open.log AND r.seq = open.first) AS "from",
        (SELECT timestamp FROM records r WHERE r.log = open.log AND r.seq = open.tail) AS "to",
        NULL AS sealedAt, NULL AS object
      FROM (
        SELECT log, number, first, nullif(max(tail, first - 1), first - 1) AS tail FROM (
          SELECT l.id AS log, ${lastSealed(sql`l.id`)} + 1 AS first,
            1 + coalesce((SELECT max(number) FROM ${blocks} WHERE log = l.id), 0) AS number,
            ${lastSeq(sql`l.id`)} AS tail
          FROM logs l WHERE l.id = ${id})) open`,
  );

/** A block with its records; the open block has those so far, and one after its retention period has none. */
type BlockRecords<T> = { block: Block | { number: number; state: 'open' }; records: T[] };

/** A block by its number; undefined if the log has no such block. Throws a 500 that names the block if it cannot be read. */
export const readBlock =
  <T extends { seq: number }>(form: RecordForm<T>, number: number): LogQuery<BlockRecords<T> | undefined> =>
  (log) => {
    const ends = rangeOfBlock(log.id, number);
    const range = {
      after: sql`(SELECT first - 1 FROM (${ends}))`,
      upTo: sql`(SELECT last FROM (${ends}))`,
      limit: MAX_BLOCK_ENTRIES,
    };
    const { queries, result } = readRange(form, range)(log);
    return {
      queries: [rawQuery(log.db, ends), sealedQuery(log, eq(blocks.number, number)), ...queries],
      async result([[found], [sealed], ...rows]: [unknown[], Block[], ...unknown[]], log) {
        if (!found) return undefined;
        const block = sealed ?? { number, state: 'open' };
        if (block.state === 'gone') return { block, records: [] };
        const { items } = await result(rows as never, log);
        return { block, records: items };
      },
    };
  };
