import type { LoadingTag } from './early-tags.ts';

/** `labels` are its title, its rel and so on; the last one is its text. */
export type Link = { url: URL; labels: string[] };

/** What a page loads, holds in its code and links to. Addresses are absolute. */
export type SitePage = {
  url: URL;
  scripts: Set<string>;
  frames: Set<string>;
  /** Images, media, style sheets and hints. */
  others: Set<string>;
  /** Its tags that load from other hosts as soon as a browser sees them. */
  loading: LoadingTag[];
  code: string;
  /** JSON-LD, unparsed. */
  structured: string[];
  links: Link[];
  /** The page itself, or its beginning. */
  html: string;
  empty: boolean;
  /** Something of it was not read. */
  cut: boolean;
};

export const emptyPage = (url: URL): SitePage => ({
  url,
  scripts: new Set(),
  frames: new Set(),
  others: new Set(),
  loading: [],
  code: '',
  structured: [],
  links: [],
  html: '',
  empty: true,
  cut: false,
});
