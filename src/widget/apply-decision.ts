import { appliesToPage } from './match-pattern.ts';
import { attempt } from './attempt.ts';
import { isAccepted, hasAnswer, mayLoad, validDecision } from './decision.ts';
import { eraseRejected } from './erase-storage.ts';
import { recheckFrames, reloadNeeded } from './block-frames.ts';
import { ranServices, releaseScripts } from './block-scripts.ts';
import { refreshParts } from './load-chunk.ts';
import { insertHtml } from './run-scripts.ts';
import { startsOnNextPage } from './content-policy.ts';
import { config } from './current-config.ts';
import { announceConsent } from './announce-consent.ts';

const inserted = new Set<string>();

/**
 * Applies the decision to the page, and gives a function that says whether only a reload can complete it. `anew`, on a page
 * view and a new decision, sends all messages again.
 */
export function applyDecision(anew?: boolean) {
  const on = config.embeddings.filter(isAccepted);
  refreshParts();
  if (hasAnswer()) announceConsent(on, anew);
  for (const e of config.embeddings) {
    if (!mayLoad(e) || !e.scriptHtmlCode || inserted.has(e.id) || !appliesToPage(e)) continue;
    if (STRICT_POLICY && startsOnNextPage(e)) continue;
    inserted.add(e.id);
    if (attempt(e.name, () => insertHtml(e.scriptHtmlCode!))) ranServices.add(e.id);
  }
  releaseScripts();
  recheckFrames();
  const unknown = validDecision() && eraseRejected();
  const runsOn = config.embeddings.some((e) => ranServices.has(e.id) && !mayLoad(e));
  return runsOn || (unknown && config.deleteUnknownCookiesForceReload) ? () => true : reloadNeeded;
}
