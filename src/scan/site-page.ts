/** `labels` are its title, rel and other attributes; the last one is its text. */
export type Link = { url: URL; labels: string[] };

/** A part of a page that loads `url` as soon as a browser reads it, and its replacement ('' to remove it). */
export type LoadingTag = { url: URL; tag: string; line: string; exempt?: true };

/** A page of which nothing was read yet. */
export const emptyPage = (url: URL) => ({
  url,
  scripts: new Set<string>(),
  frames: new Set<string>(),
  /** Images, media, style sheets and hints. */
  others: new Set<string>(),
  /** Hosts of the website’s icons and manifest. */
  iconHosts: new Set<string>(),
  /** Hosts that the page names as its own: those of its preview image, its logo and its other addresses. */
  claimedHosts: new Set<string>(),
  /** Tags that load from other hosts as soon as a browser reads them. */
  loading: [] as LoadingTag[],
  /** Tags of scripts from the page’s own host. */
  ownScripts: [] as LoadingTag[],
  code: '',
  /** JSON-LD, unparsed. */
  structured: [] as string[],
  links: [] as Link[],
  /** The text of the page, or its beginning. */
  html: '',
  empty: true,
  /** Whether part of the page was not read. */
  cut: false,
});

/** Everything that a page loads, contains in its code and links to. Addresses are absolute. */
export type SitePage = ReturnType<typeof emptyPage>;

/** Whether an address is that of a page, by its extension. */
export const isPage = ({ protocol, pathname }: URL) =>
  /^https?:$/.test(protocol) && !/\.(?!x?html?$|shtml$|php$|aspx?$|jsp$|cfm$)[a-z]\w{1,4}$/i.test(pathname);
