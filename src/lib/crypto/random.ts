/** Random bytes as lower-case hex. */
export function randomHex(bytes: number) {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random base62 characters, equally distributed: bytes from 248 on would favor the first eight and are discarded. */
export function randomBase62(length: number) {
  let out = '';
  while (out.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < 248 && out.length < length) out += BASE62[byte % 62];
    }
  }
  return out;
}

/** The last base62 digits of a number. */
export const toBase62 = (value: bigint, length: number): string =>
  length === 0 ? '' : toBase62(value / 62n, length - 1) + BASE62[Number(value % 62n)];
