import { keyPair } from '../lib/crypto/ed25519.ts';
import { derivedSeed } from '../lib/crypto/secret-key.ts';
import type { Bindings } from '../env.ts';

/** The name of the key that signs the notes of the days, and the beginning of their origins. */
export const anchorName = (host: string) => `${host}/anchor`;

/** The signer of a generation (src/settings.ts): its key is derived from `SECRET_KEY` and signs notes of days only. */
export const anchorSigner = async (
  { SECRET_KEY }: Pick<Bindings, 'SECRET_KEY'>,
  host: string,
  generation: number,
) => ({
  name: anchorName(host),
  ...(await keyPair(await derivedSeed(SECRET_KEY, `anchor key ${generation}`))),
});
