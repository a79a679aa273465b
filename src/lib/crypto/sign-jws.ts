import { Buffer } from 'node:buffer';

// Separate from verification, which also runs in pages: they have no `Buffer`, the fastest way to encode base64url.
const part = (content: string | Uint8Array) => Buffer.from(content).toString('base64url');

/** A compact JWS (RFC 7515, EdDSA) of a JSON value; `kid` is the thumbprint of the public key. */
export async function signJws(payload: unknown, key: CryptoKey, kid: string, typ: string) {
  const signed = `${part(JSON.stringify({ alg: 'EdDSA', kid, typ }))}.${part(JSON.stringify(payload))}`;
  const signature = await crypto.subtle.sign('Ed25519', key, Buffer.from(signed));
  return `${signed}.${part(new Uint8Array(signature))}`;
}
