import { unescape } from '../lib/html.ts';
import { importedSheet, loadingTag } from './early-tags.ts';
import type { SitePage } from './site-page.ts';

const LOADING_RELS =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|icon|manifest)\b/;
// A script whose type is "text/plain" is one that a consent manager holds back.
const CODE_TYPE = /^(|module|text\/plain|.*(java|ecma)script.*)$/i;

/** A parser that fills `page`; `calls` counts what it has called, and `finish` reads what lay within its texts. */
export function collector(page: SitePage) {
  let base = page.url;
  let calls = 0;
  let kind: 'code' | 'structured' | 'neither' = 'neither';

  const absolute = (address: string | null) => {
    const plain = unescape(address?.trim() ?? '');
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
    calls++;
    const src = element.getAttribute('src');
    if (src && !/^(about|data|javascript):/i.test(src)) add(set, src);
    for (const [name = '', value = ''] of element.attributes) {
      if (/^(data-.*(src|url)|data|poster)$/.test(name)) add(set, value);
      if (name.endsWith('srcset'))
        for (const part of value.split(/,\s/)) add(set, part.trim().split(' ')[0]!);
    }
  };
  const link = (element: Element, href: string | null) => {
    calls++;
    const to = absolute(href);
    const labels = ['title', 'aria-label', 'rel'].map((name) => element.getAttribute(name) ?? '');
    if (to) page.links.push({ url: to, labels: [...labels, ''] });
    return to !== undefined;
  };
  let inLink = false;
  const addText = (text: string) => {
    const { labels } = page.links.at(-1)!;
    labels.push(labels.pop()! + text);
  };
  let css = '';
  let noscript = '';

  const rewriter = new HTMLRewriter()
    .on('base[href]', {
      element(element) {
        calls++;
        base = absolute(element.getAttribute('href')) ?? base;
      },
    })
    .on('script', {
      element(element) {
        load(page.scripts, element);
        note(element, element.getAttribute('src'));
        const type = element.getAttribute('type')?.trim() ?? '';
        kind = CODE_TYPE.test(type) ? 'code' : type === 'application/ld+json' ? 'structured' : 'neither';
        if (kind === 'structured') page.structured.push('');
      },
      text({ text, lastInTextNode }) {
        calls++;
        if (kind === 'code') page.code += lastInTextNode ? `${text}\n` : text;
        if (kind === 'structured') page.structured[page.structured.length - 1] += text;
      },
    })
    .on('iframe, frame, embed, object', { element: (element) => load(page.frames, element) })
    .on('img, source, video, audio, input[type="image"]', {
      element(element) {
        load(page.others, element);
        // A source that gets its address later is not looked at again.
        if (element.tagName !== 'source') note(element, element.getAttribute('src'));
      },
    })
    .on('link[href]', {
      element(element) {
        calls++;
        const rel = element.getAttribute('rel')?.toLowerCase() ?? '';
        const href = element.getAttribute('href');
        if (!LOADING_RELS.test(rel)) link(element, href);
        else {
          add(element.getAttribute('as') === 'script' ? page.scripts : page.others, href);
          note(element, href);
        }
      },
    })
    .on('style', {
      text({ text }) {
        calls++;
        css += text;
      },
    })
    .on('noscript', {
      text({ text }) {
        calls++;
        noscript += text;
      },
    })
    .on('a[href], area[href]', {
      element(element) {
        inLink = link(element, element.getAttribute('href'));
      },
      text({ text }) {
        calls++;
        if (inLink) addText(text);
      },
    })
    .on('a img[alt]', {
      element(element) {
        calls++;
        if (inLink) addText(` ${element.getAttribute('alt')} `);
      },
    })
    .on('meta[http-equiv="refresh" i]', {
      element(element) {
        link(element, /url\s*=\s*['"]?([^'"]+)/i.exec(element.getAttribute('content') ?? '')?.[1] ?? null);
      },
    });

  const finish = () => {
    // In the parser's eyes what stands in <noscript> is text.
    for (const [tag, name, attributes = ''] of noscript.matchAll(/<(iframe|img)\b([^>]{0,4096})/gi)) {
      const src = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? null;
      add(name!.toLowerCase() === 'iframe' ? page.frames : page.others, src);
      const url = foreign(src);
      // Who has no scripts cannot consent.
      if (url) page.loading.push({ url, tag: `<noscript>${tag}></noscript>`, line: '' });
    }
    for (const [, rule, address = ''] of css.matchAll(
      /(@import\s+(?:["']|url\(\s*["']?)|url\(\s*["']?)([^"')\s]{1,2048})/gi,
    )) {
      add(page.others, address);
      const url = foreign(address);
      if (!url) continue;
      const imported = rule!.startsWith('@');
      page.loading.push(imported ? importedSheet(address, url) : { url, tag: `url(${address})`, line: '' });
    }
    // JSON in a script writes "https:\/\/".
    page.code = page.code.replaceAll('\\/', '/');
    for (const [address] of page.code.matchAll(/(?:https?:)?\/\/[\w.-]{4,253}\/[\w./@~%+-]{1,2048}/g)) {
      if (address.endsWith('.js')) add(page.scripts, address);
    }
    for (const link of page.links) {
      link.labels = link.labels.map((label) => unescape(label).replace(/\s+/g, ' ').trim());
    }
  };
  return { rewriter, calls: () => calls, finish };
}
