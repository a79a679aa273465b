import type { Context } from 'hono';
import { rootMessage } from '../db/faults.ts';

/** Lets work go on after the answer. When it fails, the log says so, and nothing is lost: others make up for it. */
export function later(c: Context, job: string, work: Promise<unknown>) {
  const logged = work.catch((error: unknown) =>
    console.error(JSON.stringify({ event: 'job failed', job, error: rootMessage(error) })),
  );
  c.executionCtx.waitUntil(logged);
}
