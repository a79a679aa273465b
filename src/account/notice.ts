import type { Context } from 'hono';
import { cookie } from './cookie.ts';
import { createMiddleware } from './env.ts';
import type { Texts } from './texts/index.ts';

const noticeCookie = cookie('placet-notice', 60);

export type Notice = keyof Texts['notices'];

/** Goes on to a page, which says once what was done. */
export function done(c: Context, notice: Notice, path: string) {
  noticeCookie.write(c, notice);
  return c.redirect(path, 303);
}

/** Hands the notice to the page that is asked for next. */
export const notice = createMiddleware(async (c, next) => {
  const name = c.req.method === 'GET' ? noticeCookie.read(c) : undefined;
  if (name !== undefined) {
    const { t } = c.var.view;
    if (Object.hasOwn(t.notices, name)) c.var.view.notice = t.notices[name as Notice];
    noticeCookie.remove(c);
  }
  await next();
});
