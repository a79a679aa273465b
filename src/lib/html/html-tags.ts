export type Attributes = [name: string, value: string][];

/** A tag of a page. Attribute values and texts are not decoded. */
export type Tag = {
  name: string;
  closes: boolean;
  attributes: Attributes;
  /** The text between the previous tag and this one. */
  before: string;
  /** The content of an element that contains only text, such as a script. */
  text: string;
  /** Whether the following text is part of an SVG image or a formula. */
  foreign: boolean;
};

const NAME = /<(\/?)([a-z][^\s/>]{0,100})/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y;
const MAX_ATTRIBUTES = 200;
const TEXT_ALONE = /^(?:script|style|textarea|title|noscript|noframes|noembed|xmp|iframe)$/;
const FOREIGN = /^(?:svg|math)$/;
/** In an image, a title contains elements like any other element. */
const FOREIGN_TEXT = /^(?:script|style)$/;
/** Elements that end an unclosed image or formula. */
const HTML_ONLY =
  /^(?:b|big|blockquote|body|br|center|code|d[dlt]|div|em|embed|h[1-6r]|head|i|img|li|listing|menu|meta|nobr|[ou]l|p|pre|ruby|s|small|span|strike|strong|su[bp]|table|tt|u|var)$/;

/**
 * The tags of a page as a browser with scripts finds them; comments, invalid tags and the end have no name. The parser
 * never goes back, so its time is proportional to the length.
 */
export function* tagsIn(html: string): Generator<Tag> {
  let from = 0;
  let foreign = false;
  /** Elements without an end tag in the rest of the page: the end tag is searched once. */
  const endless = new Set<string>();
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const before = html.slice(from, at);
    const tag: Tag = { name: '', closes: false, attributes: [], before, text: '', foreign };
    const next = html[at + 1] ?? ' ';
    const [start, slash, written = ''] = (/[a-z/]/i.test(next) && matchAt(NAME, html, at)) || [];
    if (start === undefined) {
      from = at;
      if ('!?/'.includes(next)) from = behind(html, html.startsWith('<!--', at) ? '-->' : '>', at + 2);
      at = Math.max(from, at + 1);
      yield tag;
      continue;
    }
    tag.name = written.toLowerCase();
    tag.closes = slash === '/';
    at += start.length;
    while (tag.attributes.length < MAX_ATTRIBUTES) {
      const [whole, name = '', a, b, c] = matchAt(ATTRIBUTE, html, at) ?? [];
      if (whole === undefined) break;
      at += whole.length;
      tag.attributes.push([name.toLowerCase(), a ?? b ?? c ?? '']);
      // An unterminated value: browsers drop the rest of the page.
      if (/=\s*$/.test(whole) && /["']/.test(html[at] ?? '')) return;
    }
    at = behind(html, '>', at);
    // A slash ends an element only in images and formulas: "<title/>".
    const isEmpty = foreign && html.endsWith('/>', at);
    if (FOREIGN.test(tag.name)) foreign = !tag.closes && !html.endsWith('/>', at);
    else if (tag.name === 'foreignobject') foreign = tag.closes;
    else if (!tag.closes && HTML_ONLY.test(tag.name)) foreign = false;
    tag.foreign = foreign;
    const holdsText = (foreign ? FOREIGN_TEXT : TEXT_ALONE).test(tag.name);
    if (holdsText && !tag.closes && !isEmpty && !endless.has(tag.name)) {
      const end = matchAt(new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi'), html, at)?.index;
      if (end === undefined) endless.add(tag.name);
      tag.text = html.slice(at, end ?? (foreign ? at : html.length));
      at += tag.text.length;
    }
    from = at;
    yield tag;
  }
  yield { name: '', closes: false, attributes: [], before: html.slice(from), text: '', foreign };
}

/** The value of an attribute; undefined if it is missing. */
export const attributeOf = ({ attributes }: Pick<Tag, 'attributes'>, name: string) =>
  attributes.find(([known]) => known === name)?.[1];

/** The match of a sticky expression at a position; null without one. */
function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The position after the next `mark`; the end of the text without one. */
function behind(text: string, mark: string, from: number) {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
