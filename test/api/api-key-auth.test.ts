import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { api, call, hosting } from '../support/call.ts';
import { newApiKey } from '../../src/db/clients/api-keys.ts';
import { metered } from '../support/bindings/metered-database.ts';
import { BCRYPT, decide, makeClient, makeDomain } from '../support/make.ts';

type Client = Awaited<ReturnType<typeof makeClient>>;
const update = (client: Client, more: object) =>
  hosting('PUT', client.path, { username: client.username, emailAddress: client.emailAddress, ...more });

/** What KV holds, to be put back later as an edge location would still serve it. */
async function stale() {
  const { keys } = await env.KEYS.list();
  const entries = await Promise.all(
    keys.map(async ({ name }) => [name, (await env.KEYS.get(name))!] as const),
  );
  return () => Promise.all(entries.map(([name, value]) => env.KEYS.put(name, value)));
}

describe('a call without a valid key', () => {
  test.each(['/test', '/domains', '/domains/x/consents', '/domains/x/consents/y'])(
    'to %s is a 401',
    async (path) => {
      for (const key of ['', 'plc_wrong', '%', "' OR 1=1 --", 'plc_' + '0'.repeat(5000)]) {
        const answer = await call('GET', `/api${path}?apiKey=${encodeURIComponent(key)}`);
        expect(answer.status).toBe(401);
        expect(answer.headers.get('WWW-Authenticate')).toContain('Bearer');
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
      }
      expect((await call('GET', `/api${path}`)).status).toBe(401);
      expect((await api(path, env.HOSTING_API_KEY)).status).toBe(401);
    },
  );
});

test('the key may be a bearer token, and the test call returns its account', async () => {
  const client = await makeClient();
  const answer = await call('GET', '/api/test', { headers: { Authorization: `Bearer ${client.apiKey}` } });
  expect(answer.body).toEqual({ username: client.username, apiKey: client.apiKey });
  expect((await api('/test', client.apiKey)).body).toEqual(answer.body);
  expect(client.apiKey).toMatch(/^plc_[0-9A-Za-z]{40}$/);
});

test('a new key invalidates the old one immediately, even where KV still has its entry', async () => {
  const client = await makeClient();
  expect((await api('/test', client.apiKey)).status).toBe(200);
  const putBack = await stale();
  const renewed = await hosting('POST', `${client.path}/apiKey`);
  expect(renewed.status).toBe(201);
  await putBack();
  expect((await env.KEYS.list()).keys).toHaveLength(1);
  expect((await api('/test', client.apiKey)).status).toBe(401);
  expect((await api('/test', renewed.body.apiKey)).status).toBe(200);
  const { keys } = await env.KEYS.list();
  expect(keys, 'the stale entry is gone, the new one is there').toHaveLength(1);
});

test('an isolate that knows a key reads no KV, and still rejects the key as soon as it is replaced', async () => {
  const client = await makeClient();
  const get = vi.fn<() => Promise<string>>(() => Promise.resolve(client.id));
  const KEYS = { get, put: () => Promise.resolve(), delete: () => Promise.resolve() };
  const ask = (apiKey: string) => api('/test', apiKey, { env: { KEYS: KEYS as unknown as KVNamespace } });
  const statuses = [(await ask(client.apiKey)).status, (await ask(client.apiKey)).status];
  expect([statuses, get.mock.calls.length]).toEqual([[200, 200], 1]);
  await hosting('POST', `${client.path}/apiKey`);
  expect([(await ask(client.apiKey)).status, get.mock.calls.length]).toEqual([401, 1]);
  // The isolate has forgotten the key, and does not believe KV either.
  expect([(await ask(client.apiKey)).status, get.mock.calls.length]).toEqual([401, 2]);
  expect([(await ask(client.apiKey)).status, get.mock.calls.length]).toEqual([401, 3]);
});

test('an isolate asks D1 again about an issued key that it did not find', async () => {
  const measure = metered();
  const { apiKey } = await newApiKey(env);
  const unknown = () => measure((db) => api('/test', apiKey, { env: db }));
  const answers = [await unknown(), await unknown()];
  expect(answers.map(({ trips, result }) => [trips, result.status])).toEqual([
    [1, 401],
    [1, 401],
  ]);
});

test('deactivation, removal of the feature and deletion also take effect immediately', async () => {
  const { client, P, apiKey } = await makeDomain();
  expect((await api('/test', apiKey)).status).toBe(200);
  const putBack = await stale();
  await update(client, { active: false });
  expect((await api('/test', apiKey)).status).toBe(403);
  await update(client, { active: true, features: { canUseDomAPI: false } });
  expect((await api('/test', apiKey)).status).toBe(403);
  await update(client, { features: { canUseDomAPI: true } });
  expect((await api('/test', apiKey)).status).toBe(200);
  await hosting('DELETE', client.path);
  await putBack();
  expect((await api('/test', apiKey)).status).toBe(401);
  expect((await hosting('GET', P)).status).toBe(404);
});

test('a key that was replaced while KV had no entry stays invalid', async () => {
  const client = await makeClient();
  const renewals = await Promise.all(
    Array.from({ length: 5 }, () => hosting('POST', `${client.path}/apiKey`)),
  );
  const statuses = [];
  for (const { body } of renewals) statuses.push((await api('/test', body.apiKey)).status);
  expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
});

test('a failure of KV costs one round trip and nothing else', async () => {
  const client = await makeClient();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = () => Promise.reject(new Error('KV is away'));
  const KEYS = { get: fail, put: fail, delete: fail } as unknown as KVNamespace;
  expect((await api('/test', client.apiKey, { env: { KEYS } })).status).toBe(200);
  const renewed = await hosting('POST', `${client.path}/apiKey`, undefined, { env: { KEYS } });
  expect(renewed.status).toBe(201);
  expect((await api('/test', client.apiKey, { env: { KEYS } })).status).toBe(401);
  log.mockRestore();
});

test('no key is stored in clear, in D1 or KV', async () => {
  const { apiKey } = await makeClient({ passwordHash: BCRYPT });
  await api('/test', apiKey);
  const d1 = JSON.stringify((await env.DB.prepare('SELECT * FROM clients').all()).results);
  const { keys } = await env.KEYS.list();
  const kv = JSON.stringify(
    await Promise.all(keys.map(async ({ name }) => [name, await env.KEYS.get(name)])),
  );
  expect(d1 + kv).not.toContain(apiKey);
  expect(d1 + kv).not.toContain(apiKey.slice(4));
});

test('a domain of another account is a 404 that reveals no consents', async () => {
  const mine = await makeClient();
  const theirs = await makeDomain();
  const sent = await decide(theirs);
  for (const path of ['', `/${sent.body.ucid}`, '/%']) {
    const answer = await api(`/domains/${theirs.domain.id}/consents${path}`, mine.apiKey);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain(sent.body.ucid);
  }
  expect((await api('/domains', mine.apiKey)).body).toEqual([]);
});
