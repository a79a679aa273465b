import { base64url, unbase64url } from '../bytes.ts';
import { sha256 } from './sha256.ts';

/** An Ed25519 public key as JSON Web Key (RFC 8037). */
export type PublicJwk = { kty: 'OKP'; crv: 'Ed25519'; x: string };

/** Thrown for a signature that names a known key but is not valid. */
export class InvalidSignature extends Error {}
/** Thrown for a text that no known key has signed. */
export class UnknownKey extends Error {}

// The prefix of the seed in PKCS #8 (RFC 8410), the only form of a private key without its public key.
const PKCS8 = new Uint8Array([48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]);

/** The key pair of a seed of 32 bytes, the public key as its 32 bytes (RFC 8032). Throws for any other length. */
export async function keyPair(seed: Uint8Array) {
  if (seed.length !== 32) throw new RangeError('an Ed25519 seed has 32 bytes');
  const pkcs8 = new Uint8Array([...PKCS8, ...seed]);
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x } = (await crypto.subtle.exportKey('jwk', key)) as { x: string };
  return { key, publicKey: unbase64url(x) };
}

/** The signature of 64 bytes. */
export const sign = async (key: CryptoKey, data: Uint8Array) =>
  new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array(data)));

/** Verifies a signature; false also for keys and signatures of another length. */
export async function verify(publicKey: Uint8Array, signature: Uint8Array, data: Uint8Array) {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  const raw = new Uint8Array(publicKey);
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), new Uint8Array(data));
}

/** A public key of 32 bytes as JSON Web Key. */
export const jwkOf = (publicKey: Uint8Array): PublicJwk => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: base64url(publicKey),
});

/** The 32 bytes of a JSON Web Key; throws for any other kind of key. */
export function publicKeyOf(jwk: unknown) {
  const { kty, crv, x } = (jwk ?? {}) as Partial<Record<string, unknown>>;
  if (kty !== 'OKP' || crv !== 'Ed25519' || typeof x !== 'string') throw new TypeError('not an Ed25519 key');
  const key = unbase64url(x);
  if (key.length !== 32) throw new TypeError('an Ed25519 key has 32 bytes');
  return key;
}

/** The thumbprint by which a JSON Web Key is named (RFC 7638). */
export const thumbprint = ({ crv, kty, x }: PublicJwk) => base64url(sha256(JSON.stringify({ crv, kty, x })));
