import type { Context } from 'hono';
import { MAX_BODY, MAX_DOCUMENT, MAX_DOCUMENT_VALUES, readBody } from './body-limits.ts';
import { invalid, problem } from './problem.ts';
import { jsonErrors } from '../lib/json-errors.ts';

/** The account that a call brings; throws as `jsonBody` does. */
export const documentBody = (c: Context) => jsonBody(c, MAX_DOCUMENT, MAX_DOCUMENT_VALUES);
/** The account in a file; throws as `readJson` does. */
export const readDocumentFile = (bytes: Uint8Array) => readJson(bytes, MAX_DOCUMENT_VALUES);

/** The JSON that a call brings; throws a 400 or 415 for what is none, and as `readBody` does. */
export async function jsonBody(c: Context, maxBytes = MAX_BODY, maxValues?: number) {
  const type = c.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase() ?? '';
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) {
    throw problem(415, 'The body must be JSON with the header "Content-Type: application/json".');
  }
  return readJson(await readBody(c, maxBytes), maxValues);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Parses JSON; throws a 400 for broken UTF-8, broken JSON and what `hiddenFaults` finds. */
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
  const faults = jsonErrors(text, maxValues);
  if (faults.length > 0) throw invalid(...faults);
  return value;
}
