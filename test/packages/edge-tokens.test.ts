// The edge reads HTML by itself, because each call of a handler of HTMLRewriter costs more than reading a page. Both are to
// find the same tags.
import { expect, inject, test, vi } from 'vitest';
import { byEdge, cutAtRandom, type Found, numbers, randomText } from '../support/edge-tags.ts';

declare const HTMLRewriter: new () => {
  on: (selector: string, handlers: object) => { transform: (response: Response) => Response };
};

async function byRewriter(html: string) {
  const found: Found[] = [];
  const element = ({ tagName, attributes }: { tagName: string; attributes: Iterable<[string, string]> }) =>
    void found.push([tagName, [...attributes]]);
  await new HTMLRewriter().on('*', { element }).transform(new Response(html)).text();
  return found;
}

const withoutRepeated = (all: Found[]) =>
  all.map(([name, attributes]) => [name, [...new Map([...attributes].toReversed())].toReversed()]);

const PIECES =
  `<script>|</script>|<script |</script |<scrip|<!--|-->|--!>|<!-->|<!--->|<!|<!d>|<?x>|</>|</ a>|<style>|</style>|<title>|</title >|<textarea>|</textarea/>|<noscript>|</noscript>|<xmp>|</xmp>|<iframe src=a>|</iframe>|<img src="a>b">|<img src='a"b' alt=c/>|<p title="<img>">|<p =a b= c =d>|<a href=x/>|<a"b'c>|<p a=1 a=2>|<p a = "1"b=2>|<P A>|<p/x/y>|<p\n\ta\f>|</p a=">|">|'>|>|<|</|/|=|"|'|-|--|!|text| |\n|<b|<1>|]]>|<![CDATA[x>`.split(
    '|',
  );
test('the edge reads what Cloudflare’s parser reads, however broken it is and wherever it is cut', async () => {
  for (let run = 1; run <= (inject('isFull') ? 20_000 : 1500); run++) {
    const random = numbers(run);
    const html = randomText(PIECES, 12, random);
    const expected = withoutRepeated(await byRewriter(html));
    for (const cut of [[html], cutAtRandom(html, random)]) {
      const { found, written } = byEdge(cut);
      expect([html, withoutRepeated(found)]).toEqual([html, expected]);
      expect(written).toBe(html);
    }
  }
});

/** The bytes that are read for a page that comes in parts of this length, each time that they are. */
function readBytes(html: string, length: number) {
  let bytes = 0;
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  const all = Array.from({ length: Math.ceil(html.length / length) }, (_, part) =>
    html.slice(part * length, (part + 1) * length),
  );
  const { found } = byEdge(all);
  // What is written is decoded by the test, once for each part and at the end.
  for (const [given] of decode.mock.calls) bytes += given!.byteLength;
  decode.mockRestore();
  return { bytes: bytes - html.length, found };
}

test.each([1024, 16_384])('a long tag is read a few times at most, in parts of %d bytes', (length) => {
  const read = (attributes: number) => readBytes(`<p${' a=">"'.repeat(attributes)}><img src=a>`, length);
  const [half, whole] = [read(80_000), read(160_000)];
  expect(whole.found.map(([name]) => name)).toEqual(['p', 'img']);
  expect(whole.bytes).toBeLessThan(half.bytes * 2.2);
  expect(whole.bytes).toBeLessThan(160_000 * 6 * 5);
});

test('a name and a value that come in parts are one attribute, wherever they are cut', () => {
  const html = `<p a = "1" b c= d e ="f>" g=h/>`;
  const { found } = byEdge([html]);
  for (let cut = 1; cut < html.length; cut++)
    for (let second = cut; second < html.length; second++)
      expect(byEdge([html.slice(0, cut), html.slice(cut, second), html.slice(second)])).toEqual({
        found,
        written: html,
      });
});

test('as many unknown end tags in as many open elements of SVG are no work for each of them', () => {
  const { found } = byEdge(['<svg>'.repeat(100_000) + '</g>'.repeat(100_000) + '<style><img>']);
  expect(found.at(-1)![0]).toBe('img');
}, 5000);

test('CDATA in an element that holds HTML is the same text, wherever it is cut', () => {
  const html = '<svg><title><![CDATA[a < b & c]] > d]]></title>';
  for (let cut = 1; cut < html.length; cut++)
    expect(byEdge([html.slice(0, cut), html.slice(cut)]).written).toBe(
      '<svg><title>a &lt; b &amp; c]] > d</title>',
    );
});

const PICTURE = '<img src=a>';
/** What is read as browsers read it, whose tags are found if they load something. */
test.each([
  ['an end tag without its element', '<svg></div><style>', '<svg></div><style>'],
  ['an end tag of SVG without its element', '<p>1</p><svg></path><style>', '<p>1</p><svg></path><style>'],
  ['SVG in MathML', '<math><svg><foreignObject><style>', '<math><svg><foreignObject><style>'],
  ['mglyph', '<math><mtext><mglyph><style>', '<math><mtext><mglyph><style>'],
  ['CDATA in an element that holds HTML', '<svg><desc><![CDATA[><style>]]>', '<svg><desc>>&lt;style>'],
  ['the end of a page', '<body><svg></body><style>', '<body><svg></body><style>'],
  [
    'an element that may be open',
    '<div><svg><g></div><title><!--</title>',
    '<div><svg><g></g></svg></div><title><!--</title>',
  ],
  ['a link that may be open', '<a><svg></a><title><!--</title>', '<a><svg></svg></a><title><!--</title>'],
  ['any heading', '<h1><svg></h2><title><!--</title>', '<h1><svg></svg></h2><title><!--</title>'],
  ['a cell', '<table><td><svg></tr><title><!--</title>', '<table><td><svg></svg></tr><title><!--</title>'],
  [
    'HTML in SVG',
    '<svg><foreignObject><p></foreignObject><style><a></style>',
    '<svg><foreignObject><p></p></foreignObject><style><a></style>',
  ],
])('a picture is found after what ends SVG or does not: %s', (_, html, expected) => {
  const { found, written } = byEdge([html + PICTURE]);
  expect(written).toBe(expected + PICTURE);
  expect(found.at(-1)![0]).toBe('img');
});
