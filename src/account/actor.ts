import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { actAs, type Actor } from '../http/actor.ts';
import { browserName } from '../lib/browser-name.ts';
import type { WithSession } from './session.ts';

/** Who makes the changes of a request. Without a session, it is the user of a password link. */
function actorOf(c: Context<WithSession>): Actor {
  const { session } = c.var;
  const browser = browserName(c.req.header('User-Agent'));
  if (session?.operator) return { by: 'operator', browser };
  return { by: 'user', userId: session?.userId, userName: session?.userName, browser };
}

/** Records the changes of a request as those of the user of its session, or of the operator. */
export const asUser = createMiddleware<WithSession>((c, next) => actAs(actorOf(c), next));
