import type { MiddlewareHandler } from 'hono';
import type { Role } from '../db/users/user-accounts.ts';
import { requireRole as require } from '../people/roles.tsx';
import type { SignedIn } from './console.ts';

/** `requireRole` for pages of a client, whose users all belong to it. */
export const requireRole = (toRead: Role, toChange = toRead): MiddlewareHandler<SignedIn> =>
  require(toRead, toChange) as MiddlewareHandler;
