/** The engines that visitors’ browsers have. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of this run's browser. */
    engine: Engine;
  }
}
