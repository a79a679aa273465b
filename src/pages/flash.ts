import type { Context } from 'hono';
import { hostCookie } from './host-cookie.ts';
import { createMiddleware } from './view.ts';

const flashCookie = hostCookie('placet-notice', 60);

/** Gives a console its `redirectWithFlash`: it redirects to a page, which shows the flash once, with the object’s name if it has one. */
export const flashRedirect =
  <Flashes extends object>() =>
  <Key extends keyof Flashes & string>(
    c: Context,
    key: Key,
    path: string,
    ...[name = '']: Flashes[Key] extends string ? [] : [name: string]
  ) => {
    flashCookie.write(c, `${key}.${Buffer.from(name).toString('base64url')}`);
    return c.redirect(path, 303);
  };

/** Hands the flash to the page that is requested next. */
export const showFlash = createMiddleware(async (c, next) => {
  const sent = c.req.method === 'GET' ? flashCookie.read(c) : undefined;
  if (sent !== undefined) {
    const [key = '', name = ''] = sent.split('.');
    const { flashes } = c.var.view.t;
    const text = Object.hasOwn(flashes, key) ? flashes[key] : undefined;
    c.var.view.flash = typeof text === 'function' ? text(Buffer.from(name, 'base64url').toString()) : text;
    flashCookie.remove(c);
  }
  await next();
});
