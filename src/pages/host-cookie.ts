import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { EXPIRED_SESSION_KEPT } from '../db/users/session-lifetimes.ts';

/** A cookie for this host alone that no script can read. It lives for `maxAge` seconds, otherwise until the browser is closed. */
export function hostCookie(name: string, maxAge?: number) {
  const options: CookieOptions = {
    prefix: 'host',
    httpOnly: true,
    sameSite: 'Lax',
    ...(maxAge && { maxAge }),
  };
  return {
    read: (c: Context) => getCookie(c, name, 'host'),
    write: (c: Context, value: string) => setCookie(c, name, value, options),
    remove: (c: Context) => deleteCookie(c, name, options),
  };
}

/** A client's session. */
export const sessionCookie = hostCookie('placet-session', EXPIRED_SESSION_KEPT);
