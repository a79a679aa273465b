import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { BlockLimits } from '../settings.ts';
import { databaseClock, edges } from './block-ends.ts';
import type { Log } from './log.ts';
import { reading, type Question } from './question.ts';

/** What is known of a block at its sealing. */
export type Sealed = { number: number; first: number; last: number; sealedAt: number };

/**
 * The statement that writes down the ends of blocks that are due; `asked` also ends the open block where it stands,
 * unless it is empty. The entries stay where they are. Gives what was sealed, in order.
 */
export function sealStatement(
  { db, id }: Log,
  limits: BlockLimits,
  { asked = false, clock = databaseClock } = {},
) {
  const time = (seq: 'first' | 'last') => sql`coalesce(
      (SELECT timestamp FROM entries WHERE log = ${id} AND seq = due.${sql.identifier(seq)}),
      (SELECT timestamp FROM erased WHERE log = ${id} AND seq = due.${sql.identifier(seq)}))`;
  const rest = sql`UNION ALL SELECT * FROM (
    SELECT number + 1, last + 1, tail FROM (SELECT * FROM edges ORDER BY number DESC LIMIT 1) WHERE tail > last)`;
  return all<Sealed>(
    db,
    sql`
    WITH RECURSIVE ${edges({ id }, limits, clock)},
      due(number, first, last) AS (SELECT number, first, last FROM edges WHERE first IS NOT NULL ${asked ? rest : sql``})
    INSERT INTO blocks (log, number, first, last, oldest, newest, sealedAt)
    SELECT ${id}, number, first, last, ${time('first')}, ${time('last')}, ${clock} FROM due
    WHERE EXISTS (SELECT 1 FROM logs WHERE id = ${id} AND ended IS NULL)
    ON CONFLICT DO NOTHING
    RETURNING number, first, last, sealedAt`,
  );
}

/** Ends the open block now, unless it is empty, and gives what was sealed last. */
export const sealNow =
  (limits: BlockLimits): Question<{ number: number; entries: number; sealedAt: number } | undefined> =>
  (log) =>
    reading([sealStatement(log, limits, { asked: true })], ([sealed]) => {
      const block = sealed.at(-1);
      return (
        block && { number: block.number, entries: block.last - block.first + 1, sealedAt: block.sealedAt }
      );
    });
