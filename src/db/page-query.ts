import { and, asc, gt, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteSelect, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A part of a list: at most `limit` of the rows that come after the one that `after` names; without both, all. */
export type ListPage = { limit?: number; after?: string };

/**
 * A query's rows in the order of their creation, as far as they lie `within` and on the page. `named` is the condition
 * that finds the row of a name; after one that is not there comes nothing.
 */
export function pageQuery<Q extends SQLiteSelect>(
  query: Q,
  table: SQLiteTable & { seq: AnySQLiteColumn },
  within: SQL | undefined,
  named: (name: string) => SQL | undefined,
  { limit = -1, after }: ListPage,
) {
  const last = sql`(SELECT seq FROM ${table} WHERE ${named(after ?? '')})`;
  return query
    .where(and(within, after === undefined ? undefined : gt(table.seq, last)))
    .orderBy(asc(table.seq))
    .limit(limit);
}
