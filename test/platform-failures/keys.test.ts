import { expect, test } from 'vitest';
import { api as apiOf, hosting } from '../support/call.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { anotherIsolate, makeClient } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { locatedKv } from '../support/bindings/located-kv.ts';
import { inRealTime } from '../support/bindings/shortened-waits.ts';

/** A call to a new isolate, because one that knows the key does not read KV. */
const api: typeof apiOf = async (path, apiKey, options) =>
  apiOf(path, apiKey, { ...options, worker: await anotherIsolate() });

/** KV at two locations, with a clock that a test moves. */
function places() {
  let time = 0;
  const kv = locatedKv(() => time);
  return { ...kv, here: kv.at(), there: kv.at(), pass: (ms: number) => (time += ms) };
}

test('a location that has read a miss finds the key in D1, and a minute later in KV', async () => {
  const { here, there, pass } = places();
  const { apiKey } = await makeClient();
  expect((await api('/test', apiKey, { env: { KEYS: here } })).status).toBe(200);
  const [{ name } = { name: '' }] = (await here.list()).keys;
  await here.delete(name).catch(() => undefined);
  const isKnown = async (KEYS: KVNamespace) => (await KEYS.get(name)) !== null;

  expect(await isKnown(there)).toBe(true);
  pass(2000);
  await here.delete(name);
  expect([await isKnown(here), await isKnown(there)]).toEqual([false, true]);
  pass(60_000);
  expect(await isKnown(there)).toBe(false);
  expect((await api('/test', apiKey, { env: { KEYS: here } })).status).toBe(200);
  expect([await isKnown(here), await isKnown(there)]).toEqual([true, false]);
  expect((await api('/test', apiKey, { env: { KEYS: there } })).status).toBe(200);
});

test('a replaced key is rejected at once at a location that still knows it', async () => {
  const { here, there } = places();
  const client = await makeClient();
  for (const KEYS of [here, there])
    expect((await api('/test', client.apiKey, { env: { KEYS } })).status).toBe(200);
  const renewed = await hosting('POST', `${client.path}/apiKey`, undefined, { env: { KEYS: here } });
  expect(problem(await api('/test', client.apiKey, { env: { KEYS: there } }))).toBe(401);
  expect((await api('/test', renewed.body.apiKey, { env: { KEYS: there } })).status).toBe(200);
});

test.each(['lost', 'late'] as const)('a write that is %s only costs a look-up in D1', async (what) => {
  const { here, arrive, disturb, pass } = places();
  const { apiKey } = await makeClient();
  disturb('put', what);
  for (const ms of [0, 10_000, 60_000]) {
    pass(ms);
    arrive();
    expect((await api('/test', apiKey, { env: { KEYS: here } })).status).toBe(200);
  }
});

test('the second write of a key within a second is refused, which the caller does not notice', async () => {
  const { here, there } = places();
  const { apiKey } = await makeClient();
  const { all } = captureEvents();
  const [first, second] = await Promise.all(
    [here, there].map((KEYS) => api('/test', apiKey, { env: { KEYS } })),
  );
  expect([first!.status, second!.status]).toEqual([200, 200]);
  const error = 'KV PUT failed: 429 Too Many Requests';
  expect(all()).toEqual([{ event: 'background task failed', what: 'keep the API key', error }]);
});

test('a read that hangs is given up after 300 ms', async () => {
  const { here, disturb } = places();
  const { apiKey } = await makeClient();
  disturb('get', 'hanging');
  inRealTime();
  const start = performance.now();
  expect((await api('/test', apiKey, { env: { KEYS: here } })).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(299);
});
