import type { Json } from '../lib/canonical-json.ts';
import { openReceipt, readKeys, SignatureError, type Keys } from './log-keys.ts';
import type { Leaf } from './log-lines.ts';
import { withAnchor } from './verify-anchor.ts';
import { readNotices, type ShownNotice } from './receipt-notices.ts';
import {
  verifyEntry,
  type VerifiedEntry,
  type ReceiptError,
  type TreeHead,
  type EntryWithReceipt,
  type EntryWithProof,
} from './verify-entry.ts';

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
  entries: (EntryWithProof | EntryWithReceipt)[];
};

/** The result for a receipt: all errors, and the contents and proof of each entry. */
export type ReceiptResult = {
  keys?: Keys;
  entries: VerifiedEntry[];
  notices: Map<string, Json>;
  wrong: ReceiptError[];
};

/**
 * Verifies an evidence file, a receipt (a compact JWS) or a response of `POST /app/consents` with nothing but a key.
 * The key is a verifier key or a response of `GET /app/log-key`.
 */
export async function verifyReceipt(text: string, key: string): Promise<ReceiptResult> {
  const none = { entries: [], notices: new Map<string, Json>() };
  const keys = attempt(() => readKeys(key));
  if (!keys) return { ...none, wrong: [{ code: 'keyUnreadable' }] };
  const receipt = parse(text);
  if (!receipt) return { ...none, keys, wrong: [{ code: 'unreadable' }] };
  if ('jws' in receipt) return { ...none, keys, ...(await checkAnswer(receipt, keys)) };

  const entries: VerifiedEntry[] = [];
  for (const entry of receipt.entries)
    entries.push(await withAnchor(entry, await verifyEntry(entry, keys), keys.domain));
  const notices = readNotices(receipt.privacy_notice);
  const leaves = entries.flatMap(({ leaf }) => leaf ?? []);
  const wrong = [
    ...entries.flatMap((entry, i) => entry.wrong.map((error) => ({ ...error, entry: i + 1 }))),
    ...forks(entries.flatMap(({ head, by }) => (head && by === 'log' ? head : []))),
    ...agreement(receipt, leaves, notices),
  ];
  if (entries.length === 0) wrong.push({ code: 'noEntries' });
  return { keys, entries, notices: notices ?? new Map(), wrong };
}

function attempt<T>(read: () => T) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A response of `POST /app/consents`, or only its receipt. */
type Answer = { jws: string; ucid?: unknown; timestamp?: unknown };

function parse(text: string): EvidenceFile | Answer | undefined {
  const trimmed = text.trim();
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(trimmed)) return { jws: trimmed };
  const value = attempt(
    () => JSON.parse(trimmed) as Partial<EvidenceFile> & { receipt?: unknown } & Omit<Answer, 'jws'>,
  );
  if (typeof value?.receipt === 'string')
    return { jws: value.receipt, ucid: value.ucid, timestamp: value.timestamp };
  return Array.isArray(value?.entries) ? (value as EvidenceFile) : undefined;
}

async function checkAnswer({ jws, ucid, timestamp }: Answer, keys: Keys) {
  let promise: string;
  try {
    promise = (await openReceipt(jws, keys)).leaf;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return { wrong: [{ code: error.code, values: error.values, entry: 1 }] };
  }
  const entry = await verifyEntry({ leaf: promise, jws }, keys);
  const wrong: ReceiptError[] = entry.wrong.map((error) => ({ ...error, entry: 1 }));
  const { leaf } = entry;
  if (leaf && ((ucid ?? leaf.ucid) !== leaf.ucid || (timestamp ?? leaf.timestamp) !== leaf.timestamp))
    wrong.push({ code: 'answerOther' });
  return { entries: [entry], wrong };
}

/** Two signed tree heads of one log that contradict each other. */
function forks(heads: TreeHead[]): ReceiptError[] {
  const roots = new Map<string, string>();
  for (const { origin, size, root } of heads) {
    const known = roots.get(`${origin} ${size}`);
    if (known !== undefined && known !== root) return [{ code: 'fork', values: { origin, size } }];
    roots.set(`${origin} ${size}`, root);
  }
  return [];
}

/** Contradictions between the evidence file’s own fields and its entries. */
function agreement(
  receipt: EvidenceFile,
  leaves: Leaf[],
  notices: Map<string, Json> | undefined,
): ReceiptError[] {
  const found: ReceiptError[] = [];
  const [visitor = '', ...others] = new Set(leaves.map(({ ucid }) => ucid));
  const principal = receipt.pii_principal_id ?? visitor;
  if (others.length > 0) found.push({ code: 'otherVisitor' });
  else if (visitor && principal !== visitor)
    found.push({ code: 'principal', values: { principal: principal, visitor } });
  const named = new Set(leaves.map(({ notice }) => notice));
  if (!notices || [...notices.keys()].some((hash) => !named.has(hash))) found.push({ code: 'notice' });
  if (receipt.events !== undefined && !tell(receipt.events, leaves)) found.push({ code: 'events' });
  return found;
}

/** Whether the events match the leaves, in any order. */
function tell(events: ConsentEvent[], leaves: Leaf[]) {
  if (!Array.isArray(events)) return false;
  const states = { given: true, refused: false, withdrawn: false };
  const told = events.map((event) => `${Date.parse(event?.event_time) / 1000} ${states[event?.event_state]}`);
  const stored = leaves.map(({ timestamp, consent }) => `${timestamp} ${consent}`);
  return told.sort().join() === stored.sort().join();
}
