import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { actAs, type Actor } from '../db/activity/actor.ts';
import { auditChange } from '../http/log-event.ts';
import { browserName } from '../lib/http/browser-name.ts';
import type { SignedIn, WithSession } from './sign-in/session.ts';

/** Who makes the changes of a request. */
function actorOf(c: Context<WithSession>): Actor {
  const { session } = c.var;
  if (session?.operator) return { by: 'operator', browser: browserOf(c) };
  return userActor(c, session);
}

const browserOf = (c: Context) => browserName(c.req.header('User-Agent'));

/** A user as the one who makes a change. */
export const userActor = (c: Context, user?: { userId: string; userName: string }): Actor => ({
  by: 'user',
  userId: user?.userId,
  userName: user?.userName,
  browser: browserOf(c),
});

/** Logs a change of a user, or of the operator in the client’s console. */
export function logChange(c: Context, domain?: string) {
  const { operator, clientId }: SignedIn['Variables']['session'] = c.var.session;
  auditChange(c, operator ? 'operator' : 'client', { client: clientId, domain });
}

/** Records the changes of a request as those of the user of its session, or of the operator. */
export const asUser = createMiddleware<WithSession>((c, next) => actAs(actorOf(c), next));
