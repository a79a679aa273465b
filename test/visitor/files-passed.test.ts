import { Session } from 'node:inspector/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/env.ts';
import worker from '../../src/index.ts';
import { entryReceipt } from '../../src/log/evidence/receipt.ts';
import { judged, refusalOf } from '../../src/visitor/decision/judge.ts';
import { forgetCopies } from '../../src/visitor/site/kv-copies.ts';
import { findBasis } from '../../src/visitor/site/look-up.ts';
import { parseDecision } from '../../src/visitor/decision/parse.ts';
import { storeDecision } from '../../src/visitor/decision/store.ts';
import { newService } from '../log/model/service.ts';

/** Files that a request may pass: what a reader has to open to follow it. */
const MOST = 18;

// A file is passed if one of its functions is called. Not counted are utilities that know nothing about consent, tables of
// settings and texts, and the clock and the variables of the instance.
const NOT_COUNTED = /^(lib|definitions|texts)\/|^(env|settings)\.ts$/;
/** How a module exports a name in vitest: as a function that reads it. */
const EXPORTED = /^\(\) => \{ try \{ return /;

const session = new Session();
session.connect();
afterAll(() => {
  session.disconnect();
  vi.useRealTimers();
});
await session.post('Debugger.enable');
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** What some work returns, and the files that it passes. */
async function passedBy<T>(work: () => T | Promise<T>) {
  await session.post('Profiler.takePreciseCoverage');
  const made = await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files: string[] = [];
  for (const { url, scriptId, functions } of result) {
    const file = /\/src\/(.+)$/.exec(url)?.[1] ?? 'lib/';
    if (NOT_COUNTED.test(file)) continue;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    const isCalled = functions.some(
      ({ ranges: [range] }) => range!.count > 0 && !EXPORTED.test(scriptSource.slice(range!.startOffset)),
    );
    if (isCalled) files.push(file);
  }
  return { made, files: files.sort() };
}

const START = 1_790_000_000;
const limit = { limit: async () => ({ success: true }) };
const { bindings, hosting, client, stored } = await newService(START, 1, { CALL_RATE: limit });
const { body: domain } = await hosting('POST', `${client}/domain`, {
  name: 'www.mysite.xyz',
  policyUsStates: 'optOut',
});
const { body: service } = await hosting('POST', `${client}/domain/${domain.id}/embedding`, {
  name: 'Matomo',
  purpose: 'a717ff5',
  active: true,
});
const [{ sqlite }] = stored as [(typeof stored)[0]];
sqlite.exec(`INSERT INTO maintenance (id, checkedAt) VALUES (1, ${START})`);
const apiKey = String(sqlite.prepare('SELECT embedKey FROM clients').get()!.embedKey);

const context = { waitUntil: () => undefined } as unknown as ExecutionContext;
const request = (path: string, body?: object) =>
  new Request(`https://placet.example${path}`, {
    headers: { 'Content-Type': 'application/json', Origin: 'https://www.mysite.xyz' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
const send = (its: Request) => worker.fetch(its, bindings, context);
const script = () => send(request(`/app.js?apiKey=${apiKey}&domain=${domain.id}`));
const notice = /"notice":"([0-9a-f]{64})"/.exec(await (await script()).text())![1]!;
const decision = () =>
  request(`/app/consents?domain=${domain.id}`, {
    apiKey,
    domain: domain.id,
    consent: true,
    embeddings: [service.id],
    notice,
    signals: ['gpc'],
  });

test('a decision passes at most 18 files, each of them in one of its five steps', async () => {
  await send(decision());
  const { made, files } = await passedBy(() => send(decision()));
  expect([made.status, await made.json()]).toMatchObject([201, { receipt: expect.any(String) }]);
  expect(files.length).toBeLessThanOrEqual(MOST);

  const steps: Record<string, string[]> = {};
  async function step<T>(name: string, work: () => T | Promise<T>) {
    const { made, files } = await passedBy(work);
    steps[name] = files;
    return made;
  }
  const inSteps = createApp().post('/app/consents', async (c) => {
    const payload = await step('parse', () => parseDecision(c));
    const basis = (await step('look up', () => findBasis(c, payload, false)))!;
    const entry = await step('judge', () => {
      expect(refusalOf(c, basis, payload)).toBeUndefined();
      return judged(c, basis.notice, payload);
    });
    const answer = await step('store', () => storeDecision(c, basis, entry));
    if (typeof answer === 'string') throw new Error(answer);
    return c.text(await step('sign', () => entryReceipt(c.env, answer.promised!)));
  });
  expect((await inSteps.fetch(decision(), bindings, context)).status).toBe(200);
  const passed = Object.values(steps).flat().sort();
  expect(passed).toEqual([...new Set(passed)]);
  // The route, which limits the time of D1, and the function that calls the steps; between judging and storing, it counts
  // the decision against the limit of the domain (http/rate-limit.ts).
  const above = ['db/timeouts.ts', 'visitor/decision.ts', 'visitor/frequent-routes.ts'];
  expect([...new Set([...above, ...passed])].sort()).toEqual(files);
});

test('a script passes at most 18 files, even one that is made anew', async () => {
  await script();
  const known = await passedBy(script);
  expect(known.files.length).toBeLessThanOrEqual(MOST);
  forgetCopies();
  await send(decision());
  const anew = await passedBy(script);
  expect(anew.files.length).toBeLessThanOrEqual(MOST);
  expect(anew.files).toContain('visitor/widget-config.ts');
});
