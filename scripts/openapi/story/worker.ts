import { setClock } from './fixed-sources.ts';
import { CLOCK_TABLE, fixedStatement } from './fixed-statement.ts';
import worker from '../../../src/index.ts';

/** The header with the time of a call, in seconds. */
const TIME = 'Fixed-Time';

async function fixed(env: Env, seconds: number) {
  setClock(seconds);
  await env.DB.prepare(`UPDATE ${CLOCK_TABLE} SET now = ?`).bind(seconds).run();
  const DB = {
    prepare: (text: string) => env.DB.prepare(fixedStatement(text)),
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  };
  return { ...env, DB: DB as D1Database };
}

/** Placet at the time that a call states. Work after the response is part of the call, so that calls never overlap. */
export default {
  async fetch(request, env, context) {
    const work: Promise<unknown>[] = [];
    const waiting = { ...context, waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
    const response = await worker.fetch(
      request,
      await fixed(env, Number(request.headers.get(TIME))),
      waiting,
    );
    const body = await response.arrayBuffer();
    // Work can start more work.
    for (const promise of work) await promise;
    return new Response(response.status === 204 ? null : body, response);
  },
  scheduled: async (controller, env) =>
    worker.scheduled(controller, await fixed(env, controller.scheduledTime / 1000)),
} satisfies ExportedHandler<Env>;
