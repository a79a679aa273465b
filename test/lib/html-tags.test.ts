import { describe, expect, test } from 'vitest';
import { linesOfText } from '../../src/lib/html/html-lines.ts';
import { tagsIn } from '../../src/lib/html/html-tags.ts';

const names = (html: string) =>
  [...tagsIn(html)].flatMap(({ name, closes }) => (name && !closes ? name : []));
const texts = (html: string) => linesOfText(html).map(({ text }) => text);

describe('the rest of a page is read behind', () => {
  test.each([
    ['an empty title in an image', '<svg><title/><path d="M0 0"/></svg><p>'],
    ['an empty style and script in an image', '<svg><style/><script/></svg><p>'],
    ['a title in an image that nothing ends', '<svg><title>Pfeil</svg><p>'],
    ['a style in an image that nothing ends', '<svg><style>a{}</svg><p>'],
    [
      'an empty title in a part of an image that holds a page’s elements',
      '<svg><foreignObject><b></b></foreignObject><title/></svg><p>',
    ],
    ['an image that nothing ends', '<svg><title/><p>'],
    ['an empty element of a formula', '<math><title/></math><p>'],
  ])('%s', (_name, html) => {
    expect(names(html)).toContain('p');
  });
});

test('outside images a slash does not end a title or a text area, as in browsers', () => {
  expect(names('<title/><p></title><i>')).toEqual(['title', 'i']);
  expect(names('<svg><path/></svg><textarea/><p></textarea><i>')).toEqual(['svg', 'path', 'textarea', 'i']);
});

test.each([
  ['a sign of comparison in quotes', '<p title="a > b">Text</p>', ['Text']],
  ['one in the quotes of a tag that hides', '<select data-x="1 > 0"><option>Wahl</select>Text', ['Text']],
  [
    'a title and other words of an image',
    '<p>Text <svg><title>Pfeil</title><text>hin</text></svg>mehr</p>',
    ['Text mehr'],
  ],
  ['an image that nothing ends', '<p>Text <svg><title/><p>mehr', ['Text', 'mehr']],
  ['what only looks like a tag', '<p>1 <2 und 3</p>', ['1 <2 und 3']],
  ['the text behind the last tag', '<p>Text</p>Ende', ['Text', 'Ende']],
  ['a template', '<template><p>später</p></template>Text', ['Text']],
  ['code without an end', 'Text<script>var a', ['Text']],
])('the lines of a page with %s', (_name, html, lines) => {
  expect(texts(html)).toEqual(lines);
});

test('a line that consists only of a link is marked', () => {
  const lines = linesOfText(
    '<a href=/>Start</a> · <button>Menü</button><p>Muster <a href=/>GmbH</a></p><li><a href=/x><b>Mehr</b></a>',
  );
  expect(lines.map(({ text, link }) => [text, link])).toEqual([
    ['Start · Menü', true],
    ['Muster GmbH', false],
    ['Mehr', true],
  ]);
});

test('images with unclosed scripts take time in proportion to their length', () => {
  const start = performance.now();
  expect(names('<svg>' + '<script>'.repeat(100_000)).length).toBe(100_001);
  // Quadratic time would be minutes.
  expect(performance.now() - start).toBeLessThan(5000);
});
