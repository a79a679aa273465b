import { ttlCache } from '../lib/caches/ttl-cache.ts';

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
