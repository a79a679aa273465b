import { logFailure } from '../http/log-event.ts';
import { problem } from '../http/problem.ts';
import { hex, unhex } from '../lib/bytes.ts';
import type { Line } from './blocks/archive-format.ts';
import { acceptedOf, bitsOf, type Leaf } from './leaf.ts';
import type { FoundLog } from './log-query.ts';
import { readNotices } from './notices/consent-notice-cache.ts';
import type { Notice } from './notices/consent-notice.ts';
import type { Columns, EntryRow } from './packed-entries.ts';

/** An entry with its consent notice. */
export type Entry = Columns & { notice: Notice };

/** The entries of rows; throws if one of their notices is missing. */
export async function entriesOfRows(log: FoundLog, rows: EntryRow[]): Promise<Entry[]> {
  const numbers = new Map(rows.map(({ hash, notice }) => [hash, notice]));
  const noticeOf = await noticesOf(log, numbers.keys(), numbers);
  return rows.map((row) => ({
    seq: row.seq,
    ucid: row.ucid,
    timestamp: row.timestamp,
    consent: row.consent,
    manipulationPrevention: row.manipulationPrevention,
    notice: noticeOf(row.hash),
    accepted: row.accepted,
    signals: row.signals,
    salt: row.salt,
  }));
}

/** The entries in lines of archived blocks; throws as `entriesOfRows` does. */
export async function entriesOfLines(log: FoundLog, lines: Line[]): Promise<Entry[]> {
  const leaves = lines.map(({ text }) => JSON.parse(text) as Leaf);
  const noticeOf = await noticesOf(
    log,
    leaves.map(({ notice }) => notice),
  );
  return leaves.map(({ seq, ucid, timestamp, consent, manipulationPrevention, signals, salt, ...leaf }) => {
    const notice = noticeOf(leaf.notice);
    const ids = notice.services.map(({ id }) => id);
    return {
      seq,
      ucid,
      timestamp,
      consent,
      manipulationPrevention,
      notice,
      accepted: hex(bitsOf(ids, new Set(leaf.embeddings))),
      signals,
      salt,
    };
  });
}

/** The notices of entries; throws if one is missing, before the response has started. */
async function noticesOf(log: FoundLog, hashes: Iterable<string>, numbers?: Map<string, number>) {
  const distinct = new Set(hashes);
  const notices = await readNotices(log, log.location, distinct, numbers);
  for (const hash of distinct)
    if (!notices.has(hash)) {
      // With the row of a notice in D1, its hash is lost, too; entries there name its number.
      const name = hash ? { hash } : { number: numbers?.get(hash) };
      logFailure('notice missing', { domain: log.location.domain, ...name });
      throw problem(
        500,
        `The consent notice ${hash || `number ${name.number}`} of this log is missing. This has been reported.`,
      );
    }
  return (hash: string) => notices.get(hash)!;
}

/** An entry’s leaf. */
export const leafOf = ({ notice, accepted, ...entry }: Entry): Leaf => ({
  ...entry,
  notice: notice.hash,
  embeddings: acceptedOf(unhex(accepted), notice.services).map(({ id }) => id),
});

type Choice = Pick<Entry, 'notice' | 'accepted'>;

/** The accepted services of a visitor from the notice, exempt ones that were left on included. */
export const acceptedServices = ({ notice, accepted }: Choice) =>
  acceptedOf(unhex(accepted), notice.services);

/** The services that a visitor has accepted, which exempt ones need not be, and their purposes. */
export function agreedTo(entry: Choice) {
  const embeddings = acceptedServices(entry).filter(({ exempt }) => !exempt);
  const used = new Set(embeddings.map(({ purpose }) => purpose));
  return { purposes: entry.notice.purposes.filter(({ id }) => used.has(id)), embeddings };
}

export const decisionKinds = [
  'accepted',
  'custom',
  'rejected',
  'exemptLeftOn',
  'allLeftOn',
  'someLeftOn',
  'objected',
] as const;
/**
 * Whether a decision accepted all services, some or none, and left exempt ones on. Without consent: whether it left all
 * services on, some, or objected to all.
 */
export type DecisionKind = (typeof decisionKinds)[number];

/** The kind of a decision. Statistics count only whether there was a consent (src/log/counts/daily-counts.ts). */
export function kindOf(entry: Choice & Pick<Entry, 'consent'>): DecisionKind {
  const { services, policy } = entry.notice;
  const on = acceptedServices(entry);
  const isAll = on.length === services.length;
  if (policy !== 'optIn') return !entry.consent ? 'objected' : isAll ? 'allLeftOn' : 'someLeftOn';
  if (!entry.consent) return on.some(({ exempt }) => exempt) ? 'exemptLeftOn' : 'rejected';
  return isAll ? 'accepted' : 'custom';
}

/**
 * Whether a decision withdraws a consent: it is none, and the visitor’s previous decision was one. Undefined where the
 * previous decision is not known.
 */
export const withdraws = (
  { consent }: Pick<Entry, 'consent'>,
  before: Pick<Entry, 'consent'> | 'unknown' | undefined,
) => (consent ? false : before === 'unknown' ? undefined : before?.consent === true);

/** Caches the text of each distinct choice, of which visitors make few. Anyone can send many, so at most `maxTexts` are cached. */
export function byDecision<E extends { notice: unknown; accepted: string }>(
  write: (entry: E) => string,
  maxTexts = 100,
) {
  const texts = new Map<E['notice'], Map<string, string>>();
  let count = 0;
  return (entry: E) => {
    const known = texts.get(entry.notice)?.get(entry.accepted);
    if (known !== undefined) return known;
    if (count === maxTexts) texts.clear();
    count = (count % maxTexts) + 1;
    const text = write(entry);
    const ofNotice = texts.get(entry.notice) ?? new Map<string, string>();
    texts.set(entry.notice, ofNotice.set(entry.accepted, text));
    return text;
  };
}
