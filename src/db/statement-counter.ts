import type { Bindings } from '../env.ts';
import { withDatabases } from './databases.ts';

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
