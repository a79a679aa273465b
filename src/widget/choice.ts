import type { Embedding } from './config.ts';
import { now } from './now.ts';
import { config, mandatory } from './settings.ts';
import { ended, read, storageKey, write } from './storage.ts';

export type Choice = {
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
export let choice: Choice | undefined;

/** Whether this page has seen the visitor's very first choice, and no other since. */
export let initial = false;

/** Reads the stored choice again and says whether it is another one than before. */
export function recall() {
  const before = JSON.stringify(choice);
  try {
    const stored = JSON.parse(read(storageKey()) || 'null') as Choice | null;
    if (stored?.embeddings) choice = stored;
  } catch {}
  if (choice && ended(choice.time)) {
    choice = undefined;
    write(storageKey());
  }
  return before !== JSON.stringify(choice);
}

export function remember(next: Choice) {
  choice = next;
  const text = JSON.stringify(next);
  if (write(storageKey(), text, next.time) !== text && next.receipt)
    remember({ ...next, receipt: undefined });
}

/** The choice that counts: none when the domain wants to ask again. */
export function standing() {
  const { consentResetBefore: from = 0, consentResetOnLegalChange, legalVersion } = config;
  const tooOld = choice && choice.time < from && now() >= from;
  const outdated = consentResetOnLegalChange && choice?.legal !== legalVersion;
  return tooOld || outdated ? undefined : choice;
}

export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const optional = () => config.embeddings.filter((e) => !mandatory(e));

export const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

/** Sets a new choice: of the optional embeddings those of `picked`. */
export function choose(picked: Set<string>, consent: boolean) {
  const accepted = optional().filter((e) => picked.has(e.id));
  const refused = optional().filter((e) => !picked.has(e.id));
  const partly = ({ purpose }: Embedding) => accepted.some((e) => e.purpose === purpose);
  initial = !choice;
  remember({
    ucid: choice?.ucid ?? newId(),
    consent,
    embeddings: idsOf(accepted),
    refused: [...new Set(refused.map((e) => (partly(e) ? e.id : e.purpose)))],
    time: now(),
    legal: config.legalVersion,
    mandatory: idsOf(config.embeddings.filter(mandatory)),
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
export function said({ id, purpose }: Embedding) {
  const { embeddings = [], refused = [] } = standing() ?? {};
  return embeddings.includes(id) || (refused.includes(id) || refused.includes(purpose) ? false : undefined);
}

export const accepted = (embedding: Embedding) =>
  mandatory(embedding) || (said(embedding) ?? (!!config.outsideEu && !optedOut(embedding)));

/** Whether there is an answer that counts: the visitor's, or that none is needed. */
export const answered = () => !!config.outsideEu || !!standing();

/** Whether the visitor has to be asked: nothing has been chosen that counts, or not about all that is there now. */
export const required = () =>
  !config.outsideEu && !doNotTrack() && (!standing() || optional().some((e) => said(e) === undefined));
