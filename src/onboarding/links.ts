import { sameSite } from '../lib/site.ts';
import { languages } from '../texts/index.ts';
import { presetByHost } from './presets/find.ts';
import type { Link } from './site-page.ts';

/** What sites call these pages, in lower case; `both` may be either (public/tables/legal-words.json). */
export type LegalWords = Record<'imprint' | 'privacy' | 'both', string[]>;

type Kind = { words: Set<string>; contains: RegExp; inAddress: RegExp };

const IN_ADDRESS = {
  imprint:
    /[/_.?=-](impressum|imprint|impresum|legal-?notice|anbieterkennzeichnung|mentions-legales|aviso-legal|note-legali|colofon)(?![a-z])/i,
  privacy:
    /[/_.?=-](datenschutz\w*|privacy\w*|data-?protection|dsgvo|gdpr|confidentialite|privacidade?|polityka-prywatnosci|privacybeleid|tietosuoja\w*|integritetspolicy|personvern)(?![a-z])/i,
};
/** Pages about one's own choice, a person or a part of the policy. */
const NOT_THE_PAGE =
  /einstellung|settings|preferences|cent(?:er|re)\b|zentrum|manager|beauftragt|officer|\boptions|choices|bewerber|applicant|rights/i;

/** Where tags, searches and authors have the pages that only list others. */
const LISTING =
  /\/(?:tags?|categor\w+|kategorien?|schlagw[oö]rte?r?|stichwort|themen?|topics?|search|suche|authors?|label|hashtag|archive?s?)\//i;
const ARTICLE =
  /\/(?:\d{4}\/\d{1,2}|news|blog|artikel|articles?|stor(?:y|ies)|presse|aktuell\w*|magazin|ratgeber|wiki)\//i;
/** Sites that hold the policy of others for them. */
const POLICY_HOST =
  /(?:^|\.)(?:iubenda\.com|github\.io|wordpress\.com|blogspot\.com|termsfeed\.com|termly\.io|privacypolicies\.com|usercentrics\.eu)$/;

/** What must not be called because a page says so. */
const ACTS =
  /(?:^|[^a-z])(?:action|delete|remove|add(?=[^a-z]|$)|log-?out|sign-?out|unsubscribe|abmelden|cancel|confirm|approve|vote|token|cmd|do(?=[=_])|save|submit|reset|edit|update|install|buy|order|cart|checkout|clear|drop|kill)/i;
const PAGE_NAMES =
  /^(?:id|p|page|page_?id|seite|site|s|l|lang|language|locale|cat|cid|option|view|layout|itemid|article|artikel|content|coid|cl|cnid|oxcid|tpl|oxloadid|type|nav|menu|r|route|show|section|rubrik|doc|inhalt|node|nid|chash|tx_[\w[\]]+|utm_\w+|q)$/i;

/** Tells the imprint's and the privacy policy's links from others by the words of all languages. */
export function legalFinder(table: LegalWords) {
  const texts = Object.values(languages).map(({ texts }) => texts);
  const kindOf = (name: 'imprint' | 'privacy', shown: string[]): Kind => {
    const words = [...new Set([...table[name], ...shown.map((text) => text.toLowerCase())])];
    const anyOf = words
      .toSorted((a, b) => b.length - a.length)
      .join('|')
      .replace(/[./]/g, '\\$&');
    return {
      words: new Set(words),
      contains: new RegExp(`(?<![\\p{L}])(?:${anyOf})`, 'iu'),
      inAddress: IN_ADDRESS[name],
    };
  };
  const imprint = kindOf(
    'imprint',
    texts.map((text) => text.imprint),
  );
  const privacy = kindOf(
    'privacy',
    texts.map((text) => text.privacyPolicy),
  );
  const both = new Set(table.both);

  /** The addresses of the imprint and of the privacy policy among a page's links. */
  return (links: Link[], home: URL) => ({
    imprint: best(links, home, imprint, both),
    privacy: best(links, home, privacy, both),
  });
}

/** The surest link; in a tie the later one, the footer's. */
function best(links: Link[], home: URL, { words, contains, inAddress }: Kind, both: Set<string>) {
  let found: { url: URL; rank: number } | undefined;
  for (const { url, labels } of links) {
    const path = url.pathname + url.search;
    // A link to "#" opens something by script, such as the settings.
    if (!/^https?:$/.test(url.protocol) || url.href.endsWith('#') || path.length > 1024) continue;
    const isPdf = /\.pdf$/i.test(url.pathname);
    if ((!isPage(url) && !isPdf) || LISTING.test(`${url.pathname}/`) || acts(url, contains)) continue;
    const rankOf = (label: string) => {
      const text = label.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      if (words.has(text)) return 0;
      if (both.has(text)) return contains.test(text) ? 1 : 3;
      return contains.test(text) && !NOT_THE_PAGE.test(text) && text.length <= 60 ? 1 : 9;
    };
    const address = path + url.hash.replace('#', '/');
    let rank = Math.min(
      ...labels.map((label) => rankOf(label.slice(0, 100))),
      inAddress.test(address) ? 2 : 9,
    );
    if (rank > 0 && ARTICLE.test(url.pathname)) continue;
    if (!sameSite(url, home)) {
      const isNamed = labels.some((label) => label.toLowerCase().search(contains) === 0);
      if (rank > 1 || !isNamed || (presetByHost(url.hostname) && !POLICY_HOST.test(url.hostname))) continue;
      rank = 1.5;
    }
    if (isPdf) rank += 0.5;
    if (rank < 4 && rank <= (found?.rank ?? 4)) found = { url, rank };
  }
  return found?.url;
}

/** Whether a call of an address could do something besides showing a page. */
function acts(url: URL, named: RegExp) {
  if (ACTS.test(url.pathname) || ACTS.test(url.search)) return true;
  return [...url.searchParams].some(([name, value]) => !PAGE_NAMES.test(name) && !named.test(value));
}

/** Where these pages mostly are, for sites that do not link to them where we look. */
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

export const isPage = ({ protocol, pathname }: URL) =>
  /^https?:$/.test(protocol) && !/\.(?!x?html?$|shtml$|php$|aspx?$|jsp$|cfm$)[a-z]\w{1,4}$/i.test(pathname);

// Where services stand that the home page lacks: maps, forms, bookings, baskets, videos.
const TELLING =
  /kontakt|contact|anfahrt|directions|standort|location|find-us|buch|book|reserv|termin|shop|produkt|product|warenkorb|cart|checkout|kasse|blog|news|aktuell|artikel|article|video|galerie|gallery|event|veranstaltung/i;
// What must not be called for the sake of a look, or tells nothing.
const AVOIDED =
  /log-?(in|out)|sign-?(in|up|out)|abmelden|anmelden|delete|remove|unsubscribe|add-to-cart|wp-admin|wp-json|xmlrpc|trackback|\/(feed|rss|atom|amp)\b|\/agb|terms/i;

/** A query that names a page and does nothing else. */
const PAGE_QUERY = /^\?(id|p|page|page_id|seite|site)=[\w-]+$/;

/** Up to `count` further pages of the site: those that probably hold other services first, one of each part first. */
export function furtherPages(links: Link[], home: URL, except: (URL | undefined)[], count: number) {
  const seen = new Set([home, ...except].map((url) => url && bare(url)));
  const parts = new Set<string>();
  const candidates = links.slice(0, 3000).flatMap(({ url, labels }, order) => {
    if (!isPage(url) || !sameSite(url, home) || AVOIDED.test(url.pathname)) return [];
    if (url.search && (!PAGE_QUERY.test(url.search) || ACTS.test(url.search))) return [];
    if (seen.has(bare(url))) return [];
    seen.add(bare(url));
    const part = url.pathname.split('/', 3).join('/');
    const rank = (TELLING.test(`${url.pathname} ${labels.join(' ')}`) ? 0 : 1) + (parts.has(part) ? 2 : 0);
    parts.add(part);
    return [{ url, rank, order }];
  });
  return candidates
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, count)
    .map(({ url }) => url);
}

const bare = (url: URL) => url.host + url.pathname.replace(/\/$/, '') + url.search;
