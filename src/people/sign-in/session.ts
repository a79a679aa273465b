import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { operatorKeyHash } from '../../db/users/operator-people.ts';
import { CLIENT_SESSION, IDLE_TIMEOUT, OPERATOR_SESSION } from '../../db/users/session-lifetimes.ts';
import { findSession, openSession, signOutSession, touchSession } from '../../db/users/sessions.ts';
import {
  isOperatorRole,
  ownUser,
  type OperatorRole,
  type Role,
  type UserKey,
} from '../../db/users/user-accounts.ts';
import { now } from '../../env.ts';
import { markTrusted } from '../../http/request-body.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { isIssuedToken, newToken } from '../../lib/crypto/checked-token.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { formToken } from '../../pages/forms/form.tsx';
import { sessionCookies } from '../../pages/host-cookie.ts';
import { setSignInToken } from '../../pages/sign-in.ts';
import { homeOf, type PeopleEnv } from '../console.ts';
import { isLockedFor } from '../closed-routes.ts';
import { renewDevice } from './device-cookie.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;
/** A person of the operator; the ID and the name are '' for the operator key. */
type Operator = { role: OperatorRole; userId: string; userName: string };
/** `hash` identifies the session in the database. */
export type Session = UserKey & {
  hash: string;
  role: Role;
  userName: string;
  signInName: string;
  emailAddress: string;
  checkpointEmails: boolean;
  /** Whether the user sees only some of the client’s websites. */
  limited: boolean;
  passwordAt: number;
  left: number;
  /** Who acts for the operator; in a client's console as its owner. */
  operator?: Operator;
};
/** Why the session in the browser's cookie is not valid any more. */
type Ended = 'expired' | 'ended';
/** After `session`: a user may be signed in. */
export type WithSession = PeopleEnv & { Variables: { session?: Session; ended?: Ended } };
/** After `requireRole`: a user is signed in. */
export type SignedIn = PeopleEnv & { Variables: { session: Session } };

/** Seconds between two updates of a session's last use. */
const TOUCH_INTERVAL = 60;

/** What the sessions of each console are. */
const kinds = {
  '/account': { token: 'session', lifetime: CLIENT_SESSION },
  '/operator': { token: 'operator session', lifetime: OPERATOR_SESSION },
} as const;

/** A new session of this console: the token for its cookie, and what is stored. */
export async function newSession(c: Context) {
  const { token, lifetime } = kinds[homeOf(c)];
  const id = await newToken(c.env.SECRET_KEY, token);
  return { id, hash: tokenHash(id), expiresAt: now() + lifetime };
}

/** A user as events name it. */
export const eventOf = ({ clientId, userId }: UserKey) =>
  clientId === null ? { by: 'operator', user: userId } : { client: clientId, user: userId };

/** Starts a session after the right password, unless the password was changed meanwhile; see `openSession`. */
export async function signIn(c: Context, user: UserKey & { passwordHash: string }, renewed?: string) {
  const { id, ...session } = await newSession(c);
  if (!(await openSession(c.var.db, { ...session, ...(await renewDevice(c)) }, user, renewed))) return false;
  sessionCookies[homeOf(c)].write(c, id);
  return true;
}

/** Ends the session; with one of the operator also that in a client's console. */
export async function signOut(c: Context, session: Session) {
  await signOutSession(c.var.db, session.hash);
  sessionCookies[homeOf(c)].remove(c);
  const other = session.clientId === null ? sessionCookies['/account'].read(c) : undefined;
  if (other) await signOutSession(c.var.db, tokenHash(other), 'operator');
}

/** Sets the session if there is a valid one. */
export const session = createMiddleware<WithSession>(async (c, next) => {
  const { home } = c.var.view;
  const id = sessionCookies[home].read(c);
  if (id) {
    const hash = tokenHash(id);
    const isIssued = await isIssuedToken(c.env.SECRET_KEY, kinds[home].token, id);
    const found = isIssued ? await findSession(c.var.db, hash) : undefined;
    const isOfConsole = found && (found.clientId === null) === (home === '/operator');
    if (isOfConsole && found.left > 0 && (await isKeyValid(c, found))) await useSession(c, id, hash, found);
    else c.set('ended', found ? 'expired' : 'ended');
  }
  await next();
});

/** Whether a session that was opened with the operator key is still valid; true for all others. */
const isKeyValid = async (c: Context, { operatorKey, hasPeople }: Found) =>
  operatorKey === null || (!hasPeople && operatorKey === (await operatorKeyHash(c.env)));

async function useSession(c: Context<WithSession>, id: string, hash: string, found: Found) {
  const { home, t } = c.var.view;
  const stays = c.req.query('stay') !== undefined;
  // Pages ask here how long the session lasts; this does not count as use.
  const asksStatus = c.req.path === `${home}/session` && !stays;
  const left = asksStatus ? found.left : Math.min(IDLE_TIMEOUT, found.expiresAt - now());
  const session = sessionOf(found, hash, left);
  const { role, operator } = session;
  markTrusted(c);
  c.set('session', session);
  Object.assign(c.var.view, {
    username: session.userName || t.operatorKey,
    userId: operator ? operator.userId || 'operator' : session.userId,
    role,
    isLocked: isLockedFor(session),
    features: found.features ?? undefined,
    left,
    token: await formToken(c, id),
  });
  const isRecent = found.usedAt > now() - TOUCH_INTERVAL && !stays;
  if (!asksStatus && !isRecent) waitUntil(c, 'note a session’s use', touchSession(c.var.db, hash));
}

/** A session as the pages know it. The operator who has opened a client's console acts as its own user. */
function sessionOf(found: Found, hash: string, left: number): Session {
  const { clientId, passwordAt, clientUsername, role: stored } = found;
  const role = stored ?? 'administrator';
  const user = {
    userId: found.userId,
    userName: found.userName ?? '',
    signInName: found.signInName ?? '',
    emailAddress: found.emailAddress ?? '',
    checkpointEmails: found.checkpointEmails ?? false,
    limited: found.limited ?? false,
  };
  const common = { hash, clientId, passwordAt, left };
  if (!isOperatorRole(role)) return { ...common, ...user, role };
  const operator = { role, userId: user.userId, userName: user.userName };
  if (clientId === null) return { ...common, ...user, role, operator };
  return { ...common, ...user, ...ownUser(clientId), userName: clientUsername!, role: 'owner', operator };
}

/** For pages before the sign-in: redirects signed-in users to the console, and sets the token of the forms. */
export const signedOut = createMiddleware<WithSession>(async (c, next) => {
  if (c.var.session) return c.redirect(homeOf(c), 303);
  await setSignInToken(c);
  return next();
});
