import { sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import type { BlockLimits } from '../settings.ts';
import { edges, timeOf } from './block-ends.ts';
import { databaseClock } from './fragments.ts';
import { isOngoing, type Log } from './log.ts';
import { reading, type Question } from './question.ts';
import { blocks } from './tables.ts';

/** A block at the time of its sealing. */
export type Sealed = Pick<typeof blocks.$inferSelect, 'number' | 'first' | 'last' | 'sealedAt'>;

/**
 * The statement that seals the blocks that are due; with `asked` also the open block, unless it is empty. It does not
 * move entries. Returns the sealed blocks in order.
 */
export function sealStatement(
  { db, id }: Log,
  limits: BlockLimits,
  { asked = false, clock = databaseClock }: { asked?: boolean; clock?: SQL } = {},
) {
  const rest = sql`UNION ALL SELECT * FROM (
    SELECT number + 1, last + 1, tail FROM (SELECT * FROM edges ORDER BY number DESC LIMIT 1) WHERE tail > last)`;
  return rawQuery<Sealed>(
    db,
    sql`
    WITH RECURSIVE ${edges({ id }, limits, clock)},
      due(number, first, last) AS (SELECT number, first, last FROM edges WHERE first IS NOT NULL ${asked ? rest : sql``})
    INSERT INTO ${blocks} (log, number, first, last, oldest, newest, sealedAt)
    SELECT ${id}, number, first, last, ${timeOf(id, sql`due.first`)}, ${timeOf(id, sql`due.last`)}, ${clock} FROM due
    WHERE ${isOngoing(id)}
    ON CONFLICT DO NOTHING
    RETURNING number, first, last, sealedAt`,
  );
}

/** Ends the open block now, unless it is empty, and returns the last sealed block. */
export const sealNow =
  (limits: BlockLimits): Question<{ number: number; entries: number; sealedAt: number } | undefined> =>
  (log) =>
    reading([sealStatement(log, limits, { asked: true })], ([sealed]) => {
      const block = sealed.at(-1);
      return (
        block && { number: block.number, entries: block.last - block.first + 1, sealedAt: block.sealedAt }
      );
    });
