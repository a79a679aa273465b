import { within } from '../time.ts';

/** Milliseconds after which KV counts as unavailable: everything in it can also be read from D1. */
export const KV_TIMEOUT = 300;

/** The value of a key; null where KV does not have it, fails or hangs. */
export const readKv = async (kv: KVNamespace, key: string) =>
  within(kv.get(key), KV_TIMEOUT, () => new Error('KV did not respond in time')).catch(() => null);
