import { databaseOf } from '../../src/db/databases.ts';
import { archiveOf, now, type Bindings } from '../../src/env.ts';
import { hashBlocks } from '../../src/log/life/hash-blocks.ts';

/** Hashes one sealed block as the scheduled job does, and nothing else. */
export default {
  async fetch(_request: Request, env: Bindings) {
    const job = { db: databaseOf(env.DB), database: 0, bucket: archiveOf(env), env, now: now() };
    await hashBlocks(job, { limit: 1 });
    return new Response(null, { status: 204 });
  },
};
