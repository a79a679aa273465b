import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Role } from '../db/users/user-accounts.ts';
import { messagePage } from '../pages/page.tsx';
import { requireRole as require } from '../people/roles.tsx';
import type { SignedIn } from './console.ts';

/** `requireRole` for pages of a client, whose users all belong to it. */
export const requireRole = (toRead: Role, toChange = toRead): MiddlewareHandler<SignedIn> =>
  require(toRead, toChange) as MiddlewareHandler;

/** Answers users who see only some websites with a 403. */
export const requireAllDomains = createMiddleware<SignedIn>(async (c, next) => {
  if (!c.var.session.limited) return next();
  const { roles: texts, errors } = c.var.view.t;
  return messagePage(c, texts.limited, texts.limitedText, ['/account', errors.back], 403);
});
