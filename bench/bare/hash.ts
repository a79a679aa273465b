import { databaseOf } from '../../src/db/databases.ts';
import { now, type Bindings } from '../../src/env.ts';
import { hashBlocks } from '../../src/log/life/hash-blocks.ts';

/** Hashes one sealed block as the scheduled job does, and nothing else. */
export default {
  async fetch(_request: Request, env: Bindings) {
    await hashBlocks({ db: databaseOf(env.DB), bucket: undefined, env, now: now() }, { limit: 1 });
    return new Response(null, { status: 204 });
  },
};
