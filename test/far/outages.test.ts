import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../src/env.ts';
import { maintain } from '../../src/log/maintenance.ts';
import { operatorVisit } from '../operator/operator-visit.ts';
import { api, call, hosting, type Answer } from '../support/call.ts';
import { captureEvents } from '../support/log-events.ts';
import { newUcid } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { timeline } from '../support/timeline.ts';
import { logIn, setPassword, visit } from '../support/visit.ts';
import { D1_OUTAGES, KV_OUTAGE, platform, R2_OUTAGE, type Disturbances } from './platform.ts';

/** A domain with an archived block and an open one, its client and the operator signed in. */
async function world() {
  const its = await timeline();
  const archived = await its.decide();
  await its.seal();
  await its.minutes(8);
  const open = await its.decide();
  await setPassword(its.client.id);
  const client = visit({ 'Accept-Language': 'de' });
  await logIn(client, its.client.username);
  return { ...its, archived, open, client, operator: await operatorVisit() };
}
type World = Awaited<ReturnType<typeof world>>;

type Call = (world: World, env: Bindings) => Promise<Answer>;
const partner =
  (path: (world: World) => string): Call =>
  (its, bindings) =>
    its.get(path(its), {}, bindings);
const operatorApi =
  (path: (world: World) => string): Call =>
  (its, bindings) =>
    hosting('GET', path(its), undefined, { env: bindings });
const receiptOf = ({ embedKey, domain }: World, { ucid }: { ucid: string }, bindings: Bindings) =>
  call('POST', '/app/receipt', { body: { apiKey: embedKey, domain: domain.id, ucid }, env: bindings });

/** What each role asks for. */
const calls: Record<string, Call> = {
  'visitor: decision': (its, bindings) =>
    call('POST', '/app/consents', {
      env: bindings,
      headers: { Origin: 'https://www.mysite.xyz', 'CF-Connecting-IP': newUcid().slice(0, 16) },
      body: { apiKey: its.embedKey, domain: its.domain.id, consent: false, embeddings: [] },
    }),
  'visitor: evidence file of an open block': (its, bindings) => receiptOf(its, its.open, bindings),
  'visitor: evidence file of an archived block': (its, bindings) => receiptOf(its, its.archived, bindings),
  'anyone: checkpoint': (its, bindings) =>
    call('GET', `/app/checkpoint?domain=${its.domain.id}`, { env: bindings }),
  'partner: key': (its, bindings) => api('/test', its.apiKey, { env: bindings }),
  'partner: domains': (its, bindings) => api('/domains', its.apiKey, { env: bindings }),
  'partner: find in an open block': partner(({ open }) => `/consents/${open.ucid}`),
  'partner: find in an archived block': partner(({ archived }) => `/consents/${archived.ucid}`),
  'partner: log': partner(() => '/log'),
  'partner: archived block': partner(() => '/log/blocks/1'),
  'operator API: clients': operatorApi(() => '/client'),
  'operator API: domain': operatorApi(({ P }) => P),
  'operator API: log': operatorApi(({ P }) => `${P}/log/entries`),
  'operator API: status': operatorApi(() => '/status'),
  'operator API: erasure': (its, bindings) =>
    hosting('DELETE', `${its.P}/log/consents/${newUcid()}`, undefined, { env: bindings }),
  'client: overview': ({ client }, bindings) => client.get('/account', { env: bindings }),
  'client: services': ({ client, domain }, bindings) =>
    client.get(`/account/domains/${domain.id}/services`, { env: bindings }),
  'client: records': ({ client, domain }, bindings) =>
    client.get(`/account/domains/${domain.id}/consents`, { env: bindings }),
  'client: saves settings': ({ client }, bindings) =>
    client.post('/account/settings/profile', { username: '' }, { env: bindings }),
  'stranger: sign-in page': (_, bindings) =>
    visit({ 'Accept-Language': 'de' }).get('/account/login', { env: bindings }),
  'stranger: password link': (_, bindings) =>
    visit({ 'Accept-Language': 'de' }).get(`/account/link/${'0'.repeat(64)}`, { env: bindings }),
  'operator: clients': ({ operator }, bindings) => operator.get('/operator', { env: bindings }),
  'operator: status': ({ operator }, bindings) => operator.get('/operator/status', { env: bindings }),
};

/** A 503 says when to try again, in plain words and in the viewer's language. */
function expectUnavailable(name: string, answer: Answer) {
  const german = /<html lang="de">.*<h1>Vorübergehend nicht verfügbar<\/h1>/s;
  const pages = { client: german, stranger: german, operator: /<h1>Temporarily unavailable<\/h1>/ };
  const page = pages[name.split(':')[0] as keyof typeof pages];
  expect(answer.headers.get('Retry-After'), name).toMatch(/^\d+$/);
  expect(answer.text, name).toMatch(page ?? /"status":503/);
  expect(answer.text, name).not.toMatch(/D1|R2|KV|SQL|Error:|reference/);
  if (!page) problem(answer);
}

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
  captureEvents();
  expect(problem(await hosting('GET', '/client', undefined, platform({ DB: { error } })))).toBe(500);
});

test.each([
  ['does not respond', { error: KV_OUTAGE }],
  ['hangs', { hangs: true, method: 'get' }],
] as const)(
  'nobody notices that KV %s, and a partner with a known key gets a 503 without D1',
  async (_, KEYS) => {
    const its = await world();
    captureEvents();
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
  expect(all().map(({ event }) => event)).toEqual(['scheduled job failed', 'signing stopped']);
  await run({ KEYS: { error: KV_OUTAGE } });
  await its.minutes(3);
  const { body } = await its.get('/log/blocks');
  expect(body).toMatchObject([{ state: 'archived' }, { state: 'open' }]);
});
