import { beforeAll, describe, expect, test } from 'vitest';
import { hex } from '../../src/lib/bytes.ts';
import { askService } from '../../src/verify/receipt/ask-about-receipt.ts';
import { describeResult } from '../../src/verify/receipt/describe-receipt.ts';
import { readKeys } from '../../src/verify/log/log-keys.ts';
import { readDecision } from '../../src/verify/log/log-lines.ts';
import { verifyLog, isError } from '../../src/verify/log/verify-log.ts';
import { verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';
import { honest, HOLDINGS, served } from './falsifications.ts';
import * as made from './sample-log.ts';

// What a service that lies, or a file that somebody has made up, can answer to those who verify.

const lines = made.makeLog([5, 8, 1, 7, 3]);
/** The size in the receipt for record 16. */
const OWN = 15;
let key: made.TestKey;
let jws: string;
let extension: string;
beforeAll(async () => {
  key = await made.makeKey(1);
  jws = await made.receiptFor(made.lineOf(16), key, OWN, 'shop', 7, hex(made.rootOf(lines, OWN)));
  extension = await made.extensionOf(lines, OWN, lines.length, key);
});

const verified = (answers: { extension?: string; proof?: string }) =>
  verifyReceipt(jws, key.verifier, {
    ...(answers.extension !== undefined && { extensions: new Map([[16, answers.extension]]) }),
    ...(answers.proof !== undefined && { proofs: new Map([[16, answers.proof]]) }),
  });
const codesOf = async (answers: Parameters<typeof verified>[0]) =>
  (await verified(answers)).wrong.map(({ code }) => code);

describe('a service', () => {
  test('with proofs of any other form is reported', async () => {
    const checkpoint = extension.slice(extension.indexOf('\n\n') + 2);
    const hash = extension.split('\n')[1]!;
    for (const text of ['', 'x', '\n\n', 'old 15', `old x\n\n${checkpoint}`, extension.replace(hash, 'AA')])
      expect(await codesOf({ extension: text }), text).toEqual(['servedCheckpoint']);
    for (const text of [
      `old ${OWN}\n\n${checkpoint}`,
      `old 0\n\n${checkpoint}`,
      extension.replace(`${hash}\n`, ''),
      extension.replace(
        hash,
        hash.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ),
    ])
      expect(await codesOf({ extension: text }), text).toEqual(['notExtended']);
    const { proof } = await made.provenRecord(lines, 16, key);
    for (const text of ['', 'x', '\n\n', proof.replace('index 15', 'index 14'), proof.replace('@v1', '@v2')])
      expect(await verified({ extension, proof: text }), text).toMatchObject({
        wrong: [],
        records: [{ by: 'promise' }],
      });
    expect((await verified({ extension, proof })).records).toMatchObject([{ by: 'log' }]);
  });

  test('that proves a record in another log than the one it shows is reported', async () => {
    const forked = lines.with(23, made.lineOf(24, { ucid: made.visitor(77) }));
    const { proof } = await made.provenRecord(forked, 16, key);
    expect(await codesOf({ extension, proof })).toEqual(['fork']);
    const other = await made.provenRecord(forked, 16, key, { size: 24 });
    const result = await verified({ extension, proof: other.proof });
    expect(result.wrong).toEqual([]);
    expect(result.records[0]!.by, 'nothing links its checkpoint to the current one').toBe('promise');
  });

  test('that has no proof for what it shows is described as such', async () => {
    const words = async (answers: Parameters<typeof verified>[0]) => {
      const result = await verified(answers);
      const { ok, shown, notShown } = describeResult(result, 'en', 'https://placet.example');
      return { ok, shown: shown.join('\n'), notShown: notShown.join('\n') };
    };
    const without = await words({});
    expect(without.ok).toBe(true);
    expect(without.shown).not.toContain('extends the log in the receipt');
    expect(without.notShown).toContain('That no. 16 was added to the log');
    const proven = await words({ extension });
    expect(proven.shown).toContain('extends the log in the receipt: none of its 15 records was changed');
    expect(proven.notShown).not.toContain('extends');
  });

  test('that leaves out its newest records does not hide what is in them', async () => {
    const errors = async (holding: string, hide: (shown: ReturnType<typeof honest>) => void) => {
      const shown = honest();
      hide(shown);
      const texts: string[] = [];
      for await (const result of verifyLog(await served(shown, await HOLDINGS[holding]!())))
        if (isError(result)) texts.push(result.text);
      return texts.join('\n');
    };
    const truncate = (shown: ReturnType<typeof honest>) => void shown.lines.splice(24);
    expect(await errors('One receipt', truncate)).toMatch(
      /your receipt covers 26 records, but the log has only 24\.[^]*Record 28 of your receipt is not in the log/,
    );
    expect(await errors('An anchor', truncate)).toContain('covers 26 records, but the log has only 24');
    // The checkpoint covers them.
    const hide = (shown: ReturnType<typeof honest>) => shown.deleted.push(25, 26, 27, 28, 29);
    expect(await errors('One receipt', hide)).toContain('Record 28 of your receipt is not in the log');
    expect(await errors('Nothing', hide)).toContain('missing records: 25, 26, 27, 28, 29');
  });

  test('is asked only what a file of the right form names', async () => {
    const number = { records: [{ line: 5, proof: 7, jws: {} }, { jws: [] }, { proof: '\n\n' }, 3, null] };
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
    expect(readDecision(deep)).toBeUndefined();
    const file = { records: [{ line: deep, jws }], privacy_notice: 1 };
    const { wrong } = await verifyReceipt(JSON.stringify(file), key.verifier);
    expect(wrong).toContainEqual({ code: 'leafForm', values: {}, entry: 1 });
    const nested = `{"records":[],"privacy_notice":[{"content":${deep}}]}`;
    expect((await verifyReceipt(nested, key.verifier)).wrong).toContainEqual({ code: 'notice' });
  });

  test('whose values cannot be printed is not valid', async () => {
    const object = { toString: 1, valueOf: 1 };
    const file = await made.evidenceFileFor(lines, [7], key);
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
    const note = await made.extensionOf(lines, OWN, lines.length, key, [
      `continues placet/shop.6 ${rounded} ${'0'.repeat(64)}`,
    ]);
    expect(await codesOf({ extension: note })).toEqual(['servedCheckpoint']);
    const old = extension.replace(`old ${OWN}`, `old ${rounded}`);
    expect(await codesOf({ extension: old })).toEqual(['servedCheckpoint']);
  });
});
