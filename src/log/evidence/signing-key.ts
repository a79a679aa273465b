import type { Bindings } from '../../env.ts';
import { jwkOf, keyPair, thumbprint, type PublicJwk } from '../../lib/crypto/ed25519.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';
import { derivedSeed } from '../../lib/crypto/secret-key.ts';

/** A key that signs checkpoints and receipts; `kid` is its thumbprint (RFC 7638) in receipts. */
type SigningKey = { key: CryptoKey; publicKey: Uint8Array; jwk: PublicJwk; kid: string };

const keys = ttlCache<SigningKey>(20);

/** The signing key of a generation (src/settings.ts), derived from `SECRET_KEY`. */
export async function signingKey({ SECRET_KEY }: Pick<Bindings, 'SECRET_KEY'>, generation: number) {
  const id = `${generation} ${SECRET_KEY}`;
  const known = keys.get(id);
  if (known) return known;
  const { key, publicKey } = await keyPair(await derivedSeed(SECRET_KEY, `log key ${generation}`));
  const jwk = jwkOf(publicKey);
  return keys.set(id, { key, publicKey, jwk, kid: thumbprint(jwk) });
}
