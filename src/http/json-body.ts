import type { Context } from 'hono';
import { MAX_BODY, MAX_DOCUMENT, MAX_DOCUMENT_VALUES, readBody } from './body-limits.ts';
import { invalid, problem } from './problem.ts';
import { jsonErrors } from '../lib/json-errors.ts';

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

/** Parses JSON; throws a 400 for invalid UTF-8, invalid JSON and everything that `jsonErrors` finds. */
export function readJson(bytes: Uint8Array | ArrayBuffer, maxValues?: number): unknown {
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
  const errors = jsonErrors(text, maxValues);
  if (errors.length > 0) throw invalid(...errors);
  return value;
}
