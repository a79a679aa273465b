import { createMiddleware } from 'hono/factory';
import { actAs } from '../db/activity/actor.ts';
import { actorOf } from '../people/actor.ts';
import { authorName } from '../pages/activity/author-name.ts';
import type { AccountEnv, ClientSession } from './console.ts';
import { visibleChange } from './activity/visible-activity.ts';

type WithSession = AccountEnv & { Variables: { session?: ClientSession } };

/** Records the changes of a request as those of the user of its session, or of the operator. */
export const asUser = createMiddleware<WithSession>((c, next) => {
  const { session, view } = c.var;
  const { activity } = view.t;
  if (session) view.authorOf = (row) => authorName(visibleChange(row, session, activity), activity);
  return actAs({ ...actorOf(c, session), clientId: session?.clientId }, next);
});
