import { hex } from '../lib/bytes.ts';
import { hmacSha256 } from '../lib/sha256.ts';
import { shortId } from './object.ts';

/** The hash that stands for a visitor where nobody is to read the ID; `key` is the log's. */
export const visitorHash = (key: Uint8Array, ucid: string) => hex(hmacSha256(key, ucid).subarray(0, 16));

/** A visitor whose ID need not be known: the first 48 bits of it, and what tells whether an ID is the visitor's. */
export type Unnamed = { ucid48: number; is: (ucid: string) => boolean };

export function unnamed(key: Uint8Array, ucid48: number, visitor: string): Unnamed {
  const known = new Map<string, boolean>();
  const compare = (ucid: string) => shortId(ucid) === ucid48 && visitorHash(key, ucid) === visitor;
  const is = (ucid: string) => known.get(ucid) ?? known.set(ucid, compare(ucid)).get(ucid)!;
  return { ucid48, is };
}
