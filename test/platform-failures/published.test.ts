// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type thisIsolate from '../../src/index.ts';
import { call, finishWork, hosting, type Overrides } from '../support/call.ts';
import { anotherIsolate, decide, makeDomain, makeEmbedding, newUcid, tell } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { locatedKv } from '../support/bindings/located-kv.ts';
import { D1_OUTAGES, KV_OUTAGE, platform, type Disturbances } from './platform.ts';

const GONE = { error: D1_OUTAGES[0]! };
type Made = Awaited<ReturnType<typeof makeDomain>>;
type Worker = typeof thisIsolate;

const script = (made: Made, overrides: Overrides = {}, worker?: Worker, part = '') =>
  call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}&lang=en_US${part}`, {
    env: overrides,
    ...(worker && { worker }),
  });
const noticeIn = (text: string) => /"notice":"([0-9a-f]{64})"/.exec(text)![1]!;

/** A domain that was asked for once, so that KV has it. */
async function published() {
  const made = await makeDomain();
  await makeEmbedding(made.P);
  const first = await script(made);
  expect(first.status).toBe(200);
  return { made, first };
}

/** What a visitor sees of each call in an isolate that knows nothing yet. */
async function seen(made: Made, disturbances: Disturbances, notice: string) {
  const worker = await anotherIsolate();
  const its = platform(disturbances);
  const shown = await script(made, its.env, worker);
  const trips = its.called('DB');
  const decision = await decide(made, { ucid: newUcid(), consent: false, notice }, {}, its.env, worker);
  return { script: shown.status, trips, decision: decision.status, text: shown.text, answer: decision };
}

test('without D1 a new isolate delivers the script from KV, and decisions are a 503 that says when to try again', async () => {
  const { made, first } = await published();
  const found = await seen(made, { DB: GONE }, noticeIn(first.text));
  expect(found).toMatchObject({ script: 200, text: first.text, decision: 503 });
  expect(problem(found.answer)).toBe(503);
  expect(Number(found.answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('without D1 banner interactions are accepted, and the script of a domain that nobody knows is a 503', async () => {
  const { made } = await published();
  const its = platform({ DB: GONE });
  expect((await tell(made, {}, {}, its.env)).status).toBeLessThan(300);
  const unknown = await makeDomain('www.unknown.example');
  await env.KEYS.delete(`site:1:${unknown.domain.id}`);
  const answer = await script(unknown, its.env, await anotherIsolate());
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, expect.any(String)]);
});

test('without D1 an isolate delivers the script from its copy, whatever its age', async () => {
  const { made, first } = await published();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const answer = await script(made, platform({ DB: GONE }).env);
  expect([answer.status, answer.text]).toEqual([200, first.text]);
});

test.each([
  ['gone', { error: KV_OUTAGE }],
  ['hanging', { hangs: true, method: 'get' }],
] as const)('with KV %s everything works by D1', async (_, KEYS) => {
  const { made, first } = await published();
  const found = await seen(made, { KEYS }, noticeIn(first.text));
  expect(found).toMatchObject({ script: 200, text: first.text, decision: 201 });
});

test('a location that reads a stale entry corrects itself with the next call', async () => {
  let time = Date.now();
  const kv = locatedKv(() => time);
  const [here, there] = [kv.at(), kv.at()];
  const made = await makeDomain();
  await makeEmbedding(made.P);
  const before = await script(made, { KEYS: here });
  expect((await script(made, { KEYS: there }, await anotherIsolate())).text).toBe(before.text);
  time += 2000;
  await hosting('PUT', `${made.P}/locale/en_US`, { widgetIntroText: 'New words' }, { env: { KEYS: here } });
  const worker = await anotherIsolate();
  expect((await script(made, { KEYS: there }, worker)).text, 'the old view once').toBe(before.text);
  await finishWork();
  expect((await script(made, { KEYS: there }, worker)).text).not.toBe(before.text);
});

test('a lost write of KV heals with the next call, and a second one within a second is not noticed', async () => {
  const kv = locatedKv();
  const KEYS = kv.at();
  const made = await makeDomain();
  kv.disturb('put', 'lost');
  expect((await script(made, { KEYS }, await anotherIsolate())).status).toBe(200);
  expect((await script(made, { KEYS }, await anotherIsolate())).status).toBe(200);
  expect((await script(made, { KEYS: kv.at() }, await anotherIsolate())).status).toBe(200);
});

test('a decision whose answer was lost in D1 is stored once and answered with 201', async () => {
  const { made, first } = await published();
  const ucid = newUcid();
  const lost = { DB: { ...GONE, lost: true as const, nth: 1 } };
  const body = { ucid, consent: false, notice: noticeIn(first.text) };
  expect((await decide(made, body, {}, platform(lost).env)).status).toBe(201);
  const { results } = await env.DB.prepare('SELECT seq FROM entries').all();
  expect(results).toHaveLength(1);
});
