import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { randomHex } from '../../src/lib/crypto/random.ts';
import { setHosts } from '../../src/db/clients/client-hosts.ts';
import { call, hosting, type Overrides } from '../support/call.ts';
import { db } from '../support/db.ts';
import { countedCalls } from '../support/bindings/intercepted-bindings.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { anotherIsolate, decide, makeClient, makeDomain, shownTo, tell } from '../support/make.ts';
import { metered } from '../support/bindings/metered-database.ts';

const measure = metered();
const unknown = () => ({ id: randomHex(6) });

type Made = Awaited<ReturnType<typeof makeDomain>>;
type Send = (
  made: Made,
  domain: { id: string },
  headers: object,
  bindings: Overrides,
) => ReturnType<typeof call>;

const calls: Record<string, Send> = {
  'GET /app.js': ({ embedKey }, { id }, headers, env) =>
    call('GET', `/app.js?apiKey=${embedKey}&domain=${id}`, { headers: { ...headers }, env }),
  'GET /app.js without a domain': ({ embedKey }, { id }, headers, env) =>
    call('GET', `/app.js?apiKey=${embedKey}`, {
      headers: { ...headers, Referer: `https://${id}.example/` },
      env,
    }),
  'GET /app/log-key': (_, { id }, headers, env) =>
    call('GET', `/app/log-key?domain=${id}`, { headers: { ...headers }, env }),
  'POST /app/consents': (made, domain, headers, env) => decide({ ...made, domain }, {}, headers, env),
  'POST /app/consents with a notice': (made, domain, headers, env) =>
    decide({ ...made, domain }, { notice: 'f'.repeat(64) }, headers, env),
  'POST /app/interactions': (made, domain, headers, env) => tell({ ...made, domain }, {}, headers, env),
  'POST /app/reports': ({ embedKey }, { id }, headers, env) =>
    call('POST', '/app/reports', {
      body: {
        apiKey: embedKey,
        domain: id,
        seen: [{ kind: 'script', name: 'x.example', early: false }],
      },
      headers: { Origin: 'https://www.mysite.xyz', ...headers },
      env,
    }),
};

afterEach(() => void vi.useRealTimers());

test.each(Object.entries(calls))(
  '%s: a network may ask for few domains that there are not',
  async (_, send) => {
    const made = await makeDomain();
    const from = { 'CF-Connecting-IP': randomHex(8) };
    const UNKNOWN_RATE = rateLimit(2);
    const ask = (count: number, headers: object) =>
      measure(async (db) => {
        const statuses = [];
        for (let i = 0; i < count; i++)
          statuses.push((await send(made, unknown(), headers, { ...db, UNKNOWN_RATE })).status);
        return statuses;
      });
    const { result, trips } = await ask(8, from);
    expect(result).toEqual([404, 404, 404, 429, 429, 429, 429, 429]);
    expect(trips).toBeLessThanOrEqual(3 * 2);
    expect((await ask(1, { 'CF-Connecting-IP': randomHex(8) })).result).toEqual([404]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await ask(1, from)).result).toEqual([404]);
  },
);

test('a network over the limit still gets answers for a domain that the isolate has seen', async () => {
  const made = await makeDomain();
  await shownTo(made);
  const from = { 'CF-Connecting-IP': randomHex(8) };
  const bindings = { UNKNOWN_RATE: rateLimit(0) };
  const statuses = [];
  for (const domain of [unknown(), unknown(), made.domain])
    statuses.push((await decide({ ...made, domain }, {}, from, bindings)).status);
  expect(statuses).toEqual([404, 429, 201]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  expect((await decide(made, {}, from, bindings)).status).toBe(201);
});

test('a network over the limit still gets answers for a domain that the isolate has only seen in KV', async () => {
  const made = await makeDomain();
  await shownTo(made);
  const worker = await anotherIsolate();
  const from = { 'CF-Connecting-IP': randomHex(8) };
  const bindings = { UNKNOWN_RATE: rateLimit(0) };
  const statusOf = async (domain: { id: string }, more = {}) =>
    (await decide({ ...made, domain }, more, from, bindings, worker)).status;
  expect(await statusOf(made.domain)).toBe(201);
  expect([await statusOf(unknown()), await statusOf(unknown())]).toEqual([404, 429]);
  // D1 is asked about what the copy would refuse.
  expect(await statusOf(made.domain, { embeddings: ['unknown'] })).toBe(400);
});

test('an unknown domain is looked up once in half a minute, and counts once', async () => {
  const made = await makeDomain();
  const domain = unknown();
  const UNKNOWN_RATE = rateLimit(2);
  const from = { 'CF-Connecting-IP': randomHex(8) };
  const ask = () =>
    measure(async (db) => {
      for (let i = 0; i < 5; i++)
        expect((await tell({ ...made, domain }, {}, from, { ...db, UNKNOWN_RATE })).status).toBe(404);
    });
  expect((await ask()).trips).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  expect((await ask()).trips).toBe(1);
});

test('a page outside every path of its host belongs to no domain: it counts as unknown, and nothing is written for it', async () => {
  const made = await makeDomain('www.mysite.xyz/shop/');
  const from = { 'CF-Connecting-IP': randomHex(8) };
  const ask = (page: string, bindings: Overrides) =>
    call('GET', `/app.js?apiKey=${made.embedKey}`, {
      headers: { ...from, Referer: `https://www.mysite.xyz${page}` },
      env: bindings,
    });
  const known = await ask('/shop/cart', {});
  expect([known.status, known.text.includes(made.domain.id)]).toEqual([200, true]);
  const counted = countedCalls({ ...env, UNKNOWN_RATE: rateLimit(2) });
  const statuses = [];
  for (let i = 0; i < 8; i++) statuses.push((await ask(`/blog/${i}`, counted.env)).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429, 429, 429, 429]);
  expect(counted.calls.filter((name) => name === 'KEYS.put')).toEqual([]);
  expect(counted.calls.length).toBeLessThanOrEqual(3 * 2);
  expect((await ask('/shop/', counted.env)).status).toBe(200);
});

test('an address that the browser has shortened to its origin means the only domain on its host', async () => {
  const made = await makeDomain('www.mysite.xyz/shop/');
  const counted = countedCalls(env);
  const ask = () =>
    call('GET', `/app.js?apiKey=${made.embedKey}`, {
      headers: { Referer: 'https://www.mysite.xyz/' },
      env: counted.env,
    });
  for (let i = 0; i < 3; i++) expect((await ask()).text).toContain(made.domain.id);
  const written = counted.calls.filter((name) => name === 'KEYS.put');
  expect(written.length).toBeLessThanOrEqual(2);
});

test('a page outside every path of a listed host creates no second domain', async () => {
  const client = await makeClient({ autoCreateDomains: true });
  await setHosts(db, client.id, ['www.mysite.xyz']);
  const made = await makeDomain('www.mysite.xyz/shop/', client);
  const answer = await call('GET', `/app.js?apiKey=${made.embedKey}`, {
    headers: { Referer: 'https://www.mysite.xyz/blog' },
  });
  expect(answer.status).toBe(404);
  expect((await hosting('GET', `${client.path}/domain`)).body).toHaveLength(1);
});

test('the domains of an embed key are written to KV only where they differ from what it has', async () => {
  const made = await makeDomain();
  const ask = (bindings: Overrides, worker?: Awaited<ReturnType<typeof anotherIsolate>>) =>
    call('GET', `/app.js?apiKey=${made.embedKey}`, {
      headers: { Referer: 'https://www.mysite.xyz/' },
      env: bindings,
      ...(worker && { worker }),
    });
  await ask({});
  const key = `key:1:${made.embedKey}`;
  const published = await env.KEYS.get(key);
  expect(published).toContain(made.domain.id);
  // As where KV did not respond in time: the isolate asks D1, and would publish what it found.
  let missed = 0;
  const counted = countedCalls(env);
  const KEYS = new Proxy(counted.env.KEYS, {
    get: (target, name) =>
      name === 'get'
        ? (asked: string) => (asked === key && missed++ === 0 ? Promise.resolve(null) : target.get(asked))
        : (Reflect.get(target, name) as unknown),
  });
  expect((await ask({ KEYS }, await anotherIsolate())).status).toBe(200);
  expect(missed).toBe(2);
  expect(counted.calls).not.toContain('KEYS.put');
  expect(await env.KEYS.get(key)).toBe(published);
});
