import type { TestProject } from 'vitest/node';
import { chromiumPath } from './support/chromium.ts';
import { startWorker } from './support/worker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of this run's Worker. */
    worker: string;
  }
}

/** Starts the real Worker once for all browser tests, with a scanner that may read local sites, or warns that they are skipped. */
export default async function setup(project: TestProject) {
  if (!chromiumPath) {
    if (!process.env.CI) console.warn('\nThe browser tests are skipped: there is no chromium on PATH.\n');
    return undefined;
  }
  await import('../../scripts/build/docs.ts');
  const worker = await startWorker({ ALLOW_PRIVATE_SCAN: 'true' });
  project.provide('worker', worker.base);
  return () => worker.close();
}
