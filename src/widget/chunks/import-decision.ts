import { ccm19Key } from '../decision/ccm19-key.ts';
import { sharingKeyOf } from '../decision/service-names.ts';
import { now } from '../time.ts';
import {
  config,
  decision,
  eraseCookie,
  hasExpired,
  newConsentId,
  optionalEmbeddings,
  replaceDecision,
} from '../chunk-imports.ts';

/**
 * A decision from outside: accepted services, rejected ones (also by purpose), and `false` if it rejects all. Without
 * rejected ones, it rejects those that need no consent and are not accepted.
 */
export type ForeignDecision = [
  ucid: unknown,
  time: number,
  accepted: unknown[],
  refused?: unknown[] | undefined,
  isNoRejection?: unknown,
];

const isConsentId = (ucid: unknown): ucid is string =>
  typeof ucid === 'string' && /^[0-9a-f]{64}$/.test(ucid);

/**
 * Stores a decision that was made elsewhere if it is newer than the stored one. It is not sent, because no consent notice of
 * this domain was shown for it. A malformed one changes nothing, or throws.
 */
export function importDecision(...[ucid, time, accepted, refused, isNoRejection]: ForeignDecision) {
  if (!Number.isInteger(time) || time <= (decision?.time ?? 0) || time > now() || hasExpired(time)) return;
  if (!isConsentId(ucid)) return;
  const { purposes, legalVersion, policy } = config;
  const optional = optionalEmbeddings();
  const listed = (given: unknown[] | undefined, of: Parameters<typeof sharingKeyOf>[0][]) => {
    const list = new Set(given);
    return of.filter((one) => list.has(one.id) || list.has(sharingKeyOf(one))).map(({ id }) => id);
  };
  const embeddings = listed(accepted, optional);
  const unnamed = optional.filter((e) => (policy || e.exempt) && !embeddings.includes(e.id));
  replaceDecision({
    ucid,
    consent: isNoRejection !== false,
    embeddings,
    refused: refused ? listed(refused, [...optional, ...purposes]) : unnamed.map(({ id }) => id),
    time,
    legal: time < legalVersion ? 0 : legalVersion,
  });
}

type Ccm19Decision = {
  gen: number;
  consent: unknown;
  ucid: unknown;
  embeddings: (string & { id?: string; name?: string; purpose?: string })[];
  created: number | string;
  updated?: number | string;
  clickedButton?: string;
};

/** Imports a decision that the visitor made under CCM19, once. Services that it does not name stay undecided, unless it
 * rejects everything. */
export function importCcm19Decision(text: string) {
  try {
    localStorage.removeItem(ccm19Key);
    eraseCookie(ccm19Key);
    const found = (JSON.parse(text) as Record<string, Ccm19Decision>)['/']!;
    const { gen, consent, ucid, embeddings, created, updated = created, clickedButton } = found;
    const isRefusal = consent === false || clickedButton === 'decline';
    // Seconds, milliseconds or a date.
    const time = typeof updated === 'number' ? updated : Date.parse(updated);
    const seconds = Math.floor(time / (time > 1e11 ? 1000 : 1));
    if (gen !== 2) return;
    if (isRefusal)
      importDecision(
        // A program that declines for the visitor writes an ID of its own.
        isConsentId(ucid) ? ucid : newConsentId(),
        seconds,
        [],
        optionalEmbeddings().map(({ id }) => id),
        false,
      );
    else if (consent === true)
      importDecision(
        ucid,
        seconds,
        embeddings.flatMap((e) => [e, e.id, `${e.purpose} ${e.name}`]),
      );
  } catch {}
}
