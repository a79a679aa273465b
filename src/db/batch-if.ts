import { sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../env.ts';
import { rootMessage } from '../lib/root-message.ts';
import { rawQuery } from './raw-query.ts';

/**
 * Runs statements as one batch that takes effect only if the condition is true when it starts; undefined if not. D1 has
 * no conditional batch: the first statement fails, which undoes all.
 */
export async function batchIf(db: Database, condition: SQL, statements: BatchItem<'sqlite'>[]) {
  try {
    const [, ...rows] = await db.batch([holds(db, condition), ...statements]);
    return rows as Record<string, unknown>[][];
  } catch (error) {
    if (!rootMessage(error).includes('no longer so')) throw error;
    return undefined;
  }
}

/** The statement that makes its batch fail unless the condition is true. */
export const holds = (db: Database, condition: SQL) =>
  rawQuery(db, sql`INSERT INTO conditions SELECT ${condition}`);
