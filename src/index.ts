import { drizzle } from 'drizzle-orm/d1';
import { app } from './app.ts';
import { rootMessage } from './db/faults.ts';
import type { Bindings } from './env.ts';
import { positive } from './lib/number.ts';
import { hashBlocks } from './log/chain.ts';
import { deleteLogs } from './log/deletion.ts';
import { expire } from './log/retention.ts';

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    const db = drizzle(env.DB);
    const jobs = {
      hashBlocks: () => hashBlocks(db),
      deleteLogs: () => deleteLogs(db),
      expire: () => expire(db, positive(env.LOG_RETENTION_DAYS, 395)),
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
