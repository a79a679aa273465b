import type { Step } from './find.ts';

export const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

/** Repeats what gives undefined, or fails because a page is just loaded, until it gives something else. */
export async function until<T>(work: () => Promise<T | undefined>, of: string, timeout: number) {
  let failure: unknown;
  for (const end = Date.now() + timeout; ;) {
    try {
      const result = await work();
      if (result !== undefined) return result;
    } catch (error) {
      if (Date.now() > end) throw error;
      failure = error;
    }
    if (Date.now() > end)
      throw new Error(`${of}: not within ${timeout} ms. ${failure instanceof Error ? failure.message : ''}`);
    await pause(30);
  }
}

/** What locators need of their page. */
export type Tools = {
  /** Calls a function in the page with the elements of a locator and an argument. */
  call<T, A>(
    steps: Step[],
    code: string | ((elements: Element[], arg: A) => T | Promise<T>),
    arg?: A,
  ): Promise<T>;
  pointer(...actions: object[]): Promise<unknown>;
  keys(...actions: object[]): Promise<unknown>;
  timeout(): number;
};
