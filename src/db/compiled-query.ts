import { type Column, type GetColumnData, getTableName, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';
import type { rawQuery } from './raw-query.ts';

const dialect = new SQLiteSyncDialect();

/** A statement for drizzle's `batch()`, or for `bound()`. */
type Compiled<T> = RunnableQuery<T[], 'sqlite'> & Pick<ReturnType<typeof rawQuery>, 'stmt' | 'getQuery'>;

/**
 * A statement whose text is built once, when its module is evaluated, because building takes longer than reading the rows.
 * Calls differ in the values of `sql.placeholder(…)`, each of which is bound once however often it occurs. `valueOf` makes
 * the result from a row.
 */
export function compiledQuery<T>(query: SQL, valueOf?: (row: never) => T) {
  const { text, names } = compile(query);
  return (db: Database, values: Record<string, string | number | null>) => {
    const statement = {
      _prepare: () => statement,
      getQuery: () => ({ sql: text, params: names.map((name) => values[name]) }),
      stmt: db.$client.prepare(text),
      mapResult: ({ results }: D1Result) => (valueOf ? results.map((row) => valueOf(row as never)) : results),
    };
    return statement as unknown as Compiled<T>;
  };
}

function compile(query: SQL) {
  const { sql, params } = dialect.sqlToQuery(query);
  const named = (params as Placeholder[]).map(({ name }) => name);
  const names = [...new Set(named)];
  let i = 0;
  const text = sql.replace(/\?/g, () => `?${names.indexOf(named[i++]!) + 1}`).replace(/\s+/g, ' ');
  return { text, names };
}

/** The statement in D1's own form, for a batch with others of that form. */
export const bound = ({ stmt, getQuery }: Pick<ReturnType<typeof rawQuery>, 'stmt' | 'getQuery'>) =>
  stmt.bind(...getQuery().params);

type Columns = Record<string, Column>;
type Values<C extends Columns> = { [K in keyof C]: GetColumnData<C[K]> };

/**
 * Columns as the list of a SELECT, and the function that reads their values from a row. In a new isolate, a statement built
 * from them takes about a millisecond less than one built with drizzle’s `select()`.
 */
export const selected = <C extends Columns>(columns: C) => ({
  list: sql.raw(
    Object.entries(columns)
      .map(([name, column]) => `"${getTableName(column.table)}"."${column.name}" AS "${name}"`)
      .join(', '),
  ),
  valuesOf: (row: Record<keyof C, unknown>) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => {
        const value = row[name];
        return [name, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ) as Values<C>,
});
