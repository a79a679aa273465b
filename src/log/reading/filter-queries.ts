import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import { END, blockColumns, rangeOfBlock } from '../blocks/sealed-block.ts';
import type { DecisionKind } from '../entry.ts';
import type { Log } from '../log.ts';
import { packed, selectEntries, type Packed } from '../packed-entries.ts';
import { blocks, entries, isInState } from '../tables.ts';
import { withinPart, type Span } from './entries-in-time-span.ts';

/** The decisions to find: all conditions must hold. */
export type Conditions = Span & {
  kind?: DecisionKind | undefined;
  locale?: string | undefined;
  /** The number of a block; that after the last sealed one is the open block. */
  block?: number | undefined;
};

/** The archived blocks that can have entries before `before`, newest first. */
export const archivedQuery = ({ db, id }: Log, { since, until, block }: Conditions, before: number) =>
  db
    .select(blockColumns)
    .from(blocks)
    .where(
      and(
        eq(blocks.log, id),
        isInState('archived'),
        lt(blocks.first, before),
        since === undefined ? undefined : gte(blocks.newest, since),
        until === undefined ? undefined : lt(blocks.oldest, until),
        block === undefined ? undefined : eq(blocks.number, block),
      ),
    )
    .orderBy(desc(blocks.last));

/** The newest rows after the archived blocks, and the `seq` of the oldest row that can match. */
export function rowsQuery(log: Log, conditions: Conditions, before: number, limit: number) {
  const { db, id } = log;
  const newest = archivedQuery(log, conditions, before).limit(1).as('newest');
  const { block } = conditions;
  const asked = block === undefined ? sql`SELECT 1, ${END}` : rangeOfBlock(id, block);
  const parts = sql`asked(first, last) AS (${asked}),
    part(first, tail) AS (
      SELECT max(first, coalesce((SELECT ${newest.last} FROM ${newest}), 0) + 1),
        min(last, ${before - 1}, coalesce((SELECT max(seq) FROM ${entries} WHERE log = ${id}), 0)) FROM asked)`;
  const rows = selectEntries(db)
    .where(sql`${withinPart(id, conditions)} AND seq <= (SELECT tail FROM part)`)
    .orderBy(desc(entries.seq))
    .limit(limit);
  const oldest = sql`, (SELECT min(seq) FROM ${entries} WHERE log = ${id} AND seq >= (SELECT first FROM asked)) AS oldest`;
  return rawQuery<Packed & { oldest: number | null }>(db, sql`WITH ${parts} ${packed(log, rows, oldest)}`);
}
