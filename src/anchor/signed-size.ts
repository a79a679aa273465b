import type { Bindings } from '../env.ts';
import { verifierKey } from '../lib/signed-note.ts';
import { keyGeneration } from '../settings.ts';
import { anchorSigner } from './anchor-key.ts';

/**
 * The size of the anchor log that a key has signed last, as KV remembers it: a bucket that is restored as a whole loses
 * state and copies, and would let the same size be signed twice.
 */
export async function signedSize(
  env: Bindings,
  { host, generation }: { host: string; generation: number | undefined },
) {
  const { name, publicKey } = await anchorSigner(env, { host }, keyGeneration(env, generation));
  const key = `anchor/${verifierKey(name, publicKey)}`;
  return {
    size: Number((await env.KEYS.get(key)) ?? 0),
    store: (size: number) => env.KEYS.put(key, String(size)),
  };
}
