import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from './env.ts';
import type { Texts } from './texts/index.ts';

const COOKIE = 'placet-notice';
const options = { prefix: 'host', httpOnly: true, sameSite: 'Lax', maxAge: 60 } as const;

export type Notice = keyof Texts['notices'];

/** Goes on to a page, which says once what was done. */
export function done(c: Context, notice: Notice, path: string) {
  setCookie(c, COOKIE, notice, options);
  return c.redirect(path, 303);
}

/** Hands the notice to the page that is asked for next. */
export const notice = createMiddleware(async (c, next) => {
  const name = c.req.method === 'GET' ? getCookie(c, COOKIE, 'host') : undefined;
  if (name !== undefined) {
    const { t } = c.var.view;
    if (Object.hasOwn(t.notices, name)) c.var.view.notice = t.notices[name as Notice];
    deleteCookie(c, COOKIE, { prefix: 'host' });
  }
  await next();
});
