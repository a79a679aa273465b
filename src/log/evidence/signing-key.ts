import type { Bindings } from '../../env.ts';
import { jwkOf, keyPair, thumbprint, type PublicJwk } from '../../lib/crypto/ed25519.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { derivedSeed } from '../../lib/crypto/secret-key.ts';
import { verifierKey } from '../../lib/tlog/signed-note.ts';
import { keyGeneration } from '../../instance-settings.ts';
import { originOf } from '../leaf.ts';
import type { TreeRow } from '../tree/read-tree.ts';

/** A key that signs checkpoints and receipts; `kid` is its thumbprint (RFC 7638) in receipts. */
type SigningKey = { key: CryptoKey; publicKey: Uint8Array; jwk: PublicJwk; kid: string };

const keys = ttlCache<SigningKey>(20);

/** The signing key of a generation (src/instance-settings.ts), derived from `SECRET_KEY`. */
export async function signingKey({ SECRET_KEY }: Pick<Bindings, 'SECRET_KEY'>, generation: number) {
  const id = `${generation} ${SECRET_KEY}`;
  const known = keys.get(id);
  if (known) return known;
  const { key, publicKey } = await keyPair(await derivedSeed(SECRET_KEY, `log key ${generation}`));
  const jwk = jwkOf(publicKey);
  return keys.set(id, { key, publicKey, jwk, kid: thumbprint(jwk) });
}

/** What the published keys of a log depend on. */
export type KeyHistory = Pick<TreeRow, 'number' | 'generation' | 'former'>;

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
