import { routePath } from 'hono/route';
import { createMiddleware } from '../env.ts';
import { logEvent } from '../http/log-event.ts';

const IDS = /\/client\/([0-9a-f]+)(?:\/domain\/([0-9a-f]+))?/;

/** Logs what the operator changes: the route as it is written, and whose it is. */
export const auditChanges = createMiddleware(async (c, next) => {
  await next();
  if (['GET', 'HEAD'].includes(c.req.method) || !c.res.ok) return;
  // What was created has its id in its address.
  const [, client, domain] = IDS.exec(c.res.headers.get('Location') ?? c.req.path) ?? [];
  logEvent('changed by the operator', { route: `${c.req.method} ${routePath(c, -1)}`, client, domain });
});
