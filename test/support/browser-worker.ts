import { databaseOf } from '../../src/db/databases.ts';
import { foldCounts } from '../../src/db/statistics/pending-counts.ts';
import { now } from '../../src/env.ts';
import worker from '../../src/index.ts';
import { COUNTING_INTERVAL } from '../../src/visitor/counters/batched-counter.ts';

/** Milliseconds before an isolate writes its counts in the browser tests. */
const SHORT = 200;

const wait = globalThis.setTimeout;
globalThis.setTimeout = ((run: () => void, ms = 0) =>
  wait(run, ms === COUNTING_INTERVAL ? SHORT : ms)) as typeof setTimeout;

/** Seconds for which receipts are signed at least, without another comparison of the counts. */
const SIGNABLE = 60;
let comparedAt = 0;

/** A request with the place that a test names instead of Cloudflare, such as `GB` or `US-CA`. */
function placed(request: Request<unknown, IncomingRequestCfProperties>) {
  const place = request.headers.get('Test-Place');
  if (place === null) return request;
  const [country, regionCode] = place.split('-');
  return new Request(request, { cf: { country, regionCode } }) as typeof request;
}

/**
 * The Worker of the browser tests: it signs receipts without the scheduled job and writes its counts at once, `/test/fold`
 * folds them, and a header says where the visitor is.
 */
export default {
  ...worker,
  async fetch(request, env, context) {
    if (now() - comparedAt > SIGNABLE) {
      await env.DB.prepare(
        'INSERT INTO maintenance (id, checkedAt) VALUES (1, unixepoch()) ON CONFLICT DO UPDATE SET checkedAt = unixepoch()',
      ).run();
      comparedAt = now();
    }
    if (new URL(request.url).pathname !== '/test/fold') return worker.fetch(placed(request), env, context);
    await foldCounts(databaseOf(env.DB), now() + 3600);
    return new Response();
  },
} satisfies ExportedHandler<Env>;
