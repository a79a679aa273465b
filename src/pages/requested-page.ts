import type { Context } from 'hono';
import type { PageEnv } from './view.ts';

/** Redirects to the sign-in page of the console, with the requested page for after the sign-in. */
export function redirectToSignIn<E extends PageEnv>(c: Context<E>) {
  const { view }: PageEnv['Variables'] = c.var;
  const { home, url } = view;
  const asked = c.req.method === 'GET' && url.pathname !== home ? url.pathname + url.search : '';
  return c.redirect(`${home}/login${asked && `?next=${encodeURIComponent(asked)}`}`, 303);
}

/** Redirects to the page that was requested before the sign-in; never outside the console. */
export function redirectToRequested<E extends PageEnv>(c: Context<E>, next: string | null) {
  const { view }: PageEnv['Variables'] = c.var;
  const { home, url: base } = view;
  const url = next && URL.canParse(next, base) ? new URL(next, base) : undefined;
  const isWithin = url?.origin === base.origin && `${url.pathname}/`.startsWith(`${home}/`);
  return c.redirect(isWithin ? url.pathname + url.search : home, 303);
}
