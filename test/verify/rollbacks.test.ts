import { beforeAll, describe, expect, test } from 'vitest';
import { describeResult } from '../../src/verify/receipt/describe-receipt.ts';
import { readKeys } from '../../src/verify/log/log-keys.ts';
import type { Leaf } from '../../src/log/leaf.ts';
import type { LogInput } from '../../src/verify/log/log-input.ts';
import { isError, verifyLog } from '../../src/verify/log/verify-log.ts';
import { verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';
import { hex } from '../../src/lib/bytes.ts';
import * as made from './sample-log.ts';

// The log began as number 7 and was rolled back twice; a restore that was undone had the number 8 in between.
const OLD = made.makeLog([5, 8, 1, 7, 3]);
const keys: Record<number, made.TestKey> = {};

beforeAll(async () => {
  for (const number of [6, 7, 8, 9, 11, 12]) keys[number] = await made.makeKey(1, `placet/shop.${number}`);
});

/** Log 11: the first 16 records of log 7 were kept; 17 and 18 are of log 9, the others of log 11. */
function restored() {
  const lines = made.makeLog([5, 8, 1, 4, 2]);
  for (const [seq, visitor] of [
    [17, 92],
    [18, 93],
    [20, 81],
  ] as const)
    lines[seq - 1] = made.lineOf(seq, { ucid: made.visitor(visitor) });
  return lines;
}
const SHOWN = restored();
/** Number 7 had signed 16 records, number 9 had signed 17. */
const rollbacks = () => [
  made.continuesLine(SHOWN, { log: 7, size: 16 }),
  made.continuesLine(SHOWN, { log: 9, size: 17 }),
];

async function shown(change: Partial<LogInput> = {}, extensions = rollbacks()): Promise<LogInput> {
  return {
    keys: readKeys(keys[11]!.verifier),
    checkpoint: await made.checkpointOf(SHOWN, SHOWN.length, [keys[11]!], extensions),
    entries: (size) => made.entriesIn(SHOWN).slice(0, size),
    lines: SHOWN,
    now: made.START + 31 * 3600,
    ...change,
  };
}

const receipt = (seq: number, log: number, line = made.lineOf(seq), size = 5) => ({
  decision: JSON.parse(line) as Leaf,
  commitment: { domain: 'shop', log, size, root: hex(made.rootOf(OLD, size)) },
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
      expect(found.lost).toContain('What came after its first 16 records may have been lost');
      expect(found.lost).toContain('continues log number 9 since the rollback of 1970-01-01 00:00:11 UTC');
    }
    const older = await check(await shown({ keys: readKeys(keys[12]!.verifier) }));
    expect(older.wrong).toContain('belongs to placet/shop.12, but an earlier state of the log is shown');
    const other = await check(await shown({ keys: readKeys(keys[6]!.verifier) }));
    expect(other.wrong).toContain('belongs to placet/shop.6, which placet/shop.11 does not continue');
  });

  test('must have what a number promised up to its end; a later record was kept or lost', async () => {
    const of = async (...receipts: ReturnType<typeof receipt>[]) => check(await shown({ receipts }));
    const other = (seq: number) => made.lineOf(seq, { ucid: made.visitor(77) });
    expect((await of(receipt(16, 7))).right).toContain('Record 16 of your receipt is in the log');
    expect((await of(receipt(16, 7, other(16)))).wrong).toContain('Record 16 of your receipt differs from');
    const lost = await of(receipt(17, 7), receipt(24, 7));
    expect(lost.wrong).toBe('');
    expect(lost.lost).toContain(
      'Record 17 of your receipt was lost in the rollback of 1970-01-01 00:00:09 UTC, with which log number 9 began',
    );
    expect(lost.lost).toContain('Record 24 of your receipt was lost in the rollback');
    expect((await of(receipt(17, 9))).wrong).toContain('Record 17 of your receipt differs');
    const kept = await of(receipt(18, 9, SHOWN[17]));
    expect([kept.wrong, kept.right]).toEqual([
      '',
      expect.stringContaining('Record 18 of your receipt is in'),
    ]);
    const under9 = await of(receipt(18, 9), receipt(20, 9));
    expect(under9.wrong).toBe('');
    for (const seq of [18, 20])
      expect(under9.lost).toContain(
        `Record ${seq} of your receipt was lost in the rollback of 1970-01-01 00:00:11`,
      );
    expect((await of(receipt(20, 11))).wrong).toContain('Record 20 of your receipt differs');
  });

  test('has lost what only a restore knew that was undone, at the next number', async () => {
    const undone = await check(await shown({ receipts: [receipt(3, 8), receipt(18, 8)] }));
    expect(undone.wrong).toBe('');
    expect(undone.right).toContain('Record 3 of your receipt is in the log');
    expect(undone.lost).toContain(
      'Record 18 of your receipt was lost in the rollback of 1970-01-01 00:00:09',
    );
    const unknown = await check(await shown({ receipts: [receipt(3, 6)] }));
    expect(unknown.wrong).toContain('belongs to placet/shop.6, which placet/shop.11 does not continue');
  });

  test('extends an earlier checkpoint of a former number, or names the records that were lost', async () => {
    const since = (size: number) => made.checkpointOf(OLD, size, [keys[7]!]);
    const kept = await check(await shown({ since: await since(16) }));
    expect(kept).toMatchObject({
      wrong: '',
      right: expect.stringContaining('extends your earlier checkpoint of 16 records'),
    });
    for (const size of [20, 24]) {
      const lost = await check(await shown({ since: await since(size) }));
      expect(lost.wrong).toBe('');
      expect(lost.lost).toContain(`Not all of the ${size} records of your earlier checkpoint are there`);
      expect(lost.right).not.toContain('extends your earlier checkpoint');
    }
    const altered = OLD.with(6, made.lineOf(7, { ucid: made.visitor(77) }));
    const before = await made.checkpointOf(altered, 16, [keys[7]!]);
    expect((await check(await shown({ since: before }))).wrong).toContain(
      'The first 16 records do not match your earlier checkpoint',
    );
  });

  test('may not change what it has stated of its rollbacks, or contradict it', async () => {
    const [first, second] = rollbacks();
    const since = await made.checkpointOf(SHOWN, 20, [keys[11]!], rollbacks());
    const less = [made.continuesLine(SHOWN, { log: 7, size: 14 }), second!];
    for (const extensions of [less, [first!], [second!]])
      expect((await check(await shown({ since }, extensions))).wrong).toContain(
        'The rollbacks in the current checkpoint are not those in your earlier checkpoint',
      );
    const cases: [string, string[]][] = [
      [
        'The first 16 records do not match the end of log number 7',
        [first!.replace(/ 16 ../, ' 16 00'), second!],
      ],
      ['does not match the required format', [second!, first!]],
      ['does not match the required format', [first!, `${second!} 1`]],
      ['does not match the required format', [first!, second!.replace('shop.9', 'shop.12')]],
      ['does not match the required format', [first!, second!.replace('shop.9', 'other.9')]],
      // Number 9 cannot have kept less than number 7 had when it ended.
      ['does not match the required format', [made.continuesLine(SHOWN, { log: 7, size: 18 }), second!]],
    ];
    for (const [text, extensions] of cases)
      expect((await check(await shown({}, extensions))).wrong, text).toContain(text);
  });

  test('must have as many records as it says that a rollback kept', async () => {
    const of = (size: number) =>
      shown({}, [
        rollbacks()[0]!,
        `continues placet/shop.9 ${size} ${hex(made.rootOf([...SHOWN, made.lineOf(22)], size))}`,
      ]);
    expect((await check(await of(21))).wrong).toBe('');
    expect((await check(await of(22))).wrong).toContain(
      'the end of log number 9 covers 22 records, but the log has only 21',
    );
  });

  test('must have the records under an anchor up to its end, and may have lost later ones', async () => {
    const of = async (log: number, size: number, lines = OLD) => {
      const root = hex(made.rootOf(lines, size));
      const commitment = { domain: 'shop', log, size, root };
      return check(await shown({ commitments: [{ name: 'your anchor', commitment }] }));
    };
    const altered = OLD.with(14, made.lineOf(15, { ucid: made.visitor(77) }));
    const kept = await of(7, 16);
    expect([kept.wrong, kept.lost]).toEqual(['', expect.not.stringContaining('your anchor')]);
    const lost = await of(7, 21);
    expect(lost.wrong).toBe('');
    expect(lost.lost).toContain('Not all of the 21 records of your anchor are there');
    expect((await of(7, 16, altered)).wrong).toContain('The first 16 records do not match your anchor');
    expect((await of(11, 21)).wrong).toContain('The first 21 records do not match your anchor');
    expect((await of(11, 25)).wrong).toContain('your anchor covers 25 records, but the log has only 21');
  });
});

describe('a receipt', () => {
  const signed = (seq: number, log: number, size = 16) =>
    made.receiptFor(made.lineOf(seq), keys[7]!, size, 'shop', log, hex(made.rootOf(OLD, size)));
  /** What the service that shows the log answers about a receipt of this size for record 16. */
  const answers = (size = 16, { key = keys[11]!, extensions = rollbacks() } = {}) =>
    made.answersAbout(SHOWN, { sizes: [size], seqs: [16], extensions }, key);

  test('of one number does not pass for one of another', async () => {
    const jws = await signed(16, 7);
    const verdict = describeResult(await verifyReceipt(jws, keys[11]!.verifier), 'en');
    expect(verdict.ok).toBe(true);
    expect(verdict.notShown.join('\n')).toContain(
      'Whether log placet/shop.11 contains no. 16: the receipt belongs to log placet/shop.7',
    );
    const { wrong } = await verifyReceipt(jws, keys[11]!.verifier, await answers(16, { extensions: [] }));
    expect(wrong).toMatchObject([{ code: 'servedOther', entry: 1 }]);
  });

  test('is followed across rollbacks, and its record is proven, open, or named as possibly lost', async () => {
    const of = async (seq: number) => verifyReceipt(await signed(seq, 7), keys[7]!.verifier, await answers());
    const kept = await of(16);
    expect(kept).toMatchObject({
      wrong: [],
      records: [{ by: 'log', extended: true, now: { isLater: true } }],
    });
    expect(kept.records[0]!.lost).toBeUndefined();
    const open = await of(17);
    expect(open).toMatchObject({ wrong: [], records: [{ by: 'receipt', lost: 9 }] });
    const words = describeResult(open, 'en').notShown.join('\n');
    expect(words).toContain('states that its database was rolled back on January 1, 1970');
    expect(describeResult(open, 'de').notShown.join('\n')).toContain('am 1. Januar 1970');
  });

  test('whose record may be lost does not promise a proof', async () => {
    const lost = await verifyReceipt(await signed(17, 7), keys[7]!.verifier, await answers());
    const { ok, headline, meaning } = describeResult(lost, 'en');
    expect(ok).toBe(true);
    expect(headline).toBe('This receipt is genuine, but its entry may have been lost.');
    expect(meaning).toContain('Keep the receipt');
    expect(meaning).not.toContain('in 15 minutes');
  });

  test('convicts a service that no longer extends what it names', async () => {
    const codes = async (jws: string, served: Awaited<ReturnType<typeof answers>>) =>
      (await verifyReceipt(jws, keys[7]!.verifier, served)).wrong.map(({ code }) => code);
    expect(await codes(await signed(16, 7), await answers())).toEqual([]);
    // What came after the first 16 records may have been lost.
    expect(await codes(await signed(16, 7, 20), await answers(20))).toEqual([]);
    const older = await answers(14);
    const other = older.extensions.get(14)!.replace('old 14', 'old 16');
    expect(await codes(await signed(16, 7), { ...older, extensions: new Map([[16, other]]) })).toEqual([
      'notExtended',
    ]);
    expect(await codes(await signed(16, 7), older)).toEqual(['notExtended']);
    expect(await codes(await signed(16, 12), await answers())).toEqual(['servedOlder']);
    expect(await codes(await signed(16, 6), await answers())).toEqual(['servedOther']);
    const foreign = await answers(16, { key: await made.makeKey(2, 'placet/shop.11') });
    expect(await codes(await signed(16, 7), foreign)).toEqual(['servedCheckpoint']);
    const under11 = await made.receiptFor(made.lineOf(16), keys[7]!, 22, 'shop', 11);
    expect(await codes(under11, await answers())).toEqual(['servedTruncated']);
    // Records that the rollbacks have kept are still proven.
    const { proofs: _, ...unproven } = await answers();
    const convicted = await verifyReceipt(await signed(16, 7), keys[7]!.verifier, unproven);
    expect(convicted.wrong).toMatchObject([{ code: 'notIncluded' }]);
  });

  test('of a number that ended before its key was replaced is valid at any size', async () => {
    // Log 7 had signed 25 records, of which a rollback kept 16; log 9 got another key after 18.
    const successor = await made.makeKey(2, 'placet/shop.11');
    const document = (former: number) =>
      JSON.stringify({
        jwk: successor.jwk,
        verifier: successor.verifier,
        former: [{ jwk: keys[7]!.jwk, verifier: keys[former]!.verifier, lastSize: 18 }],
      });
    const codes = async (jws: string, former = 9) =>
      (await verifyReceipt(jws, document(former))).wrong.map(({ code }) => code);
    expect(await codes(await signed(16, 7, 25))).toEqual([]);
    expect(await codes(await signed(16, 9, 18))).toEqual([]);
    expect(await codes(await signed(16, 9, 19))).toEqual(['formerKey']);
    expect(await codes(await signed(16, 11, 16))).toEqual(['receiptUnsigned']);
    expect(await codes(await signed(16, 7, 25), 7)).toEqual(['formerKey']);
    const since = await made.checkpointOf(OLD, 25, [keys[7]!]);
    const checkpoint = await made.checkpointOf(SHOWN, SHOWN.length, [successor], rollbacks());
    const found = await check(await shown({ keys: readKeys(document(9)), checkpoint, since }));
    expect(found.wrong).toBe('');
  });

  test('in an evidence file proves records that were stored under a former number', async () => {
    const codes = async (seq: number, extensions = rollbacks(), key = keys[11]!) => {
      const record = await made.provenRecord(SHOWN, seq, key, { extensions });
      const { wrong } = await verifyReceipt(JSON.stringify({ records: [record] }), keys[7]!.verifier);
      return wrong.map(({ code }) => code);
    };
    for (const seq of [3, 16, 18, 20]) expect(await codes(seq), String(seq)).toEqual([]);
    expect(await codes(16, rollbacks(), await made.makeKey(1, 'placet/other.11'))).toEqual(['noteForm']);
    expect(await codes(16, [], await made.makeKey(1, 'placet/other.11'))).toEqual(['otherLog']);
  });

  test('can be verified with the keys in its evidence file, which prove less', async () => {
    const file = await made.evidenceFileFor(OLD, [7], keys[7]!);
    const current = await made.makeKey(2);
    const keyList = [
      { generation: 2, verifier: current.verifier },
      { generation: 1, verifier: keys[7]!.verifier, lastSize: 25 },
    ];
    const result = await verifyReceipt(JSON.stringify({ ...file, keys: keyList }), '');
    expect(result).toMatchObject({ wrong: [], keySource: 'file' });
    expect(describeResult(result, 'en').sources.join('\n')).toContain('Key: from the evidence file');
    const none = await verifyReceipt(JSON.stringify(file), '');
    expect(none.wrong).toEqual([{ code: 'keyMissing' }]);
    const late = keyList.map((key) => (key.lastSize ? { ...key, lastSize: 24 } : key));
    const { wrong } = await verifyReceipt(JSON.stringify({ ...file, keys: late }), '');
    expect(wrong.map(({ code }) => code)).toEqual(['formerKey']);
  });
});
