import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { EXPIRED_SESSION_KEPT } from '../db/users/session-lifetimes.ts';

/** The service on the developer's own machine, where WebKit stores no secure cookies, and so none for a host alone. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?![^:/])/;

// A proxy may forward an own address as the host of a request, but the operator has set PUBLIC_URL.
const prefixFor = (c: Context) => (LOCAL.test(c.env.PUBLIC_URL || c.req.url) ? undefined : 'host');

/** A cookie for this host alone that no script can read. It lives for `maxAge` seconds, otherwise until the browser is closed. */
export function hostCookie(name: string, maxAge?: number) {
  const optionsFor = (c: Context): CookieOptions => ({
    prefix: prefixFor(c),
    httpOnly: true,
    sameSite: 'Lax',
    ...(maxAge && { maxAge }),
  });
  return {
    read: (c: Context) => getCookie(c, name, prefixFor(c)),
    write: (c: Context, value: string) => setCookie(c, name, value, optionsFor(c)),
    remove: (c: Context) => deleteCookie(c, name, optionsFor(c)),
  };
}

/** The session in each console. It is kept longer than the session, so that the next page can say that it has ended. */
export const sessionCookies = {
  '/account': hostCookie('placet-session', EXPIRED_SESSION_KEPT),
  '/operator': hostCookie('placet-operator', EXPIRED_SESSION_KEPT),
};
