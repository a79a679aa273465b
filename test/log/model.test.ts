import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { captureEvents } from '../support/log/log-events.ts';
import { newWalk } from './model/walk.ts';

// Set by `npm run test:long -- --full`.
const STEPS = Number(process.env.MODEL_STEPS ?? 150);

afterEach(() => {
  vi.useRealTimers();
});

describe('logs agree with a plain model of them, whatever is decided, erased, deleted and restored', () => {
  // A sample is the same each time, so that a check does not fail by chance.
  const other = inject('isFull') ? Math.floor(Math.random() * 2 ** 31) : 5;
  const fresh = Number(process.env.MODEL_SEED ?? other);
  const seeds = [
    [20_261_121, 1],
    [7, 3],
    [fresh, 2],
  ] as const;
  // One of them alone, for runs side by side.
  const only = process.env.MODEL_ONLY;
  for (const [seed, databases] of only === undefined ? seeds : [seeds[Number(only)]!])
    test(`over ${STEPS} random steps, ${databases} databases, seed ${seed}`, async () => {
      const { lines } = captureEvents();
      const walk = await newWalk(seed, databases);
      let step = 0;
      try {
        for (; step < STEPS; step++) await walk.step();
        await walk.settle();
      } catch (error) {
        (error as Error).message = `in step ${step}: ${(error as Error).message}`;
        vi.restoreAllMocks();
        for (const line of lines.slice(-20)) console.log(line);
        throw error;
      }
      vi.restoreAllMocks();
      console.log(
        JSON.stringify({
          seed,
          ...walk.counts,
          ...walk.audited,
          anchored: walk.anchored(),
          conflicts: walk.conflicts(),
        }),
      );
      expect(walk.audited.verified).toBeGreaterThan(0);
    }, 7_200_000);
});
