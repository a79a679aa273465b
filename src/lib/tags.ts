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
};

const NAME = /<(\/?)([a-z][^\s/>]{0,100})/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y;
const MOST_ATTRIBUTES = 200;
const TEXT_ALONE = /^(?:script|style|textarea|title|noscript|noframes|noembed|xmp|iframe)$/;

/**
 * The tags of a page as a browser finds them that runs scripts; comments, and what only looks like a tag, have no name. A
 * walk that never goes back, so its time grows with the page's length alone, whatever the page opens and never closes.
 */
export function* tagsIn(html: string): Generator<Tag> {
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const before = html.slice(from, at);
    const tag: Tag = { name: '', closes: false, attributes: [], before, text: '' };
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
    if (!tag.closes && TEXT_ALONE.test(tag.name)) {
      const end = matchAt(new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi'), html, at)?.index ?? html.length;
      tag.text = html.slice(at, end);
      at = end;
    }
    from = at;
    yield tag;
  }
}

/** The value of an attribute; undefined without it. */
export const valueOf = ({ attributes }: Pick<Tag, 'attributes'>, name: string) =>
  attributes.find(([known]) => known === name)?.[1];

/** What a sticky expression matches at a place of a text; null where nothing. */
export function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The place behind the next `mark`; the end where there is none. */
export function behind(text: string, mark: string, from: number) {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
