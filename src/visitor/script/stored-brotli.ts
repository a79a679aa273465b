import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Bindings } from '../../env.ts';
import { hex } from '../../lib/bytes.ts';
import { KV_TIMEOUT } from '../../lib/caches/read-kv.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { SECONDS_PER_DAY, within } from '../../lib/time.ts';

/** Seconds after which KV deletes the bytes of a script. */
const EXPIRES_AFTER = 30 * SECONDS_PER_DAY;

/** The key of a script in KV. The number is that of the format. */
const brotliKey = (script: Uint8Array) => `brotli:1:${hex(sha256(script))}`;

/**
 * A script as Brotli compresses it at its highest level, which takes about 50 ms of CPU time and therefore happens once for
 * each script: KV has the bytes for other isolates. Throws if KV cannot be read, because each isolate would compress then.
 */
export async function storedBrotli(env: Bindings, script: Uint8Array) {
  const key = brotliKey(script);
  const stored = await within(
    env.KEYS.get(key, 'arrayBuffer'),
    KV_TIMEOUT,
    () => new Error('KV did not respond in time'),
  );
  if (stored && isOf(script, stored)) return { bytes: new Uint8Array(stored) };
  const bytes = new Uint8Array(brotliCompressSync(script));
  return { bytes, store: () => env.KEYS.put(key, bytes, { expirationTtl: EXPIRES_AFTER }) };
}

/** Whether bytes are those of a script: a page must not get others from a broken entry. */
function isOf(script: Uint8Array, stored: ArrayBuffer) {
  try {
    // workerd counts whole chunks of the output.
    return brotliDecompressSync(stored, { maxOutputLength: 2 * script.length }).equals(script);
  } catch {
    return false;
  }
}
