import { windowProperty } from './unclobbered.ts';

/** Unix seconds. */
export const now = () => Math.floor(Date.now() / 1000);

/** Waits for milliseconds, or for other tasks of the page. */
export const delay = (time?: number) => new Promise((done) => setTimeout(done, time));

/**
 * Ends when the page is parsed; undefined unless the banner is shown before. Until then, the page is told nothing, and nothing
 * of a decision starts.
 */
export let early: Promise<void> | undefined;
let endEarly: (() => void) | undefined;

export function setEarly(is: boolean) {
  endEarly?.();
  early = is ? new Promise((done) => (endEarly = done)) : undefined;
}

/**
 * Waits for `early`, and then until the browser has painted, or 200 ms: a page that is hidden, or has broken the function,
 * paints nothing. Calls resolve in their order.
 */
export async function painted() {
  await early;
  await new Promise((done) => {
    const timer = setTimeout(done, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  }).catch(() => {});
}

/** Waits until the page has nothing else to do, at most a second; Safari cannot tell, and waits for its tasks. */
export const idle = () =>
  new Promise<unknown>((done) => {
    const whenIdle = windowProperty('requestIdleCallback');
    if (whenIdle) whenIdle(done, { timeout: 1000 });
    else setTimeout(done);
  });
