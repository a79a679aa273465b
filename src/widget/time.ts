import { windowProperty } from './unclobbered.ts';

/** Unix seconds. */
export const now = () => Math.floor(Date.now() / 1000);

/** Waits for milliseconds, or for other tasks of the page. */
export const delay = (time?: number) => new Promise((done) => setTimeout(done, time));

/**
 * Waits until the browser has painted, or 200 ms: a page that is hidden, or has broken the function, paints nothing. Calls
 * resolve in their order.
 */
export const painted = () =>
  new Promise((done) => {
    const timer = setTimeout(done, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  }).catch(() => {});

/** Waits until the page has nothing else to do, at most a second; Safari cannot tell, and waits for its tasks. */
export const idle = () =>
  new Promise<unknown>((done) => {
    const whenIdle = windowProperty('requestIdleCallback');
    if (whenIdle) whenIdle(done, { timeout: 1000 });
    else setTimeout(done);
  });
