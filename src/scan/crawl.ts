import { mapConcurrently } from '../lib/map-concurrently.ts';
import { FetchError, type Fetched } from '../lib/http/safe-fetch.ts';
import { sameSite } from '../lib/http/host-names.ts';
import type { TargetLimits } from '../lib/http/fetch-target.ts';
import { cpuBudget } from './cpu-budget.ts';
import { fetchPage } from './fetch-page.ts';
import { googleCopies } from './own-scripts.ts';
import { legalFinder, usualAddresses, furtherPages, MAX_FURTHER_PAGES } from './find-pages.ts';
import type { ScanTables } from './patterns/read-scan-tables.ts';
import { isPage, type SitePage } from './site-page.ts';

/** Milliseconds for all fetches of a scan together. */
const TIME = 15_000;
/** Milliseconds for each optional page, so that one slow page does not take the time of the others. */
const SHARE = 6_000;
const AT_ONCE = 6;
const FRAMES = 4;

/**
 * Reads a website’s home page with its own frames, imprint, privacy policy and at most `MAX_FURTHER_PAGES` others.
 * Throws an error of the home page (`FetchError`, `BadResponse`); skips other errors. Long, because its steps share the
 * time and the cookies.
 */
export async function crawl(addresses: URL[], limits: TargetLimits, { words, links: patterns }: ScanTables) {
  const legalPages = legalFinder(patterns, words);
  const cookies: Fetched['cookies'] = [];
  const time = AbortSignal.timeout(TIME);
  const share = () => AbortSignal.any([time, AbortSignal.timeout(SHARE)]);
  const budget = cpuBudget();
  const read = async (address: URL, signal: AbortSignal) => {
    const { page, cookies: set } = await fetchPage(address, { ...limits, signal }, budget);
    cookies.push(...set);
    return page;
  };
  const byAddress = new Map<string, SitePage | undefined>();
  const readAll = (urls: (URL | undefined)[]) =>
    mapConcurrently(newOnes(urls, byAddress), AT_ONCE, async (url) => {
      byAddress.set(bare(url), await read(url, share()).catch(() => undefined));
    });

  const home = await firstReachable(addresses, (address, isLast) => read(address, isLast ? time : share()));
  byAddress.set(bare(home.url), home);
  let { imprint, privacy } = legalPages(home.links, home.url);
  const frames = [...home.frames].map((frame) => new URL(frame));
  const own = frames.filter((frame) => sameSite(frame, home.url) && isPage(frame)).slice(0, FRAMES);
  const further = furtherPages(patterns, home.links, home.url, [imprint, privacy, ...own], MAX_FURTHER_PAGES);
  await readAll([imprint, privacy, ...own, ...further]);
  if (!imprint || !privacy) {
    // An intro page links to neither, and with a frameset no page does.
    const links = [...byAddress.values()].flatMap((page) => page?.links ?? []);
    const later = legalPages(links, home.url);
    const more =
      further.length > 0 ? [] : furtherPages(patterns, links, home.url, [...own], MAX_FURTHER_PAGES);
    imprint ??= later.imprint;
    privacy ??= later.privacy;
    await readAll([imprint, privacy, ...more]);
  }
  const pageAt = (url: URL | undefined) => url && byAddress.get(bare(url));
  /** The first common address with such a page; many websites return their home page for every address. */
  const guessed = async (urls: URL[], word: RegExp) => {
    const fresh = newOnes(urls, byAddress);
    const found = await mapConcurrently(fresh, AT_ONCE, (url) => read(url, share()).catch(() => undefined));
    const at = found.findIndex((page) => page && word.test(page.url.pathname) && word.test(page.html));
    const page = found[at];
    if (!page || page.html === home.html) return undefined;
    byAddress.set(bare(fresh[at]!), page);
    return fresh[at];
  };
  const usual = usualAddresses(home.url);
  const guesses = await Promise.all([
    imprint ?? guessed(usual.imprint, /impressum|imprint/i),
    privacy ?? guessed(usual.privacy, /datenschutz|privacy/i),
  ]);
  [imprint, privacy] = guesses;
  const ofSite = [...byAddress.values()].flatMap((page) =>
    page && sameSite(page.url, home.url) ? page : [],
  );
  const pages = [...new Map(ofSite.map((page) => [bare(page.url), page])).values()];
  return {
    /** The website’s pages, the home page first. */
    pages,
    googleCopies: await googleCopies(pages, { ...limits, signal: time, budget }),
    cookies: cookies.filter(({ url }) => sameSite(url, home.url)),
    imprintUrl: imprint,
    privacyPolicyUrl: privacy,
    // These two may be pages of another website.
    imprint: pageAt(imprint),
    privacy: pageAt(privacy),
  };
}

const bare = (url: URL) => url.href.replace(/#.*$/, '');

/** The new addresses, each once; they are then known. */
function newOnes(urls: (URL | undefined)[], known: Map<string, unknown>) {
  return urls.filter((url) => {
    const isNew = url !== undefined && isPage(url) && !known.has(bare(url));
    if (isNew) known.set(bare(url), undefined);
    return isNew;
  }) as URL[];
}

/** The first of the addresses (https, http) that accepts a connection. */
async function firstReachable<T>(addresses: URL[], read: (address: URL, isLast: boolean) => Promise<T>) {
  for (const [i, address] of addresses.entries()) {
    const isLast = i === addresses.length - 1;
    try {
      return await read(address, isLast);
    } catch (error) {
      const mayGoOn = error instanceof FetchError && /^(connection|timeout)$/.test(error.reason);
      if (isLast || !mayGoOn) throw error;
    }
  }
  throw new Error('No address to read');
}
