import { createMiddleware } from 'hono/factory';
import { setSignInToken } from '../../pages/sign-in-token.ts';
import type { WithSession } from './session.ts';

/** For pages before the sign-in: redirects signed-in users to the console, and sets the token of the forms. */
export const signedOut = createMiddleware<WithSession>(async (c, next) => {
  if (c.var.session) return c.redirect('/account', 303);
  await setSignInToken(c);
  return next();
});
