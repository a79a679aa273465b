import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { now, type Database } from '../env.ts';
import { recordChanged, recordCreated } from './activity.ts';
import { rawQuery } from './raw-query.ts';
import { insertStatements } from './bulk-insert.ts';
import { freshId } from './columns.ts';
import { retryIdCollision } from './constraint-errors.ts';
import { embeddings, apiColumns } from './schema.ts';

type Insert = typeof embeddings.$inferInsert;
export type NewEmbedding = Omit<Insert, 'seq' | 'id' | 'domainId' | 'updatedAt'>;

/** Among a domain's embeddings with these names, activates the wanted ones and deactivates the others. */
export async function activateEmbeddings(db: Database, domainId: string, names: string[], wanted: string[]) {
  const isWanted = sql`name IN (SELECT value FROM json_each(${JSON.stringify(wanted)}))`;
  const where = sql`domainId = ${domainId} AND name IN (SELECT value FROM json_each(${JSON.stringify(names)}))
    AND active <> (${isWanted})`;
  await db.batch([
    recordChanged(db, embeddings, where, { active: isWanted }),
    rawQuery(db, sql`UPDATE ${embeddings} SET active = ${isWanted}, updatedAt = ${now()} WHERE ${where}`),
  ]);
}

/** A domain's embeddings as the console lists them, with the number of their cookies and storage keys. */
export const listServices = async (db: Database, domainId: string) =>
  db
    .select({
      id: embeddings.id,
      name: embeddings.name,
      active: embeddings.active,
      purpose: embeddings.purpose,
      vendor: embeddings.vendor,
      assets: sql<number>`json_array_length(${embeddings.assets})`,
    })
    .from(embeddings)
    .where(eq(embeddings.domainId, domainId))
    .orderBy(asc(embeddings.seq));
export type ServiceRow = Awaited<ReturnType<typeof listServices>>[number];

/**
 * Creates the embeddings for which `where` is true, in one transaction and in their order, and returns them; throws where
 * the domain does not exist (src/db/constraint-errors.ts).
 */
export async function createEmbeddings(
  db: Database,
  domainId: string,
  list: NewEmbedding[],
  where = sql`true`,
) {
  return retryIdCollision(async () => {
    const rows = list.map((own) => ({ ...own, id: freshId(), domainId, updatedAt: now() }));
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const isNew = inArray(embeddings.id, sql`(SELECT value FROM json_each(${ids}))`);
    const created = db
      .select(apiColumns(embeddings))
      .from(embeddings)
      .where(isNew)
      .orderBy(asc(embeddings.seq));
    const statements: BatchItem<'sqlite'>[] = [
      ...insertStatements(db, embeddings, rows, { where }),
      recordCreated(db, embeddings, isNew),
      created,
    ];
    const results = await db.batch(statements as [typeof created]);
    return results.at(-1)!;
  });
}
