import type { Json } from '../../lib/crypto/canonical-json.ts';
import {
  type Commitment,
  openReceipt,
  readKeys,
  readVerifiers,
  SignatureError,
  type Keys,
} from '../log/log-keys.ts';
import { followRecord, type Followed, type Served } from './follow-receipt.ts';
import { originOf } from '../log/log-lines.ts';
import type { Leaf } from '../../log/leaf.ts';
import {
  shownNotices,
  unlessThrown,
  parseReceipt,
  type Answer,
  type ConsentEvent,
  type EvidenceFile,
} from './receipt-parts.ts';
import { verifyRecord, type VerifiedRecord, type ReceiptError } from '../verify-record.ts';
import { withAnchor } from '../verify-anchor.ts';

/** Where the key came from: from the person who verifies, from the evidence file, or from the service. */
export type KeySource = 'given' | 'file' | 'service';

/** The result for a receipt: all errors, and the contents and proof of each record. */
export type ReceiptResult = {
  keys?: Keys;
  keySource?: KeySource;
  records: FollowedRecord[];
  notices: Map<string, Json>;
  wrong: ReceiptError[];
  /** The service was asked about the log, but did not answer. */
  isUnconfirmed?: boolean;
};
/** A record, and what the service’s current checkpoint says about it. */
export type FollowedRecord = VerifiedRecord & Partial<Followed>;

/**
 * Verifies an evidence file, a receipt (JWS) or a response of `POST /app/consents`. Without a key from elsewhere, the
 * service’s own keys are used, which prove nothing against it. `served`: its answers; `now`: the Unix time in seconds.
 */
export async function verifyReceipt(
  text: string,
  key: string,
  served: Served = {},
  now = Date.now() / 1000,
): Promise<ReceiptResult> {
  const none = { records: [], notices: new Map<string, Json>() };
  const receipt = parseReceipt(text);
  const [keySource, keys] = keysFrom(key, receipt, served);
  const unreadable = /^\s*[0-9a-f]{64}\s*$/i.test(text) ? 'consentId' : 'unreadable';
  if (!keys && !key.trim()) return { ...none, wrong: [{ code: receipt ? 'keyMissing' : unreadable }] };
  if (!keys) return { ...none, wrong: [{ code: 'keyUnreadable' }] };
  const using = { ...none, keys, keySource };
  if (!receipt) return { ...using, wrong: [{ code: unreadable }] };
  const { records, wrong, notices } =
    'jws' in receipt ? await checkAnswer(receipt, keys) : await checkFile(receipt, keys);
  const followed = await Promise.all(records.map((record) => followRecord(record, served, keys, now)));
  const contradictions = followed.flatMap(({ wrong }, i) =>
    records[i]!.by === 'nothing'
      ? []
      : wrong.slice(records[i]!.wrong.length).map((error) => ({ ...error, entry: i + 1 })),
  );
  const all = [...wrong, ...contradictions];
  return { ...using, records: followed, notices, wrong: all, isUnconfirmed: served.isSilent === true };
}

/** The keys to verify with, and where they came from. */
function keysFrom(
  key: string,
  receipt: EvidenceFile | Answer | undefined,
  served: Served,
): [KeySource, Keys | undefined] {
  if (key.trim()) return ['given', unlessThrown(() => readKeys(key))];
  const listed = receipt && 'keys' in receipt ? receipt.keys : undefined;
  if (Array.isArray(listed)) return ['file', unlessThrown(() => readVerifiers(listed))];
  return ['service', unlessThrown(() => readKeys(served.key ?? ''))];
}

async function checkFile(receipt: EvidenceFile, keys: Keys) {
  const records: VerifiedRecord[] = [];
  for (const record of receipt.records)
    records.push(await withAnchor(record, await verifyRecord(record, keys), keys));
  const notices = shownNotices(receipt.privacy_notice);
  const decisions = records.flatMap(({ decision }) => decision ?? []);
  const wrong: ReceiptError[] = [
    ...records.flatMap((record, i) => record.wrong.map((error) => ({ ...error, entry: i + 1 }))),
    ...forks(records.flatMap(({ commitment, by }) => (commitment && by === 'log' ? commitment : []))),
    ...agreement(receipt, decisions, notices),
  ];
  if (records.length === 0) wrong.push({ code: 'noEntries' });
  return { records, notices: notices ?? new Map<string, Json>(), wrong };
}

async function checkAnswer({ jws, ucid, timestamp }: Answer, keys: Keys) {
  const notices = new Map<string, Json>();
  let line: string;
  try {
    line = (await openReceipt(jws, keys)).leaf;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    const wrong: ReceiptError[] = [{ code: error.code, values: error.values, entry: 1 }];
    return { records: [], notices, wrong };
  }
  const record = await verifyRecord({ line, jws }, keys);
  const wrong: ReceiptError[] = record.wrong.map((error) => ({ ...error, entry: 1 }));
  const { decision } = record;
  const isOther =
    decision &&
    ((ucid ?? decision.ucid) !== decision.ucid || (timestamp ?? decision.timestamp) !== decision.timestamp);
  if (isOther) wrong.push({ code: 'answerOther' });
  return { records: [record], notices, wrong };
}

/** Two signed tree heads of one log that contradict each other. */
function forks(commitments: Commitment[]): ReceiptError[] {
  const roots = new Map<string, string>();
  for (const { size, root, ...log } of commitments) {
    const origin = originOf(log);
    const known = roots.get(`${origin} ${size}`);
    if (known !== undefined && known !== root) return [{ code: 'fork', values: { origin, size } }];
    roots.set(`${origin} ${size}`, root);
  }
  return [];
}

/** Contradictions between the evidence file’s own fields and its records. */
function agreement(
  receipt: EvidenceFile,
  decisions: Leaf[],
  notices: Map<string, Json> | undefined,
): ReceiptError[] {
  const found: ReceiptError[] = [];
  const [visitor = '', ...others] = new Set(decisions.map(({ ucid }) => ucid));
  const principal: unknown = receipt.pii_principal_id ?? visitor;
  if (others.length > 0) found.push({ code: 'otherVisitor' });
  else if (visitor && principal !== visitor)
    found.push({
      code: 'principal',
      values: { principal: typeof principal === 'string' ? principal : '?', visitor },
    });
  const named = new Set(decisions.map(({ notice }) => notice));
  if (!notices || [...notices.keys()].some((hash) => !named.has(hash))) found.push({ code: 'notice' });
  if (receipt.events !== undefined && !unlessThrown(() => tell(receipt.events, decisions)))
    found.push({ code: 'events' });
  return found;
}

/** Whether the events match the decisions, in any order. */
function tell(events: ConsentEvent[], decisions: Leaf[]) {
  if (!Array.isArray(events)) return false;
  const states = { given: true, refused: false, withdrawn: false };
  const told = events.map((event) => `${Date.parse(event?.event_time) / 1000} ${states[event?.event_state]}`);
  const stored = decisions.map(({ timestamp, consent }) => `${timestamp} ${consent}`);
  return told.sort().join() === stored.sort().join();
}

/** What a valid receipt demands of the log: its decisions, and the states of the log under their anchors. */
export function demandsOf({ records }: Pick<ReceiptResult, 'records'>, name = 'your receipt') {
  return {
    receipts: records.map(({ decision, commitment }) => ({
      decision: decision!,
      commitment: commitment!,
      name,
    })),
    commitments: records.flatMap(({ anchor }) =>
      anchor ? [{ name: `the anchor in ${name}`, commitment: anchor.commitment }] : [],
    ),
  };
}
