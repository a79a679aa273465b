import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { dump } from '../../support/bindings/failing-bindings.ts';
import { call, hosting } from '../../support/call.ts';
import { rateLimit } from '../../support/bindings/rate-limit.ts';
import {
  anotherIsolate,
  decide,
  makeClient,
  makeDomain,
  makeEmbedding,
  shownTo,
} from '../../support/make.ts';
import { pointers, problem } from '../../support/problem.ts';
import { storedEntries } from '../../support/log/stored-entries.ts';

const NECESSARY = '41ba25c';

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
    ['a notice that is no hash', { notice: 'x'.repeat(64) }, {}, 400],
    ['a notice that nobody was shown', { notice: 'f'.repeat(64) }, {}, 400],
    ['an unknown embedding', { embeddings: ['ffffffffffff'] }, {}, 400],
    ['an embedding called __proto__', { embeddings: ['__proto__'] }, {}, 400],
    ['an unknown property', { userAgent: 'x' }, {}, 400],
    ['an unknown signal', { signals: ['gpc', 'tracked'] }, {}, 400],
    ['a decision that is no boolean', { consent: 'yes' }, {}, 400],
    ['XML', {}, { 'Content-Type': 'application/xml' }, 415],
  ])('from or with %s', async (_, more, headers, status) => {
    const made = await makeDomain();
    const answer = await decide(made, more, headers);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await storedEntries(made)).toEqual([]);
  });

  test("if an embedding is inactive, another domain's, or optional in a rejection, with a pointer to each", async () => {
    const made = await makeDomain();
    const other = await makeDomain('other.example', made.client);
    const inactive = await makeEmbedding(made.P, { active: false });
    const foreign = await makeEmbedding(other.P);
    const optional = await makeEmbedding(made.P);
    const accepted = await decide(made, { embeddings: [optional.id, inactive.id, foreign.id] });
    expect(accepted.status).toBe(400);
    expect(accepted.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/embeddings/1',
      '/embeddings/2',
    ]);
    const refused = await decide(made, { consent: false, embeddings: [optional.id] });
    expect(refused.body.errors).toEqual([
      {
        pointer: '/embeddings/0',
        detail: 'A decision without consent may only contain mandatory embeddings.',
      },
    ]);
  });

  test('with the first hundred validation errors, however many there are', async () => {
    const made = await makeDomain();
    const embeddings = Array.from({ length: 2000 }, (_, i) => String(i));
    for (const more of [{ embeddings }, { embeddings: embeddings.map(Number) }]) {
      const answer = await decide(made, more);
      expect(pointers(answer)).toHaveLength(100);
      expect(answer.text.length).toBeLessThan(12_000);
    }
    const { detail } = (await decide(made, { embeddings })).body;
    expect(detail).toBe('The request has 2000 validation errors; the first 100 are listed.');
  });

  test("if the embed key is another client's", async () => {
    const made = await makeDomain();
    const other = await makeDomain();
    expect((await decide(made, { apiKey: other.embedKey })).status).toBe(404);
  });

  test('if the domain was deleted, although the isolate still has it in its cache', async () => {
    const made = await makeDomain();
    const elsewhere = await anotherIsolate();
    const notice = await shownTo(made);
    expect((await decide(made, { notice })).status).toBe(201);
    await hosting('DELETE', made.P, undefined, { worker: elsewhere });
    for (const more of [{}, { notice }, { consent: false }])
      expect(problem(await decide(made, more))).toBe(404);
    expect(await storedEntries(made)).toHaveLength(1);
  });

  test('if the domain was deleted', async () => {
    const made = await makeDomain();
    expect((await decide(made)).status).toBe(201);
    await hosting('DELETE', made.P);
    expect(problem(await decide(made))).toBe(404);
  });

  describe('over the rate limit', () => {
    test('of one network, which an IPv6 address shares with its /48, for one domain', async () => {
      const [made, other] = [await makeDomain(), await makeDomain()];
      const limits = { CONSENT_RATE: rateLimit(2) };
      const from = (address: string, site = made, more = {}) =>
        decide(site, more, { 'CF-Connecting-IP': address }, limits);
      expect((await from('2001:db8:1:2::1', made, { consent: 1 })).status).toBe(400);
      expect((await from('2001:db8:1:2::1')).status).toBe(201);
      expect((await from('2001:db8:1:ffff::7')).status).toBe(201);
      const refused = await from('2001:db8:1:0:0:1:2:3');
      expect(problem(refused)).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('60');
      expect((await from('2001:db8:2:3::1')).status).toBe(201);
      expect((await from('2001:db8:1:2::1', other)).status).toBe(201);
      expect(await storedEntries(made)).toHaveLength(3);
    });

    test('of one domain, which a network at its own limit does not use up', async () => {
      const made = await makeDomain();
      const limits = { CONSENT_RATE: rateLimit(2), CONSENT_DOMAIN_RATE: rateLimit(3) };
      const statuses = [];
      for (const last of [1, 1, 1, 1, 2, 3])
        statuses.push((await decide(made, {}, { 'CF-Connecting-IP': `192.0.2.${last}` }, limits)).status);
      expect(statuses).toEqual([201, 201, 429, 429, 201, 429]);
    });

    test('of one domain, which refused decisions do not use up', async () => {
      const made = await makeDomain();
      const limits = { CONSENT_DOMAIN_RATE: rateLimit(1) };
      const refused = [
        [{ apiKey: 'f'.repeat(48) }, {}, 404],
        [{}, { Origin: '' }, 403],
        [{}, { Origin: 'https://evil.example' }, 403],
        [{ notice: 'f'.repeat(64) }, {}, 400],
        [{ embeddings: ['ffffffffffff'] }, {}, 400],
      ] as const;
      for (const [more, headers, status] of refused)
        expect((await decide(made, more, headers, limits)).status).toBe(status);
      expect((await decide(made, {}, {}, limits)).status).toBe(201);
      expect(problem(await decide(made, {}, {}, limits))).toBe(429);
    });

    test('of one network, before anything else is checked', async () => {
      const made = await makeDomain();
      const limits = { CONSENT_RATE: rateLimit(0) };
      const unknown = { apiKey: 'f'.repeat(48) };
      expect(problem(await decide(made, unknown, { Origin: '' }, limits))).toBe(429);
    });
  });
});

describe('a decision is stored', () => {
  test('from a subdomain, a sharing domain, another port, and as a beacon', async () => {
    const made = await makeDomain('www.mysite.xyz');
    await hosting('PUT', made.P, {
      name: 'www.mysite.xyz',
      consentSharingDomains: ['https://shop.example/x'],
    });
    for (const Origin of [
      'https://a.www.mysite.xyz',
      'https://shop.example',
      'http://www.mysite.xyz:8080',
      // Browsers reach the same host with a final dot.
      'https://www.mysite.xyz.',
    ]) {
      expect((await decide(made, {}, { Origin, 'Content-Type': 'text/plain;charset=UTF-8' })).status).toBe(
        201,
      );
    }
  });

  test('with a new consent ID if the browser sent none', async () => {
    const made = await makeDomain();
    const began = Math.floor(Date.now() / 1000);
    const { body } = await decide(made);
    expect(body.ucid).toMatch(/^[0-9a-f]{64}$/);
    expect(body.timestamp).toBeGreaterThanOrEqual(began);
    expect(body.timestamp).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test('as a rejection with the mandatory embeddings only', async () => {
    const made = await makeDomain();
    const { id } = await makeEmbedding(made.P, { name: 'Session', purpose: NECESSARY });
    await makeEmbedding(made.P);
    await decide(made, { consent: false, embeddings: [], manipulationPrevention: true, lang: 'en' });
    expect(await storedEntries(made)).toMatchObject([
      {
        consent: false,
        purposes: { [NECESSARY]: 'Technically necessary' },
        embeddings: { [id]: 'Session' },
        manipulationPrevention: true,
      },
    ]);
  });

  test('as a rejection of everything if the domain requires consent even for necessary services', async () => {
    const made = await makeDomain();
    await hosting('PUT', made.P, { name: 'www.mysite.xyz', requireConsentForMandatoryEmbeddings: true });
    const { id } = await makeEmbedding(made.P, { purpose: NECESSARY });
    expect(pointers(await decide(made, { consent: false, embeddings: [id] }))).toEqual(['/embeddings/0']);
    await decide(made, { consent: false });
    expect(await storedEntries(made)).toMatchObject([{ consent: false, embeddings: {} }]);
  });

  test('with its signals, sorted, and without tamper protection for a banner of the website', async () => {
    const made = await makeDomain();
    const stored = async () =>
      (await env.DB.prepare('SELECT signals, manipulationPrevention FROM entries ORDER BY seq').all())
        .results;
    await decide(made, { manipulationPrevention: true, signals: ['own-banner', 'gpc', 'gpc'] });
    await decide(made, { manipulationPrevention: true, signals: ['program'] });
    await decide(made, { manipulationPrevention: true });
    expect(await stored()).toEqual([
      { signals: 'gpc,own-banner', manipulationPrevention: 0 },
      { signals: 'program', manipulationPrevention: 1 },
      { signals: '', manipulationPrevention: 1 },
    ]);
  });

  test('as one entry each, and strangers’ decisions add no other rows', async () => {
    const made = await makeDomain();
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await makeEmbedding(made.P, { name: `Service ${i}` })).id);
    const notice = await shownTo(made);
    const rows = async () => {
      const tables = Object.entries(await dump()).filter(([name]) => name !== 'entries');
      return tables.reduce((sum, [, list]) => sum + list.length, 0);
    };
    await decide(made, { notice });
    const before = await rows();
    const choices = Array.from({ length: 60 }, (_, i) => ids.filter((_, bit) => ((i * 67) >> bit) & 1));
    await Promise.all(choices.map((embeddings) => decide(made, { notice, embeddings })));
    expect(await rows()).toBe(before);
    const stored = (await storedEntries(made)).map(({ embeddings }) => Object.keys(embeddings).sort().join());
    expect(stored.toSorted()).toEqual(['', ...choices.map((ids) => ids.toSorted().join())].toSorted());
  });

  test('without personal data', async () => {
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

test('simultaneous decisions of a hundred visitors add a hundred entries', async () => {
  const made = await makeDomain();
  const answers = await Promise.all(Array.from({ length: 100 }, () => decide(made)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await storedEntries(made)).toHaveLength(100);
});

test('decisions on the websites of an inactive client are still stored', async () => {
  const made = await makeDomain('www.mysite.xyz', await makeClient({ active: false }));
  expect((await decide(made)).status).toBe(201);
});
