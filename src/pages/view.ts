import { AsyncLocalStorage } from 'node:async_hooks';
import type { Child } from 'hono/jsx';
import { createMiddleware as create } from 'hono/factory';
import type { Features } from '../definitions/features.ts';
import type { AppEnv } from '../env.ts';
import type { Formats } from './locale-formats.ts';
import type { Language, Texts } from './texts/index.ts';

/** What the pages of a tree have in common: its first page, its texts, and where its navigation leads. */
export type Tree<T extends Texts = Texts> = {
  home: string;
  texts: Record<Language, T>;
  links: (t: T) => (readonly [path: string, text: string])[];
};

/** What every part of a page may need to know of the visit. */
export type View<T extends Texts = Texts> = {
  t: T;
  language: Language;
  formats: Formats;
  /** The page's address at the service's own origin; a form's answer has none of its own, but that of the page above it. */
  url: URL;
  home: string;
  links: ReturnType<Tree['links']>;
  /** The name of who is logged in, and what they may use. */
  username?: string;
  /** How many seconds are left of its session. */
  left?: number;
  features?: Features;
  /** What a form of this session has to bring back. */
  token?: string;
  /** What the form that led here has done. */
  notice?: string;
  /** What stands above everything. */
  banner?: Child;
};

/** What every page has; what else a handler may rely on comes with the middleware that it stands behind. */
export type PageEnv<T extends Texts = Texts> = AppEnv & {
  Variables: { view: View<T>; headers?: Record<string, string> };
};
export const createMiddleware = create<PageEnv>;

// hono/jsx has contexts, but comes with all that it has for browsers: 6 KB.
const views = new AsyncLocalStorage<View>();

/** Does what makes a page, all of whose parts then know the visit. */
export const inView = <T>(view: View, make: () => T) => views.run(view, make);

export const useView = <T extends Texts = Texts>() => views.getStore() as View<T>;
