import { expect, test } from 'vitest';
import { DAYS, visitsOf, type Site } from '../scripts/seed/visitors.ts';
import { SECONDS_PER_DAY } from '../src/lib/time.ts';

const site: Site = {
  id: 'x',
  origin: 'https://shop.example',
  snippet: '',
  embedKey: '',
  mandatory: 'a',
  optional: ['b', 'c', 'd'],
  notices: { de_DE: 'n', en_US: 'n' },
};

test('the demo data leaves at least 50 records in the current block, whenever it is made', () => {
  for (let hour = 0; hour < 7 * 24; hour += 5) {
    const now = 1_795_000_000 + hour * 3600;
    const times = visitsOf(site, now, DAYS).flatMap(({ decision }) => decision?.time ?? []);
    let block: number[] = [];
    for (const time of times) {
      if (block.length > 0 && time - block[0]! >= 30 * SECONDS_PER_DAY) block = [];
      block.push(time);
    }
    expect(block.length).toBeGreaterThanOrEqual(50);
  }
});
