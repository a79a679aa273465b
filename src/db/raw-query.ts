import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { SQLiteRaw } from 'drizzle-orm/sqlite-core/query-builders/raw';
import type { Database } from '../env.ts';

const dialect = new SQLiteAsyncDialect();

/** A statement written in SQL, to be awaited or for `db.batch()`: only for SQL that the builder cannot express. */
export const rawQuery = <T = unknown>(db: Database, query: SQL) =>
  runnable(db, dialect.sqlToQuery(query), (row) => row as T);

type Row = Record<string, unknown>;

/**
 * A raw query whose text is built once, for page views, decisions and partners’ calls: building takes longer than
 * reading. Each `sql.placeholder(…)` is bound once, however often it occurs. `valueOf` makes the value of a row.
 */
export function preparedQuery<T>(query: SQL, valueOf = (row: Row) => row as T) {
  const { sql, params } = dialect.sqlToQuery(query);
  const named = params.map((param) => (param as Placeholder).name);
  const names = [...new Set(named)];
  let i = 0;
  const text = sql.replace(/\?/g, () => `?${names.indexOf(named[i++]!) + 1}`).replace(/\s+/g, ' ');
  return (db: Database, values: Record<string, string | number | null>) =>
    runnable(db, { sql: text, params: names.map((name) => values[name]) }, valueOf);
}

/** Drizzle’s `batch()` binds the parameters of `getQuery()` to `stmt`, which its own raw queries lack (drizzle-orm 0.45). */
function runnable<T>(db: Database, query: { sql: string; params: unknown[] }, valueOf: (row: Row) => T) {
  const stmt = db.$client.prepare(query.sql);
  const rowsOf = (result: unknown) => (result as D1Result<Row>).results.map(valueOf);
  const run = async () => rowsOf(await stmt.bind(...query.params).all());
  const raw = new SQLiteRaw(run, () => sql.raw(query.sql), 'all', dialect, rowsOf);
  return Object.assign(raw, { stmt, getQuery: () => ({ ...query, method: 'all' as const }) });
}

/** A subquery for a list as one parameter, because D1 binds at most 100. */
export const valuesOf = (list: readonly (number | string)[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`;

/** A value that SQL returns as JSON. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what the SQL makes
export const jsonOf = <T>(query: SQL) => query.mapWith((text: string) => JSON.parse(text) as T);

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
