import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../src/env.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { api, hosting } from '../support/call.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { problem } from '../support/problem.ts';
import { timeline } from '../support/log/timeline.ts';
import { D1_OUTAGES, KV_OUTAGE, platform, R2_OUTAGE, type Disturbances } from './platform.ts';
import { calls, expectUnavailable, world, type World } from './roles.ts';

/** The status that each role gets. */
async function seen(its: World, disturbances: Disturbances) {
  const statuses: Record<string, number> = {};
  for (const [name, ask] of Object.entries(calls)) {
    const answer = await ask(its, platform(disturbances, its.bindings).env);
    statuses[name] = answer.status;
    if (answer.status === 503) expectUnavailable(name, answer);
  }
  return statuses;
}

const unavailable = (names: string[]) => Object.fromEntries(names.map((name) => [name, 503]));

test('without D1 everybody gets a 503 that says when to try again, and the operator a status', async () => {
  const its = await world();
  const { all } = captureEvents();
  const statuses = await seen(its, { DB: { error: D1_OUTAGES[0]! } });
  const reached = { 'operator API: status': 200, 'stranger: sign-in page': 200 };
  expect(statuses).toEqual({ ...unavailable(Object.keys(calls)), ...reached });
  const isOutage = ({ event }: { event: string }) => /^(platform unavailable|not stored)$/.test(event);
  expect(all().filter(isOutage)).toHaveLength(Object.keys(calls).length - 2);
  expect(all()).toContainEqual({
    event: 'platform unavailable',
    route: 'GET /api/test',
    error: 'D1_ERROR: Network connection lost.',
  });
  expect(all().filter(({ event }) => event === 'error')).toEqual([]);
  const lines = JSON.stringify(all());
  for (const secret of [its.apiKey, its.embedKey, env.HOSTING_API_KEY, its.domain.id, its.open.ucid])
    expect(lines).not.toContain(secret);
});

test.each(D1_OUTAGES)('“%s” is an outage', async (error) => {
  const { all } = captureEvents();
  const answer = await hosting('GET', '/client', undefined, platform({ DB: { error } }));
  expect([problem(answer), answer.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(all()).toEqual([{ event: 'platform unavailable', route: 'GET /hosting/api/client', error }]);
});

test.each([
  'D1_ERROR: no such table: clients: SQLITE_ERROR',
  'D1_ERROR: Wrong number of parameter bindings for SQL query.',
  "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
  'Cannot read properties of undefined',
])('“%s” is an error of ours', async (error) => {
  expect(problem(await hosting('GET', '/client', undefined, platform({ DB: { error } })))).toBe(500);
});

test.each([
  ['does not respond', { error: KV_OUTAGE }],
  ['hangs', { hangs: true, method: 'get' }],
] as const)(
  'nobody notices that KV %s, and a partner with a known key gets a 503 without D1',
  async (_, KEYS) => {
    const its = await world();
    expect(await seen(its, { KEYS })).toEqual(await seen(its, {}));
    const { status } = await api('/test', its.apiKey);
    expect(status, 'the key is in KV').toBe(200);
    expect(problem(await api('/test', its.apiKey, platform({ DB: { error: D1_OUTAGES[1]! } })))).toBe(503);
  },
);

test('without R2 the archived parts are a 503, and nothing else notices', async () => {
  const its = await world();
  const { all } = captureEvents();
  const before = await seen(its, {});
  const archived = [
    'visitor: evidence file of an archived block',
    'partner: find in an archived block',
    'partner: log',
    'partner: archived block',
    // Its page continues in the newest archived block.
    'client: records',
    'operator API: log',
  ];
  const gone = await seen(its, { ARCHIVE: { error: R2_OUTAGE } });
  expect(gone).toEqual({ ...before, ...unavailable(archived) });
  // The marker of an erasure is stored in the bucket first.
  const erase = (bindings: Bindings) =>
    hosting('DELETE', `${its.P}/log/consents/${its.open.ucid}`, undefined, { env: bindings });
  expect(problem(await erase(platform({ ARCHIVE: { error: R2_OUTAGE } }, its.bindings).env))).toBe(503);
  expect((await erase(its.bindings)).status).toBe(204);
  expect(all().filter(({ event }) => event === 'error')).toEqual([]);
});

test('during an outage the job fails with an event, and the next run does its work', async () => {
  const its = await timeline();
  await its.decide();
  await its.seal();
  const { all } = captureEvents();
  const run = (disturbances: Disturbances) => {
    its.pass(120);
    return maintain(platform(disturbances, its.bindings).env, its.now());
  };
  await run({ DB: { error: D1_OUTAGES[0]! } });
  await run({ ARCHIVE: { error: R2_OUTAGE } });
  expect(all().map(({ event }) => event)).toEqual(['scheduled job failed', 'log step failed']);
  await run({ KEYS: { error: KV_OUTAGE } });
  await its.minutes(3);
  const { body } = await its.get('/log/blocks');
  expect(body).toMatchObject([{ state: 'archived' }, { state: 'open' }]);
});
