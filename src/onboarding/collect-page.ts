import { unescape } from '../lib/html/html-lines.ts';
import { tagsIn, valueOf, type Tag } from '../lib/html/html-tags.ts';
import { affordable, CPU_STEPS, type CpuBudget } from './cpu-budget.ts';
import { addressesInCode, searchableCode } from './code/addresses.ts';
import { exemptTag, importedSheet, loadingTag } from './early-tags.ts';
import { createCollector, LONGEST } from './page-collector.ts';
import type { SitePage } from './site-page.ts';

const LOADING_RELS =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|icon|manifest)\b/;
/** Other links in a page’s head are for machines: pingback, feeds, short addresses, the same page for other devices. */
const ICON_RELS = /\b(icon|apple-touch-icon|manifest)\b/;
const LEGAL_RELS = /\b(privacy-policy|terms-of-service|imprint|impressum|legal)\b/;
// A script with the type "text/plain" is blocked by a consent manager.
const CODE_TYPE = /^(|module|text\/plain|.*(script|lazyload).*)$/i;
const ELSEWHERE = /^data-(.*-)?(src|bg|background(-image)?|image|poster|iframe)$/;
const RULE = /(@import\s{1,9}(?:["']|url\(\s{0,9}["']?)|url\(\s{0,9}["']?)([^"'()\s]{1,2048})/gi;
const MOST_STRUCTURED = 256 * 1024;

/** Adds everything that the HTML of a page loads, contains and links to, within the page’s share of the budget. */
export function collectPage(page: SitePage, budget: CpuBudget) {
  const { hasBudget, spend, setBase, add, note, load, link, addLabel } = createCollector(page, budget);
  let css = '';
  let structured = 0;
  /** The link that contains the following text as its label. */
  let inLink = false;

  const read = (html: string, isUnscripted: boolean) => {
    /** Adds a tag that a browser loads from another host immediately. */
    const noteTag = ({ name, attributes }: Tag, url: URL | undefined) => {
      const tag = url && (exemptTag(name, attributes, url) ?? loadingTag(name, attributes, url));
      if (!tag) return;
      // Without scripts a visitor cannot consent.
      note(isUnscripted ? { url, tag: `<noscript>${tag.tag}</noscript>`, line: '' } : tag);
    };
    const script = (tag: Tag) => {
      noteTag(tag, load(page.scripts, tag));
      const type = (valueOf(tag, 'type') ?? '').trim();
      if (CODE_TYPE.test(type)) page.code += searchableCode(tag.text, budget);
      else if (type === 'application/ld+json' && (structured += tag.text.length) < MOST_STRUCTURED)
        page.structured.push(tag.text);
    };
    /** The widget blocks frames by itself, except those that the page exempts, but Chromium connects to an iframe’s host. */
    const frame = (tag: Tag) => {
      const url = load(page.frames, tag);
      const exempt = url && exemptTag(tag.name, tag.attributes, url);
      if (exempt) note(exempt);
      else if (tag.name === 'iframe' && url?.protocol === 'https:' && !isUnscripted) noteTag(tag, url);
    };
    const media = (tag: Tag) => {
      noteTag(tag, load(page.others, tag));
      if (inLink) addLabel(` ${valueOf(tag, 'alt') ?? ''} `);
    };
    // A frame that gets its address later is not checked again.
    const source = (tag: Tag) => void load(page.others, tag);
    const linkElement = (tag: Tag) => {
      const rel = (valueOf(tag, 'rel') ?? '').toLowerCase();
      const href = valueOf(tag, 'href');
      if (LOADING_RELS.test(rel)) {
        const url = add(valueOf(tag, 'as') === 'script' ? page.scripts : page.others, href);
        if (url && ICON_RELS.test(rel)) page.iconHosts.add(url.hostname);
        noteTag(tag, url);
      } else if (LEGAL_RELS.test(rel)) link(tag, href);
    };
    const readers: Record<string, (tag: Tag) => void> = {
      a: (tag) => (inLink = link(tag, valueOf(tag, 'href'))),
      area: (tag) => {
        link(tag, valueOf(tag, 'href'));
        inLink = false;
      },
      script,
      iframe: frame,
      frame,
      embed: frame,
      object: frame,
      // An image button loads its image like any other.
      input: (tag) => valueOf(tag, 'type')?.toLowerCase() === 'image' && media(tag),
      img: media,
      video: media,
      audio: media,
      source,
      track: source,
      link: linkElement,
      base: (tag) => setBase(valueOf(tag, 'href')),
      style: ({ text }) => (css += text),
      noscript: ({ text }) => !isUnscripted && read(text, true),
      meta: (tag) => {
        if (!/^\s*refresh\s*$/i.test(valueOf(tag, 'http-equiv') ?? '')) return;
        const content = (valueOf(tag, 'content') ?? '').slice(0, LONGEST);
        link(tag, /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]);
      },
    };
    const other = ({ attributes }: Tag) => {
      for (const [key, value] of attributes) {
        if (!key.startsWith('data-') || !value.includes('/')) continue;
        // A lazy background image, a frame that a script will create, or a script’s settings.
        if (ELSEWHERE.test(key) && /^(https?:)?\/\//.test(value)) add(page.others, value);
        else if (/^\s*[{[]/.test(value)) page.code += searchableCode(unescape(value), budget);
      }
    };

    for (const tag of tagsIn(html)) {
      const { name, closes, attributes } = tag;
      if (!spend(CPU_STEPS.tag + attributes.length * CPU_STEPS.attribute)) return;
      if (inLink) addLabel(tag.before);
      if (/^(a|li|td|ul|nav|footer|body)$/.test(name)) inLink &&= !closes && name !== 'a';
      if (closes) continue;
      (Object.hasOwn(readers, name) ? readers[name]! : other)(tag);
      const style = valueOf(tag, 'style');
      if (style?.includes('url(')) css += ` ${style.slice(0, LONGEST).replaceAll('&quot;', '"')}`;
    }
  };

  read(page.html, false);
  for (const [, rule, address = ''] of affordable(css, budget, 2).matchAll(RULE)) {
    const url = add(page.others, address);
    if (!hasBudget()) break;
    if (!url) continue;
    const isImported = rule!.startsWith('@');
    note(isImported ? importedSheet(address, url) : { url, tag: `url(${address})`, line: '' });
  }
  for (const address of addressesInCode(page.code, budget))
    if (!add(page.scripts, address) && !hasBudget()) break;
  if (!hasBudget()) page.cut = true;
  for (const link of page.links) {
    link.labels = link.labels.map((label) => unescape(label).replace(/\s+/g, ' ').trim());
  }
}
