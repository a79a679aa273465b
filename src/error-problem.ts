import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { constraintProblem } from './db/constraints.ts';
import { ttlCache } from './lib/ttl-cache.ts';
import { ConfigurationError } from './lib/configuration-error.ts';
import { problem } from './http/problem.ts';
import { rootMessage } from './lib/root-message.ts';

const reported = ttlCache<true>(100);

/**
 * Whatever was thrown, as the problem to answer with: what nobody foresaw is logged whole and told as a bare 500, what
 * the operator has to set right is told, and logged once.
 */
export function problemOf(error: Error, c: Context): HTTPException {
  if (error instanceof HTTPException) return error;
  if (error instanceof ConfigurationError) return setupProblem(error.message);
  const broken = constraintProblem(error);
  if (broken) return broken;
  // The route as it is written: an address may hold a name, a query string a key.
  const route = `${c.req.method} ${routePath(c, -1)}`;
  console.error(JSON.stringify({ event: 'error', route, error: rootMessage(error), stack: stackOf(error) }));
  return problem(500, 'Internal error. It has been logged.');
}

function setupProblem(detail: string) {
  if (!reported.get(detail)) console.error(JSON.stringify({ event: 'not set up', detail }));
  reported.set(detail, true);
  return problem(500, detail);
}

/** Where it happened, without the first lines' message, in which drizzle writes the parameters of a query. */
const stackOf = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
