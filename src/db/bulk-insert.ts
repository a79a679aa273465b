import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';
import { rawQuery } from './raw-query.ts';
import { toRow } from './compat-columns.ts';

// D1 takes values of up to 2 MB; a UTF-16 unit has up to three bytes.
const MAX_CHARACTERS = 400_000;

/** The default values of columns. */
export const defaultsOf = (columns: object) =>
  Object.fromEntries(
    Object.entries(columns as Record<string, { default?: unknown }>).map(([name, column]) => [
      name,
      column.default ?? null,
    ]),
  );

/**
 * The statements that insert rows in their order, with the columns' defaults for missing values. `made` has columns that
 * SQL computes, `where` the condition for a row to be inserted, and `conflict` the clause for rows that already exist.
 */
export function insertStatements(
  db: Database,
  table: SQLiteTable,
  rows: object[],
  {
    made = {},
    where = sql`true`,
    conflict = sql``,
  }: { made?: Record<string, SQL>; where?: SQL; conflict?: SQL } = {},
) {
  const { seq: _seq, ...columns } = getTableColumns(table);
  const entries = Object.keys(columns).map(
    (name) => [sql.identifier(name), made[name] ?? sql.raw(`value ->> '${name}'`)] as const,
  );
  const list = (i: 0 | 1) =>
    sql.join(
      entries.map((entry) => entry[i]),
      sql`, `,
    );
  // Each parameter contains many rows, because D1 binds at most 100 parameters.
  const defaults = defaultsOf(columns);
  return textsOf(rows.map((row) => ({ ...defaults, ...toRow(table, row) }))).map((text) =>
    rawQuery(
      db,
      sql`INSERT INTO ${table} (${list(0)}) SELECT ${list(1)} FROM json_each(${text}) WHERE ${where} ORDER BY key ${conflict}`,
    ),
  );
}

/** The rows as JSON lists, each within the maximum size of a value. */
function textsOf(rows: object[]) {
  const lists: string[][] = [];
  let length = Infinity;
  for (const row of rows) {
    const text = JSON.stringify(row);
    length += text.length;
    if (length > MAX_CHARACTERS) {
      lists.push([]);
      length = text.length;
    }
    lists.at(-1)!.push(text);
  }
  return lists.map((list) => `[${list.join(',')}]`);
}
