import type { ListedKey } from '../log/log-keys.ts';
import type { ProvenRecord } from '../verify-record.ts';
import { hex } from '../../lib/bytes.ts';
import { canonicalJson, type Json } from '../../lib/crypto/canonical-json.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';

/** One decision as in ISO/IEC TS 27560; `event_time` is RFC 3339. */
export type ConsentEvent = {
  event_time: string;
  event_type: string;
  event_state: 'given' | 'refused' | 'withdrawn';
};

/** An evidence file: the fields of ISO/IEC TS 27560:2023 that can be verified. All other fields are claims of the service. */
export type EvidenceFile = {
  pii_principal_id: string;
  privacy_notice: ShownNotice[];
  events: ConsentEvent[];
  records: ProvenRecord[];
  keys?: ListedKey[];
};

/** A response of `POST /app/consents`, or only its receipt. */
export type Answer = { jws: string; ucid?: unknown; timestamp?: unknown };

/** An evidence file, a receipt or a response with one; undefined for other text. */
export function parseReceipt(text: string): EvidenceFile | Answer | undefined {
  const trimmed = text.trim();
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(trimmed)) return { jws: trimmed };
  const value = unlessThrown(
    () => JSON.parse(trimmed) as Partial<EvidenceFile> & { receipt?: unknown } & Omit<Answer, 'jws'>,
  );
  if (typeof value?.receipt === 'string')
    return { jws: value.receipt, ucid: value.ucid, timestamp: value.timestamp };
  return Array.isArray(value?.records) ? (value as EvidenceFile) : undefined;
}

/** The parts of all records of a receipt, of which nothing is verified. */
export function receiptParts(text: string): { line?: string; proof?: string; jws?: string }[] | undefined {
  const receipt = parseReceipt(text);
  const records = receipt && ('jws' in receipt ? [receipt] : receipt.records);
  return records?.map((record) => record ?? {});
}

/** What a function returns; undefined if it throws. */
export function unlessThrown<T>(read: () => T) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A consent notice in an evidence file; `hash` is optional, because it follows from the content. */
type ShownNotice = { hash?: string; content?: Json };

/**
 * The consent notices of an evidence file by hash, the SHA-256 of their canonical JSON (RFC 8785); undefined if a hash
 * does not match its content.
 */
export function shownNotices(field: unknown) {
  const found = new Map<string, Json>();
  for (const notice of [field ?? []].flat() as ShownNotice[]) {
    if (notice?.content === undefined) continue;
    const hash = fingerprint(notice.content);
    if (hash === undefined || (notice.hash !== undefined && notice.hash !== hash)) return undefined;
    found.set(hash, notice.content);
  }
  return found;
}

function fingerprint(content: Json) {
  try {
    return hex(sha256(canonicalJson(content)));
  } catch {
    return undefined;
  }
}

/** Whether a notice asks for no consent. */
export const asksForNoConsent = (content: Json | undefined) =>
  Object.hasOwn((content ?? {}) as object, 'policy');

type NamedService = { id: string; name: string; runs: 'withConsent' | 'always' | 'untilObjection' };

/** The services of a notice, and whether they run only with consent, in any case, or until the visitor objects. */
export function servicesOf(content: Json | undefined): NamedService[] {
  const { services, purposes } = (content ?? {}) as { services?: unknown; purposes?: unknown };
  const necessary = objectsIn(purposes).flatMap(({ id, mandatory }) => (mandatory === true ? [id] : []));
  return objectsIn(services).flatMap(({ id, name, purpose, exempt }) => {
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    const runs = necessary.includes(purpose)
      ? 'always'
      : exempt === undefined
        ? 'withConsent'
        : 'untilObjection';
    return [{ id, name, runs }];
  });
}

const objectsIn = (list: unknown) =>
  (Array.isArray(list) ? list : []).map((item: unknown) => (item ?? {}) as Record<string, unknown>);
