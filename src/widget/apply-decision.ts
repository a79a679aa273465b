import { appliesToPage } from './applies.ts';
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

/** Makes the page agree with the choice, `anew` on a view and a save, and gives what says whether only a reload can finish that. */
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
