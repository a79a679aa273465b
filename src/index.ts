import { anchorDaily } from './anchor/anchor-job.ts';
import { entry } from './app.ts';
import { takeChanges } from './db/changed-domains.ts';
import { scanWeekly } from './clients/website-scan.ts';
import { now, type Bindings } from './env.ts';
import { maintain } from './log/maintenance.ts';
import { publishChanges } from './visitor/publish-changes.ts';

export default {
  fetch: entry.fetch,
  async scheduled(_controller, env) {
    await maintain(env, now());
    await publishChanges(env, takeChanges());
    await anchorDaily(env, now());
    await scanWeekly(env, now());
  },
} satisfies ExportedHandler<Bindings>;
