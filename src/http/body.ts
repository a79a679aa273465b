import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { invalid, problem } from './problem.ts';
import { hiddenFaults } from '../lib/json.ts';

/** In bytes. What may be large within a body has to fit: `MAX_LOGO` of a theme. */
export const MAX_BODY = 1024 * 1024;
export const tooLarge = `The body is larger than ${MAX_BODY / 1024 ** 2} MiB (${MAX_BODY.toLocaleString('en')} bytes).`;

export const limitedBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw problem(413, tooLarge);
  },
});

/** The JSON that a call brings; throws a 400 or 415 for what is none. */
export async function jsonBody(c: Context) {
  const type = c.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase() ?? '';
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) {
    throw problem(415, 'The body must be JSON, with the header "Content-Type: application/json".');
  }
  return readJson(await c.req.arrayBuffer());
}

/** Parses JSON; throws a 400 for broken UTF-8, broken JSON and what `hiddenFaults` finds. */
export function readJson(bytes: ArrayBuffer): unknown {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw invalid({ pointer: '', detail: 'The body is not valid UTF-8.' });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid({ pointer: '', detail: `The body is not valid JSON: ${(error as Error).message}.` });
  }
  const faults = hiddenFaults(text);
  if (faults.length > 0) throw invalid(...faults);
  return value;
}
