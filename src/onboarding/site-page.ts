/** `labels` are its title, its rel and so on; the last one is its text. */
export type Link = { url: URL; labels: string[] };

/** What a page loads, holds in its code and links to. Addresses are absolute. */
export type SitePage = {
  url: URL;
  scripts: Set<string>;
  frames: Set<string>;
  /** Images, media, style sheets and hints. */
  others: Set<string>;
  code: string;
  /** JSON-LD, unparsed. */
  structured: string[];
  links: Link[];
  /** The page itself, or its beginning. */
  html: string;
  empty: boolean;
};

export const emptyPage = (url: URL): SitePage => ({
  url,
  scripts: new Set(),
  frames: new Set(),
  others: new Set(),
  code: '',
  structured: [],
  links: [],
  html: '',
  empty: true,
});
