import { keyPair } from '../lib/ed25519.ts';
import { derivedSeed } from '../lib/secret-key.ts';
import type { Bindings } from '../env.ts';
import type { AnchorState } from './anchor-state.ts';

/** The name of the anchor log in its checkpoints, and of the key that signs them. */
export const anchorOrigin = (host: string) => `${host}/anchor`;

/** The signer of a generation (src/settings.ts): its key is derived from `SECRET_KEY` and signs anchors only. */
export const anchorSigner = async (
  { SECRET_KEY }: Pick<Bindings, 'SECRET_KEY'>,
  { host }: Pick<AnchorState, 'host'>,
  generation: number,
) => ({
  name: anchorOrigin(host),
  ...(await keyPair(await derivedSeed(SECRET_KEY, `anchor key ${generation}`))),
});
