import { env } from 'cloudflare:workers';

const failure = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'));
const lost = async (call: () => Promise<unknown>, after: boolean) => {
  if (after) await call();
  return failure();
};

/**
 * D1 whose n-th call (a batch counts as one) fails, as it does when the connection is lost: before it took effect, or
 * `after`, so that only the answer is lost.
 */
export function brokenDatabase(n: number, after = false, inner = env.DB): D1Database {
  const real = new WeakMap<object, D1PreparedStatement>();
  let calls = 0;
  const statement = (prepared: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(prepared, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values));
        const method = (target[name as 'all'] as () => Promise<unknown>).bind(target);
        return (...args: []) => (++calls === n ? lost(() => method(...args), after) : method(...args));
      },
    });
    real.set(proxy, prepared);
    return proxy;
  };
  return {
    prepare: (query: string) => statement(inner.prepare(query)),
    batch: (list: D1PreparedStatement[]) => {
      const run = () => inner.batch(list.map((proxy) => real.get(proxy) ?? proxy));
      return ++calls === n ? lost(run, after) : run();
    },
  } as unknown as D1Database;
}

/** KV that answers nothing but errors. */
export const brokenKeys = new Proxy({} as KVNamespace, {
  get: () => () => Promise.reject(new Error('KV GET failed: 500 Internal Server Error')),
});

/** Everything that is stored in D1, as text. */
export async function dump() {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
  ).all();
  const names = tables.results
    .map(({ name }) => name as string)
    .filter((name) => !/^(_cf_|sqlite_|d1_)/.test(name));
  const contents = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(names.map((name, i) => [name, contents[i]!.results]));
}
