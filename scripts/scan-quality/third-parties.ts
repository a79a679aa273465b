// Finds the third parties of a page independently of the scan, with patterns over the page’s text and two databases.
// trackerdb’s license (CC BY-NC-SA 4.0) allows measuring with it; nothing of it is in the Worker or the catalogue.
import thirdPartyWeb from 'third-party-web';
import { registrableDomain } from '../../src/lib/http/host-names.ts';

/** The parts of trackerdb.json that are used here. */
type TrackerDb = {
  patterns: Record<string, { name: string; organization: string; domains: string[] }>;
};

/** The name of a host’s service in either database; undefined if neither has it. */
export function serviceNamer({ patterns }: TrackerDb) {
  const byDomain = new Map(
    Object.values(patterns).flatMap(({ name, domains }) => domains.map((domain) => [domain, name] as const)),
  );
  return (host: string) => {
    for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
      const known = byDomain.get(name);
      if (known) return known;
    }
    return thirdPartyWeb.getEntity(`https://${host}/`)?.name;
  };
}

const TAG =
  /<(script|iframe|frame|img|embed|object|source|video|audio|track|input|link)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
/** Words of HTML as a whole: “dnsprefetch” loads nothing. */
const LOADING_RELS = /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|icon|manifest)\b/i;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
/** The text of elements in which browsers find no tags, such as a link within a style sheet. */
const PLAIN =
  /(<(style|iframe|textarea|title|xmp|noembed|noframes)\b(?:[^>"']|"[^"]*"|'[^']*')*>)[^]*?(?=<\/\2)/gi;
const INLINE = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([^]*?)<\/script/gi;
const IN_CODE = /["'](?:https?:)?\/\/([a-z0-9.-]+\.[a-z]{2,})(?:\/[^"'\s<]*)?/gi;
/** Code that opens the following address as a page, such as a share dialog, and loads nothing from it. */
const NAVIGATES = /(?:\bwindow\.open\s*\(|\blocation(?:\.href)?\s*=)\s*$/;

/** A profile or a share dialog of a network, which code only links to. */
const PROFILE =
  /^["'](?:https?:)?\/\/(?:[a-z]+\.)?(?:facebook|instagram|linkedin|pinterest|tiktok|twitter|vk|x|youtube)\.com\/(?:[\w.@%-]+\/?|(?:company|in|channel|user|groups|pages)\/[^"'\s<]*|[^"'\s<]*(?:share|intent|pin\/create)[^"'\s<]*)$/i;
/** Files and plug-ins of the same networks. */
const LOADED_OF_NETWORK = /\.js(?:\?|$)|\.com\/(?:tr|plugins|embed)\b/i;

type ThirdParty = { host: string; inlineOnly: boolean };

/** The third-party hosts from which a page’s elements load, and those that only its inline code names. */
export function thirdParties(raw: string, page: URL): ThirdParty[] {
  const html = raw.replace(/<!--[^]*?-->/g, '').replace(PLAIN, '$1');
  const loaded = new Set<string>();
  const inline = new Set<string>();
  const add = (set: Set<string>, address: string) => {
    const url = address.replaceAll('&amp;', '&').trim();
    if (!/^(https?:)?\/\//i.test(url) || !URL.canParse(url, page)) return;
    const { hostname } = new URL(url, page);
    if (/\.[a-z]{2,}$/.test(hostname) && registrableDomain(hostname) !== registrableDomain(page.hostname))
      set.add(hostname);
  };
  for (const [, name = '', rest = ''] of html.matchAll(TAG)) {
    const attributes = Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', a, b, c]) => [key.toLowerCase(), a ?? b ?? c ?? '']),
    );
    if (name.toLowerCase() === 'link') {
      if (LOADING_RELS.test(attributes.rel ?? '')) add(loaded, attributes.href ?? '');
      continue;
    }
    for (const key of ['src', 'data-src', 'data-lazy-src', 'data-original', 'poster', 'data'])
      add(loaded, attributes[key] ?? '');
    for (const part of (attributes.srcset ?? attributes['data-srcset'] ?? '').split(/,\s/))
      add(loaded, part.trim().split(' ')[0]!);
  }
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE)) {
    if (/type\s*=\s*["']?(application\/(ld\+)?json|text\/(template|html|x-))/i.test(attributes)) continue;
    const plain = code.replaceAll('\\/', '/').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const { 0: address, index } of plain.matchAll(IN_CODE)) {
      if (NAVIGATES.test(plain.slice(Math.max(0, index - 40), index))) continue;
      if (PROFILE.test(address) && !LOADED_OF_NETWORK.test(address)) continue;
      // Without such a path or a call nearby, an address in code may be a link.
      if (/\.(js|gif|png|php|css)(\?|$)|[?&]$|\/$/.test(address)) add(inline, address.slice(1));
    }
  }
  return [
    ...[...loaded].map((host) => ({ host, inlineOnly: false })),
    ...[...inline].filter((host) => !loaded.has(host)).map((host) => ({ host, inlineOnly: true })),
  ];
}
