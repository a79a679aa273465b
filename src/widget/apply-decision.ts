import { appliesToPage } from './match-pattern.ts';
import { attempt } from './attempt.ts';
import { isAccepted, hasAnswer, validDecision } from './decision.ts';
import { eraseRejected } from './erase-storage.ts';
import { updateGoogleConsent } from './google-consent-mode.ts';
import { recheckFrames, reloadNeeded } from './block-frames.ts';
import { ranServices, releaseScripts } from './block-scripts.ts';
import { refreshChunks } from './load-chunk.ts';
import { insertHtml } from './run-scripts.ts';
import { config } from './current-config.ts';
import { announceConsent } from './announce-consent.ts';

const inserted = new Set<string>();

/**
 * Applies the decision to the page, and gives a function that says whether only a reload can complete it. `anew`, on a page
 * view and a new decision, sends all messages again.
 */
export function applyDecision(anew?: boolean) {
  const on = config.embeddings.filter(isAccepted);
  if (CONSENT_MODE) updateGoogleConsent();
  if (hasAnswer()) announceConsent(on, anew);
  for (const e of on) {
    if (!e.scriptHtmlCode || inserted.has(e.id) || !appliesToPage(e)) continue;
    inserted.add(e.id);
    if (attempt(e.name, () => insertHtml(e.scriptHtmlCode!))) ranServices.add(e.id);
  }
  releaseScripts();
  recheckFrames();
  refreshChunks();
  const unknown = !!validDecision() && eraseRejected();
  const runsOn = [...ranServices].some((id) => !on.some((e) => e.id === id));
  return runsOn || (unknown && config.deleteUnknownCookiesForceReload) ? () => true : reloadNeeded;
}
