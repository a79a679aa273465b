import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from '../../src/env.ts';
import { call, hosting, type Overrides } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain, makeEmbedding, shownTo } from '../support/make.ts';
import { pointers } from '../support/problem.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';

let made: Awaited<ReturnType<typeof makeDomain>>;
beforeEach(async () => {
  made = await makeDomain();
});
afterEach(() => void vi.useRealTimers());
const ask = (
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
  bindings: Overrides = {},
) => {
  const { embedKey, domain } = made;
  const parameters = new URLSearchParams({ apiKey: embedKey, domain: domain.id, ...query });
  return call('GET', `/app/services?${parameters.toString()}`, { headers, env: bindings });
};
const set = (more: object) => hosting('PUT', made.P, { name: 'www.mysite.xyz', ...more });

test('the active services are listed with what a server needs to read decisions, and nothing that the script lacks', async () => {
  const { id } = await makeEmbedding(made.P, {
    scriptMarkers: ['matomo.js', 'both'],
    iframeMarkers: ['both', 'matomo.example'],
  });
  await makeEmbedding(made.P, { name: 'Session', purpose: '41ba25c' });
  await makeEmbedding(made.P, { name: 'Off', active: false });
  const notice = await shownTo(made);
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toEqual({
    serverCookie: false,
    notBefore: 0,
    lifetime: 365,
    rejectionLifetime: 365,
    notices: [notice.slice(0, 8)],
    allowedScriptMarkers: [],
    services: [
      {
        id,
        key: 'matomo',
        name: 'Matomo',
        purpose: 'a717ff5',
        mandatory: false,
        since: expect.any(Number),
        markers: ['matomo.js', 'both', 'matomo.example'],
        scriptMarkers: ['matomo.js', 'both'],
      },
      expect.objectContaining({ key: 'session', mandatory: true, markers: [] }),
    ],
  });
  expect(Math.abs(body.services[0].since - now())).toBeLessThan(60);
});

test('the lifetimes are those of the domain', async () => {
  await set({
    serverCookie: true,
    consentCookieLifetime: 90,
    consentRejectionLifetime: 180,
  });
  expect((await ask()).body).toMatchObject({
    serverCookie: true,
    lifetime: 90,
    rejectionLifetime: 180,
  });
  await set({ consentStorage: 'sessionStorage' });
  expect((await ask()).body.serverCookie).toBe(false);
});

test('decisions count from the day of the reset on, once that has come, and from the last legal change that resets them', async () => {
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const midnight = Date.parse(day(now() + 86_400)) / 1000;
  await set({ consentResetBeforeDate: day(midnight) });
  expect((await ask()).body.notBefore).toBe(0);
  vi.useFakeTimers({ toFake: ['Date'], now: (midnight - 10) * 1000 });
  expect((await ask()).headers.get('Cache-Control')).toBe('public, max-age=10');
  vi.setSystemTime((midnight + 10) * 1000);
  expect((await ask()).body.notBefore).toBe(midnight);
  vi.useRealTimers();
  await set({ consentResetBeforeDate: null });
  await makeEmbedding(made.P);
  expect((await ask()).body.notBefore).toBe(0);
  await set({ consentResetOnLegalChange: true });
  expect(Math.abs((await ask()).body.notBefore - now())).toBeLessThan(60);
});

test('a service is asked about since it was enabled or got its purpose or recipient, not since other changes', async () => {
  const { id } = await makeEmbedding(made.P, { active: false });
  const update = (more: object) =>
    hosting('PUT', `${made.P}/embedding/${id}`, { name: 'Matomo', purpose: 'a717ff5', ...more });
  const since = async () => (await ask()).body.services[0].since as number;
  await update({ active: true });
  expect(Math.abs((await since()) - now())).toBeLessThan(60);
  await db.run(`UPDATE embeddings SET askedSince = 1000 WHERE id = '${id}'`);
  await update({ description: 'Counts visits', key: 'statistics' });
  expect(await since()).toBe(1000);
  for (const more of [{ purpose: '7c19e32' }, { purpose: '7c19e32', vendor: 'InnoCraft' }]) {
    await db.run(`UPDATE embeddings SET askedSince = 1000 WHERE id = '${id}'`);
    await update(more);
    expect(Math.abs((await since()) - now())).toBeLessThan(60);
  }
});

test('a caller with the current answer gets a 304, and a new answer after a change', async () => {
  const { headers, status } = await ask();
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
  const again = () => ask({}, { 'If-None-Match': headers.get('ETag')! });
  expect(await again()).toMatchObject({ status: 304, text: '' });
  await makeEmbedding(made.P);
  expect((await again()).status).toBe(200);
});

test('a disabled banner and an inactive client have no services', async () => {
  await makeEmbedding(made.P);
  await set({ frontendWidgetEnabled: false, serverCookie: true });
  expect((await ask()).body).toMatchObject({ services: [], notices: [], serverCookie: false });
  await set({ frontendWidgetEnabled: true });
  expect((await ask()).body.services).toHaveLength(1);
  const { path, username, emailAddress } = made.client;
  await hosting('PUT', path, { username, emailAddress, active: false });
  expect((await ask()).body.services).toEqual([]);
});

test('a wrong embed key, another client’s key and an unknown domain get the same 404', async () => {
  const other = await makeDomain();
  for (const query of [
    { apiKey: 'wrong' },
    { apiKey: other.embedKey },
    { apiKey: made.apiKey },
    { domain: other.domain.id },
    { domain: '000000000000' },
  ] as Record<string, string>[])
    expect(await ask(query)).toMatchObject({
      status: 404,
      body: { detail: 'Embed key or domain not found.' },
    });
  expect(pointers(await call('GET', '/app/services?apiKey=x'))).toEqual(['/domain']);
});

test('a network that asks too often gets a 429, and no page view is counted', async () => {
  const limit = rateLimit(1);
  const bindings = { CALL_RATE: limit };
  const from = { 'CF-Connecting-IP': '203.0.113.9' };
  expect((await ask({}, from, bindings)).status).toBe(200);
  expect(await ask({}, from, bindings)).toMatchObject({
    status: 429,
    body: {
      detail: 'Too many requests for the services of this domain from this network. Try again in one minute.',
    },
  });
  const { body } = await hosting('GET', '/client');
  expect(body.find(({ id }: { id: string }) => id === made.client.id).actualCallCount).toBe(0);
});
