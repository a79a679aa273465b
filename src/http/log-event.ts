import { ttlCache } from '../lib/caches/ttl-cache.ts';
import type { Context } from 'hono';
import { routePath } from 'hono/route';

/**
 * Writes one line of JSON to the log. It says what happened and where, and never contains a key, a password, a name, an
 * address or a query string.
 */
export const logEvent = (name: string, details: Record<string, string | number | undefined> = {}) =>
  console.log(JSON.stringify({ event: name, ...details }));

/** Writes such a line for something that failed. */
export const logFailure = (
  name: string,
  details: Record<string, string | number | string[] | undefined> = {},
) => console.error(JSON.stringify({ event: name, ...details }));

const logged = ttlCache<true>(3000, 60);

/** Whether this is the first event with a key in a minute, for events that callers could otherwise fill the log with. */
export function isFirstInMinute(key: string) {
  const isFirst = !logged.get(key);
  if (isFirst) logged.set(key, true);
  return isFirst;
}

/** Logs a change: who made it, the route without the values in it, and the client and the domain that were changed. */
export const auditChange = (
  c: Context,
  by: 'operator' | 'client',
  changed: { client: string | undefined; domain?: string | undefined },
) => logEvent(`changed by the ${by}`, { route: `${c.req.method} ${routePath(c, -1)}`, ...changed });
