import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { now, type Database } from '../env.ts';
import type { Row, Statement, Step } from './change.ts';
import { flat, toRow } from './settings-column.ts';
import {
  changedEntries,
  columnsToRead,
  createdEntry,
  deletedEntry,
  keyOf,
  type ListedTable,
} from './activity/row-entries.ts';

/** A value to set that is computed from the stored one and its row. */
type Computed = (stored: unknown, row: Row) => unknown;

const valuesFor = (stored: Row, values: Row): Row =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, typeof value === 'function' ? (value as Computed)(stored[name], stored) : value]];
    }),
  );

/** The columns to set; settings are merged into the stored ones. */
function merged(table: ListedTable, stored: Row, values: Row): Row {
  const { settings = {}, ...own }: Row & { settings?: object } = toRow(
    table,
    valuesFor(flat(stored), values),
  );
  if (Object.keys(settings).length === 0) return own;
  return { ...own, settings: { ...(stored['settings'] as object), ...settings } };
}

/** Every change of a row sets its time, if its table has one: an update must not be empty. */
const stamp = (table: ListedTable) => 'updatedAt' in table && { updatedAt: now() };

type Returning = Record<string, AnySQLiteColumn | SQL>;
type Options = {
  /** Columns besides those of the values that functions compute from. */
  with?: string[];
  /** What `change` returns of the last row. */
  returning?: Returning;
};

/** The step that sets values of the rows for which the condition is true. */
export function updateStep(
  db: Database,
  table: ListedTable,
  where: SQL | undefined,
  values: Row,
  { with: others = [], returning }: Options = {},
): Step {
  // The builder's types do not support a union of tables.
  const plain: SQLiteTable = table;
  const key = keyOf(table);
  const column = getTableColumns(plain)[key]!;
  return {
    read: db
      .select(columnsToRead(table, [...Object.keys(values), ...others]))
      .from(plain)
      .where(where),
    plan: (rows: Row[]) => {
      const planned = rows.map((stored) => ({ stored, set: merged(table, stored, values) }));
      return {
        entries: planned.flatMap(({ stored, set }) => changedEntries(table, stored, set)),
        statements: planned.map(({ stored, set }) => {
          const update = db
            .update(plain)
            .set({ ...set, ...stamp(table) })
            .where(and(where, eq(column, stored[key])));
          return returning ? update.returning(returning) : update;
        }),
      };
    },
  };
}

/** What inserts rows, whose values may be functions of the others. */
export function insertPlan(db: Database, table: ListedTable, rows: Row[], returning?: Returning) {
  const complete = rows.map((row): Row => toRow(table, valuesFor(row, row)));
  return {
    entries: complete.map((row) => createdEntry(table, row)),
    statements: complete.map((row) => {
      const insert = db.insert(table as SQLiteTable).values({ ...row, ...stamp(table) });
      return returning ? insert.returning(returning) : insert;
    }),
  };
}

/** The step that deletes the rows for which the condition is true; it is not possible where there are none. */
export const deleteStep = (
  db: Database,
  table: ListedTable,
  where: SQL | undefined,
  statements: Statement[] = [db.delete(table).where(where)],
): Step => ({
  read: db
    .select()
    .from(table as SQLiteTable)
    .where(where),
  plan: (rows: Row[]) =>
    rows.length === 0 ? undefined : { entries: rows.map((row) => deletedEntry(table, row)), statements },
});
