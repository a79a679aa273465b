import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';
import { rawQuery } from './raw-query.ts';
import { toRow } from './compat-columns.ts';

// D1 takes values of up to 2 MB; a UTF-16 unit has up to three bytes.
const MAX_TEXT = 400_000;

/** What columns hold that nothing was said of. */
export const defaultsOf = (columns: object) =>
  Object.fromEntries(
    Object.entries(columns as Record<string, { default?: unknown }>).map(([name, column]) => [
      name,
      column.default ?? null,
    ]),
  );

/**
 * The statements that insert rows in their order, with their columns' defaults where they say nothing; those of `made` are
 * made in SQL, `where` says which of them, and `conflict` what becomes of one that is there.
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
  // One parameter holds many rows: D1 binds at most 100.
  const defaults = defaultsOf(columns);
  return textsOf(rows.map((row) => ({ ...defaults, ...toRow(table, row) }))).map((text) =>
    rawQuery(
      db,
      sql`INSERT INTO ${table} (${list(0)}) SELECT ${list(1)} FROM json_each(${text}) WHERE ${where} ORDER BY key ${conflict}`,
    ),
  );
}

/** The rows as JSON lists, none longer than a value may be. */
function textsOf(rows: object[]) {
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
