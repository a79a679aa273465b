import type { Context } from 'hono';
import { randomHex } from '../lib/random.ts';
import { cookie } from './cookie.ts';
import { formToken } from './form.tsx';

const loginCookie = cookie('placet-login');

/** Gives the login form a token before there is a session. */
export async function giveLoginToken(c: Context) {
  const kept = loginCookie.read(c);
  const id = kept ?? randomHex(32);
  if (!kept) loginCookie.write(c, id);
  c.var.view.token = await formToken(c, id);
}

/** Takes the token away, once there is a session. */
export const endLoginToken = (c: Context) => loginCookie.remove(c);
