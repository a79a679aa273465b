// Fixes what differs between two runs of a Worker: its clock and its random numbers. Imported before the Worker.

import { COUNTING_INTERVAL } from '../../../src/visitor/counters/batched-counter.ts';

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

const { setTimeout } = globalThis;
globalThis.setTimeout = ((work: () => void, ms?: number) =>
  setTimeout(work, ms === COUNTING_INTERVAL ? 0 : ms)) as typeof setTimeout;
