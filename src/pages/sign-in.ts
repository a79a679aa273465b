import type { Context } from 'hono';
import type { PageEnv } from './view.ts';
import { randomHex } from '../lib/crypto/random.ts';
import { hostCookie } from './host-cookie.ts';
import { formToken } from './forms/form.tsx';

/** The path of the console’s sign-in page, with the requested page, or that of the sent form, for after the sign-in. */
function signInPath<E extends PageEnv>(c: Context<E>) {
  const { view }: PageEnv['Variables'] = c.var;
  const { home, url } = view;
  const isPage = c.req.method === 'GET' || c.req.path.endsWith('/save');
  const asked = isPage && url.pathname !== home ? url.pathname + url.search : '';
  return `${home}/login${asked && `?next=${encodeURIComponent(asked)}`}`;
}

export const redirectToSignIn = <E extends PageEnv>(c: Context<E>) => c.redirect(signInPath(c), 303);

/** Redirects to the page that was requested before the sign-in; never outside the console. */
export function redirectToRequested<E extends PageEnv>(c: Context<E>, next: string | null) {
  const { view }: PageEnv['Variables'] = c.var;
  const { home, url: base } = view;
  const url = next && URL.canParse(next, base) ? new URL(next, base) : undefined;
  const isBelowHome = url?.origin === base.origin && `${url.pathname}/`.startsWith(`${home}/`);
  return c.redirect(isBelowHome ? url.pathname + url.search : home, 303);
}

const signInCookie = hostCookie('placet-login');

/** Sets the form token of the sign-in page, which has no session yet. */
export async function setSignInToken(c: Context) {
  const stored = signInCookie.read(c);
  const id = stored ?? randomHex(32);
  if (!stored) signInCookie.write(c, id);
  c.var.view.token = await formToken(c, id);
}

/** Removes the token once there is a session. */
export const removeSignInToken = (c: Context) => signInCookie.remove(c);
