import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { signNote } from '../../src/lib/signed-note.ts';
import { describeResult } from '../../src/verify/describe-receipt.ts';
import { demandsOf } from '../../src/verify/receipt-entries.ts';
import { verifyReceipt } from '../../src/verify/verify-receipt.ts';
import { anchoredTimeline, isSignedBy, readNote, type AnchoredTimeline } from '../support/anchor.ts';
import { call } from '../support/call.ts';
import { captureEvents } from '../support/log-events.ts';
import { newUcid } from '../support/make.ts';
import { makeKey } from '../verify/sample-log.ts';
import { rootFromPath } from '../support/rfc6962.ts';
import { bookmark } from '../support/time-travel.ts';

const keyOf = async ({ bindings, domain }: AnchoredTimeline) =>
  (await call('GET', `/app/log-key?domain=${domain.id}`, { env: bindings })).text;

const fileOf = async (line: AnchoredTimeline, ucid: string) =>
  (await line.get(`/consents/${ucid}/receipt`)).body;

/** Follows the way of an entry with none of our own code, and gives the leaf of the anchor log. */
async function followed(line: AnchoredTimeline, entry: any) {
  const { anchor } = entry;
  const log = JSON.parse(anchor.line);
  const { first, entries, root } = log.head ?? log;
  const reached =
    anchor.by === 'head'
      ? rootFromPath(entry.leaf, JSON.parse(entry.leaf).seq - first, entries, anchor.path)
      : rootFromPath(entry.block, JSON.parse(entry.block).block - 1, log.size, anchor.path);
  expect(reached).toBe(anchor.by === 'head' ? root : log.root);
  const day = JSON.parse(anchor.leaf);
  expect(rootFromPath(anchor.line, anchor.lineIndex, day.size, anchor.linePath)).toBe(day.tree);
  const note = readNote(anchor.note);
  expect(rootFromPath(anchor.leaf, anchor.leafIndex, note.size, anchor.leafPath)).toBe(note.root);
  const { body: key } = await line.anchor('/key');
  expect(anchor.verifier).toBe(key.verifier);
  expect(isSignedBy(key.jwk, note.text, note.signatures.at(-1)!.signature)).toBe(true);
  return { by: anchor.by, index: anchor.leafIndex, at: day.at, size: note.size };
}

test('each entry leads to the first anchor after its block was hashed, also from the archive', async () => {
  const line = await anchoredTimeline();
  const ucid = newUcid();
  const times: number[] = [];
  // More lines than one group of stored hashes.
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
     INSERT INTO logs (domainId, number, began, "key", createdAt, records, size, root, note, generation, openedAt)
     SELECT hex(i), 1, 1, randomblob(32), 1, i, i, lower(hex(randomblob(32))), 'note', 1, 9e9 FROM n`,
  ).run();
  for (const consent of [true, false, true]) {
    await line.decide();
    await line.decide({ ucid, after: 400, consent });
    await line.decide();
    await line.seal();
    await line.minutes(8);
    await line.nextDay();
    times.push(line.now());
    await line.nextDay();
  }
  await line.decide({ ucid, after: 400, consent: false });
  await line.minutes(1);
  const file = await fileOf(line, ucid);
  const [open, ...covered] = file.entries;
  expect(open.anchor).toBeUndefined();
  const ways = [];
  for (const entry of covered) ways.push(await followed(line, entry));
  expect(ways).toEqual([
    { by: 'checkpoint', index: 4, at: times[2], size: 5 },
    { by: 'checkpoint', index: 2, at: times[1], size: 3 },
    { by: 'checkpoint', index: 0, at: times[0], size: 1 },
  ]);
  const log = JSON.parse(await keyOf(line));
  expect(file.keys[0].verifier).toBe(log.verifier);
  const result = await verifyReceipt(JSON.stringify(file), log.verifier);
  expect(result.wrong).toEqual([]);
  // verify-log compares these with the log that is shown.
  expect(demandsOf(result).commitments.map(({ commitment }) => commitment)).toEqual(
    covered.map(({ anchor }: any) => JSON.parse(anchor.line)),
  );
  const { shown, notShown } = describeResult(result, 'en');
  expect(shown.filter((text) => text.includes('placet.example/anchor'))).toHaveLength(3);
  expect(notShown.join('\n')).toContain('Whether the key of the anchor log is the right one');
});

test('the head of an open block is an anchor for its entries, before and after it is sealed and archived', async () => {
  const line = await anchoredTimeline();
  const ucid = newUcid();
  await line.decide({ ucid });
  const insert = (from: number, to: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
       INSERT INTO entries (log, seq, ucid, timestamp, consent, manipulationPrevention, notice, accepted)
       SELECT log, i, randomblob(32), timestamp, 1, 0, notice, accepted FROM n, entries WHERE seq = ${from - 1}`,
    ).run();
  await insert(2, 300);
  await line.decide({ ucid, after: 400, consent: false });
  await insert(302, 700);
  await line.nextDay();
  // The head that is stored now covers more than the anchored one.
  await insert(701, 760);
  await line.minutes(12);
  const check = async () => {
    const file = await fileOf(line, ucid);
    const ways = [];
    for (const entry of file.entries) ways.push(await followed(line, entry));
    expect(ways.map(({ by, index }) => [by, index])).toEqual([
      ['head', 0],
      ['head', 0],
    ]);
    expect(JSON.parse(file.entries[0].anchor.line).head).toMatchObject({ first: 1, entries: 700 });
    expect((await verifyReceipt(JSON.stringify(file), await keyOf(line))).wrong).toEqual([]);
  };
  await check();
  await line.seal();
  await line.minutes(1);
  await env.DB.prepare('DELETE FROM heads').run();
  await check();
  await line.minutes(8);
  await check();
});

test.skipIf(!inject('openssl'))(
  'an evidence file has the time stamp of the first checkpoint that has one',
  async () => {
    const TIMESTAMP_URL = `http://${inject('site')}/timestamp/`;
    const line = await anchoredTimeline();
    const { ucid } = await line.decide();
    await line.seal();
    await line.nextDay();
    expect((await fileOf(line, ucid)).entries[0].anchor).not.toHaveProperty('token');
    for (let i = 0; i < 2; i++) await line.nextDay({ ...line.bindings, TIMESTAMP_URL });
    await line.nextDay();
    const file = await fileOf(line, ucid);
    expect(await followed(line, file.entries[0])).toMatchObject({ index: 0, size: 2 });
    const { note, token } = file.entries[0].anchor;
    const body = JSON.stringify({ text: readNote(note).text, token });
    expect(await (await fetch(`${TIMESTAMP_URL}verify`, { method: 'POST', body })).text()).toBe('OK');
    const result = await verifyReceipt(JSON.stringify(file), await keyOf(line));
    expect(result.wrong).toEqual([]);
    const { shown, notShown } = describeResult(result, 'en');
    // The leaf is of the first day, the checkpoint with the time stamp of the second one.
    const { leaf } = file.entries[0].anchor;
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(shown.join('\n')).toContain(
      `No. 1 was in the log on ${day.format(JSON.parse(leaf).at * 1000)} at 12:37:00 AM UTC, as the anchor log placet.example/anchor states. Its signed checkpoint of size 2 covers this.`,
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
  for (let i = 0; i < 3; i++) await line.nextDay();
  const [key, file] = [await keyOf(line), await fileOf(line, ucid)];
  const codesOf = async (edit: (anchor: any) => object | string | null) => {
    const [entry] = file.entries;
    const changed = { ...file, entries: [{ ...entry, anchor: edit(entry.anchor) }] };
    const { wrong } = await verifyReceipt(JSON.stringify(changed), key);
    expect(describeResult({ entries: [], notices: new Map(), wrong }, 'de').wrong.join()).toContain('Anker');
    return wrong.map(({ code }) => code).join();
  };
  const other = 'ab'.repeat(32);
  expect(await codesOf(() => null)).toBe('anchorForm');
  expect(await codesOf(() => 'x')).toBe('anchorForm');
  expect(await codesOf((anchor) => ({ ...anchor, line: '{' }))).toBe('anchorForm');
  expect(await codesOf((anchor) => ({ ...anchor, by: 'head' }))).toBe('anchorPath');
  expect(await codesOf((anchor) => ({ ...anchor, path: [other] }))).toBe('anchorPath');
  expect(await codesOf((anchor) => ({ ...anchor, line: anchor.line.replace('"log":', '"log":1') }))).toBe(
    'anchorPath',
  );
  expect(await codesOf((anchor) => ({ ...anchor, line: anchor.line.replace(line.domain.id, 'x') }))).toBe(
    'anchorOther',
  );
  expect(await codesOf((anchor) => ({ ...anchor, linePath: [other] }))).toBe('anchorPath');
  expect(await codesOf((anchor) => ({ ...anchor, leafIndex: 1 }))).toBe('anchorPath');
  expect(await codesOf((anchor) => ({ ...anchor, leaf: anchor.leaf.replace(/\d\}$/, '}') }))).toBe(
    'anchorPath',
  );
  expect(await codesOf((anchor) => ({ ...anchor, note: anchor.note.replace('\n1\n', '\n2\n') }))).toBe(
    'anchorNote',
  );
  expect(await codesOf((anchor) => ({ ...anchor, verifier: file.keys[0].verifier }))).toBe('anchorNote');
  expect(await codesOf((anchor) => ({ ...anchor, token: 'AAAA' }))).toBe('anchorToken');
  // Anybody can sign a note in the name of another anchor log.
  const stranger = await makeKey(9, 'stranger.example/anchor');
  const note = await signNote(readNote(file.entries[0].anchor.note).text, [stranger]);
  expect(await codesOf((anchor) => ({ ...anchor, note, verifier: stranger.verifier }))).toBe('anchorNote');
});

test('an evidence file has no anchor where the anchor log cannot be read or the log was rolled back', async () => {
  const { all } = captureEvents();
  const line = await anchoredTimeline();
  const { ucid } = await line.decide();
  const back = await bookmark(env.DB);
  await line.seal();
  await line.nextDay();
  const state = await (await env.ARCHIVE.get('anchor/state.json'))!.text();
  await env.ARCHIVE.put('anchor/state.json', '{}');
  expect((await fileOf(line, ucid)).entries[0]).not.toHaveProperty('anchor');
  expect(all()).toContainEqual(expect.objectContaining({ event: 'anchors not readable' }));
  await env.ARCHIVE.put('anchor/state.json', state);
  expect((await fileOf(line, ucid)).entries[0]).toHaveProperty('anchor');
  await back();
  const file = await fileOf(line, ucid);
  expect(file.entries[0]).not.toHaveProperty('anchor');
});
