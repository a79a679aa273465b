import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { interleave } from '../../support/bindings/intercepted-bindings.ts';
import { flaws } from '../jobs/check.ts';
import { newWorld } from '../jobs/world.ts';

const world = await newWorld();
const { settle, steps } = world;
type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];
// What the job does step by step is tried at each step; a whole run meets what is asked for, and another run.
const jobs: Step[] = ['cover', 'archive', 'rewrite', 'expire', 'collect garbage'];
const others = (a: Step) =>
  names.filter((b) => a !== 'a whole run' || !jobs.includes(b)).filter((b) => isTaken(a, b));
/** An eleventh of the pairs is a sample. */
const isTaken = (a: Step, b: Step) => inject('isFull') || (names.indexOf(a) + names.indexOf(b)) % 11 === 0;

// Most interleavings come to what others have come to: what becomes of that is looked at once.
const settled = new Set<string>();

describe.each(names)('%s, stopped before each of its calls,', (a) => {
  const { changes } = world.stored;
  /** What its calls answer when nothing comes between. */
  let alone: (string | undefined)[];
  beforeAll(async () => {
    world.restore();
    ({ answers: alone } = await interleave(world.bindings, Infinity, steps[a], settle, changes));
  });

  test.each(others(a))('while this happens: %s', async (b) => {
    const { lines } = captureEvents();
    for (let k = 1; ; k++) {
      world.restore();
      const call = k;
      const meanwhile = async (env: Bindings) => {
        // A run that has lost its lease goes on beside the next one.
        if (b === 'a whole run') world.stored.pass(601);
        await steps[b](env);
      };
      const { stopped, answers } = await interleave(world.bindings, call, steps[a], meanwhile, changes);
      if (!stopped) break;
      // After a call that only reads, and reads the same, it would be the same once more.
      while (answers[k - 1] !== undefined && answers[k - 1] === alone[k - 1]) k++;
      const state = world.state();
      if (settled.has(state)) continue;
      settled.add(state);
      await settle();
      expect(await flaws(world), `before call ${call}`).toEqual([]);
    }
    expect(lines.filter((line) => line.includes('rolled back'))).toEqual([]);
  });
});
