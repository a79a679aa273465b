import type { Bindings } from '../../../src/env.ts';

type Around = (run: () => Promise<unknown>, call: string) => Promise<unknown>;

/**
 * Bindings whose calls to D1, R2 and KV pass through a function. A batch of D1 is one call, and preparing a statement is
 * none.
 */
export function interceptCalls(bindings: Bindings, through: Around): Bindings {
  const wrapped = Object.entries(bindings as unknown as Record<string, unknown>).map(([name, binding]) => {
    if (name === 'DB' || /^LOG\d+$/.test(name)) return [name, database(binding as D1Database, name, through)];
    if (name === 'ARCHIVE' || name === 'KEYS') return [name, store(binding as object, name, through)];
    return [name, binding];
  });
  return Object.fromEntries(wrapped);
}

function database(db: D1Database, name: string, through: Around) {
  const real = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, member) {
        if (member === 'bind') return (...values: unknown[]) => wrap(target.bind(...values));
        const method = Reflect.get(target, member) as unknown;
        if (typeof method !== 'function') return method;
        return (...args: unknown[]) =>
          through(() => method.apply(target, args) as Promise<unknown>, `${name}.${String(member)}`);
      },
    });
    real.set(proxy, statement);
    return proxy;
  };
  return {
    prepare: (query: string) => wrap(db.prepare(query)),
    batch: (list: D1PreparedStatement[]) =>
      through(() => db.batch(list.map((statement) => real.get(statement) ?? statement)), `${name}.batch`),
  };
}

const store = (binding: object, name: string, through: Around) =>
  new Proxy(binding, {
    get(target, member) {
      const method = Reflect.get(target, member) as unknown;
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) =>
        through(() => method.apply(target, args) as Promise<unknown>, `${name}.${String(member)}`);
    },
  });

/** Bindings that record their calls. */
export function countedCalls(bindings: Bindings) {
  const calls: string[] = [];
  const env = interceptCalls(bindings, (run, call) => {
    calls.push(call);
    return run();
  });
  return { env, calls };
}

/**
 * Runs A until its k-th call is about to take effect, then all of B, then the rest of A; `stopped` is false where A ends
 * earlier. `answers` has the results of A's calls that, according to `changes`, changed nothing.
 */
export async function interleave(
  bindings: Bindings,
  k: number,
  a: (env: Bindings) => Promise<unknown>,
  b: (env: Bindings) => Promise<unknown>,
  changes = () => 0,
) {
  const reached = Promise.withResolvers<true>();
  const released = Promise.withResolvers<void>();
  const answers: (string | undefined)[] = [];
  const env = interceptCalls(bindings, async (run, call) => {
    const nth = answers.push(undefined);
    if (nth === k) {
      reached.resolve(true);
      await released.promise;
    }
    const before = changes();
    const answer = await run();
    // An object of R2 does not show its content.
    if (changes() === before && call !== 'ARCHIVE.get') answers[nth - 1] = JSON.stringify(answer);
    return answer;
  });
  const running = a(env);
  const stopped = await Promise.race([reached.promise, running.then(() => false)]);
  if (stopped) await b(bindings);
  released.resolve();
  await running;
  return { stopped, answers };
}

type When = 'before' | 'after';

/** Bindings whose k-th call fails, before or after it takes effect; `call` is the name of that call. */
export function failingCall(bindings: Bindings, k: number, when: When) {
  let calls = 0;
  const failed = { env: bindings, call: undefined as string | undefined };
  failed.env = interceptCalls(bindings, async (run, call) => {
    if (++calls !== k) return run();
    failed.call = call;
    if (when === 'after') await run();
    throw new Error('D1_ERROR: Network connection lost.');
  });
  return failed;
}
