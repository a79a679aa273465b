import { behind, matchAt } from './tags.ts';

// The names that German and English pages really use; HTMLRewriter hands out text and attributes as they stand.
const NAMES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  aacute: 'á',
  ccedil: 'ç',
  ntilde: 'ñ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  sect: '§',
  copy: '©',
  reg: '®',
  commat: '@',
  comma: ',',
  period: '.',
  num: '#',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  euro: '€',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  iuml: 'ï',
  euml: 'ë',
  ecirc: 'ê',
  acirc: 'â',
  ocirc: 'ô',
  oacute: 'ó',
  iacute: 'í',
  uacute: 'ú',
  oslash: 'ø',
  aring: 'å',
  aelig: 'æ',
};

/** Text with its character references decoded. */
export const unescape = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return NAMES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code).replace('\u00a0', ' ') : '';
  });

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'title', 'textarea', 'select', 'svg']);
const BLOCK = new Set(
  (
    'address article aside br dd div dl dt fieldset figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ' +
    'ol p pre section table td th tr ul'
  ).split(' '),
);

/** `block` numbers the paragraphs, within which only `<br>` divides. */
export type Line = { text: string; block: number; heading: boolean; footer: boolean };

/**
 * The lines that a reader sees of a page, roughly: a new one at every block and `<br>`. A walk and not a pattern, so that
 * its time grows with the page's length alone, whatever the page opens and never closes.
 */
export function linesOf(html: string) {
  const lines: Line[] = [];
  let line = '';
  let block = 0;
  let heading = false;
  let footer = 0;
  const endLine = () => {
    const text = unescape(line)
      .replace(/[\s\u200b\u00ad]+/g, ' ')
      .trim();
    if (text) lines.push({ text, block, heading, footer: footer > 0 });
    line = '';
  };
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    line += html.slice(at, open < 0 ? undefined : open);
    if (open < 0) break;
    const [, slash, name] = matchAt(/<(\/?)([a-z][a-z0-9]*)/iy, html, open) ?? [];
    if (name || '!?/'.includes(html[open + 1] ?? ' ')) {
      at = behind(html, html.startsWith('<!--', open) ? '-->' : '>', open);
    } else {
      line += '<';
      at = open + 1;
    }
    const tag = name?.toLowerCase() ?? '';
    if (BLOCK.has(tag)) {
      endLine();
      if (tag !== 'br') block++;
      if (/^h\d$/.test(tag)) heading = !slash;
      if (tag === 'footer' || tag === 'address') footer += slash ? -1 : 1;
    }
    if (UNSEEN.has(tag) && !slash) {
      at = matchAt(new RegExp(`</${tag}\\b`, 'gi'), html, at)?.index ?? html.length;
    }
  }
  endLine();
  return lines;
}
