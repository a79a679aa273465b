import { OTHERS, VISITORS } from '../../../src/db/timeouts.ts';

/** The factor by which the Worker’s waits are shortened, and the longest in milliseconds: nothing in tests depends on them. */
const SHORTER = 20;
const LONGEST = 40;
/** Milliseconds of a wait that is not the Worker’s, but that of vitest for work after the answer. */
const OF_VITEST = 30_000;

// This file is there more than once: in each isolate that a test makes.
type Shortened = typeof setTimeout & { real?: typeof setTimeout };
const real = (globalThis.setTimeout as Shortened).real ?? globalThis.setTimeout;

/** D1 may be slow on a busy machine, and must not count as hanging then. */
function shortenedWait(ms: number) {
  if (ms === VISITORS.reading) return ms / 4;
  return ms === OTHERS.reading ? ms : Math.min(ms / SHORTER, LONGEST);
}

/** Shortens the Worker's waits. */
export function shortenWaits() {
  const shortened = (run: () => void, ms = 0) => real(run, ms < OF_VITEST ? shortenedWait(ms) : ms);
  globalThis.setTimeout = Object.assign(shortened, { real }) as unknown as Shortened;
}

/** Shortens also the times after which calls of D1 are given up, for a test in which D1 hangs. */
export function shortenAllWaits() {
  const shortened = (run: () => void, ms = 0) => real(run, ms === OF_VITEST ? ms : ms / 10);
  globalThis.setTimeout = Object.assign(shortened, { real }) as unknown as Shortened;
}

/** Restores real waits for a test that measures them. */
export function inRealTime() {
  globalThis.setTimeout = real;
}
