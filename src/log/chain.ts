import { sql } from 'drizzle-orm';
import { all } from '../db/all.ts';
import type { Database } from '../env.ts';
import { findBlocks, hashOf, isBlock, linesOf } from './sealed.ts';

/**
 * Computes the hashes of sealed blocks, at most `steps` of them, each domain's in their order. A block that is hashed
 * twice gets the same hash: nothing in it changes.
 */
export async function hashBlocks(db: Database, steps = 10) {
  for (let step = 0; step < steps; step++) {
    const [block] = await findBlocks(db, sql`b.hash IS NULL`, 1);
    if (!block) return;
    const lines = (await linesOf(db, undefined, block)) ?? [];
    const hash = await hashOf(lines, block.previousHash);
    const oldest = lines.reduce<number | null>(
      (min, { timestamp }) => Math.min(min ?? timestamp, timestamp),
      null,
    );
    await all(
      db,
      sql`UPDATE blocks SET hash = ${hash}, entries = ${lines.length}, oldest = ${oldest}
        WHERE ${isBlock(block)} AND hash IS NULL`,
    );
  }
}
