import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { batchIf } from '../../db/batch-if.ts';
import type { Database } from '../../env.ts';

/** Runs statements as `batchIf` does, and returns whether the condition was true. */
export const conditionalBatch = async (db: Database, condition: SQL, statements: BatchItem<'sqlite'>[]) =>
  (await batchIf(db, condition, statements)) !== undefined;
