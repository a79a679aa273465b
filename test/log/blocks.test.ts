import { createHash } from 'node:crypto';
import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import { describe, expect, test, vi } from 'vitest';
import worker from '../../src/index.ts';
import { deleteLogs } from '../../src/log/deletion.ts';
import { expire } from '../../src/log/retention.ts';
import { api, hosting } from '../support/call.ts';
import { decide, makeDomain, newUcid } from '../support/make.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
const db = drizzle(env.DB);
const rowsOf = async (table: string) => (await env.DB.prepare(`SELECT * FROM ${table}`).all<any>()).results;
const current = async (made: Made) => (await api(`/domains/${made.domain.id}/consents`, made.apiKey)).body;
const archive = (made: Made) => hosting('POST', `${made.P}/log/archive`);
const everyMinute = () => worker.scheduled(createScheduledController(), env);

async function decideTimes(made: Made, count: number, overrides = {}) {
  const ucids = Array.from({ length: count }, newUcid);
  for (const ucid of ucids) await decide(made, { ucid }, {}, overrides);
  return ucids;
}

describe('the current block', () => {
  test('is sealed as soon as it holds as many entries as a block may', async () => {
    const made = await makeDomain();
    const counts = [];
    for (let i = 0; i < 7; i++) {
      await decide(made, {}, {}, { LOG_BLOCK_ENTRIES: '3' });
      counts.push((await current(made)).length);
    }
    expect(counts).toEqual([1, 2, 0, 1, 2, 0, 1]);
    expect(await rowsOf('blocks')).toMatchObject([
      { number: 1, entries: 3 },
      { number: 2, entries: 3 },
    ]);
  });

  test('is sealed when asked, without a row of it moving', async () => {
    const made = await makeDomain();
    await decideTimes(made, 2);
    const before = await rowsOf('consents');
    const sealed = await archive(made);
    expect(sealed.status).toBe(201);
    expect(sealed.body).toEqual({ number: 1, entries: 2, sealedAt: expect.any(Number) });
    expect(await rowsOf('consents')).toEqual(before);
    expect(await current(made)).toEqual([]);
    await decide(made);
    expect(await current(made)).toHaveLength(1);
  });

  test('stays open when it is empty, and is sealed once when asked twice at once', async () => {
    const made = await makeDomain();
    expect((await archive(made)).body).toEqual({ number: null, entries: 0, sealedAt: null });
    await decide(made);
    const both = await Promise.all([archive(made), archive(made)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await rowsOf('blocks')).toHaveLength(1);
  });

  test('belongs to its own domain alone', async () => {
    const made = await makeDomain();
    const other = await makeDomain('other.example', made.client);
    await decide(made);
    await decide(other, {}, { Origin: 'https://other.example' });
    await archive(made);
    expect(await current(made)).toHaveLength(0);
    expect(await current(other)).toHaveLength(1);
  });

  test('is sealed at ten thousand where the variable makes no sense', async () => {
    const made = await makeDomain();
    for (const LOG_BLOCK_ENTRIES of ['0', '-1', 'many', ''])
      await decide(made, {}, {}, { LOG_BLOCK_ENTRIES });
    expect(await current(made)).toHaveLength(4);
  });
});

test("a visitor's history reaches over all blocks, newest first", async () => {
  const made = await makeDomain();
  const ucid = newUcid();
  for (const [i, consent] of [true, false, true, false].entries()) {
    await env.DB.prepare('UPDATE consents SET timestamp = timestamp - 400').run();
    await decide(made, { ucid, consent });
    if (i < 3) await archive(made);
  }
  const found = await api(`/domains/${made.domain.id}/consents/${ucid.slice(0, 8)}`, made.apiKey);
  expect(found.body.map((entry: any) => entry.consent)).toEqual([false, true, false, true]);
  const times = found.body.map((entry: any) => entry.timestamp);
  expect(times).toEqual([...new Set(times)].sort().reverse());
});

test('an auditor can recompute the chain from the entries that the API showed', async () => {
  const made = await makeDomain();
  let previous = '';
  for (let block = 1; block <= 3; block++) {
    await decideTimes(made, 4);
    const shown = await current(made);
    await archive(made);
    await everyMinute();
    const canonical = shown.sort((a: any, b: any) => (a.ucid < b.ucid ? -1 : 1));
    const ndjson = canonical.map((entry: any) => `${JSON.stringify(entry)}\n`).join('');
    previous = createHash('sha256')
      .update(ndjson + previous)
      .digest('hex');
    expect((await rowsOf('blocks')).at(-1)).toMatchObject({ number: block, entries: 4, hash: previous });
  }
});

test('consents older than the retention go, in bounded steps, the others stay', async () => {
  const made = await makeDomain();
  const old = await decideTimes(made, 5, { LOG_BLOCK_ENTRIES: '2' });
  await env.DB.prepare('UPDATE consents SET timestamp = timestamp - 400 * 86400').run();
  const young = await decideTimes(made, 2);
  await expire(db, env.ARCHIVE, 401);
  expect(await rowsOf('consents')).toHaveLength(7);
  await everyMinute();
  expect(await rowsOf('consents')).toHaveLength(2);
  const found = (ucid?: string) => api(`/domains/${made.domain.id}/consents/${ucid}`, made.apiKey);
  expect((await found(old[0])).body).toEqual([]);
  expect((await found(young[0])).body).toHaveLength(1);
});

describe('what a deleted domain or client leaves', () => {
  const fill = (domainId: string, count: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO consents SELECT ?, 100 + i, randomblob(32), 1700000000, 1, 0, x'00' FROM n`,
    )
      .bind(count, domainId)
      .run();
  const logTables = ['consents', 'choices', 'blocks', 'calls', 'deletions'];

  test('is gone with the answer when it is little', async () => {
    const made = await makeDomain();
    const kept = await makeDomain('kept.example', made.client);
    await decideTimes(made, 3, { LOG_BLOCK_ENTRIES: '2' });
    await decide(kept, {}, { Origin: 'https://kept.example' });
    expect((await hosting('DELETE', made.P)).status).toBe(204);
    for (const table of logTables) {
      expect(
        (await rowsOf(table)).filter((row) => row.domainId === made.domain.id),
        table,
      ).toEqual([]);
    }
    expect(await current(kept)).toHaveLength(1);
    await hosting('DELETE', made.client.path);
    for (const table of [
      ...logTables,
      'domains',
      'embeddings',
      'locales',
      'placeholders',
      'clients',
      'clientCalls',
    ]) {
      expect(await rowsOf(table), table).toEqual([]);
    }
  });

  test('goes in bounded steps when it is much, and the scheduled job ends it', async () => {
    const made = await makeDomain();
    await fill(made.domain.id, 3500);
    await hosting('DELETE', made.P, undefined, { wait: false, env: { DB: withoutDeletion() } });
    expect(await rowsOf('deletions')).toHaveLength(1);
    await deleteLogs(db, env.ARCHIVE, 2);
    expect(await rowsOf('consents')).toHaveLength(1500);
    await everyMinute();
    for (const table of logTables) expect(await rowsOf(table), table).toEqual([]);
  });

  test('goes although a step failed', async () => {
    const made = await makeDomain();
    await fill(made.domain.id, 2500);
    await hosting('DELETE', made.P, undefined, { env: { DB: withoutDeletion() } });
    expect(await rowsOf('consents')).toHaveLength(2500);
    await everyMinute();
    expect(await rowsOf('consents')).toEqual([]);
  });
});

/** A D1 in which the job's steps fail, which is logged. */
function withoutDeletion() {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  return new Proxy(env.DB, {
    get: (target, name) =>
      name === 'prepare'
        ? (query: string) =>
            target.prepare(query.includes('FROM deletions') ? 'SELECT no such column' : query)
        : Reflect.get(target, name).bind(target),
  });
}
