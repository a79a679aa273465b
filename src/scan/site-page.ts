/** `labels` are its title, rel and other attributes; the last one is its text. */
export type Link = { url: URL; labels: string[] };

/** A part of a page that loads `url` as soon as a browser reads it, and its replacement ('' to remove it). */
export type LoadingTag = { url: URL; tag: string; line: string; exempt?: true };

/** Everything that a page loads, contains in its code and links to. Addresses are absolute. */
export type SitePage = {
  url: URL;
  scripts: Set<string>;
  frames: Set<string>;
  /** Images, media, style sheets and hints. */
  others: Set<string>;
  /** Hosts of the website’s icons and manifest. */
  iconHosts: Set<string>;
  /** Tags that load from other hosts as soon as a browser reads them. */
  loading: LoadingTag[];
  code: string;
  /** JSON-LD, unparsed. */
  structured: string[];
  links: Link[];
  /** The text of the page, or its beginning. */
  html: string;
  empty: boolean;
  /** Whether part of the page was not read. */
  cut: boolean;
};

export const emptyPage = (url: URL): SitePage => ({
  url,
  scripts: new Set(),
  frames: new Set(),
  others: new Set(),
  iconHosts: new Set(),
  loading: [],
  code: '',
  structured: [],
  links: [],
  html: '',
  empty: true,
  cut: false,
});

/** Whether an address is that of a page, by its extension. */
export const isPage = ({ protocol, pathname }: URL) =>
  /^https?:$/.test(protocol) && !/\.(?!x?html?$|shtml$|php$|aspx?$|jsp$|cfm$)[a-z]\w{1,4}$/i.test(pathname);
