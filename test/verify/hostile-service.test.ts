import { beforeAll, describe, expect, test, vi } from 'vitest';
import { hex } from '../../src/lib/bytes.ts';
import { askService } from '../../src/verify/receipt/ask-about-receipt.ts';
import { describeResult } from '../../src/verify/receipt/describe-receipt.ts';
import { readKeys } from '../../src/verify/log/log-keys.ts';
import { readDecisionLine } from '../../src/verify/log/log-lines.ts';
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
let checkpoint: string;
let proof: string;
beforeAll(async () => {
  key = await made.makeKey(1);
  jws = await made.receiptFor(made.lineOf(16), key, OWN, 'shop', 7, hex(made.rootOf(lines, OWN)));
  const answers = await made.answersAbout(lines, { sizes: [OWN], seqs: [16] }, key);
  extension = answers.extensions.get(OWN)!;
  proof = answers.proofs.get(16)!;
  checkpoint = answers.checkpoint;
});

/** What is found if the service answers this, and otherwise honestly. */
const verified = (
  answers: { extension?: string; proof?: string; checkpoint?: string | null },
  now?: number,
) =>
  verifyReceipt(
    jws,
    key.verifier,
    {
      checkpoint: 'checkpoint' in answers ? answers.checkpoint! : checkpoint,
      extensions: new Map([[OWN, answers.extension ?? extension]]),
      proofs: new Map([[16, answers.proof ?? proof]]),
    },
    now,
  );
const codesOf = async (answers: Parameters<typeof verified>[0]) =>
  (await verified(answers)).wrong.map(({ code }) => code);

describe('a service', () => {
  test('with proofs of any other form is reported', async () => {
    for (const text of ['', 'x', checkpoint.replace('\n25\n', '\n24\n'), checkpoint.slice(0, -2)])
      expect(await codesOf({ checkpoint: text }), text).toEqual(['servedCheckpoint']);
    const hash = extension.split('\n')[1]!;
    for (const text of [
      '',
      'x',
      '\n\n',
      'old 15',
      `old x\n\n${checkpoint}`,
      extension.replace(hash, 'AA'),
      `old ${OWN}\n\n${checkpoint}`,
      `old 0\n\n${checkpoint}`,
      extension.replace(`${hash}\n`, ''),
      extension.replace(
        hash,
        hash.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ),
    ])
      expect(await codesOf({ extension: text }), text).toEqual(['notExtended']);
    for (const text of ['', 'x', '\n\n', proof.replace('index 15', 'index 14'), proof.replace('@v1', '@v2')])
      expect(await codesOf({ proof: text }), text).toEqual(['notIncluded']);
    expect(await verified({})).toMatchObject({ wrong: [], records: [{ by: 'log' }] });
  });

  test('that proves a record in another log than the one it shows is reported', async () => {
    const forked = lines.with(23, made.lineOf(24, { ucid: made.visitor(77) }));
    const other = await made.answersAbout(forked, { sizes: [OWN], seqs: [16] }, key);
    // Nothing links what is under another checkpoint to the one that is shown.
    expect(await codesOf({ proof: other.proofs.get(16)! })).toEqual(['notIncluded']);
    expect(await codesOf({ extension: other.extensions.get(OWN)! })).toEqual(['notExtended']);
    const earlier = await made.answersAbout(lines, { sizes: [OWN], seqs: [16], size: 20 }, key);
    expect(await codesOf({ proof: earlier.proofs.get(16)! })).toEqual(['notIncluded']);
  });

  test('that has removed a record or the log contradicts its receipt once that is a day old', async () => {
    const HOUR = 3600;
    const decided = made.timeOf(16);
    const truncated = await made.answersAbout(lines, { sizes: [OWN], seqs: [16], size: OWN }, key);
    const codes = async (served: Parameters<typeof verifyReceipt>[2], hours: number) =>
      (await verifyReceipt(jws, key.verifier, served, decided + hours * HOUR)).wrong.map(({ code }) => code);
    // Not covered yet.
    expect(await codes(truncated, 1)).toEqual([]);
    expect(await codes(truncated, 25)).toEqual(['notCovered']);
    const shorter = await made.answersAbout(lines, { sizes: [OWN], seqs: [16], size: OWN - 1 }, key);
    expect(await codes(shorter, 1)).toEqual(['servedTruncated']);
    expect(await codes({ checkpoint: null }, 1)).toEqual(['servedNone']);
    const early = await made.receiptFor(made.lineOf(16), key, 0, 'shop', 7, hex(made.rootOf([])));
    const ofEarly = async (hours: number) =>
      (await verifyReceipt(early, key.verifier, { checkpoint: null }, decided + hours * HOUR)).wrong;
    expect(await ofEarly(1)).toEqual([]);
    expect(await ofEarly(25)).toMatchObject([{ code: 'servedNone' }]);
    for (const language of ['en', 'de']) {
      const told = describeResult(await verified({ checkpoint: null }), language);
      expect(told.ok).toBe(false);
      expect(told.headline).toMatch(/contradicts|widerspricht/);
      expect(told.wrong[0]).toMatch(/deleted together with its domain|zusammen mit seiner Domain gelöscht/);
    }
  });

  test('that does not answer leaves open what is in its log', async () => {
    const silent = await verifyReceipt(jws, key.verifier, { isSilent: true });
    expect(silent).toMatchObject({ wrong: [], isUnconfirmed: true });
    const told = describeResult(silent, 'en', 'https://placet.example');
    expect(told.ok).toBe(true);
    expect(told.notShown[0]).toBe(
      'Whether the log still contains no. 16: https://placet.example did not answer all questions. Try again later.',
    );
    for (const answer of [
      () => Promise.reject(new TypeError('fetch failed')),
      async () => new Response('', { status: 429 }),
      async () => new Response('', { status: 503 }),
      async ({ pathname }: URL) =>
        new Response(checkpoint, { status: pathname === '/app/proof' ? 500 : 200 }),
    ]) {
      vi.spyOn(globalThis, 'fetch').mockImplementation((url) => answer(new URL(url as string)));
      expect(await askService('https://placet.example', jws)).toMatchObject({ isSilent: true });
    }
  });

  test('whose log grows meanwhile is asked again', async () => {
    const answers = [20, 24].map((size) => made.answersAbout(lines, { sizes: [OWN], seqs: [16], size }, key));
    const [before, after] = await Promise.all(answers);
    let calls = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const { pathname, searchParams } = new URL(url as string);
      if (pathname === '/app/log-key') return new Response('', { status: 404 });
      const now = calls++ < 1 ? before! : after!;
      if (pathname === '/app/checkpoint') return new Response(now.checkpoint);
      const text = searchParams.has('from') ? now.extensions.get(OWN) : now.proofs.get(16);
      return new Response(text);
    });
    const served = await askService('https://placet.example', jws);
    expect(calls).toBe(6);
    expect((await verifyReceipt(jws, key.verifier, served)).records).toMatchObject([{ by: 'log' }]);
  });

  test('that proves what it shows is described as such', async () => {
    const words = async (answers: Parameters<typeof verified>[0]) => {
      const result = await verified(answers);
      const { ok, shown, notShown } = describeResult(result, 'en', 'https://placet.example');
      return { ok, shown: shown.join('\n'), notShown: notShown.join('\n') };
    };
    const proven = await words({});
    expect(proven.ok).toBe(true);
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
    expect(readDecisionLine(deep)).toBeUndefined();
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
    const note = await made.checkpointOf(
      lines,
      lines.length,
      [key],
      [`continues placet/shop.6 ${rounded} ${'0'.repeat(64)}`],
    );
    expect(await codesOf({ checkpoint: note })).toEqual(['servedCheckpoint']);
    const old = extension.replace(`old ${OWN}`, `old ${rounded}`);
    expect(await codesOf({ extension: old })).toEqual(['notExtended']);
  });
});
