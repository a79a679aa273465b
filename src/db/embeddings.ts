import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { now, type Database } from '../env.ts';
import { all } from './all.ts';
import { freshId } from './columns.ts';
import { retryFreshId } from './rules.ts';
import { embeddings, shown } from './schema.ts';

type Insert = typeof embeddings.$inferInsert;
/** An embedding's own columns. */
export type NewEmbedding = Omit<Insert, 'seq' | 'id' | 'domainId' | 'updatedAt'>;

// D1 takes values of up to 2 MB; a UTF-16 unit has up to three bytes.
const MAX_TEXT = 400_000;

const { seq: _seq, ...columns } = getTableColumns(embeddings);
const names = Object.keys(columns);
const defaults = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [name, (column.default as unknown) ?? null]),
);
const identifiers = sql.join(
  names.map((name) => sql.identifier(name)),
  sql`, `,
);
const values = sql.join(
  names.map((name) => sql.raw(`value ->> '${name}'`)),
  sql`, `,
);

/** The names of a domain's embeddings. */
export async function embeddingNames(db: Database, domainId: string) {
  const rows = await db
    .select({ name: embeddings.name })
    .from(embeddings)
    .where(eq(embeddings.domainId, domainId));
  return new Set(rows.map(({ name }) => name));
}

/** Creates embeddings in one transaction, in their order, and gives them; throws when the domain is gone (src/db/rules.ts). */
export async function createEmbeddings(db: Database, domainId: string, list: NewEmbedding[]) {
  return retryFreshId(async () => {
    const rows = list.map((own) => ({ ...defaults, ...own, id: freshId(), domainId, updatedAt: now() }));
    // One parameter holds many rows: D1 binds at most 100.
    const inserts = texts(rows).map((text) =>
      all(
        db,
        sql`INSERT INTO ${embeddings} (${identifiers}) SELECT ${values} FROM json_each(${text}) ORDER BY key`,
      ),
    );
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const created = db
      .select(shown(embeddings))
      .from(embeddings)
      .where(inArray(embeddings.id, sql`(SELECT value FROM json_each(${ids}))`))
      .orderBy(asc(embeddings.seq));
    const statements: BatchItem<'sqlite'>[] = [...inserts, created];
    const results = await db.batch(statements as [typeof created]);
    return results.at(-1)!;
  });
}

/** The rows as JSON lists, none longer than a value may be. */
function texts(rows: object[]) {
  const lists: string[][] = [];
  let length = Infinity;
  for (const row of rows) {
    const text = JSON.stringify(row);
    length += text.length;
    if (length > MAX_TEXT) {
      lists.push([]);
      length = text.length;
    }
    lists.at(-1)!.push(text);
  }
  return lists.map((list) => `[${list.join(',')}]`);
}
