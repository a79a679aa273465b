// axe checks each page in one color scheme only, so the colors of both are checked here.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../src/lib/color-contrast.ts';

// The console names both colors of a variable in `light-dark()`, the receipt verifier has a block for each scheme.
const long = (color: string) => (color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color);
const colorsOf = (root: string, scheme: 0 | 1) =>
  new Map(
    [...root.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{3,6})(?:, (#[0-9a-f]{3,6})\))?;/g)].map(
      ([, name, ...colors]) => [name!, long(colors[scheme] ?? colors[0]!)],
    ),
  );

describe.each(['public/account/style.css', 'public/verify/page.css'])('%s', (file) => {
  const style = readFileSync(file, 'utf8');
  const [root = ''] = /:root \{.*?\}/s.exec(style) ?? [];
  const [darkRoot = ''] = /prefers-color-scheme: dark\) \{\s+:root \{.*?\}/s.exec(style) ?? [];
  const light = colorsOf(root, 0);
  const dark = new Map([...colorsOf(root, 1), ...colorsOf(darkRoot, 1)]);

  test.each([light, dark])('every color of text can be read on every surface', (colors) => {
    const ratio = (one: string, other: string) => contrast(colors.get(one)!, colors.get(other)!);
    const surfaces = [...colors.keys()].filter((name) => /^(page|card|.*tint)$/.test(name));
    expect(surfaces).toHaveLength(4);
    const faint = surfaces.flatMap((surface) =>
      ['text', 'soft', 'accent', 'bad']
        .map((text) => [text, surface, ratio(text, surface)] as const)
        .filter(([, , found]) => found < 4.5),
    );
    expect(faint).toEqual([]);
    for (const surface of ['accent', 'accent-strong'])
      expect(ratio('on-accent', surface)).toBeGreaterThanOrEqual(4.5);
    // The borders of fields must be visible: WCAG 2.2, 1.4.11.
    for (const surface of ['page', 'card']) expect(ratio('field', surface)).toBeGreaterThanOrEqual(3);
  });
});
