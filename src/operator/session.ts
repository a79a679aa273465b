import type { Context } from 'hono';
import {
  endOperatorSession,
  operatorKeyHash,
  openOperatorSession,
  useOperatorSession,
} from '../db/users/operator-sessions.ts';
import { EXPIRED_SESSION_KEPT, OPERATOR_SESSION } from '../db/users/session-lifetimes.ts';
import { markTrusted } from '../http/request-body.ts';
import { isIssuedToken, newToken } from '../lib/crypto/checked-token.ts';
import { tokenHash } from '../lib/crypto/sha256.ts';
import { hostCookie, sessionCookie as clientCookie } from '../pages/host-cookie.ts';
import { formToken } from '../pages/forms/form.tsx';
import { redirectToSignIn, signInPath } from '../pages/sign-in.ts';
import { createMiddleware, redirectWithFlash } from './console.ts';

const KIND = 'operator session';
// Kept longer than the session, so that the next page can say that it has ended.
const sessionCookie = hostCookie('placet-operator', OPERATOR_SESSION + EXPIRED_SESSION_KEPT);

/** Starts a session of the operator, which is valid only while the operator key stays the same. */
export async function signIn(c: Context) {
  const id = await newToken(c.env.SECRET_KEY, KIND);
  const key = (await operatorKeyHash(c.env))!;
  await openOperatorSession(c.var.db, tokenHash(id), key);
  sessionCookie.write(c, id);
}

/** Ends the session, including one in a client's console. */
export async function signOut(c: Context) {
  const asClient = tokenHash(clientCookie.read(c) ?? '');
  await endOperatorSession(c.var.db, tokenHash(sessionCookie.read(c)!), asClient);
  sessionCookie.remove(c);
}

/** Redirects to the sign-in page unless the operator is signed in; signing in leads back to the requested page. */
export const signedIn = createMiddleware(async (c, next) => {
  const id = sessionCookie.read(c);
  const key = await operatorKeyHash(c.env);
  const { view } = c.var;
  const isIssued = id && (await isIssuedToken(c.env.SECRET_KEY, KIND, id));
  if (isIssued && key && (await useOperatorSession(c.var.db, tokenHash(id), key))) {
    view.username = view.t.operator;
    view.userId = 'operator';
    view.token = await formToken(c, id);
    markTrusted(c);
    return next();
  }
  if (!id) return redirectToSignIn(c);
  sessionCookie.remove(c);
  return redirectWithFlash(c, 'sessionEnded', signInPath(c));
});
