import { hex } from '../../lib/bytes.ts';
import { hmacSha256 } from '../../lib/crypto/sha256.ts';
import { shortId } from '../leaf.ts';

/** A hash that replaces a visitor’s ID where nobody should read the ID; `key` is the log’s. */
export const visitorHash = (key: Uint8Array, ucid: string) => hex(hmacSha256(key, ucid).subarray(0, 16));

/**
 * A visitor without the full ID: the first 48 bits, the lowest and highest possible ID, and a test whether an ID is the
 * visitor’s.
 */
export type HashedVisitor = { ucid48: number; low: string; high: string; is: (ucid: string) => boolean };

export function hashedVisitor(
  key: Uint8Array,
  ucid48: number,
  visitor: string,
  ucid?: string,
): HashedVisitor {
  const known = new Map<string, boolean>();
  const compare = (other: string) => shortId(other) === ucid48 && visitorHash(key, other) === visitor;
  const is = (other: string) => known.get(other) ?? known.set(other, compare(other)).get(other)!;
  const alike = ucid ?? ucid48.toString(16).padStart(12, '0');
  return { ucid48, low: alike.padEnd(64, '0'), high: alike.padEnd(64, 'f'), is };
}
