import type { TestProject } from 'vitest/node';
import { missing } from './support/engines.ts';
import { startWorker } from './support/worker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of this run's Worker. */
    worker: string;
  }
}

/** Starts the real Worker once for all tests of an engine, with a scanner that may read local sites, or warns that they are skipped. */
export default async function setup(project: TestProject) {
  const reason = missing(project.config.provide.engine!);
  if (reason) {
    console.warn(`\n${reason}\n`);
    return undefined;
  }
  await import('../../scripts/build/docs.ts');
  const worker = await startWorker({ ALLOW_PRIVATE_SCAN: 'true' });
  project.provide('worker', worker.base);
  return () => worker.close();
}
