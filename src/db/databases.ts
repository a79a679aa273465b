import { drizzle } from 'drizzle-orm/d1';
import type { Bindings, Database } from '../env.ts';
import { oncePer } from '../lib/caches/lazy.ts';
import { ttlCache } from '../lib/caches/ttl-cache.ts';

/** The query builder of a D1 binding. */
export const databaseOf = oncePer((binding: D1Database): Database => drizzle(binding));

/** The name of a binding of D1, with the number of a log database other than `DB`. */
const DATABASE_NAME = /^(?:DB|LOG([1-9]\d*))$/;

/** Bindings in which each database was replaced. */
export function withDatabases(env: Bindings, replace: (db: D1Database) => D1Database) {
  const replaced: Bindings = { ...env };
  for (const [name, binding] of Object.entries(env))
    if (DATABASE_NAME.test(name)) Object.assign(replaced, { [name]: replace(binding as D1Database) });
  return replaced;
}

/** The log databases by number: 0 is `DB`, 1 is `LOG1`, and so on. */
export function logDatabases(env: Bindings): Map<number, Database> {
  const bound = Object.entries(env).flatMap(([name, binding]) => {
    const number = DATABASE_NAME.exec(name)?.[1];
    return number ? [[Number(number), databaseOf(binding as D1Database)] as const] : [];
  });
  return new Map([[0, databaseOf(env.DB)], ...bound.sort(([a], [b]) => a - b)]);
}

/** The name of a log database's binding. */
export const logDatabaseName = (number: number) => (number === 0 ? 'DB' : `LOG${number}`);

/** The log database with this number; undefined where none is bound. */
export function logDatabase(env: Bindings, number: number) {
  const binding = (env as Partial<Record<string, unknown>>)[logDatabaseName(number)];
  return binding === undefined ? undefined : databaseOf(binding as D1Database);
}

/** The database of a location; throws if it is not bound. */
export function databaseAt(env: Bindings, { database }: Pick<LogLocation, 'database'>) {
  const db = logDatabase(env, database);
  if (!db) throw new Error(`the database ${logDatabaseName(database)} is not bound`);
  return db;
}

/** Bindings that count the statements prepared for their databases: D1 limits those of an invocation, also within batches. */
export function countQueries(env: Bindings) {
  let count = 0;
  const counted = (db: D1Database) =>
    new Proxy(db, {
      get(target, name) {
        if (name === 'prepare') count++;
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  return { env: withDatabases(env, counted), count: () => count };
}

/** Where the log of a domain is: the number of its database, and its id there. */
export type LogLocation = { domain: string; database: number; id: number };

const locations = ttlCache<LogLocation>(2000);

/**
 * Where a domain’s log was when this isolate last read it. The caller must compare it with the database: an imported
 * domain has another log, and the client is not cached.
 */
export const cachedLogLocation = (domainId: string) => locations.get(domainId);

export const cacheLogLocation = (location: LogLocation) => locations.set(location.domain, location);
