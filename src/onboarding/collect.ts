import { unescape } from '../lib/html.ts';
import { affordable, type Budget } from './budget.ts';
import { addressesIn, plainCode } from './code.ts';
import { importedSheet, loadingTag } from './early-tags.ts';
import type { SitePage } from './site-page.ts';

const LOADING_RELS =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|icon|manifest)\b/;
/** The other links in a page's head are for machines: pingback, feeds, short addresses, the same page for other devices. */
const LEGAL_RELS = /\b(privacy-policy|terms-of-service|imprint|impressum|legal)\b/;
// A script whose type is "text/plain" is one that a consent manager holds back.
const CODE_TYPE = /^(|module|text\/plain|.*(java|ecma)script.*)$/i;
/** Addresses in one `srcset`, and the characters of an address. */
const MOST_SOURCES = 20;
const LONGEST = 4096;

/** A parser that fills `page` as long as there is budget, and `finish`, which reads what lay within its texts. */
export function collector(page: SitePage, budget: Budget) {
  let base = page.url;
  let kind: 'code' | 'structured' | 'neither' = 'neither';
  let code = '';

  const absolute = (address: string | null) => {
    const plain = address && address.length <= LONGEST ? unescape(address.trim()) : '';
    return plain && URL.canParse(plain, base) ? new URL(plain, base) : undefined;
  };
  const fetched = (address: string | null) => {
    const found = absolute(address);
    return found && /^https?:$/.test(found.protocol) ? found : undefined;
  };
  const add = (set: Set<string>, address: string | null) => {
    const found = fetched(address);
    if (found) set.add(found.href);
  };
  const foreign = (address: string | null) => {
    const found = fetched(address);
    return found && found.host !== page.url.host ? found : undefined;
  };
  const note = (element: Element, address: string | null) => {
    const url = foreign(address);
    const tag = url && loadingTag(element.tagName, [...element.attributes] as [string, string][], url);
    if (tag) page.loading.push(tag);
  };
  /** Adds what an element loads, also where a lazy loader or a consent manager has put the address aside. */
  const load = (set: Set<string>, element: Element) => {
    // It and its attributes.
    budget.calls -= 2;
    const src = element.getAttribute('src');
    if (src && !/^(about|data|javascript):/i.test(src)) add(set, src);
    let count = 0;
    for (const [name = '', value = ''] of element.attributes) {
      // An attribute costs a fraction of a call.
      if (++count % 16 === 0) budget.calls--;
      if (/^(data-.*(src|url)|data|poster)$/.test(name)) add(set, value);
      if (name.endsWith('srcset')) {
        const parts = value.slice(0, LONGEST).split(/,\s/, MOST_SOURCES);
        for (const part of parts) add(set, part.trim().split(' ', 1)[0]!);
      }
    }
  };
  const link = (element: Element, href: string | null) => {
    budget.calls--;
    const to = absolute(href);
    const labels = ['title', 'aria-label', 'rel'].map((name) =>
      (element.getAttribute(name) ?? '').slice(0, LONGEST),
    );
    if (to) page.links.push({ url: to, labels: [...labels, ''] });
    return to !== undefined;
  };
  let inLink = false;
  const addText = (text: string) => {
    const { labels } = page.links.at(-1)!;
    const label = labels.pop()!;
    labels.push(label.length < LONGEST ? label + text : label);
  };
  let css = '';
  let noscript = '';

  const rewriter = new HTMLRewriter()
    .on('base[href]', {
      element(element) {
        budget.calls--;
        base = absolute(element.getAttribute('href')) ?? base;
      },
    })
    .on('script', {
      element(element) {
        load(page.scripts, element);
        note(element, element.getAttribute('src'));
        const type = (element.getAttribute('type') ?? '').slice(0, 100).trim();
        kind = CODE_TYPE.test(type) ? 'code' : type === 'application/ld+json' ? 'structured' : 'neither';
        if (kind === 'structured') page.structured.push('');
        code = '';
      },
      text({ text, lastInTextNode }) {
        budget.calls--;
        if (kind === 'structured') page.structured[page.structured.length - 1] += text;
        if (kind !== 'code') return;
        code += text;
        if (lastInTextNode) page.code += plainCode(code, budget);
      },
    })
    .on('iframe, frame, embed, object', { element: (element) => load(page.frames, element) })
    .on('img, source, video, audio, track, input[type="image"]', {
      element(element) {
        load(page.others, element);
        // A source that gets its address later is not looked at again.
        if (!/^(source|track)$/.test(element.tagName)) note(element, element.getAttribute('src'));
      },
    })
    .on('link[href]', {
      element(element) {
        budget.calls--;
        const rel = (element.getAttribute('rel') ?? '').slice(0, 100).toLowerCase();
        const href = element.getAttribute('href');
        if (LOADING_RELS.test(rel)) {
          add(element.getAttribute('as') === 'script' ? page.scripts : page.others, href);
          note(element, href);
        } else if (LEGAL_RELS.test(rel)) link(element, href);
      },
    })
    .on('style', {
      text({ text }) {
        budget.calls--;
        css += text;
      },
    })
    .on('[style*="url("]', {
      element(element) {
        budget.calls--;
        css += ` ${(element.getAttribute('style') ?? '').slice(0, LONGEST).replaceAll('&quot;', '"')}`;
      },
    })
    .on('noscript', {
      text({ text }) {
        budget.calls--;
        noscript += text;
      },
    })
    .on('a[href], area[href]', {
      element(element) {
        inLink = link(element, element.getAttribute('href'));
      },
      text({ text }) {
        budget.calls--;
        if (inLink) addText(text);
      },
    })
    .on('a img[alt]', {
      element(element) {
        budget.calls--;
        if (inLink) addText(` ${element.getAttribute('alt')!.slice(0, LONGEST)} `);
      },
    })
    .on('meta[http-equiv="refresh" i]', {
      element(element) {
        const content = (element.getAttribute('content') ?? '').slice(0, LONGEST);
        link(element, /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1] ?? null);
      },
    });

  const finish = () => {
    // In the parser's eyes what stands in <noscript> is text.
    const unscripted = affordable(noscript, budget).matchAll(/<(iframe|img)\b([^<>]{0,2048})/gi);
    for (const [tag, name, attributes = ''] of unscripted) {
      const src =
        /\ssrc\s*=\s*(?:"([^"]+)|'([^']+)|([^"'\s>]+))/i.exec(attributes)?.slice(1).find(Boolean) ?? null;
      add(name!.toLowerCase() === 'iframe' ? page.frames : page.others, src);
      const url = foreign(src);
      // Who has no scripts cannot consent.
      if (url) page.loading.push({ url, tag: `<noscript>${tag}></noscript>`, line: '' });
    }
    const rules = affordable(css, budget).matchAll(
      /(@import\s{1,9}(?:["']|url\(\s{0,9}["']?)|url\(\s{0,9}["']?)([^"'()\s]{1,2048})/gi,
    );
    for (const [, rule, address = ''] of rules) {
      add(page.others, address);
      const url = foreign(address);
      if (!url) continue;
      const imported = rule!.startsWith('@');
      page.loading.push(imported ? importedSheet(address, url) : { url, tag: `url(${address})`, line: '' });
    }
    for (const address of addressesIn(page.code, budget)) add(page.scripts, address);
    for (const link of page.links) {
      link.labels = link.labels.map((label) => unescape(label).replace(/\s+/g, ' ').trim());
    }
  };
  return { rewriter, finish };
}
