const real = globalThis.setTimeout;

/** So many times shorter is what the Worker lets wait, because nothing here comes sooner or later for it. */
const SHORTER = 20;
let divisor = SHORTER;

/** Has the Worker wait for a part of the time alone. */
export function shortenWaits() {
  divisor = SHORTER;
  const shortened = (run: () => void, ms = 0) => real(run, ms / divisor);
  globalThis.setTimeout = shortened as typeof setTimeout;
}

/** For a test that measures how long something waits. */
export function inRealTime() {
  divisor = 1;
}
