import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { maintain } from '../../src/log/run/maintain.ts';
import { describeResult } from '../../src/verify/receipt/describe-receipt.ts';
import { entriesOf } from '../../src/lib/tlog/tiles.ts';
import { readKeys } from '../../src/verify/log/log-keys.ts';
import type { LogInput } from '../../src/verify/log/log-input.ts';
import { isError, verifyLog } from '../../src/verify/log/verify-log.ts';
import { demandsOf, verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';
import { makeNotice, unpackNotice, type NoticeContent } from '../../src/log/notices/consent-notice.ts';
import { call } from '../support/call.ts';
import { newUcid } from '../support/make.ts';
import { tamper } from '../support/log/tamper.ts';
import { timeline, type Timeline } from '../support/log/timeline.ts';

const NDJSON = { Accept: 'application/x-ndjson' };
const linesOf = (text: string) => text.split('\n').filter(Boolean);
const keyOf = async ({ bindings, domain }: Timeline) =>
  (await call('GET', `/app/log-key?domain=${domain.id}`, { env: bindings })).text;

/** The log as a partner reads it. */
async function readLog(line: Timeline): Promise<LogInput> {
  const keys = readKeys(await keyOf(line));
  return {
    keys,
    checkpoint: (await line.get('/log/checkpoint')).text,
    async *entries(size) {
      const bundle = await line.get(`/log/${keys.log}/tile/entries/000.p/${size}`);
      expect(bundle.status).toBe(200);
      yield* entriesOf(bundle.bytes);
    },
    lines: linesOf((await line.get('/log', NDJSON)).text),
    notice: async (hash) => {
      const { status, text } = await line.get(`/log/notices/${hash}`);
      return status === 200 ? text : undefined;
    },
    now: line.now(),
  };
}

async function errorsOf(given: LogInput) {
  const errors: string[] = [];
  for await (const result of verifyLog(given)) if (isError(result)) errors.push(result.text);
  return errors.join('\n');
}

async function withDecisions() {
  const line = await timeline();
  const ucid = newUcid();
  const { receipt } = await line.decide({ ucid });
  await line.decide();
  await line.seal();
  await line.minutes(1);
  const { receipt: open } = await line.decide();
  return { line, ucid, receipts: [receipt, open] };
}

test('a log is valid as it is served, with its receipts and consent notices', async () => {
  const { line, receipts } = await withDecisions();
  const given = await readLog(line);
  const found = [];
  for (const receipt of receipts) {
    const result = await verifyReceipt(receipt, await keyOf(line));
    expect(result.wrong).toEqual([]);
    found.push(...demandsOf(result).receipts);
  }
  expect(found).toHaveLength(2);
  expect(found[0]!.commitment.log).toBe(given.keys.log);
  expect(await errorsOf({ ...given, receipts: found })).toBe('');
});

test('a consent notice is served by its hash, byte for byte, to partner and operator', async () => {
  const { line, ucid } = await withDecisions();
  const { body } = await line.get(`/consents/${ucid}/receipt`);
  const { notice } = JSON.parse(body.records[0].line);
  const partner = await line.get(`/log/notices/${notice}`);
  expect([partner.status, partner.headers.get('Content-Type')]).toEqual([200, 'text/plain;charset=UTF-8']);
  expect(makeNotice(JSON.parse(partner.text)).hash).toBe(notice);
  expect((await line.ask('GET', `/log/notices/${notice}`)).text).toBe(partner.text);
  for (const hash of ['0'.repeat(64), 'x', notice.toUpperCase().slice(1)])
    expect((await line.get(`/log/notices/${hash}`)).status, hash).toBe(404);
});

test('an evidence file can be verified with its own keys, and says what that proves', async () => {
  const { line, ucid } = await withDecisions();
  const { text, body } = await line.get(`/consents/${ucid}/receipt`);
  const { verifier } = JSON.parse(await keyOf(line));
  expect(body.keys).toEqual([{ generation: 1, verifier }]);
  const result = await verifyReceipt(text, '');
  expect(result).toMatchObject({ wrong: [], keySource: 'file', records: [{ by: 'log' }] });
  expect(describeResult(result, 'de').sources[1]).toContain('Schlüssel: aus der Nachweisdatei');
  const rotated = { ...line.bindings, LOG_KEY_GENERATION: '2' };
  line.pass(60);
  await maintain(rotated, line.now());
  const { body: later, text: laterText } = await line.get(`/consents/${ucid}/receipt`, {}, rotated);
  expect(later.keys).toMatchObject([{ generation: 2 }, { generation: 1, lastSize: 3, verifier }]);
  expect((await verifyReceipt(laterText, '')).wrong).toEqual([]);
});

test('a consent notice that was replaced in the database is found', async () => {
  const { line } = await withDecisions();
  const [row] = (
    await env.DB.prepare('SELECT content FROM notices WHERE used = 1').all<{ content: number[] }>()
  ).results;
  const content = JSON.parse(unpackNotice(row!.content)) as NoticeContent;
  const { packed } = makeNotice({ ...content, texts: { ...content.texts, widgetTitle: 'Other words' } });
  await tamper('UPDATE notices SET content = ? WHERE used = 1', packed);
  expect(await errorsOf(await readLog(line))).toMatch(/^The consent notice \w+ of record 1 was changed/);
});
