import { TIMEOUT } from '../../src/db/response-time.ts';

/** The factor by which the Worker’s waits are shortened, and the longest in milliseconds: nothing in tests depends on them. */
const SHORTER = 20;
const LONGEST = 40;
/** Milliseconds from which a wait is not the Worker’s: that of vitest for work after the answer. */
const OTHERS = 30_000;

// This file is there more than once: in each isolate that a test makes.
type Shortened = typeof setTimeout & { real?: typeof setTimeout };
const real = (globalThis.setTimeout as Shortened).real ?? globalThis.setTimeout;

/** D1 may be slow on a busy machine, and must not count as hanging then. */
const shortenedWait = (ms: number) => (ms === TIMEOUT ? ms / 10 : Math.min(ms / SHORTER, LONGEST));

/** Shortens the Worker's waits. */
export function shortenWaits() {
  const shortened = (run: () => void, ms = 0) => real(run, ms < OTHERS ? shortenedWait(ms) : ms);
  globalThis.setTimeout = Object.assign(shortened, { real }) as unknown as Shortened;
}

/** Restores real waits for a test that measures them. */
export function inRealTime() {
  globalThis.setTimeout = real;
}
