import { sql, type SQL } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';

/** What is known of a block at its sealing. */
export type Sealed = { number: number; entries: number; sealedAt: number };

/**
 * Seals the current block if it holds at least so many entries, and then gives it. Only its end is written down: the
 * entries stay where they are, and the next one is the first of a new block. `guard` is a condition on the domain `d`.
 */
export function seal(db: Database, domainId: string, atLeast: number, guard: SQL = sql``) {
  const tail = sql`(SELECT max(seq) FROM consents WHERE domainId = d.id)`;
  return all<Sealed>(
    db,
    sql`INSERT INTO blocks (domainId, number, lastSeq, entries, sealedAt)
      SELECT d.id, coalesce(last.number, 0) + 1, ${tail}, ${tail} - coalesce(last.lastSeq, 0), unixepoch()
      FROM domains d LEFT JOIN blocks last
        ON last.domainId = d.id AND last.number = (SELECT max(number) FROM blocks WHERE domainId = d.id)
      WHERE d.id = ${domainId} ${guard} AND ${tail} - coalesce(last.lastSeq, 0) >= ${atLeast}
      RETURNING number, entries, sealedAt`,
  );
}
