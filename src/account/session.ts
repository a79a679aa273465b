import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { operatorKeyHash } from '../db/operator-sessions.ts';
import { CLIENT_SESSION, IDLE_TIMEOUT } from '../db/session-lifetimes.ts';
import { endSession, findSession, openSession, touchSession } from '../db/sessions.ts';
import { now } from '../env.ts';
import { markTrusted } from '../http/body-limits.ts';
import { waitUntil } from '../http/wait-until.ts';
import { randomHex } from '../lib/random.ts';
import { sessionCookie } from '../pages/cookie.ts';
import { tokenHash } from '../lib/token-hash.ts';
import type { AccountEnv } from './env.ts';
import { giveDevice } from './device.ts';
import { formToken } from '../pages/form.tsx';

/**
 * `hash` is what D1 knows it by; `passwordAt` is when the password was last given, `left` how many seconds it lasts unused;
 * in some it is the `operator` who is there.
 */
type Session = {
  id: string;
  hash: string;
  clientId: string;
  passwordAt: number;
  left: number;
  operator: boolean;
};
/** Why a session that the browser still has is none: it is over, or was ended. */
export type Ended = 'expired' | 'ended';
/** Behind `session`, somebody may be logged in. */
export type WithVisitor = AccountEnv & { Variables: { session?: Session; ended?: Ended } };
/** Behind `signedIn`, somebody is. */
export type SignedIn = AccountEnv & { Variables: { session: Session } };

/** The use of a session is written down to the minute. */
const NOTED = 60;
/** Where a page asks how long its session still lasts, which is no use of it. */
const LOOK = '/account/session';

/** Opens a session for a client whose password is right, if it still is; see `openSession`. */
export async function logIn(c: Context, client: { id: string; passwordHash: string }, renewed?: string) {
  const id = randomHex(32);
  const session = { hash: tokenHash(id), expiresAt: now() + CLIENT_SESSION, ...giveDevice(c) };
  if (!(await openSession(c.var.db, session, client, renewed))) return false;
  sessionCookie.write(c, id);
  return true;
}

export async function logOut(c: Context, { clientId, hash }: Session) {
  await endSession(c.var.db, clientId, hash);
  sessionCookie.remove(c);
}

/** Finds out who is logged in; nobody is no fault. */
export const session = createMiddleware<WithVisitor>(async (c, next) => {
  const id = sessionCookie.read(c);
  if (id && /^[0-9a-f]{64}$/.test(id)) {
    const { db } = c.var;
    const hash = tokenHash(id);
    const found = await findSession(db, hash);
    const ofKey = found?.operator ?? null;
    const known = ofKey === null || ofKey === (await operatorKeyHash(c.env));
    if (found && found.left > 0 && known) {
      const { clientId, passwordAt, username, features } = found;
      const wants = c.req.query('stay') !== undefined;
      const looks = c.req.path === LOOK && !wants;
      const left = looks ? found.left : Math.min(IDLE_TIMEOUT, found.expiresAt - now());
      markTrusted(c);
      c.set('session', { id, hash, clientId, passwordAt, left, operator: ofKey !== null });
      c.set('view', { ...c.var.view, username, features, left, token: await formToken(c, id) });
      const noted = found.usedAt > now() - NOTED && !wants;
      if (!looks && !noted) waitUntil(c, 'note a session’s use', touchSession(db, hash));
    } else c.set('ended', found ? 'expired' : 'ended');
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
