import { TestRunner } from 'vitest';

/** Skips the current test, and says why. */
export function cannot(reason: string): never {
  TestRunner.getCurrentTest()?.context.skip(reason);
  throw new Error(reason);
}

/**
 * Gives an object of Playwright’s of which WebKit’s driver has a part. A test that needs more is skipped, which says what
 * the driver cannot do.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what it stands for is known to the caller
export function onlyKnown<T>(what: string, known: object): T {
  return new Proxy(known, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || name === 'then' || name === 'toJSON')
        return Reflect.get(target, name) as unknown;
      return () => cannot(`WebKit’s driver has no “${name}” of ${what}.`);
    },
  }) as T;
}
