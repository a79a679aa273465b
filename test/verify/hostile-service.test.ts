import { beforeAll, describe, expect, test } from 'vitest';
import { hex } from '../../src/lib/bytes.ts';
import { consistencyProof, leafHash, treeHash, type NodeAt } from '../../src/lib/merkle.ts';
import { askService } from '../../src/verify/ask-about-receipt.ts';
import { describeResult } from '../../src/verify/describe-receipt.ts';
import { readKeys } from '../../src/verify/log-keys.ts';
import { readLeaf } from '../../src/verify/log-lines.ts';
import { verifyLog, isError } from '../../src/verify/verify-log.ts';
import { verifyReceipt } from '../../src/verify/verify-receipt.ts';
import { honest, HOLDINGS, served } from './falsifications.ts';
import * as made from './sample-log.ts';

// What a service that lies, or a file that somebody has made up, can answer to those who verify.

const log = made.makeLog([5, 8, 1, 7, 3]);
const records = made.recordsOf(log);
const nodeOf =
  (lines: string[]): NodeAt =>
  (level, index) =>
    treeHash(lines.slice(index * 2 ** level, (index + 1) * 2 ** level).map((line) => leafHash(line)));
let key: made.TestKey;
let jws: string;
let checkpoint: string;
beforeAll(async () => {
  key = await made.makeKey(1);
  jws = await made.receiptFor(made.lineOf(16), key, 3, 'shop', 7, made.rootOf(records, 3));
  checkpoint = await made.checkpointOf(records, 5, [key]);
});

const proof = () => consistencyProof(3, 5, nodeOf(records)).map(hex);
const codesOf = async (answers: object, receipt = jws) =>
  (await verifyReceipt(receipt, key.verifier, { checkpoint, ...answers })).wrong.map(({ code }) => code);

describe('a service', () => {
  test('with proofs of any other form is reported', async () => {
    for (const steps of ['x', 5, {}, { every: 1 }, [1], [null], true])
      expect(await codesOf({ consistency: new Map([[3, steps]]) }), JSON.stringify(steps)).toEqual([
        'notExtended',
      ]);
    for (const inclusion of [5, 'x', [], [null], { leaf: 1 }, { path: 1 }, { block: {} }])
      expect(
        await codesOf({ consistency: new Map([[3, proof()]]), inclusion: new Map([[16, inclusion]]) }),
      ).toEqual([]);
  });

  test('that proves an entry in another log than the one it shows is reported', async () => {
    const forked = made.makeLog([5, 8, 1, 7, 3]);
    forked.blocks[4]!.lines[2] = made.lineOf(24, { ucid: made.visitor(77) });
    const consistency = new Map([[3, proof()]]);
    const inclusion = new Map([[16, await made.proofOf(forked, 16, key)]]);
    expect(await codesOf({ consistency, inclusion })).toEqual(['fork']);
    const shorter = made.makeLog([5, 8, 1, 8]);
    shorter.blocks[3]!.lines[7] = made.lineOf(22, { ucid: made.visitor(77) });
    const other = new Map([[16, await made.proofOf(shorter, 16, key)]]);
    expect(await codesOf({ consistency, inclusion: other })).toEqual([]);
    const result = await verifyReceipt(jws, key.verifier, { checkpoint, consistency, inclusion: other });
    expect(result.entries[0]!.by, 'nothing links its checkpoint to the newest one').toBe('promise');
  });

  test('that has no proof for what it shows is described as such', async () => {
    const words = async (consistency: Map<number, string[]>) => {
      const result = await verifyReceipt(jws, key.verifier, { checkpoint, consistency });
      const { shown, notShown } = describeResult(result, 'en', 'https://placet.example');
      return { shown: shown.join('\n'), notShown: notShown.join('\n') };
    };
    const without = await words(new Map());
    expect(without.shown).not.toContain('extends the log in the receipt');
    expect(without.notShown).toContain('Whether the log placet/shop.7, which the service shows now, extends');
    const proven = await words(new Map([[3, proof()]]));
    expect(proven.shown).toContain('extends the log in the receipt: none of its 3 block records was changed');
    expect(proven.notShown).not.toContain('extends');
  });

  test('that leaves out its open block does not hide what is in it', async () => {
    const outcomes = async (holding: string, change: object) => {
      const texts: string[] = [];
      const given = await served(honest(), await HOLDINGS[holding]!());
      for await (const result of verifyLog({ ...given, open: undefined, ...change }))
        if (isError(result)) texts.push(result.text);
      return texts.join('\n');
    };
    expect(await outcomes('One receipt', {})).toMatch(
      /Entry 28 of your receipt is not in the log.*\n.*entries 25 to 26 of the head in your receipt are not in the log/,
    );
    expect(await outcomes('An anchor', {})).toContain('are not in the log');
    expect(await outcomes('One receipt', { sealed: undefined }), 'the blocks are not known').toBe('');
  });

  test('is asked only what a file of the right form names', async () => {
    const number = { entries: [{ leaf: 5, checkpoint: 7, jws: {} }, { jws: [] }, 3, null] };
    expect(await askService('https://nobody.invalid', JSON.stringify(number))).toEqual({});
  });
});

describe('a made-up file', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

  test('that is no receipt is called that, whether or not there is a key', async () => {
    for (const withKey of ['', key.verifier])
      expect((await verifyReceipt('', withKey)).wrong).toEqual([{ code: 'unreadable' }]);
  });

  test('that is nested too deeply is not valid', async () => {
    expect(readLeaf(deep)).toBeUndefined();
    const file = { entries: [{ leaf: deep, jws }], privacy_notice: 1 };
    const { wrong } = await verifyReceipt(JSON.stringify(file), key.verifier);
    expect(wrong).toContainEqual({ code: 'leafForm', values: {}, entry: 1 });
    const nested = `{"entries":[],"privacy_notice":[{"content":${deep}}]}`;
    expect((await verifyReceipt(nested, key.verifier)).wrong).toContainEqual({ code: 'notice' });
  });

  test('whose values cannot be printed is not valid', async () => {
    const object = { toString: 1, valueOf: 1 };
    const file = await made.evidenceFileFor(log, [6], key);
    for (const change of [
      { pii_principal_id: object },
      { events: [{ event_time: object, event_state: object }] },
      { privacy_notice: [{ hash: object, content: { services: [{ id: object, name: object }] } }] },
    ]) {
      const result = await verifyReceipt(JSON.stringify({ ...file, ...change }), key.verifier);
      expect(result.wrong, JSON.stringify(change)).toHaveLength(1);
      expect(describeResult(result, 'en').ok).toBe(false);
    }
  });

  test('whose numbers JavaScript would round is not valid', async () => {
    const rounded = '9007199254740993';
    const large = await made.makeKey(1, `placet/shop.${rounded}`);
    expect(() => readKeys(large.verifier)).toThrow('not the key of a consent log');
    const line = (size: string, seq: string) => `continues placet/shop.6 ${size} ${'0'.repeat(64)} ${seq}`;
    for (const extension of [line(rounded, '1'), line('0', rounded)]) {
      const note = await made.checkpointOf(records, 5, [key], [extension]);
      expect(await codesOf({ checkpoint: note })).toEqual(['servedCheckpoint']);
    }
  });
});
