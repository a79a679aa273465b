import { databaseOf } from '../../src/db/databases.ts';
import { archiveOf, now, type Bindings } from '../../src/env.ts';
import { compareNow } from '../../src/log/rollback/compare-head.ts';
import { cover } from '../../src/log/tree/cover-due-logs.ts';

/** Covers the records that are due as the scheduled job does, and nothing else. */
export default {
  async fetch(_request: Request, env: Bindings) {
    const job = { db: databaseOf(env.DB), database: 0, bucket: archiveOf(env), env, now: now() };
    const compared = await compareNow(job);
    if (!compared) throw new Error('The database was not compared with its head.');
    await cover(compared);
    return new Response(null, { status: 204 });
  },
};
