import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random steps test/log/model.test.ts takes. */
    modelSteps: number;
  }
}
