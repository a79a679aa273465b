import { logFailure } from './log-event.ts';
import { pause } from '../lib/time.ts';
import { rootMessage } from '../lib/root-message.ts';

type Call = { executionCtx: Pick<ExecutionContext, 'waitUntil'> };

/** Continues `work` after the response. A failure is only logged, so nothing may depend on the work being done. */
export function waitUntil(c: Call, what: string, work: Promise<unknown>) {
  const logged = work.catch((error: unknown) =>
    logFailure('background task failed', { what, error: rootMessage(error) }),
  );
  c.executionCtx.waitUntil(logged);
}

/** Milliseconds until a response that waits for nothing else has been sent. */
const RESPONSE = 50;

/** Starts `work` after the response, which would otherwise wait for what `work` computes before its first call. */
export const startAfterResponse = (c: Call, what: string, work: () => Promise<unknown>) =>
  waitUntil(c, what, pause(RESPONSE).then(work));
