import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { constraintProblem } from './db/constraint-errors.ts';
import { ttlCache } from './lib/caches/ttl-cache.ts';
import { ConfigurationError } from './lib/configuration-error.ts';
import { logFailure } from './http/log-event.ts';
import { isOutage, unavailable } from './http/outage.ts';
import { problem } from './http/problem.ts';
import { rootMessage } from './lib/root-message.ts';

const reported = ttlCache<true>(100);

/**
 * Turns any thrown error into a problem: an unknown one is logged and becomes a plain 500, an outage of the platform a
 * 503, and a configuration error is logged once and shown.
 */
export function problemOf(error: Error, c: Context): HTTPException {
  if (error instanceof HTTPException) return error;
  if (error instanceof ConfigurationError) return configurationProblem(error.message);
  const broken = constraintProblem(error);
  if (broken) return broken;
  // The route, not the URL, which may contain a name or a key.
  const details = { route: `${c.req.method} ${routePath(c, -1)}`, error: rootMessage(error) };
  if (isOutage(error)) {
    logFailure('platform unavailable', details);
    return unavailable(c.req.method);
  }
  logFailure('error', { ...details, stack: stackOf(error) });
  return problem(500, 'Internal error. It has been logged.');
}

function configurationProblem(detail: string) {
  if (!reported.get(detail)) logFailure('configuration invalid', { detail });
  reported.set(detail, true);
  return problem(500, detail);
}

/** The stack without the message in its first lines, in which drizzle includes the parameters of a query. */
const stackOf = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
