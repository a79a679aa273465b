import { sha256 as noble } from '@noble/hashes/sha2.js';
import { hex } from '../bytes.ts';

// In JavaScript, because the receipt page has no node:crypto. That is faster only from several blocks of 64 bytes on
// (src/log/evidence).

const encoder = new TextEncoder();
const bytes = (data: Uint8Array | string) => (typeof data === 'string' ? encoder.encode(data) : data);

/** SHA-256 of the parts, one after the other; text as UTF-8. */
export function sha256(...parts: (Uint8Array | string)[]) {
  const hash = noble.create();
  for (const part of parts) hash.update(bytes(part));
  return new Uint8Array(hash.digest());
}

/** The hash under which a random token is stored; tokens are random enough to need no key. */
export const tokenHash = (token: string) => hex(sha256(token));
