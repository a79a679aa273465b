import { sharingKeyOf } from '../decision/service-names.ts';
import { now } from '../time.ts';
import { config, decision, hasExpired, optionalEmbeddings, replaceDecision } from '../chunk-imports.ts';

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

export const isConsentId = (ucid: unknown): ucid is string =>
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
