import type { Json } from '../lib/canonical-json.ts';
import { openPromise, readKeys, Refusal, type Keys } from './keys.ts';
import type { Leaf } from './lines.ts';
import { readNotices, type ShownNotice } from './notices.ts';
import { checkEntry, type Checked, type Finding, type Head, type Promised, type Proof } from './proof.ts';

/** One decision as ISO/IEC TS 27560 lists it; `event_time` is RFC 3339. */
export type ConsentEvent = {
  event_time: string;
  event_type: string;
  event_state: 'given' | 'refused' | 'withdrawn';
};

/** A full receipt: of its fields after ISO/IEC TS 27560:2023 these can be checked, and are the rest the service's word. */
export type Receipt = {
  pii_principal_id: string;
  privacy_notice: ShownNotice[];
  events: ConsentEvent[];
  entries: (Proof | Promised)[];
};

/** What a receipt is worth: all that was found wrong, and for each entry what it says and what vouches for it. */
export type Verdict = { keys?: Keys; entries: Checked[]; notices: Map<string, Json>; wrong: Finding[] };

/**
 * Checks a receipt with a key, and nothing else: a full one, a bare promise (a compact JWS), or what `POST /app/consents`
 * answered. The key is a verifier key or what `GET /app/log-key` answers.
 */
export async function checkReceipt(text: string, key: string): Promise<Verdict> {
  const none = { entries: [], notices: new Map<string, Json>() };
  const keys = attempt(() => readKeys(key));
  if (!keys) return { ...none, wrong: [{ code: 'keyUnreadable' }] };
  const receipt = parse(text);
  if (!receipt) return { ...none, keys, wrong: [{ code: 'unreadable' }] };
  if ('jws' in receipt) return { ...none, keys, ...(await checkAnswer(receipt, keys)) };

  const entries: Checked[] = [];
  for (const entry of receipt.entries) entries.push(await checkEntry(entry, keys));
  const notices = readNotices(receipt.privacy_notice);
  const leaves = entries.flatMap(({ leaf }) => leaf ?? []);
  const wrong = [
    ...entries.flatMap((entry, i) => entry.wrong.map((finding) => ({ ...finding, entry: i + 1 }))),
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

/** What `POST /app/consents` answered, or the promise of it alone. */
type Answer = { jws: string; ucid?: unknown; timestamp?: unknown };

function parse(text: string): Receipt | Answer | undefined {
  const trimmed = text.trim();
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(trimmed)) return { jws: trimmed };
  const value = attempt(
    () => JSON.parse(trimmed) as Partial<Receipt> & { receipt?: unknown } & Omit<Answer, 'jws'>,
  );
  if (typeof value?.receipt === 'string')
    return { jws: value.receipt, ucid: value.ucid, timestamp: value.timestamp };
  return Array.isArray(value?.entries) ? (value as Receipt) : undefined;
}

async function checkAnswer({ jws, ucid, timestamp }: Answer, keys: Keys) {
  let promise: string;
  try {
    promise = (await openPromise(jws, keys)).leaf;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { wrong: [{ code: error.code, values: error.values, entry: 1 }] };
  }
  const entry = await checkEntry({ leaf: promise, jws }, keys);
  const wrong: Finding[] = entry.wrong.map((finding) => ({ ...finding, entry: 1 }));
  const { leaf } = entry;
  if (leaf && ((ucid ?? leaf.ucid) !== leaf.ucid || (timestamp ?? leaf.timestamp) !== leaf.timestamp))
    wrong.push({ code: 'answerOther' });
  return { entries: [entry], wrong };
}

/** Two signed states of one log that cannot both be true. */
function forks(heads: Head[]): Finding[] {
  const roots = new Map<string, string>();
  for (const { origin, size, root } of heads) {
    const known = roots.get(`${origin} ${size}`);
    if (known !== undefined && known !== root) return [{ code: 'fork', values: { origin, size } }];
    roots.set(`${origin} ${size}`, root);
  }
  return [];
}

/** Where the receipt's own words contradict its entries. */
function agreement(receipt: Receipt, leaves: Leaf[], notices: Map<string, Json> | undefined): Finding[] {
  const found: Finding[] = [];
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

/** Whether the events are those of the leaves, in whatever order. */
function tell(events: ConsentEvent[], leaves: Leaf[]) {
  if (!Array.isArray(events)) return false;
  const states = { given: true, refused: false, withdrawn: false };
  const told = events.map((event) => `${Date.parse(event?.event_time) / 1000} ${states[event?.event_state]}`);
  const stored = leaves.map(({ timestamp, consent }) => `${timestamp} ${consent}`);
  return told.sort().join() === stored.sort().join();
}
