import type { Context } from 'hono';
import { EXPIRED_SESSION_KEPT } from '../db/session-lifetimes.ts';

/**
 * A cookie that only this host gets and no script reads, for so many seconds, otherwise until the browser is closed. Its
 * values are letters, digits, hyphens, underscores and dots.
 */
export function cookie(name: string, lifetime?: number) {
  const start = `__Host-${name}=`;
  const write = (c: Context, value: string, maxAge = lifetime) => {
    const end = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    c.header('Set-Cookie', `${start}${value}; Path=/; Secure; HttpOnly; SameSite=Lax${end}`, {
      append: true,
    });
  };
  return {
    read: (c: Context) =>
      c.req
        .header('Cookie')
        ?.split(/; */)
        .find((pair) => pair.startsWith(start))
        ?.slice(start.length),
    write: (c: Context, value: string) => write(c, value),
    remove: (c: Context) => write(c, '', 0),
  };
}

/** A client's session. */
export const sessionCookie = cookie('placet-session', EXPIRED_SESSION_KEPT);
