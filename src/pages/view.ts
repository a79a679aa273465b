import { AsyncLocalStorage } from 'node:async_hooks';
import type { Child } from 'hono/jsx';
import { createMiddleware as create } from 'hono/factory';
import type { ActivityRow } from '../db/activity/list.ts';
import type { Branding } from '../db/clients/branding.ts';
import type { Role } from '../db/users/user-accounts.ts';
import type { Features } from '../definitions/features.ts';
import type { AppEnv } from '../env.ts';
import type { Formats } from './number-and-date-formats.ts';
import type { Language, Texts } from './texts/index.ts';

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** A console: the path of its first page, its texts, and its links. */
export type Console<T extends Texts = Texts> = {
  home: Home;
  texts: Record<Language, T>;
  links: (t: T) => Link[];
  /** The links of the account menu. */
  menu: (t: T) => Link[];
};
type Link = readonly [path: string, text: string];
/** The first page of a console, below which all its pages are. */
type Home = '/account' | '/operator';

/** What components know about the request. */
export type View<T extends Texts = Texts> = {
  t: T;
  language: Language;
  formats: Formats;
  /** The page's address at the service's own origin; for the response to a form, that of the page above it. */
  url: URL;
  home: Home;
  links: Link[];
  menu: Link[];
  branding: Branding;
  /** The color scheme that was chosen; otherwise the system's applies. */
  scheme: Scheme | undefined;
  /** The name of the signed-in user, whose role follows, and the features of its client. */
  username?: string;
  /** Whose entries public/account/drafts.js keeps while the session ends. */
  userId?: string;
  role?: Role;
  /** Whether the user’s role does not allow a form to be sent to this path. */
  isLocked?: (path: string) => boolean;
  /** Who made a change, as far as the user may know; otherwise as recorded. */
  authorOf?: (row: ActivityRow) => string;
  /** Seconds until the session ends. */
  left?: number;
  features?: Features;
  /** The token that every form of this session must send. */
  token?: string;
  /** The result of the previous action. */
  flash?: string;
  /** What the flash offers to do next. */
  flashLink?: Link;
  /** Shown above the header. */
  banner?: Child;
};

/** The environment of every page; middleware adds further variables. */
export type PageEnv<T extends Texts = Texts> = AppEnv & {
  Variables: { view: View<T>; headers?: Record<string, string> };
};
export const createMiddleware = create<PageEnv>;

// The contexts of hono/jsx would add its 6 KB for browsers to the Worker.
const views = new AsyncLocalStorage<View>();

/** Renders a page, whose components get the view from `useView`. */
export const renderWithView = <T>(view: View, make: () => T) => views.run(view, make);

export const useView = <T extends Texts = Texts>() => views.getStore() as View<T>;
