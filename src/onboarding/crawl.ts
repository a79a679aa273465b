import { decoded } from '../lib/charset.ts';
import { pooled } from '../lib/pool.ts';
import { FetchFault, safeFetch, type Fetched } from '../lib/safe-fetch.ts';
import { sameSite } from '../lib/site.ts';
import type { Limits } from '../lib/target.ts';
import { furtherPages, legalPages } from './links.ts';
import { readPage } from './read-page.ts';
import type { SitePage } from './site-page.ts';

/** All fetches of a scan together, in milliseconds. */
const BUDGET = 15_000;
/** A part of it for each that the scan can do without, so that one slow page does not take the others' time. */
const SHARE = 6_000;
const AT_ONCE = 6;
const FURTHER = 5;

/** What the website answered is no page: an error status, or nothing. */
export class BadAnswer extends Error {}

export type Crawl = {
  /** The site's pages, the home page first. */
  pages: SitePage[];
  cookies: Fetched['cookies'];
  imprintUrl: URL | undefined;
  privacyPolicyUrl: URL | undefined;
  /** These two may be pages of another site. */
  imprint: SitePage | undefined;
  privacy: SitePage | undefined;
};

/**
 * Reads a site's home page, its imprint, its privacy policy and `FURTHER` more pages at most. A fault of the home page is
 * thrown (FetchFault, BadAnswer), one of any other page leaves that page out.
 */
export async function crawl(addresses: URL[], limits: Limits): Promise<Crawl> {
  const cookies: Fetched['cookies'] = [];
  const budget = AbortSignal.timeout(BUDGET);
  const share = () => AbortSignal.any([budget, AbortSignal.timeout(SHARE)]);
  const headers = {
    Accept: 'text/html,application/xhtml+xml',
    'Accept-Language': 'de,en;q=0.8',
    'User-Agent': `Mozilla/5.0 (compatible; PlacetScan/1.0; +${limits.own[0]}/)`,
  };
  const read = async (address: URL, signal: AbortSignal) => {
    const fetched = await safeFetch(address, { ...limits, signal, headers });
    const page = await pageOf(fetched);
    cookies.push(...fetched.cookies);
    return page;
  };
  const byAddress = new Map<string, SitePage | undefined>();
  const readAll = (urls: (URL | undefined)[]) =>
    pooled(newOnes(urls, byAddress), AT_ONCE, async (url) => {
      byAddress.set(bare(url), await read(url, share()).catch(() => undefined));
    });

  const home = await firstReachable(addresses, (address, isLast) => read(address, isLast ? budget : share()));
  byAddress.set(bare(home.url), home);
  let { imprint, privacy } = legalPages(home.links);
  const further = furtherPages(home.links, home.url, [imprint, privacy], FURTHER);
  await readAll([imprint, privacy, ...further]);
  if (!imprint || !privacy) {
    // A page before the site itself links to neither.
    const links = [...byAddress.values()].flatMap((page) => page?.links ?? []);
    const later = legalPages(links);
    imprint ??= later.imprint;
    privacy ??= later.privacy;
    await readAll([imprint, privacy]);
  }
  return {
    pages: [...byAddress.values()].flatMap((page) => (page && sameSite(page.url, home.url) ? page : [])),
    cookies: cookies.filter(({ url }) => sameSite(url, home.url)),
    imprintUrl: imprint,
    privacyPolicyUrl: privacy,
    imprint: imprint && byAddress.get(bare(imprint)),
    privacy: privacy && byAddress.get(bare(privacy)),
  };
}

const bare = (url: URL) => url.href.replace(/#.*$/, '');

/** The addresses that are not known yet, each once, and from now on known. */
function newOnes(urls: (URL | undefined)[], known: Map<string, unknown>) {
  return urls.filter((url) => {
    const isNew = url !== undefined && !known.has(bare(url));
    if (isNew) known.set(bare(url), undefined);
    return isNew;
  }) as URL[];
}

/** The first of the addresses (https, http) to which there is a connection at all. */
async function firstReachable<T>(addresses: URL[], read: (address: URL, isLast: boolean) => Promise<T>) {
  for (const [i, address] of addresses.entries()) {
    const isLast = i === addresses.length - 1;
    try {
      return await read(address, isLast);
    } catch (error) {
      const mayGoOn = error instanceof FetchFault && /^(connection|timeout)$/.test(error.reason);
      if (isLast || !mayGoOn) throw error;
    }
  }
  throw new Error('No address to read');
}

async function pageOf(fetched: Fetched): Promise<SitePage> {
  const { url, status, contentType, body } = fetched;
  if (status < 200 || status > 299) throw await badStatus(fetched);
  const text = decoded(body, contentType);
  if (contentType === '' || /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
    const page = await readPage(url, text);
    if (!page.empty) return page;
  }
  for await (const piece of text) {
    if (!/\S/.test(piece)) continue;
    throw new FetchFault(
      'body',
      `${url.host} answers with "${contentType.slice(0, 80)}" and not with a web page.`,
    );
  }
  throw new BadAnswer(`${url.host} answers with an empty page.`);
}

// How Cloudflare's network tells a Worker that it found no server: a status of its own, and a line of text.
const NETWORK: Record<string, string> = {
  '1016': 'there is no such name',
  '521': 'the server refuses the connection',
  '522': 'the server does not answer',
  '523': 'the server cannot be reached',
  '525': 'the server has no valid certificate',
  '526': 'the server has no valid certificate',
};

async function badStatus({ url, status, body, discard }: Fetched) {
  if (status < 520) await discard();
  else {
    const { value } = await body.next();
    await body.return(undefined);
    const code = /^error code: (\d+)/.exec(new TextDecoder().decode(value))?.[1];
    if (code) {
      return new FetchFault(
        'connection',
        `${url.host} cannot be reached: ${NETWORK[code] ?? `error ${code}`}.`,
      );
    }
  }
  return new BadAnswer(`${url.host} answers with the error status ${status} instead of a page.`);
}
