import { unbase64url, utf8, utf8Bytes } from '../bytes.ts';
import { InvalidSignature, publicKeyOf, thumbprint, UnknownKey, verify, type PublicJwk } from './ed25519.ts';

/**
 * The payload of a compact JWS that this key signed as this type; throws with the reason for others. The header is not
 * trusted: it chooses neither algorithm nor key, and requires no extension.
 */
export async function verifyJws(jws: string, jwk: PublicJwk, typ: string): Promise<unknown> {
  const parts = jws.split('.');
  if (parts.length !== 3) throw new SyntaxError('not a compact JWS');
  const [head, payload, signature] = parts.map(unbase64url) as [Uint8Array, Uint8Array, Uint8Array];
  const header = JSON.parse(utf8(head)) as Record<string, unknown> | null;
  if (header?.alg !== 'EdDSA') throw new SyntaxError('not signed with EdDSA');
  if (header.typ !== typ) throw new SyntaxError(`not of the type ${typ}`);
  if ('crit' in header) throw new SyntaxError('its header asks for an extension');
  if (header.kid !== thumbprint(jwk)) throw new UnknownKey('signed with another key');
  if (!(await verify(publicKeyOf(jwk), signature, utf8Bytes(`${parts[0]}.${parts[1]}`))))
    throw new InvalidSignature('its signature is invalid');
  return JSON.parse(utf8(payload));
}
