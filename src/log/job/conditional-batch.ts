import { sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { rawQuery } from '../../db/raw-query.ts';
import type { Database } from '../../env.ts';
import { rootMessage } from '../../lib/root-message.ts';

/**
 * Runs statements as one batch that takes effect only if the condition is true when it starts; returns whether it was,
 * and throws any other error. D1 has no conditional batch: the first statement fails, which undoes all
 * (drizzle/0000_init.sql).
 */
export async function conditionalBatch(db: Database, condition: SQL, statements: BatchItem<'sqlite'>[]) {
  try {
    await db.batch([rawQuery(db, sql`INSERT INTO conditions SELECT ${condition}`), ...statements]);
    return true;
  } catch (error) {
    if (!rootMessage(error).includes('no longer so')) throw error;
    return false;
  }
}
