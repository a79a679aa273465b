import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { databaseOf } from '../../../src/db/databases.ts';
import { hex } from '../../../src/lib/bytes.ts';
import { sha256 } from '../../../src/lib/crypto/sha256.ts';
import { append, type Decision } from '../../../src/log/append/append.ts';
import { unpackMember } from '../../../src/log/blocks/archive-format.ts';
import { blockLimits } from '../../../src/instance-settings.ts';
import { verifyReceipt } from '../../../src/verify/receipt/verify-receipt.ts';
import { call } from '../../support/call.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { newUcid } from '../../support/make.ts';
import { timeline, type Timeline } from '../../support/log/timeline.ts';

const TEXT = 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA – größer';
const HASH = hex(sha256(TEXT));

/** A log with an entry, and a function that adds decisions that no public call accepts yet. */
async function withAppend() {
  const line = await timeline();
  const { ucid: first } = await line.decide();
  const [{ log, notice }] = (await rowsOf(
    'SELECT l.id AS log, lower(hex(n.hash)) AS notice FROM logs l JOIN notices n ON n.log = l.id',
  )) as [{ log: number; notice: string }];
  const add = (ucid: string, more: Partial<Decision> = {}) => {
    line.pass(10);
    const decision = { ucid, notice, consent: true, manipulationPrevention: false, accepted: '01', ...more };
    return append(
      databaseOf(line.bindings.DB),
      { id: log, domain: line.domain.id },
      decision,
      blockLimits(line.bindings),
    );
  };
  return { ...line, first, log, add };
}

const leavesOf = async ({ get }: Pick<Timeline, 'get'>, block = 1) => {
  const { text } = await get(`/log/blocks/${block}`, { Accept: 'application/x-ndjson' });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};
const evidenceOf = async ({ get }: Pick<Timeline, 'get'>, ucid: string) =>
  (await get(`/consents/${ucid}/receipt`)).body.records as { line: string; attachment?: string }[];
const texts = () => rowsOf<{ seq: number; text: string }>('SELECT seq, text FROM attachments ORDER BY seq');

test('a leaf has the sorted signals and the hash of the attachment, in D1 and in the archive', async () => {
  const { add, ...line } = await withAppend();
  await add(newUcid(), { signals: ['gpc', 'dnt', 'gpc'], attachment: TEXT });
  await add(newUcid(), { signals: ['gpc'] });
  const live = await leavesOf(line);
  expect(live.map(({ signals, attachment }) => [signals, attachment])).toEqual([
    [[], ''],
    [['dnt', 'gpc'], HASH],
    [['gpc'], ''],
  ]);
  const names = 'seq ucid timestamp consent manipulationPrevention notice embeddings signals attachment salt';
  for (const leaf of live) expect(Object.keys(leaf).join(' ')).toBe(names);
  await line.seal();
  await line.minutes(7);
  expect(await rowsOf('SELECT state FROM blocks')).toEqual([{ state: 'archived' }]);
  expect(await leavesOf(line)).toEqual(live);
});

test('a repeated decision with other signals or another attachment is another decision', async () => {
  const { add } = await withAppend();
  const ucid = newUcid();
  const seqs = [];
  for (const more of [
    {},
    {},
    { signals: ['gpc'] },
    { signals: ['gpc'] },
    { signals: ['gpc'], attachment: TEXT },
    { signals: ['gpc'], attachment: TEXT },
    { signals: ['gpc'], attachment: `${TEXT}.` },
    {},
  ])
    seqs.push(((await add(ucid, more)) as { seq: number }).seq);
  expect(seqs).toEqual([2, 2, 3, 3, 4, 4, 5, 6]);
  expect(await texts()).toEqual([
    { seq: 4, text: TEXT },
    { seq: 5, text: `${TEXT}.` },
  ]);
});

test('an attachment is stored, archived, in evidence files and erased with its entry', async () => {
  const { add, ...line } = await withAppend();
  const [ucid, other] = [newUcid(), newUcid()];
  await add(ucid, { attachment: TEXT });
  await add(other, { attachment: 'another' });
  const { text: key } = await call('GET', `/app/log-key?domain=${line.domain.id}`, { env: line.bindings });
  const proven = async () => {
    const { text, body } = await line.get(`/consents/${ucid}/receipt`);
    expect((await verifyReceipt(text, key)).wrong).toEqual([]);
    return body.records.map(({ attachment }: { attachment?: string }) => attachment);
  };
  expect(await proven()).toEqual([TEXT]);
  expect((await evidenceOf(line, line.first))[0]).not.toHaveProperty('attachment');
  await line.seal();
  await line.minutes(2);
  expect(await proven()).toEqual([TEXT]);
  await line.minutes(6);
  expect(await texts()).toEqual([]);
  expect(await proven()).toEqual([TEXT]);
  expect((await evidenceOf(line, other))[0]!.attachment).toBe('another');

  const stored = async () => {
    const [{ object }] = (await rowsOf('SELECT object FROM blocks')) as [{ object: string }];
    const bytes = new Uint8Array(await (await env.ARCHIVE.get(object))!.arrayBuffer());
    return unpackMember(bytes).flatMap(({ attachmentText }) => attachmentText ?? []);
  };
  expect((await stored()).sort()).toEqual([TEXT, 'another'].sort());
  await line.erase(ucid);
  await line.minutes(2);
  expect(await stored()).toEqual(['another']);
  expect((await evidenceOf(line, other))[0]!.attachment).toBe('another');

  const third = newUcid();
  await add(third, { attachment: 'in the open block' });
  expect(await texts()).toEqual([{ seq: expect.any(Number), text: 'in the open block' }]);
  expect((await line.erase(third)).status).toBe(204);
  expect(await texts()).toEqual([]);
});

test('attachments are deleted with the log', async () => {
  const { add, log, ...line } = await withAppend();
  await add(newUcid(), { attachment: TEXT });
  expect(await texts()).toHaveLength(1);
  await line.ask('DELETE', '');
  await line.minutes(3);
  expect(await rowsOf(`SELECT * FROM entries WHERE log = ${log}`)).toEqual([]);
  expect(await texts()).toEqual([]);
});

test('a block is not archived with an attachment that is missing or has changed', async () => {
  const { add, ...line } = await withAppend();
  await add(newUcid(), { attachment: TEXT });
  await env.DB.exec("UPDATE attachments SET text = 'something else'");
  await line.seal();
  await line.minutes(7);
  expect(await rowsOf("SELECT reason FROM failedJobs WHERE step = 'archive'")).toEqual([
    { reason: 'the attachment of entry 2 is missing or has changed' },
  ]);
  await env.DB.prepare('UPDATE attachments SET text = ?').bind(TEXT).run();
  await line.minutes(5);
  expect(await rowsOf('SELECT state FROM blocks')).toEqual([{ state: 'archived' }]);
});
