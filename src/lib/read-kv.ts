/** Milliseconds after which KV counts as gone: what it caches can always be read from D1. */
const PATIENCE = 300;

/** The value of a key; null where KV does not have it, fails or hangs. */
export async function readKv(kv: KVNamespace, key: string) {
  const late = new Promise<null>((resolve) => {
    AbortSignal.timeout(PATIENCE).addEventListener('abort', () => resolve(null));
  });
  return Promise.race([kv.get(key).catch(() => null), late]);
}
