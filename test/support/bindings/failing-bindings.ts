import { env } from 'cloudflare:workers';
import { failingCall, interceptCalls } from './intercepted-bindings.ts';

/**
 * D1 whose n-th call (a batch counts as one) fails, as it does when the connection is lost: before it took effect, or
 * `after`, so that only the answer is lost.
 */
export const brokenDatabase = (n: number, after = false, inner = env.DB) =>
  failingCall({ ...env, DB: inner }, n, after ? 'after' : 'before').env.DB;

/** KV that responds only with errors. */
export const brokenKeys = new Proxy({} as KVNamespace, {
  get: () => () => Promise.reject(new Error('KV GET failed: 500 Internal Server Error')),
});

/** The rows of all tables in D1. */
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

/** D1 that cannot be reached. */
export const unreachable = (DB = env.DB) =>
  interceptCalls({ ...env, DB }, () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))).DB;
