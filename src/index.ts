import { drizzle } from 'drizzle-orm/d1';
import { app } from './app.ts';
import { rootMessage } from './db/rules.ts';
import type { Bindings } from './env.ts';
import { positive } from './lib/number.ts';
import { archiveBlocks } from './log/archive.ts';
import { hashBlocks } from './log/chain.ts';
import { deleteLogs } from './log/deletion.ts';
import { deleteDiscarded, expire } from './log/retention.ts';

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    const db = drizzle(env.DB);
    const jobs = {
      hashBlocks: () => hashBlocks(db),
      archiveBlocks: () => archiveBlocks(db, env.ARCHIVE),
      expire: () => expire(db, env.ARCHIVE, positive(env.LOG_RETENTION_DAYS, 395)),
      deleteDiscarded: () => deleteDiscarded(db, env.ARCHIVE),
      deleteLogs: () => deleteLogs(db, env.ARCHIVE),
    };
    // One job's failure is no reason for the others not to run; each goes on where it stopped at the next minute.
    for (const [job, run] of Object.entries(jobs)) {
      try {
        await run();
      } catch (error) {
        console.error(JSON.stringify({ event: 'job failed', job, error: rootMessage(error) }));
      }
    }
  },
} satisfies ExportedHandler<Bindings>;
