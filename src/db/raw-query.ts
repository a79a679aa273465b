import type { SQL } from 'drizzle-orm';
import type { Database } from '../env.ts';

/**
 * `db.all()` that also works in a batch: drizzle's `batch()` binds the parameters of a raw statement to a `stmt` that such
 * a statement lacks (drizzle-orm 0.45). Here it has one, and is compiled once.
 */
export function rawQuery<T = unknown>(db: Database, query: SQL) {
  const raw = db.all<T>(query);
  const built = raw.getQuery();
  return Object.assign(raw, { getQuery: () => built, stmt: db.$client.prepare(built.sql) });
}
