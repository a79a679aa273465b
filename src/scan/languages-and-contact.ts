import { linesOfText, unescape } from '../lib/html/html-lines.ts';
import { tagsIn, attributeOf } from '../lib/html/html-tags.ts';
import { registrableDomain } from '../lib/http/host-names.ts';
import type { SitePage } from './site-page.ts';

/** The position of the service’s own snippet in a page. */
type SnippetPlace = 'first' | 'late' | 'deferred' | 'body';

type Sought = { own: string[]; domainId: string };

/** Properties of a website from its home page and imprint: its languages, an email address, and the position of the snippet. */
export function siteProperties(home: SitePage, imprint: SitePage | undefined, sought: Sought) {
  const html = home.html.slice(0, LOOKED_AT);
  const tags: string[] = [];
  let own: string | undefined;
  let snippet: SnippetPlace | null = null;
  let place: 'first' | 'late' | 'body' = 'first';
  for (const tag of tagsIn(html)) {
    const value = (name: string) => attributeOf(tag, name) ?? '';
    if (tag.closes) continue;
    if (tag.name === 'html') own ??= value('lang');
    if (tag.name === 'meta' && value('property') === 'og:locale') own ||= value('content');
    if (tag.name === 'body') place = 'body';
    if (tags.length < 1000) tags.push(value('hreflang'));
    if (tag.name !== 'script' || snippet) continue;
    if (isSnippet(value('src'), home.url, sought)) {
      const waits = tag.attributes.some(([name]) => name === 'async' || name === 'defer');
      snippet = waits ? 'deferred' : place;
    } else if (place === 'first' && runs(value('type'))) place = 'late';
  }
  const languages = [own || spokenIn(textOf(html).join(' ').slice(0, SPOKEN)), ...tags].flatMap(
    (tag) => /^[a-z]{2}(?=$|[-_])/i.exec(tag?.trim() ?? '')?.[0].toLowerCase() ?? [],
  );
  return { languages: [...new Set(languages)].slice(0, 50), email: emailOn(imprint), snippet };
}

/** Maximum number of characters of a page for this search, and of its text for language detection. */
const LOOKED_AT = 256 * 1024;
const SPOKEN = 32 * 1024;

const textOf = (html: string) => linesOfText(html).map(({ text }) => text);

const runs = (type: string) => /^\s*(|module|.*(java|ecma)script.*)\s*$/i.test(type);

const SCRIPT = /^(.*\/public)?\/(app|ccm19)\.js$/;

/** The addresses of the page’s snippets with this domain, for a service that does not know its own address. */
export const snippetOrigins = ({ scripts }: SitePage, domainId: string) =>
  [...scripts].flatMap((address) => {
    const { origin, pathname, searchParams } = new URL(address);
    return SCRIPT.test(pathname) && searchParams.get('domain') === domainId ? [origin] : [];
  });

/** An old or a copied snippet may name the domain as `amp;domain`, or not at all. */
function isSnippet(src: string, page: URL, { own, domainId }: Sought) {
  const address = unescape(src.trim());
  const url = URL.canParse(address, page) ? new URL(address, page) : page;
  if (url.origin === page.origin && url.pathname.endsWith('/app'))
    return url.searchParams.get('domain') === domainId;
  if (!own.includes(url.origin) || !SCRIPT.test(url.pathname)) return false;
  return (url.searchParams.get('domain') ?? url.searchParams.get('amp;domain') ?? domainId) === domainId;
}

/** Words that occur on almost every page in a language. */
const WORDS = {
  de: /\b(und|der|die|das|für|mit|wir)\b/gi,
  en: /\b(and|the|of|for|with|our)\b/gi,
  fr: /\b(et|les|des|pour|avec|nous)\b/gi,
  es: /\b(y|los|las|para|con|nuestro)\b/gi,
  it: /\b(e|il|della|per|con|nostro)\b/gi,
  nl: /\b(en|het|een|voor|met|wij)\b/gi,
};

/** The detected language of a text without a `lang` attribute, if it is clear enough. */
function spokenIn(text: string) {
  const counts = Object.entries(WORDS).map(([language, words]) => ({
    language,
    count: text.match(words)?.length ?? 0,
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0]!;
  return best.count > 2 ? best.language : undefined;
}

/** The first email address in the imprint; addresses at the website’s own domain come first. */
function emailOn(imprint: SitePage | undefined) {
  if (!imprint) return null;
  const linked = imprint.links.flatMap(({ url }) => (url.protocol === 'mailto:' ? url.pathname : []));
  const texts = [...linked, ...textOf(imprint.html.slice(0, LOOKED_AT))].join('\n');
  const found = [...texts.matchAll(/@[\w-]{1,63}(\.[\w-]{2,63}){1,4}/g)]
    .slice(0, 100)
    .flatMap(({ 0: host, index }) => {
      const name = /[\w.+-]{1,64}$/.exec(texts.slice(Math.max(0, index - 64), index))?.[0];
      return name ? name + host : [];
    });
  const owned = registrableDomain(imprint.url.hostname);
  return found.find((address) => address.endsWith(owned)) ?? found[0] ?? null;
}
