import { describe, expect, test } from 'vitest';
import { incrementalMerkleTree } from '../../src/lib/tlog/merkle-verify.ts';
import { hex } from '../../src/lib/bytes.ts';
import { leafHash, treeHash } from '../../src/lib/tlog/merkle.ts';
import { sha256 } from '../../src/lib/crypto/sha256.ts';
import { readKeys } from '../../src/verify/log/log-keys.ts';
import type { LogInput } from '../../src/verify/log/log-input.ts';
import type { Leaf } from '../../src/log/leaf.ts';
import { verifyLog, isError } from '../../src/verify/log/verify-log.ts';
import * as made from './sample-log.ts';

const NOW = made.START + 400 * made.DAY;
const key = await made.makeKey(1);
const other = await made.makeKey(2);
/** Blocks of the records 1 to 5, 6 to 13, 14, 15 to 21 and 22 to 24, and the open one from 25 on. */
const makeLog = () => made.makeLog([5, 8, 1, 7, 3], 4);

/** The log as the service returns it: all lines that are there, and the entries and checkpoint of `signed`. */
async function shown(lines: string[], change: Partial<LogInput> = {}, signed = lines): Promise<LogInput> {
  return {
    keys: readKeys(key.verifier),
    checkpoint: await made.checkpointOf(signed, signed.length, [key]),
    entries: (size) => made.entriesIn(signed).slice(0, size),
    lines,
    now: NOW,
    ...change,
  };
}
const earlier = (size: number) => made.checkpointOf(makeLog(), size, [key]);

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
    leaves.push(leafHash(sha256(String(size))));
    tree.add(leaves.at(-1)!);
  }
});

describe('a valid log', () => {
  test('is intact, covered by its checkpoint, and extends every earlier checkpoint', async () => {
    for (let size = 1; size <= makeLog().length; size++) {
      const found = await check(await shown(makeLog(), { since: await earlier(size) }));
      expect(found).toMatchObject({ wrong: '', blocks: 'intact intact intact intact intact intact' });
      expect(found.texts).toContain(`extends your earlier checkpoint of ${size} records`);
    }
  });

  test('may have no records, or records that are not covered yet', async () => {
    expect(await check(await shown([]))).toMatchObject({ wrong: '', blocks: '' });
    const signed = makeLog().slice(0, 25);
    const soon = { now: made.timeOf(30) };
    expect(await check(await shown(makeLog(), soon, signed))).toMatchObject({
      wrong: '',
      blocks: 'intact intact intact intact intact unsigned',
      texts: expect.stringContaining('covers 25 of 29 records'),
    });
    const late = await shown(makeLog(), { now: made.timeOf(26) + 2 * made.DAY }, signed);
    expect((await check(late)).wrong).toContain('The first record that no checkpoint covers is 2 days old');
  });

  test('may lack only blocks that are older than the number of days given by the auditor', async () => {
    const lines = makeLog().filter((line, i) => i >= 13 || line.includes('"type"'));
    const days = async (days?: number) =>
      check(await shown(lines, days === undefined ? {} : { days }, makeLog()));
    expect(await days()).toMatchObject({ wrong: '', blocks: 'gone gone intact intact intact intact' });
    expect(await days(399)).toMatchObject({ wrong: '' });
    expect((await days(400)).wrong).toContain('2: deleted, although its last record is 399 days old');
  });

  test('may have erased decisions that an event lists', async () => {
    const lines = makeLog();
    for (const seq of [1, 7, 8]) lines[seq - 1] = made.erasedLineOf(lines[seq - 1]!);
    lines.push(made.erasureLine(30, [1, 1], [7, 8]));
    expect(await check(await shown(lines))).toMatchObject({
      wrong: '',
      blocks: 'erased erased intact intact intact intact',
    });
  });

  test('may have a new key; the previous key is valid up to its last checkpoint', async () => {
    const both = await made.checkpointOf(makeLog(), 14, [key, other]);
    const keys = (lastSize: number) => {
      const former = [{ jwk: key.jwk, verifier: key.verifier, lastSize }];
      return readKeys(JSON.stringify({ jwk: other.jwk, verifier: other.verifier, former }));
    };
    const checkpoint = await made.checkpointOf(makeLog(), 29, [other]);
    for (const since of [await earlier(2), await earlier(14), both, checkpoint])
      expect((await check(await shown(makeLog(), { checkpoint, since, keys: keys(14) }))).wrong).toBe('');
    const forged = await shown(makeLog(), { keys: keys(14) });
    expect((await check(forged)).wrong).toContain('its key was replaced after record 14');
  });
});

describe('a falsified log', () => {
  type Change = (lines: string[]) => void;
  /** The log after a change by someone with full access; with the key, they also compute the tree and sign it. */
  async function after(change: Change, { resigned = false, size = 14 } = {}) {
    const lines = makeLog();
    change(lines);
    return check(await shown(lines, { since: await earlier(size) }, resigned ? lines : makeLog()));
  }
  const line =
    (seq: number, change: (line: string) => string): Change =>
    (lines) =>
      void (lines[seq - 1] = change(lines[seq - 1]!));

  test('a changed record is found in its block and against the earlier checkpoint', async () => {
    for (const [from, to] of [
      ['"consent":true', '"consent":false'],
      ['"manipulationPrevention":false', '"manipulationPrevention":true'],
      [made.noticeHash, '0'.repeat(64)],
      ['["e1","e2"]', '["e1"]'],
      [made.visitor(2), made.visitor(3)],
    ] as const) {
      const change = line(7, (text) => text.replace(from, to));
      const found = await after(change);
      expect(found).toMatchObject({ blocks: 'intact changed intact intact intact intact' });
      const resigned = await after(change, { resigned: true });
      expect(resigned).toMatchObject({ blocks: 'intact intact intact intact intact intact' });
      expect(resigned.wrong).toContain('The first 14 records do not match your earlier checkpoint');
      // With the key, a change after the last earlier checkpoint cannot be found.
      expect((await after(change, { resigned: true, size: 1 })).wrong).toBe('');
    }
  });

  test('an erased decision counts as missing unless an event lists it', async () => {
    const stub = line(7, made.erasedLineOf);
    expect((await after(stub)).wrong).toContain(
      'only the entry is left of 7, and no event states the erasure',
    );
    const add: Change = (lines) => void lines.push(made.erasureLine(30, [7, 7]));
    expect((await after(add, { resigned: true })).wrong, 'what is there may not be listed').toContain(
      'record 7 is present, but an event states its erasure',
    );
    const both: Change = (lines) => [stub, add].forEach((change) => change(lines));
    expect((await after(both, { resigned: true })).wrong).toBe('');
  });

  test('a change of any single character is found', async () => {
    // A short log, because each change verifies it as a whole.
    const lines = made.makeLog([2, 2], 1);
    const note = await made.checkpointOf(lines, lines.length, [key]);
    for (const [part, text] of [...lines, note].entries())
      for (let at = part % 17; at < text.length; at += 17) {
        const changed = `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
        const given =
          text === note
            ? await shown(lines, { checkpoint: changed })
            : await shown(lines.with(part, changed), { checkpoint: note }, lines);
        expect((await check(given)).wrong, changed).not.toBe('');
      }
  });

  test('the exact decision of a receipt and the size that it names must be in the log', async () => {
    const commitment = { domain: 'shop', log: 7, size: 2, root: hex(made.rootOf(makeLog(), 2)) };
    const receipts = [7, 27].map((seq) => ({
      decision: JSON.parse(made.lineOf(seq)) as Leaf,
      commitment,
    }));
    const of = async (change: Change, more: Partial<LogInput> = {}) => {
      const lines = makeLog();
      change(lines);
      return check(await shown(lines, { receipts, ...more }));
    };
    const fine = await of(() => undefined);
    expect(fine).toMatchObject({
      wrong: '',
      texts: expect.stringContaining('Record 27 of your receipt is in the log'),
    });
    const flip = (text: string) => text.replace(/"consent":(true|false)/, '"consent":null');
    expect((await of(line(27, flip))).wrong).toContain('Record 27 of your receipt');
    expect((await of(line(2, () => made.lineOf(2, { consent: false })))).wrong).toContain(
      'The first 2 records do not match your receipt',
    );
    const erased = await of((lines) => {
      line(27, made.erasedLineOf)(lines);
      lines.push(made.erasureLine(30, [27, 27]));
    });
    expect(erased.wrong).toBe('');
    expect((await of((lines) => void lines.splice(25))).wrong).toContain(
      'Record 27 of your receipt is not in the log',
    );
    const foreign = receipts.map((receipt) => ({ ...receipt, commitment: { ...commitment, log: 6 } }));
    expect((await of(() => undefined, { receipts: foreign })).wrong).toContain(
      'belongs to placet/shop.6, which placet/shop.7 does not continue',
    );
  });

  test('a truncated log, with a new or an old checkpoint, is found with an earlier checkpoint', async () => {
    const short = makeLog().slice(0, 20);
    expect((await check(await shown(short, { since: await earlier(29) }))).wrong).toContain(
      'the log was truncated',
    );
    expect((await check(await shown(short, { since: await earlier(20) }))).wrong).toBe('');
  });

  test('another log, or one signed with another key, is rejected', async () => {
    const foreignKey = await made.makeKey(1, 'placet/other.7');
    const note = await made.checkpointOf(makeLog(), 5, [foreignKey]);
    const cases: [string, Partial<LogInput>][] = [
      ['The current checkpoint belongs to placet/other.7, not to this log', { checkpoint: note }],
      ['The current checkpoint is not valid: it is not signed', { keys: readKeys(other.verifier) }],
      [
        'The current checkpoint is not valid: its signature is invalid',
        { checkpoint: (await earlier(29)).replace('\n29\n', '\n28\n') },
      ],
      [
        'The current checkpoint is not valid: it does not match the required format',
        { checkpoint: 'placet/shop.7\n' },
      ],
      ['Your earlier checkpoint belongs to placet/other.7', { since: note }],
      ['Your earlier checkpoint is not valid', { since: await made.checkpointOf([], 0, [other]) }],
    ];
    for (const [text, change] of cases)
      expect((await check(await shown(makeLog(), change))).wrong, text).toContain(text);
  });
});
