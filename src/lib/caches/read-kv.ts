/** Milliseconds after which KV counts as unavailable: everything in it can also be read from D1. */
const TIMEOUT = 300;

/** The value of a key; null where KV does not have it, fails or hangs. */
export async function readKv(kv: KVNamespace, key: string) {
  const late = new Promise<null>((resolve) => {
    AbortSignal.timeout(TIMEOUT).addEventListener('abort', () => resolve(null));
  });
  return Promise.race([kv.get(key).catch(() => null), late]);
}
