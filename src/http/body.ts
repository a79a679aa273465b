import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { invalid, problem } from './problem.ts';
import { hiddenFaults } from '../lib/json.ts';

/** In bytes. What may be large within a body has to fit: `MAX_LOGO` of a theme. */
export const MAX_BODY = 1024 * 1024;
export const tooLarge = (bytes = MAX_BODY) =>
  `The body is larger than ${bytes / 1024 ** 2} MiB (${bytes.toLocaleString('en')} bytes).`;

/** The same for a whole account, and how many values it may hold. */
export const MAX_DOCUMENT = 8 * 1024 * 1024;
const MAX_DOCUMENT_VALUES = 500_000;

const limit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw problem(413, tooLarge(maxSize));
    },
  });
const usual = limit(MAX_BODY);
const document = limit(MAX_DOCUMENT);

const nothing = () => Promise.resolve();

/** Throws a 413 for a body that is too large, without the cost of a look at it where it says how long it is. */
export async function limitBody(c: Context) {
  const stated = c.req.header('Transfer-Encoding') ? NaN : Number(c.req.header('Content-Length') ?? NaN);
  if (!(stated <= MAX_BODY)) await usual(c, nothing);
}

/** Throws a 413 for a body that is larger than its path takes. */
export const limitedBody: MiddlewareHandler = (c, next) =>
  (takesDocument.test(c.req.path) ? document : usual)(c, next);
const takesDocument = /^\/(hosting\/api|operator)\/import$/;

/** The account that a call brings; throws as `jsonBody` does. */
export const documentBody = (c: Context) => jsonBody(c, MAX_DOCUMENT_VALUES);
/** The account in a file; throws as `readJson` does. */
export const readDocumentFile = (bytes: ArrayBuffer) => readJson(bytes, MAX_DOCUMENT_VALUES);

/** The JSON that a call brings; throws a 400 or 415 for what is none. */
export async function jsonBody(c: Context, maxValues?: number) {
  const type = c.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase() ?? '';
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) {
    throw problem(415, 'The body must be JSON, with the header "Content-Type: application/json".');
  }
  return readJson(await c.req.arrayBuffer(), maxValues);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Parses JSON; throws a 400 for broken UTF-8, broken JSON and what `hiddenFaults` finds. */
export function readJson(bytes: ArrayBuffer, maxValues?: number): unknown {
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
  const faults = hiddenFaults(text, maxValues);
  if (faults.length > 0) throw invalid(...faults);
  return value;
}
