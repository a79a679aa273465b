// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, inject, test, vi } from 'vitest';
import { signNote } from '../../../src/lib/tlog/signed-note.ts';
import { tlogProof } from '../../../src/lib/tlog/tlog-proof.ts';
import { describeResult } from '../../../src/verify/receipt/describe-receipt.ts';
import { demandsOf, verifyReceipt } from '../../../src/verify/receipt/verify-receipt.ts';
import {
  anchoredTimeline,
  followProof,
  isSignedBy,
  readNote,
  type AnchoredTimeline,
} from '../../support/log/anchor.ts';
import { call } from '../../support/call.ts';
import { captureEvents } from '../../support/log/log-events.ts';
import { newUcid } from '../../support/make.ts';
import { makeKey } from '../../verify/sample-log.ts';
import { bookmark } from '../../support/bindings/time-travel.ts';

const keyOf = async ({ bindings, domain }: AnchoredTimeline) =>
  (await call('GET', `/app/log-key?domain=${domain.id}`, { env: bindings })).text;

const fileOf = async (line: AnchoredTimeline, ucid: string) =>
  (await line.get(`/consents/${ucid}/receipt`)).body;

const dateOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);

/** Follows the way of a record with none of our own code, and gives the day to which it leads. */
async function followed(line: AnchoredTimeline, record: any) {
  const { anchor } = record;
  const log = JSON.parse(anchor.line);
  const inLog = followProof(record.line, anchor.proof);
  expect(inLog.index).toBe(JSON.parse(record.line).seq - 1);
  expect(inLog.note).toMatchObject({ ...log, extensions: [] });
  const { jwk } = JSON.parse(await keyOf(line));
  expect(isSignedBy(jwk, inLog.note.text, inLog.note.signatures.at(-1)!.signature)).toBe(true);
  const { note } = followProof(anchor.line, anchor.lineProof);
  const { body: key } = await line.anchor('/key');
  expect(anchor.verifier).toBe(key.verifier);
  expect(isSignedBy(key.jwk, note.text, note.signatures.at(-1)!.signature)).toBe(true);
  return { date: note.origin.slice(-10), size: log.size };
}

test('each record leads to the note of the first day that covers it, also from the archive', async () => {
  const line = await anchoredTimeline();
  const ucid = newUcid();
  const dates: string[] = [];
  for (const consent of [true, false, true]) {
    await line.decide();
    await line.decide({ ucid, after: 400, consent });
    await line.decide();
    await line.seal();
    await line.minutes(8);
    await line.nextDay();
    dates.push(dateOf(line.now()));
    await line.nextDay();
  }
  await line.decide({ ucid, after: 400, consent: false });
  await line.minutes(1);
  const file = await fileOf(line, ucid);
  const [open, ...covered] = file.records;
  expect(open.anchor).toBeUndefined();
  const ways = [];
  for (const record of covered) ways.push(await followed(line, record));
  expect(ways).toEqual([
    { date: dates[2], size: 12 },
    { date: dates[1], size: 8 },
    { date: dates[0], size: 4 },
  ]);
  const log = JSON.parse(await keyOf(line));
  expect(file.keys[0].verifier).toBe(log.verifier);
  const result = await verifyReceipt(JSON.stringify(file), log.verifier);
  expect(result.wrong).toEqual([]);
  // verify-log compares these with the log that is shown.
  expect(
    demandsOf(result).commitments.map(({ commitment: { domain, log, size, root } }) => ({
      origin: `placet/${domain}.${log}`,
      size,
      root,
    })),
  ).toEqual(covered.map(({ anchor }: any) => JSON.parse(anchor.line)));
  const { shown, notShown } = describeResult(result, 'en');
  expect(shown.filter((text) => text.includes('placet.example/anchor'))).toHaveLength(3);
  expect(notShown.join('\n')).toContain('Whether the key of the anchors is the right one');
});

test('records of an open block are anchored, before and after it is sealed and archived', async () => {
  const line = await anchoredTimeline();
  const ucid = newUcid();
  await line.decide({ ucid });
  /** Stores copies of the first decision up to a `seq`. */
  const insert = (from: number, to: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
       INSERT INTO entries (log, seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted, salt)
       SELECT log, i, randomblob(32), timestamp, 1, 0, notice, accepted, randomblob(16) FROM n, entries WHERE seq = ${from - 1}`,
    ).run();
  await insert(2, 300);
  await line.decide({ ucid, after: 400, consent: false });
  await insert(302, 700);
  await line.minutes(12);
  const covered = readNote((await line.get('/log/checkpoint')).text).size;
  expect(covered).toBe(700);
  await line.nextDay();
  const date = dateOf(line.now());
  // The checkpoint covers more than the anchored one.
  await insert(701, 760);
  await line.decide();
  await line.minutes(12);
  const check = async () => {
    const file = await fileOf(line, ucid);
    const ways = [];
    for (const record of file.records) ways.push(await followed(line, record));
    expect(ways).toEqual([
      { date, size: 700 },
      { date, size: 700 },
    ]);
    expect((await verifyReceipt(JSON.stringify(file), await keyOf(line))).wrong).toEqual([]);
  };
  await check();
  await line.seal();
  await line.minutes(1);
  await check();
  await line.minutes(8);
  await check();
});

test.skipIf(!inject('openssl'))(
  'an evidence file has the time stamp of the first note that has one',
  async () => {
    const TIMESTAMP_URL = `http://${inject('site')}/timestamp/`;
    const line = await anchoredTimeline();
    const { ucid } = await line.decide();
    await line.seal();
    await line.nextDay();
    expect((await fileOf(line, ucid)).records[0].anchor).not.toHaveProperty('token');
    await line.decide();
    await line.seal();
    await line.nextDay({ ...line.bindings, TIMESTAMP_URL });
    const date = dateOf(line.now());
    await line.decide();
    await line.seal();
    await line.nextDay();
    const file = await fileOf(line, ucid);
    expect(await followed(line, file.records[0])).toMatchObject({ date });
    const { lineProof, token } = file.records[0].anchor;
    const { note } = followProof(file.records[0].anchor.line, lineProof);
    const body = JSON.stringify({ text: note.text, token });
    expect(await (await fetch(`${TIMESTAMP_URL}verify`, { method: 'POST', body })).text()).toBe('OK');
    const result = await verifyReceipt(JSON.stringify(file), await keyOf(line));
    expect(result.wrong).toEqual([]);
    const { shown, notShown } = describeResult(result, 'en');
    expect(shown.join('\n')).toContain(
      `No. 1 was in the log on ${date}: the signed note placet.example/anchor/${date} covers this.`,
    );
    expect(shown.join('\n')).toContain('If the authority that issued it is confirmed, no. 1 existed by then');
    expect(notShown.join('\n')).toContain('openssl ts -verify -data text -in token -token_in -CAfile ca.pem');
  },
);

test('a changed anchor is reported', async () => {
  const line = await anchoredTimeline();
  const { ucid } = await line.decide();
  await line.decide();
  await line.seal();
  await line.nextDay();
  const [key, file] = [await keyOf(line), await fileOf(line, ucid)];
  const [record] = file.records;
  const codesOf = async (edit: (anchor: any) => object | string | null) => {
    const changed = { ...file, records: [{ ...record, anchor: edit(record.anchor) }] };
    const { wrong } = await verifyReceipt(JSON.stringify(changed), key);
    const told = describeResult({ records: [], notices: new Map(), wrong }, 'de').wrong;
    expect(told.filter((text) => !/Anker|Notiz|Tag/.test(text))).toEqual([]);
    return wrong.map(({ code }) => code).join();
  };
  /** The text with the first hash of a proof changed. */
  const otherHash = (proof: string) =>
    proof.replace(/^index \d+\n(.)/m, (found, first) => found.slice(0, -1) + (first === 'A' ? 'B' : 'A'));
  expect(await codesOf((anchor) => anchor)).toBe('');
  expect(await codesOf(() => null)).toBe('anchorForm');
  expect(await codesOf(() => 'x')).toBe('anchorForm');
  for (const other of ['{', 'null', '5'])
    expect(await codesOf((anchor) => ({ ...anchor, line: other }))).toBe('anchorForm');
  expect(await codesOf((anchor) => ({ ...anchor, proof: 'x' }))).toBe('anchorForm');
  expect(await codesOf((anchor) => ({ ...anchor, lineProof: anchor.lineProof.replace('@v1', '') }))).toBe(
    'anchorForm',
  );
  expect(await codesOf((anchor) => ({ ...anchor, line: anchor.line.replace('}', ',"at":1}') }))).toBe(
    'anchorForm',
  );
  expect(await codesOf((anchor) => ({ ...anchor, proof: otherHash(anchor.proof) }))).toBe('anchorPath');
  expect(await codesOf((anchor) => ({ ...anchor, proof: anchor.proof.replace('index 0', 'index 1') }))).toBe(
    'anchorPath',
  );
  expect(await codesOf((anchor) => ({ ...anchor, line: anchor.line.replace('"size":3', '"size":2') }))).toBe(
    'anchorPath',
  );
  expect(
    await codesOf((anchor) => ({ ...anchor, line: anchor.line.replace(/"root":"./, '"root":"_') })),
  ).toBe('anchorForm');
  const noText = '"root":{"toString":null}';
  expect(await codesOf((anchor) => ({ ...anchor, line: anchor.line.replace(/"root":"\w+"/, noText) }))).toBe(
    'anchorForm',
  );
  expect(await codesOf((anchor) => ({ ...anchor, line: anchor.line.replace(line.domain.id, 'x') }))).toBe(
    'anchorOther',
  );
  expect(
    await codesOf((anchor) => ({ ...anchor, lineProof: anchor.lineProof.replace('index 0', 'index 1') })),
  ).toBe('anchorPath');
  expect(
    await codesOf((anchor) => ({ ...anchor, lineProof: anchor.lineProof.replace('\n1\n', '\n2\n') })),
  ).toBe('anchorNote');
  expect(
    await codesOf((anchor) => ({ ...anchor, lineProof: anchor.lineProof.replace(/anchor\/\d/, 'anchor/3') })),
  ).toBe('anchorNote');
  expect(await codesOf((anchor) => ({ ...anchor, verifier: file.keys[0].verifier }))).toBe('anchorNote');
  expect(await codesOf((anchor) => ({ ...anchor, token: 'AAAA' }))).toBe('anchorToken');
  // Anybody can sign a note in the name of other anchors, and the log’s own key signs no notes of days.
  const { note, index } = followProof(record.anchor.line, record.anchor.lineProof);
  for (const name of ['stranger.example/anchor', 'stranger.example/other']) {
    const stranger = await makeKey(9, name);
    const checkpoint = await signNote(note.text, [stranger]);
    const lineProof = tlogProof({ index, path: [], checkpoint });
    expect(await codesOf((anchor) => ({ ...anchor, lineProof, verifier: stranger.verifier }))).toBe(
      'anchorNote',
    );
  }
});

test('an anchor that could not be verified is not reported as a wrong one', async () => {
  const line = await anchoredTimeline();
  const { ucid } = await line.decide();
  await line.seal();
  await line.nextDay();
  const [key, file] = [await keyOf(line), JSON.stringify(await fileOf(line, ucid))];
  const verify = crypto.subtle.verify.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'verify').mockImplementation(async (...parts) => {
    if (Buffer.from(parts[3]).includes('/anchor/')) throw new Error('out of memory');
    return verify(...parts);
  });
  await expect(verifyReceipt(file, key)).rejects.toThrow('out of memory');
});

test('a record that is newer than its anchor is reported', async () => {
  const line = await anchoredTimeline();
  const { ucid } = await line.decide();
  await line.seal();
  await line.nextDay();
  const [key, file] = [await keyOf(line), await fileOf(line, ucid)];
  const [record] = file.records;
  const stranger = await makeKey(9, 'placet.example/anchor');
  const { note, index } = followProof(record.anchor.line, record.anchor.lineProof);
  const early = note.text.replace(/anchor\/[\d-]+/, 'anchor/1999-12-31');
  const lineProof = tlogProof({ index, path: [], checkpoint: await signNote(early, [stranger]) });
  const anchor = { ...record.anchor, lineProof, verifier: stranger.verifier };
  const { wrong } = await verifyReceipt(JSON.stringify({ ...file, records: [{ ...record, anchor }] }), key);
  expect(wrong.map(({ code }) => code)).toEqual(['anchorTime']);
});

test('an evidence file has no anchor where the notes cannot be read or the log was rolled back', async () => {
  const { all } = captureEvents();
  const line = await anchoredTimeline();
  const { ucid } = await line.decide();
  const back = await bookmark(env.DB);
  await line.seal();
  await line.nextDay();
  const name = `anchor/days/${dateOf(line.now())}.json`;
  const day = await (await env.ARCHIVE.get(name))!.text();
  await env.ARCHIVE.put(name, '{}');
  expect((await fileOf(line, ucid)).records[0]).not.toHaveProperty('anchor');
  expect(all()).toContainEqual(expect.objectContaining({ event: 'anchors not readable' }));
  await env.ARCHIVE.put(name, day);
  expect((await fileOf(line, ucid)).records[0]).toHaveProperty('anchor');
  await back();
  const file = await fileOf(line, ucid);
  expect(file.records[0]).not.toHaveProperty('anchor');
});
