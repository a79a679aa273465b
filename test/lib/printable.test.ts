import { expect, test } from 'vitest';
import { printable } from '../../src/lib/text/printable.ts';

test('a text of somebody else cannot move the cursor of a terminal, clear it, or turn what follows', () => {
  expect(printable('Karten der Stadt Überlingen, שלום 🗺')).toBe('Karten der Stadt Überlingen, שלום 🗺');
  for (const sign of ['\x1b', '\n', '\r', '\b', '\x7f', '\x9b', '\u202e', '\u2066', '\u2028', '\x1b\n'])
    expect(printable(`Maps${sign}[2J`), JSON.stringify(sign)).toBe('Maps [2J');
});
