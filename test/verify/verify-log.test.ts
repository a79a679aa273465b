import { beforeAll, describe, expect, test } from 'vitest';
import { incrementalMerkleTree } from '../../src/lib/incremental-merkle-tree.ts';
import { hex } from '../../src/lib/bytes.ts';
import { consistencyProof, leafHash, treeHash, type NodeAt } from '../../src/lib/merkle.ts';
import { readKeys } from '../../src/verify/log-keys.ts';
import { UnreadableBlock, type LogInput } from '../../src/verify/log-input.ts';
import { verifyLog, isError } from '../../src/verify/verify-log.ts';
import type { Leaf } from '../../src/verify/log-lines.ts';
import * as made from './sample-log.ts';

const NOW = made.START + 400 * made.DAY;
const SHAPE = [5, 8, 1, 7, 3];
let key: made.TestKey;
let other: made.TestKey;

beforeAll(async () => {
  key = await made.makeKey(1);
  other = await made.makeKey(2);
});

/** The log as the service returns it, optionally with the checkpoint of an earlier size. */
async function shown(
  log: made.TestLog,
  change: Partial<LogInput> = {},
  records = made.recordsOf(log),
): Promise<LogInput> {
  return {
    keys: readKeys(key.verifier),
    checkpoint: await made.checkpointOf(records, records.length, [key]),
    records,
    lines: (block) => Promise.resolve(log.blocks.find(({ number }) => number === block)?.lines),
    now: NOW,
    ...change,
  };
}

const earlier = async (size: number) => made.checkpointOf(made.recordsOf(made.makeLog(SHAPE)), size, [key]);

/** The results of a verification: each error of the log and the state of each block. */
async function check(given: LogInput) {
  const wrong: string[] = [];
  const blocks: string[] = [];
  const texts: string[] = [];
  for await (const result of verifyLog(given)) {
    if (result.block === undefined) (isError(result) ? wrong : texts).push(result.text);
    else blocks.push(result.state);
    if (result.block !== undefined && isError(result)) wrong.push(`${result.block}: ${result.text}`);
  }
  return { wrong: wrong.join('\n'), blocks: blocks.join(' '), texts: texts.join('\n') };
}

test('a growing tree has the root hash of its leaves at every size', () => {
  const tree = incrementalMerkleTree();
  const leaves: Uint8Array[] = [];
  for (let size = 0; size < 140; size++) {
    expect(hex(tree.root()), String(size)).toBe(hex(treeHash(leaves)));
    leaves.push(leafHash(String(size)));
    tree.add(leaves.at(-1)!);
  }
});

describe('a valid log', () => {
  test('is intact, covered by its checkpoint, and extends every earlier checkpoint', async () => {
    for (let size = 0; size <= SHAPE.length; size++) {
      const hashes = made.recordsOf(made.makeLog(SHAPE)).map((record) => leafHash(record));
      const node: NodeAt = (level, index) =>
        treeHash(hashes.slice(index * 2 ** level, (index + 1) * 2 ** level));
      const proof = async (m: number, n: number) => consistencyProof(m, n, node).map(hex);
      const given = await shown(made.makeLog(SHAPE), { since: await earlier(size), proof });
      const found = await check(given);
      const without = await check({ ...given, proof: async () => ['00'] });
      expect(without.wrong).toContain(size === 0 ? '' : 'consistency proof between');
      expect(found).toMatchObject({ wrong: '', blocks: 'intact intact intact intact intact' });
      expect(found.texts).toContain(`extends your earlier checkpoint of ${size} records`);
    }
  });

  test('may have no blocks, or blocks that are not hashed or covered yet', async () => {
    expect(await check(await shown(made.makeLog([])))).toMatchObject({ wrong: '', blocks: '' });
    const log = made.makeLog(SHAPE);
    const soon = made.START + 25 * 3600;
    const given = await shown(log, { checkpoint: await earlier(4), sealed: [5, 6, 7], now: soon });
    expect(await check(given)).toMatchObject({
      wrong: '',
      blocks: 'intact intact intact intact unsigned waiting waiting',
      texts: expect.stringContaining('covers 4 of 5 records'),
    });
    const text = 'first entry that is not covered by a signed record is 31 days old';
    const { first } = log.blocks[4]!;
    const unsigned = (days: number) => check({ ...given, now: made.START + first * 3600 + days * made.DAY });
    expect((await unsigned(30)).wrong).toBe('');
    expect((await unsigned(31)).wrong).toContain(text);
    const signed = await shown(log);
    const waiting = (days: number) => check({ ...signed, unrecorded: NOW - days * made.DAY });
    expect((await waiting(30)).wrong).toBe('');
    expect((await waiting(31)).wrong).toContain(text);
  });

  test('may lack only blocks that are older than the number of days given by the auditor', async () => {
    const log = made.makeLog(SHAPE);
    const given = await shown(log, { since: await earlier(2) });
    const lines: LogInput['lines'] = async (block) => (block <= 2 ? undefined : given.lines(block));
    const days = (days: number | undefined) => check({ ...given, lines, days });
    expect(await days(undefined)).toMatchObject({ wrong: '', blocks: 'gone gone intact intact intact' });
    expect(await days(399)).toMatchObject({ wrong: '', blocks: 'gone gone intact intact intact' });
    expect((await days(400)).wrong).toContain('1: deleted, although its last entry is 399 days old');
  });

  test('may lack entries that any record lists as erased', async () => {
    const log = made.makeLog(SHAPE);
    log.blocks[4]!.erased = [7, 24];
    log.blocks[1]!.erased = [9];
    log.blocks[0]!.erased = [1];
    const records = made.recordsOf(log);
    for (const seq of [1, 7, 9, 24]) {
      const block = log.blocks.find(({ last }) => seq <= last)!;
      block.lines[seq - block.first] = made.erasedLeafOf(block.lines[seq - block.first]!);
    }
    const found = await check(await shown(log, {}, records));
    expect(found).toMatchObject({ wrong: '', blocks: 'erased erased intact intact erased' });
  });

  test('may have a new key; the previous key is valid up to its last checkpoint', async () => {
    const records = made.recordsOf(made.makeLog(SHAPE));
    const both = await made.checkpointOf(records, 3, [key, other]);
    const keys = (lastSize: number) =>
      readKeys(
        JSON.stringify({
          jwk: other.jwk,
          verifier: other.verifier,
          former: [{ jwk: key.jwk, verifier: key.verifier, lastSize }],
        }),
      );
    const newest = await made.checkpointOf(records, 5, [other]);
    for (const since of [await earlier(2), await earlier(3), both, newest]) {
      const given = await shown(made.makeLog(SHAPE), { checkpoint: newest, since, keys: keys(3) });
      expect((await check(given)).wrong).toBe('');
    }
    const forged = await shown(made.makeLog(SHAPE), { keys: keys(3) });
    expect((await check(forged)).wrong).toContain('covers 5 blocks, but its key was replaced after block 3');
  });
});

describe('a falsified log', () => {
  type Change = (log: made.TestLog) => void;
  /** The log after a change by someone with full access; with the key, they also recompute all records and the checkpoint. */
  async function after(change: Change, { resigned = false, size = 3 } = {}) {
    const log = made.makeLog(SHAPE);
    const before = made.recordsOf(log);
    change(log);
    return check(await shown(log, { since: await earlier(size) }, resigned ? undefined : before));
  }
  const line =
    (seq: number, change: (line: string) => string): Change =>
    ({ blocks }) => {
      const { lines, first } = blocks.find(({ last }) => seq <= last)!;
      lines[seq - first] = change(lines[seq - first]!);
    };

  test('a changed entry, flag, notice or service is found in its block and against the earlier checkpoint', async () => {
    const changes = [
      ['"consent":true', '"consent":false'],
      ['"manipulationPrevention":false', '"manipulationPrevention":true'],
      [made.noticeHash, '0'.repeat(64)],
      ['["e1","e2"]', '["e1"]'],
      [made.visitor(2), made.visitor(3)],
    ] as const;
    for (const [from, to] of changes) {
      const change = line(7, (text) => text.replace(from, to));
      const found = await after(change);
      expect(found).toMatchObject({ blocks: 'intact changed intact intact intact' });
      expect(found.wrong).toBe('2: the root hash of its entries does not match the record');
      const resigned = await after(change, { resigned: true });
      expect(resigned).toMatchObject({ blocks: 'intact intact intact intact intact' });
      expect(resigned.wrong).toContain('The first 3 records do not match your earlier checkpoint');
      // With the key, a change after the last earlier checkpoint cannot be found.
      expect((await after(change, { resigned: true, size: 1 })).wrong).toBe('');
    }
  });

  test('misplaced, missing, added or malformed lines are reported with their number', async () => {
    const cases: [string, string, Change][] = [
      ['changed', 'found entry 6; expected 7', line(7, () => made.lineOf(6))],
      ['missing', 'entry 7 is missing; the next one is 8', ({ blocks }) => blocks[1]!.lines.splice(1, 1)],
      ['missing', 'entries 13 to 13 are missing', ({ blocks }) => blocks[1]!.lines.pop()],
      ['missing', 'entries 6 to 13 are missing', ({ blocks }) => (blocks[1]!.lines = [])],
      ['changed', 'it has entries after', ({ blocks }) => blocks[1]!.lines.push(made.lineOf(14))],
      ['changed', 'does not match the required format', line(7, (text) => text.replace(',', ' ,'))],
      [
        'changed',
        'root hash of its entries does not match',
        line(7, (text) => text.replace('}', ',"more":1}')),
      ],
      ['changed', 'does not match the required format', line(7, () => '')],
      ['changed', 'time of entry 7', line(7, () => made.lineOf(7, { timestamp: made.START + 5 * 3600 }))],
      ['changed', 'time of entry 7', line(7, () => made.lineOf(7, { timestamp: made.START + 14 * 3600 }))],
      ['changed', 'time of entry 8', line(7, () => made.lineOf(7, { timestamp: made.START + 9 * 3600 }))],
      ['changed', 'time of entry 6', line(6, () => made.lineOf(6, { timestamp: made.START + 7 * 3600 }))],
      [
        'changed',
        'root hash of its entries does not match',
        line(7, (text) => made.erasedLeafOf(text).replace(/"leaf":"../, '"leaf":"00')),
      ],
    ];
    for (const [state, text, change] of cases) {
      const found = await after(change);
      expect([found.blocks.split(' ')[1], found.wrong], text).toEqual([state, expect.stringContaining(text)]);
    }
  });

  test('an erased entry counts as missing unless a record lists it', async () => {
    const stub = line(7, made.erasedLeafOf);
    expect((await after(stub)).wrong).toContain(
      'only the hash is left of 7, and none of the 5 records lists it',
    );
    expect(await after(line(23, made.erasedLeafOf))).toMatchObject({
      wrong: '',
      blocks: expect.stringMatching(/unlisted$/),
    });
    const listed = await after((log) => void (log.blocks[4]!.erased = [7]), { resigned: true });
    expect(listed.wrong, 'what is there may not be listed, to let it go later').toContain(
      'entry 7 is present, but a record lists it as erased',
    );
    const listedLater = await after(
      (log) => {
        stub(log);
        log.blocks[4]!.erased = [7];
      },
      { resigned: true },
    );
    expect(listedLater).toMatchObject({ wrong: '', blocks: 'intact erased intact intact intact' });
    const listedBefore = await after(
      (log) => {
        stub(log);
        log.blocks[2]!.erased = [7];
      },
      { resigned: true },
    );
    expect(listedBefore.wrong).toContain('your earlier checkpoint');
  });

  test('changed records are reported with their blocks', async () => {
    const records = made.recordsOf(made.makeLog(SHAPE));
    const from = (n: number, from: string, to: string) =>
      records.map((text, i) => (i === n ? text.replace(from, to) : text));
    const cases: [string, string[]][] = [
      ['record of block 2 is not valid: it does not match the required format', from(1, '{', '{ ')],
      ['record of block 2 is not valid: its first entry is 7; expected 6', from(1, '"first":6', '"first":7')],
      [
        'record of block 3 is not valid: its first entry is 14; expected 15',
        from(1, '"last":13', '"last":14'),
      ],
      [
        'record of block 2 is not valid: it starts before the previous block',
        from(1, `"from":${made.START + 6 * 3600}`, `"from":${made.START}`),
      ],
      ['record of block 2 is not valid: it belongs to log 8', from(1, '"log":7', '"log":8')],
      ['record of block 2 is not valid: the next record is for block 3', records.toSpliced(1, 1)],
      ['record of block 2 is not valid: the next record is for block 1', [records[0]!, ...records]],
      ['a checkpoint covers 5 blocks, but only 4', records.slice(0, 4)],
      ['a checkpoint covers 5 blocks, but only 0', []],
      [
        'record of block 5 is not valid: its first entry is 1;',
        made
          .recordsOf(made.makeLog(SHAPE))
          .toSpliced(4, 1, made.recordsOf(made.makeLog([2]))[0]!.replace('"block":1', '"block":5')),
      ],
    ];
    for (const [text, lines] of cases) {
      const given = await shown(made.makeLog(SHAPE), { records: lines, since: await earlier(3) });
      expect((await check(given)).wrong, text).toContain(text);
    }
    const erased = await shown(made.makeLog(SHAPE), { records: from(3, '"erased":[]', '"erased":[7]') });
    expect((await check(erased)).wrong).toContain('The first 5 records do not match the newest checkpoint');
  });

  test('a change of any single character is found', async () => {
    // A short log, because each change verifies it as a whole.
    const short = () => made.makeLog([2, 1, 2]);
    const records = made.recordsOf(short());
    const note = await made.checkpointOf(records, records.length, [key]);
    const lines = short().blocks.flatMap((block) => block.lines);
    for (const [part, text] of [...records, ...lines, note].entries()) {
      for (let at = part % 17; at < text.length; at += 17) {
        const changed = `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
        const log = short();
        const change: Partial<LogInput> = { checkpoint: note };
        if (text === note) change.checkpoint = changed;
        else if (part < records.length) change.records = records.with(part, changed);
        else line(part - records.length + 1, () => changed)(log);
        expect((await check(await shown(log, change, records))).wrong, changed).not.toBe('');
      }
    }
  });

  test('the exact entry of a receipt and the checkpoint that it names must be in the log', async () => {
    const log = made.makeLog(SHAPE);
    const leaf = (seq: number) => JSON.parse(made.lineOf(seq)) as Leaf;
    const root = hex(treeHash(made.recordsOf(log).slice(0, 2).map(leafHash)));
    const commitment = { domain: 'shop', log: 7, size: 2, root };
    const receipts = [7, 23].map((seq) => ({ leaf: leaf(seq), commitment }));
    const of = async (change: Partial<LogInput>, change_: Change = () => undefined) => {
      const falsified = made.makeLog(SHAPE);
      change_(falsified);
      return check(await shown(falsified, { receipts, ...change }, change.records as string[] | undefined));
    };
    const fine = await of({});
    expect(fine).toMatchObject({
      wrong: '',
      texts: expect.stringContaining('Entry 23 of your receipt is in block 5'),
    });
    // Before the block was hashed, so no checkpoint shows it.
    const flipped = await of(
      {},
      line(23, (text) => text.replace('true', 'false')),
    );
    expect(flipped.wrong).toBe('Entry 23 of your receipt differs from the entry at its position in block 5.');
    const again = await of(
      {},
      line(2, (text) => text.replace('true', 'false')),
    );
    expect(again.wrong).toContain('The first 2 records do not match your receipt');
    const erased = await of({}, (log) => {
      line(23, made.erasedLeafOf)(log);
      log.blocks[4]!.erased = [23];
    });
    expect(erased.wrong).toBe('');
    const gone = await of({ lines: () => Promise.resolve(undefined) });
    expect(gone).toMatchObject({
      wrong: '',
      texts: expect.stringContaining('Entry 7 of your receipt was deleted'),
    });
    const later = [{ leaf: leaf(30), commitment }];
    const at = made.START + 30 * 3600;
    expect((await of({ receipts: later, now: at + 30 * made.DAY })).texts).toContain(
      'is not covered by a record yet',
    );
    expect((await of({ receipts: later, now: at + 31 * made.DAY })).wrong).toContain(
      '31 days old but not covered',
    );
    const [there, changed, erased_] = [made.lineOf(25), made.lineOf(25, { consent: false }), made.lineOf(26)];
    const seen = async (...lines: string[]) => {
      const unrecorded = {
        sealed: [6],
        open: 7,
        now: at,
        receipts: [25, 26].map((seq) => ({ leaf: leaf(seq), commitment })),
      };
      const given = await shown(made.makeLog(SHAPE), unrecorded);
      const later = (block: number) => Promise.resolve(lines.slice(block - 6, block - 5));
      return check({ ...given, lines: (block) => (block > 5 ? later(block) : given.lines(block)) });
    };
    const open = await seen(there, made.erasedLeafOf(erased_));
    expect(open.wrong).toBe('');
    expect(open.texts).toContain('Entry 25 of your receipt is in a block without a record yet');
    expect(open.texts).toContain('Entry 26 of your receipt was erased from a block without a record');
    expect((await seen(changed, erased_)).wrong).toContain('Entry 25 of your receipt differs from');
    expect((await seen(there)).wrong).toBe('Entry 26 of your receipt is not in the log.');
    expect(
      (await of({ receipts: [{ leaf: leaf(7), commitment: { ...commitment, log: 6 } }] })).wrong,
    ).toContain('belongs to placet/shop.6, which placet/shop.7 does not continue');
  });

  test('an unreadable block counts as missing, and the other blocks are verified', async () => {
    const given = await shown(made.makeLog(SHAPE));
    const lines: LogInput['lines'] = (block) =>
      block === 2 ? Promise.reject(new UnreadableBlock('an object is missing')) : given.lines(block);
    const found = await check({ ...given, lines });
    expect(found.blocks).toBe('intact missing intact intact intact');
    expect(found.wrong).toBe('2: the service cannot return it: an object is missing');
  });

  test('records added after an old checkpoint without the key are not proven', async () => {
    const checkpoint = await earlier(2);
    const change = line(15, made.erasedLeafOf);
    const log = made.makeLog(SHAPE);
    change(log);
    line(7, made.erasedLeafOf)(log);
    log.blocks[4]!.erased = [7, 15];
    const records = [...made.recordsOf(made.makeLog(SHAPE)).slice(0, 2), ...made.recordsOf(log).slice(2)];
    const soon = made.START + 25 * 3600;
    const given = await shown(log, { checkpoint, now: soon }, records);
    expect(await check({ ...given, checkpoint })).toMatchObject({
      wrong: '',
      blocks: 'intact unlisted unsigned unsigned unsigned',
    });
    const gone = await check({ ...given, checkpoint, lines: () => Promise.resolve(undefined) });
    expect(gone.blocks).toBe('gone gone unsigned unsigned unsigned');
    expect((await check({ ...given, checkpoint, now: NOW })).wrong).toContain(
      'not covered by a signed record is',
    );
  });

  test('a truncated log, with a new or an old checkpoint, is found with an earlier checkpoint', async () => {
    const log = made.makeLog(SHAPE.slice(0, 3));
    expect((await check(await shown(log, { since: await earlier(5) }))).wrong).toContain(
      'the log was truncated',
    );
    expect((await check(await shown(log, { since: await earlier(3) }))).wrong).toBe('');
    const hidden = await shown(made.makeLog(SHAPE), {
      checkpoint: await earlier(2),
      since: await earlier(3),
    });
    expect((await check(hidden)).wrong).toContain('the log was truncated');
  });

  test('another log, or one signed with another key, is rejected', async () => {
    const foreign = made.makeLog(SHAPE, 'other');
    const foreignKey = await made.makeKey(1, 'placet/other.7');
    const note = await made.checkpointOf(made.recordsOf(foreign), 5, [foreignKey]);
    const cases: [string, Partial<LogInput>][] = [
      ['The newest checkpoint belongs to placet/other.7, not to this log', { checkpoint: note }],
      ['The newest checkpoint is not valid: it is not signed', { keys: readKeys(other.verifier) }],
      [
        'The newest checkpoint is not valid: its signature is invalid',
        { checkpoint: (await earlier(5)).replace('\n5\n', '\n4\n') },
      ],
      [
        'The newest checkpoint is not valid: it does not match the required format',
        { checkpoint: 'placet/shop.7\n' },
      ],
      ['Your earlier checkpoint belongs to placet/other.7', { since: note }],
      ['Your earlier checkpoint is not valid', { since: await made.checkpointOf([], 0, [other]) }],
      ['it belongs to log 7 of domain other', { records: made.recordsOf(foreign) }],
    ];
    for (const [text, change] of cases) {
      expect((await check(await shown(made.makeLog(SHAPE), change))).wrong, text).toContain(text);
    }
  });
});
