import { Hono } from '../lib/http/hono.ts';
import { flashRedirect } from '../pages/flash.ts';
import { useView as viewOf, type PageEnv, type View as ViewOf } from '../pages/view.ts';
import { type Texts, texts } from './texts/index.ts';
import { withLanguage } from '../pages/language-and-time-zone.ts';
import type { Session } from '../people/sign-in/session.ts';

export type AccountEnv = PageEnv<Texts>;
export type View = ViewOf<Texts>;
/** A session in the console of a client. */
export type ClientSession = Session & { clientId: string };
/** After `requireRole`: a user is signed in. */
export type SignedIn = AccountEnv & { Variables: { session: ClientSession } };

export const createPages = () => new Hono<AccountEnv>();
export const useView = viewOf<Texts>;
export const redirectWithFlash = flashRedirect<Texts['flashes']>();

/** Sets language, texts and navigation of the client's console. */
export const withNavigation = withLanguage<Texts>({
  home: '/account',
  texts,
  links: (t) => [['/account', t.overview.title]],
  menu: (t) => [['/account/settings', t.settings.title]],
});
