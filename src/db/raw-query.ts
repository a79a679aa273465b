import { type Column, type GetColumnData, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';

const dialect = new SQLiteSyncDialect();

/** A statement written in SQL, to be awaited or for `db.batch()`: only for SQL that the builder cannot express. */
export const rawQuery = <T = unknown>(db: Database, query: SQL) =>
  runnable(db, dialect.sqlToQuery(query), (row) => row as T);

/**
 * A raw query whose text is built once, for page views, decisions and partners’ calls: building takes longer than
 * reading. Each `sql.placeholder(…)` is bound once, however often it occurs.
 */
export const preparedQuery = <T>(query: SQL) => prepared(query, (row) => row as T);

type Columns = Record<string, Column>;

/** A prepared query of columns, in the form that drizzle gives their values; `rest` is what follows SELECT and its list. */
export function preparedSelect<C extends Columns>(columns: C, rest: SQL) {
  const entries = Object.entries(columns);
  const list = entries.map(
    ([name, { table, name: inTable }]) => `"${getTableName(table)}"."${inTable}" AS "${name}"`,
  );
  return prepared(sql`SELECT ${sql.raw(list.join(', '))} ${rest}`, (row) => {
    const valueOf = (value: unknown, column: Column) =>
      value === null ? null : column.mapFromDriverValue(value);
    return Object.fromEntries(entries.map(([name, column]) => [name, valueOf(row[name], column)])) as {
      [K in keyof C]: GetColumnData<C[K]>;
    };
  });
}

type Row = Record<string, unknown>;

function prepared<T>(query: SQL, valueOf: (row: Row) => T) {
  const { sql, params } = dialect.sqlToQuery(query);
  const named = params.map((param) => (param as Placeholder).name);
  const names = [...new Set(named)];
  let i = 0;
  const text = sql.replace(/\?/g, () => `?${names.indexOf(named[i++]!) + 1}`).replace(/\s+/g, ' ');
  return (db: Database, values: Record<string, string | number | null>) =>
    runnable(db, { sql: text, params: names.map((name) => values[name]) }, valueOf);
}

/** Drizzle’s `batch()` binds the parameters of a statement to its `stmt`, which that of `db.all()` lacks (drizzle-orm 0.45). */
function runnable<T>(db: Database, query: { sql: string; params: unknown[] }, valueOf: (row: Row) => T) {
  const stmt = db.$client.prepare(query.sql);
  const rowsOf = ({ results }: D1Result<Row>) => results.map(valueOf);
  return Object.assign(db.all<T>(query.sql), {
    stmt,
    getQuery: () => ({ ...query, method: 'all' as const }),
    mapResult: rowsOf,
    execute: async () => rowsOf(await stmt.bind(...query.params).all()),
  });
}

/** A subquery for a list as one parameter, because D1 binds at most 100. */
export const valuesOf = (list: readonly (number | string)[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`;

/** A list of columns. */
export const columnList = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** The assignments after `DO UPDATE SET` that take these columns from the row to be inserted. */
export const fromExcluded = (names: string[]) =>
  sql.join(
    names.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );

/** The database’s own clock, in seconds. */
export const databaseClock = sql<number>`unixepoch()`;

/** A BLOB in lower-case hex, because D1 returns bytes as a list of numbers. */
export const hexOf = (value: Column | SQL) => sql<string>`lower(hex(${value}))`;
