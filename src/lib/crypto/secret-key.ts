import { timingSafeEqual } from 'node:crypto';
import { ttlCache } from '../caches/ttl-cache.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { utf8Bytes } from '../bytes.ts';

// Each use has its own key, derived from SECRET_KEY by HKDF with the use as the label.
// All functions with a `secret` throw a ConfigurationError for an invalid SECRET_KEY.
const derived = ttlCache<CryptoKey>(100);

const hkdf = (label: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: utf8Bytes(label),
});

function rootKey(secret: string | undefined) {
  const raw = Buffer.from(secret ?? '', 'base64');
  if (raw.length !== 32) {
    throw new ConfigurationError('SECRET_KEY must be 32 random bytes in base64. It is set by the operator.');
  }
  return crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey', 'deriveBits']);
}

async function derive(secret: string | undefined, label: string, algorithm: HmacParams | AesParams) {
  const id = `${label}:${secret}`;
  const known = derived.get(id);
  if (known) return known;
  const uses = algorithm.name === 'HMAC' ? ['sign'] : ['encrypt', 'decrypt'];
  const key = await crypto.subtle.deriveKey(hkdf(label), await rootKey(secret), algorithm, false, uses);
  return derived.set(id, key);
}
type HmacParams = { name: 'HMAC'; hash: string; length: number };
type AesParams = { name: 'AES-GCM'; length: number };

/** The seed (32 bytes) of a key pair. */
export const derivedSeed = async (secret: string | undefined, label: string) =>
  new Uint8Array(await crypto.subtle.deriveBits(hkdf(label), await rootKey(secret), 256));

/** HMAC-SHA-256 of a secret value as hex, with which it can be looked up without being stored. */
export async function lookupHash(secret: string | undefined, label: string, value: string) {
  const key = await derive(secret, label, { name: 'HMAC', hash: 'SHA-256', length: 256 });
  return Buffer.from(await crypto.subtle.sign('HMAC', key, utf8Bytes(value))).toString('hex');
}

/** AES-GCM with a random nonce, which precedes the cipher text; base64. */
export async function encrypt(secret: string | undefined, label: string, value: string) {
  const key = await derive(secret, label, { name: 'AES-GCM', length: 256 });
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8Bytes(value));
  return Buffer.concat([iv, Buffer.from(cipher)]).toString('base64');
}

/** The value that was encrypted; throws where the text or the secret has changed. */
export async function decrypt(secret: string | undefined, label: string, text: string) {
  const key = await derive(secret, label, { name: 'AES-GCM', length: 256 });
  const raw = Buffer.from(text, 'base64');
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: raw.subarray(0, 12) },
    key,
    raw.subarray(12),
  );
  return new TextDecoder().decode(plain);
}

/** Compares two secrets in a time that depends neither on their lengths nor on where they differ. */
export async function sameSecret(a: string, b: string) {
  const [x, y] = await Promise.all([a, b].map((text) => crypto.subtle.digest('SHA-256', utf8Bytes(text))));
  return timingSafeEqual(new Uint8Array(x!), new Uint8Array(y!));
}
