import { AsyncLocalStorage } from 'node:async_hooks';
import type { Formats } from './locale-formats.ts';
import type { Language, Texts } from './texts/index.ts';

/** What every part of a page may need to know of the visit. */
export type View = {
  t: Texts;
  language: Language;
  formats: Formats;
  /** The page's address at the service's own origin; a form's answer has none of its own, but that of the page above it. */
  url: URL;
  /** The name of who is logged in. */
  username?: string;
  /** What a form of this session has to bring back. */
  token?: string;
  /** What the form that led here has done. */
  notice?: string;
};

// hono/jsx has contexts, but comes with all that it has for browsers: 6 KB.
const views = new AsyncLocalStorage<View>();

/** Does what makes a page, all of whose parts then know the visit. */
export const inView = <T>(view: View, make: () => T) => views.run(view, make);

export const useView = () => views.getStore()!;
