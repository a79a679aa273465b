import { fillPlaceholders, sql, type SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';

const dialect = new SQLiteSyncDialect();
const nothing = sql``;

/**
 * A raw statement for batches whose text is made once, not with each call: that costs the hottest path more than its rows
 * do. What differs are the values of its `sql.placeholder(…)`.
 */
export function compiled<T>(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return (db: Database, values: Record<string, string | number>) => {
    const built = { sql: text, params: fillPlaceholders(params, values) };
    // As `all` does (src/db/all.ts).
    return Object.assign(db.all<T>(nothing), { getQuery: () => built, stmt: db.$client.prepare(text) });
  };
}
