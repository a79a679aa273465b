import { and, asc, gt, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteSelect, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A page of a list: at most `limit` rows after the row named `after`; without either, all rows. */
export type ListPage = { limit?: number; after?: string };

/**
 * The rows of a page for which `within` is true, in the order of their creation. `named` finds the row of a name; the
 * page after a row that does not exist is empty.
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
