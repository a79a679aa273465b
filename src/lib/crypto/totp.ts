import { createHmac } from 'node:crypto';

// RFC 6238 with the parameters that every app supports: SHA-1, 30 seconds, six digits.
const PERIOD = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a step (RFC 4226, section 5.3). */
export function totpCode(secret: Uint8Array, step: number, digits = 6) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const value = hash.readUInt32BE(hash[19]! & 15) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/** The step of a code, among that of `time` (in seconds), the previous and the next one; undefined for a wrong code. */
export const totpStep = (secret: Uint8Array, code: string, time: number) =>
  [0, -1, 1].map((by) => Math.floor(time / PERIOD) + by).find((step) => totpCode(secret, step) === code);

/** Bytes as base32 without padding (RFC 4648), the form that apps expect. */
export function base32(bytes: Uint8Array) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]!);
}

/** The link by which an app takes over a secret in base32; `issuer` names the service and `account` the user there. */
export function totpLink(secret: string, issuer: string, account: string) {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
