// Fixes what differs between two runs of a Worker: its clock and its random numbers. Imported before the Worker.

let now = 0;
let calls = 0;

/** Sets the clock, in seconds. */
export const setClock = (seconds: number) => void (now = seconds * 1000);

Date.now = () => now;

// Series of numbers, so that everyone sees that keys and IDs are examples.
crypto.getRandomValues = (array) => {
  const { buffer, byteOffset, byteLength } = array as Uint8Array;
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  bytes.forEach((_, i) => (bytes[i] = (calls + i) % 248));
  calls += 1;
  return array;
};

/** Milliseconds for which the Worker gathers counts before it writes them. */
const GATHERING = 25_000;
const { setTimeout } = globalThis;
globalThis.setTimeout = ((work: () => void, ms?: number) =>
  setTimeout(work, ms === GATHERING ? 0 : ms)) as typeof setTimeout;
