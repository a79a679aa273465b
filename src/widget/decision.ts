import type { Embedding } from './config-types.ts';
import { now } from './now.ts';
import { config, isMandatory } from './current-config.ts';
import { hasExpired, readStored, storageKey, writeStored } from './decision-storage.ts';

export type Decision = {
  ucid: string;
  consent: boolean;
  /** The optional ones that were accepted. */
  embeddings: string[];
  /** The other optional ones that the choice was about: by their purpose where all of it was refused, later ones included. */
  refused?: string[];
  /** Unix seconds; the service's clock once it has stored the choice. */
  time: number;
  legal?: number;
  /** The mandatory ones and the hash of what was shown when the choice was made, as long as it is pending. */
  mandatory?: string[];
  notice?: string;
  /** What the service has signed of it; where the storage has no room for it, it is left out. */
  receipt?: string;
  /** When the choice was made, in milliseconds, as long as the service has not stored it. */
  pending?: number;
};

/** What the visitor has chosen, until it ends. */
export let decision: Decision | undefined;

/** Whether this page has seen the visitor's very first choice, and no other since. */
export let isFirstDecision = false;

/** Reads the stored choice again and says whether it is another one than before. */
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

/** The choice that counts: none when the domain wants to ask again. */
export function validDecision() {
  const { consentResetBefore: from = 0, consentResetOnLegalChange, legalVersion } = config;
  const tooOld = decision && decision.time < from && now() >= from;
  const outdated = consentResetOnLegalChange && decision?.legal !== legalVersion;
  return tooOld || outdated ? undefined : decision;
}

export const newConsentId = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const optionalServices = () => config.embeddings.filter((e) => !isMandatory(e));

export const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

/** Sets a new choice: of the optional embeddings those of `picked`. */
export function setDecision(picked: Set<string>, consent: boolean) {
  const accepted = optionalServices().filter((e) => picked.has(e.id));
  const refused = optionalServices().filter((e) => !picked.has(e.id));
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

export const doNotTrack = () =>
  !!config.theme.complyWithDoNotTrack && (navigator as Signals).doNotTrack === '1';

// Global Privacy Control opts out of ads and social media.
const optedOut = ({ purpose }: Embedding) =>
  doNotTrack() || (!!(navigator as Signals).globalPrivacyControl && /cdcbd7c|6cd2721/.test(purpose));

/** What the standing choice says of an optional embedding; undefined where it was not about it. */
export function decisionOn({ id, purpose }: Embedding) {
  const { embeddings = [], refused = [] } = validDecision() ?? {};
  return embeddings.includes(id) || (refused.includes(id) || refused.includes(purpose) ? false : undefined);
}

export const isAccepted = (embedding: Embedding) =>
  isMandatory(embedding) || (decisionOn(embedding) ?? (!!config.outsideEu && !optedOut(embedding)));

/** Whether there is an answer that counts: the visitor's, or that none is needed. */
export const hasAnswer = () => !!config.outsideEu || !!validDecision();

/** Whether the visitor has to be asked: nothing has been chosen that counts, or not about all that is there now. */
export const needsDecision = () =>
  !config.outsideEu &&
  !doNotTrack() &&
  (!validDecision() || optionalServices().some((e) => decisionOn(e) === undefined));
