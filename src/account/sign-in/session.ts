import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { operatorKeyHash } from '../../db/users/operator-sessions.ts';
import { CLIENT_SESSION, IDLE_TIMEOUT } from '../../db/users/session-lifetimes.ts';
import { endSession, findSession, openSession, touchSession } from '../../db/users/sessions.ts';
import type { UserKey } from '../../db/users/user-accounts.ts';
import { now } from '../../env.ts';
import { markTrusted } from '../../http/request-body.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { isIssuedToken, newToken } from '../../lib/crypto/checked-token.ts';
import { sessionCookie } from '../../pages/host-cookie.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import type { AccountEnv } from '../console.ts';
import { renewDevice } from './device-cookie.ts';
import { formToken } from '../../pages/forms/form.tsx';
import { setSignInToken } from '../../pages/sign-in.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;
/** `hash` identifies the session in the database. The operator who opened one acts as an owner. */
type Session = Omit<Found, 'usedAt' | 'expiresAt' | 'features' | 'operator'> & {
  hash: string;
  operator: boolean;
};
/** Why the session in the browser's cookie is not valid any more. */
type Ended = 'expired' | 'ended';
/** After `session`: a user may be signed in. */
export type WithSession = AccountEnv & { Variables: { session?: Session; ended?: Ended } };
/** After `requireRole`: a user is signed in. */
export type SignedIn = AccountEnv & { Variables: { session: Session } };

/** Seconds between two updates of a session's last use. */
const TOUCH_INTERVAL = 60;
/** Pages ask here how long the session lasts; this does not count as use. */
const STATUS_PATH = '/account/session';

/** Where viewers cannot change anything. */
const isLocked = (path: string) => /^\/account\/(add$|(domains|waiting-hosts)\/)/.test(path);

/** Starts a session after the right password, unless the password was changed meanwhile; see `openSession`. */
export async function signIn(c: Context, user: UserKey & { passwordHash: string }, renewed?: string) {
  const id = await newToken(c.env.SECRET_KEY, 'session');
  const session = { hash: tokenHash(id), expiresAt: now() + CLIENT_SESSION, ...(await renewDevice(c)) };
  if (!(await openSession(c.var.db, session, user, renewed))) return false;
  sessionCookie.write(c, id);
  return true;
}

export async function signOut(c: Context, session: Session) {
  await endSession(c.var.db, session, session.hash);
  sessionCookie.remove(c);
}

/** Sets the session if there is a valid one. */
export const session = createMiddleware<WithSession>(async (c, next) => {
  const id = sessionCookie.read(c);
  if (id) {
    const { db } = c.var;
    const hash = tokenHash(id);
    const isIssued = await isIssuedToken(c.env.SECRET_KEY, 'session', id);
    const found = isIssued ? await findSession(db, hash) : undefined;
    const operatorKey = found?.operator ?? null;
    const isKeyCurrent = operatorKey === null || operatorKey === (await operatorKeyHash(c.env));
    if (found && found.left > 0 && isKeyCurrent) {
      const { usedAt: _usedAt, expiresAt: _expiresAt, features, ...user } = found;
      const stays = c.req.query('stay') !== undefined;
      const asksStatus = c.req.path === STATUS_PATH && !stays;
      const left = asksStatus ? found.left : Math.min(IDLE_TIMEOUT, found.expiresAt - now());
      markTrusted(c);
      c.set('session', { ...user, hash, left, operator: operatorKey !== null });
      c.set('view', {
        ...c.var.view,
        username: user.userName,
        userId: operatorKey === null ? user.userId : 'operator',
        role: user.role,
        ...(user.role === 'viewer' && { isLocked }),
        features,
        left,
        token: await formToken(c, id),
      });
      const isRecent = found.usedAt > now() - TOUCH_INTERVAL && !stays;
      if (!asksStatus && !isRecent) waitUntil(c, 'note a session’s use', touchSession(db, hash));
    } else c.set('ended', found ? 'expired' : 'ended');
  }
  await next();
});

/** For pages before the sign-in: redirects signed-in users to the console, and sets the token of the forms. */
export const signedOut = createMiddleware<WithSession>(async (c, next) => {
  if (c.var.session) return c.redirect('/account', 303);
  await setSignInToken(c);
  return next();
});
