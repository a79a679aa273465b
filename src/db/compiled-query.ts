import { Placeholder, type SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';
import { lazy } from '../lib/lazy.ts';
import type { rawQuery } from './raw-query.ts';

const dialect = new SQLiteSyncDialect();

/** A statement for drizzle's `batch()`, or for `bound()`. */
type Compiled<T> = RunnableQuery<T[], 'sqlite'> & Pick<ReturnType<typeof rawQuery>, 'stmt' | 'getQuery'>;

/**
 * A statement whose text is built once, at its first call, because building takes longer than reading the rows. Calls
 * differ in the values of `sql.placeholder(…)`, each of which is bound once however often it occurs.
 */
export function compiledQuery<T>(query: SQL) {
  const compiled = lazy(() => compile(query));
  return (db: Database, values: Record<string, string | number | null>) => {
    const { text, names } = compiled();
    const statement = {
      _prepare: () => statement,
      getQuery: () => ({ sql: text, params: names.map((name) => values[name]) }),
      stmt: db.$client.prepare(text),
      mapResult: ({ results }: D1Result<T>) => results,
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
