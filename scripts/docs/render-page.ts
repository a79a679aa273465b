import { dirname, join, normalize } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { headingAnchor } from '../../src/lib/html/heading-anchor.ts';
import { addressOf, fileAddress, type Found, type Page } from './pages.ts';

type Heading = { anchor: string; text: string };
export type RenderedPage = Page & { html: string; sections: Heading[] };

/** The HTML of a page and the headings of its sections, with links to the pages and files of the service. */
export function renderPage(page: Page, { pages, files }: Found): RenderedPage {
  const sections: Heading[] = [];
  const used = new Map<string, number>();
  const addresses = new Map(pages.map(({ path }) => [path, addressOf(path)]));

  /** An anchor that no heading before has. */
  function anchorOf(text: string) {
    const anchor = headingAnchor(text);
    const count = used.get(anchor) ?? 0;
    used.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  }

  function addressOfLink(href: string) {
    if (/^([a-z]+:|\/|#)/.test(href)) return href;
    const [link = '', anchor] = href.split('#');
    const path = normalize(join(dirname(page.path), link)).replace(/\/$/, '');
    const address = addresses.get(path) ?? (files.has(path) ? fileAddress(path) : undefined);
    return address && anchor !== undefined ? `${address}#${anchor}` : address;
  }

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const anchor = anchorOf(text);
        const html = this.parser.parseInline(tokens);
        if (depth === 2) sections.push({ anchor, text: html.replace(/<[^>]+>/g, '') });
        return `<h${depth} id="${anchor}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const address = addressOfLink(href);
        const html = this.parser.parseInline(tokens);
        // Folders are not served.
        return address === undefined ? html : `<a href="${address}">${html}</a>`;
      },
      // Pages request nothing from other hosts.
      image({ text }: Tokens.Image) {
        return escaped(text);
      },
      codespan({ text }: Tokens.Codespan) {
        const code = `<code>${escaped(text)}</code>`;
        const address = addresses.get(text);
        return address ? `<a href="${address}">${code}</a>` : code;
      },
      // Keyboards scroll only what has the focus.
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escaped(text)}\n</code></pre>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return text.replace(/<!--.*?-->/gs, '').replaceAll('"public/', '"/');
      },
    },
  });
  const html = marked.parse(page.markdown, { async: false });
  const tables = html
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    // A table without names of its columns has an empty first row in Markdown.
    .replace(/<thead>\s*<tr>\s*(<th><\/th>\s*)+<\/tr>\s*<\/thead>/g, '');
  return { ...page, html: tables, sections };
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
