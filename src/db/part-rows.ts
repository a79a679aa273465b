import { and, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { now, type Database } from '../env.ts';
import { recordChanged, recordCreated, recordDeleted } from './activity.ts';
import { freshId } from './columns.ts';
import { toChange, toRow } from './compat-columns.ts';
import { pageQuery, type ListPage } from './page-query.ts';
import { retryIdCollision } from './constraint-errors.ts';
import { apiColumns, type ChildTable } from './schema.ts';

export type Row = Record<string, unknown>;
export type Rows = ReturnType<typeof rows>;

type Statement = BatchItem<'sqlite'>;
const allOf = async (db: Database, statements: Statement[]) =>
  (await db.batch(statements as [Statement])) as unknown as Row[][];

/**
 * The queries on a table of a domain's parts, each limited to its domain. `key` is the column that identifies a part in a
 * path, and `normal` returns the form in which it is compared. A missing part is undefined or false; a name that is taken and
 * a missing domain make them throw (src/db/constraint-errors.ts).
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
    /** `before` runs first in the same batch. */
    async create(
      db: Database,
      domainId: string,
      values: Row,
      before: Statement[] = [],
    ): Promise<Row | undefined> {
      return retryIdCollision(async () => {
        const row: Row = { ...toRow(plain, values), id: values.id ?? freshId(), domainId, updatedAt: now() };
        const statements = [
          ...before,
          db.insert(plain).values(row).returning(columns),
          recordCreated(db, table, and(eq(table.domainId, domainId), eq(key, row[key.name]))),
        ];
        return (await allOf(db, statements)).at(-2)![0];
      });
    },
    async update(
      db: Database,
      domainId: string,
      name: string,
      values: Row,
      before: Statement[] = [],
    ): Promise<Row | undefined> {
      const changed = { ...toChange(plain, values), updatedAt: now() };
      const where = one(domainId, name);
      const statements = [
        ...before,
        recordChanged(db, table, where, changed),
        db.update(plain).set(changed).where(where).returning(columns),
      ];
      return (await allOf(db, statements)).at(-1)![0];
    },
    async remove(db: Database, domainId: string, name: string) {
      const where = one(domainId, name);
      const [, removed] = await db.batch([
        recordDeleted(db, table, where),
        db.delete(plain).where(where).returning({ seq: table.seq }),
      ]);
      return removed.length > 0;
    },
  };
}
