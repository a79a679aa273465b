import type { Context } from 'hono';
import { cookie } from './cookie.ts';
import { createMiddleware } from './view.ts';

const noticeCookie = cookie('placet-notice', 60);

/** Redirects to a page, which shows this flash once; `name` is that of the object. */
export function goOn(c: Context, notice: string, path: string, name = '') {
  noticeCookie.write(c, `${notice}.${Buffer.from(name).toString('base64url')}`);
  return c.redirect(path, 303);
}

/** Hands the flash to the page that is requested next. */
export const notice = createMiddleware(async (c, next) => {
  const sent = c.req.method === 'GET' ? noticeCookie.read(c) : undefined;
  if (sent !== undefined) {
    const [key = '', name = ''] = sent.split('.');
    const { notices } = c.var.view.t;
    const text = Object.hasOwn(notices, key) ? notices[key] : undefined;
    c.var.view.notice = typeof text === 'function' ? text(Buffer.from(name, 'base64url').toString()) : text;
    noticeCookie.remove(c);
  }
  await next();
});
