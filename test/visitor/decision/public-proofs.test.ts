import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call, type Overrides } from '../../support/call.ts';
import { rateLimit } from '../../support/bindings/rate-limit.ts';
import { timeline } from '../../support/log/timeline.ts';

const ask = (path: string, bindings: Overrides = {}, ip = '203.0.113.7') =>
  call('GET', path, {
    env: bindings,
    headers: { Origin: 'https://anybody.example', 'CF-Connecting-IP': ip },
  });

// Written from RFC 9162, 2.1.3.2 and 2.1.4.2, apart from the code that it checks.
const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const entryOf = (line: string) => sha256(Buffer.from(line));
const leafHash = (entry: Buffer) => sha256(Buffer.from([0]), entry);
const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(Buffer.from([1]), left, right);

function rootOfInclusion(leaf: Buffer, index: number, size: number, path: Buffer[]) {
  let [fn, sn, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (fn % 2 === 1 || fn === sn) {
      hash = nodeHash(sibling, hash);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1];
    } else hash = nodeHash(hash, sibling);
    [fn, sn] = [fn >> 1, sn >> 1];
  }
  expect(sn).toBe(0);
  return hash;
}

function isConsistent(first: number, second: number, old: Buffer, now: Buffer, path: Buffer[]) {
  const isPower = (first & (first - 1)) === 0;
  const [start, ...rest] = isPower ? [old, ...path] : path;
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

/** A tlog-proof, or the request for a cosignature: its first line, its path and its checkpoint. */
function partsOf(text: string) {
  const [head, note] = [text.slice(0, text.indexOf('\n\n')), text.slice(text.indexOf('\n\n') + 2)];
  const lines = head.split('\n');
  const isHash = (line: string) => /^[A-Za-z0-9+/]{43}=$/.test(line);
  return {
    lines: lines.filter((line) => !isHash(line)),
    path: lines.filter(isHash).map((line) => Buffer.from(line, 'base64')),
    note,
    checkpoint: checkpointOf(note),
  };
}

/** A log of blocks of four records, and the leaf’s line of each decision, from its receipt. */
async function withReceipts(count: number) {
  const line = await timeline({ variables: { LOG_BLOCK_ENTRIES: '4' } });
  const made: { seq: number; ucid: string; leaf: string }[] = [];
  for (let i = 0; i < count; i++) {
    const { receipt, ucid } = await line.decide();
    const { leaf } = JSON.parse(Buffer.from(receipt.split('.')[1]!, 'base64url').toString());
    made.push({ seq: JSON.parse(leaf).seq, ucid, leaf });
  }
  const domain = line.domain.id as string;
  const proofOf = (seq: number, leaf: Buffer | string, more = {}, query = '') =>
    ask(`/app/proof?domain=${domain}&seq=${seq}&entry=${Buffer.from(leaf).toString('hex')}${query}`, {
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

describe('the public proofs', () => {
  test('let the holder of a receipt verify that its record is in the log, in D1 and in the archive', async () => {
    const line = await withReceipts(16);
    await line.minutes(11);
    const states = async () =>
      (await line.get('/log/blocks')).body.map(({ state }: { state: string }) => state);
    const check = async () => {
      for (const { seq, leaf } of line.made) {
        const { status, text, headers } = await line.proofOf(seq, entryOf(leaf));
        expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
        expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
        const { lines, path, checkpoint } = partsOf(text);
        expect(lines).toEqual(['c2sp.org/tlog-proof@v1', `index ${seq - 1}`]);
        const root = rootOfInclusion(leafHash(entryOf(leaf)), seq - 1, checkpoint.size, path);
        expect(root.equals(checkpoint.root), `record ${seq}`).toBe(true);
      }
    };
    await check();
    await line.minutes(7);
    expect((await states()).slice(0, 4)).toEqual(Array(4).fill('archived'));
    await check();
  });

  test('let the holder of a receipt verify that the log extends the checkpoint in it', async () => {
    const line = await withReceipts(13);
    await line.minutes(11);
    const { seq, leaf } = line.made[0]!;
    const old = partsOf((await line.proofOf(seq, entryOf(leaf))).text).checkpoint;
    for (let n = 0; n < 9; n++) await line.decide();
    await line.minutes(11);
    const { text } = await line.public(`proof?from=${old.size}`);
    const { lines, path, checkpoint } = partsOf(text);
    expect(lines).toEqual([`old ${old.size}`]);
    expect(old.size).toBeLessThan(checkpoint.size);
    expect(isConsistent(old.size, checkpoint.size, old.root, checkpoint.root, path)).toBe(true);
    expect(isConsistent(old.size, checkpoint.size, checkpoint.root, old.root, path)).toBe(false);
  });

  test('say the same of a wrong entry as of a record that there is not', async () => {
    const line = await withReceipts(6);
    const uncovered = line.made.at(-1)!;
    await line.minutes(2);
    const late = await line.decide();
    const { leaf } = JSON.parse(Buffer.from(late.receipt.split('.')[1]!, 'base64url').toString());
    const [first, , third] = line.made;
    const refusals = [
      await line.proofOf(1, entryOf(third!.leaf)),
      await line.proofOf(1, entryOf(`${first!.leaf} `)),
      await line.proofOf(JSON.parse(leaf).seq, entryOf(leaf)),
      await line.proofOf(1e15, entryOf(uncovered.leaf)),
    ];
    for (const { status, body } of refusals) {
      expect([status, body]).toEqual([404, refusals[0]!.body]);
    }
  });

  test('prove an erased record to those who know its entry, and show no ID of anybody', async () => {
    const line = await withReceipts(6);
    await line.minutes(11);
    const { seq, ucid, leaf } = line.made[1]!;
    await line.erase(ucid);
    const check = async () => {
      const { status, text } = await line.proofOf(seq, entryOf(leaf));
      expect(status).toBe(200);
      for (const { ucid } of line.made) expect(text).not.toContain(ucid);
    };
    await check();
    await line.minutes(2);
    await check();
  });

  test('say what is wrong with what is asked', async () => {
    const line = await withReceipts(4);
    await line.minutes(2);
    const entry = 'a'.repeat(64);
    for (const [query, pointer] of [
      ['proof', '/seq'],
      ['proof?seq=1', '/entry'],
      [`proof?seq=0&entry=${entry}`, '/seq'],
      [`proof?seq=1.5&entry=${entry}`, '/seq'],
      [`proof?seq=1&seq=2&entry=${entry}`, '/seq'],
      [`proof?seq=1&entry=${entry.toUpperCase()}`, '/entry'],
      ['proof?seq=1&entry=%00', '/entry'],
      ['proof?entry=' + entry, '/seq'],
      ['proof?from=x', '/from'],
      ['proof?from=-1', '/from'],
    ] as const) {
      const answer = await line.public(query);
      expect([answer.status, answer.body.errors?.[0].pointer], query).toEqual([400, pointer]);
    }
    const rest = `seq=1&entry=${entry}`;
    expect((await ask(`/app/proof?${rest}`, line.bindings)).body.errors).toEqual([
      { pointer: '/domain', detail: 'This property is required.' },
    ]);
    for (const domain of ['f'.repeat(12), '..%2F', '%27%3B--']) {
      const answer = await ask(`/app/proof?${rest}&domain=${domain}`, line.bindings, domain);
      expect([answer.status, answer.body.detail]).toEqual([404, 'Domain not found.']);
    }
  });

  test('are limited per network', async () => {
    const line = await withReceipts(4);
    await line.minutes(2);
    const PROOF_RATE = rateLimit(2);
    const statuses = [];
    for (const { seq, leaf } of line.made.slice(0, 3))
      statuses.push((await line.proofOf(seq, entryOf(leaf), { PROOF_RATE })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect([...PROOF_RATE.counts.keys()]).toEqual(['203.0.113.7']);
  });

  test('are open to pages of every origin', async () => {
    const { status, headers } = await call('OPTIONS', '/app/proof');
    expect([status, headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'GET']);
  });
});
