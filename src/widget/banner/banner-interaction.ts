import { decision } from '../decision/decision.ts';
import { needsDecision } from '../decision/accepted.ts';
import { callService } from '../call-service.ts';
import { config } from '../current-config.ts';
import { listen } from '../listen.ts';
import { hasOptOutSignal } from '../decision/opt-out-signal.ts';
import { pageDocument } from '../unclobbered.ts';

let reported = false;

/** Starts to watch the banner as it opens; without a decision before, its end is reported when the page is left. */
export function trackInteraction() {
  // Phones often end a page without "pagehide"; the last event is then "freeze" or only "visibilitychange".
  if (config.statisticsEnabled && needsDecision())
    for (const type of ['visibilitychange', 'freeze', 'pagehide']) listen(type, report, true);
}

/** What only domains with policies tell; a script may see a signal that the request does not have. */
const byPolicy = () => ({ policy: config.policy, gpc: hasOptOutSignal(config) || undefined });

/** Reports once how the banner ended. A visitor without a decision may only be looking at another tab. */
function report({ type }: Event) {
  // Nobody has seen a page that was prerendered in vain.
  const { hidden, prerendering } = pageDocument as Document & { prerendering?: boolean };
  if (reported || prerendering || (type === 'visibilitychange' && (!hidden || needsDecision()))) return;
  reported = true;
  const decided = !decision?.consent ? 'refusedAll' : decision.refused?.[0] ? 'chosen' : 'acceptedAll';
  const outcome = needsDecision() ? 'unanswered' : decided;
  const body = { locale: config.locale, outcome, ...(POLICIES ? byPolicy() : {}) };
  callService('/app/interactions', body, true).catch(() => {});
}
