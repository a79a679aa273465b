import type { ListedKey } from '../log/log-keys.ts';
import type { ShownNotice } from './receipt-notices.ts';
import type { ProvenRecord } from '../verify-record.ts';

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
  const value = attempt(
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
export function attempt<T>(read: () => T) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
