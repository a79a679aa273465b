import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';
import { rawQuery, columnList } from './raw-query.ts';
import { columnDefaults } from './columns.ts';
import { flat, toRow } from './settings-column.ts';
import { portionsOf } from '../lib/split-by-size.ts';

// D1 takes values of up to 2 MB; a UTF-16 unit has up to three bytes.
const MAX_CHARACTERS = 400_000;

/**
 * The statements that insert rows in their order, with the columns' defaults for missing values. `computed` has columns that
 * SQL computes, and `conflict` the clause for rows that already exist.
 */
export function insertStatements(
  db: Database,
  table: SQLiteTable,
  rows: object[],
  { computed = {}, conflict = sql`` }: { computed?: Record<string, SQL>; conflict?: SQL } = {},
) {
  const { seq: _seq, ...columns } = getTableColumns(table);
  const names = Object.keys(columns);
  const values = names.map((name) => computed[name] ?? sql.raw(`value ->> '${name}'`));
  // Each parameter contains many rows, because D1 binds at most 100 parameters.
  const defaults = columnDefaults(columns);
  const texts = rows.map((row) => JSON.stringify(toRow(table, { ...defaults, ...flat(row) })));
  return portionsOf(texts, MAX_CHARACTERS, ({ length }) => length).map((portion) =>
    rawQuery(
      db,
      sql`INSERT INTO ${table} (${columnList(names)}) SELECT ${sql.join(values, sql`, `)}
        FROM json_each(${`[${portion.join(',')}]`}) WHERE true ORDER BY key ${conflict}`,
    ),
  );
}
