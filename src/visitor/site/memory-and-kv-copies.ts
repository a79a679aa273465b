import type { Context } from 'hono';
import type { AppEnv, Bindings } from '../../env.ts';
import { startAfterResponse } from '../../http/wait-until.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { readKv } from '../../lib/caches/read-kv.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

// What visitors' calls need of D1 is published in KV under a key, and copied to the isolates that use it. Neither is an
// authority: a copy is used at once and compared with D1 after the response.

/** Bytes of JSON of all copies of the isolate. */
const MAX_BYTES = 16 * 1024 ** 2;
/** Milliseconds after which a copy is compared with D1 again. */
const COMPARED_AFTER = 30_000;
/** Seconds after which KV deletes an entry, and after which it is written again. */
const EXPIRES_AFTER = 30 * SECONDS_PER_DAY;
export const REWRITTEN_AFTER = 7 * SECONDS_PER_DAY;
/** What replaces an entry of which D1 has nothing any more: KV could still return a deleted one. */
const ABSENT = 'null';

/** The key of a domain in KV. The number is that of the format. */
export const siteKey = (domainId: string) => `site:1:${domainId}`;
/** The key of a client's domains in KV. */
export const domainsKey = (embedKey: string) => `key:1:${embedKey}`;

const copies = ttlCache<{ value: unknown; comparedAt: number }>(MAX_BYTES);

/** The isolate's copy of what is published under a key. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what the key publishes
export const copyOf = <T>(key: string) => copies.get(key)?.value as T | undefined;

/** Deletes the isolate's copies, as if it were a new isolate. For tests. */
export const forgetCopies = () => copies.clear();

/** A copy from KV; undefined if KV does not respond, or has none that `isValid`. */
export async function copyFromKv<T>(env: Bindings, key: string, isValid: (value: T) => boolean) {
  const text = await readKv(env.KEYS, key);
  const value = parsed(text ?? ABSENT) as T | null;
  // Another request may have brought a newer one meanwhile.
  if (!copies.get(key) && text !== null && value !== null && isValid(value)) keep(key, text, value, 0);
  return copyOf<T>(key);
}

/** The value of an entry; null if it is not JSON, because D1 has what the entry should be. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const keep = (key: string, text: string, value: unknown, comparedAt: number) =>
  copies.set(key, { value, comparedAt }, text.length);

/** Compares the isolate's copy with D1 after the response, at most every half minute. */
export function compareLater(c: Context<AppEnv>, key: string, compare: () => Promise<unknown>) {
  const copy = copies.get(key);
  const age = Date.now() - (copy?.comparedAt ?? 0);
  if (!copy || (age >= 0 && age < COMPARED_AFTER)) return;
  copy.comparedAt = Date.now();
  startAfterResponse(c, 'compare a published copy', compare);
}

/** Makes a value that was read from D1 the isolate's copy. */
export const setCopy = (key: string, value: unknown) =>
  void keep(key, JSON.stringify(value), value, Date.now());

/**
 * Writes a value that was read from D1 to the isolate, and to KV if it differs from what KV has; undefined where D1 has
 * nothing.
 */
export async function publishCopy(env: Bindings, key: string, value: unknown) {
  const text = value === undefined ? ABSENT : JSON.stringify(value);
  if (value === undefined) copies.delete(key);
  else keep(key, text, value, Date.now());
  // Where D1 has nothing, a read that fails must not pass for an entry that is absent.
  const published = value === undefined ? await env.KEYS.get(key) : await readKv(env.KEYS, key);
  if ((published ?? ABSENT) !== text) await env.KEYS.put(key, text, { expirationTtl: EXPIRES_AFTER });
}
