import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { lastSeq, type Log } from '../log.ts';
import { logQuery, type LogQuery } from '../log-query.ts';
import { decisionsIn } from '../blocks/seal.ts';
import { lastSealed } from '../blocks/block-of-record.ts';
import { blocks } from '../tables.ts';

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

/** The blocks to list, oldest first: at most `limit` after number `after`. */
export type BlockPage = { after: number; limit: number };

/** The blocks of a log, the open one last, even if it is empty; `next` is the last of them if there are more. */
export const listBlocks =
  ({ after, limit }: BlockPage): LogQuery<{ blocks: Block[]; next?: number }> =>
  (log) =>
    logQuery([sealedQuery(log, after, limit + 1), openQuery(log)], ([sealed, open]) =>
      pageOf<Block>([...sealed, ...open.filter(({ number }) => number > after)], limit),
    );

/**
 * The newest sealed blocks before number `before`, newest first; `next` is the last of them if there are more. `current`
 * is the open block; undefined if the log is lost.
 */
export const newestBlocks =
  (
    limit: number,
    before?: number,
  ): LogQuery<{ blocks: Block[]; current: Block | undefined; next?: number }> =>
  (log) =>
    logQuery([newestQuery(log, limit + 1, before), openQuery(log)], ([rows, open]) => ({
      ...pageOf<Block>(rows, limit),
      current: open[0],
    }));

function pageOf<T extends { number: number }>(found: T[], limit: number) {
  const blocks = found.slice(0, limit);
  return { blocks, ...(found.length > limit && { next: blocks.at(-1)!.number }) };
}

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
