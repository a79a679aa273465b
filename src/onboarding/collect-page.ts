import { unescape } from '../lib/html/html-lines.ts';
import { tagsIn, valueOf, type Tag } from '../lib/html/html-tags.ts';
import { affordable, CPU_STEPS, type CpuBudget } from './cpu-budget.ts';
import { addressesInCode, searchableCode } from './code/addresses.ts';
import { exemptTag, importedSheet, loadingTag, type LoadingTag } from './early-tags.ts';
import type { SitePage } from './site-page.ts';

const LOADING_RELS =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|icon|manifest)\b/;
/** Other links in a page’s head are for machines: pingback, feeds, short addresses, the same page for other devices. */
const ICON_RELS = /\b(icon|apple-touch-icon|manifest)\b/;
const LEGAL_RELS = /\b(privacy-policy|terms-of-service|imprint|impressum|legal)\b/;
// A script with the type "text/plain" is blocked by a consent manager.
const CODE_TYPE = /^(|module|text\/plain|.*(script|lazyload).*)$/i;
/** Attributes in which lazy loaders and consent managers keep an address. */
const ASIDE = /^(data-.*(src|url|original|bg|background(-image)?|lazy|image|poster)|data|poster)$/;
const ELSEWHERE = /^data-(.*-)?(src|bg|background(-image)?|image|poster|iframe)$/;
const RULE = /(@import\s{1,9}(?:["']|url\(\s{0,9}["']?)|url\(\s{0,9}["']?)([^"'()\s]{1,2048})/gi;
/** Maximum number of addresses in one `srcset`, and of characters in an address. */
const MOST_SOURCES = 20;
const LONGEST = 4096;
const MOST_STRUCTURED = 256 * 1024;

/** Adds everything that the HTML of a page loads, contains and links to, within the page’s share of the budget. */
export function collectPage(page: SitePage, budget: CpuBudget) {
  // Leaves a part of the budget for the other pages.
  const reserve = budget.steps / 2;
  let base = page.url;
  let css = '';
  let structured = 0;
  /** The link that contains the following text as its label. */
  let inLink = false;

  const spend = (steps: number) => {
    budget.steps -= steps;
    const isLeft = budget.steps >= reserve;
    if (!isLeft) page.cut = true;
    return isLeft;
  };
  /** The resolved addresses by their text, because pages repeat them thousands of times. */
  const known = new Map<string, URL | undefined>();
  const absolute = (address = '', steps = known.has(address) ? CPU_STEPS.seen : CPU_STEPS.address) => {
    if (!/\S/.test(address.slice(0, LONGEST)) || address.length > LONGEST || !spend(steps)) return undefined;
    if (!known.has(address)) known.set(address, URL.parse(unescape(address.trim()), base) ?? undefined);
    return known.get(address);
  };
  const add = (set: Set<string>, address: string | undefined) => {
    const url = /^\s*(about|data|javascript|blob):/i.test(address ?? '') ? undefined : absolute(address);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    set.add(url.href);
    return url.host === page.url.host ? undefined : url;
  };
  const noted = new Set<string>();
  const note = (loading: LoadingTag) => {
    if (!noted.has(loading.tag)) page.loading.push(loading);
    noted.add(loading.tag);
  };
  /** Adds the addresses that an element loads, also those that a lazy loader keeps. */
  const load = (set: Set<string>, tag: Tag) => {
    const url = add(set, valueOf(tag, 'src'));
    for (const [name, value] of tag.attributes) {
      if (ASIDE.test(name) && /[./]/.test(value)) add(set, value);
      if (name.endsWith('srcset')) {
        const parts = value.slice(0, LONGEST).split(/,\s/, MOST_SOURCES);
        for (const part of parts) add(set, part.trim().split(' ', 1)[0]);
      }
    }
    return url;
  };
  const link = (tag: Tag, href: string | undefined) => {
    const url = absolute(href, CPU_STEPS.link);
    const labels = ['title', 'aria-label', 'rel'].map((name) => (valueOf(tag, name) ?? '').slice(0, LONGEST));
    if (url) page.links.push({ url, labels: [...labels, ''] });
    return url !== undefined;
  };
  const addLabel = (text: string) => {
    const { labels } = page.links.at(-1)!;
    if (labels[3]!.length < LONGEST) labels[3] += text;
  };

  const read = (html: string, isUnscripted: boolean) => {
    /** Adds a tag that a browser loads from another host immediately. */
    const noteTag = ({ name, attributes }: Tag, url: URL | undefined) => {
      const tag = url && (exemptTag(name, attributes, url) ?? loadingTag(name, attributes, url));
      if (!tag) return;
      // Without scripts a visitor cannot consent.
      note(isUnscripted ? { url, tag: `<noscript>${tag.tag}</noscript>`, line: '' } : tag);
    };
    /** The widget blocks frames by itself, except those that the page exempts. */
    const noteFrame = ({ name, attributes }: Tag, url: URL | undefined) => {
      const tag = url && exemptTag(name, attributes, url);
      if (tag) note(tag);
    };
    const script = (tag: Tag) => {
      noteTag(tag, load(page.scripts, tag));
      const type = (valueOf(tag, 'type') ?? '').trim();
      if (CODE_TYPE.test(type)) page.code += searchableCode(tag.text, budget);
      else if (type === 'application/ld+json' && (structured += tag.text.length) < MOST_STRUCTURED)
        page.structured.push(tag.text);
    };
    const linkElement = (tag: Tag) => {
      const rel = (valueOf(tag, 'rel') ?? '').toLowerCase();
      const href = valueOf(tag, 'href');
      if (LOADING_RELS.test(rel)) {
        const url = add(valueOf(tag, 'as') === 'script' ? page.scripts : page.others, href);
        if (url && ICON_RELS.test(rel)) page.iconHosts.add(url.hostname);
        noteTag(tag, url);
      } else if (LEGAL_RELS.test(rel)) link(tag, href);
    };
    for (const tag of tagsIn(html)) {
      const { name, closes, attributes } = tag;
      if (!spend(CPU_STEPS.tag + attributes.length * CPU_STEPS.attribute)) return;
      if (inLink) addLabel(tag.before);
      if (/^(a|li|td|ul|nav|footer|body)$/.test(name)) inLink &&= !closes && name !== 'a';
      if (closes) continue;
      switch (name) {
        case 'a':
        case 'area':
          inLink = link(tag, valueOf(tag, 'href')) && name === 'a';
          break;
        case 'script':
          script(tag);
          break;
        case 'iframe':
        case 'frame':
        case 'embed':
        case 'object':
          noteFrame(tag, load(page.frames, tag));
          break;
        case 'input':
          if (valueOf(tag, 'type')?.toLowerCase() !== 'image') break;
        // An image button loads its image like any other.
        case 'img':
        case 'video':
        case 'audio':
          noteTag(tag, load(page.others, tag));
          if (inLink) addLabel(` ${valueOf(tag, 'alt') ?? ''} `);
          break;
        case 'source':
        case 'track':
          // A frame that gets its address later is not checked again.
          load(page.others, tag);
          break;
        case 'link':
          linkElement(tag);
          break;
        case 'base':
          base = absolute(valueOf(tag, 'href')) ?? base;
          known.clear();
          break;
        case 'style':
          css += tag.text;
          break;
        case 'noscript':
          if (!isUnscripted) read(tag.text, true);
          break;
        case 'meta':
          if (/^\s*refresh\s*$/i.test(valueOf(tag, 'http-equiv') ?? '')) {
            const content = (valueOf(tag, 'content') ?? '').slice(0, LONGEST);
            link(tag, /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]);
          }
          break;
        default:
          for (const [key, value] of attributes) {
            if (!key.startsWith('data-') || !value.includes('/')) continue;
            // A lazy background image, a frame that a script will create, or a script’s settings.
            if (ELSEWHERE.test(key) && /^(https?:)?\/\//.test(value)) add(page.others, value);
            else if (/^\s*[{[]/.test(value)) page.code += searchableCode(unescape(value), budget);
          }
      }
      const style = valueOf(tag, 'style');
      if (style?.includes('url(')) css += ` ${style.slice(0, LONGEST).replaceAll('&quot;', '"')}`;
    }
  };

  read(page.html, false);
  for (const [, rule, address = ''] of affordable(css, budget, 2).matchAll(RULE)) {
    const url = add(page.others, address);
    if (budget.steps < reserve) break;
    if (!url) continue;
    const isImported = rule!.startsWith('@');
    note(isImported ? importedSheet(address, url) : { url, tag: `url(${address})`, line: '' });
  }
  for (const address of addressesInCode(page.code, budget))
    if (!add(page.scripts, address) && budget.steps < reserve) break;
  if (budget.steps < reserve) page.cut = true;
  for (const link of page.links) {
    link.labels = link.labels.map((label) => unescape(label).replace(/\s+/g, ' ').trim());
  }
}
