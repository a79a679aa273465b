import { expect, inject, test } from 'vitest';
import { byEdge, cutAtRandom, numbers, randomText } from '../../support/edge-tags.ts';
import { inEngines } from '../support/browser.ts';

// Cloudflare's parser reads some of SVG and MathML otherwise than browsers, so they are asked themselves.

// Without formatting elements, which browsers repeat, and `</p>`, with which they write an element.
const PIECES =
  `<svg>|</svg>|<svg/>|<math>|</math>|<g>|</g>|<g/>|<style>|</style>|<foreignObject>|</foreignObject>|<desc>|</desc>|<title>|</title>|<mtext>|</mtext>|<mglyph>|<annotation-xml encoding=text/html>|<annotation-xml>|</annotation-xml>|<![CDATA[|]]>|<!--|-->|<image href=a />|<p>|<br>|<div>|</div>|<iframe>|</iframe>|<script>|</script>`.split(
    '|',
  );

/** Texts that a page is asked about in one call. */
const PER_CALL = 1000;

inEngines('SVG and MathML at the edge', (visit) => {
  test('are read as this engine reads what is written, however broken they are and wherever they are cut', async () => {
    const page = await (await visit()).newPage();
    const texts = Array.from({ length: inject('isFull') ? 40_000 : 3000 }, (_, run) => {
      const random = numbers(run);
      const html = randomText(PIECES, 9, random);
      const whole = byEdge([html]);
      expect(byEdge(cutAtRandom(html, random))).toEqual(whole);
      // End tags that are written in addition change nothing in what is read.
      expect(byEdge([whole.written])).toEqual(whole);
      return { html, ...whole };
    });
    for (let first = 0; first < texts.length; first += PER_CALL) {
      const some = texts.slice(first, first + PER_CALL);
      const read = await page.evaluate(
        (all) =>
          all.map((html) => {
            const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
            return [...body.querySelectorAll('*')].map(({ localName }) => localName.toLowerCase());
          }),
        some.map(({ written }) => written),
      );
      // In HTML, browsers call an image by its other name.
      const named = (name: string) => (name === 'image' ? 'img' : name);
      expect(some.map(({ html }, i) => [html, read[i]!.map(named)])).toEqual(
        some.map(({ html, found }) => [html, found.map(([name]) => named(name))]),
      );
    }
  });
});
