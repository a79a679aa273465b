/** So many times shorter is what the Worker lets wait, because nothing here comes sooner or later for it. */
const SHORTER = 20;

// This file is there more than once: in each isolate that a test makes.
type Shortened = typeof setTimeout & { real?: typeof setTimeout };
const real = (globalThis.setTimeout as Shortened).real ?? globalThis.setTimeout;

/** Has the Worker wait for a part of the time alone. */
export function shortenWaits() {
  const shortened = (run: () => void, ms = 0) => real(run, ms / SHORTER);
  globalThis.setTimeout = Object.assign(shortened, { real }) as unknown as Shortened;
}

/** For a test that measures how long something waits. */
export function inRealTime() {
  globalThis.setTimeout = real;
}
