import * as crypto from 'crypto';
import { onTestFinished } from 'vitest';

// What the Worker gets for `node:crypto` in tests. It has no prefix here, because vitest.config.ts replaces the other name.
export * from 'crypto';

/** A cost at which no test waits for a hash. */
const CHEAP = { N: 2, r: 1, p: 1 };
let real = false;

/** Replaces the cost that production asks for, 0.3 s of computing. */
export const scrypt = ((password, salt, length, cost, done) =>
  crypto.scrypt(password, salt, length, real ? cost : CHEAP, done)) as typeof crypto.scrypt;

/** Restores the cost for the test that calls this. */
export function atRealCost() {
  real = true;
  onTestFinished(() => {
    real = false;
  });
}
