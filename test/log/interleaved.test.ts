import { appendFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { interleave } from '../support/held.ts';
import { events } from '../support/events.ts';
import { flaws } from './jobs/check.ts';
import { newWorld } from './jobs/world.ts';

const world = await newWorld();
const { settle, erase: _, ...steps } = world.steps;
const names = Object.keys(steps) as (keyof typeof steps)[];

// Of most interleavings comes what came of others: that is checked once.
const checked = new Set<string>();

describe.each(names)('%s', (a) => {
  test.each(names)('and %s before any of its calls', async (b) => {
    const { lines } = events();
    const t = performance.now();
    for (let k = 1; ; k++) {
      world.restore();
      const stopped = await interleave(world.bindings, k, steps[a], async (env) => {
        // A run that has lost its lease goes on beside the next one.
        if (b === 'a whole run') world.stored.pass(601);
        await steps[b](env);
      });
      if (!stopped) {
    appendFileSync('/tmp/attack.log', `${a}, ${b}, ${k - 1} ${Math.round(performance.now() - t)}\n`);
        break; }
      const state = world.state();
      if (checked.has(state)) continue;
      checked.add(state);
      await settle();
      expect(await flaws(world), `before call ${k}`).toEqual([]);
    }
    expect(lines.filter((line) => line.includes('set back'))).toEqual([]);
    appendFileSync('/tmp/attack.log', lines.join('\n'));
  });
});
