// axe sees each page in one colour scheme: what the other one makes of it follows from the colours themselves.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../src/lib/contrast.ts';

const style = readFileSync('public/account/style.css', 'utf8');
const colorsOf = (root: string) =>
  Object.fromEntries(
    [...root.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, color]) => [name, long(color!)]),
  );
const long = (color: string) => (color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color);
const [light, dark] = [...style.matchAll(/:root \{.*?\}/gs)].map(([root]) => colorsOf(root));

test.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('every colour of text can be read on every surface when it is %s', (_, colors) => {
  const pairs = ['text', 'soft', 'accent', 'bad'].flatMap((text) =>
    ['page', 'card', 'tint', 'bad-tint'].map((surface) => [text, surface] as const),
  );
  const faint = [...pairs, ['on-accent', 'accent'] as const, ['on-accent', 'accent-strong'] as const]
    .map(([text, surface]) => [text, surface, contrast(colors![text]!, colors![surface]!)] as const)
    .filter(([, , ratio]) => !(ratio >= 4.5));
  expect(faint).toEqual([]);
  // What can be entered into shows where it ends: WCAG 2.2, 1.4.11.
  for (const surface of ['page', 'card'])
    expect(contrast(colors!['field']!, colors![surface]!)).toBeGreaterThanOrEqual(3);
});
