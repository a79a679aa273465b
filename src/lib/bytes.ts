const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lower-case hex. */
export function hex(bytes: Uint8Array) {
  let out = '';
  for (const byte of bytes) out += HEX[byte];
  return out;
}

/** The bytes of lower-case hex; throws for anything else. */
export function unhex(text: string) {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new SyntaxError('not lower-case hex');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Bytes as base64, with padding (RFC 4648, section 4). */
export function base64(bytes: Uint8Array) {
  let binary = '';
  // In pieces, because the number of arguments is limited; spreading them would take five times as long. `apply` takes
  // any array-like object, which its type does not say.
  for (let i = 0; i < bytes.length; i += 8192)
    binary += String.fromCharCode.apply(null, bytes.subarray(i, i + 8192) as unknown as number[]);
  return btoa(binary);
}

/** The bytes of base64; throws for a form that `base64` does not produce. */
export function unbase64(text: string) {
  if (!/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text))
    throw new SyntaxError('not base64');
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (base64(bytes) !== text) throw new SyntaxError('not canonical base64');
  return bytes;
}

/** Bytes as base64url, without padding (RFC 4648, section 5). */
export const base64url = (bytes: Uint8Array) =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The bytes of base64url; throws for a form that `base64url` does not produce. */
export function unbase64url(text: string) {
  if (!/^[\w-]*$/.test(text)) throw new SyntaxError('not base64url');
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return unbase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding);
}

/** Whether two values, neither of them secret, are the same bytes. */
export const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

/** The UTF-8 bytes of a text. */
export const utf8Bytes = (text: string) => new TextEncoder().encode(text);

/** The text of UTF-8 bytes; throws for any other bytes. */
export function utf8(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SyntaxError('not UTF-8');
  }
}
