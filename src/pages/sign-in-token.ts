import type { Context } from 'hono';
import { randomHex } from '../lib/crypto/random.ts';
import { hostCookie } from './host-cookie.ts';
import { formToken } from './forms/form.tsx';

const signInCookie = hostCookie('placet-login');

/** Sets the form token of the sign-in page, which has no session yet. */
export async function setSignInToken(c: Context) {
  const stored = signInCookie.read(c);
  const id = stored ?? randomHex(32);
  if (!stored) signInCookie.write(c, id);
  c.var.view.token = await formToken(c, id);
}

/** Removes the token once there is a session. */
export const removeSignInToken = (c: Context) => signInCookie.remove(c);
