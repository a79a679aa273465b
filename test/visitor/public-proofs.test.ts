import { createHash } from 'node:crypto';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { call, type Overrides } from '../support/call.ts';
import { rateLimit } from '../support/rate-limit.ts';
import { timeline } from '../support/timeline.ts';

const ask = (path: string, bindings: Overrides = {}, ip = '203.0.113.7') =>
  call('GET', path, {
    env: bindings,
    headers: { Origin: 'https://anybody.example', 'CF-Connecting-IP': ip },
  });

// Written from RFC 9162, 2.1.3.2 and 2.1.4.2, apart from the code that it checks.
const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const leafHash = (line: string) => sha256(Buffer.from([0]), Buffer.from(line));
const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(Buffer.from([1]), left, right);
const fromHex = (path: string[]) => path.map((hash) => Buffer.from(hash, 'hex'));

function rootOfInclusion(leaf: Buffer, index: number, size: number, path: string[]) {
  let [fn, sn, hash] = [index, size - 1, leaf];
  for (const sibling of fromHex(path)) {
    if (fn % 2 === 1 || fn === sn) {
      hash = nodeHash(sibling, hash);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1];
    } else hash = nodeHash(hash, sibling);
    [fn, sn] = [fn >> 1, sn >> 1];
  }
  expect(sn).toBe(0);
  return hash;
}

function isConsistent(first: number, second: number, old: Buffer, now: Buffer, path: string[]) {
  const isPower = (first & (first - 1)) === 0;
  const [start, ...rest] = isPower ? [old, ...fromHex(path)] : fromHex(path);
  let [fn, sn] = [first - 1, second - 1];
  while (fn % 2 === 1) [fn, sn] = [fn >> 1, sn >> 1];
  let [fr, sr] = [start!, start!];
  for (const hash of rest) {
    if (fn % 2 === 1 || fn === sn) {
      [fr, sr] = [nodeHash(hash, fr), nodeHash(hash, sr)];
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1];
    } else sr = nodeHash(sr, hash);
    [fn, sn] = [fn >> 1, sn >> 1];
  }
  return fr.equals(old) && sr.equals(now) && sn === 0;
}

const checkpointOf = (note: string) => {
  const [origin, size, root] = note.split('\n') as [string, string, string];
  return { origin, size: Number(size), root: Buffer.from(root, 'base64') };
};

/** A log of blocks of four entries, and the leaf’s line of each decision, from its receipt. */
async function withReceipts(count: number) {
  const line = await timeline({ variables: { LOG_BLOCK_ENTRIES: '4' } });
  const made: { seq: number; ucid: string; leaf: string }[] = [];
  for (let i = 0; i < count; i++) {
    const { receipt, ucid } = await line.decide();
    const { leaf } = JSON.parse(Buffer.from(receipt.split('.')[1]!, 'base64url').toString());
    made.push({ seq: i + 1, ucid, leaf });
  }
  const domain = line.domain.id as string;
  const proofOf = (seq: number, leaf: Buffer | string, more = {}) =>
    ask(`/app/proof?domain=${domain}&seq=${seq}&leaf=${Buffer.from(leaf).toString('hex')}`, {
      ...line.bindings,
      ...more,
    });
  const get = (path: string, more = {}) =>
    ask(`/app/${path}${path.includes('?') ? '&' : '?'}domain=${domain}`, {
      ...line.bindings,
      PROOF_RATE: rateLimit(100),
      ...more,
    });
  return { ...line, made, proofOf, public: get };
}

describe('the public checkpoint and the proofs', () => {
  test('let the holder of a receipt verify that its entry is in the log, in D1 and in the archive', async () => {
    const line = await withReceipts(21);
    await line.minutes(2);
    const states = async () =>
      (await line.get('/log/blocks')).body.map(({ state }: { state: string }) => state);
    expect(await states()).toEqual([...Array(5).fill('hashed'), 'open']);
    const check = async () => {
      const note = await line.public('checkpoint');
      expect([note.status, note.headers.get('Content-Type')]).toEqual([
        200,
        expect.stringMatching(/^text\/plain/),
      ]);
      const checkpoint = checkpointOf(note.text);
      expect(checkpoint.size).toBe(5);
      for (const { seq, leaf } of line.made.slice(0, 20)) {
        const { status, body, headers } = await line.proofOf(seq, leafHash(leaf));
        expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
        expect(body.checkpoint).toBe(note.text);
        const record = JSON.parse(body.block);
        const size = record.last - record.first + 1;
        const inBlock = rootOfInclusion(leafHash(leaf), body.index, size, body.path);
        expect(inBlock.toString('hex'), `entry ${seq}`).toBe(record.root);
        const inLog = rootOfInclusion(leafHash(body.block), body.blockIndex, checkpoint.size, body.blockPath);
        expect(inLog.equals(checkpoint.root)).toBe(true);
        expect(body.index + record.first).toBe(seq);
      }
    };
    await check();
    await line.minutes(7);
    expect(await states()).toEqual([...Array(5).fill('archived'), 'open']);
    await check();
  });

  test('let anyone verify that a checkpoint extends an earlier one', async () => {
    const line = await withReceipts(13);
    const notes = [];
    for (let i = 0; i < 4; i++) {
      await line.minutes(2);
      notes.push(checkpointOf((await line.public('checkpoint')).text));
      for (let n = 0; n < 4; n++) await line.decide();
    }
    for (const [old, now] of [
      [notes[0]!, notes[3]!],
      [notes[1]!, notes[2]!],
    ]) {
      expect(old!.size).toBeLessThan(now!.size);
      const { body } = await line.public(`proof?from=${old!.size}&to=${now!.size}`);
      expect(isConsistent(old!.size, now!.size, old!.root, now!.root, body.proof)).toBe(true);
      expect(isConsistent(old!.size, now!.size, now!.root, old!.root, body.proof)).toBe(false);
    }
  });

  test('say the same of a wrong leaf as of an entry that there is not', async () => {
    const line = await withReceipts(6);
    await line.minutes(2);
    const [first, , third] = line.made;
    const refusals = [
      await line.proofOf(1, leafHash(third!.leaf)),
      await line.proofOf(1, leafHash(`${first!.leaf} `)),
      await line.proofOf(5, leafHash(line.made[4]!.leaf)),
      await line.proofOf(1e15, leafHash(first!.leaf)),
    ];
    line.pass(396 * 86_400);
    await line.minutes(2);
    refusals.push(await line.proofOf(1, leafHash(first!.leaf)));
    for (const { status, body } of refusals) {
      expect([status, body]).toEqual([404, refusals[0]!.body]);
      expect(body.detail).toMatch(/^The newest checkpoint covers no entry with this number and leaf hash\./);
    }
  });

  test('prove an erased entry to those who know its leaf, and show no ID of anybody', async () => {
    const line = await withReceipts(6);
    await line.minutes(8);
    const { seq, ucid, leaf } = line.made[1]!;
    await line.erase(ucid);
    const check = async () => {
      const { status, text } = await line.proofOf(seq, leafHash(leaf));
      expect(status).toBe(200);
      for (const { ucid } of line.made) expect(text).not.toContain(ucid);
    };
    await check();
    await line.minutes(2);
    await check();
  });

  test('cost two ranged reads of an archived block, whatever is asked', async () => {
    const line = await withReceipts(5);
    await line.minutes(8);
    const read: R2Range[] = [];
    const ARCHIVE = {
      get: (object: string, options: { range: R2Range }) => {
        read.push(options.range);
        return env.ARCHIVE.get(object, options);
      },
    } as R2Bucket;
    expect((await line.proofOf(2, leafHash(line.made[1]!.leaf), { ARCHIVE })).status).toBe(200);
    expect((await line.proofOf(3, leafHash('x'), { ARCHIVE })).status).toBe(404);
    expect(read).toEqual([
      { offset: 0, length: 128 },
      { offset: 128, length: 32 },
      { offset: 0, length: 128 },
      { offset: 128, length: 32 },
    ]);
  });

  test('say what is wrong with what is asked', async () => {
    const line = await withReceipts(4);
    const none = await line.public('checkpoint');
    expect([none.status, none.body.detail]).toEqual([404, expect.stringContaining('no checkpoint yet')]);
    await line.minutes(2);
    const leaf = 'a'.repeat(64);
    for (const [query, pointer] of [
      ['proof', ''],
      ['proof?from=1', ''],
      ['proof?seq=1', ''],
      [`proof?leaf=${leaf}&from=1`, ''],
      ['proof?from=2&to=1', '/from'],
      ['proof?from=1&to=2', '/to'],
      ['proof?from=0&to=1', '/from'],
      ['proof?from=x&to=1', '/from'],
      [`proof?seq=0&leaf=${leaf}`, '/seq'],
      [`proof?seq=1.5&leaf=${leaf}`, '/seq'],
      [`proof?seq=1&seq=2&leaf=${leaf}`, '/seq'],
      [`proof?seq=1&leaf=${leaf.toUpperCase()}`, '/leaf'],
      ['proof?seq=1&leaf=%00', '/leaf'],
    ] as const) {
      const answer = await line.public(query);
      expect([answer.status, answer.body.errors?.[0].pointer], query).toEqual([400, pointer]);
    }
    for (const path of ['/app/checkpoint', '/app/proof?from=1&to=1'])
      expect((await ask(path, line.bindings)).body.errors).toEqual([
        { pointer: '/domain', detail: 'This property is required.' },
      ]);
    for (const domain of ['f'.repeat(12), '..%2F', '%27%3B--']) {
      const answer = await ask(`/app/checkpoint?domain=${domain}`, line.bindings, domain);
      expect([answer.status, answer.body.detail]).toEqual([404, 'Domain not found.']);
    }
  });

  test('are limited per network', async () => {
    const line = await withReceipts(4);
    await line.minutes(2);
    const PROOF_RATE = rateLimit(2);
    const statuses = [];
    for (const path of ['checkpoint', 'proof?from=1&to=1', 'checkpoint', 'proof?from=1&to=1'])
      statuses.push((await line.public(path, { PROOF_RATE })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect([...PROOF_RATE.counts.keys()]).toEqual(['203.0.113.7']);
  });

  test('are open to pages of every origin', async () => {
    for (const path of ['/app/checkpoint', '/app/proof']) {
      const { status, headers } = await call('OPTIONS', path);
      expect([status, headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'GET']);
    }
  });
});
