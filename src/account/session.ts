import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { endSession, findSession, openSession } from '../db/sessions.ts';
import { now } from '../env.ts';
import { randomHex } from '../lib/random.ts';
import { cookie } from '../pages/cookie.ts';
import type { AccountEnv } from './env.ts';
import { formToken } from '../pages/form.tsx';

/** `hash` is what D1 knows it by. */
type Session = { id: string; hash: string; clientId: string };
/** Behind `session`, somebody may be logged in. */
export type WithVisitor = AccountEnv & { Variables: { session?: Session } };
/** Behind `signedIn`, somebody is. */
export type SignedIn = AccountEnv & { Variables: { session: Session } };

/** How long a session and its cookie last, in seconds. */
const LIFETIME = 12 * 3600;
const sessionCookie = cookie('placet-session', LIFETIME);

/** What a session is stored and looked up by. */
async function hashOf(id: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  return Buffer.from(digest).toString('hex');
}

/** Opens a session for a client whose password is right, if it still is; see `openSession`. */
export async function logIn(c: Context, client: { id: string; passwordHash: string }, renewed?: string) {
  const id = randomHex(32);
  const session = { hash: await hashOf(id), expiresAt: now() + LIFETIME };
  if (!(await openSession(c.var.db, session, client, renewed))) return false;
  sessionCookie.write(c, id);
  return true;
}

export async function logOut(c: Context, { hash }: Session) {
  await endSession(c.var.db, hash);
  sessionCookie.remove(c);
}

/** Finds out who is logged in; nobody is no fault. */
export const session = createMiddleware<WithVisitor>(async (c, next) => {
  const id = sessionCookie.read(c);
  if (id && /^[0-9a-f]{64}$/.test(id)) {
    const hash = await hashOf(id);
    const found = await findSession(c.var.db, hash);
    if (found) {
      c.set('session', { id, hash, clientId: found.clientId });
      c.set('view', { ...c.var.view, username: found.username, token: await formToken(c, id) });
    }
  }
  await next();
});

/** Sends whoever is not logged in to the login, and from there back to the page that was asked for. */
export const signedIn = createMiddleware<SignedIn>(async (c, next) => {
  if (c.var.session) return next();
  const { pathname, search } = c.var.view.url;
  const back = c.req.method === 'GET' && pathname !== '/account' ? pathname + search : '';
  return c.redirect(`/account/login${back && `?next=${encodeURIComponent(back)}`}`, 303);
});
