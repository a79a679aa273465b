import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests try everything instead of a sample. */
    isFull: boolean;
  }
}

/** Whether a sample leaves out the case with this number; it has every `n`-th. */
export const isLeftOut = (number: number, n: number) => !inject('isFull') && number % n !== 0;

/** All of a list for `npm run test:long -- --full`, otherwise every `n`-th: cases that differ little are tried in turn. */
export const sample = <T>(list: readonly T[], n: number) => list.filter((_, i) => !isLeftOut(i, n));
