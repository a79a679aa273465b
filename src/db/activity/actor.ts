import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { browserName } from '../../lib/http/browser-name.ts';
import type { activity } from '../schema.ts';

/** Who makes the changes of a request, as the activity list records it. */
export type Actor = Pick<typeof activity.$inferInsert, 'by' | 'userId' | 'userName' | 'browser'>;

// Stored beside the request, so that no function that writes can forget to pass it on.
const actors = new AsyncLocalStorage<Actor>();

/** Runs a function whose changes are recorded as those of this actor. */
export const actAs = <T>(actor: Actor, run: () => T) => actors.run(actor, run);

/** Who makes a change: outside of requests by the operator and users, the system itself. */
export const currentActor = (): Actor => actors.getStore() ?? { by: 'system' };

/** Records the changes of a request as those of the operator, without a name, because there is one key. */
export const asOperator: MiddlewareHandler = (c, next) =>
  actAs({ by: 'operator', browser: browserName(c.req.header('User-Agent')) }, next);
