import { canonicalJson } from '../../src/lib/canonical-json.ts';
import { readKeys } from '../../src/verify/log-keys.ts';
import type { Leaf } from '../../src/verify/log-lines.ts';
import type { LogInput } from '../../src/verify/log-input.ts';
import * as made from './sample-log.ts';

/** A log as a service shows it: five blocks with a record, and the open block from entry 25 on. */
export type Shown = {
  log: made.TestLog;
  open: string[];
  key: made.TestKey;
  notice: string | undefined;
  /** Blocks that the service says it has deleted. */
  deleted: number[];
  extensions: string[];
  /** Records and checkpoint as they were before the change, because somebody changed the database alone. */
  unsigned?: { records: string[]; checkpoint: string };
};

const SHAPE = [5, 8, 1, 7, 3];
const FIRST_OPEN = 25;
const RECEIPT = 28;
const KEY = await made.makeKey(1);
const now = made.START + 30 * 3600;

export const honest = (): Shown => ({
  log: made.makeLog(SHAPE),
  open: Array.from({ length: 5 }, (_, i) => made.lineOf(FIRST_OPEN + i)),
  key: KEY,
  notice: canonicalJson(made.notice),
  deleted: [],
  extensions: [],
});

const replaced = (lines: string[], first: number, seq: number, change: Partial<Leaf>) =>
  lines.map((line, i) => (first + i === seq ? made.lineOf(seq, change) : line));
const flip = { ucid: made.visitor(9) };

function changeSealed(shown: Shown, seq: number, change: Partial<Leaf> = flip) {
  const block = shown.log.blocks.find(({ last }) => seq <= last)!;
  block.lines = replaced(block.lines, block.first, seq, change);
}
const changeOpen = (seq: number) => (shown: Shown) => {
  shown.open = replaced(shown.open, FIRST_OPEN, seq, flip);
};
/** Somebody without the signing key changes the database. */
const withoutKey = (change: (shown: Shown) => void) => async (shown: Shown) => {
  const records = made.recordsOf(shown.log);
  shown.unsigned = { records, checkpoint: await made.checkpointOf(records, records.length, [KEY]) };
  change(shown);
};
function eraseEntry(shown: Shown, seq: number) {
  const block = shown.log.blocks.find(({ last }) => seq <= last)!;
  block.lines[seq - block.first] = made.erasedLeafOf(block.lines[seq - block.first]!);
}

/** What an operator with every key, who signs everything again, could do; in the words of docs/log.md. */
export const FALSIFICATIONS: Record<string, (shown: Shown) => void | Promise<void>> = {
  'Change an entry with a block record, without the key': withoutKey((shown) => changeSealed(shown, 12)),
  'Change an entry with a block record, and sign again': (shown) => changeSealed(shown, 12),
  'Remove the newest blocks, and sign again': (shown) => {
    shown.log.blocks.splice(3);
    shown.open = [];
  },
  'Insert an entry into the past, and sign again': (shown) => {
    const [first, second] = shown.log.blocks;
    second!.lines = Array.from({ length: 9 }, (_, i) => made.lineOf(6 + i, i === 4 ? flip : {}));
    shown.log.blocks = [first!, { ...second!, last: 14 }, ...shifted(shown.log.blocks.slice(2))];
    shown.open = shown.open.map((_, i) => made.lineOf(FIRST_OPEN + 1 + i));
  },
  'Change an entry that a head covers': changeOpen(26),
  'Change the entry of the receipt': changeOpen(RECEIPT),
  'Change another entry that no head covers yet': changeOpen(27),
  'Replace the text of a consent notice': (shown) => {
    shown.notice = canonicalJson({ ...made.notice, locale: 'de_DE' });
  },
  'Delete a consent notice': (shown) => {
    shown.notice = undefined;
  },
  'Delete a block too early': (shown) => {
    shown.deleted = [2];
  },
  'Erase an entry without listing it': (shown) => {
    eraseEntry(shown, 12);
  },
  'Erase an entry and list it, as if its visitor had asked': (shown) => {
    eraseEntry(shown, 12);
    shown.log.blocks[4]!.erased = [12];
    shown.log.blocks.push(...made.makeLog([...SHAPE, 1]).blocks.slice(5));
    shown.log.blocks[4]!.erased = [];
    shown.log.blocks[5]!.erased = [12];
    shown.open = shown.open.slice(1);
  },
  'State a rollback, and lose the newest entries': async (shown) => {
    await rolledBack(shown, 5, 26);
    shown.open = [...shown.open.slice(0, 2), made.lineOf(27, flip)];
  },
  'State a rollback, but lose entries that it says were kept': async (shown) => {
    await rolledBack(shown, 5, 26);
    shown.open = [made.lineOf(25, flip), made.lineOf(26)];
  },
  'Begin the log again under another number': async (shown) => {
    const key = await made.makeKey(1, 'placet/shop.8');
    Object.assign(shown, { key, log: made.makeLog([5], 'shop', 8), open: [] });
  },
  'Sign another log with another key': async (shown) => {
    changeSealed(shown, 12);
    shown.key = await made.makeKey(2);
  },
  'Invent a new entry': (shown) => {
    shown.open.push(made.lineOf(30, { ucid: made.visitor(99) }));
  },
};

/** Blocks whose entries all come one later. */
const shifted = (blocks: made.TestLog['blocks']) =>
  blocks.map((block) => ({
    ...block,
    first: block.first + 1,
    last: block.last + 1,
    lines: block.lines.map((_, i) => made.lineOf(block.first + 1 + i)),
  }));

async function rolledBack(shown: Shown, size: number, seq: number) {
  shown.extensions = [made.continuesLine(made.recordsOf(shown.log), { size, seq })];
  shown.key = await made.makeKey(1, 'placet/shop.8');
}

/** What an auditor holds from the time of entry 28, besides the published key. */
export const HOLDINGS: Record<string, () => Promise<Partial<LogInput>>> = {
  Nothing: async () => ({}),
  'A checkpoint': async () => ({ since: await checkpointOf(honest()) }),
  'One receipt': async () => ({
    receipts: [{ leaf: JSON.parse(made.lineOf(RECEIPT)) as Leaf, commitment: commitment() }],
  }),
  'A copy': async () => ({
    copy: {
      checkpoint: await checkpointOf(honest()),
      records: made.recordsOf(honest().log),
      leaves: [...honest().log.blocks.flatMap(({ lines }) => lines), ...honest().open.slice(0, 4)],
    },
  }),
  'An anchor': async () => ({ commitments: [{ name: 'your anchor', commitment: commitment() }] }),
};

/** What a receipt and an anchor of that time state: all blocks, and a head over the entries 25 and 26. */
function commitment() {
  const { log, open } = honest();
  const records = made.recordsOf(log);
  const head = made.headOf(6, FIRST_OPEN, open.slice(0, 2));
  return { domain: 'shop', log: 7, size: 5, root: made.rootOf(records, 5), head };
}

function checkpointOf({ log, key, extensions }: Shown) {
  const records = made.recordsOf(log);
  return made.checkpointOf(records, records.length, [key], extensions);
}

/** A log as the service shows it to an auditor with these holdings. */
export async function served(shown: Shown, held: Partial<LogInput>): Promise<LogInput> {
  const { log, open, unsigned, notice, deleted } = shown;
  const blocks = new Map(log.blocks.map(({ number, lines }) => [number, lines]));
  return {
    keys: readKeys(KEY.verifier),
    checkpoint: unsigned?.checkpoint ?? (await checkpointOf(shown)),
    records: unsigned?.records ?? made.recordsOf(log),
    lines: async (block) =>
      deleted.includes(block) ? undefined : block === log.blocks.length + 1 ? open : blocks.get(block),
    notice: async (hash) => (hash === made.noticeHash ? notice : undefined),
    sealed: [],
    open: log.blocks.length + 1,
    days: 365,
    now,
    ...held,
  };
}
