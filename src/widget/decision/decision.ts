import type { Decision } from './decision-type.ts';
import { now } from '../time.ts';
import { config, needsNoConsent } from '../current-config.ts';
import { parts } from '../decision-listeners.ts';
import { hasExpired, readStored, storageKey, writeStored } from './decision-storage.ts';
import { noteSignal } from './earlier-signal.ts';

/** The visitor's decision, until it expires. */
export let decision: Decision | undefined;

/** Whether a decision rejects everything. What is only left on is no consent, but leaving it on is no objection, either. */
export const rejectsAll = ({ consent, unopposed }: Pick<Decision, 'consent' | 'unopposed'>) =>
  !consent && !unopposed?.[0];

/**
 * Where a decision’s lifetime begins; shifted for a rejection with its own lifetime. An objection never expires earlier
 * than other decisions, because the services would run again.
 */
function lifetimeStart(of: Decision) {
  const { consentCookieLifetime: days, consentRejectionLifetime } = config;
  const more = (consentRejectionLifetime ?? days) - days;
  const isObjection = of.unopposed || config.embeddings.some(needsNoConsent);
  return rejectsAll(of) ? of.time + (isObjection ? Math.max(more, 0) : more) * 86_400 : of.time;
}

/** The part that keeps decisions on an own host, if there is one. An own host always uses a cookie, which needs `OPTIONS`. */
const ownHost = () => (OPTIONS ? parts.get('own-host') : undefined);

/** Whether the stored decision was another one since the page last asked, also where only sending has read it. */
let isChanged = false;

/** Reads the stored decision again. */
export function readDecision() {
  const before = validDecision()?.id;
  try {
    const stored = JSON.parse(readStored(storageKey()) || 'null') as Decision | null;
    // A tab to which the browser had not shown this decision yet has stored the answer for an earlier one.
    const newer = stored && (decision?.replaced?.includes(stored.id) ? decision : ownHost()?.newer!(stored));
    if (newer) saveDecision(newer);
    else if (stored?.embeddings) decision = stored;
  } catch {}
  if (decision && hasExpired(POLICIES ? lifetimeStart(decision) : decision.time)) {
    decision = undefined;
    writeStored(storageKey());
    ownHost()?.saved!();
  }
  if (POLICIES) noteSignal(decision?.signaledAt ?? 0, isDecidedWithSignal());
  isChanged ||= before !== validDecision()?.id;
}

/** Reads the stored decision again and says whether the visitor has made another one since the last time. */
export function hasOtherDecision() {
  readDecision();
  const wasChanged = isChanged;
  isChanged = false;
  return wasChanged;
}

export function saveDecision(next: Decision) {
  ownHost()?.saved!(next);
  // A cookie would send the receipt with every request.
  decision = OPTIONS && config.consentStorage === 'cookie' ? { ...next, receipt: undefined } : next;
  const text = JSON.stringify(decision);
  const since = POLICIES ? lifetimeStart(next) : next.time;
  if (writeStored(storageKey(), text, since) !== text && decision.receipt)
    saveDecision({ ...next, receipt: undefined });
}

/** Whether the storage has the decision. */
export const isStored = () => (readStored(storageKey()) || undefined) === JSON.stringify(decision);

/** Stores a new decision in the place of the present one. */
export function replaceDecision(next: Omit<Decision, 'id' | 'rejection' | 'replaced'>) {
  const id = newConsentId().slice(56);
  isChanged = false;
  const isRejection = !next.consent && (!POLICIES || next.refused?.[0] || rejectsAll(next));
  saveDecision({
    ...next,
    id,
    rejection: isRejection ? id : decision?.rejection,
    replaced: decision?.pending ? [decision.id, ...(decision.replaced ?? [])] : undefined,
  });
}

/** The decision, unless the domain wants visitors to decide again. */
export function validDecision() {
  if (!OPTIONS) return decision;
  const { consentResetBefore: from = 0, consentResetOnLegalChange, legalVersion } = config;
  const tooOld = decision && decision.time < from && now() >= from;
  const outdated = consentResetOnLegalChange && decision?.legal !== legalVersion;
  return tooOld || outdated ? undefined : decision;
}

export const newConsentId = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const isDecidedWithSignal = () => !!decision?.signals?.includes('gpc');
