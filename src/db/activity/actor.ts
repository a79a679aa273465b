import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { logEvent } from '../../http/log-event.ts';
import { browserName } from '../../lib/http/browser-name.ts';
import type { activity } from '../schema.ts';

/**
 * Who makes the changes of a request, as the activity list records it, and the route without the values in it. `clientId`: the
 * client whose console it is.
 */
export type Actor = Pick<typeof activity.$inferInsert, 'by' | 'userId' | 'userName' | 'browser'> & {
  route?: string;
  clientId?: string | undefined;
};

// Stored beside the request, so that no function that writes can forget to pass it on.
const actors = new AsyncLocalStorage<Actor>();

/** Runs a function whose changes are recorded as those of this actor. */
export const actAs = <T>(actor: Actor, run: () => T) => actors.run(actor, run);

/** Who makes a change: outside of requests by the operator and users, the system itself. */
export const currentActor = (): Actor => actors.getStore() ?? { by: 'system' };

/** Records the changes of a request with the operator key, which has no name. */
export const asOperator: MiddlewareHandler = (c, next) => actAs({ by: 'operator', ...requestOf(c) }, next);

/** What an actor has of a request. */
export const requestOf = (c: Context) => ({
  browser: browserName(c.req.header('User-Agent')),
  route: `${c.req.method} ${matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path}`,
});

/** Logs a change of the operator or a user that was written, with the client and the domain that were changed. */
export function logChange({ clientId, domainId: domain }: { clientId?: string | null; domainId?: string }) {
  const { by, route } = currentActor();
  if (by !== 'system')
    logEvent(`changed by the ${by === 'user' ? 'client' : 'operator'}`, {
      route,
      client: clientId || undefined,
      domain,
    });
}
