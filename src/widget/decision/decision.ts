import type { Embedding, WidgetConfig } from '../config-types.ts';
import type { Decision } from './decision-type.ts';
import { now } from '../time.ts';
import { config, isMandatory } from '../current-config.ts';
import { parts } from '../decision-listeners.ts';
import { hasExpired, readStored, storageKey, writeStored } from './decision-storage.ts';
import { timeOfSignal } from './earlier-signal.ts';
import { hasDoNotTrack, hasOptOutSignal, isSoldOrShared } from './opt-out-signal.ts';

/** The visitor's decision, until it expires. */
export let decision: Decision | undefined;

/** Whether the visitor's very first decision was made on this page, and no other since. */
export let isFirstDecision = false;

/** Whether a decision rejects everything. What is only left on is no consent, but leaving it on is no objection, either. */
const rejectsAll = ({ consent, unopposed }: Pick<Decision, 'consent' | 'unopposed'>) =>
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

/** What keeps decisions on an own host, if there is one. */
const ownHost = () => parts.get('own-host');

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
  if (POLICIES) signaledAt = timeOfSignal(decision?.signaledAt ?? 0, isDecidedWithSignal());
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
  decision = config.consentStorage === 'cookie' ? { ...next, receipt: undefined } : next;
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
  const { consentResetBefore: from = 0, consentResetOnLegalChange, legalVersion } = config;
  const tooOld = decision && decision.time < from && now() >= from;
  const outdated = consentResetOnLegalChange && decision?.legal !== legalVersion;
  return tooOld || outdated ? undefined : decision;
}

export const newConsentId = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const optionalEmbeddings = () => config.embeddings.filter((e) => !isMandatory(e));

export const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

/** Sets a new decision that accepts the optional embeddings in `picked`. It is no consent if none of them needs consent. */
export function setDecision(picked: Set<string>, consent: boolean) {
  const accepted = optionalEmbeddings().filter((e) => picked.has(e.id));
  const refused = optionalEmbeddings().filter((e) => !picked.has(e.id));
  const partly = ({ purpose }: Embedding) => accepted.some((e) => e.purpose === purpose);
  isFirstDecision = !decision;
  replaceDecision({
    ucid: decision?.ucid ?? newConsentId(),
    consent,
    embeddings: idsOf(accepted),
    refused: [...new Set(refused.map((e) => (partly(e) ? e.id : e.purpose)))],
    time: now(),
    legal: config.legalVersion,
    mandatory: idsOf(config.embeddings.filter(isMandatory)),
    notice: config.notice,
    pending: Date.now(),
    ...(POLICIES ? byPolicy(accepted, consent) : {}),
  });
}

/**
 * Rejects what no valid decision covers, and says whether there was anything. What the visitor has decided stays, and is
 * not renewed.
 */
export function rejectUndecided() {
  // Another tab may have decided.
  readDecision();
  const before = validDecision();
  if (before && optionalEmbeddings().every((e) => decisionOn(e) !== undefined)) return false;
  const on = optionalEmbeddings().filter(decisionOn);
  setDecision(new Set(idsOf(on)), !!before?.consent && !!on[0]);
  if (before) {
    const { time, legal, rejection } = before;
    saveDecision({ ...decision!, time, legal, rejection });
  }
  addSignal('program');
  return true;
}

/** Adds to what is sent with the decision. */
export const addSignal = (name: string) =>
  saveDecision({ ...decision!, signals: [...(decision!.signals ?? []), name] });

/** What policies and signals make of a decision. */
function byPolicy(accepted: Embedding[], consent: boolean) {
  const unopposed = idsOf(accepted.filter(needsNoConsent));
  return {
    consent: consent && !(accepted[0] && accepted.every((e) => e.exempt)),
    signals: signals(),
    policy: config.policy,
    signaledAt,
    unopposed: config.embeddings.some(needsNoConsent) ? unopposed : undefined,
    embeddings: idsOf(accepted.filter((e) => !needsNoConsent(e))),
    mandatory: [...idsOf(config.embeddings.filter(isMandatory)), ...unopposed],
  };
}

const doNotTrack = () => !!config.theme.complyWithDoNotTrack && hasDoNotTrack();

/** What the browser asks for, by the names of the log. */
const signals = () => [hasDoNotTrack() ? 'dnt' : '', hasOptOutSignal(config) ? 'gpc' : ''].filter(Boolean);

/** When the browser has sent the opt-out signal, although it may no longer do so. */
let signaledAt = 0;

const isDecidedWithSignal = () => !!decision?.signals?.includes('gpc');

/** Whether a signal of the browser keeps an embedding from running before the visitor decides. */
const isOptedOut = (embedding: Embedding) =>
  doNotTrack() || ((hasOptOutSignal(config) || !!signaledAt) && isSoldOrShared(embedding));

/** Whether the browser began to send the signal after a decision, which then no longer covers the embedding. */
export const isOverridden = (embedding: Embedding) =>
  isSoldOrShared(embedding) &&
  !isDecidedWithSignal() &&
  (hasOptOutSignal(config) || signaledAt > (decision?.signaledAt ?? 0));

/** Whether an embedding may run without consent. */
export const needsNoConsent = (embedding: Embedding) => !!(config.policy || embedding.exempt);

/** The policies that ask for no consent, strictest first. */
const laxPolicies: WidgetConfig['policy'][] = ['optOut', 'noticeOnly', 'none'];
const laxity = (policy: WidgetConfig['policy']) => laxPolicies.indexOf(policy);

/** Whether the visitor has left an embedding on, by an answer to a question other than for consent. */
export const isUnopposed = ({ id }: Embedding) => !!validDecision()?.unopposed?.includes(id);

/**
 * Whether that still counts: the embedding needs no consent here, this policy is no stricter than the one there, and the
 * browser has not begun to ask for no tracking.
 */
const mayStayOn = (embedding: Embedding) =>
  isUnopposed(embedding) &&
  needsNoConsent(embedding) &&
  laxity(decision!.policy) <= laxity(config.policy) &&
  (!doNotTrack() || !!decision!.signals?.includes('dnt'));

/** Whether the decision accepts an optional embedding; undefined if the decision does not cover it. */
export function decisionOn(embedding: Embedding) {
  const { id, purpose } = embedding;
  const { embeddings = [], refused = [] } = validDecision() ?? {};
  if (embeddings.includes(id) || (POLICIES && mayStayOn(embedding)))
    return POLICIES && isOverridden(embedding) ? undefined : true;
  return refused.includes(id) || refused.includes(purpose) ? false : undefined;
}

/** Whether the visitor has objected to an embedding, or to everything, which holds also if the domain has reset decisions. */
const isOpposed = ({ id, purpose }: Embedding) =>
  decision && (rejectsAll(decision) || decision.refused?.some((one) => one === id || one === purpose));

/** Imports what the visitor decided under other consent managers, then calls `then`; says whether there is anything. */
export const importFormer = (then?: () => void) => !decision && parts.get('former')?.importFormer!(then);

/** Whether an embedding runs without a decision. */
const runsUntilObjection = (embedding: Embedding) =>
  needsNoConsent(embedding) && !isOptedOut(embedding) && !isOpposed(embedding) && !importFormer();

export const isAccepted = (embedding: Embedding) =>
  isMandatory(embedding) ||
  (POLICIES ? (decisionOn(embedding) ?? runsUntilObjection(embedding)) : !!decisionOn(embedding));

/** Whether an embedding may load: it is accepted, or loads in any case because its tools are told that consent is denied. */
export const mayLoad = (embedding: Embedding) => isAccepted(embedding) || embedding.loadBeforeConsent;

/** Whether there is a valid decision, or none is needed. */
export const hasAnswer = () => (POLICIES && !!config.policy) || !!validDecision();

/** The embeddings that an answer accepts; none before a decision where one is needed, although mandatory ones already run. */
export const acceptedByAnswer = () => config.embeddings.filter((e) => hasAnswer() && isAccepted(e));

/** Whether the visitor has to be asked or informed: there is no valid decision, or it does not cover all services. */
export const needsDecision = () =>
  !(POLICIES && config.policy === 'none') &&
  !doNotTrack() &&
  (!validDecision() || optionalEmbeddings().some((e) => decisionOn(e) === undefined));
