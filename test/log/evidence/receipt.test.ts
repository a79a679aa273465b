import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { describeResult } from '../../../src/verify/receipt/describe-receipt.ts';
import { verifyReceipt } from '../../../src/verify/receipt/verify-receipt.ts';
import { call, hosting } from '../../support/call.ts';
import { makeDomain, makeEmbedding, newUcid } from '../../support/make.ts';
import { nextPagePath, timeline, type Timeline } from '../../support/log/timeline.ts';

const keyOf = async ({ bindings, domain }: Timeline) =>
  (await call('GET', `/app/log-key?domain=${domain.id}`, { env: bindings })).text;

/** Makes sure that a receipt proves what it says, with nothing but the log's key; gives what vouches for each entry. */
async function proven(line: Timeline, text: string) {
  const { wrong, records } = await verifyReceipt(text, await keyOf(line));
  expect(wrong, text).toEqual([]);
  return records.map(({ by }) => by);
}

const askedByVisitor = (line: Timeline, body: object, options: { path?: string; variables?: object } = {}) =>
  call('POST', options.path ?? '/app/receipt', {
    body: { apiKey: line.embedKey, domain: line.domain.id, ...body },
    env: { ...line.bindings, ...options.variables },
  });

test('a receipt proves a decision from the moment on, and by the log as soon as it is covered', async () => {
  const line = await timeline();
  const ucid = newUcid();
  const { receipt: early } = await line.decide({ ucid });
  await line.decide();
  const read = async () => (await line.get(`/consents/${ucid}/receipt`)).text;
  expect(await proven(line, await read())).toEqual(['receipt']);
  expect(await proven(line, early)).toEqual(['receipt']);
  await line.seal();
  await line.minutes(1);
  const hashed = await read();
  expect(await proven(line, hashed)).toEqual(['log']);
  await line.minutes(6);
  const archived = await read();
  expect(await proven(line, archived)).toEqual(['log']);
  expect(archived).toBe(hashed);
  await line.decide({ ucid, after: 400, consent: false });
  expect(await proven(line, await read())).toEqual(['receipt', 'log']);
});

test('a receipt has the fields of ISO/IEC TS 27560, with the notice that was shown', async () => {
  const line = await timeline();
  const ucid = newUcid();
  for (const consent of [false, true, false, true]) await line.decide({ ucid, after: 400, consent });
  const { body } = await line.get(`/consents/${ucid}/receipt`);
  expect(body).toMatchObject({
    schema_version: 'ISO/IEC TS 27560:2023',
    record_id: expect.stringMatching(new RegExp(`^placet/${line.domain.id}\\.\\d+/${ucid}$`)),
    pii_principal_id: ucid,
    pii_controllers: [{ name: 'the operator of www.mysite.xyz' }],
    language: 'en_US',
    lawful_basis: 'consent',
    purposes: [{ id: 'a717ff5', name: 'Analytics / statistics' }],
    services: [{ id: line.service.id, name: 'Matomo', purpose: 'a717ff5' }],
    retention_period: 'P395D',
    withdrawal_method: expect.any(String),
  });
  const states = body.events.map(({ event_state }: { event_state: string }) => event_state);
  expect(states).toEqual(['given', 'withdrawn', 'given', 'refused']);
  expect(body.privacy_notice).toMatchObject([
    {
      hash: JSON.parse(body.records[0].line).notice,
      language: 'en_US',
      content: { domain: 'www.mysite.xyz' },
    },
  ]);
});

test('a receipt of a visitor who was not asked for consent does not say that consent was given', async () => {
  const line = await timeline();
  const policies = ['policyEurope', 'policyUsStates', 'policyQuebec', 'policyBrazil', 'policyElsewhere'];
  const everywhere = Object.fromEntries(policies.map((name) => [name, 'optOut']));
  await hosting('PUT', line.P, { name: 'www.mysite.xyz', ...everywhere }, { env: line.bindings });
  const ucid = newUcid();
  const US = { country: 'US', regionCode: 'CA' };
  for (const [consent, cf] of [
    [true, {}],
    [true, US],
    [false, US],
  ] as const)
    await line.decide({ ucid, after: 400, consent, cf });
  const read = async () => (await line.get(`/consents/${ucid}/receipt`)).text;
  const text = await read();
  const { events, ...file } = JSON.parse(text) as { events: Record<string, string>[] };
  expect(file).not.toHaveProperty('lawful_basis');
  expect(events.map(({ event_type, event_state }) => `${event_type} ${event_state}`)).toEqual([
    'explicit withdrawn',
    'implied given',
    'explicit given',
  ]);
  await proven(line, text);
  const { shown } = describeResult(await verifyReceipt(text, await keyOf(line)), 'en');
  expect(shown[0]).toContain('objected to all optional services');
  expect(shown[1]).toContain('saw a notice that asks for no consent, and left on: Matomo.');
  expect(shown[2]).toContain('consented to Matomo.');
});

test('a receipt tells exempt services that were left on from those that the visitor has accepted', async () => {
  const line = await timeline();
  const counter = { ...line.service, name: 'Counter', exemptInUk: 'statistics' };
  await hosting('PUT', `${line.P}/embedding/${line.service.id}`, counter, { env: line.bindings });
  const cart = await makeEmbedding(line.P, { name: 'Cart', purpose: '41ba25c' });
  const adverts = await makeEmbedding(line.P, { name: 'Adverts', purpose: 'cdcbd7c' });
  const ucid = newUcid();
  const path = `/consents/${ucid}/receipt`;
  const decided = async (consent: boolean, on: { id: string }[]) => {
    const embeddings = [cart, ...on].map(({ id }) => id);
    await line.decide({ ucid, after: 400, consent, cf: { country: 'GB' }, embeddings });
    return (await line.get(path)).body;
  };
  const services = (file: { services: { name: string; exempt?: string }[] }) =>
    file.services.map(({ name, exempt }) => `${name} ${exempt ?? ''}`.trim());

  const leftOn = await decided(false, [line.service]);
  expect(leftOn).not.toHaveProperty('lawful_basis');
  expect(services(leftOn)).toEqual(['Counter statistics', 'Cart']);
  expect(await decided(true, [line.service, adverts])).not.toHaveProperty('lawful_basis');
  expect(await decided(true, [adverts])).toHaveProperty('lawful_basis', 'consent');
  await decided(false, [line.service]);
  await decided(false, []);
  const off = { ...adverts, active: false };
  await hosting('PUT', `${line.P}/embedding/${adverts.id}`, off, { env: line.bindings });
  await decided(false, [line.service]);

  const { text } = await line.get(path);
  const { events } = JSON.parse(text) as { events: Record<string, string>[] };
  expect(events.map(({ event_type, event_state }) => `${event_type} ${event_state}`)).toEqual([
    'explicit refused',
    'explicit refused',
    'explicit withdrawn',
    'explicit given',
    'explicit given',
    'explicit refused',
  ]);
  await proven(line, text);
  const { shown } = describeResult(await verifyReceipt(text, await keyOf(line)), 'en');
  expect(
    shown.slice(0, 6).map((sentence) => sentence.replace(/^.*?visitor \S+ | The service recorded .*/g, '')),
  ).toEqual([
    'saw a notice in which no service needs consent. Services that need no consent were left on: Counter.',
    'rejected or withdrew consent. The visitor objected to services that need no consent: Counter.',
    'withdrew consent. Services that need no consent were left on: Counter.',
    'consented to Adverts. The visitor objected to services that need no consent: Counter.',
    'consented to Adverts. Services that need no consent were left on: Counter.',
    'rejected or withdrew consent. Services that need no consent were left on: Counter.',
  ]);
});

test('a receipt is about ten entries at most, and goes on', async () => {
  const line = await timeline({ variables: { LOG_BLOCK_ENTRIES: '4' } });
  const ucid = newUcid();
  for (let i = 0; i < 23; i++) await line.decide({ ucid, after: 400, consent: i % 2 > 0 });
  await line.minutes(7);
  const seqs: number[] = [];
  const states: string[] = [];
  let path: string | undefined = `/consents/${ucid}/receipt`;
  for (const count of [10, 10, 3]) {
    const answer = await line.get(path!);
    expect(await proven(line, answer.text)).toHaveLength(count);
    seqs.push(...answer.body.records.map(({ line }: { line: string }) => JSON.parse(line).seq));
    states.push(...answer.body.events.map(({ event_state }: { event_state: string }) => event_state));
    path = nextPagePath(answer);
  }
  expect(path).toBeUndefined();
  // The numbers between are those of events.
  expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
  expect([new Set(seqs).size, seqs.at(-1)]).toEqual([23, 1]);
  expect(new Set(states.slice(0, 22))).toEqual(new Set(['given', 'withdrawn']));
  expect(states[22]).toBe('refused');
});

test('a receipt stays good when others are erased, and shows both decisions of one second', async () => {
  const line = await timeline();
  const [ucid, other] = [newUcid(), newUcid()];
  await line.decide({ ucid: other });
  await line.decide({ ucid });
  await line.decide({ ucid, after: 0, consent: false });
  await line.decide({ ucid: other, after: 400, consent: false });
  await line.erase(other);
  await line.seal();
  await line.minutes(1);
  const read = async () => (await line.get(`/consents/${ucid}/receipt`)).text;
  expect(await proven(line, await read())).toEqual(['log', 'log']);
  await line.minutes(7);
  expect(await proven(line, await read())).toEqual(['log', 'log']);
  expect((await line.get(`/consents/${other}/receipt`)).status).toBe(404);
});

test('a receipt from a block of a thousand entries is proven in D1 as from the archive', async () => {
  const line = await timeline();
  const ucid = newUcid();
  await line.decide({ ucid });
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
     INSERT INTO entries SELECT log, i, randomblob(32), timestamp, 1, 0, notice, accepted, signals, salt FROM n, entries WHERE seq = 1`,
  ).run();
  await line.decide({ ucid, after: 400, consent: false });
  await line.seal();
  await line.minutes(1);
  const read = async () => (await line.get(`/consents/${ucid}/receipt`)).text;
  const before = await read();
  expect(await proven(line, before)).toEqual(['log', 'log']);
  await line.minutes(6);
  expect(await read()).toBe(before);
});

test('partner, operator and visitor get the same receipt', async () => {
  const line = await timeline();
  const { ucid } = await line.decide();
  await line.seal();
  await line.minutes(1);
  const { text } = await line.get(`/consents/${ucid}/receipt`);
  expect((await line.ask('GET', `/log/receipts/${ucid}`)).text).toBe(text);
  const answer = await askedByVisitor(line, { ucid });
  expect([answer.status, answer.text]).toEqual([200, text]);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const asText = await call('POST', '/app/receipt', {
    body: JSON.stringify({ apiKey: line.embedKey, domain: line.domain.id, ucid }),
    headers: { 'Content-Type': 'text/plain' },
    env: line.bindings,
  });
  expect(asText.text).toBe(text);
});

test('there is a receipt for a whole ID alone', async () => {
  const line = await timeline();
  const { ucid } = await line.decide();
  for (const id of [ucid.slice(0, 63), newUcid(), 'x', '%', `${ucid}0`]) {
    for (const answer of [
      await line.get(`/consents/${encodeURIComponent(id)}/receipt`),
      await line.ask('GET', `/log/receipts/${encodeURIComponent(id)}`),
    ])
      expect([answer.status, answer.body.detail], id).toEqual([404, 'Consent ID not found.']);
  }
});

test('a visitor’s call is checked, and limited by network', async () => {
  const line = await timeline();
  const other = await makeDomain('other.example');
  const { ucid } = await line.decide();
  const status = async (body: object) => (await askedByVisitor(line, { ucid, ...body })).status;
  expect(await status({})).toBe(200);
  expect(await status({ ucid: newUcid() })).toBe(404);
  expect(await status({ apiKey: other.embedKey })).toBe(404);
  expect(await status({ domain: other.domain.id })).toBe(404);
  expect(await status({ domain: 'x' })).toBe(404);
  expect(await status({ ucid: 'X' })).toBe(400);
  expect(await status({ more: 1 })).toBe(400);
  expect((await askedByVisitor(line, { ucid }, { path: '/app/receipt?cursor=x' })).status).toBe(400);
  const asked: string[] = [];
  const RECEIPT_RATE = { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) < 2 }) };
  const statuses = [];
  for (const address of ['2001:db8:1:2:3::4', '2001:db8:1:2:9::9']) {
    const headers = { 'CF-Connecting-IP': address };
    const body = { apiKey: line.embedKey, domain: line.domain.id, ucid };
    const answer = await call('POST', '/app/receipt', {
      body,
      headers,
      env: { ...line.bindings, RECEIPT_RATE },
    });
    statuses.push([answer.status, answer.headers.get('Retry-After')]);
  }
  expect(statuses).toEqual([
    [200, null],
    [429, '60'],
  ]);
  expect(new Set(asked).size).toBe(1);
});
