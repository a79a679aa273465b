import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { rootMessage } from '../../db/rules.ts';
import type { Database } from '../../env.ts';

type Statement = ReturnType<typeof all>;

/**
 * Runs statements as one batch, of which nothing takes effect unless the condition holds when it begins; says whether
 * it did, and throws any other error. D1 knows no conditional batch: the first statement fails, which undoes all
 * (drizzle/0000_init.sql).
 */
export async function conditionalBatch(db: Database, condition: SQL, statements: Statement[]) {
  try {
    await db.batch([all(db, sql`INSERT INTO conditions SELECT ${condition}`), ...statements]);
    return true;
  } catch (error) {
    if (!rootMessage(error).includes('no longer so')) throw error;
    return false;
  }
}
