import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { randomHex } from '../../src/lib/crypto/random.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { call, type Overrides } from '../support/call.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { makeClient } from '../support/make.ts';
import { visit } from '../support/visit.ts';

/** As in wrangler.toml (test/deploy/staging.test.ts). The limiter of workerd begins anew each minute, even within a test. */
const LIMIT = 60;
const WRONG = 'a-key-that-somebody-has-guessed-wrong';

/** An address of a network (an IPv6 /64) that no other test has. */
function newNetwork() {
  const prefix = `2001:db8:${randomHex(2)}:${randomHex(2)}`;
  return { prefix, address: () => `${prefix}:${randomHex(2)}::1` };
}

type Send = (
  key: string | undefined,
  address: string,
  env: Overrides,
) => Promise<{ status: number; headers: Headers }>;
const hosting: Send = (key, address, env) =>
  call('GET', `/hosting/api/client${key ? `?apiKey=${key}` : ''}`, {
    env,
    headers: { 'CF-Connecting-IP': address },
  });
const domain: Send = (key, address, env) =>
  call('GET', '/api/test', {
    env,
    headers: { 'CF-Connecting-IP': address, ...(key && { Authorization: `Bearer ${key}` }) },
  });
const signIn: Send = async (key, address, env) => {
  const its = visit({ 'CF-Connecting-IP': address });
  await its.get('/operator/login');
  return its.post('/operator/login/key', { key: key ?? '' }, { env });
};

test.each([
  ['the hosting API', hosting, 401, 200, async () => env.HOSTING_API_KEY],
  ['the domain API', domain, 401, 200, async () => (await makeClient()).apiKey],
  ['the operator’s sign-in', signIn, 422, 303, async () => env.HOSTING_API_KEY],
])('after 60 wrong keys a minute from one network %s answers 429, but takes a right one', async (...row) => {
  const [, sendWith, wrong, right, keyOf] = row;
  const limited = { WRONG_KEY_RATE: rateLimit(LIMIT) };
  const send = (given: string | undefined, address: string) => sendWith(given, address, limited);
  const key = await keyOf();
  const network = newNetwork();
  const log = captureEvents();
  const statuses = [];
  for (let i = 0; i < LIMIT; i++)
    statuses.push((await send(i % 3 ? WRONG : undefined, network.address())).status);
  expect(new Set(statuses)).toEqual(new Set([wrong]));
  for (const given of [WRONG, undefined]) {
    const refused = await send(given, network.address());
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  }
  const refusals = log.all().filter(({ event }) => /rejected|limit/.test(event));
  expect(refusals).toEqual([
    {
      event: 'credential rejected',
      api: expect.any(String),
      reason: expect.stringMatching(/wrong|invalid|missing/),
      network: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
  ]);
  expect(log.lines.join()).not.toContain(network.prefix);
  const taken = await send(key, network.address());
  expect([taken.status, taken.headers.get('Location')]).toEqual([right, right === 303 ? '/operator' : null]);
  expect((await send(WRONG, newNetwork().address())).status).toBe(wrong);
});

test('valid keys are not counted, and invalid ones of all interfaces are counted together', async () => {
  const network = newNetwork();
  const limited = { WRONG_KEY_RATE: rateLimit(LIMIT) };
  for (let i = 0; i < LIMIT + 5; i++)
    expect((await hosting(env.HOSTING_API_KEY, network.address(), limited)).status).toBe(200);
  for (let i = 0; i < LIMIT / 2; i++) {
    expect((await hosting(WRONG, network.address(), limited)).status).toBe(401);
    expect((await domain(WRONG, network.address(), limited)).status).toBe(401);
  }
  expect((await signIn(WRONG, network.address(), limited)).status).toBe(429);
});
