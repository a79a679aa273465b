import type { Embedding } from './config.ts';
import { config, mandatory } from './settings.ts';
import { read, storageKey, write } from './storage.ts';

export type Choice = {
  ucid: string;
  consent: boolean;
  embeddings: string[];
  /** Unix seconds; the service's clock once it has stored the choice. */
  time: number;
  legal?: string;
  /** The hash of what was shown when the choice was made, as long as it is pending. */
  notice?: string;
  /** What the service has signed of it; where the storage has no room for it, it is left out. */
  receipt?: string;
  /** When the choice was made, in milliseconds, as long as the service has not stored it. */
  pending?: number;
};

/** What the visitor has chosen, however long ago. */
export let choice: Choice | undefined;

/** Reads the stored choice again and says whether it is another one than before. */
export function recall() {
  const before = JSON.stringify(choice);
  try {
    const stored = JSON.parse(read(storageKey()) || 'null') as Choice | null;
    if (stored?.embeddings) choice = stored;
  } catch {}
  return before !== JSON.stringify(choice);
}

export function remember(next: Choice) {
  choice = next;
  const text = JSON.stringify(next);
  if (write(storageKey(), text) !== text && next.receipt) remember({ ...next, receipt: undefined });
}

const now = () => Math.floor(Date.now() / 1000);

/** The choice that counts: none when the domain wants to ask again. */
export function standing() {
  const { consentResetBefore: from = 0, consentResetOnLegalChange, legalVersion } = config;
  const tooOld = choice && choice.time < from && now() >= from;
  const outdated = consentResetOnLegalChange && choice?.legal !== legalVersion;
  return tooOld || outdated ? undefined : choice;
}

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sets a new choice: the mandatory embeddings and those of `picked`. */
export function choose(picked: Set<string>, consent: boolean) {
  remember({
    ucid: choice?.ucid ?? newId(),
    consent,
    embeddings: config.embeddings.filter((e) => mandatory(e) || picked.has(e.id)).map((e) => e.id),
    time: now(),
    legal: config.legalVersion,
    notice: config.notice,
    pending: Date.now(),
  });
}

const signals = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string | null };

export const doNotTrack = () => !!config.theme.complyWithDoNotTrack && signals.doNotTrack === '1';

// Global Privacy Control opts out of ads and social media.
const optedOut = ({ purpose }: Embedding) =>
  doNotTrack() || (!!signals.globalPrivacyControl && /cdcbd7c|6cd2721/.test(purpose));

export function accepted(embedding: Embedding) {
  const made = standing();
  if (mandatory(embedding)) return true;
  return made ? made.embeddings.includes(embedding.id) : !!config.outsideEu && !optedOut(embedding);
}
