import type { Bindings } from '../env.ts';

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
  const bindings = Object.entries(env).map(([name, binding]) =>
    /^(DB|LOG[1-9]\d*)$/.test(name) ? [name, counted(binding as D1Database)] : [name, binding],
  );
  return { env: Object.fromEntries(bindings) as Bindings, count: () => count };
}
