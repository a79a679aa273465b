import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readJson } from '../http/json-body.ts';
import { readBody, requireLength } from '../http/body-limits.ts';
import { invalid, problem } from '../http/problem.ts';
import { validationErrors } from '../http/validate.ts';

/** A consent ID or the hash of a notice. */
export const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Must be 64 lowercase hex characters'));

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
  const body = readJson(await readBody(c));
  const result = schema.safeParse(body);
  if (!result.success) throw invalid(...validationErrors(result.error.issues));
  return result.data;
}
