import { pause } from '../../../../src/lib/time.ts';

/** Milliseconds between two looks. */
const INTERVAL = 50;

/**
 * Resolves when this process has grown by `maxBytes`: browsers send whatever a page makes them tell, such as the bodies of its
 * requests and the messages of its errors, and nothing else limits that.
 */
export async function untilGrownBy(maxBytes: number, isOver: () => boolean) {
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  while (!isOver()) {
    await pause(INTERVAL);
    if (used() - before > maxBytes) return;
  }
}
