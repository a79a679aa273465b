import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { makeEmbedding, newUcid } from '../support/make.ts';
import { listAllPages, nextPagePath, START, timeline } from '../support/log/timeline.ts';

const KEYS = ['consent', 'ucid', 'timestamp', 'purposes', 'embeddings', 'manipulationPrevention'];

describe('a list of consents', () => {
  test('is newest first, with exactly the properties of the interface in its order', async () => {
    const { decide, get, service } = await timeline();
    const first = await decide();
    const second = await decide({ consent: false });
    const { body } = await get('/consents');
    expect(body).toEqual([
      { ...shown(second), purposes: {}, embeddings: {} },
      {
        ...shown(first),
        purposes: { a717ff5: 'Analytics / statistics' },
        embeddings: { [service.id]: 'Matomo' },
      },
    ]);
    expect(Object.keys(body[0])).toEqual(KEYS);
  });

  test('contains no exempt service, because the visitor need not agree to it', async () => {
    const { decide, get, service, P, bindings } = await timeline();
    const counter = { ...service, name: 'Counter', exemptInUk: 'statistics' };
    await hosting('PUT', `${P}/embedding/${service.id}`, counter, { env: bindings });
    const { id } = await makeEmbedding(P, { name: 'Adverts', purpose: 'cdcbd7c' });
    const cf = { country: 'GB' };
    const ucid = newUcid();
    await decide({ ucid, cf, embeddings: [service.id, id] });
    await decide({ ucid, cf, consent: false, embeddings: [service.id] });
    const lists = [await get('/consents'), await get(`/consents/${ucid}`)];
    for (const { body } of lists) {
      expect(body).toMatchObject([
        { consent: false, purposes: {}, embeddings: {} },
        { consent: true, purposes: { cdcbd7c: expect.any(String) }, embeddings: { [id]: 'Adverts' } },
      ]);
      for (const { purposes, embeddings } of body)
        expect([Object.keys(purposes), Object.keys(embeddings)].join()).not.toMatch('a717ff5');
    }
    const { text } = await get('/consents', { Accept: 'text/csv' });
    expect(text).not.toContain('Counter');
    expect(text).toContain('Adverts');
  });

  test('can be read in pages without gaps and duplicates', async () => {
    const { decide, get } = await timeline();
    for (let i = 0; i < 7; i++) await decide({ after: i % 3 });
    const all = (await get('/consents')).body;
    expect(all).toHaveLength(7);
    for (const limit of [1, 3, 6, 7, 8])
      expect(await listAllPages(get, `/consents?limit=${limit}`)).toEqual(all);
    expect(nextPagePath(await get('/consents?limit=7'))).toBeUndefined();
  });

  test('can be filtered: since is inclusive, until exclusive', async () => {
    const { decide, get } = await timeline();
    for (let i = 0; i < 40; i++) await decide({ after: i % 4 === 0 ? 0 : 7 });
    const all = (await get('/consents')).body as { timestamp: number }[];
    const times = [...new Set(all.map(({ timestamp }) => timestamp)), START - 5, START + 1e6];
    for (const since of times) {
      const until = since + 70;
      const within = (entry: { timestamp: number }) => entry.timestamp >= since && entry.timestamp < until;
      expect((await get(`/consents?since=${since}`)).body).toEqual(
        all.filter(({ timestamp }) => timestamp >= since),
      );
      expect((await get(`/consents?until=${since}`)).body).toEqual(
        all.filter(({ timestamp }) => timestamp < since),
      );
      expect((await get(`/consents?since=${since}&until=${until}`)).body).toEqual(all.filter(within));
      expect(await listAllPages(get, `/consents?since=${since}&until=${until}&limit=2`)).toEqual(
        all.filter(within),
      );
    }
  });

  test('shows only the last of a visitor’s decisions within a second, also across pages', async () => {
    const { decide, get } = await timeline();
    const [ucid, other] = [newUcid(), newUcid()];
    await decide({ ucid: other });
    await decide({ ucid });
    await decide({ ucid: other, after: 0 });
    await decide({ ucid, after: 0, consent: false });
    await decide({ ucid: other, after: 0, consent: false });
    const expected = [
      { ucid: other, timestamp: START + 20, consent: false },
      { ucid, timestamp: START + 20, consent: false },
      { ucid: other, timestamp: START + 10, consent: true },
    ];
    expect((await get('/consents')).body).toMatchObject(expected);
    for (const limit of [1, 2, 3])
      expect(await listAllPages(get, `/consents?limit=${limit}`)).toMatchObject(expected);
    expect((await get(`/consents/${ucid}`)).body).toMatchObject([expected[1]!]);
    const both = (await get('/log')).body.filter((entry: { ucid: string }) => entry.ucid === ucid);
    expect(both.map(({ consent }: { consent: boolean }) => consent)).toEqual([true, false]);
  });

  test('is NDJSON on request, and JSON for an unsupported type', async () => {
    const { decide, get } = await timeline();
    for (let i = 0; i < 3; i++) await decide();
    const all = (await get('/consents')).body;
    const ndjson = await get('/consents', { Accept: 'application/x-ndjson' });
    expect(ndjson.headers.get('Content-Type')).toBe('application/x-ndjson');
    expect(ndjson.text.endsWith('}\n')).toBe(true);
    expect(linesOf(ndjson.text)).toEqual(all);
    expect((await get('/consents', { Accept: 'image/png' })).body).toEqual(all);
  });

  test.each([
    ['text/csv;q=0.2, application/x-ndjson;q=0.9', 'application/x-ndjson'],
    ['image/png, text/*;q=0.5, application/json;q=0.2', 'text/csv; charset=utf-8'],
    ['text/html, */*;q=0.8', 'application/json'],
    ['text/csv;q=0', 'application/json'],
  ])('comes for %j as %s', async (asked, type) => {
    const { get } = await timeline();
    expect((await get('/consents', { Accept: asked })).headers.get('Content-Type')).toBe(type);
  });

  test('is empty in every format when there are no consents', async () => {
    const { get } = await timeline();
    for (const path of ['/consents', '/log']) {
      expect((await get(path)).text).toBe('[]');
      expect((await get(path, { Accept: 'application/x-ndjson' })).text).toBe('');
      expect((await get(path, { Accept: 'text/csv' })).text).toMatch(/^(log,seq,)?consent,.*\r\n$/);
    }
  });

  test('is sent again only after a change', async () => {
    const { decide, get, erase } = await timeline();
    const [one, two] = [await decide(), await decide()];
    const tag = (await get('/consents')).headers.get('ETag')!;
    const again = async (path = '/consents') =>
      (await get(path, { 'If-None-Match': `"x", W/${tag}` })).status;
    expect(await again()).toBe(304);
    expect(await again('/consents?limit=2')).toBe(200);
    await erase(one.ucid);
    expect(await again(), 'one erased').toBe(200);
    const after = (await get('/consents')).headers.get('ETag');
    await decide({ ucid: two.ucid, consent: false, after: 0 });
    expect((await get('/consents')).headers.get('ETag'), 'one added in the same second').not.toBe(after);
  });

  test.each([
    'limit=0',
    'limit=x',
    'limit=10001',
    'since=-1',
    'until=soon',
    'cursor=nonsense',
    'cursor=',
    'limit=1&limit=2',
  ])('is a 400 with a pointer for ?%s', async (query) => {
    const { get } = await timeline();
    const answer = await get(`/consents?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].pointer).toBe(`/${query.split('=')[0]}`);
  });
});

describe('CSV', () => {
  test.each([
    ['=HYPERLINK("x"), "quoted"', `"'=HYPERLINK(""x""), ""quoted"""`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠a', `'＠a`],
    [' =1', `' =1`],
    ['\t=1', `'\t=1`],
    ['\u00a0\u200b=1', `'\u00a0\u200b=1`],
    ['\ttab', `'\ttab`],
    ['\rreturn', `"'\rreturn"`],
    ['Maps; =1', `"Maps;' =1"`],
    ['a - b = c', 'a - b = c'],
    ['Ünï "x"', '"Ünï ""x"""'],
  ])('gives no cell to run: %j', async (name, cell) => {
    const { decide, get, P, service } = await timeline();
    await hosting('PUT', `${P}/embedding/${service.id}`, { name, purpose: 'a717ff5' });
    const { ucid, timestamp } = await decide();
    const { text, headers } = await get('/consents', { Accept: 'text/csv, */*;q=0.1' });
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(text).toBe(
      `${KEYS.join(',')}\r\ntrue,${ucid},${timestamp},Analytics / statistics,${cell},false\r\n`,
    );
  });
});

describe('a look-up by consent ID', () => {
  const ids = ['aaaa1'.padEnd(64, '0'), 'aaaa2'.padEnd(64, 'f'), 'b'.padEnd(64, 'c')] as const;

  test('accepts the whole ID or a unique prefix', async () => {
    const { decide, get } = await timeline();
    for (const ucid of ids) await decide({ ucid });
    for (const term of [ids[0], 'aaaa1', 'aaaa10000', 'b', ids[2].slice(0, 63)]) {
      const { body } = await get(`/consents/${term}`);
      expect(
        body.map((entry: { ucid: string }) => entry.ucid),
        term,
      ).toEqual([ids.find((id) => id.startsWith(term))]);
    }
  });

  test('is an empty list for no match, several matches and invalid IDs', async () => {
    const { decide, get } = await timeline();
    for (const ucid of ids) await decide({ ucid });
    const terms = [
      'a',
      'aaaa',
      'aaab',
      'c',
      '%',
      '_',
      'b%',
      'b_',
      'B',
      'g',
      '*',
      "' OR 1=1",
      `${ids[0]}0`,
      '🙂',
      '\0',
    ];
    for (const term of terms) {
      const answer = await get(`/consents/${encodeURIComponent(term)}`);
      expect([answer.status, answer.text], term).toEqual([200, '[]']);
    }
  });

  test('can be paged and filtered like the list', async () => {
    const { decide, get } = await timeline();
    const ucid = newUcid();
    for (let i = 0; i < 5; i++) await decide({ ucid, after: 400, consent: i % 2 === 0 });
    const all = (await get(`/consents/${ucid}`)).body;
    expect(all.map(({ consent }: { consent: boolean }) => consent)).toEqual([true, false, true, false, true]);
    expect(await listAllPages(get, `/consents/${ucid}?limit=2`)).toEqual(all);
    expect((await get(`/consents/${ucid}?until=${all[3].timestamp}`)).body).toEqual(all.slice(4));
    expect((await get(`/consents/${ucid}?since=${all[1].timestamp}`)).body).toEqual(all.slice(0, 2));
  });
});

test('ids that consist of digits keep their order', async () => {
  const { decide, get, P, service } = await timeline();
  await env.DB.prepare("UPDATE embeddings SET id = '7' WHERE id = ?").bind(service.id).run();
  await env.DB.prepare(
    "INSERT INTO embeddings (domainId, updatedAt, id, name, active, settings) SELECT domainId, 1, '3', 'Later', 1, settings FROM embeddings WHERE id = '7'",
  ).run();
  await env.DB.exec('UPDATE domains SET version = version + 1');
  const { body } = await hosting('GET', `${P}/embedding`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual(['7', '3']);
  service.id = '7';
  await decide();
  expect((await get('/consents')).text).toContain('"embeddings":{"7":"Matomo"}');
});

const shown = ({ ucid, timestamp, consent }: { ucid: string; timestamp: number; consent: boolean }) => ({
  consent,
  ucid,
  timestamp,
  manipulationPrevention: false,
});
const linesOf = (ndjson: string) =>
  ndjson
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
