import type { Context } from 'hono';
import type { People } from '../db/users/sign-in-names.ts';
import { Hono } from '../lib/http/hono.ts';
import { flashRedirect } from '../pages/flash.ts';
import type { Texts as PageTexts } from '../pages/texts/index.ts';
import { useView as viewOf, type PageEnv, type View as ViewOf } from '../pages/view.ts';
import type { en } from './texts/en.ts';

// The pages of people are the same in both consoles: for those of clients and those of the operator. They know the console
// by `home`, the path of its first page.

/** The texts that each console has for these pages. */
export type Texts = PageTexts & typeof en;
export type PeopleEnv = PageEnv<Texts>;
export type View = ViewOf<Texts>;

export const createPages = () => new Hono<PeopleEnv>();
export const useView = viewOf<Texts>;
export const redirectWithFlash = flashRedirect<(typeof en)['flashes']>();

/** The path of the console that a request belongs to. */
export const homeOf = (c: Context): View['home'] => c.var.view.home;
/** Whose people use these pages. */
export const peopleOf = (c: Context): People => (homeOf(c) === '/operator' ? 'operator' : 'clients');
