import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, inject, test, vi } from 'vitest';
import type { Bindings } from '../../src/env.ts';
import worker from '../../src/index.ts';
import { forgetCopies } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { newService } from '../log/model/service.ts';
import { interceptCalls } from '../support/bindings/intercepted-bindings.ts';
import { captureEvents } from '../support/log/log-events.ts';

/** Isolates that are killed; `npm run test:long -- --full` kills 200. */
const KILLS = inject('isFull') ? 200 : 10;
const START = 1_790_000_000;
vi.setConfig({ testTimeout: KILLS * 6_000 });
/** Milliseconds without a call after which nothing else happens by itself: there is no network. */
const QUIET = 15;
/** Milliseconds after which work begins that follows a response (src/http/wait-until.ts). */
const AFTER_RESPONSE = 50;

afterAll(() => void vi.useRealTimers());

/** Bindings of an isolate that is killed at its n-th call to D1 or KV, before or `after` the call takes effect. */
function killedAt(bindings: Bindings, n: number, after: boolean) {
  let calls = 0;
  const env = interceptCalls(bindings, async (run) => {
    const nth = ++calls;
    if (nth < n) return run();
    if (nth === n && after) await run();
    // Nothing goes on, and nothing takes effect any more.
    return new Promise(() => undefined);
  });
  return { env, calls: () => calls };
}

/** Gives whole numbers below a limit, the same ones in each run. */
function newDice(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

test(`${KILLS} kills during intake and publishing lose nothing that was answered, and the rest can be sent again`, async () => {
  captureEvents();
  const limit = { limit: async () => ({ success: true }) };
  const its = await newService(START, 1, { CALL_RATE: limit });
  const { bindings, client, hosting } = its;
  // The timers of a killed isolate never end, except those of work after a response: its calls have no effect.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START * 1000 });
  const { body: domain } = await hosting('POST', `${client}/domain`, { name: 'www.mysite.xyz' });
  const [{ embedKey } = { embedKey: '' }] = its.rows<{ embedKey: string }>(0, 'SELECT embedKey FROM clients');
  const roll = newDice(42);

  const context = { waitUntil: () => undefined } as unknown as ExecutionContext;
  async function send(method: string, path: string, headers: HeadersInit, body?: object, env = bindings) {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await worker.fetch(new Request(`https://placet.example${path}`, init), env, context);
    return { status: response.status, text: await response.text() };
  }
  const JSON_BODY = { 'Content-Type': 'application/json' };
  const script = async () => (await send('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`, {})).text;
  const noticeIn = (text: string) => /"notice":"([0-9a-f]{64})"/.exec(text)![1]!;
  let notice = noticeIn(await script());
  const decision = (ucid: string, consent: boolean) => {
    const body = { apiKey: embedKey, domain: domain.id, ucid, consent, embeddings: [], notice };
    const headers = { ...JSON_BODY, Origin: 'https://www.mysite.xyz' };
    return (env?: Bindings) => send('POST', '/app/consents', headers, body, env);
  };
  const change = (widgetIntroText: string) => (env?: Bindings) =>
    send(
      'PUT',
      `/hosting/api${client}/domain/${domain.id}/locale/en_US`,
      { ...JSON_BODY, Authorization: `Bearer ${bindings.HOSTING_API_KEY}` },
      { widgetIntroText },
      env,
    );
  async function workAfterResponse() {
    await vi.advanceTimersByTimeAsync(AFTER_RESPONSE);
    await wait(QUIET);
  }
  async function quiet(calls: () => number) {
    for (let before = -1; before !== calls();) {
      before = calls();
      await wait(QUIET);
      await workAfterResponse();
    }
  }
  /** Sends requests to an isolate until it is killed, and those without an answer again, to another one. */
  async function sendUntilAnswered(requests: ReturnType<typeof change>[], n: number, after: boolean) {
    const isolate = killedAt(bindings, n, after);
    const answers: { status: number; text: string }[] = [];
    for (const [i, request] of requests.entries())
      void request(isolate.env).then((answer) => (answers[i] = answer));
    await quiet(isolate.calls);
    forgetCopies();
    const lost = requests.filter((_, i) => !answers[i]).length;
    for (const [i, request] of requests.entries()) answers[i] ??= await request();
    return { answers, lost, isKilled: isolate.calls() >= n };
  }

  const stored = new Map<string, number>();
  const kills = { intake: 0, publishing: 0, answered: 0 };
  let words = '';
  while (kills.intake + kills.publishing < KILLS) {
    if (roll(3) === 0) await bindings.KEYS.delete(`site:1:${domain.id}`);
    // Otherwise an isolate that knows the domain.
    if (roll(2) === 0) forgetCopies();
    const isPublishing = roll(2) === 0;
    const ucids = [1, 2].map(() => Array.from({ length: 64 }, () => roll(16).toString(16)).join(''));
    const decisions = ucids.map((ucid) => decision(ucid, roll(2) === 0));
    if (isPublishing) words = `Words ${roll(1_000_000)}`;
    const requests = [...decisions, ...(isPublishing ? [change(words)] : [])];
    const { answers, lost, isKilled } = await sendUntilAnswered(requests, 1 + roll(12), roll(2) === 0);
    if (isKilled) kills[isPublishing ? 'publishing' : 'intake']++;
    if (isKilled && lost === 0) kills.answered++;
    expect(answers.map(({ status }) => status)).toEqual(requests.map((_, i) => (i < 2 ? 201 : 200)));
    for (const [i, ucid] of ucids.entries()) stored.set(ucid, JSON.parse(answers[i]!.text).timestamp);

    await workAfterResponse();
    // A copy is compared with D1 after half a minute; the call after that gets what D1 has.
    its.pass(31);
    await script();
    await workAfterResponse();
    const shown = await script();
    expect(shown.includes(words), `kill ${kills.intake + kills.publishing}`).toBe(true);
    notice = noticeIn(shown);
  }
  const rows = its.rows<{ ucid: string; timestamp: number; seq: number }>(
    0,
    'SELECT lower(hex(ucid)) AS ucid, timestamp, seq FROM entries ORDER BY seq',
  );
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from(rows, (_, i) => i + 1));
  expect(rows.map(({ ucid, timestamp }) => [ucid, timestamp]).sort()).toEqual([...stored].sort());
  expect(Math.min(...Object.values(kills))).toBeGreaterThan(0);
});
