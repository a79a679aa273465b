// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { newUcid } from '../../support/make.ts';
import { metered } from '../../support/bindings/metered-database.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { listAllPages, nextPagePath, timeline, type Timeline } from '../../support/log/timeline.ts';

const measure = metered();

/** Has one visitor pile up entries, `each` of them a second, each unlike the one before; another visitor decides first. */
async function pile(its: Timeline, count: number, { ucid = newUcid(), each = 1 } = {}) {
  await its.decide();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO entries SELECT e.log, e.seq + i, unhex(?2), e.timestamp + i / ?3, i % 2, 0, notice, iif(i % 2, accepted, x'00'), '', randomblob(16)
     FROM n CROSS JOIN (SELECT * FROM entries ORDER BY log DESC, seq DESC LIMIT 1) e`,
  )
    .bind(count, ucid, each)
    .run();
  its.pass(Math.ceil(count / each));
  return ucid;
}

const seqs = (entries: { seq: number }[]) => entries.map(({ seq }) => seq);

test('a history of 12,000 live entries comes in two pages, each entry once', { tags: 'full' }, async () => {
  const its = await timeline();
  const ucid = await pile(its, 12_000);
  for (const id of [ucid, ucid.slice(0, 10)]) {
    const first = await its.get(`/consents/${id}`);
    expect(first.body).toHaveLength(10_000);
    const all = await listAllPages(its.get, `/consents/${id}`);
    expect(all).toHaveLength(12_000);
    expect(new Set(all.map(({ timestamp }) => timestamp)).size).toBe(12_000);
    expect(all.every((entry) => entry.ucid === ucid)).toBe(true);
  }
  const { read, result } = await measure((db) => its.get(`/consents/${ucid}?limit=10`, {}, db));
  expect(result.body).toHaveLength(10);
  expect(read).toBeLessThanOrEqual(3 * 10 + 16 + 4);
});

test('what strangers pile up is read in pages over archived blocks, too, a few members at a time', async () => {
  const its = await timeline();
  const ucid = await pile(its, 3000, { each: 3 });
  await its.seal();
  await pile(its, 3000, { ucid, each: 3 });
  await its.seal();
  await its.minutes(8);
  const states = await rowsOf(
    'SELECT state, json_array_length(members) AS members FROM blocks ORDER BY number',
  );
  expect(states.map(({ state }) => state)).toEqual(['archived', 'archived']);
  expect(Math.min(...states.map(({ members }) => members))).toBeGreaterThan(2);
  for (const id of [ucid, ucid.slice(0, 8)]) {
    const all = await listAllPages(its.get, `/consents/${id}?limit=900`);
    // One a second is shown, the later one.
    expect(all).toHaveLength(2002);
    expect(new Set(all.map(({ timestamp }) => timestamp)).size).toBe(2002);
  }
  const some = await its.get(`/consents/${ucid}?limit=10&until=${its.now() - 1500}`);
  expect(some.body).toHaveLength(4);
});

test('a receipt of such a visitor is about ten entries, and goes on to the first one', async () => {
  const its = await timeline();
  const count = inject('isFull') ? 420 : 120;
  const ucid = await pile(its, count, { each: 2 });
  await its.seal();
  await its.minutes(8);
  const found: number[] = [];
  let states = '';
  let path: string | undefined = `/consents/${ucid}/receipt`;
  while (path) {
    const page = await its.get(path);
    expect(page.status).toBe(200);
    expect(page.body.records.length).toBeLessThanOrEqual(10);
    found.push(...seqs(page.body.records.map(({ line }: { line: string }) => JSON.parse(line))));
    states += page.body.events.map(({ event_state }: { event_state: string }) => event_state[0]).join('');
    path = nextPagePath(page);
  }
  expect(found).toEqual(Array.from({ length: count }, (_, i) => count + 1 - i));
  expect(states).toBe('wg'.repeat(count / 2));
});

test('two IDs that begin alike are told apart, however many entries one of them has', async () => {
  const its = await timeline();
  const [ucid, other] = ['1', '2'].map((end) => `${'ab'.repeat(6)}${end.repeat(52)}`) as [string, string];
  await its.decide({ ucid: other });
  await its.seal();
  await pile(its, 1500, { ucid });
  await its.seal();
  await its.minutes(10);
  expect((await its.get(`/consents/${'ab'.repeat(6)}?limit=5`)).body).toEqual([]);
  expect((await its.get(`/consents/${other.slice(0, 13)}`)).body).toHaveLength(1);
  expect((await its.get(`/consents/${ucid.slice(0, 13)}?limit=5`)).body).toHaveLength(5);
});

test('such a visitor is erased step by step, and found no more at once', { tags: 'full' }, async () => {
  const its = await timeline({ variables: { LOG_BLOCK_ENTRIES: '10000' } });
  const ucid = await pile(its, 42_000);
  expect((await its.erase(ucid)).status).toBe(204);
  const left = async () =>
    (await rowsOf(`SELECT count(*) AS n FROM entries WHERE ucid = unhex('${ucid}')`))[0]!.n;
  expect(await left()).toBe(2000);
  expect((await its.get(`/consents/${ucid}`)).body).toEqual([]);
  expect((await its.get(`/consents/${ucid.slice(0, 9)}`)).body).toEqual([]);
  expect((await its.get(`/consents/${ucid}/receipt`)).status).toBe(404);
  expect((await its.ask('GET', '/log')).status).toBe(200);
  await its.decide({ ucid });
  expect((await its.get(`/consents/${ucid}`)).body).toHaveLength(1);
  await its.minutes(2);
  expect(await left()).toBe(1);
  expect(await rowsOf('SELECT * FROM erasures')).toEqual([]);
});

test('an erasure of more ranges than one event lists is stated by two of them, at once', async () => {
  const its = await timeline();
  const ucid = newUcid();
  await its.decide();
  // Every second decision is this visitor’s, so that each is a range of its own.
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6400)
     INSERT INTO entries SELECT e.log, e.seq + i, iif(i % 2, unhex(?1), randomblob(32)), e.timestamp, i % 4 > 1, 0, notice, accepted, '', randomblob(16)
     FROM n CROSS JOIN (SELECT * FROM entries ORDER BY log DESC, seq DESC LIMIT 1) e`,
  )
    .bind(ucid)
    .run();
  expect((await its.erase(ucid)).status).toBe(204);
  const events = await rowsOf<{ members: string }>(
    "SELECT members FROM events WHERE type = 'erasure' ORDER BY seq",
  );
  const ranges = events.map(({ members }) => (JSON.parse(`{${members}}`) as { ranges: number[][] }).ranges);
  expect(Math.max(...ranges.map(({ length }) => length))).toBeLessThanOrEqual(3000);
  expect(ranges.flat()).toEqual(Array.from({ length: 3200 }, (_, i) => [2 * i + 2, 2 * i + 2]));
  expect(await rowsOf('SELECT count(*) AS n FROM erased')).toEqual([{ n: 3200 }]);
});

/** Adds `count` entries of as many visitors whose IDs share their first 48 bits. */
const addAlike = (count: number, beginning: string) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO entries SELECT e.log, e.seq + i, unhex(?2 || hex(randomblob(26))), e.timestamp, 1, 0, notice, accepted, '', randomblob(16)
     FROM n CROSS JOIN (SELECT * FROM entries ORDER BY log DESC, seq DESC LIMIT 1) e`,
  )
    .bind(count, beginning)
    .run();

/** The bucket, and what is read from it. */
function countedBucket(bucket = env.ARCHIVE) {
  const read: { object: string; bytes: number }[] = [];
  const ARCHIVE = {
    async get(object: string, options?: { range?: { length?: number } }) {
      const found = await bucket.get(object, options as R2GetOptions);
      read.push({ object, bytes: options?.range?.length ?? found?.size ?? 0 });
      return found;
    },
  } as R2Bucket;
  return { ARCHIVE, read };
}

const blocksAlike = inject('isFull') ? 10 : 2;
test(
  `a visitor among ${blocksAlike}0,000 whose IDs share 48 bits is found with one small ranged read per block`,
  { timeout: 240_000 },
  async () => {
    const its = await timeline();
    const beginning = 'ab'.repeat(6);
    const ucidOf = (i: number) => `${beginning}${i}`.padEnd(64, '7');
    for (let i = 0; i < blocksAlike; i++) {
      await its.decide({ ucid: ucidOf(i) });
      await addAlike(9990, beginning);
      await its.seal();
    }
    await its.minutes(4 + blocksAlike);
    const states = await rowsOf('SELECT state, count(*) AS n FROM blocks GROUP BY state');
    expect(states).toEqual([{ state: 'archived', n: blocksAlike }]);
    const { ARCHIVE, read } = countedBucket();
    const find = async (id: string) => {
      read.length = 0;
      return (await its.get(`/consents/${id}`, {}, { ARCHIVE })).body;
    };
    expect(await find(ucidOf(0))).toHaveLength(1);
    expect(read).toHaveLength(blocksAlike);
    // Whole indexes would be 550 KB a block.
    expect(read.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(20_000 * blocksAlike);
    expect(await find(beginning)).toEqual([]);
    expect(read).toHaveLength(0);
  },
);
