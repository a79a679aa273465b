import { beforeAll, describe, expect, test } from 'vitest';
import { describeResult } from '../../src/verify/describe-receipt.ts';
import { readKeys } from '../../src/verify/log-keys.ts';
import type { Leaf } from '../../src/verify/log-lines.ts';
import type { LogInput } from '../../src/verify/log-input.ts';
import { isError, verifyLog } from '../../src/verify/verify-log.ts';
import { verifyReceipt } from '../../src/verify/verify-receipt.ts';
import { consistencyProof, leafHash, treeHash, type NodeAt } from '../../src/lib/merkle.ts';
import { hex } from '../../src/lib/bytes.ts';
import * as made from './sample-log.ts';

// The log began as number 7 and was rolled back twice; a restore that was undone had the number 8 in between.
const OLD = made.makeLog([5, 8, 1, 7, 3]);
const oldRecords = made.recordsOf(OLD);
const keys: Record<number, made.TestKey> = {};

beforeAll(async () => {
  for (const number of [6, 7, 8, 9, 11, 12]) keys[number] = await made.makeKey(1, `placet/shop.${number}`);
});

/** Log 11: the first three blocks of log 7 and the entries up to 16 were kept; others took the later numbers. */
function restored() {
  const log = made.makeLog([5, 8, 1, 4, 2], 'shop', 7);
  const [, , , fourth, fifth] = log.blocks;
  fourth!.log = 9;
  fourth!.lines = fourth!.lines.map((line, i) =>
    i < 2 ? line : made.lineOf(15 + i, { ucid: made.visitor(90 + i) }),
  );
  fifth!.log = 11;
  fifth!.lines = fifth!.lines.map((_, i) => made.lineOf(19 + i, { ucid: made.visitor(80 + i) }));
  return log;
}
const rollbacks = () => {
  const records = made.recordsOf(restored());
  return [
    made.continuesLine(records, { log: 7, size: 3, seq: 16 }),
    made.continuesLine(records, { log: 9, size: 4, seq: 18 }),
  ];
};

async function shown(change: Partial<LogInput> = {}, extensions = rollbacks()): Promise<LogInput> {
  const log = restored();
  const records = made.recordsOf(log);
  return {
    keys: readKeys(keys[11]!.verifier),
    checkpoint: await made.checkpointOf(records, records.length, [keys[11]!], extensions),
    records,
    lines: async (block) => log.blocks[block - 1]?.lines ?? [],
    open: 6,
    now: made.START + 31 * 3600,
    ...change,
  };
}

const receipt = (seq: number, log: number, line = made.lineOf(seq), size = 2) => ({
  leaf: JSON.parse(line) as Leaf,
  commitment: { domain: 'shop', log, size, root: made.rootOf(oldRecords, size) },
});

async function check(given: LogInput) {
  const texts = { wrong: [] as string[], lost: [] as string[], right: [] as string[] };
  for await (const result of verifyLog(given)) {
    if (isError(result)) texts.wrong.push(result.text);
    else if (result.block === undefined) texts[result.state as 'lost' | 'right'].push(result.text);
  }
  return { wrong: texts.wrong.join('\n'), lost: texts.lost.join('\n'), right: texts.right.join('\n') };
}

describe('a log after rollbacks', () => {
  test('is valid under the key of any of its numbers, and names its rollbacks', async () => {
    for (const number of [7, 8, 9, 11]) {
      const found = await check(await shown({ keys: readKeys(keys[number]!.verifier) }));
      expect(found.wrong, String(number)).toBe('');
      expect(found.lost).toContain('after its first 3 records and after entry 16 may have been lost');
      expect(found.lost).toContain('continues log number 9 since the rollback of 1970-01-01 00:00:11 UTC');
    }
    const older = await check(await shown({ keys: readKeys(keys[12]!.verifier) }));
    expect(older.wrong).toContain('belongs to placet/shop.12, but an earlier state of the log is shown');
    const other = await check(await shown({ keys: readKeys(keys[6]!.verifier) }));
    expect(other.wrong).toContain('belongs to placet/shop.6, which placet/shop.11 does not continue');
  });

  test('must have what a number promised up to its end; a later entry was kept or lost', async () => {
    const of = async (...receipts: ReturnType<typeof receipt>[]) => check(await shown({ receipts }));
    expect((await of(receipt(16, 7))).right).toContain('Entry 16 of your receipt is in block 4');
    const changed = await of(receipt(16, 7, made.lineOf(16, { ucid: made.visitor(77) })));
    expect(changed.wrong).toContain('Entry 16 of your receipt differs from');
    const lost = await of(receipt(17, 7), receipt(24, 7));
    expect(lost.wrong).toBe('');
    expect(lost.lost).toContain(
      'Entry 17 of your receipt was lost in the rollback of 1970-01-01 00:00:09 UTC, with which log number 9 began',
    );
    expect(lost.lost).toContain('Entry 24 of your receipt was lost in the rollback');
    const under9 = await of(receipt(18, 9), receipt(19, 9));
    expect(under9.wrong).toContain('Entry 18 of your receipt differs');
    expect(under9.lost).toContain('Entry 19 of your receipt was lost in the rollback of 1970-01-01 00:00:11');
  });

  test('has lost what only a restore knew that was undone, at the next number', async () => {
    const undone = await check(await shown({ receipts: [receipt(3, 8), receipt(18, 8)] }));
    expect(undone.wrong).toBe('');
    expect(undone.right).toContain('Entry 3 of your receipt is in block 1');
    expect(undone.lost).toContain('Entry 18 of your receipt was lost in the rollback of 1970-01-01 00:00:09');
    const unknown = await check(await shown({ receipts: [receipt(3, 6)] }));
    expect(unknown.wrong).toContain('belongs to placet/shop.6, which placet/shop.11 does not continue');
  });

  test('extends an earlier checkpoint of a former number, or names the records that were lost', async () => {
    const since = (size: number) => made.checkpointOf(oldRecords, size, [keys[7]!]);
    const kept = await check(await shown({ since: await since(3) }));
    expect(kept).toMatchObject({
      wrong: '',
      right: expect.stringContaining('extends your earlier checkpoint of 3'),
    });
    const lost = await check(await shown({ since: await since(5) }));
    expect(lost.wrong).toBe('');
    expect(lost.lost).toContain('Not all of the 5 records of your earlier checkpoint are there');
    expect(lost.right).not.toContain('extends your earlier checkpoint');
    const altered = made.makeLog([5, 8, 1]);
    altered.blocks[1]!.lines[0] = made.lineOf(6, { ucid: made.visitor(77) });
    const before = await made.checkpointOf(made.recordsOf(altered), 3, [keys[7]!]);
    expect((await check(await shown({ since: before }))).wrong).toContain(
      'The first 3 records do not match your earlier checkpoint',
    );
  });

  test('may not change what it has stated of its rollbacks, or contradict it', async () => {
    const records = made.recordsOf(restored());
    const [first, second] = rollbacks();
    const since = await made.checkpointOf(records, 4, [keys[11]!], rollbacks());
    const less = [made.continuesLine(records, { log: 7, size: 3, seq: 1 }), second!];
    expect((await check(await shown({ since }, less))).wrong).toContain(
      'The rollbacks in the newest checkpoint are not those in your earlier checkpoint',
    );
    const cases: [string, string[]][] = [
      [
        'The first 3 records do not match the end of log number 7',
        [first!.replace(/ 3 ../, ' 3 00'), second!],
      ],
      ['does not match the required format', [second!, first!]],
      ['does not match the required format', [first!, `${second!} 1`]],
      ['does not match the required format', [first!, second!.replace('shop.9', 'shop.12')]],
      ['does not match the required format', [first!, second!.replace('shop.9', 'other.9')]],
      ['it belongs to log 9 of domain shop', [first!]],
      ['log 7 had signed it before', [made.continuesLine(records, { log: 7, size: 4, seq: 16 }), second!]],
    ];
    for (const [text, extensions] of cases)
      expect((await check(await shown({}, extensions))).wrong, text).toContain(text);
  });

  test('must have as many entries as it says that a rollback kept', async () => {
    const records = made.recordsOf(restored());
    const of = (seq: number) =>
      shown({}, [rollbacks()[0]!, made.continuesLine(records, { log: 9, size: 4, seq })]);
    expect((await check(await of(20))).wrong).toBe('');
    const text = 'up to 21 were kept when log number 9 ended, but it ends with entry 20';
    expect((await check(await of(21))).wrong).toContain(text);
    expect((await check({ ...(await of(21)), open: undefined })).wrong).toBe('');
  });

  test('must have the entries of a head up to its end, and may have lost later ones', async () => {
    const lines = Array.from({ length: 7 }, (_, i) => made.lineOf(15 + i));
    const of = (log: number, some: string[]) => ({
      name: 'your head',
      commitment: { ...receipt(1, log, undefined, 0).commitment, head: made.headOf(4, 15, some) },
    });
    const kept = await check(await shown({ commitments: [of(7, lines.slice(0, 2))] }));
    expect(kept.right).toContain('The entries 15 to 16 are those of the head in your head');
    const lost = await check(await shown({ commitments: [of(7, lines)] }));
    expect(lost.wrong).toBe('');
    expect(lost.lost).toContain('Not all of the entries 15 to 21 of the head in your head are there');
    const changed = await check(
      await shown({ commitments: [of(7, [made.lineOf(15, { ucid: made.visitor(77) }), lines[1]!])] }),
    );
    expect(changed.wrong).toContain('The entries 15 to 16 do not match the head in your head');
    const current = await check(await shown({ commitments: [of(11, lines)] }));
    expect(current.wrong).toContain('The entries 15 to 21 of the head in your head are not in the log');
  });
});

describe('a receipt', () => {
  const signed = (seq: number, log: number, size = 3) =>
    made.receiptFor(made.lineOf(seq), keys[7]!, size, 'shop', log, made.rootOf(oldRecords, size));
  const served = async (extensions = rollbacks()) => {
    const records = made.recordsOf(restored());
    const hashes = records.map((record) => leafHash(record));
    const node: NodeAt = (level, index) =>
      treeHash(hashes.slice(index * 2 ** level, (index + 1) * 2 ** level));
    return {
      checkpoint: await made.checkpointOf(records, 5, [keys[11]!], extensions),
      consistency: new Map([3, 4].map((size) => [size, consistencyProof(size, 5, node).map(hex)])),
    };
  };

  test('of one number does not pass for one of another', async () => {
    const jws = await signed(16, 7);
    const verdict = describeResult(await verifyReceipt(jws, keys[11]!.verifier), 'en');
    expect(verdict.ok).toBe(true);
    expect(verdict.notShown.join('\n')).toContain(
      'Whether log placet/shop.11 contains no. 16: the receipt belongs to log placet/shop.7',
    );
    const { wrong } = await verifyReceipt(jws, keys[11]!.verifier, {
      checkpoint: await made.checkpointOf(made.recordsOf(restored()), 5, [keys[11]!]),
    });
    expect(wrong).toMatchObject([{ code: 'servedOther', entry: 1 }]);
  });

  test('is followed across rollbacks, and its entry is proven, open, or named as possibly lost', async () => {
    const of = async (jws: string, more: object = {}) =>
      verifyReceipt(jws, keys[7]!.verifier, { ...(await served()), ...more });
    const kept = await of(await signed(16, 7));
    expect(kept).toMatchObject({ wrong: [], entries: [{ extended: true, now: { isLater: true } }] });
    expect(kept.entries[0]!.lost).toBeUndefined();
    const proof = await made.proofOf(restored(), 16, keys[11]!, rollbacks());
    const proven = await of(await signed(16, 7), { inclusion: new Map([[16, proof]]) });
    expect(proven.entries[0]!.by).toBe('log');
    const open = await of(await signed(17, 7));
    expect(open).toMatchObject({ wrong: [], entries: [{ by: 'promise', lost: 9 }] });
    const words = describeResult(open, 'en').notShown.join('\n');
    expect(words).toContain('states that its database was rolled back on January 1, 1970');
    expect(describeResult(open, 'de').notShown.join('\n')).toContain('am 1. Januar 1970');
  });

  test('convicts a service that no longer extends what it names', async () => {
    const codes = async (jws: string, more: object = {}) =>
      (await verifyReceipt(jws, keys[7]!.verifier, { ...(await served()), ...more })).wrong.map(
        ({ code }) => code,
      );
    const { consistency } = await served();
    expect(await codes(await signed(16, 7))).toEqual([]);
    expect(await codes(await signed(16, 7, 5))).toEqual([]);
    const changed = new Map([[3, consistency.get(4)!]]);
    expect(await codes(await signed(16, 7), { consistency: changed })).toEqual(['notExtended']);
    expect(await codes(await signed(16, 12))).toEqual(['servedOlder']);
    expect(await codes(await signed(16, 6))).toEqual(['servedOther']);
    const other = await made.makeKey(2, 'placet/shop.11');
    const foreign = await made.checkpointOf(made.recordsOf(restored()), 5, [other], rollbacks());
    expect(await codes(await signed(16, 7), { checkpoint: foreign })).toEqual(['servedCheckpoint']);
    const under11 = await made.receiptFor(made.lineOf(16), keys[7]!, 6, 'shop', 11);
    expect(await codes(under11)).toEqual(['servedTruncated']);
  });

  test('of a number that ended before its key was replaced is valid at any size', async () => {
    // Log 7 had five blocks, of which a rollback kept three; log 9 got another key at its fourth.
    const successor = await made.makeKey(2, 'placet/shop.11');
    const document = (former: number) =>
      JSON.stringify({
        jwk: successor.jwk,
        verifier: successor.verifier,
        former: [{ jwk: keys[7]!.jwk, verifier: keys[former]!.verifier, lastSize: 4 }],
      });
    const codes = async (jws: string, former = 9) =>
      (await verifyReceipt(jws, document(former))).wrong.map(({ code }) => code);
    expect(await codes(await signed(16, 7, 5))).toEqual([]);
    expect(await codes(await signed(16, 9, 4))).toEqual([]);
    expect(await codes(await signed(16, 9, 5))).toEqual(['formerKey']);
    expect(await codes(await signed(16, 11, 3))).toEqual(['promiseUnsigned']);
    expect(await codes(await signed(16, 7, 5), 7)).toEqual(['formerKey']);
    const since = await made.checkpointOf(oldRecords, 5, [keys[7]!]);
    const records = made.recordsOf(restored());
    const checkpoint = await made.checkpointOf(records, 5, [successor], rollbacks());
    const found = await check(await shown({ keys: readKeys(document(9)), checkpoint, since }));
    expect(found.wrong).toBe('');
  });

  test('in an evidence file proves a block that was hashed under a former number', async () => {
    const log = restored();
    const proof = async (seq: number, extensions = rollbacks()) =>
      made.proofOf(log, seq, keys[11]!, extensions);
    const codes = async (entry: object) =>
      (await verifyReceipt(JSON.stringify({ entries: [entry] }), keys[7]!.verifier)).wrong.map(
        ({ code }) => code,
      );
    for (const seq of [3, 16, 18, 20]) expect(await codes(await proof(seq)), String(seq)).toEqual([]);
    expect(await codes(await proof(16, rollbacks().slice(0, 1)))).toEqual(['otherLog']);
  });

  test('can be verified with the keys in its evidence file, which prove less', async () => {
    const file = await made.evidenceFileFor(OLD, [6], keys[7]!);
    const current = await made.makeKey(2);
    const keyList = [
      { generation: 2, verifier: current.verifier },
      { generation: 1, verifier: keys[7]!.verifier, lastSize: 5 },
    ];
    const result = await verifyReceipt(JSON.stringify({ ...file, keys: keyList }), '');
    expect(result).toMatchObject({ wrong: [], keySource: 'file' });
    expect(describeResult(result, 'en').sources.join('\n')).toContain('Key: from the evidence file');
    const none = await verifyReceipt(JSON.stringify(file), '');
    expect(none.wrong).toEqual([{ code: 'keyMissing' }]);
    const late = keyList.map((key) => (key.lastSize ? { ...key, lastSize: 4 } : key));
    const { wrong } = await verifyReceipt(JSON.stringify({ ...file, keys: late }), '');
    expect(wrong.map(({ code }) => code)).toEqual(['formerKey']);
  });
});
