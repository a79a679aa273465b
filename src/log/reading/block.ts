import { and, eq, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { MAX_BLOCK_ENTRIES } from '../../settings.ts';
import { blockColumns, type BlockRow } from '../blocks/archived-block.ts';
import { rangeOfBlock } from '../blocks/block-of-record.ts';
import type { Log } from '../log.ts';
import type { LogQuery } from '../log-query.ts';
import { blocks } from '../tables.ts';
import { readRange, type RecordForm } from './records.ts';

/** A block with its records; the open block has those so far, and one after its retention period has none. */
type BlockRecords<T> = { block: BlockRow | { number: number; state: 'open' }; records: T[] };

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
      queries: [rawQuery(log.db, ends), sealedQuery(log, number), ...queries],
      async result([[found], [sealed], ...rows]: [unknown[], BlockRow[], ...unknown[]], log) {
        if (!found) return undefined;
        const block = sealed ?? { number, state: 'open' };
        if (block.state === 'gone') return { block, records: [] };
        const { items } = await result(rows as never, log);
        return { block, records: items };
      },
    };
  };

const sealedQuery = ({ db, id }: Log, number: number) =>
  db
    .select(blockColumns)
    .from(blocks)
    .where(and(eq(blocks.log, id), eq(blocks.number, number)));
