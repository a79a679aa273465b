import type { Context } from 'hono';
import { cookie } from './cookie.ts';
import { createMiddleware } from './view.ts';

const noticeCookie = cookie('placet-notice', 60);

/** Goes on to a page, which says this notice once. */
export function goOn(c: Context, notice: string, path: string) {
  noticeCookie.write(c, notice);
  return c.redirect(path, 303);
}

/** Hands the notice to the page that is asked for next. */
export const notice = createMiddleware(async (c, next) => {
  const name = c.req.method === 'GET' ? noticeCookie.read(c) : undefined;
  if (name !== undefined) {
    const { t } = c.var.view;
    if (Object.hasOwn(t.notices, name)) c.var.view.notice = t.notices[name]!;
    noticeCookie.remove(c);
  }
  await next();
});
