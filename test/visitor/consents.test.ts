import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { api, call, hosting } from '../support/call.ts';
import { decide, makeClient, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';

const NECESSARY = '41ba25c';
type Made = Awaited<ReturnType<typeof makeDomain>>;
const entriesOf = async (made: Made) => (await api(`/domains/${made.domain.id}/consents`, made.apiKey)).body;

/** Waits for the beginning of a second, so that what follows happens within it. */
const secondBegins = () => new Promise((resolve) => setTimeout(resolve, 1010 - (Date.now() % 1000)));

describe('a decision is refused', () => {
  test.each([
    ['an unknown embed key', { apiKey: 'f'.repeat(48) }, {}, 404],
    ['an unknown domain', { domain: 'ffffffffffff' }, {}, 404],
    ['another site', {}, { Origin: 'https://evil.example' }, 403],
    ['a site whose name only ends alike', {}, { Origin: 'https://notwww.mysite.xyz' }, 403],
    ['a parent domain', {}, { Origin: 'https://mysite.xyz' }, 403],
    ['a page without an origin', {}, { Origin: '' }, 403],
    ['an opaque origin', {}, { Origin: 'null' }, 403],
    ['a short ucid', { ucid: 'abc' }, {}, 400],
    ['a ucid in capitals', { ucid: 'A'.repeat(64) }, {}, 400],
    ['an unknown embedding', { embeddings: ['ffffffffffff'] }, {}, 400],
    ['an embedding called __proto__', { embeddings: ['__proto__'] }, {}, 400],
    ['an unknown property', { userAgent: 'x' }, {}, 400],
    ['a decision that is no boolean', { consent: 'yes' }, {}, 400],
    ['XML', {}, { 'Content-Type': 'application/xml' }, 415],
  ])('from or with %s', async (_, more, headers, status) => {
    const made = await makeDomain();
    const answer = await decide(made, more, headers);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await entriesOf(made)).toEqual([]);
  });

  test("when an embedding is inactive, another domain's, or optional in a refusal, with a pointer to each", async () => {
    const made = await makeDomain();
    const other = await makeDomain('other.example', made.client);
    const inactive = await makeEmbedding(made.P, { active: false });
    const foreign = await makeEmbedding(other.P);
    const optional = await makeEmbedding(made.P);
    const accepted = await decide(made, { embeddings: [optional.id, inactive.id, foreign.id] });
    expect(accepted.status).toBe(400);
    expect(accepted.body.errors.map((fault: any) => fault.pointer)).toEqual([
      '/embeddings/1',
      '/embeddings/2',
    ]);
    const refused = await decide(made, { consent: false, embeddings: [optional.id] });
    expect(refused.body.errors).toEqual([
      { pointer: '/embeddings/0', detail: 'A refusal can only hold mandatory embeddings.' },
    ]);
  });

  test("when the embed key is another client's", async () => {
    const made = await makeDomain();
    const other = await makeDomain();
    expect((await decide(made, { apiKey: other.embedKey })).status).toBe(404);
  });

  test('once the domain or its client is gone, although the isolate still knows them', async () => {
    const made = await makeDomain();
    const second = await makeDomain();
    expect((await decide(made)).status).toBe(201);
    expect((await decide(second)).status).toBe(201);
    for (const table of ['locales', 'themes']) await env.DB.prepare(`DELETE FROM ${table}`).run();
    await env.DB.prepare('DELETE FROM domains WHERE id = ?').bind(made.domain.id).run();
    await hosting('DELETE', second.client.path);
    expect((await decide(made)).status).toBe(404);
    expect((await decide(second)).status).toBe(404);
  });

  test('after 300 in a minute from one address, and from no other', async () => {
    const made = await makeDomain();
    const flood = { 'CF-Connecting-IP': '203.0.113.7' };
    const answers = await Promise.all(
      Array.from({ length: 310 }, () => decide(made, { consent: 1 as never }, flood)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const decisions = [];
    for (let i = 0; i < 301; i++)
      decisions.push(decide(made, {}, { ...flood, Origin: 'https://evil.example' }));
    const last = (await Promise.all(decisions)).filter(({ status }) => status === 429);
    expect(last).toHaveLength(1);
    expect(last[0]!.headers.get('Retry-After')).toBe('60');
    expect((await decide(made)).status).toBe(201);
  });
});

describe('a decision is stored', () => {
  test('from a sub-domain, a sharing domain, another port, and as a beacon', async () => {
    const made = await makeDomain('www.mysite.xyz');
    await hosting('PUT', made.P, {
      name: 'www.mysite.xyz',
      consentSharingDomains: ['https://shop.example/x'],
    });
    for (const Origin of ['https://a.www.mysite.xyz', 'https://shop.example', 'http://www.mysite.xyz:8080']) {
      expect((await decide(made, {}, { Origin, 'Content-Type': 'text/plain;charset=UTF-8' })).status).toBe(
        201,
      );
    }
  });

  test('with an ID of its own where the browser sent none', async () => {
    const answer = await decide(await makeDomain());
    expect(answer.body.ucid).toMatch(/^[0-9a-f]{64}$/);
    expect(Math.abs(answer.body.timestamp - Date.now() / 1000)).toBeLessThan(5);
  });

  test('as a refusal with the mandatory embeddings alone', async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P, { name: 'Session', purpose: NECESSARY });
    await makeEmbedding(made.P);
    await decide(made, { consent: false, embeddings: [], manipulationPrevention: true, lang: 'en' });
    expect(await entriesOf(made)).toMatchObject([
      {
        consent: false,
        purposes: { [NECESSARY]: 'Technically necessary' },
        embeddings: { [id]: 'Session' },
        manipulationPrevention: true,
      },
    ]);
  });

  test("with the labels of the visitor's language, as they were then", async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P, {
      name: 'Maps',
      purpose: '15c61c3',
      translations: { de_DE: { name: 'Karten' } },
    });
    await hosting('PUT', `${made.P}/locale/de_DE`, { purposeNames: { '15c61c3': 'Übriges' } });
    const languages = [{ lang: 'de' }, { lang: 'de-AT' }, { lang: 'fr' }, {}];
    for (const more of languages)
      await decide(made, { embeddings: [id], ...more }, { 'Accept-Language': 'xx, de;q=0.8, en;q=0.9' });
    await hosting('PUT', `${made.P}/embedding/${id}`, {
      name: 'Renamed',
      purpose: 'cdcbd7c',
      translations: {},
    });
    await hosting('PUT', `${made.P}/locale/de_DE`, { purposeNames: { '15c61c3': 'Changed' } });
    const german = { purposes: { '15c61c3': 'Übriges' }, embeddings: { [id]: 'Karten' } };
    const english = { purposes: { '15c61c3': 'Other' }, embeddings: { [id]: 'Maps' } };
    const stored = await entriesOf(made);
    const of = (entry: any) => ({ purposes: entry.purposes, embeddings: entry.embeddings });
    expect(stored.filter((entry: any) => entry.embeddings[id] === 'Karten').map(of)).toEqual([
      german,
      german,
    ]);
    expect(stored.filter((entry: any) => entry.embeddings[id] === 'Maps').map(of)).toEqual([
      english,
      english,
    ]);
  });

  test('once, when the same one comes twice, one after the other or at once', async () => {
    const made = await makeDomain();
    const ucid = newUcid();
    const first = await decide(made, { ucid });
    const again = await Promise.all(Array.from({ length: 5 }, () => decide(made, { ucid })));
    await env.DB.prepare('UPDATE consents SET timestamp = timestamp - 200').run();
    const later = await decide(made, { ucid });
    expect(again.map(({ body }) => body)).toEqual(Array(5).fill(first.body));
    expect(later.body).toEqual({ ucid, timestamp: first.body.timestamp - 200 });
    expect(await entriesOf(made)).toHaveLength(1);
    await env.DB.prepare('UPDATE consents SET timestamp = timestamp - 200').run();
    await decide(made, { ucid });
    expect(await entriesOf(made)).toHaveLength(2);
  });

  test('as the later one of two that differ within one second', async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P);
    const ucid = newUcid();
    await decide(made);
    await secondBegins();
    const first = await decide(made, { ucid, embeddings: [id] });
    await decide(made, { ucid: newUcid() });
    const second = await decide(made, { ucid, consent: false });
    expect(second.body).toEqual(first.body);
    const stored = (await entriesOf(made)).filter((entry: any) => entry.ucid === ucid);
    expect(stored).toMatchObject([{ consent: false, timestamp: first.body.timestamp }]);
  });

  test('as a second later when the earlier one of that second is already sealed', async () => {
    const made = await makeDomain();
    const ucid = newUcid();
    await secondBegins();
    const first = await decide(made, { ucid });
    await hosting('POST', `${made.P}/log/archive`);
    const second = await decide(made, { ucid, consent: false });
    expect(second.body.timestamp).toBe(first.body.timestamp + 1);
    const history = await api(`/domains/${made.domain.id}/consents/${ucid}`, made.apiKey);
    expect(history.body.map((entry: any) => entry.consent)).toEqual([false, true]);
  });

  test('by the configuration that stands in D1, although the isolate remembers another', async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P, { name: 'Old' });
    await decide(made, { embeddings: [id] });
    await env.DB.prepare("UPDATE embeddings SET name = 'New'").run();
    await decide(made, { embeddings: [id] });
    expect((await entriesOf(made)).map((entry: any) => entry.embeddings[id]).sort()).toEqual(['New', 'Old']);
    await env.DB.prepare('UPDATE embeddings SET active = 0').run();
    expect((await decide(made, { embeddings: [id] })).status).toBe(400);
    await env.DB.prepare('UPDATE embeddings SET active = 1').run();
    expect((await decide(made, { embeddings: [id] })).status).toBe(201);
  });

  test('although D1 was set back to a moment before its labels were stored', async () => {
    const made = await makeDomain();
    await decide(made);
    await env.DB.batch([env.DB.prepare('DELETE FROM consents'), env.DB.prepare('DELETE FROM choices')]);
    expect((await decide(made)).status).toBe(201);
    expect(await entriesOf(made)).toHaveLength(1);
  });

  test('without a trace of the person', async () => {
    const made = await makeDomain();
    await decide(made, {}, { 'CF-Connecting-IP': '203.0.113.99', 'User-Agent': 'Tell-tale/1.0' });
    const tables = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
      name: string;
    }>();
    for (const { name } of tables.results.filter((table) => !table.name.startsWith('_cf'))) {
      const text = JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results);
      expect(text, name).not.toMatch(/203\.0\.113\.99|Tell-tale/);
    }
  });
});

test('a page of another origin may send its decision and read the answer', async () => {
  const preflight = await call('OPTIONS', '/app/consents', {
    headers: {
      Origin: 'https://www.mysite.xyz',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST');
});

test('a hundred visitors at once are a hundred entries', async () => {
  const made = await makeDomain();
  const answers = await Promise.all(Array.from({ length: 100 }, () => decide(made)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await entriesOf(made)).toHaveLength(100);
});

test("a client that is not active still has its visitors' decisions stored", async () => {
  const made = await makeDomain('www.mysite.xyz', await makeClient({ active: false }));
  expect((await decide(made)).status).toBe(201);
});
