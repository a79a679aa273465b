export type Attributes = [name: string, value: string][];

/** A tag of a page. The values of attributes and the texts are as they stand there, nothing decoded. */
export type Tag = {
  name: string;
  closes: boolean;
  attributes: Attributes;
  /** The text between the tag before and this one. */
  before: string;
  /** What an element holds that holds text alone, such as a script. */
  text: string;
  /** What follows is part of an SVG image or a formula. */
  foreign: boolean;
};

const NAME = /<(\/?)([a-z][^\s/>]{0,100})/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y;
const MOST_ATTRIBUTES = 200;
const TEXT_ALONE = /^(?:script|style|textarea|title|noscript|noframes|noembed|xmp|iframe)$/;
const FOREIGN = /^(?:svg|math)$/;
/** In an image, a title holds elements like any other. */
const FOREIGN_TEXT = /^(?:script|style)$/;
/** Elements that end an image or a formula which was left open. */
const PAGES_OWN =
  /^(?:b|big|blockquote|body|br|center|code|d[dlt]|div|em|embed|h[1-6r]|head|i|img|li|listing|menu|meta|nobr|[ou]l|p|pre|ruby|s|small|span|strike|strong|su[bp]|table|tt|u|var)$/;

/**
 * The tags of a page as a browser finds them that runs scripts; comments, what only looks like a tag, and the end of the page
 * have no name. A walk that never goes back, so its time grows with the page's length alone, whatever the page opens and
 * never closes.
 */
export function* tagsIn(html: string): Generator<Tag> {
  let from = 0;
  let foreign = false;
  /** Elements that nothing ends any more: each is looked for once. */
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
    while (tag.attributes.length < MOST_ATTRIBUTES) {
      const [whole, name = '', a, b, c] = matchAt(ATTRIBUTE, html, at) ?? [];
      if (whole === undefined) break;
      at += whole.length;
      tag.attributes.push([name.toLowerCase(), a ?? b ?? c ?? '']);
      // A value that never ends: browsers drop the rest of the page.
      if (/=\s*$/.test(whole) && /["']/.test(html[at] ?? '')) return;
    }
    at = behind(html, '>', at);
    // Only there does a slash end an element: "<title/>".
    const isEmpty = foreign && html.endsWith('/>', at);
    if (FOREIGN.test(tag.name)) foreign = !tag.closes && !html.endsWith('/>', at);
    else if (tag.name === 'foreignobject') foreign = tag.closes;
    else if (!tag.closes && PAGES_OWN.test(tag.name)) foreign = false;
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

/** The value of an attribute; undefined without it. */
export const valueOf = ({ attributes }: Pick<Tag, 'attributes'>, name: string) =>
  attributes.find(([known]) => known === name)?.[1];

/** What a sticky expression matches at a place of a text; null where nothing. */
function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The place behind the next `mark`; the end where there is none. */
function behind(text: string, mark: string, from: number) {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
