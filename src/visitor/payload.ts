import type { Context } from 'hono';
import * as z from 'zod/mini';
import { readJson } from '../http/json-body.ts';
import { readBody } from '../http/body-limits.ts';
import { invalid, problem } from '../http/problem.ts';
import { validationErrors } from '../http/validate.ts';

/** A consent ID or the hash of a notice. */
export const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Must be 64 lowercase hex characters'));

/** Reads the body of a visitor's call, which a beacon sends as `text/plain`. Throws a 400, a 415 or the errors of `readBody`. */
export async function readPayload<S extends z.ZodMiniType>(c: Context, schema: S): Promise<z.output<S>> {
  const type = c.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'text/plain') {
    throw problem(415, 'The body must be JSON, sent as application/json or text/plain.');
  }
  const body = readJson(await readBody(c));
  const result = schema.safeParse(body);
  if (!result.success) throw invalid(...validationErrors(result.error.issues));
  return result.data;
}
