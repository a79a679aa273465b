import { beforeAll, describe, expect, test } from 'vitest';
import { verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';
import { describeResult } from '../../src/verify/receipt/describe-receipt.ts';
import type { ProvenRecord } from '../../src/verify/verify-record.ts';
import * as made from './sample-log.ts';

const log = made.makeLog([5, 9, 6], 3);
let key: made.TestKey;
let other: made.TestKey;
type Receipt = Awaited<ReturnType<typeof made.evidenceFileFor>>;
let receipt: Receipt;

beforeAll(async () => {
  key = await made.makeKey(1);
  other = await made.makeKey(2);
  receipt = await made.evidenceFileFor(log, [22, 7, 12], key);
});

/** The codes of the errors. */
async function wrongIn(value: unknown, withKey = key.verifier) {
  const { wrong } = await verifyReceipt(typeof value === 'string' ? value : JSON.stringify(value), withKey);
  return wrong.map(({ code, entry }) => (entry ? `${code} ${entry}` : code));
}

/** A copy of the evidence file with one changed record. */
const changed = (at: number, change: (record: Proven) => object) => ({
  ...receipt,
  records: receipt.records.map((record, i) =>
    i === at ? { ...record, ...change(record as Proven) } : record,
  ),
});
type Proven = Extract<ProvenRecord, { proof: string }>;

test('a genuine evidence file is described with what it proves and what it does not', async () => {
  const verdict = describeResult(await verifyReceipt(JSON.stringify(receipt), key.verifier), 'en');
  expect(verdict).toMatchObject({ ok: true, headline: 'This receipt is genuine.', wrong: [] });
  expect(verdict.shown).toHaveLength(5);
  expect(verdict.shown[0]).toMatch(
    /^No. 22: visitor \w{8}…\w{4} consented to .*recorded this for May 29, 2026.* UTC, by its own clock/,
  );
  expect(verdict.shown[1]).toContain('consented to Maps of Ünterwegs, Films.');
  expect(verdict.shown[3]).toContain(
    'The log placet/shop.7 contains no. 22, 7, 12. Its signed checkpoint of size 24 covers this',
  );
  expect(verdict.notShown.join('\n')).toContain(key.verifier);
  // A time is stated once, with whose clock it is.
  expect(verdict.notShown.join('\n')).not.toMatch(/clock|time/);
  // No. 12 follows the consent of no. 7.
  expect(verdict.shown[2]).toMatch(/^No. 12: visitor \S+ withdrew consent\./);
  const german = describeResult(await verifyReceipt(JSON.stringify(receipt), key.verifier), 'de-AT');
  expect(german).toMatchObject({ ok: true, headline: 'Dieser Beleg ist echt.' });
  expect([german.shown.length, german.notShown.length]).toEqual([5, verdict.notShown.length]);
});

test('every decision of a log of any length has a valid proof', async () => {
  for (const count of [1, 2, 3, 33]) {
    const any = made.makeLog([], count);
    for (let seq = 1; seq <= count; seq++)
      expect(await wrongIn(await made.evidenceFileFor(any, [seq], key)), `${seq} of ${count}`).toEqual([]);
  }
});

describe('an entry of an evidence file', () => {
  test('with a changed line is reported', async () => {
    const { line: leaf } = receipt.records[1]!;
    for (let i = 0; i < leaf.length; i++) {
      const line = `${leaf.slice(0, i)}${leaf[i] === '1' ? '2' : '1'}${leaf.slice(i + 1)}`;
      const wrong = await wrongIn(changed(1, () => ({ line })));
      expect(wrong[0], line).toMatch(/^(leafForm|place|notInLog) 2$/);
    }
    const spaced = leaf.replace(',', ', ');
    expect(await wrongIn(changed(1, () => ({ line: spaced })))).toContain('leafForm 2');
    const escaped = leaf.replace('e1', String.raw`\u0065` + '1');
    expect(await wrongIn(changed(1, () => ({ line: escaped })))).toContain('leafForm 2');
  });

  test('with any changed character is no longer valid', async () => {
    const text = JSON.stringify({ records: [receipt.records[1]] });
    for (let i = 0; i < text.length; i++) {
      const other = `${text.slice(0, i)}${text[i] === '0' ? '1' : '0'}${text.slice(i + 1)}`;
      const { ok } = describeResult(await verifyReceipt(other, key.verifier), 'en');
      expect(ok, `at ${i}: ${text.slice(i - 20, i + 20)}`).toBe(false);
    }
  });

  test('with another proof is reported', async () => {
    const foreign = await made.provenRecord(made.makeLog([5, 9, 6], 4), 7, key);
    const wrongDomain = await made.provenRecord(log, 7, await made.makeKey(1, 'placet/other.7'));
    const part =
      (from: string | RegExp, to: string) =>
      ({ proof }: Proven) => ({ proof: proof.replace(from, to) });
    const note = (proof: string) => proof.slice(proof.indexOf('\n\n') + 2);
    const cases: [string, (record: Proven) => object][] = [
      ['proofForm 2', part('tlog-proof@v1', 'tlog-proof@v2')],
      ['proofForm 2', part('index 6', 'index 06')],
      ['proofForm 2', part('index 6', 'index x')],
      ['proofForm 2', part(/\n(.{43})=\n/, '\n$1\n')],
      ['place 2', part('index 6', 'index 5')],
      ['notInLog 2', part(/\n.{44}\n/, '\n')],
      ['notInLog 2', part(/\n(.{44})\n/, '\n$1\n$1\n')],
      ['notInLog 2', ({ proof }) => ({ proof: proof.replace(note(proof), note(foreign.proof)) })],
      ['noteFalse 2', part('\n24\n', '\n25\n')],
      ['noteForm 2', ({ proof }) => ({ proof: proof.trim() })],
      ['noteUnsigned 2', ({ proof }) => ({ proof: proof.replaceAll('shop.7', 'shop.8') })],
      ['otherLog 2', () => wrongDomain],
      ['entryForm 2', () => ({ proof: undefined })],
      ['entryForm 2', () => ({ line: 7 })],
    ];
    for (const [code, change] of cases)
      expect(await wrongIn(changed(1, change)), `${code} by ${String(change)}`).toContain(code);
    expect(
      (await wrongIn({ ...receipt, records: [null, 1, 'x', [], ...receipt.records] })).slice(0, 4),
    ).toEqual([1, 2, 3, 4].map((entry) => `entryForm ${entry}`));
  });

  test('of another log of the same domain is valid with the same key', async () => {
    const again = await made.makeKey(1, 'placet/shop.8');
    const next = await made.evidenceFileFor(made.makeLog([4, 4]), [6], again);
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
    expect(await wrongIn(receipt, document(24))).toEqual([]);
    expect(await wrongIn(receipt, document(23))).toEqual(['formerKey 1', 'formerKey 2', 'formerKey 3']);
    const early = await made.receiptFor(log[0]!, key, 5);
    expect(await wrongIn(early, document(5))).toEqual([]);
    expect(await wrongIn(early, document(4))).toEqual(['formerKey 1']);
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
      ['events', { events: [{ ...event, event_state: 'refused' }, ...events] }],
      ['events', { events: [{ ...event, event_time: '2026-01-01T00:00:00Z' }, ...events] }],
      ['events', { events: 'none' }],
      ['events', { events: [null] }],
      ['noEntries', { records: [] }],
    ];
    for (const [code, change] of cases) {
      expect(await wrongIn({ ...receipt, ...change }), `${code} by ${JSON.stringify(change)}`).toContain(
        code,
      );
    }
    const two = await made.evidenceFileFor(log, [7, 8], key);
    expect(await wrongIn(two)).toEqual(['otherVisitor']);
    // The order of properties and events and fields that cannot be verified may differ.
    const { services, ...rest } = made.notice;
    const shuffled = {
      privacy_notice: { content: { services, ...rest } },
      events: [...receipt.events].reverse(),
    };
    expect(await wrongIn({ ...receipt, ...shuffled, purposes: 'anything' })).toEqual([]);
    expect(await wrongIn({ records: receipt.records })).toEqual([]);
  });

  test('with two contradicting signed tree heads proves the contradiction', async () => {
    const altered = log.with(0, made.lineOf(1, { consent: false }));
    const forked = await made.provenRecord(altered, 17, key);
    expect(await wrongIn({ records: [receipt.records[0], forked] })).toEqual(['fork']);
  });

  test('is rejected if it has another format or no key', async () => {
    for (const text of ['', '{}', '[]', 'null', '{"records":1}', 'a.b', '{"records":[]']) {
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

  test('proves an entry of an evidence file that is not covered yet', async () => {
    const line = made.lineOf(27);
    const entry = { line, jws: await made.receiptFor(line, key) };
    const mixed = { records: [receipt.records[0], entry] };
    const verdict = describeResult(await verifyReceipt(JSON.stringify(mixed), key.verifier), 'en');
    expect(verdict).toMatchObject({ ok: true, headline: 'This receipt is genuine.' });
    expect(verdict.notShown[0]).toContain('That no. 27');
    expect(await wrongIn({ records: [{ ...entry, line: made.lineOf(32) }] })).toEqual(['receiptOther 1']);
  });

  test('of another key, domain or format is rejected', async () => {
    const line = made.lineOf(99);
    const [header, , signature] = (await made.receiptFor(line, key)).split('.');
    const [, payload] = (await made.receiptFor(made.lineOf(98), key)).split('.');
    expect(await wrongIn(await made.receiptFor(line, other))).toEqual(['receiptUnsigned 1']);
    expect(await wrongIn(await made.receiptFor(line, key, 3, 'other'))).toEqual(['otherDomain 1']);
    expect(await wrongIn(await made.receiptFor('{"seq":1}', key))).toEqual(['leafForm 1']);
    expect(await wrongIn(await made.receiptFor(line, key, 0.5))).toEqual(['receiptFalse 1']);
    expect(await wrongIn(`${header}.${payload}.${signature}`)).toEqual(['receiptFalse 1']);
    expect(await wrongIn('a.b.c')).toEqual(['receiptFalse 1']);
  });
});
