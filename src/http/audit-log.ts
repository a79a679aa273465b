import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { logEvent } from './log-event.ts';

/** Logs a change: who made it, the route without the values in it, and the client and the domain that were changed. */
export const auditChange = (
  c: Context,
  by: 'operator' | 'client',
  changed: { client: string | undefined; domain?: string | undefined },
) => logEvent(`changed by the ${by}`, { route: `${c.req.method} ${routePath(c, -1)}`, ...changed });
