import { databaseOf } from '../../src/db/databases.ts';
import { foldCounts } from '../../src/db/pending-counts.ts';
import { now } from '../../src/env.ts';
import worker from '../../src/index.ts';

/** The wait before an isolate writes its counts, in milliseconds, and what it is for the browser tests. */
const FLUSH = 25_000;
const SHORT = 200;

const wait = globalThis.setTimeout;
globalThis.setTimeout = ((run: () => void, ms = 0) =>
  wait(run, ms === FLUSH ? SHORT : ms)) as typeof setTimeout;

let isSignable = false;

/** The Worker of the browser tests: it signs receipts without the scheduled job and writes its counts at once, and `/test/fold` folds them. */
export default {
  ...worker,
  async fetch(request, env, context) {
    if (!isSignable) {
      await env.DB.prepare(
        'INSERT INTO maintenance (id, checkedAt) VALUES (1, 1e12) ON CONFLICT DO UPDATE SET checkedAt = 1e12',
      ).run();
      isSignable = true;
    }
    if (new URL(request.url).pathname !== '/test/fold') return worker.fetch(request, env, context);
    await foldCounts(databaseOf(env.DB), now() + 3600);
    return new Response();
  },
} satisfies ExportedHandler<Env>;
