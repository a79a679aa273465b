import type { Context } from 'hono';
import { problem } from './problem.ts';

/** Maximum bytes of a body from a caller with a credential. A theme's `logoImage` has to fit into it. */
export const MAX_BODY = 1024 * 1024;
/** Maximum bytes and values of a backup. */
export const MAX_DOCUMENT = 8 * 1024 * 1024;
export const MAX_DOCUMENT_VALUES = 500_000;
/** Maximum bytes of a body from a caller without a credential, and seconds within which it has to arrive. */
export const MAX_PUBLIC_BODY = 64 * 1024;
const PUBLIC_BODY_SECONDS = 15;

/** A size such as "64 KiB" or "1 MiB". */
export const sizeOf = (bytes: number) =>
  bytes < 1024 ** 2 ? `${bytes / 1024} KiB` : `${bytes / 1024 ** 2} MiB`;

export const tooLarge = (bytes = MAX_BODY) =>
  `The body exceeds ${sizeOf(bytes)} (${bytes.toLocaleString('en')} bytes).`;
export const tooSlow = `The body did not arrive within ${PUBLIC_BODY_SECONDS} seconds. Send it again.`;

/** Marks the caller as one with a valid credential, whose bodies may be large and slow. */
export const markTrusted = (c: Context) => c.set('trusted', true);

/** The stated length of the body, NaN if none is stated; throws a 413 for a body that is too large. */
export function requireLength(c: Context, limit = MAX_PUBLIC_BODY) {
  const stated = c.req.header('Transfer-Encoding') ? NaN : Number(c.req.header('Content-Length') ?? NaN);
  if (stated > limit) throw problem(413, tooLarge(limit));
  return stated;
}

/**
 * Reads the body; a caller with a credential may send `most` bytes. Throws a 413 for a body that is too large, before
 * reading it where its length is stated, and a 408 for one that is too slow. Nothing is read before this is called.
 */
export async function readBody(c: Context, most = MAX_BODY): Promise<Uint8Array | ArrayBuffer> {
  const limit = c.var.trusted ? most : MAX_PUBLIC_BODY;
  const stated = requireLength(c, limit);
  // The server enforces the stated length.
  const body: Promise<Uint8Array | ArrayBuffer> = Number.isNaN(stated)
    ? gathered(c.req.raw.body, limit)
    : c.req.raw.arrayBuffer();
  return c.var.trusted ? body : inTime(body);
}

/** The bytes of a body of unknown length. */
async function gathered(body: ReadableStream<Uint8Array> | null, limit: number) {
  let bytes = new Uint8Array();
  let length = 0;
  for await (const chunk of body ?? []) {
    const end = length + chunk.length;
    if (end > limit) throw problem(413, tooLarge(limit));
    if (end > bytes.length) {
      // One buffer that doubles: a list of one-byte chunks would take a hundred times their size.
      const grown = new Uint8Array(Math.min(limit, Math.max(end, bytes.length * 2)));
      grown.set(bytes);
      bytes = grown;
    }
    bytes.set(chunk, length);
    length = end;
  }
  return bytes.subarray(0, length);
}

async function inTime<T>(body: Promise<T>) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(problem(408, tooSlow)), PUBLIC_BODY_SECONDS * 1000);
  try {
    return await Promise.race([body, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
