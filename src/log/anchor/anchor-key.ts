import { keyPair } from '../../lib/crypto/ed25519.ts';
import { derivedSeed } from '../../lib/crypto/secret-key.ts';
import type { Bindings } from '../../env.ts';
import { verifierKey } from '../../lib/tlog/signed-note.ts';
import { keyGeneration } from '../../instance-settings.ts';

/** The name of the key that signs the notes of the days, and the beginning of their origins. */
export const anchorName = (host: string) => `${host}/anchor`;

/** The signer of a generation (src/instance-settings.ts): its key is derived from `SECRET_KEY` and signs notes of days only. */
export const anchorSigner = async (
  { SECRET_KEY }: Pick<Bindings, 'SECRET_KEY'>,
  host: string,
  generation: number,
) => ({
  name: anchorName(host),
  ...(await keyPair(await derivedSeed(SECRET_KEY, `anchor key ${generation}`))),
});

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
