import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { cacheLogLocation } from '../../src/db/databases.ts';
import { brokenDatabase } from '../support/bindings/failing-bindings.ts';
import { api, call, hosting } from '../support/call.ts';
import { makeClient, newUcid } from '../support/make.ts';
import { metered } from '../support/bindings/metered-database.ts';
import { problem } from '../support/problem.ts';
import { sample } from '../support/sample.ts';
import { timeline } from '../support/log/timeline.ts';

/** All that can be read of a log, for a visitor in it. */
const paths = (ucid: string, number: number) => [
  '/consents',
  `/consents/${ucid}`,
  `/consents/${ucid.slice(0, 4)}`,
  `/consents/${ucid}/receipt`,
  '/log',
  '/log/blocks',
  '/log/blocks/1',
  '/log/checkpoint',
  `/log/${number}/checkpoint`,
  `/log/${number}/tile/0/000.p/1`,
  `/log/${number}/tile/entries/000.p/1`,
];

const places: [string, Record<string, D1Database>][] = [
  ['in DB, the only database', {}],
  ['in LOG1', { LOG1: env.SECOND }],
  ['in LOG2, with LOG1 beside it', { LOG1: env.SECOND, LOG2: env.THIRD }],
];

describe.each(sample(places, 2))('a log %s', (_, databases) => {
  test('can be read only by its account, on every path, also with a cached location', async () => {
    const line = await timeline({ databases });
    const other = await makeClient();
    const { ucid } = await line.decide();
    await line.seal();
    await line.runAfter(15);
    const number = await line.number();
    for (const path of paths(ucid, number)) {
      const asOther = () => api(`/domains/${line.domain.id}${path}`, other.apiKey, { env: line.bindings });
      expect(problem(await asOther()), path).toBe(404);
      expect((await line.get(path)).status, path).toBe(200);
      expect((await line.get(path)).status, path).toBe(200);
      const refused = await asOther();
      expect([problem(refused), refused.text.includes(ucid)], path).toEqual([404, false]);
      const elsewhere = await api(`/domains/000000000000${path}`, line.apiKey, { env: line.bindings });
      expect(problem(elsewhere), path).toBe(404);
    }
  });

  test('reveals nothing to a key that has just been replaced', async () => {
    const line = await timeline({ databases });
    const { ucid } = await line.decide();
    const old = line.apiKey;
    const number = await line.number();
    for (const path of paths(ucid, number)) await line.get(path);
    const { keys } = await env.KEYS.list();
    const stale = await Promise.all(
      keys.map(async ({ name }) => [name, (await env.KEYS.get(name))!] as const),
    );
    await hosting('POST', `${line.client.path}/apiKey`);
    for (const path of paths(ucid, number)) {
      await Promise.all(stale.map(([name, value]) => env.KEYS.put(name, value)));
      const answer = await api(`/domains/${line.domain.id}${path}`, old, { env: line.bindings });
      expect([problem(answer), answer.text.includes(ucid)], path).toEqual([401, false]);
    }
  });

  test('is not available to its account once its domain is deleted', async () => {
    const line = await timeline({ databases });
    const { ucid } = await line.decide();
    expect((await line.get('/consents')).status).toBe(200);
    const number = await line.number();
    await hosting('DELETE', line.P, undefined, { env: line.bindings });
    for (const path of paths(ucid, number)) expect(problem(await line.get(path)), path).toBe(404);
  });

  test('can be read by the operator only under the domain’s own client', async () => {
    const line = await timeline({ databases });
    const other = await makeClient();
    const { ucid } = await line.decide();
    await line.seal();
    await line.runAfter(15);
    const number = await line.number();
    for (const tail of [
      '',
      '/entries',
      '/blocks',
      '/blocks/1',
      '/checkpoint',
      `/${number}/checkpoint`,
      `/${number}/tile/0/000.p/1`,
      `/${number}/tile/entries/000.p/1`,
      `/receipts/${ucid}`,
    ]) {
      expect((await line.ask('GET', `/log${tail}`)).status, tail).toBe(200);
      const path = `${other.path}/domain/${line.domain.id}/log${tail}`;
      expect(problem(await hosting('GET', path, undefined, { env: line.bindings })), tail).toBe(404);
      expect((await call('GET', `/hosting/api${line.P}/log${tail}`)).status).toBe(401);
    }
    const foreign = `${other.path}/domain/${line.domain.id}/log`;
    expect(problem(await hosting('POST', `${foreign}/archive`, undefined, { env: line.bindings }))).toBe(404);
    expect(
      problem(await hosting('DELETE', `${foreign}/consents/${ucid}`, undefined, { env: line.bindings })),
    ).toBe(404);
    expect((await line.get(`/consents/${ucid}`)).body).toHaveLength(1);
  });
});

describe('a wrong cached location', () => {
  test('costs one more query, and nothing is returned from there', async () => {
    const [line, other] = [await timeline({ databases: { LOG1: env.SECOND } }), await timeline()];
    const mine = await line.decide();
    const theirs = await other.decide();
    const { body } = await line.get('/consents');
    expect(body).toMatchObject([{ ucid: mine.ucid }]);
    for (const place of [
      { database: 0, id: 1 },
      { database: 1, id: 2 },
      { database: 0, id: 99 },
    ]) {
      cacheLogLocation({ domain: line.domain.id, ...place });
      const answer = await line.get('/consents');
      expect([answer.text, answer.text.includes(theirs.ucid)]).toEqual([JSON.stringify(body), false]);
    }
  });
});

test('a log in a separate database is read while the key is checked', async () => {
  const line = await timeline({ databases: { LOG1: env.SECOND } });
  const { ucid } = await line.decide();
  await line.get('/consents');
  const [inDB, inLog] = [metered(), metered(env.SECOND)];
  for (const path of ['/consents', `/consents/${ucid}`, '/log']) {
    const log = await inLog((LOG1) => inDB(async ({ DB }) => line.get(path, {}, { DB, LOG1: LOG1.DB })));
    expect([log.result.trips, log.trips], path).toEqual([1, 1]);
  }
});

test('an invalid key is a 401 even where the log cannot be read', async () => {
  const line = await timeline({ databases: { LOG1: env.SECOND } });
  await line.decide();
  await line.get('/consents');
  const overrides = { ...line.bindings, LOG1: brokenDatabase(1, false, env.SECOND) };
  const path = `/domains/${line.domain.id}/consents`;
  expect((await api(path, line.apiKey, { env: overrides })).status).toBe(503);
  await hosting('POST', `${line.client.path}/apiKey`);
  overrides.LOG1 = brokenDatabase(1, false, env.SECOND);
  expect((await api(path, line.apiKey, { env: overrides })).status).toBe(401);
});

test('a domain without a cached location is looked up first where there are several databases', async () => {
  const line = await timeline({ databases: { LOG1: env.SECOND } });
  const { ucid } = await line.decide();
  const measure = metered();
  const { trips, result } = await measure(({ DB }) => line.get('/consents', {}, { DB }));
  expect(trips).toBe(2);
  expect(result.body).toMatchObject([{ ucid }]);
  expect((await line.get(`/consents/${newUcid()}`)).body).toEqual([]);
});
