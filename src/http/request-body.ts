import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { parsed } from './validation-messages.ts';
import { invalid, problem } from './problem.ts';
import { within } from '../lib/time.ts';
import { exceededLimit } from '../lib/text/json-errors.ts';

/** Maximum bytes of a body from a caller with a credential. A theme's `logoImage` has to fit into it. */
export const MAX_BODY = 1024 * 1024;
/** Maximum bytes and values of a backup. */
export const MAX_DOCUMENT = 8 * 1024 * 1024;
const MAX_DOCUMENT_VALUES = 500_000;
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

/** The backup in a request; throws as `jsonBody` does. */
export const documentBody = (c: Context) => jsonBody(c, MAX_DOCUMENT, MAX_DOCUMENT_VALUES);
/** The backup in a file; throws as `readJson` does. */
export const readDocumentFile = (bytes: Uint8Array) => readJson(bytes, MAX_DOCUMENT_VALUES);

/** The JSON in a request; throws a 400 or 415 for anything else, and as `readBody` does. */
export async function jsonBody(c: Context, maxBytes = MAX_BODY, maxValues?: number) {
  const type = c.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase() ?? '';
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) {
    throw problem(415, 'The body must be JSON with the header "Content-Type: application/json".');
  }
  return readJson(await readBody(c, maxBytes), maxValues);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Parses JSON; throws a 400 for invalid UTF-8, invalid JSON, and too many or too deeply nested values. */
function readJson(bytes: Uint8Array | ArrayBuffer, maxValues?: number): unknown {
  let text;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw invalid({ pointer: '', detail: 'The body is not valid UTF-8.' });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid({ pointer: '', detail: `The body is not valid JSON: ${(error as Error).message}.` });
  }
  const limit = exceededLimit(value, maxValues);
  if (limit) throw invalid({ pointer: '', detail: `The body exceeds ${limit}.` });
  return value;
}

/** Throws a 415 or 413 for a body that is not JSON by its type, which is `text/plain` from a beacon, or is too large. */
export function requirePayload(c: Context) {
  const type = c.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'text/plain') {
    throw problem(415, 'The body must be JSON, sent as application/json or text/plain.');
  }
  requireLength(c);
}

/** Reads the body of a visitor's call. Throws as `requirePayload` does, a 400, or the errors of `readBody`. */
export async function readPayload<S extends z.ZodMiniType>(c: Context, schema: S): Promise<z.output<S>> {
  requirePayload(c);
  return parsed(schema, readJson(await readBody(c)));
}

/** The stated length of the body, NaN if none is stated; throws a 413 for a body that is too large. */
function requireLength(c: Context, limit = MAX_PUBLIC_BODY) {
  const stated = c.req.header('Transfer-Encoding') ? NaN : Number(c.req.header('Content-Length') ?? NaN);
  if (stated > limit) throw problem(413, tooLarge(limit));
  return stated;
}

/**
 * Reads the body, up to `most` bytes with a credential; nothing is read before. Throws a 413 for one that is too large,
 * by its stated length if possible, and a 408 for one that is too slow.
 */
export async function readBody(c: Context, most = MAX_BODY): Promise<Uint8Array | ArrayBuffer> {
  const limit = c.var.trusted ? most : MAX_PUBLIC_BODY;
  const stated = requireLength(c, limit);
  // The server enforces the stated length.
  const body: Promise<Uint8Array | ArrayBuffer> = Number.isNaN(stated)
    ? gathered(c.req.raw.body, limit)
    : c.req.raw.arrayBuffer();
  return c.var.trusted ? body : within(body, PUBLIC_BODY_SECONDS * 1000, () => problem(408, tooSlow));
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
