import type { Context } from 'hono';
import { logEvent, logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { actionOf, idlePlans, stampOf, type Action, type Subject } from './bulk-actions.ts';
import type { Result } from './bulk-results.tsx';
import type { Target } from './bulk-targets.ts';

/** Runs an action on domains, given as their IDs with the stamps that they were shown with. */
export const runPortion = async (
  c: Context,
  action: Action,
  sent: (readonly [id: string, stamp: string])[],
  byId: Map<string, Target>,
  subject: Subject,
): Promise<Result[]> =>
  Promise.all(
    sent.map(async ([id, stamp]) => {
      const target = byId.get(id);
      const outcome = await runOn(c, action, target, Number(stamp), subject);
      logEvent('bulk action by the operator', { action, domain: id, result: outcome });
      return { id, target, outcome };
    }),
  );

/** Runs an action on a domain, unless it was changed since it was shown; returns what was done, or why nothing was. */
async function runOn(
  c: Context,
  action: Action,
  target: Target | undefined,
  stamp: number,
  subject: Subject,
) {
  if (!target) return 'deleted';
  if (stampOf(action, target) !== stamp) return 'changed';
  const { plan, run } = actionOf(action);
  const planned = plan(target, subject);
  if (idlePlans.includes(planned)) return 'changed';
  try {
    return (await run(c, target, subject)) ?? planned;
  } catch (error) {
    // The other domains go on.
    logFailure('bulk action failed', { action, domain: target.id, error: rootMessage(error) });
    return 'failed';
  }
}
