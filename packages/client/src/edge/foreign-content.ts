import { CDATA, CDATA_IN_HTML, type RawText } from './raw-text.ts';
import type { Tag } from './tag.ts';

/** Start tags that end SVG and MathML, as in the HTML standard. */
const HTML =
  /^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$/;
/** Elements of SVG and MathML whose content is HTML again. */
const HOLDS_HTML = { svg: /^(?:foreignobject|desc|title)$/, math: /^(?:m[inos]|mtext)$/ };
/** Elements of HTML without an end tag. */
const VOID =
  /^(?:area|base|basefont|bgsound|br|col|embed|frame|hr|image|img|input|keygen|link|meta|param|source|track|wbr)$/;
/** Tags that end a cell of a table, with everything in it. */
const TABLE = /^(?:caption|col|colgroup|table|tbody|td|tfoot|th|thead|tr)$/;
/** Headings, whose end tags end each other. */
const HEADING = /^h[1-6]$/;
/** Elements whose end tags end nothing. */
const OF_PAGE = /^(?:html|head|body)$/;

const endsForeign = ({ name, has }: Tag) =>
  HTML.test(name) || (name === 'font' && ['color', 'face', 'size'].some(has));

type Language = 'svg' | 'math' | 'html';
type Element = { name: string; language: Language; holdsHtml: boolean };

/**
 * Follows the elements of a page as far as they decide whether it is HTML, SVG or MathML that is read. Where a tag may end SVG
 * or MathML, depending on elements of HTML that are not followed, end tags are written in front of it, so that browsers read
 * what follows as the edge does.
 */
export function foreignContent(): {
  /** How the text after `<![CDATA[` is read; undefined outside SVG and MathML, where it begins a comment. */
  cdata: () => RawText | undefined;
  /** Takes a start tag; says whether it is one of SVG or MathML, and what is written in front of it. */
  open: (tag: Tag) => { isForeign: boolean; before: string };
  /** Takes an end tag; gives what is written in front of it. */
  close: (name: string) => string;
} {
  /** An open `svg` or `math` outside of others, and all elements in it. */
  const open: Element[] = [];
  /** How many of them have a name, and how many hold HTML. */
  const counts = new Map<string, number>();
  let holders = 0;
  /** The names of all start tags outside: one of these elements may still be open. */
  const outside = new Set<string>();
  let hasTable = false;
  let hasHeading = false;

  const top = () => open.at(-1);
  const isForeign = () => open.length > 0 && top()!.language !== 'html' && !top()!.holdsHtml;
  const has = (name: string) => (counts.get(name) ?? 0) > 0;

  function push(element: Element) {
    open.push(element);
    counts.set(element.name, (counts.get(element.name) ?? 0) + 1);
    if (element.holdsHtml) holders++;
  }

  function pop() {
    const element = open.pop()!;
    counts.set(element.name, counts.get(element.name)! - 1);
    if (element.holdsHtml) holders--;
    return element;
  }

  /** Takes elements from the innermost one on; gives their end tags. */
  function end(isEnded: (element: Element) => boolean) {
    let html = '';
    while (open.length > 0 && isEnded(top()!)) html += `</${pop().name}>`;
    return html;
  }

  function pushForeign({ name, get, isClosed }: Tag, language: 'svg' | 'math') {
    const isEncoded = () => /^(?:text\/html|application\/xhtml\+xml)$/i.test(get('encoding') ?? '');
    const holdsHtml =
      HOLDS_HTML[language].test(name) || (language === 'math' && name === 'annotation-xml' && isEncoded());
    if (!isClosed()) push({ name, language, holdsHtml });
  }

  const isOutside = (name: string) =>
    (outside.has(name) && !OF_PAGE.test(name)) ||
    (hasTable && TABLE.test(name)) ||
    (hasHeading && HEADING.test(name));

  function pushHtml(name: string) {
    if (open.length === 0) {
      outside.add(name);
      hasTable ||= TABLE.test(name);
      hasHeading ||= HEADING.test(name);
    } else if (!VOID.test(name)) push({ name, language: 'html', holdsHtml: false });
  }

  return {
    cdata() {
      const parent = top();
      if (!parent || parent.language === 'html') return undefined;
      return parent.holdsHtml ? CDATA_IN_HTML : CDATA;
    },
    open(tag) {
      const { name } = tag;
      const parent = top();
      const isText = parent?.holdsHtml && parent.language === 'math' && parent.name !== 'annotation-xml';
      if (parent && (isForeign() ? !endsForeign(tag) : isText && /^(?:mglyph|malignmark)$/.test(name))) {
        const isSvg = name === 'svg' && parent.name === 'annotation-xml';
        pushForeign(tag, isSvg || parent.language === 'svg' ? 'svg' : 'math');
        return { isForeign: true, before: '' };
      }
      end(isForeign);
      if (name === 'svg' || name === 'math') {
        pushForeign(tag, name);
        return { isForeign: true, before: '' };
      }
      const endsCell = TABLE.test(name) && isOutside(name) && !has('table');
      const before = endsCell ? end(() => true) : '';
      pushHtml(name);
      return { isForeign: false, before };
    },
    close(name) {
      if (has(name)) {
        let isSure = true;
        const html = end(({ name: inner, language, holdsHtml }) => {
          if (inner === name) return false;
          isSure &&= language !== 'html' && !holdsHtml;
          return true;
        });
        pop();
        return isSure ? '' : html;
      }
      if (name === 'p' || name === 'br') return end(isForeign);
      // What holds HTML keeps other end tags from elements outside.
      const isKept = holders > 0 && !TABLE.test(name) && name !== 'template';
      return isOutside(name) && !isKept ? end(() => true) : '';
    },
  };
}
