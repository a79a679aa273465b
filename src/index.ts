import { entry } from './entry.ts';
import { now, type Bindings } from './env.ts';

export default {
  fetch: entry.fetch,
  async scheduled(_controller, env) {
    const { maintain } = await import('./log/maintenance.ts');
    const { anchorDaily } = await import('./anchor/anchor-job.ts');
    const { scanWeekly } = await import('./clients/website-scan.ts');
    await maintain(env, now());
    await anchorDaily(env, now());
    await scanWeekly(env, now());
  },
} satisfies ExportedHandler<Bindings>;
