import { createMiddleware } from 'hono/factory';
import type { PropsWithChildren } from 'hono/jsx';
import type { Role } from '../db/users/user-accounts.ts';
import { messagePage } from '../pages/page.tsx';
import { redirectToSignIn } from '../pages/sign-in.ts';
import type { SignedIn, WithSession } from './sign-in/session.ts';
import { useView } from './console.ts';

/** The roles from the lowest to the highest: each may do everything that those before it may. */
const ranks: readonly Role[] = ['viewer', 'editor', 'owner'];

/** Whether a role includes another. */
export const includesRole = (role: Role | undefined, needed: Role) =>
  role !== undefined && ranks.indexOf(role) >= ranks.indexOf(needed);

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
    return messagePage(c, texts.refused, text, ['/account', errors.back], 403);
  });

/** Answers users who see only some websites with a 403. */
export const requireAllDomains = createMiddleware<SignedIn>(async (c, next) => {
  if (!c.var.session.limited) return next();
  const { roles: texts, errors } = c.var.view.t;
  return messagePage(c, texts.limited, texts.limitedText, ['/account', errors.back], 403);
});

/** What only users with this role, or a higher one, see. */
export const ForRole = ({ needed, children }: PropsWithChildren<{ needed: Role }>) =>
  includesRole(useView().role, needed) ? <>{children}</> : null;
