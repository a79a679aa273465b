import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as noble } from '@noble/hashes/sha2.js';

// In JavaScript, because the page that checks receipts has no node:crypto; which makes a stream for each hash, so that in the
// Worker it is the quicker for several blocks of 64 bytes alone (src/log/evidence).

const encoder = new TextEncoder();
const bytes = (data: Uint8Array | string) => (typeof data === 'string' ? encoder.encode(data) : data);

/** SHA-256 of the parts, one after the other; text as UTF-8. */
export function sha256(...parts: (Uint8Array | string)[]) {
  const hash = noble.create();
  for (const part of parts) hash.update(bytes(part));
  return new Uint8Array(hash.digest());
}

/** HMAC-SHA-256; text as UTF-8. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array | string) =>
  new Uint8Array(hmac(noble, key, bytes(message)));
