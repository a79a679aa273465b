import { decision, needsDecision } from './decision.ts';
import { config } from './current-config.ts';

let told = false;

/** Notes that the first layer opens: where an answer is missing it is a question, and the end of the page tells of it. */
export function trackInteraction() {
  if (!config.statisticsEnabled || !needsDecision()) return;
  // Phones end many a page without "pagehide": the last they say is that it is frozen, or only that it is hidden.
  for (const type of ['visibilitychange', 'freeze', 'pagehide']) addEventListener(type, tell, true);
}

/** Tells how the question ended, once. Whoever has not answered may only be looking at another tab. */
function tell({ type }: Event) {
  if (told || (type === 'visibilitychange' && (!document.hidden || needsDecision()))) return;
  told = true;
  const answer = !decision?.consent ? 'refusedAll' : decision.refused?.[0] ? 'chosen' : 'acceptedAll';
  const outcome = needsDecision() ? 'unanswered' : answer;
  // Unlike a beacon it carries no cookie, and says where it comes from whatever the page's referrer policy.
  fetch(`${config.base}/app/interactions`, {
    method: 'POST',
    body: JSON.stringify({ apiKey: config.apiKey, domain: config.domain, locale: config.locale, outcome }),
    keepalive: true,
  }).catch(() => {});
}
