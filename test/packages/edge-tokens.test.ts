// The edge reads HTML by itself, because each call of a handler of HTMLRewriter costs more than reading a page. Both are to
// find the same tags.
import { describe, expect, inject, test } from 'vitest';
import { bytesOf, textOf } from '../../packages/client/src/edge/bytes.ts';
import { tokenizer } from '../../packages/client/src/edge/tokenize.ts';

type Found = [name: string, attributes: [string, string][]];

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

/** The tags that the edge finds in a text that comes in parts. */
function byEdge(parts: string[]) {
  const found: Found[] = [];
  const { write, end } = tokenizer({
    change({ name, names, get }) {
      const all = names();
      // A name that comes twice counts once.
      found.push([name, all.map((one) => [one, get(one)!])]);
      return undefined;
    },
  });
  const written = [...parts.map((part) => write(bytesOf(part))), end()].map(textOf).join('');
  return { found, written };
}

const withoutRepeated = (all: Found[]) =>
  all.map(([name, attributes]) => [name, [...new Map([...attributes].toReversed())].toReversed()]);

/** Numbers that look random, the same ones each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

const PIECES =
  `<script>|</script>|<script |</script |<scrip|<!--|-->|--!>|<!-->|<!--->|<!|<!d>|<?x>|</>|</ a>|<style>|</style>|<title>|</title >|<textarea>|</textarea/>|<noscript>|</noscript>|<xmp>|</xmp>|<iframe src=a>|</iframe>|<img src="a>b">|<img src='a"b' alt=c/>|<p title="<img>">|<p =a b= c =d>|<a href=x/>|<a"b'c>|<p a=1 a=2>|<p a = "1"b=2>|<P A>|<p/x/y>|<p\n\ta\f>|</p a=">|">|'>|>|<|</|/|=|"|'|-|--|!|text| |\n|<b|<1>|]]>|<![CDATA[x>`.split(
    '|',
  );
const FOREIGN =
  `<svg>|</svg>|<math>|</math>|<g>|</g>|<style>|</style>|<foreignObject>|</foreignObject>|<![CDATA[|]]>|<image href=a />|<p>|<script>|</script>`.split(
    '|',
  );

const parts = (html: string, random: (below: number) => number) => {
  const all = [];
  for (let at = 0, length; at < html.length; at += length)
    all.push(html.slice(at, at + (length = 1 + random(9))));
  return all;
};

describe('what the edge reads', () => {
  const runs = inject('isFull') ? 20_000 : 1500;
  test.each([
    ['HTML', PIECES, 12],
    // Except `<svg/>`, which ends at once in browsers, and wrong end tags in elements that hold HTML.
    ['SVG and MathML', FOREIGN, 8],
  ] as const)(
    'is what Cloudflare’s parser reads, however broken it is and wherever it is cut: %s',
    async (_, pieces, most) => {
      for (let run = 1; run <= runs; run++) {
        const random = numbers(run * 7919);
        const html = Array.from({ length: 1 + random(most) }, () => pieces[random(pieces.length)]!).join('');
        const expected = withoutRepeated(await byRewriter(html));
        for (const cut of [[html], parts(html, random)]) {
          const { found, written } = byEdge(cut);
          expect([html, withoutRepeated(found)]).toEqual([html, expected]);
          expect(written).toBe(html);
        }
      }
    },
  );
});
