import { expect, test } from 'vitest';
import { lazyModule } from '../../src/lib/caches/lazy.ts';

test('a module that could not be loaded is loaded at the next use, and then no more', async () => {
  let loads = 0;
  const load = lazyModule(() =>
    ++loads === 1 ? Promise.reject(new Error('not loaded')) : Promise.resolve(7),
  );
  await expect(load()).rejects.toThrow('not loaded');
  expect([await load(), await load(), loads]).toEqual([7, 7, 2]);
});
