import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { actAs, requestOf, type Actor } from '../db/activity/actor.ts';
import { visibleChange } from './activity/visible-activity.ts';
import type { WithSession } from './sign-in/session.ts';

/** Who makes the changes of a request. */
function actorOf(c: Context<WithSession>): Actor {
  const { session } = c.var;
  const { clientId } = session ?? {};
  if (session?.operator) return { by: 'operator', ...requestOf(c), clientId };
  return { ...userActor(c, session), clientId };
}

/** A user as the one who makes a change. */
export const userActor = (c: Context, user?: { userId: string; userName: string }): Actor => ({
  by: 'user',
  userId: user?.userId,
  userName: user?.userName,
  ...requestOf(c),
});

/** Records the changes of a request as those of the user of its session, or of the operator. */
export const asUser = createMiddleware<WithSession>((c, next) => {
  const { session, view } = c.var;
  const { activity } = view.t;
  if (session) view.authorOf = (row) => visibleChange(row, session, activity).userName || activity.by[row.by];
  return actAs(actorOf(c), next);
});
