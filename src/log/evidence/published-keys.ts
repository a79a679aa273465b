import type { Bindings } from '../../env.ts';
import { verifierKey } from '../../lib/signed-note.ts';
import { keyGeneration } from '../../settings.ts';
import { signingKey } from './signing-key.ts';

/** A log’s size, the generation that signed its newest checkpoint, and its former generations with the last size of each. */
export type KeyHistory = {
  size: number;
  generation: number;
  former: [generation: number, lastSize: number][];
};

/** The public keys of the log with this name, the current one first, former ones with the last size that each signed. */
export const publishedKeys = (env: Bindings, name: string, log: KeyHistory) => {
  const current = keyGeneration(env, log.generation);
  const generations: [generation: number, lastSize?: number][] = [[current], ...formerKeys(log, current)];
  return Promise.all(
    generations.map(async ([generation, lastSize]) => {
      const { jwk, publicKey } = await signingKey(env, generation);
      const verifier = verifierKey(name, publicKey);
      return { generation, jwk, verifier, ...(lastSize !== undefined && { lastSize }) };
    }),
  );
};

/** The former generations. The last one is in the log’s own columns until the current one signs a checkpoint. */
function formerKeys({ size, generation, former }: KeyHistory, current: number) {
  const replaced = generation !== 0 && generation !== current;
  return replaced ? [...former, [generation, size] satisfies KeyHistory['former'][number]] : former;
}
