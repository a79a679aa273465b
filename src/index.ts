import { entry } from './entry.ts';
import { now, type Bindings } from './env.ts';

export default {
  fetch: entry.fetch,
  async scheduled(_controller, env) {
    const { maintain } = await import('./log/run/maintain.ts');
    const { anchorDaily } = await import('./log/run/anchor-daily.ts');
    const { watchOwnHosts } = await import('./domains/own-host/own-host-watch.ts');
    const { refreshOldStatuses } = await import('./domains/status/domain-status.ts');
    const { scanWeekly } = await import('./domains/scan/weekly-scans.ts');
    const { notifyOfIssues } = await import('./email/notify-of-issues.ts');
    const { sendCheckpoints } = await import('./email/send-checkpoints.ts');
    await maintain(env, now());
    await anchorDaily(env, now());
    await scanWeekly(env, now());
    await watchOwnHosts(env, now());
    await refreshOldStatuses(env, now());
    await notifyOfIssues(env, now());
    await sendCheckpoints(env, now());
  },
} satisfies ExportedHandler<Bindings>;
