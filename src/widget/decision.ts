import { adsPurpose, socialMediaPurpose } from '../texts/purposes.ts';
import type { Embedding } from './config-types.ts';
import { now } from './now.ts';
import { config, isMandatory } from './current-config.ts';
import { hasExpired, readStored, storageKey, writeStored } from './decision-storage.ts';

type Decision = {
  ucid: string;
  consent: boolean;
  /** The ids of the accepted optional embeddings. */
  embeddings: string[];
  /** The ids of the rejected optional embeddings, or of a purpose that was rejected completely, future embeddings included. */
  refused?: string[];
  /** Unix seconds, by the service's clock once it has stored the decision. */
  time: number;
  legal?: number;
  /** The mandatory embeddings and the hash of the consent notice, as long as the decision is pending. */
  mandatory?: string[];
  notice?: string;
  /** What the service stores with the decision, as long as it is pending, such as `own-banner`. */
  signals?: string[];
  /** The receipt from the service; left out if the storage has no room for it. */
  receipt?: string;
  /** Unix milliseconds of the decision, as long as the service has not stored it. */
  pending?: number;
};

/** The visitor's decision, until it expires. */
export let decision: Decision | undefined;

/** Whether the visitor's very first decision was made on this page, and no other since. */
export let isFirstDecision = false;

/** Reads the stored decision again and says whether it has changed. */
export function readDecision() {
  const before = JSON.stringify(decision);
  try {
    const stored = JSON.parse(readStored(storageKey()) || 'null') as Decision | null;
    if (stored?.embeddings) decision = stored;
  } catch {}
  if (decision && hasExpired(decision.time)) {
    decision = undefined;
    writeStored(storageKey());
  }
  return before !== JSON.stringify(decision);
}

export function saveDecision(next: Decision) {
  decision = next;
  const text = JSON.stringify(next);
  if (writeStored(storageKey(), text, next.time) !== text && next.receipt)
    saveDecision({ ...next, receipt: undefined });
}

/** The decision, unless the domain wants visitors to decide again. */
export function validDecision() {
  const { consentResetBefore: from = 0, consentResetOnLegalChange, legalVersion } = config;
  const tooOld = decision && decision.time < from && now() >= from;
  const outdated = consentResetOnLegalChange && decision?.legal !== legalVersion;
  return tooOld || outdated ? undefined : decision;
}

const newConsentId = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const optionalEmbeddings = () => config.embeddings.filter((e) => !isMandatory(e));

export const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

/** Sets a new decision that accepts the optional embeddings in `picked`. */
export function setDecision(picked: Set<string>, consent: boolean) {
  const accepted = optionalEmbeddings().filter((e) => picked.has(e.id));
  const refused = optionalEmbeddings().filter((e) => !picked.has(e.id));
  const partly = ({ purpose }: Embedding) => accepted.some((e) => e.purpose === purpose);
  isFirstDecision = !decision;
  saveDecision({
    ucid: decision?.ucid ?? newConsentId(),
    consent,
    embeddings: idsOf(accepted),
    refused: [...new Set(refused.map((e) => (partly(e) ? e.id : e.purpose)))],
    time: now(),
    legal: config.legalVersion,
    mandatory: idsOf(config.embeddings.filter(isMandatory)),
    notice: config.notice,
    pending: Date.now(),
  });
}

type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

const doNotTrack = () => !!config.theme.complyWithDoNotTrack && (navigator as Signals).doNotTrack === '1';

// Global Privacy Control is an opt-out of ads and social media.
const optedOut = ({ purpose }: Embedding) =>
  doNotTrack() ||
  (!!(navigator as Signals).globalPrivacyControl &&
    (purpose === adsPurpose || purpose === socialMediaPurpose));

/** Whether the decision accepts an optional embedding; undefined if the decision does not cover it. */
export function decisionOn({ id, purpose }: Embedding) {
  const { embeddings = [], refused = [] } = validDecision() ?? {};
  return embeddings.includes(id) || (refused.includes(id) || refused.includes(purpose) ? false : undefined);
}

export const isAccepted = (embedding: Embedding) =>
  isMandatory(embedding) || (decisionOn(embedding) ?? (!!config.outsideEu && !optedOut(embedding)));

/** Whether there is a valid decision, or none is needed. */
export const hasAnswer = () => !!config.outsideEu || !!validDecision();

/** Whether the visitor has to decide: there is no valid decision, or it does not cover all services. */
export const needsDecision = () =>
  !config.outsideEu &&
  !doNotTrack() &&
  (!validDecision() || optionalEmbeddings().some((e) => decisionOn(e) === undefined));
