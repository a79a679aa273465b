import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { dump } from '../support/bindings/failing-bindings.ts';
import { call, hosting } from '../support/call.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { routesAt } from '../support/routes/console-routes.ts';

const PREFIX = '/hosting/api';
const routes = routesAt(PREFIX).map((route) => route.split(' ') as [string, string]);

test('the interface has 28 operations here, besides the scan and the import, and two additions', () => {
  expect(routes.length).toBeGreaterThanOrEqual(30);
});

test('each route requires the operator key before it responds or does anything else', async () => {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P);
  await hosting('POST', `${made.P}/placeholder`, { name: 'A', value: 'b' });
  const keys: Record<string, string> = { embedding: id, locale: 'en_US', placeholder: 'A' };
  const calls = routes.map(([method, route]) => ({
    method,
    path: route
      .replace(':clientId', made.client.id)
      .replace(':domainId', made.domain.id)
      .replace(/(\w+)\/:key$/, (_, kind: string) => `${kind}/${keys[kind]}`)
      .replace(/:(searchTerm|username)/, made.client.username)
      .replace(':apiKey', made.apiKey),
    ...(['POST', 'PUT'].includes(method) && { body: '{}' }),
  }));
  const before = await dump();
  const unset = { headers: { Authorization: 'Bearer undefined' }, env: { HOSTING_API_KEY: undefined } };
  for (const { method, path, body } of calls) {
    expect(problem(await call(method, `${path}?apiKey=${made.apiKey}`, { body })), path).toBe(401);
    expect(problem(await call(method, path, { ...unset, body })), path).toBe(401);
  }
  expect(await dump()).toEqual(before);
  // The key may stand in the query. What a call deletes, a later one does not find.
  for (const { method, path, body } of calls) {
    const right = await call(method, `${path}?apiKey=${env.HOSTING_API_KEY}`, { body });
    expect(right.status, path).not.toBe(401);
  }
});

// One middleware checks the key for all routes, so its rules are tried on one that reads and one that writes.
test.each(['GET', 'POST'])('every wrong operator key is rejected: %s', async (method) => {
  const made = await makeDomain();
  const key = env.HOSTING_API_KEY;
  const body = method === 'POST' ? { body: '{}' } : {};
  const path = `${PREFIX}/client`;
  for (const [query, headers] of [
    ['', {}],
    ['?apiKey=', {}],
    ['?apiKey=wrong', {}],
    [`?apiKey=${key}x`, {}],
    [`?apiKey=${key.slice(0, -1)}`, {}],
    [`?apiKey=${key.toUpperCase()}`, {}],
    [`?apiKey=${made.apiKey}`, {}],
    [`?apiKey=${made.embedKey}`, {}],
    [`?apikey=${key}`, {}],
    ['', { Authorization: key }],
    ['', { Authorization: `Basic ${btoa(`x:${key}`)}` }],
    ['', { Authorization: `Bearer ${made.apiKey}` }],
    ['', { Authorization: `Bearer ${key}, Bearer x` }],
    // A header that is wrong is not made up for by the query.
    [`?apiKey=${key}`, { Authorization: 'Bearer wrong' }],
  ] as [string, Record<string, string>][]) {
    const answer = await call(method, path + query, { headers, ...body });
    expect(problem(answer), `${query} ${JSON.stringify(headers)}`).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer /);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.text).not.toContain(key);
  }
  for (const unset of [undefined, '']) {
    const headers = { Authorization: `Bearer ${unset}` };
    const answer = await call(method, path, { headers, env: { HOSTING_API_KEY: unset }, ...body });
    expect(problem(answer)).toBe(401);
  }
});

test('the scheme of the header is case-insensitive', async () => {
  const headers = { Authorization: `bearer  ${env.HOSTING_API_KEY}` };
  expect((await call('GET', '/hosting/api/client', { headers })).status).toBe(200);
});

test('an unknown path reveals nothing without the key, and is a 404 with it', async () => {
  for (const path of ['', '/', '/nothing', '/client/x/nothing', '/client/', '//client']) {
    expect(problem(await call('GET', `${PREFIX}${path}`)), path).toBe(401);
    expect(problem(await hosting('GET', path)), path).toBe(404);
  }
});

test('without SECRET_KEY, calls that need it say so, and nothing is stored', async () => {
  for (const SECRET_KEY of [undefined, '', 'c2hvcnQ=', 'not base64!']) {
    const body = { username: 'ada', emailAddress: 'ada@agency.example', password: 'long enough' };
    const created = await hosting('POST', '/client', body, { env: { SECRET_KEY } });
    expect(problem(created)).toBe(500);
    expect(created.body.detail).toContain('SECRET_KEY');
    const read = await call('GET', '/api/test?apiKey=plc_x', { env: { SECRET_KEY } });
    expect(problem(read)).toBe(500);
    expect(read.body.detail).toContain('SECRET_KEY');
    expect((await hosting('GET', '/client', undefined, { env: { SECRET_KEY } })).body).toEqual([]);
  }
});
