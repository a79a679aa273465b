import { rootMessage } from '../lib/root-message.ts';

/** Goes on with `work` after the answer; if it fails, that is logged, and what it was for has to bear it. */
export function waitUntil(
  c: { executionCtx: Pick<ExecutionContext, 'waitUntil'> },
  what: string,
  work: Promise<unknown>,
) {
  const logged = work.catch((error: unknown) =>
    console.error(JSON.stringify({ event: 'failed after the answer', what, error: rootMessage(error) })),
  );
  c.executionCtx.waitUntil(logged);
}
