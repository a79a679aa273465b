import { beforeAll, describe, expect, test } from 'vitest';
import { verifyReceipt } from '../../src/verify/verify-receipt.ts';
import { describeResult } from '../../src/verify/describe-receipt.ts';
import type { EntryWithProof } from '../../src/verify/verify-entry.ts';
import * as made from './sample-log.ts';

const log = made.makeLog([5, 8, 1, 7, 3]);
let key: made.TestKey;
let other: made.TestKey;
type Receipt = Awaited<ReturnType<typeof made.evidenceFileFor>>;
let receipt: Receipt;

beforeAll(async () => {
  key = await made.makeKey(1);
  other = await made.makeKey(2);
  receipt = await made.evidenceFileFor(log, [6, 11, 21], key);
});

/** The codes of the errors. */
async function wrongIn(value: unknown, withKey = key.verifier) {
  const { wrong } = await verifyReceipt(typeof value === 'string' ? value : JSON.stringify(value), withKey);
  return wrong.map(({ code, entry }) => (entry ? `${code} ${entry}` : code));
}

/** A copy of the evidence file with one changed entry. */
function changed(
  at: number,
  change: (entry: EntryWithProof) => Partial<Record<keyof EntryWithProof | 'jws', unknown>>,
): Receipt {
  const entries = receipt.entries.map((entry, i) =>
    i === at ? { ...entry, ...change(entry as EntryWithProof) } : entry,
  );
  return { ...receipt, entries: entries as EntryWithProof[] };
}

test('a genuine evidence file is described with what it proves and what it does not', async () => {
  const verdict = describeResult(await verifyReceipt(JSON.stringify(receipt), key.verifier), 'en');
  expect(verdict).toMatchObject({ ok: true, headline: 'This receipt is genuine.', wrong: [] });
  expect(verdict.shown).toHaveLength(5);
  expect(verdict.shown[0]).toMatch(
    /^No. 6: on May 29, 2026.* UTC, visitor \w{8}…\w{4} rejected or withdrew consent/,
  );
  expect(verdict.shown[1]).toContain('consented to Maps of Ünterwegs, Films.');
  expect(verdict.shown[3]).toContain(
    'The log placet/shop.7 contains no. 6, 11, 21. Its signed checkpoint of size 5 covers this',
  );
  expect(verdict.notShown.join('\n')).toContain(key.verifier);
  const german = describeResult(await verifyReceipt(JSON.stringify(receipt), key.verifier), 'de-AT');
  expect(german).toMatchObject({ ok: true, headline: 'Dieser Beleg ist echt.' });
  expect([german.shown.length, german.notShown.length]).toEqual([5, verdict.notShown.length]);
});

test('every entry of a log of any shape has a valid proof', async () => {
  for (const lengths of [[1], [1, 1, 1], [3, 4, 5, 6, 7, 8, 2], [16, 17]]) {
    const any = made.makeLog(lengths);
    const last = any.blocks.at(-1)!.last;
    for (let seq = 1; seq <= last; seq++) {
      expect(
        await wrongIn(await made.evidenceFileFor(any, [seq], key)),
        `${seq} of ${lengths.join()}`,
      ).toEqual([]);
    }
  }
});

describe('an entry of an evidence file', () => {
  test('with a changed line is reported', async () => {
    const { leaf } = receipt.entries[1]!;
    for (let i = 0; i < leaf.length; i++) {
      const line = `${leaf.slice(0, i)}${leaf[i] === '1' ? '2' : '1'}${leaf.slice(i + 1)}`;
      const wrong = await wrongIn(changed(1, () => ({ leaf: line })));
      expect(wrong[0], line).toMatch(/^(leafForm|place|time|notInBlock) 2$/);
    }
    const spaced = leaf.replace(',', ', ');
    expect(await wrongIn(changed(1, () => ({ leaf: spaced })))).toContain('leafForm 2');
    const escaped = leaf.replace('e1', String.raw`\u0065` + '1');
    expect(await wrongIn(changed(1, () => ({ leaf: escaped })))).toContain('leafForm 2');
  });

  test('with any changed character is no longer valid', async () => {
    const text = JSON.stringify({ entries: [receipt.entries[1]] });
    for (let i = 0; i < text.length; i++) {
      const other = `${text.slice(0, i)}${text[i] === '0' ? '1' : '0'}${text.slice(i + 1)}`;
      const { ok } = describeResult(await verifyReceipt(other, key.verifier), 'en');
      expect(ok, `at ${i}: ${text.slice(i - 20, i + 20)}`).toBe(false);
    }
  });

  test('with another block, index, inclusion proof or checkpoint is reported', async () => {
    const foreign = await made.evidenceFileFor(made.makeLog([5, 8, 1, 7, 4]), [11], key);
    const wrongDomain = await made.proofOf(
      made.makeLog([5, 8, 1, 7, 3], 'other'),
      11,
      await made.makeKey(1, 'placet/other.7'),
    );
    const record =
      (from: string, to: string) =>
      ({ block }: EntryWithProof) => ({ block: block.replace(from, to) });
    const cases: [string, (entry: EntryWithProof) => object][] = [
      ['recordForm 2', ({ block }) => ({ block: `${block} ` })],
      ['recordForm 2', record('"first":6', '"first":60')],
      ['place 2', record('"first":6', '"first":5')],
      ['place 2', record('"last":13', '"last":10')],
      ['notInLog 2', record('"last":13', '"last":12')],
      ['time 2', record(`"to":${made.START + 13 * 3600}`, `"to":${made.START + 9 * 3600}`)],
      ['notInBlock 2', ({ block }) => ({ block: block.replace(/"root":"../, '"root":"00') })],
      ['notInLog 2', record('"erased":[]', '"erased":[3]')],
      ['blockPlace 2', record('"block":2', '"block":3')],
      ['blockPlace 2', () => ({ blockIndex: 2 })],
      ['otherDomain 2', record('"shop"', '"shap"')],
      ['otherLog 2', record('"log":7', '"log":8')],
      ['place 2', ({ index }) => ({ index: index + 1 })],
      ['place 2', () => ({ index: 5.5 })],
      ['notInBlock 2', ({ path }) => ({ path: path.slice(1) })],
      ['notInBlock 2', ({ path }) => ({ path: [...path, path[0]] })],
      ['notInBlock 2', ({ path }) => ({ path: path.map((hash) => hash.toUpperCase()) })],
      ['notInBlock 2', ({ path }) => ({ path: [...path].reverse() })],
      ['notInBlock 2', () => ({ path: [1, 2, 3] })],
      ['notInBlock 2', () => ({ path: {} })],
      ['notInLog 2', ({ blockPath }) => ({ blockPath: blockPath.slice(1) })],
      ['noteFalse 2', ({ checkpoint }) => ({ checkpoint: checkpoint.replace('\n5\n', '\n6\n') })],
      ['noteForm 2', ({ checkpoint }) => ({ checkpoint: checkpoint.trim() })],
      ['noteUnsigned 2', ({ checkpoint }) => ({ checkpoint: checkpoint.replaceAll('shop.7', 'shop.8') })],
      ['notInLog 2', () => ({ checkpoint: (foreign.entries[0] as EntryWithProof).checkpoint })],
      ['otherDomain 2', () => wrongDomain],
      ['entryForm 2', () => ({ path: undefined })],
      ['entryForm 2', () => ({ leaf: 7 })],
    ];
    for (const [code, change] of cases) {
      expect(await wrongIn(changed(1, change)), `${code} by ${String(change)}`).toContain(code);
    }
    expect(
      (await wrongIn({ ...receipt, entries: [null, 1, 'x', [], ...receipt.entries] })).slice(0, 4),
    ).toEqual([1, 2, 3, 4].map((entry) => `entryForm ${entry}`));
  });

  test('of another log of the same domain is valid with the same key', async () => {
    const again = await made.makeKey(1, 'placet/shop.8');
    const next = await made.evidenceFileFor(made.makeLog([4, 4], 'shop', 8), [6], again);
    expect(await wrongIn(next)).toEqual([]);
    expect(await wrongIn(next, other.verifier)).toEqual(['noteUnsigned 1']);
  });

  test('signed by a replaced key is valid up to the size at which the key was replaced', async () => {
    const document = (lastSize: number) =>
      JSON.stringify({
        jwk: other.jwk,
        verifier: other.verifier,
        former: [{ jwk: key.jwk, verifier: key.verifier, lastSize }],
      });
    expect(await wrongIn(receipt, document(5))).toEqual([]);
    expect(await wrongIn(receipt, document(4))).toEqual(['formerKey 1', 'formerKey 2', 'formerKey 3']);
    const promise = await made.receiptFor(log.blocks[0]!.lines[0]!, key, 5);
    expect(await wrongIn(promise, document(5))).toEqual([]);
    expect(await wrongIn(promise, document(4))).toEqual(['formerKey 1']);
  });
});

describe('the evidence file', () => {
  test('with fields that contradict its entries is not valid', async () => {
    const [event, ...events] = receipt.events;
    const cases: [string, object][] = [
      ['principal', { pii_principal_id: made.visitor(3) }],
      ['notice', { privacy_notice: [{ content: { ...made.notice, locale: 'de_DE' } }] }],
      ['notice', { privacy_notice: [{ hash: '00', content: made.notice }] }],
      ['notice', { privacy_notice: { content: 'other' } }],
      ['events', { events }],
      ['events', { events: [{ ...event, event_state: 'given' }, ...events] }],
      ['events', { events: [{ ...event, event_time: '2026-01-01T00:00:00Z' }, ...events] }],
      ['events', { events: 'none' }],
      ['events', { events: [null] }],
      ['noEntries', { entries: [] }],
    ];
    for (const [code, change] of cases) {
      expect(await wrongIn({ ...receipt, ...change }), `${code} by ${JSON.stringify(change)}`).toContain(
        code,
      );
    }
    const two = await made.evidenceFileFor(log, [6, 7], key);
    expect(await wrongIn(two)).toEqual(['otherVisitor']);
    // The order of properties and events and fields that cannot be verified may differ.
    const { services, ...rest } = made.notice;
    const shuffled = {
      privacy_notice: { content: { services, ...rest } },
      events: [...receipt.events].reverse(),
    };
    expect(await wrongIn({ ...receipt, ...shuffled, purposes: 'anything' })).toEqual([]);
    expect(await wrongIn({ entries: receipt.entries })).toEqual([]);
  });

  test('with two contradicting signed tree heads proves the contradiction', async () => {
    const altered = made.makeLog([5, 8, 1, 7, 3]);
    altered.blocks[0]!.lines[0] = made.lineOf(1, { consent: false });
    const forked = await made.proofOf(altered, 16, key);
    expect(await wrongIn({ entries: [receipt.entries[0], forked] })).toEqual(['fork']);
  });

  test('is rejected if it has another format or no key', async () => {
    for (const text of ['', '{}', '[]', 'null', '{"entries":1}', 'a.b', '{"entries":[]']) {
      expect(await wrongIn(text), text).toEqual(['unreadable']);
      expect(describeResult(await verifyReceipt(text, key.verifier), 'en').ok).toBe(false);
    }
    const mixed = { jwk: other.jwk, verifier: key.verifier };
    const late = {
      jwk: key.jwk,
      verifier: key.verifier,
      former: [{ jwk: other.jwk, verifier: other.verifier }],
    };
    const foreign = (await made.makeKey(1, 'example.com/log')).verifier;
    for (const no of ['{}', 'null', 'x+y+z', JSON.stringify(mixed), JSON.stringify(late), foreign]) {
      expect(await wrongIn(receipt, no), no).toEqual(['keyUnreadable']);
      const { ok, headline } = describeResult(await verifyReceipt(JSON.stringify(receipt), no), 'en');
      expect([ok, headline], no).toEqual([false, 'The receipt could not be verified.']);
    }
    const document = JSON.stringify({ jwk: key.jwk, verifier: key.verifier, former: [] });
    expect(await wrongIn(receipt, ` ${document}\n`)).toEqual([]);
    expect(await wrongIn(receipt, other.verifier)).toEqual([
      'noteUnsigned 1',
      'noteUnsigned 2',
      'noteUnsigned 3',
    ]);
  });
});

describe('a receipt', () => {
  test('is distinguished from a proof, alone and in the response of POST /app/consents', async () => {
    const line = made.lineOf(99);
    const jws = await made.receiptFor(line, key);
    const { ucid, timestamp } = JSON.parse(line) as { ucid: string; timestamp: number };
    for (const text of [jws, `\n${jws} `, JSON.stringify({ ucid, timestamp, receipt: jws })]) {
      const verdict = describeResult(await verifyReceipt(text, key.verifier), 'en');
      expect(verdict).toMatchObject({ ok: true, wrong: [] });
      expect(verdict.headline).toContain('has not been proven to be in the log yet');
      expect(verdict.notShown[0]).toContain('That no. 99 was added to the log');
    }
    expect(await wrongIn({ ucid: made.visitor(9), timestamp, receipt: jws })).toEqual(['answerOther']);
    expect(await wrongIn({ ucid, timestamp: timestamp + 1, receipt: jws })).toEqual(['answerOther']);
  });

  test('proves an entry of an evidence file that is not in a hashed block yet', async () => {
    const line = made.lineOf(26);
    const entry = { leaf: line, jws: await made.receiptFor(line, key) };
    const mixed = { entries: [receipt.entries[0], entry] };
    const verdict = describeResult(await verifyReceipt(JSON.stringify(mixed), key.verifier), 'en');
    expect(verdict).toMatchObject({ ok: true, headline: 'This receipt is genuine.' });
    expect(verdict.notShown[0]).toContain('That no. 26');
    expect(await wrongIn({ entries: [{ ...entry, leaf: made.lineOf(27) }] })).toEqual(['promiseOther 1']);
  });

  test('of another key, domain or format is rejected', async () => {
    const line = made.lineOf(99);
    const [header, , signature] = (await made.receiptFor(line, key)).split('.');
    const [, payload] = (await made.receiptFor(made.lineOf(98), key)).split('.');
    expect(await wrongIn(await made.receiptFor(line, other))).toEqual(['promiseUnsigned 1']);
    expect(await wrongIn(await made.receiptFor(line, key, 3, 'other'))).toEqual(['otherDomain 1']);
    expect(await wrongIn(await made.receiptFor('{"seq":1}', key))).toEqual(['leafForm 1']);
    expect(await wrongIn(await made.receiptFor(line, key, 0.5))).toEqual(['promiseFalse 1']);
    expect(await wrongIn(`${header}.${payload}.${signature}`)).toEqual(['promiseFalse 1']);
    expect(await wrongIn('a.b.c')).toEqual(['promiseFalse 1']);
  });
});
