import type { Context } from 'hono';
import {
  endOperatorSession,
  operatorKeyHash,
  openOperatorSession,
  useOperatorSession,
} from '../db/operator-sessions.ts';
import { OPERATOR_SESSION } from '../db/session-lifetimes.ts';
import { endOperatorSessionAsClient } from '../db/sessions.ts';
import { markTrusted } from '../http/body-limits.ts';
import { randomHex } from '../lib/random.ts';
import { tokenHash } from '../lib/token-hash.ts';
import { cookie, sessionCookie as clientCookie } from '../pages/cookie.ts';
import { formToken } from '../pages/form.tsx';
import { createMiddleware } from './env.ts';

const sessionCookie = cookie('placet-operator', OPERATOR_SESSION);

/** Opens a session of the operator, which lasts no longer than the key that it was opened with. */
export async function logIn(c: Context) {
  const id = randomHex(32);
  const key = (await operatorKeyHash(c.env))!;
  await openOperatorSession(c.var.db, tokenHash(id), key);
  sessionCookie.write(c, id);
}

/** Ends the session, and with it the one in which the operator is a client. */
export async function logOut(c: Context) {
  const asClient = clientCookie.read(c);
  if (asClient) await endOperatorSessionAsClient(c.var.db, tokenHash(asClient));
  await endOperatorSession(c.var.db, tokenHash(sessionCookie.read(c)!));
  sessionCookie.remove(c);
}

/** Sends whoever is not logged in to the login, and from there back to the page that was asked for. */
export const signedIn = createMiddleware(async (c, next) => {
  const id = sessionCookie.read(c);
  const key = await operatorKeyHash(c.env);
  const { view } = c.var;
  if (id && key && (await useOperatorSession(c.var.db, tokenHash(id), key))) {
    view.username = view.t.operator;
    view.token = await formToken(c, id);
    markTrusted(c);
    return next();
  }
  const { pathname, search } = view.url;
  const back = c.req.method === 'GET' && pathname !== '/operator' ? pathname + search : '';
  return c.redirect(`/operator/login${back && `?next=${encodeURIComponent(back)}`}`, 303);
});
