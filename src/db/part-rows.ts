import { and, eq, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { now, type Database } from '../env.ts';
import { toChange, toRow } from './compat-columns.ts';
import { pageQuery, type ListPage } from './page-query.ts';
import { retryIdCollision } from './constraints.ts';
import { apiColumns, type ChildTable } from './schema.ts';

export type Row = Record<string, unknown>;
export type Rows = ReturnType<typeof rows>;

/**
 * The queries on a table of a domain's parts, each limited to its domain. `key` is the column that identifies a part in a
 * path, and `normal` gives the form in which it is compared. A missing part is undefined or false; a name that is taken and
 * a missing domain make them throw (src/db/constraints.ts).
 */
export function rows(table: ChildTable, key: AnySQLiteColumn, normal = (name: string) => name) {
  // The builder's types do not support a union of tables; the resource's schema has the types of the values.
  const plain: SQLiteTable = table;
  const columns: Record<string, AnySQLiteColumn | SQL> = apiColumns(table);
  const one = (domainId: string, name: string) => and(eq(table.domainId, domainId), eq(key, normal(name)));
  return {
    async list(db: Database, domainId: string, page: ListPage = {}): Promise<Row[]> {
      const all = db.select(columns).from(plain).$dynamic();
      return pageQuery(all, table, eq(table.domainId, domainId), (name) => one(domainId, name), page);
    },
    async find(db: Database, domainId: string, name: string): Promise<Row | undefined> {
      return (await db.select(columns).from(plain).where(one(domainId, name)))[0];
    },
    async create(db: Database, domainId: string, values: Row): Promise<Row | undefined> {
      const row = { ...toRow(plain, values), domainId, updatedAt: now() };
      return (await retryIdCollision(() => db.insert(plain).values(row).returning(columns)))[0];
    },
    async update(db: Database, domainId: string, name: string, values: Row): Promise<Row | undefined> {
      const changed = { ...toChange(plain, values), updatedAt: now() };
      return (await db.update(plain).set(changed).where(one(domainId, name)).returning(columns))[0];
    },
    async remove(db: Database, domainId: string, name: string) {
      return (await db.delete(plain).where(one(domainId, name)).returning({ seq: table.seq })).length > 0;
    },
  };
}
