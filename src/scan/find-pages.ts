import { sameSite } from '../lib/http/host-names.ts';
import { languages } from '../texts/index.ts';
import { presetByHost } from '../presets/find-presets.ts';
import type { LegalWords, LinkPatterns } from './patterns/read-scan-tables.ts';
import { isPage, type Link } from './site-page.ts';

type Kind = { words: Set<string>; contains: RegExp; inAddress: RegExp };

/** Recognizes links to the imprint and the privacy policy by words of all languages. */
export function legalFinder(p: LinkPatterns, table: LegalWords) {
  const texts = Object.values(languages).map(({ texts }) => texts);
  /** `end`: text that may follow the name. A law about imprints is not an imprint, but "Datenschutz" begins many page names. */
  const kindOf = (name: 'imprint' | 'privacy', end: string, shown: string[]): Kind => {
    const words = [...new Set([...table[name], ...shown.map((text) => text.toLowerCase())])];
    const anyOf = words
      .toSorted((a, b) => b.length - a.length)
      .join('|')
      .replace(/[./]/g, '\\$&');
    return {
      words: new Set(words),
      contains: new RegExp(`(?<![\\p{L}])(?:${anyOf})${end}`, 'iu'),
      inAddress: p[`${name}Address`],
    };
  };
  const imprint = kindOf(
    'imprint',
    String.raw`(?:s(?:angaben|daten|seite)?)?(?![\p{L}])`,
    texts.map((text) => text.imprint),
  );
  const privacy = kindOf(
    'privacy',
    '',
    texts.map((text) => text.privacyPolicy),
  );
  const both = new Set(table.both);

  /** The addresses of the imprint and of the privacy policy among a page’s links. */
  return (links: Link[], home: URL) => ({
    imprint: best(p, links, home, imprint, both),
    privacy: best(p, links, home, privacy, both),
  });
}

/** How certain it is that a link leads to the page: the lower, the more. */
const RANKS = {
  /** The text is a name of the page. */
  named: 0,
  /** Its name is one of several in the text, such as “Impressum/Offenlegung”. */
  namedBesides: 0.9,
  /** The text contains its name. */
  mentioned: 1,
  /** The link leads to another website. */
  elsewhere: 1.5,
  /** Only the address contains its name. */
  addressed: 2,
  /** The text names both pages together. */
  namedTogether: 3,
  /** From here on, it is another page. */
  other: 4,
};
/** A document is less certain than a page with the same name. */
const PDF = 0.5;

/** Characters at the end of an address that are searched: the time of the search grows with the square of their number. */
const LONGEST_END = 200;

/** The most certain link; of equal ones the later, which is in the footer. */
function best(
  p: LinkPatterns,
  links: Link[],
  home: URL,
  { words, contains, inAddress }: Kind,
  both: Set<string>,
) {
  let found: { url: URL; rank: number } | undefined;
  for (const { url, labels } of links) {
    const path = url.pathname + url.search;
    // A link to "#" runs a script, for example to open settings.
    if (!/^https?:$/.test(url.protocol) || url.href.endsWith('#') || path.length > 1024) continue;
    const isPdf = /\.pdf$/i.test(url.pathname);
    if ((!isPage(url) && !isPdf) || p.listing.test(`${url.pathname}/`) || acts(p, url, contains)) continue;
    const rankOf = (label: string) => {
      const text = label.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      if (words.has(text)) return RANKS.named;
      if (both.has(text)) return contains.test(text) ? RANKS.mentioned : RANKS.namedTogether;
      // "Impressum/Offenlegung".
      const parts = text.split(/\s*(?:[/&|,+]|\bund\b|\band\b)\s*/);
      if (parts.some((part) => words.has(part)) && parts.every((part) => p.beside.test(part)))
        return RANKS.namedBesides;
      const isMentioned = contains.test(text) && !p.notThePage.test(text) && text.length <= 60;
      return isMentioned ? RANKS.mentioned : RANKS.other;
    };
    const address = (path + url.hash.replace('#', '/')).slice(-LONGEST_END);
    let rank = Math.min(
      ...labels.map((label) => rankOf(label.slice(0, 100))),
      inAddress.test(address) ? RANKS.addressed : RANKS.other,
    );
    if (rank > RANKS.namedBesides && p.article.test(url.pathname)) continue;
    if (!sameSite(url, home)) {
      const isNamed = labels.some((label) => label.toLowerCase().search(contains) === 0);
      if (
        rank > RANKS.mentioned ||
        (rank === RANKS.mentioned && !isNamed) ||
        (presetByHost(url.hostname) && !p.policyHost.test(url.hostname))
      )
        continue;
      rank = RANKS.elsewhere;
    }
    if (isPdf) rank += PDF;
    if (rank < RANKS.other && rank <= (found?.rank ?? RANKS.other)) found = { url, rank };
  }
  return found?.url;
}

/** Whether a request of an address may have an effect beyond returning a page. */
function acts(p: LinkPatterns, url: URL, named: RegExp) {
  if (p.acts.test(url.pathname) || p.acts.test(url.search)) return true;
  return [...url.searchParams].some(([name, value]) => !p.pageNames.test(name) && !named.test(value));
}

/** Common addresses of these pages, for websites without a link to them on the pages read. */
export const usualAddresses = (home: URL) => ({
  imprint: around(home, ['impressum', 'imprint']),
  privacy: around(home, ['datenschutz', 'privacy']),
});

const around = (home: URL, names: string[]) => {
  const places = [new URL('/', home), new URL('.', home)];
  return [...new Set(names.flatMap((name) => places.map((place) => new URL(name, place).href)))].map(
    (href) => new URL(href),
  );
};

/** A query that only identifies a page. */
const PAGE_QUERY = /^\?(id|p|page|page_id|seite|site)=[\w-]+$/;

/** Pages that a scan reads besides the home page, the imprint and the privacy policy. */
export const MAX_FURTHER_PAGES = 5;

/**
 * Up to `count` other pages of the website: first those that probably contain other services, one of each section
 * before a second.
 */
export function furtherPages(
  p: LinkPatterns,
  links: Link[],
  home: URL,
  except: (URL | undefined)[],
  count: number,
) {
  const seen = new Set([home, ...except].map((url) => url && bare(url)));
  const parts = new Set<string>();
  const candidates = links.slice(0, 3000).flatMap(({ url, labels }, order) => {
    if (!isPage(url) || !sameSite(url, home) || p.avoided.test(url.pathname)) return [];
    if (url.search && (!PAGE_QUERY.test(url.search) || p.acts.test(url.search))) return [];
    if (seen.has(bare(url))) return [];
    seen.add(bare(url));
    const part = url.pathname.split('/', 3).join('/');
    const rank = (p.telling.test(`${url.pathname} ${labels.join(' ')}`) ? 0 : 1) + (parts.has(part) ? 2 : 0);
    parts.add(part);
    return [{ url, rank, order }];
  });
  return candidates
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, count)
    .map(({ url }) => url);
}

const bare = (url: URL) => url.host + url.pathname.replace(/\/$/, '') + url.search;
