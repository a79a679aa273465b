import { Placeholder, type SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Database } from '../env.ts';
import { lazy } from '../lib/lazy.ts';

const dialect = new SQLiteSyncDialect();

/**
 * A statement whose text is built once, at its first call, because building takes longer than reading the rows. Calls
 * differ in the values of `sql.placeholder(…)`, each of which is bound once however often it occurs.
 */
export function compiledQuery(query: SQL) {
  const compiled = lazy(() => compile(query));
  return (db: Database, values: Record<string, string | number | null>) => {
    const { text, names } = compiled();
    return db.$client.prepare(text).bind(...names.map((name) => values[name]));
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
