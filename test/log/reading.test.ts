import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { leafHash, treeHash } from '../../src/lib/merkle.ts';
import { hex, unhex } from '../../src/lib/bytes.ts';
import { hosting } from '../support/call.ts';
import { newUcid } from '../support/make.ts';
import { numberOf } from '../support/rollback.ts';
import { listAllPages, nextPagePath, timeline, type Timeline } from '../support/timeline.ts';

const NDJSON = { Accept: 'application/x-ndjson' };
const FULL = { variables: { LOG_BLOCK_ENTRIES: '4' } };
const linesOf = (text: string) => text.split('\n').slice(0, -1);
const seqsOf = (entries: { seq: number }[]) => entries.map(({ seq }) => seq);
const statesOf = async ({ get }: Timeline) =>
  (await get('/log/blocks')).body.map(({ state }: { state: string }) => state);

/** Eleven entries in two full blocks and an open one; the visitors in order. */
async function elevenEntries() {
  const line = await timeline(FULL);
  const ucids: string[] = [];
  for (let i = 0; i < 11; i++) ucids.push((await line.decide({ consent: i % 3 > 0 })).ucid);
  return { ...line, ucids };
}

describe('the feed', () => {
  test('has every entry of every block, oldest first, each with its seq, wherever it is kept', async () => {
    const line = await elevenEntries();
    const before = (await line.get('/log')).body;
    expect(seqsOf(before)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const number = await numberOf(line.domain.id);
    expect(before[0].log).toBe(number);
    expect(Object.keys(before[0])).toEqual([
      'log',
      'seq',
      'consent',
      'ucid',
      'timestamp',
      'purposes',
      'embeddings',
      'manipulationPrevention',
    ]);
    await line.minutes(7);
    expect(await statesOf(line)).toEqual(['archived', 'archived', 'open']);
    expect((await line.get('/log')).body).toEqual(before);
    for (const limit of [1, 3, 4, 5, 8, 10])
      expect(await listAllPages(line.get, `/log?limit=${limit}`)).toEqual(before);
    expect((await line.get(`/log?after=${number}.6`)).body).toEqual(before.slice(6));
    expect(nextPagePath(await line.get('/log?limit=11'))).toBeUndefined();
    expect((await line.ask('GET', '/log/entries')).body).toEqual(before);
    const csv = linesOf((await line.get('/log', { Accept: 'text/csv' })).text.replaceAll('\r', ''));
    expect(csv[0]).toBe('log,seq,consent,ucid,timestamp,purposes,embeddings,manipulationPrevention');
    expect(csv).toHaveLength(12);
    expect(linesOf((await line.get('/log', NDJSON)).text).map((text) => JSON.parse(text))).toEqual(before);
  });

  test('misses and repeats nothing, whatever is sealed, archived and erased between its pages', async () => {
    const line = await elevenEntries();
    const before = (await line.get('/log')).body;
    const seen = await listAllPages(line.get, '/log?limit=2', async (page) => {
      if (page === 1) await line.minutes(1);
      if (page === 2) await line.seal();
      if (page === 3) await line.minutes(7);
      if (page === 4) await Promise.all([line.erase(line.ucids[9]!), line.decide()]);
    });
    expect(seqsOf(seen)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]);
    expect(seen.slice(0, 9)).toEqual(before.slice(0, 9));
    expect(await statesOf(line)).toEqual(['archived', 'archived', 'archived', 'open']);
  });

  test('shows nothing of what was erased, also while the object still holds it', async () => {
    const line = await elevenEntries();
    await line.minutes(7);
    await line.erase(line.ucids[1]!);
    expect(seqsOf((await line.get('/log')).body)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(seqsOf(await listAllPages(line.get, '/log?limit=1'))).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await line.minutes(2);
    expect(seqsOf((await line.get('/log')).body)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('goes on behind the blocks that went by retention', async () => {
    const line = await elevenEntries();
    line.pass(390 * 86_400);
    await line.decide();
    await line.minutes(7);
    line.pass(6 * 86_400);
    await line.minutes(2);
    expect(await statesOf(line)).toEqual(['gone', 'gone', 'gone', 'open']);
    expect(seqsOf((await line.get('/log')).body)).toEqual([12]);
    expect((await line.get(`/consents/${line.ucids[0]}`)).body).toEqual([]);
  });
});

test('entries of several notices are found together, each with its own', async () => {
  const line = await timeline();
  const path = `${line.P}/embedding/${line.service.id}`;
  const names = ['Matomo', 'Plausible', 'Umami'];
  for (const name of names) {
    const { purpose } = line.service;
    await hosting('PUT', path, { name, purpose, active: true }, { env: line.bindings });
    await line.decide({ after: 60 });
  }
  for (const list of ['/log', '/consents', '/log/blocks/1']) {
    const { status, body } = await line.get(list);
    expect([list, status]).toEqual([list, 200]);
    const found = body.flatMap(({ embeddings }: { embeddings: object }) => Object.values(embeddings));
    expect(found.toSorted()).toEqual(names);
  }
});

describe('a list that was begun in a block', () => {
  test('goes on to its end, though it is sealed, hashed and archived meanwhile', async () => {
    const line = await elevenEntries();
    const all = (await line.get('/consents')).body;
    expect(all).toHaveLength(3);
    const rest = nextPagePath(await line.get('/consents?limit=1'))!;
    await line.seal();
    await line.decide();
    expect([...all.slice(0, 1), ...(await listAllPages(line.get, rest))]).toEqual(all);
    await line.minutes(7);
    expect(await statesOf(line)).toEqual(['archived', 'archived', 'archived', 'open']);
    expect([...all.slice(0, 1), ...(await listAllPages(line.get, rest))]).toEqual(all);
    expect((await line.get('/consents')).body).toHaveLength(1);
  });

  test('is over when the block is gone, and leaves out what was erased', async () => {
    const line = await elevenEntries();
    const all = (await line.get('/consents')).body;
    const rest = nextPagePath(await line.get('/consents?limit=1'))!;
    await line.seal();
    await line.minutes(7);
    await line.erase(all[2].ucid);
    expect((await line.get(rest)).body).toEqual([all[1]]);
    line.pass(400 * 86_400);
    await line.minutes(1);
    expect((await line.get(rest)).text).toBe('[]');
  });
});

describe('a history', () => {
  test('reaches over all blocks, newest first', async () => {
    const line = await timeline(FULL);
    const ucid = newUcid();
    const told = [];
    for (let i = 0; i < 6; i++) {
      told.unshift(await line.decide({ ucid, after: 400, consent: i % 2 > 0 }));
      for (let n = 0; n < 2; n++) await line.decide();
      if (i === 3) await line.minutes(7);
    }
    expect(await statesOf(line)).toEqual(['archived', 'archived', 'archived', 'sealed', 'open']);
    const { body } = await line.get(`/consents/${ucid.slice(0, 9)}`);
    expect(body).toMatchObject(told.map(({ timestamp, consent }) => ({ ucid, timestamp, consent })));
  });

  test('tells visitors apart whose IDs share 48 bits, in D1 and in the archive', async () => {
    const line = await timeline(FULL);
    const near = '0123456789ab';
    const [one, two, three] = ['1', '2', '3'].map((digit) => near.padEnd(64, digit)) as [
      string,
      string,
      string,
    ];
    for (const ucid of [one, two, one, two]) await line.decide({ ucid, after: 400 });
    await line.decide({ ucid: one });
    await line.decide({ ucid: three });
    await line.minutes(7);
    const find = async (id: string) =>
      (await line.get(`/consents/${id}`)).body.map(({ ucid }: { ucid: string }) => ucid);
    expect(await find(one)).toEqual([one, one, one]);
    expect(await find(two.slice(0, 13))).toEqual([two, two]);
    expect(await find(three)).toEqual([three]);
    expect(await find(near)).toEqual([]);
    expect(await find(near.padEnd(64, '4'))).toEqual([]);
    await line.erase(two);
    await line.erase(three);
    expect(await find(near)).toEqual([one, one, one]);
    expect(await find(two)).toEqual([]);
  });
});

test('of many visitors whose IDs share 48 bits each is found with one small read, also after others were erased', async () => {
  const line = await timeline({ variables: { LOG_BLOCK_ENTRIES: '500' } });
  const ucidOf = (i: number) => `0123456789ab${String((i * 7919) % 100_003).padStart(52, '0')}`;
  await line.decide({ ucid: ucidOf(0) });
  await env.DB.batch(
    Array.from({ length: 499 }, (_, i) =>
      env.DB.prepare(
        `INSERT INTO entries SELECT log, ?1, unhex(?2), timestamp, 1, 0, notice, accepted, '', NULL FROM entries WHERE seq = 1`,
      ).bind(i + 2, ucidOf(i + 1)),
    ),
  );
  await line.minutes(8);
  const block = async () => (await env.DB.prepare('SELECT members, starts, dirty FROM blocks').first<any>())!;
  const before = await block();
  const starts = JSON.parse(before.starts) as [member: number, ucid: string, seq: number][];
  expect(starts).toHaveLength(JSON.parse(before.members).length - 1);
  expect(starts.length).toBeGreaterThan(3);

  const lengths: number[] = [];
  const ARCHIVE = {
    get: (object: string, options: { range: { offset: number; length: number } }) => {
      lengths.push(options.range.length);
      return env.ARCHIVE.get(object, options);
    },
  } as R2Bucket;
  const erased = starts.flatMap(([, ucid], i) => (i % 2 === 0 ? [ucid] : []));
  const check = async (gone: string[]) => {
    const sorted = Array.from({ length: 500 }, (_, i) => ucidOf(i)).sort();
    const ends = starts.flatMap(([, ucid]) => [sorted.indexOf(ucid) - 1, sorted.indexOf(ucid)]);
    for (const i of [0, 499, 250, ...ends]) {
      lengths.length = 0;
      const { body } = await line.get(`/consents/${sorted[i]}`, {}, { ARCHIVE });
      const found = gone.includes(sorted[i]!) ? [] : [sorted[i]];
      expect(body.map(({ ucid }: { ucid: string }) => ucid)).toEqual(found);
      expect(lengths).toHaveLength(1);
      const longest = Math.max(...(JSON.parse(before.members) as number[]));
      expect(lengths[0]).toBeLessThanOrEqual(2 * longest);
    }
    expect((await line.get('/consents/0123456789ab')).body).toEqual([]);
    expect((await line.get(`/consents/${'0123456789ab'.padEnd(63, '0')}`)).body.length).toBeLessThan(2);
  };
  await check([]);
  for (const ucid of erased) await line.erase(ucid);
  await check(erased);
  await line.minutes(2);
  const after = await block();
  expect(after.dirty).toBe(0);
  for (const ucid of erased) expect(after.starts, 'no start is an erased visitor').not.toContain(ucid);
  await check(erased);
});

describe('a block', () => {
  test('can be read as its leaves, as JSON and as CSV, from D1 as from the archive, also before it ends', async () => {
    const line = await elevenEntries();
    const read = async () => ({
      leaves: (await line.get('/log/blocks/2', NDJSON)).text,
      json: (await line.get('/log/blocks/2')).body,
      csv: (await line.get('/log/blocks/2', { Accept: 'text/csv' })).text,
    });
    const before = await read();
    expect(before.json).toEqual((await line.get('/log')).body.slice(4, 8));
    expect(linesOf(before.csv)).toHaveLength(5);
    await line.minutes(7);
    expect(await read()).toEqual(before);
    const leaves = linesOf(before.leaves);
    expect(leaves.map((leaf) => JSON.parse(leaf).seq)).toEqual([5, 6, 7, 8]);
    const [, record] = linesOf((await line.get('/log/blocks', NDJSON)).text);
    expect(JSON.parse(record!)).toMatchObject({
      block: 2,
      first: 5,
      last: 8,
      root: hex(treeHash(leaves.map(leafHash))),
    });
    expect(linesOf((await line.get('/log/blocks/3', NDJSON)).text)).toHaveLength(3);
    expect(await line.ask('GET', '/log/blocks/2', NDJSON)).toMatchObject({ text: before.leaves });
  });

  test('names its erased entries by their hashes, and keeps its root', async () => {
    const line = await elevenEntries();
    await line.erase(line.ucids[5]!);
    await line.minutes(2);
    const [, record] = linesOf((await line.get('/log/blocks', NDJSON)).text);
    const check = async () => {
      const leaves = linesOf((await line.get('/log/blocks/2', NDJSON)).text);
      expect(JSON.parse(leaves[1]!)).toEqual({ seq: 6, leaf: expect.stringMatching(/^[0-9a-f]{64}$/) });
      const hashes = leaves.map((text) =>
        text.includes('"leaf"') ? unhex(JSON.parse(text).leaf) : leafHash(text),
      );
      expect(hex(treeHash(hashes))).toBe(JSON.parse(record!).root);
      expect(seqsOf((await line.get('/log/blocks/2')).body)).not.toContain(6);
    };
    await check();
    await line.minutes(7);
    await check();
    await line.erase(line.ucids[6]!);
    const rewriting = linesOf((await line.get('/log/blocks/2', NDJSON)).text);
    expect(JSON.parse(rewriting[2]!)).toEqual({ seq: 7, leaf: expect.any(String) });
    await line.minutes(2);
    expect(linesOf((await line.get('/log/blocks/2', NDJSON)).text)).toEqual(rewriting);
  });

  test('that there is not is a 404, and one that is gone says when it went', async () => {
    const line = await elevenEntries();
    for (const number of ['4', '0', '-1', 'x', '1e0', '99999999999999999999']) {
      const answer = await line.get(`/log/blocks/${number}`);
      expect([answer.status, answer.body.detail], number).toEqual([404, 'Block not found.']);
    }
    line.pass(396 * 86_400);
    await line.minutes(2);
    const gone = await line.get('/log/blocks/1', NDJSON);
    expect(gone.status).toBe(404);
    expect(gone.body.detail).toBe(
      'The entries of block 1, from 2026-09-21 to 2026-09-21, were deleted on 2027-10-21, after the retention period of 395 days. The block record remains available.',
    );
    const records = linesOf((await line.get('/log/blocks', NDJSON)).text);
    expect(JSON.parse(records[0]!)).toMatchObject({ block: 1, last: 4 });
  });
});

test('the current block is narrowed by time, though its first entry is erased and all before it archived', async () => {
  const line = await timeline();
  await line.decide();
  await line.seal();
  await line.minutes(7);
  expect(await statesOf(line)).toEqual(['archived', 'open']);
  const first = await line.decide();
  for (let i = 0; i < 4; i++) await line.decide();
  await line.erase(first.ucid);
  const all = (await line.get('/consents')).body;
  expect(all).toHaveLength(4);
  expect((await line.get(`/consents?until=${line.now() + 60}`)).body).toEqual(all);
  expect((await line.get(`/consents?since=${first.timestamp}`)).body).toEqual(all);
});

test('the blocks are listed page by page, the one that is open last', async () => {
  const line = await elevenEntries();
  const { body } = await line.get('/log/blocks');
  expect(body).toMatchObject([
    { number: 1, state: 'sealed', first: 1, last: 4, entries: 4 },
    { number: 2, state: 'sealed', first: 5, last: 8, entries: 4 },
    { number: 3, state: 'open', first: 9, last: 11, entries: 3, sealedAt: null, root: null },
  ]);
  expect(new Set(body.map((block: object) => Object.keys(block).join())).size).toBe(1);
  for (const limit of [1, 2, 3])
    expect(await listAllPages(line.get, `/log/blocks?limit=${limit}`)).toEqual(body);
  expect((await line.ask('GET', '/log?after=1')).body).toEqual(body.slice(1));
  const next = (await line.get('/log/blocks?limit=2')).headers.get('Link');
  expect(next).toMatch(/after=2>; rel="next"$/);
  expect((await line.get('/log/blocks', NDJSON)).text, 'none is hashed yet').toBe('');
  await line.minutes(2);
  expect(linesOf((await line.get('/log/blocks?limit=1&after=1', NDJSON)).text)).toHaveLength(1);
});

describe('a block whose end is due and that nobody has sealed', () => {
  test('is no part of the current block, and is listed', async () => {
    const line = await elevenEntries();
    await env.DB.prepare("DELETE FROM blocks WHERE state = 'sealed'").run();
    expect((await line.get('/consents')).body).toHaveLength(3);
    line.pass(31 * 86_400);
    expect((await line.get('/consents')).body).toEqual([]);
    expect((await line.get('/log/blocks')).body).toMatchObject([
      { number: 1, state: 'sealed', last: 4, sealedAt: null },
      { number: 2, state: 'sealed', last: 8 },
      { number: 3, state: 'sealed', last: 11 },
      { number: 4, state: 'open', first: 12, last: null, entries: 0, from: null, to: null },
    ]);
    expect((await line.get('/log/blocks/3')).body).toHaveLength(3);
    expect((await line.get('/log/blocks/4')).body).toEqual([]);
  });
});

describe('the checkpoint and the proof', () => {
  test('are there once a block was hashed, and say what is wrong with what is asked', async () => {
    const line = await elevenEntries();
    const none = await line.get('/log/checkpoint');
    expect([none.status, none.body.detail]).toEqual([404, expect.stringContaining('no checkpoint yet')]);
    await line.minutes(2);
    const note = await line.get('/log/checkpoint');
    expect(note.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(note.text).toMatch(new RegExp(`^placet/${line.domain.id}\\.\\d+\n2\n.+\n\n— placet/`));
    expect((await line.ask('GET', '/log/checkpoint')).text).toBe(note.text);
    expect((await line.get('/log/proof?from=1&to=2')).body).toEqual({
      proof: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    });
    expect((await line.get('/log/proof?from=2&to=2')).body).toEqual({ proof: [] });
    for (const [query, pointer] of [
      ['from=1&to=3', '/to'],
      ['from=2&to=1', '/from'],
      ['from=0&to=1', '/from'],
      ['from=1', '/to'],
      ['from=1&to=1.5', '/to'],
      ['from=1&to=1e15', '/to'],
      ['from=x&to=1', '/from'],
    ] as const) {
      const answer = await line.get(`/log/proof?${query}`);
      expect([answer.status, answer.body.errors?.[0].pointer], query).toEqual([400, pointer]);
    }
  });
});

test('HEAD answers wherever GET does, without a body', async () => {
  const line = await elevenEntries();
  await line.minutes(2);
  for (const path of [
    '/log',
    '/log/entries',
    '/log/blocks',
    '/log/blocks/1',
    '/log/checkpoint',
    '/log/proof?from=1&to=1',
    `/log/receipts/${line.ucids[0]}`,
  ]) {
    const { status, text } = await line.ask('HEAD', path);
    expect([status, text], path).toEqual([200, '']);
  }
});
