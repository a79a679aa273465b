import { createMiddleware } from 'hono/factory';
import type { PropsWithChildren } from 'hono/jsx';
import type { Role } from '../db/users/user-accounts.ts';
import { messagePage } from '../pages/page.tsx';
import { redirectToSignIn } from '../pages/sign-in.ts';
import { useView } from './console.ts';
import { isLockedForSupport, isClosedToSupport } from './closed-routes.ts';
import type { SignedIn, WithSession } from './sign-in/session.ts';

/** The roles of a client’s people and of the operator’s, from the lowest: each may do everything that those before it may. */
const ranks: readonly (readonly Role[])[] = [
  ['viewer', 'editor', 'owner'],
  ['support', 'administrator'],
];

/** Whether a role includes another. */
export const includesRole = (role: Role | undefined, needed: Role) =>
  role !== undefined &&
  ranks.some((list) => list.includes(needed) && list.indexOf(role) >= list.indexOf(needed));

/**
 * The role that routes need to be read and, if it is another one, to change something. Redirects to the sign-in page unless
 * a user is signed in, and answers users of a lower role with a 403.
 */
export const requireRole = (toRead: Role, toChange = toRead) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const { session }: WithSession['Variables'] = c.var;
    if (!session) return redirectToSignIn(c);
    const needed = c.req.method === 'GET' ? toRead : toChange;
    if (includesRole(session.role, needed)) return next();
    const { roles: texts, roleNames, errors } = c.var.view.t;
    const text = texts.refusedText(roleNames[session.role], roleNames[needed]);
    return messagePage(c, texts.refused, text, [c.var.view.home, errors.back], 403);
  });

/** For pages that every role may open and send. */
export const signedIn = createMiddleware<SignedIn>(async (c, next) => {
  const { session }: WithSession['Variables'] = c.var;
  return session ? next() : redirectToSignIn(c);
});

/** The same for pages of a person’s own account, which the operator key does not have. */
export const personSignedIn = createMiddleware<SignedIn>(async (c, next) => {
  const { session }: WithSession['Variables'] = c.var;
  if (!session) return redirectToSignIn(c);
  return session.operator?.userId === '' ? c.redirect(c.var.view.home, 303) : next();
});

/** Refuses what the operator's support may not do. */
export const refuseSupport = createMiddleware<WithSession>(async (c, next) => {
  const { session, view } = c.var;
  const isClosed = c.req.method === 'GET' ? isClosedToSupport : isLockedForSupport;
  if (session?.operator?.role !== 'support' || !isClosed(c.req.path)) return next();
  const { roles: texts, roleNames, errors } = view.t;
  const text = texts.supportText(roleNames.support, roleNames.administrator);
  return messagePage(c, texts.refused, text, [view.home, errors.back], 403);
});

type ForRoleProps = PropsWithChildren<{
  needed: Role;
  /** Where it leads, if that may be closed to the operator's support. */
  to?: string;
}>;

/** What only users with this role, or a higher one, see. */
export function ForRole({ needed, to, children }: ForRoleProps) {
  const { role, isLocked } = useView();
  const isClosed = to !== undefined && isLocked?.(to);
  return includesRole(role, needed) && !isClosed ? <>{children}</> : null;
}
