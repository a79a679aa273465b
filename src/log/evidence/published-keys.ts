import type { Bindings } from '../../env.ts';
import { verifierKey } from '../../lib/tlog/signed-note.ts';
import { keyGeneration } from '../../settings.ts';
import { originOf } from '../leaf.ts';
import { signingKey } from './signing-key.ts';

/**
 * A log’s number, the generation that signs its receipts and signed its newest checkpoint, and its former generations, each
 * with the last size that it signed and the log’s number at that time.
 */
export type KeyHistory = {
  number: number;
  generation: number;
  former: [generation: number, lastSize: number, number: number][];
};

/**
 * The public keys of a domain’s log, the current one first, former ones with the last size they signed; verifier keys
 * have the log’s number of that time. A new key is published once it signs.
 */
export const publishedKeys = (env: Bindings, domain: string, log: KeyHistory) => {
  const generations: [generation: number, lastSize?: number, number?: number][] = [
    [log.generation || keyGeneration(env)],
    ...log.former,
  ];
  return Promise.all(
    generations.map(async ([generation, lastSize, number = log.number]) => {
      const { jwk, publicKey } = await signingKey(env, generation);
      const verifier = verifierKey(originOf(domain, number), publicKey);
      return { generation, jwk, verifier, ...(lastSize !== undefined && { lastSize }) };
    }),
  );
};
