import type { Json } from '../lib/canonical-json.ts';
import type { Commitment } from './commitment.ts';
import { followEntry, openServed, type Followed, type Served } from './follow-receipt.ts';
import { openReceipt, readKeys, readVerifiers, SignatureError, type Keys } from './log-keys.ts';
import { originOf, type Leaf } from './log-lines.ts';
import { readNotices } from './receipt-notices.ts';
import { attempt, parseReceipt, type Answer, type ConsentEvent, type EvidenceFile } from './receipt-parts.ts';
import { verifyEntry, type VerifiedEntry, type ReceiptError } from './verify-entry.ts';
import { withAnchor } from './verify-anchor.ts';

/** Where the key came from: from the person who verifies, from the evidence file, or from the service. */
export type KeySource = 'given' | 'file' | 'service';

/** The result for a receipt: all errors, and the contents and proof of each entry. */
export type ReceiptResult = {
  keys?: Keys;
  keySource?: KeySource;
  entries: FollowedEntry[];
  notices: Map<string, Json>;
  wrong: ReceiptError[];
};
/** An entry, and what the service’s newest checkpoint says about it. */
export type FollowedEntry = VerifiedEntry & Partial<Followed>;

/**
 * Verifies an evidence file, a receipt (a compact JWS) or a response of `POST /app/consents`. The key is a verifier key
 * or a response of `GET /app/log-key`; without one, the keys in the evidence file or from the service are used, which
 * prove nothing against the service. `served` is what the service has answered about the log.
 */
export async function verifyReceipt(text: string, key: string, served: Served = {}): Promise<ReceiptResult> {
  const none = { entries: [], notices: new Map<string, Json>() };
  const receipt = parseReceipt(text);
  const [keySource, keys] = keysFrom(key, receipt, served);
  const unreadable = /^\s*[0-9a-f]{64}\s*$/i.test(text) ? 'consentId' : 'unreadable';
  if (!keys && !key.trim()) return { ...none, wrong: [{ code: receipt ? 'keyMissing' : unreadable }] };
  if (!keys) return { ...none, wrong: [{ code: 'keyUnreadable' }] };
  const using = { ...none, keys, keySource };
  if (!receipt) return { ...using, wrong: [{ code: unreadable }] };
  const { entries, wrong, notices } =
    'jws' in receipt ? await checkAnswer(receipt, keys) : await checkFile(receipt, keys);
  if (served.checkpoint === undefined) return { ...using, entries, notices, wrong };

  const checkpoint = await openServed(served.checkpoint, keys);
  if (!checkpoint) return { ...using, entries, notices, wrong: [...wrong, { code: 'servedCheckpoint' }] };
  const followed = await Promise.all(entries.map((entry) => followEntry(entry, checkpoint, served, keys)));
  const contradictions = followed.flatMap(({ wrong }, i) =>
    entries[i]!.by === 'nothing' ? [] : wrong.map((error) => ({ ...error, entry: i + 1 })),
  );
  return { ...using, entries: followed, notices, wrong: [...wrong, ...contradictions] };
}

/** The keys to verify with, and where they came from. */
function keysFrom(
  key: string,
  receipt: EvidenceFile | Answer | undefined,
  served: Served,
): [KeySource, Keys | undefined] {
  if (key.trim()) return ['given', attempt(() => readKeys(key))];
  const listed = receipt && 'keys' in receipt ? receipt.keys : undefined;
  if (Array.isArray(listed)) return ['file', attempt(() => readVerifiers(listed))];
  return ['service', attempt(() => readKeys(served.key ?? ''))];
}

async function checkFile(receipt: EvidenceFile, keys: Keys) {
  const entries: VerifiedEntry[] = [];
  for (const entry of receipt.entries)
    entries.push(await withAnchor(entry, await verifyEntry(entry, keys), keys.domain));
  const notices = readNotices(receipt.privacy_notice);
  const leaves = entries.flatMap(({ leaf }) => leaf ?? []);
  const wrong: ReceiptError[] = [
    ...entries.flatMap((entry, i) => entry.wrong.map((error) => ({ ...error, entry: i + 1 }))),
    ...forks(entries.flatMap(({ commitment, by }) => (commitment && by === 'log' ? commitment : []))),
    ...agreement(receipt, leaves, notices),
  ];
  if (entries.length === 0) wrong.push({ code: 'noEntries' });
  return { entries, notices: notices ?? new Map<string, Json>(), wrong };
}

async function checkAnswer({ jws, ucid, timestamp }: Answer, keys: Keys) {
  const notices = new Map<string, Json>();
  let promise: string;
  try {
    promise = (await openReceipt(jws, keys)).leaf;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    const wrong: ReceiptError[] = [{ code: error.code, values: error.values, entry: 1 }];
    return { entries: [], notices, wrong };
  }
  const entry = await verifyEntry({ leaf: promise, jws }, keys);
  const wrong: ReceiptError[] = entry.wrong.map((error) => ({ ...error, entry: 1 }));
  const { leaf } = entry;
  if (leaf && ((ucid ?? leaf.ucid) !== leaf.ucid || (timestamp ?? leaf.timestamp) !== leaf.timestamp))
    wrong.push({ code: 'answerOther' });
  return { entries: [entry], notices, wrong };
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

/** Contradictions between the evidence file’s own fields and its entries. */
function agreement(
  receipt: EvidenceFile,
  leaves: Leaf[],
  notices: Map<string, Json> | undefined,
): ReceiptError[] {
  const found: ReceiptError[] = [];
  const [visitor = '', ...others] = new Set(leaves.map(({ ucid }) => ucid));
  const principal: unknown = receipt.pii_principal_id ?? visitor;
  if (others.length > 0) found.push({ code: 'otherVisitor' });
  else if (visitor && principal !== visitor)
    found.push({
      code: 'principal',
      values: { principal: typeof principal === 'string' ? principal : '?', visitor },
    });
  const named = new Set(leaves.map(({ notice }) => notice));
  if (!notices || [...notices.keys()].some((hash) => !named.has(hash))) found.push({ code: 'notice' });
  if (receipt.events !== undefined && !attempt(() => tell(receipt.events, leaves)))
    found.push({ code: 'events' });
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
