import type { Context } from 'hono';
import { requestOf, type Actor } from '../db/activity/actor.ts';
import type { Session } from './sign-in/session.ts';

/** A user as the one who makes a change. */
export const userActor = (
  c: Context,
  user?: { userId: string; userName: string; clientId?: string | null },
): Actor => ({
  by: user?.clientId === null ? 'operator' : 'user',
  userId: user?.userId,
  userName: user?.userName,
  ...requestOf(c),
});

/** Who makes the changes of a request: the user of its session, or a person of the operator, or the operator key. */
export function actorOf(c: Context, session?: Session): Actor {
  const { operator } = session ?? {};
  if (!operator) return userActor(c, session);
  const person = operator.userId ? { userId: operator.userId, userName: operator.userName } : {};
  return { by: 'operator', ...person, ...requestOf(c) };
}
