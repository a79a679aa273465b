// axe checks each page in one color scheme only, so the colors of both are checked here.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../src/lib/color-contrast.ts';

const long = (color: string) => (color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color);
const colorsOf = ([root]: RegExpExecArray) =>
  new Map(
    [...root.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, color]) => [name!, long(color!)]),
  );

describe.each(['public/account/style.css', 'public/verify/page.css'])('%s', (file) => {
  const roots = [...readFileSync(file, 'utf8').matchAll(/:root \{.*?\}/gs)].map(colorsOf);
  const light = roots[0]!;
  const dark = new Map([...light, ...roots[1]!]);

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
