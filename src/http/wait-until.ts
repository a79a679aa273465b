import { logFailure } from './log-event.ts';
import { rootMessage } from '../lib/root-message.ts';

/** Continues `work` after the response. A failure is only logged, so nothing may depend on the work being done. */
export function waitUntil(
  c: { executionCtx: Pick<ExecutionContext, 'waitUntil'> },
  what: string,
  work: Promise<unknown>,
) {
  const logged = work.catch((error: unknown) =>
    logFailure('background task failed', { what, error: rootMessage(error) }),
  );
  c.executionCtx.waitUntil(logged);
}
