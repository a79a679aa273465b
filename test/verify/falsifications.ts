import { hex } from '../../src/lib/bytes.ts';
import { canonicalJson } from '../../src/lib/crypto/canonical-json.ts';
import type { Leaf } from '../../src/log/leaf.ts';
import { readKeys } from '../../src/verify/log/log-keys.ts';
import type { LogInput } from '../../src/verify/log/log-input.ts';
import * as made from './sample-log.ts';

/** A log as a service shows it: five sealed blocks, and the open block from record 25 on. */
export type Shown = {
  /** The lines of all records. */
  lines: string[];
  key: made.TestKey;
  notice: string | undefined;
  /** The records whose lines the service has deleted. */
  deleted: number[];
  extensions: string[];
  /** Entries and checkpoint as they were before the change, because somebody changed lines in the database alone. */
  entries?: Uint8Array[];
  checkpoint?: string;
};

const SHAPE = [5, 8, 1, 7, 3];
/** What a checkpoint covered at the time of the receipt’s record. */
const COVERED = 26;
const RECEIPT = 28;
const KEY = await made.makeKey(1);
const now = made.START + 30 * 3600;

export const honest = (): Shown => ({
  lines: made.makeLog(SHAPE, 4),
  key: KEY,
  notice: canonicalJson(made.notice),
  deleted: [],
  extensions: [],
});

const flip = { ucid: made.visitor(9) };
const change =
  (seq: number, change: Partial<Leaf> = flip) =>
  (shown: Shown) => {
    shown.lines[seq - 1] = made.lineOf(seq, change);
  };
const honestCheckpoint = () => made.checkpointOf(honest().lines, honest().lines.length, [KEY]);
const erase = (shown: Shown, seq: number) => {
  shown.lines[seq - 1] = made.erasedLineOf(shown.lines[seq - 1]!);
};

/** What an operator with every key, who signs everything again, could do; in the words of docs/log/guarantees.md. */
export const FALSIFICATIONS: Record<string, (shown: Shown) => void | Promise<void>> = {
  'Change a covered record, without the key': async (shown) => {
    shown.entries = made.entriesIn(shown.lines);
    shown.checkpoint = await honestCheckpoint();
    change(12)(shown);
  },
  'Replace size, root hash and lines, without the key': async (shown) => {
    // The service shows the last checkpoint that its own key has signed.
    shown.checkpoint = await honestCheckpoint();
    change(12)(shown);
    shown.lines.push(made.lineOf(30));
  },
  'Change an entry, without the key': async (shown) => {
    shown.checkpoint = await honestCheckpoint();
    shown.entries = made.entriesIn(shown.lines).with(11, made.entryIn(made.lineOf(12, flip)));
  },
  'Change a covered record of a sealed block, and sign again': change(12),
  'Remove the newest blocks, and sign again': (shown) => {
    shown.lines.splice(15);
  },
  'Insert a record into the past, and sign again': (shown) => {
    shown.lines = made.makeLog([5, 9, 1, 7, 3], 4);
    change(10)(shown);
  },
  'Change a covered record of the open block, and sign again': change(26),
  'Remove the newest records, which were not covered yet': (shown) => {
    shown.lines.splice(COVERED);
  },
  'Change the record of the receipt, which is not covered yet': change(RECEIPT),
  'Change another record that is not covered yet': change(27),
  'Replace the text of a consent notice': (shown) => {
    shown.notice = canonicalJson({ ...made.notice, locale: 'de_DE' });
  },
  'Delete a consent notice': (shown) => {
    shown.notice = undefined;
  },
  'Delete a block too early': (shown) => {
    shown.deleted = [7, 8, 9, 10, 11, 12, 13];
  },
  'Erase a record without stating it': (shown) => erase(shown, 12),
  'Erase a record and state it, as if its visitor had asked': (shown) => {
    erase(shown, 12);
    shown.lines.push(made.erasureLine(30, [12, 12]));
  },
  'State a rollback, and lose the newest records': async (shown) => {
    await rolledBack(shown, COVERED);
    shown.lines = [...shown.lines.slice(0, COVERED), made.lineOf(27, flip)];
  },
  'State a rollback, but lose records that it says were kept': async (shown) => {
    change(26)(shown);
    shown.lines.splice(26);
    await rolledBack(shown, COVERED);
  },
  'Restart the log under another number': async (shown) => {
    const key = await made.makeKey(1, 'placet/shop.8');
    Object.assign(shown, { key, lines: made.makeLog([5]) });
  },
  'Sign another log with another key': async (shown) => {
    change(12)(shown);
    shown.key = await made.makeKey(2);
  },
  'Invent a new record': (shown) => {
    shown.lines.push(made.lineOf(30, { ucid: made.visitor(99) }));
  },
};

async function rolledBack(shown: Shown, size: number) {
  shown.extensions = [made.continuesLine(shown.lines, { size })];
  shown.key = await made.makeKey(1, 'placet/shop.8');
}

/** What an auditor holds from the time of record 28, besides the published key. */
export const HOLDINGS: Record<string, () => Promise<Partial<LogInput>>> = {
  Nothing: async () => ({}),
  'A checkpoint': async () => ({ since: await checkpointThen() }),
  'One receipt': async () => ({
    receipts: [{ decision: JSON.parse(made.lineOf(RECEIPT)) as Leaf, commitment: commitment() }],
  }),
  'A copy': async () => ({
    copy: { checkpoint: await checkpointThen(), lines: honest().lines.slice(0, RECEIPT) },
  }),
  'An anchor': async () => ({ commitments: [{ name: 'your anchor', commitment: commitment() }] }),
};

const checkpointThen = () => made.checkpointOf(honest().lines, COVERED, [KEY]);
/** What a receipt and an anchor of that time state. */
const commitment = () => ({
  domain: 'shop',
  log: 7,
  size: COVERED,
  root: hex(made.rootOf(honest().lines, COVERED)),
});

/** A log as the service shows it to an auditor with these holdings. */
export async function served(shown: Shown, held: Partial<LogInput>): Promise<LogInput> {
  const { lines, key, notice, deleted, extensions, checkpoint, entries } = shown;
  const isThere = (_: string, i: number) => !deleted.includes(i + 1);
  return {
    keys: readKeys(KEY.verifier),
    checkpoint: checkpoint ?? (await made.checkpointOf(lines, lines.length, [key], extensions)),
    entries: (size) => (entries ?? made.entriesIn(lines)).slice(0, size),
    lines: lines.filter(isThere),
    notice: async (hash) => (hash === made.noticeHash ? notice : undefined),
    days: 365,
    now,
    ...held,
  };
}
