import type { Context } from 'hono';

/** Answers with an `ETag` made from `seed`, or 304 when the caller already has that. */
export async function answerWithTag(c: Context, seed: string, answer: () => Response) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const tag = `"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`;
  const known = c.req
    .header('If-None-Match')
    ?.split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''));
  c.header('ETag', tag);
  c.header('Vary', 'Accept');
  return known?.some((entry) => entry === tag || entry === '*') ? c.body(null, 304) : answer();
}
