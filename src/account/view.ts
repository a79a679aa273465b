import { createContext, useContext } from 'hono/jsx';
import type { Formats } from './formats.ts';
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

export const ViewContext = createContext<View | null>(null);

export const useView = () => useContext(ViewContext)!;
