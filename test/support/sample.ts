import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests try everything instead of a sample. */
    isFull: boolean;
  }
}

/** All of a list for `npm run test:long -- --full`, otherwise every `n`-th: cases that differ little are tried in turn. */
export const sample = <T>(list: readonly T[], n: number) =>
  inject('isFull') ? list : list.filter((_, i) => i % n === 0);
