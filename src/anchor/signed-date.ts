import type { Bindings } from '../env.ts';
import { verifierKey } from '../lib/tlog/signed-note.ts';
import { keyGeneration } from '../settings.ts';
import { anchorSigner } from './anchor-key.ts';

/**
 * The date of the last note that a key has signed, as KV remembers it: a bucket that is restored as a whole loses it, and
 * would let another note of the same date be signed. Empty without any.
 */
export async function signedDate(env: Bindings) {
  const { name, publicKey } = await anchorSigner(env, new URL(env.PUBLIC_URL).host, keyGeneration(env));
  const key = `anchor/${verifierKey(name, publicKey)}`;
  return {
    date: (await env.KEYS.get(key)) ?? '',
    store: (date: string) => env.KEYS.put(key, date),
  };
}
