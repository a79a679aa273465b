import { appliesToPage } from '../blocking/match-pattern.ts';
import { warnOnFailure } from '../warn-on-failure.ts';
import { acceptedByAnswer, isAccepted, hasAnswer, mayLoad } from './accepted.ts';
import { isStored, validDecision } from './decision.ts';
import { needsNoConsent, config } from '../current-config.ts';
import { eraseRejected } from './erase-storage.ts';
import { forgetRejectedFrames } from '../blocking/frames/frames-without-service.ts';
import { framesNeedReload, recheckFrames, remakePlaceholders } from '../blocking/frames/block-frames.ts';
import { blockedServices, ranServices, releaseScripts } from '../blocking/scripts/block-scripts.ts';
import { refreshParts } from '../decision-listeners.ts';
import { insertHtml } from '../blocking/scripts/run-scripts.ts';
import { savePlace, startsOnNextPage, tightenPolicy } from '../blocking/content-policy.ts';
import { announceChange, announceConsent } from './announce-consent.ts';
import { isPosted } from '../blocking/posted-page.ts';
import { isWaiting, setWaiting } from '../is-waiting.ts';

const inserted = new Set<string>();

/** Whether unknown cookies were deleted, which can require a reload. */
let hasErased = false;

/** The embeddings that have HTML to insert into this page. */
const toInsert = () =>
  config.embeddings.filter((e) => mayLoad(e) && e.scriptHtmlCode && !inserted.has(e.id) && appliesToPage(e));

function insertNow() {
  for (const e of toInsert()) {
    if (STRICT_POLICY && startsOnNextPage(e)) continue;
    inserted.add(e.id);
    if (warnOnFailure(e.name, () => insertHtml(e.scriptHtmlCode!))) ranServices.add(e.id);
  }
}

/** Applies the decision to the page. `anew`, on a page view and a new decision, sends all messages again. */
export function applyDecision(anew?: boolean) {
  if (isWaiting) return;
  const on = config.embeddings.filter(isAccepted);
  refreshParts();
  announceChange(acceptedByAnswer());
  if (hasAnswer()) announceConsent(on, anew);
  if (STARTS && OPTIONS) insertNow();
  if (BLOCKS) {
    releaseScripts();
    recheckFrames();
  }
  if (validDecision()) eraseRejected();
}

/** Whether only a reload completes the decision. Asking this starts nothing. */
function needsReload() {
  hasErased ||= !!validDecision() && eraseRejected();
  if (STRICT_POLICY) for (const e of [...toInsert(), ...blockedServices()]) startsOnNextPage(e);
  return (
    // For services that need no consent, a decision that cannot be stored causes no reload: the next page view begins like this
    // one, and a program may decline on each.
    (config.embeddings.some(
      (e) => ranServices.has(e.id) && !mayLoad(e) && (!(POLICIES && needsNoConsent(e)) || isStored()),
    ) ||
      (OPTIONS && hasErased && config.deleteUnknownCookiesForceReload && isStored()) ||
      (BLOCKS && framesNeedReload())) &&
    !isPosted()
  );
}

/**
 * Applies a new decision, or reloads the page when it is sent if only that completes the decision. Nothing starts before a
 * reload, because it would start again.
 */
export async function completeDecision(sent?: Promise<unknown>, anew?: boolean) {
  if (BLOCKS) forgetRejectedFrames();
  if (STRICT_POLICY) tightenPolicy();
  if (STARTS && needsReload()) {
    setWaiting(true);
    refreshParts(true);
    announceChange(acceptedByAnswer(), true);
    await sent;
    // The visitor may have begun to fill in a form meanwhile.
    if (needsReload()) {
      if (FRAME_POLICY) savePlace();
      location.reload();
      return;
    }
  }
  setWaiting(false);
  applyDecision(anew);
  if (BLOCKS) remakePlaceholders();
}
