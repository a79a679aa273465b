import type { Context } from 'hono';
import { base64url } from '../lib/bytes.ts';
import { sha256 } from '../lib/crypto/sha256.ts';

/** Responds with an `ETag` derived from `seed`, or with a 304 when the caller already has it. */
export function answerWithETag(c: Context, seed: string, answer: () => Response) {
  const tag = `"${base64url(sha256(seed)).slice(0, 22)}"`;
  const known = c.req
    .header('If-None-Match')
    ?.split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''));
  c.header('ETag', tag);
  c.header('Vary', 'Accept');
  return known?.some((entry) => entry === tag || entry === '*') ? c.body(null, 304) : answer();
}
