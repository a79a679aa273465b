import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { hex } from '../../../src/lib/bytes.ts';
import { parseCheckpoint } from '../../../src/lib/tlog/checkpoint.ts';
import { treeHash } from '../../../src/lib/tlog/merkle.ts';
import { noteText } from '../../../src/lib/tlog/signed-note.ts';
import { entriesOf, leavesOf } from '../../../src/lib/tlog/tiles.ts';
import { entryOf } from '../../../src/log/leaf.ts';
import { hosting } from '../../support/call.ts';
import { newUcid } from '../../support/make.ts';
import { numberOf } from '../../support/log/rollback.ts';
import { tamper } from '../../support/log/tamper.ts';
import { listAllPages, nextPagePath, timeline, type Timeline } from '../../support/log/timeline.ts';

const NDJSON = { Accept: 'application/x-ndjson' };
const FULL = { variables: { LOG_BLOCK_ENTRIES: '5' } };
const linesOf = (text: string) => text.split('\n').slice(0, -1);
const seqsOf = (entries: { seq: number }[]) => entries.map(({ seq }) => seq);
const statesOf = async ({ get }: Timeline) =>
  (await get('/log/blocks')).body.map(({ state }: { state: string }) => state);

/**
 * Twelve decisions in two full blocks and an open one, which are the records 1 to 5, 6 to 10 and 11 to 14: 6 and 11 are
 * events. The visitors in order.
 */
async function twelveDecisions() {
  const line = await timeline(FULL);
  const ucids: string[] = [];
  for (let i = 0; i < 12; i++) ucids.push((await line.decide({ consent: i % 3 > 0 })).ucid);
  return { ...line, ucids };
}

describe('the feed', () => {
  test('has every record of every block, oldest first, each with its seq, wherever it is kept', async () => {
    const line = await twelveDecisions();
    const before = (await line.get('/log')).body;
    expect(seqsOf(before)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
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
    const block = { log: number, seq: 6, type: 'block', block: 1, first: 1, last: 5 };
    expect(before[5]).toMatchObject({ ...block, from: before[0].timestamp, to: before[4].timestamp });
    await line.minutes(7);
    expect(await statesOf(line)).toEqual(['archived', 'archived', 'open']);
    expect((await line.get('/log')).body).toEqual(before);
    for (const limit of [1, 3, 4, 5, 8, 13])
      expect(await listAllPages(line.get, `/log?limit=${limit}`)).toEqual(before);
    expect((await line.get(`/log?after=${number}.6`)).body).toEqual(before.slice(6));
    expect(nextPagePath(await line.get('/log?limit=14'))).toBeUndefined();
    expect((await line.ask('GET', '/log/entries')).body).toEqual(before);
    const csv = linesOf((await line.get('/log', { Accept: 'text/csv' })).text.replaceAll('\r', ''));
    expect(csv[0]).toBe('log,seq,consent,ucid,timestamp,purposes,embeddings,manipulationPrevention');
    expect(csv, 'decisions alone').toHaveLength(13);
    const lines = linesOf((await line.get('/log', NDJSON)).text);
    expect(lines.map((text) => JSON.parse(text).seq)).toEqual(seqsOf(before));
    expect(lines[5]).toMatch(
      /^\{"seq":6,"type":"block","timestamp":\d+,"block":1,.*"salt":"[0-9a-f]{32}"\}$/,
    );
  });

  test('misses and repeats nothing, whatever is sealed, archived and erased between its pages', async () => {
    const line = await twelveDecisions();
    const before = (await line.get('/log')).body;
    const seen = await listAllPages(line.get, '/log?limit=2', async (page) => {
      if (page === 1) await line.minutes(1);
      if (page === 2) await line.seal();
      if (page === 3) await line.minutes(7);
      if (page === 4) await Promise.all([line.erase(line.ucids[8]!), line.decide()]);
    });
    expect(seqsOf(seen).slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seen.slice(0, 9)).toEqual(before.slice(0, 9));
    const after = seen.slice(9) as { seq: number; type?: string }[];
    expect(after.map(({ seq }) => seq)).toEqual([11, 12, 13, 14, 15, 16, 17]);
    expect(
      after
        .map(({ type }) => type ?? 'decision')
        .toSorted()
        .slice(-3),
    ).toEqual(['decision', 'decision', 'erasure']);
    expect(await statesOf(line)).toEqual(['archived', 'archived', 'archived', 'open']);
  });

  test('shows nothing of what was erased but the event, also while the object still holds it', async () => {
    const line = await twelveDecisions();
    await line.minutes(7);
    await line.erase(line.ucids[1]!);
    // The erasure fills the open block.
    const left = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
    expect(seqsOf((await line.get('/log')).body)).toEqual(left);
    expect(seqsOf(await listAllPages(line.get, '/log?limit=1'))).toEqual(left);
    const [event] = (await line.get(`/log?after=${await numberOf(line.domain.id)}.14`)).body;
    expect(event).toMatchObject({ seq: 15, type: 'erasure', ranges: [[2, 2]] });
    const lines = linesOf((await line.get('/log', NDJSON)).text);
    expect(JSON.parse(lines[1]!)).toEqual({ seq: 2, entry: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await line.minutes(2);
    expect(seqsOf((await line.get('/log')).body)).toEqual(left);
  });

  test('goes on behind the blocks that went by retention', async () => {
    const line = await twelveDecisions();
    line.pass(31 * 86_400);
    await line.minutes();
    line.pass(359 * 86_400);
    await line.decide();
    await line.minutes(7);
    line.pass(6 * 86_400);
    await line.minutes(2);
    expect(await statesOf(line)).toEqual(['gone', 'gone', 'gone', 'open']);
    const { body } = await line.get('/log');
    expect(body.filter(({ type }: { type?: string }) => !type)).toMatchObject([{ seq: 16 }]);
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
    const line = await twelveDecisions();
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
    const line = await twelveDecisions();
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
    expect(await statesOf(line)).toEqual(['archived', 'archived', 'sealed', 'sealed', 'open']);
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
        `INSERT INTO entries SELECT log, ?1, unhex(?2), timestamp, 1, 0, notice, accepted, '', randomblob(16) FROM entries WHERE seq = 1`,
      ).bind(i + 2, ucidOf(i + 1)),
    ),
  );
  await line.seal();
  await line.minutes(8);
  const block = async () =>
    (await env.DB.prepare('SELECT members, starts, dirty FROM blocks WHERE number = 1').first<any>())!;
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
      const longest = Math.max(
        ...(JSON.parse(before.members) as [number, string][]).map(([length]) => length),
      );
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
  test('can be read as lines, as JSON and as CSV, from D1 as from the archive, also before it ends', async () => {
    const line = await twelveDecisions();
    const read = async () => ({
      lines: (await line.get('/log/blocks/2', NDJSON)).text,
      json: (await line.get('/log/blocks/2')).body,
      csv: (await line.get('/log/blocks/2', { Accept: 'text/csv' })).text,
    });
    const before = await read();
    expect(before.json).toEqual((await line.get('/log')).body.slice(5, 10));
    expect(linesOf(before.csv), 'a heading and four decisions').toHaveLength(5);
    const lines = linesOf(before.lines);
    expect(lines.map((text) => JSON.parse(text).seq)).toEqual([6, 7, 8, 9, 10]);
    await line.minutes(7);
    expect(await statesOf(line)).toEqual(['archived', 'archived', 'open']);
    expect(await read()).toEqual(before);
    expect((await entriesIn(line)).slice(5, 10)).toEqual(lines.map(entryHex));
    expect(linesOf((await line.get('/log/blocks/3', NDJSON)).text)).toHaveLength(4);
    expect(await line.ask('GET', '/log/blocks/2', NDJSON)).toMatchObject({ text: before.lines });
  });

  test('shows an erased record as its entry, which stays in the tree', async () => {
    const line = await twelveDecisions();
    await line.erase(line.ucids[5]!);
    await line.minutes(2);
    const check = async () => {
      const lines = linesOf((await line.get('/log/blocks/2', NDJSON)).text);
      expect(JSON.parse(lines[1]!)).toEqual({ seq: 7, entry: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect((await entriesIn(line)).slice(5, 10)).toEqual(lines.map(entryHex));
      expect(seqsOf((await line.get('/log/blocks/2')).body)).toEqual([6, 8, 9, 10]);
    };
    await check();
    await line.minutes(7);
    await check();
    await line.erase(line.ucids[6]!);
    const rewriting = linesOf((await line.get('/log/blocks/2', NDJSON)).text);
    expect(JSON.parse(rewriting[2]!)).toEqual({ seq: 8, entry: expect.any(String) });
    await line.minutes(2);
    expect(linesOf((await line.get('/log/blocks/2', NDJSON)).text)).toEqual(rewriting);
  });

  test('that does not exist is a 404, and one that is gone says which days it had', async () => {
    const line = await twelveDecisions();
    for (const number of ['4', '0', '-1', 'x', '1e0', '99999999999999999999']) {
      const answer = await line.get(`/log/blocks/${number}`);
      expect([answer.status, answer.body.detail], number).toEqual([404, 'Block not found.']);
    }
    line.pass(396 * 86_400);
    await line.minutes(2);
    const gone = await line.get('/log/blocks/1', NDJSON);
    expect(gone.status).toBe(404);
    expect(gone.body.detail).toBe(
      'The decisions of block 1, from 2026-09-21 to 2026-09-21, were deleted after the retention period of 395 days.',
    );
  });
});

/** The entries that the bundle of the covered records has, in hex. */
async function entriesIn({ get, domain }: Timeline) {
  const { size } = parseCheckpoint(noteText((await get('/log/checkpoint')).text));
  const { bytes } = await get(`/log/${await numberOf(domain.id)}/tile/entries/000.p/${size}`);
  return entriesOf(bytes).map(hex);
}

/** The entry of a line, or the one that an erased record’s line states. */
const entryHex = (line: string) => (JSON.parse(line) as { entry?: string }).entry ?? hex(entryOf(line));

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
  const line = await twelveDecisions();
  const { body } = await line.get('/log/blocks');
  expect(body).toMatchObject([
    { number: 1, state: 'sealed', first: 1, last: 5, entries: 5 },
    { number: 2, state: 'sealed', first: 6, last: 10, entries: 4 },
    { number: 3, state: 'open', first: 11, last: 14, entries: 3, sealedAt: null },
  ]);
  expect(new Set(body.map((block: object) => Object.keys(block).join())).size).toBe(1);
  for (const limit of [1, 2, 3])
    expect(await listAllPages(line.get, `/log/blocks?limit=${limit}`)).toEqual(body);
  expect((await line.ask('GET', '/log?after=1')).body).toEqual(body.slice(1));
  const next = (await line.get('/log/blocks?limit=2')).headers.get('Link');
  expect(next).toMatch(/after=2>; rel="next"$/);
});

describe('a full block', () => {
  test('is sealed by the decision that fills it, and the next list begins after it', async () => {
    const line = await timeline(FULL);
    for (let i = 0; i < 4; i++) await line.decide();
    expect(await statesOf(line)).toEqual(['open']);
    const { timestamp } = await line.decide();
    expect((await line.get('/log/blocks')).body).toMatchObject([
      { number: 1, state: 'sealed', last: 5, sealedAt: timestamp },
      { number: 2, state: 'open', first: 6, last: 6, entries: 0, from: timestamp },
    ]);
    expect((await line.get('/consents')).body).toEqual([]);
    expect((await line.get('/log/blocks/1')).body).toHaveLength(5);
  });
});

test('a block without decisions has nothing of a later one that was archived before it', async () => {
  const line = await timeline(FULL);
  const ucids: string[] = [];
  for (let i = 0; i < 9; i++) ucids.push((await line.decide()).ucid);
  for (const ucid of ucids.slice(0, 5)) await line.erase(ucid);
  await line.minutes(7);
  expect((await statesOf(line)).slice(0, 2)).toEqual(['archived', 'archived']);
  // As if archiving the first block had failed until now.
  await tamper("UPDATE blocks SET state = 'sealed', object = NULL WHERE number = 1");
  expect((await line.get('/log/blocks/1')).body).toEqual([]);
});

describe('the checkpoint and its tiles', () => {
  test('are there once records are covered, under the log’s number alone', async () => {
    const line = await twelveDecisions();
    const number = await numberOf(line.domain.id);
    const none = await line.get('/log/checkpoint');
    expect([none.status, none.body.detail]).toEqual([404, expect.stringContaining('no checkpoint yet')]);
    await line.minutes(2);
    const note = await line.get('/log/checkpoint');
    expect(note.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(note.text).toMatch(new RegExp(`^placet/${line.domain.id}\\.${number}\n14\n.+\n\n— placet/`));
    expect((await line.ask('GET', '/log/checkpoint')).text).toBe(note.text);
    expect((await line.get(`/log/${number}/checkpoint`)).text).toBe(note.text);
    const { root } = parseCheckpoint(noteText(note.text));
    const bundle = await line.get(`/log/${number}/tile/entries/000.p/14`);
    expect(bundle.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
    const leaves = leavesOf(entriesOf(bundle.bytes));
    expect(hex(treeHash(leaves))).toBe(hex(root));
    const tile = await line.get(`/log/${number}/tile/0/000.p/14`);
    expect(hex(tile.bytes)).toBe(leaves.map(hex).join(''));
    expect((await line.get(`/log/${number}/tile/0/000.p/3`)).bytes.byteLength, 'a narrower one').toBe(96);
    for (const path of [
      `${number - 1}/checkpoint`,
      `${number + 1}/checkpoint`,
      `${number + 1}/tile/0/000.p/14`,
      `${number}/tile/0/000.p/15`,
      `${number}/tile/0/000`,
      `${number}/tile/0/001.p/1`,
      `${number}/tile/1/000.p/1`,
      `${number}/tile/0/000.p/0`,
      `${number}/tile/0/000.p/256`,
      `${number}/tile/0/0.p/1`,
      `${number}/tile/8/000.p/1`,
      `${number}/tile/entries/x000/000.p/1`,
    ])
      expect([path, (await line.get(`/log/${path}`)).status]).toEqual([path, 404]);
  });
});

test('HEAD answers wherever GET does, without a body', async () => {
  const line = await twelveDecisions();
  await line.minutes(2);
  for (const path of [
    '/log',
    '/log/entries',
    '/log/blocks',
    '/log/blocks/1',
    '/log/checkpoint',
    `/log/${await numberOf(line.domain.id)}/tile/0/000.p/1`,
    `/log/receipts/${line.ucids[0]}`,
  ]) {
    const { status, text } = await line.ask('HEAD', path);
    expect([status, text], path).toEqual([200, '']);
  }
});
