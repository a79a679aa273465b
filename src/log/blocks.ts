import { desc, eq } from 'drizzle-orm';
import { blocks } from '../db/schema.ts';
import type { Database } from '../env.ts';
import { owned } from './entry.ts';

/** The sealed blocks of a client's domain, newest first, at most `limit` of them (-1: all). */
export const listBlocks = (db: Database, clientId: string, domainId: string, limit: number) =>
  db
    .select()
    .from(blocks)
    .where(eq(blocks.domainId, owned(clientId, domainId)))
    .orderBy(desc(blocks.number))
    .limit(limit);
