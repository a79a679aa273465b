import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { api, hosting } from './support/call.ts';
import {
  anotherIsolate,
  decide,
  makeClient,
  makeDomain,
  makeEmbedding,
  newUcid,
  shownTo,
} from './support/make.ts';
import { metered } from './support/meter.ts';

const measure = metered();

/** A domain whose log holds entries of so many visitors, with two distinct choices, in blocks of five. */
async function withLog(visitors: number, overrides: Partial<Env> = {}) {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P);
  const ucids = Array.from({ length: visitors }, newUcid);
  for (const [i, ucid] of ucids.entries()) {
    await decide(made, { ucid, embeddings: i % 2 ? [id] : [] }, {}, overrides);
  }
  return { ...made, embeddingId: id as string, ucids };
}

/** The same history many times over, so that cost would show if it grew with the log. */
async function multiply(domainId: string, times: number) {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO entries SELECT log, 1000 + i, randomblob(32), timestamp, consent, manipulationPrevention, notice, accepted
     FROM n, (SELECT * FROM entries WHERE log = (SELECT log FROM domains WHERE id = ?) LIMIT 1)`,
  )
    .bind(times, domainId)
    .run();
}

describe('the domain API', () => {
  test('asks D1 once when KV knows the key, twice when it does not', async () => {
    const { apiKey, domain } = await withLog(1);
    for (const path of [
      '/test',
      '/domains',
      `/domains/${domain.id}/consents`,
      `/domains/${domain.id}/consents/abc`,
    ]) {
      const { keys } = await env.KEYS.list();
      await Promise.all(keys.map(({ name }) => env.KEYS.delete(name)));
      const cold = await measure((db) => api(path, apiKey, { env: db }));
      const warm = await measure((db) => api(path, apiKey, { env: db }));
      expect([cold.trips, warm.trips, cold.read - warm.read <= 2], path).toEqual([2, 1, true]);
    }
  });

  test('lists domains at two rows each', async () => {
    const client = await makeClient();
    for (let i = 0; i < 8; i++) await makeDomain(`site${i}.example`, client);
    await api('/test', client.apiKey);
    const { read, trips } = await measure((db) => api('/domains', client.apiKey, { env: db }));
    expect(trips).toBe(1);
    expect(read).toBeLessThanOrEqual(2 * 8 + 2);
  });

  test('lists the current block at a row for each entry, whatever older blocks hold', async () => {
    const made = await withLog(23, { LOG_BLOCK_ENTRIES: '5' });
    await api('/test', made.apiKey);
    const path = `/domains/${made.domain.id}/consents`;
    const { read, trips, result } = await measure((db) => api(path, made.apiKey, { env: db }));
    expect(result.body).toHaveLength(3);
    expect(trips).toBe(1);
    expect(read).toBeLessThanOrEqual(3 + 16 + 2 + 2);
  });

  test('finds one visitor at two rows for each entry, whatever the log holds', async () => {
    const made = await withLog(3);
    const ucid = made.ucids[1]!;
    await multiply(made.domain.id, 2000);
    for (const embeddings of [[], [made.embeddingId], []]) {
      await env.DB.prepare('UPDATE consents SET timestamp = timestamp - 400').run();
      await decide(made, { ucid, embeddings });
    }
    await api('/test', made.apiKey);
    for (const prefix of [ucid, ucid.slice(0, 12)]) {
      const path = `/domains/${made.domain.id}/consents/${prefix}`;
      const { read, trips, result } = await measure((db) => api(path, made.apiKey, { env: db }));
      expect(result.body).toHaveLength(4);
      expect(trips).toBe(1);
      expect(read).toBeLessThanOrEqual(2 * 4 + 8 + 2);
    }
  });
});

describe('storing a decision', () => {
  const services = async (P: string, count: number) => {
    const ids: string[] = [];
    for (let i = 0; i < count; i++) ids.push((await makeEmbedding(P, { name: `Service ${i}` })).id);
    return ids;
  };
  test('takes one round trip where the isolate knows what was shown, otherwise two, and few rows', async () => {
    const made = await makeDomain();
    const embeddings = await services(made.P, 30);
    const notice = await shownTo(made);
    const ucid = newUcid();
    const record = (more: object = {}, worker?: Awaited<ReturnType<typeof anotherIsolate>>) =>
      measure((db) => decide(made, { ucid: newUcid(), embeddings, notice, ...more }, {}, db, worker));
    const first = await record({ ucid });
    const repeated = await record({ ucid });
    const changed = await record({ ucid, consent: false, embeddings: [] });
    const elsewhere = await record({}, await anotherIsolate());
    // Sealed, with many entries after it.
    await decide(made, {}, {}, { LOG_BLOCK_ENTRIES: '1' });
    await multiply(made.domain.id, 2000);
    const inLargeLog = await record({ ucid });
    const inLargeLogElsewhere = await record({ ucid, embeddings: [] }, await anotherIsolate());
    await makeEmbedding(made.P, { name: 'One more' });
    const shownBefore = await record();
    const inOneTrip = [first, repeated, changed, inLargeLog];
    const inTwo = [elsewhere, inLargeLogElsewhere, shownBefore];
    expect(inOneTrip.map(({ trips }) => trips)).toEqual([1, 1, 1, 1]);
    expect(inTwo.map(({ trips }) => trips)).toEqual([2, 2, 2]);
    for (const { result, read, written } of [...inOneTrip, ...inTwo]) {
      expect(result.status, result.text).toBe(201);
      expect(read).toBeLessThanOrEqual(16);
      expect(written).toBeLessThanOrEqual(3);
    }
    expect(repeated.written).toBe(0);
  });

  test('takes two round trips where it names no notice and the isolate has no configuration', async () => {
    const made = await makeDomain();
    await services(made.P, 3);
    const { trips } = await measure((db) => decide(made, {}, {}, db));
    const again = await measure((db) => decide(made, {}, {}, db));
    expect([trips, again.trips]).toEqual([2, 1]);
  });
});

describe('the hosting API', () => {
  test('lists all clients in at most two round trips and three rows for each client and domain', async () => {
    for (let i = 0; i < 4; i++) {
      const client = await makeClient();
      for (let j = 0; j < 3; j++) await makeDomain(`site${j}.example`, client);
    }
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO calls SELECT id, strftime('%Y%m', 'now'), 3 FROM domains`),
    ]);
    const { read, trips, result } = await measure((db) => hosting('GET', '/client', undefined, { env: db }));
    expect(result.body[2]).toMatchObject({ actualCallCount: 9, widgetDisplayCount: 9 });
    expect(trips).toBeLessThanOrEqual(2);
    expect(read).toBeLessThanOrEqual(3 * (4 + 12));
  });

  test('reads any one thing in at most two round trips and twelve rows', async () => {
    const made = await makeDomain();
    for (let i = 0; i < 6; i++) await makeDomain(`site${i}.example`, made.client);
    const { id } = await makeEmbedding(made.P, {
      assets: Array.from({ length: 20 }, (_, i) => ({ name: `c${i}` })),
    });
    await hosting('POST', `${made.P}/placeholder`, { name: '{COMPANY}', value: 'Hotel' });
    const reads = [
      made.client.path,
      `/clientgetid/${made.client.username}`,
      made.P,
      `${made.P}/embedding/${id}`,
      `${made.P}/locale/de_DE`,
      `${made.P}/placeholder/COMPANY`,
    ];
    for (const path of reads) {
      const { read, trips, result } = await measure((db) => hosting('GET', path, undefined, { env: db }));
      expect(result.status, path).toBe(200);
      expect(trips, path).toBeLessThanOrEqual(2);
      expect(read, path).toBeLessThanOrEqual(12);
    }
  });
});
