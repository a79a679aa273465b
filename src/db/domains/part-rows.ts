import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../env.ts';
import { change, type Row, type Step } from '../change.ts';
import { freshId } from '../columns.ts';
import { flat, toRow } from '../settings-column.ts';
import { pageQuery, type ListPage } from '../list-page-query.ts';
import { retryIdCollision } from '../constraint-errors.ts';
import { deleteStep, insertPlan, updateStep } from '../row-steps.ts';
import { apiColumns, partNames, parts, type PartName } from '../schema.ts';

export type { Row };
/** A column for each kind of a domain’s parts, for a query; `subquery` has its value. */
export const columnsOfParts = (subquery: (table: (typeof parts)[PartName]) => SQL) =>
  sql.join(
    partNames.map((name) => sql`(${subquery(parts[name])}) AS ${sql.identifier(name)}`),
    sql`, `,
  );

export type Rows = ReturnType<typeof rows>;

/**
 * Queries on a domain’s parts: `key` is the column in paths, `normal` the compared form. Missing parts are undefined or
 * false; taken names and missing domains throw. Values may be functions.
 */
export function rows(table: (typeof parts)[PartName], key: AnySQLiteColumn, normal = (name: string) => name) {
  // The builder's types do not support a union of tables; the resource's schema has the types of the values.
  const plain: SQLiteTable = table;
  const columns: Record<string, AnySQLiteColumn | SQL> = apiColumns(table);
  const one = (domainId: string, name: string) => and(eq(table.domainId, domainId), eq(key, normal(name)));
  return {
    async list(db: Database, domainId: string, page: ListPage = {}): Promise<Row[]> {
      const all = db.select(columns).from(plain).$dynamic();
      return (
        await pageQuery(all, table, eq(table.domainId, domainId), (name) => one(domainId, name), page)
      ).map(flat);
    },
    async find(db: Database, domainId: string, name: string): Promise<Row | undefined> {
      const [row] = await db.select(columns).from(plain).where(one(domainId, name));
      return row && flat(row);
    },
    /** Together with other steps of the same change. */
    async create(db: Database, domainId: string, values: Row, also: Step[] = []): Promise<Row | undefined> {
      return retryIdCollision(async () => {
        const row: Row = { ...toRow(plain, values), id: values.id ?? freshId(), domainId };
        return (
          await change(db, { domainId }, ...also, { plan: () => insertPlan(db, table, [row], columns) })
        )?.[0];
      });
    },
    async update(
      db: Database,
      domainId: string,
      name: string,
      values: Row,
      also: Step[] = [],
    ): Promise<Row | undefined> {
      const step = updateStep(db, table, one(domainId, name), values, {
        returning: columns,
      });
      return (await change(db, { domainId }, ...also, step))?.[0];
    },
    async remove(db: Database, domainId: string, name: string) {
      return (await change(db, { domainId }, deleteStep(db, table, one(domainId, name)))) !== undefined;
    },
  };
}
