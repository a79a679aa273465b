import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { api } from '../support/call.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';

/** A domain with so many entries, a second apart, the last one now; newest first. */
async function withEntries(count: number) {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P, { name: '=HYPERLINK("x"), "quoted"' });
  for (let i = 0; i < count; i++) {
    await env.DB.prepare('UPDATE consents SET timestamp = timestamp - 10').run();
    await decide(made, { ucid: newUcid(), embeddings: i % 2 ? [id] : [] });
  }
  const path = `/domains/${made.domain.id}/consents`;
  const all = (await api(path, made.apiKey)).body;
  return {
    ...made,
    path,
    all,
    get: (query: string, options = {}) => api(`${path}${query}`, made.apiKey, options),
  };
}

describe('a list of consents', () => {
  test('is newest first, and by ucid within a second', async () => {
    const made = await withEntries(6);
    await env.DB.prepare('UPDATE consents SET timestamp = 1700000000 WHERE seq < 5').run();
    const { body } = await made.get('');
    const expected = [...body].sort((a, b) => b.timestamp - a.timestamp || (a.ucid < b.ucid ? -1 : 1));
    expect(body).toEqual(expected);
    expect(new Set(body.map((entry: any) => entry.timestamp)).size).toBe(3);
  });

  test('can be read in pages, which leave out and repeat nothing', async () => {
    const made = await withEntries(7);
    await env.DB.prepare('UPDATE consents SET timestamp = 1700000000 WHERE seq < 6').run();
    const all = (await made.get('')).body;
    const read = [];
    let next: string | undefined = '?limit=3';
    for (let page = 0; next && page < 5; page++) {
      const answer: Awaited<ReturnType<typeof made.get>> = await made.get(next);
      read.push(...answer.body);
      const link = answer.headers.get('Link');
      next = link
        ? new URL(/<(.*)>; rel="next"/.exec(link)![1]!).search.replace(/&?apiKey=[^&]*/, '')
        : undefined;
    }
    expect(read).toEqual(all);
  });

  test('can be narrowed: since is inclusive, until exclusive', async () => {
    const made = await withEntries(5);
    const [, b, , d] = made.all;
    const { body } = await made.get(`?since=${d.timestamp}&until=${b.timestamp}`);
    expect(body).toEqual(made.all.slice(2, 4));
  });

  test('comes as NDJSON and CSV when asked', async () => {
    const made = await withEntries(3);
    const ndjson = await made.get('', { headers: { Accept: 'application/x-ndjson' } });
    expect(ndjson.headers.get('Content-Type')).toBe('application/x-ndjson');
    expect(
      ndjson.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(made.all);
    const csv = await made.get('', { headers: { Accept: 'text/csv, */*;q=0.1' } });
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const [head, , second] = csv.text.split('\r\n');
    expect(head).toBe('consent,ucid,timestamp,purposes,embeddings,manipulationPrevention');
    expect(second).toBe(
      `true,${made.all[1].ucid},${made.all[1].timestamp},Analytics / statistics,"'=HYPERLINK(""x""), ""quoted""",false`,
    );
    const anything = await made.get('', { headers: { Accept: 'image/png' } });
    expect(anything.body).toEqual(made.all);
  });

  test('is an empty list in every format when nothing is there', async () => {
    const made = await makeDomain();
    const read = (Accept: string) =>
      api(`/domains/${made.domain.id}/consents`, made.apiKey, { headers: { Accept } });
    expect((await read('application/json')).text).toBe('[]');
    expect((await read('application/x-ndjson')).text).toBe('');
    expect((await read('text/csv')).text).toMatch(/^consent,.*\r\n$/);
  });

  test('is not sent again to who has it, and is when anything changed', async () => {
    const made = await withEntries(3);
    const tag = (await made.get('')).headers.get('ETag')!;
    const same = await made.get('', { headers: { 'If-None-Match': `"x", W/${tag}` } });
    expect([same.status, same.text]).toEqual([304, '']);
    const again = async () => (await made.get('', { headers: { 'If-None-Match': tag } })).status;
    await env.DB.prepare('UPDATE consents SET consent = 0 WHERE seq = 3').run();
    expect(await again(), 'the newest one replaced').toBe(200);
    await env.DB.prepare('UPDATE consents SET consent = 1 WHERE seq = 3').run();
    expect(await again()).toBe(304);
    await env.DB.prepare('DELETE FROM consents WHERE seq = 1').run();
    expect(await again(), 'the oldest one expired').toBe(200);
  });

  test('of ten thousand entries is one well-formed answer', async () => {
    const made = await withEntries(1);
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9998)
       INSERT INTO consents SELECT domainId, 10 + i, randomblob(32), timestamp - i, 1, 0, choiceId FROM n, consents WHERE seq = 1`,
    ).run();
    const { body } = await made.get('');
    expect(body).toHaveLength(9999);
    expect(new Set(body.map((entry: any) => entry.ucid)).size).toBe(9999);
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
    const made = await makeDomain();
    const answer = await api(`/domains/${made.domain.id}/consents?${query}`, made.apiKey);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].pointer).toBe(`/${query.split('=')[0]}`);
  });
});

describe('a look-up by consent ID', () => {
  const ids = ['aaaa1'.padEnd(64, '0'), 'aaaa2'.padEnd(64, 'f'), 'b'.padEnd(64, 'c')] as const;
  async function threeVisitors() {
    const made = await makeDomain();
    for (const ucid of ids) await decide(made, { ucid });
    return (id: string) => api(`/domains/${made.domain.id}/consents/${encodeURIComponent(id)}`, made.apiKey);
  }

  test('takes the whole ID or a prefix that only one ID starts with', async () => {
    const find = await threeVisitors();
    for (const term of [ids[0], 'aaaa1', 'aaaa10000', 'b', ids[2].slice(0, 63)]) {
      const answer = await find(term);
      expect(
        answer.body.map((entry: any) => entry.ucid),
        term,
      ).toEqual([ids.find((id) => id.startsWith(term))]);
    }
  });

  test('is an empty list for no match, more than one, and what cannot stand in an ID', async () => {
    const find = await threeVisitors();
    for (const term of [
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
    ]) {
      const answer = await find(term);
      expect([answer.status, answer.text], term).toEqual([200, '[]']);
    }
  });

  test('can be paged and narrowed like the list', async () => {
    const made = await makeDomain();
    const ucid = newUcid();
    for (let i = 0; i < 5; i++) {
      await env.DB.prepare('UPDATE consents SET timestamp = timestamp - 400').run();
      await decide(made, { ucid, consent: i % 2 === 0 });
    }
    const path = `/domains/${made.domain.id}/consents/${ucid}`;
    const all = (await api(path, made.apiKey)).body;
    expect(all).toHaveLength(5);
    const first = await api(`${path}?limit=2`, made.apiKey);
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('Link')!)![1];
    const second = await api(`${path}?limit=2&cursor=${cursor}`, made.apiKey);
    expect([...first.body, ...second.body]).toEqual(all.slice(0, 4));
    expect((await api(`${path}?until=${all[3].timestamp}`, made.apiKey)).body).toEqual(all.slice(4));
  });
});
