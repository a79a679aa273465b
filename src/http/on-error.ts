import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { brokenRule, rootMessage } from '../db/rules.ts';
import { problem } from './problem.ts';

/** Whatever was thrown, as the problem to answer with: what nobody foresaw is logged whole and told as a bare 500. */
export function problemOf(error: Error, c: Context): HTTPException {
  const answer = error instanceof HTTPException ? error : brokenRule(error);
  if (answer && answer.status < 500) return answer;
  // The route as it is written: an address may hold a name, a query string a key.
  const route = `${c.req.method} ${routePath(c, -1)}`;
  console.error(JSON.stringify({ event: 'error', route, error: rootMessage(error), stack: stackOf(error) }));
  return answer ?? problem(500, 'Something went wrong on our side; it has been logged.');
}

/** Where it happened, without the first lines' message, in which drizzle writes the parameters of a query. */
const stackOf = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
