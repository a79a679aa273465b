import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { apiKeyHash, newApiKey } from '../src/db/clients/api-keys.ts';
import { reports } from '../src/db/schema.ts';
import { operatorVisit } from './operator/operator-visit.ts';
import { api, call, hosting } from './support/call.ts';
import { db } from './support/db.ts';
import { formOn } from './support/form.ts';
import { captureEvents } from './support/log/log-events.ts';
import { anotherIsolate, makeClient, makeDomain, shownTo } from './support/make.ts';
import { logIn, loggedIn, makeUser, PASSWORD, visit } from './support/visit.ts';

/** The pseudonym of a network in the log. */
const network = expect.stringMatching(/^[0-9a-f]{16}$/);

test('each change by the operator is one event with the route, the client and the domain', async () => {
  const { client, domain, P } = await makeDomain();
  const log = captureEvents();
  await hosting('GET', P);
  await hosting('PUT', `${P}/locale/de_DE`, { active: true });
  await hosting('POST', `${client.path}/domain`, { name: 'secret-plans.example' });
  await hosting('PUT', P, { name: 'not/a domain' });
  await hosting('DELETE', P);
  const event = 'changed by the operator';
  const route = '/hosting/api/client/:clientId/domain';
  expect(log.all().filter((line) => line.event === event)).toEqual([
    { event, route: `PUT ${route}/:domainId/locale/:key`, client: client.id, domain: domain.id },
    { event, route: `POST ${route}`, client: client.id, domain: expect.stringMatching(/^[0-9a-f]{12}$/) },
    { event, route: `DELETE ${route}/:domainId`, client: client.id, domain: domain.id },
  ]);
  expect(log.lines.join()).not.toContain('secret-plans');
});

test('each change by a client is one event and takes effect for visitors immediately', async () => {
  const { client, visit: its } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const before = await shownTo(made);
  const path = `/account/domains/${made.domain.id}/settings`;
  await its.get(path);
  const log = captureEvents();
  const settings = {
    frontendWidgetEnabled: 'on',
    consentStorage: 'localStorage',
    iframeBlockMode: 'whitelist',
    imprintDisplayMode: 'link',
    privacyPolicyDisplayMode: 'link',
    accessibilityDisplayMode: 'link',
    policyEurope: 'optIn',
    policyUsStates: 'optIn',
    policyQuebec: 'optIn',
    policyBrazil: 'optIn',
    policyElsewhere: 'optIn',
  };
  await its.post(`${path}/save`, { ...settings, consentCookieLifetime: '-5' });
  await its.post(`${path}/save`, { ...settings, consentCookieLifetime: '180' });
  const event = 'changed by the client';
  const route = 'POST /account/domains/:domainId/settings/save';
  expect(log.all().filter((line) => line.event === event)).toEqual([
    { event, route, client: client.id, domain: made.domain.id },
  ]);
  expect(await shownTo(made)).not.toBe(before);
});

test('what changes nothing is no event, although it is answered like a change', async () => {
  const made = await loggedIn();
  const { domain } = await makeDomain('www.mysite.xyz', made.client);
  const its = await operatorVisit();
  const path = `/account/domains/${domain.id}`;
  const script = {
    kind: 'script',
    name: 'tags.unknown.example',
    firstDay: '2026-11-01',
    lastDay: '2026-11-20',
  } as const;
  await db.insert(reports).values({
    ...script,
    domainId: domain.id,
    days: 9,
    count: 90,
    earlyDay: '',
    network: 0,
    confirmed: true,
  });
  const { text } = await made.visit.get(`${path}/settings`);
  const log = captureEvents();
  for (const answer of [
    await made.visit.post(`${path}/settings/save`, formOn(text, `${path}/settings/save`)),
    // Leads to the form of a new service.
    await made.visit.post(`${path}/settings/strict-blocking`, { host: script.name, service: '1' }),
    await made.visit.post('/account/settings/second-factor/off'),
    await its.post(`/operator/clients/${made.client.id}/second-factor`),
    await its.post(`/operator/clients/${made.client.id}/console`),
    await its.post(`/operator/domains/${domain.id}/republish`),
    await its.post('/operator/logout'),
  ])
    expect(answer.status).toBe(303);
  expect(log.all().map(({ event }) => event)).toEqual([
    'console opened by the operator',
    'domain republished by the operator',
  ]);
});

test('the operator’s changes that no activity list contains are events, too', async () => {
  const client = await makeClient();
  const its = await operatorVisit();
  const log = captureEvents();
  await its.post('/operator/branding/save', { name: 'Consent', defaultColor: 'on' });
  await hosting('DELETE', client.path);
  const event = 'changed by the operator';
  expect(log.all()).toEqual([
    { event, route: 'POST /operator/branding/save' },
    { event, route: 'DELETE /hosting/api/client/:clientId', client: client.id },
  ]);
});

test('a credential that the hosting API refuses is an event, without the credential', async () => {
  const log = captureEvents();
  await call('GET', '/hosting/api/client');
  await call('GET', '/hosting/api/client?apiKey=guessed-key');
  expect(log.all()).toEqual([
    { event: 'credential rejected', api: 'hosting', reason: 'missing', network },
    { event: 'credential rejected', api: 'hosting', reason: 'wrong', network },
  ]);
  expect(log.lines.join()).not.toContain('guessed-key');
});

test('a key that the domain API refuses is an event, which names the client but not the key', async () => {
  const { client, apiKey } = await makeDomain();
  await api('/test', apiKey);
  const log = captureEvents();
  await call('GET', '/api/test');
  await api('/test', 'plc_guessed');
  await api('/test', (await newApiKey(env)).apiKey);
  await hosting('POST', `${client.path}/apiKey`);
  await env.KEYS.put(await apiKeyHash(env, apiKey), client.id);
  await api('/test', apiKey);
  const event = 'credential rejected';
  expect(log.all().filter((line) => line.event === event)).toEqual([
    { event, api: 'domain', reason: 'missing', network },
    { event, api: 'domain', reason: 'invalid', network },
    { event, api: 'domain', reason: 'unknown', network },
    { event, api: 'domain', reason: 'replaced', client: client.id, network },
  ]);
  expect(log.lines.join()).not.toMatch(/plc_/);
});

test('a client that must not use the domain API is logged once a minute, however often it calls', async () => {
  const client = await makeClient({ active: false });
  const log = captureEvents();
  for (let i = 0; i < 3; i++) expect((await api('/test', client.apiKey)).status).toBe(403);
  expect(log.all()).toEqual([
    { event: 'credential rejected', api: 'domain', reason: 'inactive', client: client.id },
  ]);
});

test('sign-ins and their refusals are events, without name, password and address', async () => {
  const user = await makeUser();
  const sleeping = await makeUser({ active: false });
  const log = captureEvents();
  await logIn(visit(), user.username);
  await logIn(visit(), user.username, 'a wrong password');
  await logIn(visit(), sleeping.username);
  await logIn(visit(), 'nobody-of-this-name');
  expect(log.all()).toEqual([
    { event: 'signed in', client: user.id, user: user.id },
    { event: 'sign-in rejected', client: user.id, user: user.id, reason: 'wrong' },
    { event: 'sign-in rejected', client: sleeping.id, user: sleeping.id, reason: 'inactive' },
    { event: 'sign-in rejected', reason: 'wrong' },
  ]);
  for (const secret of [user.username, sleeping.username, PASSWORD, 'a wrong password', 'nobody-of-this']) {
    expect(log.lines.join()).not.toContain(secret);
  }
});

test('a new API key and a new password are events, no matter who sets them', async () => {
  const { client, visit: its } = await loggedIn();
  const log = captureEvents();
  const { apiKey } = (await hosting('POST', `${client.path}/apiKey`)).body;
  const form = await its.get('/account/settings/api-key');
  const replaces = /name="replaces" value="(\w+)"/.exec(form.text)![1]!;
  await its.post('/account/settings/api-key', { replaces });
  await its.post('/account/settings/password', {
    currentPassword: PASSWORD,
    newPassword: 'quite another one',
  });
  expect(log.all().filter(({ event }) => !event.startsWith('changed by'))).toEqual([
    { event: 'API key rotated', by: 'operator', client: client.id },
    { event: 'API key rotated', by: 'client', client: client.id },
    { event: 'password changed', client: client.id, user: client.id },
  ]);
  expect(log.lines.join()).not.toContain(apiKey);
});

test('a limit that is reached is one event in its period, however many calls go over it', async () => {
  const user = await makeUser();
  const LOGIN_RATE = { limit: async () => ({ success: false }) };
  const log = captureEvents();
  const its = visit();
  for (let i = 0; i < 3; i++) await logIn(its, user.username, PASSWORD, { env: { LOGIN_RATE } });
  expect(log.all()).toEqual([{ event: 'limit reached', limit: 'LOGIN_RATE' }]);
});

test('an operator’s key that could be guessed opens nothing: the answer says what to do, and the log once', async () => {
  // Others have logged it in this one, maybe.
  const worker = await anotherIsolate();
  const log = captureEvents();
  for (const HOSTING_API_KEY of ['x', env.HOSTING_API_KEY.slice(0, 31)]) {
    for (const Authorization of ['', `Bearer ${HOSTING_API_KEY}`]) {
      const headers = { Authorization };
      const answer = await call('GET', '/hosting/api/client', { worker, headers, env: { HOSTING_API_KEY } });
      expect(answer.status).toBe(500);
      expect(answer.body.detail).toContain('HOSTING_API_KEY must have at least 32 characters');
    }
  }
  expect(log.all()).toEqual([
    { event: 'configuration invalid', detail: expect.stringContaining('HOSTING_API_KEY') },
  ]);
  await makeClient();
});
