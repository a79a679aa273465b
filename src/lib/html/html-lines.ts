import { tagsIn } from './html-tags.ts';

const SIGNS =
  'amp & lt < gt > quot " apos \' auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß eacute é egrave è ' +
  'agrave à aacute á ccedil ç ntilde ñ ndash – mdash — bull • middot · sect § copy © reg ® commat @ ' +
  'comma , period . num # bdquo „ ldquo “ rdquo ” lsquo ‘ rsquo ’ laquo « raquo » hellip … euro € ' +
  'iuml ï euml ë ecirc ê acirc â ocirc ô oacute ó iacute í uacute ú oslash ø aring å aelig æ';
/** The character references that are common on German and English pages. */
const NAMES = new Map([
  ...Array.from(SIGNS.matchAll(/(\w+) (\S)/g), ([, name, sign]) => [name, sign] as const),
  ...['nbsp', 'ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
  ['shy', ''],
]);

/** Text with its character references decoded. */
export const unescape = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return NAMES.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code).replace('\u00a0', ' ') : '';
  });

const UNSEEN = /^(?:template|select)$/;
const BLOCK = new Set(
  (
    'address article aside br dd div dl dt fieldset figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ' +
    'ol p pre section table td th tr ul'
  ).split(' '),
);

/** `block` is the number of the paragraph, in which only `<br>` begins a new line; `link` means only links and buttons. */
export type Line = { text: string; block: number; heading: boolean; footer: boolean; link: boolean };

const plain = (text: string) =>
  unescape(text)
    .replace(/[\s\u200b\u00ad]+/g, ' ')
    .trim();

/** The visible lines of a page, approximately: a new one at every block and `<br>`. */
export function linesOfText(html: string) {
  const lines: Line[] = [];
  let line = '';
  let block = 0;
  let heading = false;
  let footer = 0;
  /** The element around the text that hides it; `leading` is the link or button around the text. */
  let hidden = '';
  let leading = '';
  let link = true;
  const endLine = () => {
    const text = plain(line);
    if (text) lines.push({ text, block, heading, footer: footer > 0, link });
    line = '';
    link = true;
  };
  let foreign = false;
  for (const tag of tagsIn(html)) {
    const { name, closes, before } = tag;
    if (!hidden && !foreign) {
      line += before;
      link &&= leading !== '' || !/[^\s|·•›»/-]/.test(before);
    }
    foreign = tag.foreign;
    if (hidden ? closes && name === hidden : UNSEEN.test(name)) hidden = closes ? '' : name;
    if (name === 'a' || name === 'button') leading = closes ? '' : name;
    if (!BLOCK.has(name)) continue;
    endLine();
    if (name !== 'br') block++;
    if (/^h\d$/.test(name)) heading = !closes;
    if (name === 'footer' || name === 'address') footer += closes ? -1 : 1;
  }
  endLine();
  return lines;
}
