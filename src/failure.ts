import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { brokenRule, rootMessage } from './db/faults.ts';
import { problem } from './errors.ts';

/** Whatever was thrown, as the problem to answer with: what nobody foresaw is logged whole and told as a bare 500. */
export function problemOf(error: Error, c: Context): HTTPException {
  if (error instanceof HTTPException) return error;
  const broken = brokenRule(error);
  if (broken) return broken;
  const { method, path } = c.req;
  console.error(
    JSON.stringify({ event: 'error', method, path, error: rootMessage(error), stack: stackOf(error) }),
  );
  return problem(500, 'Something went wrong on our side; it has been logged.');
}

/** Where it happened, without the first lines' message, in which drizzle writes the parameters of a query. */
const stackOf = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
