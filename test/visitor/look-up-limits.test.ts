import { afterEach, expect, test, vi } from 'vitest';
import { randomHex } from '../../src/lib/crypto/random.ts';
import { call, type Overrides } from '../support/call.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { anotherIsolate, decide, makeDomain, shownTo, tell } from '../support/make.ts';
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
