import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';

/** What is known of a block at its sealing. */
export type Sealed = { number: number; entries: number; sealedAt: number };

/**
 * Seals the current block if it holds at least so many entries, and then gives it. Only its end is written down: the
 * entries stay where they are, and the next one is the first of a new block.
 */
export const seal = (db: Database, domainId: unknown, atLeast: number) =>
  all<Sealed>(
    db,
    sql`
    WITH tail AS (SELECT domainId, seq FROM consents WHERE domainId = ${domainId} ORDER BY seq DESC LIMIT 1),
      previous AS (SELECT number, lastSeq FROM blocks WHERE domainId = ${domainId} ORDER BY number DESC LIMIT 1)
    INSERT INTO blocks (domainId, number, lastSeq, entries, sealedAt)
    SELECT tail.domainId, coalesce(previous.number, 0) + 1, tail.seq, tail.seq - coalesce(previous.lastSeq, 0), unixepoch()
    FROM tail LEFT JOIN previous
    WHERE tail.seq - coalesce(previous.lastSeq, 0) >= ${atLeast}
    RETURNING number, entries, sealedAt`,
  );
