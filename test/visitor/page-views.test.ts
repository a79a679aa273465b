import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, call, hosting } from '../support/call.ts';
import { failingCall } from '../support/bindings/intercepted-bindings.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { fold } from '../support/log/fold.ts';
import { makeDomain } from '../support/make.ts';

const script = (
  { embedKey, domain }: { embedKey: string; domain: { id: string } },
  path = '/app.js',
  more = {},
) => call('GET', `${path}?apiKey=${embedKey}&domain=${domain.id}`, more);

// A write that an earlier file has begun is overdue then, and the counter does not wait for it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 }));
afterEach(() => void vi.useRealTimers());

test('every page view is counted for the domain, its client and the partner', async () => {
  const made = await makeDomain('https://www.mysite.xyz/shop/');
  const other = await makeDomain('other.example', made.client);
  await Promise.all([
    ...Array.from({ length: 150 }, () => script(made)),
    ...Array.from({ length: 50 }, () => script(made, '/ccm19.js')),
    script(other),
  ]);
  await script(other);
  await fold();
  const [client] = (await hosting('GET', '/client')).body;
  expect(client).toMatchObject({
    actualCallCount: 202,
    widgetDisplayCount: 202,
    domainCountData: [
      ['www.mysite.xyz', 200],
      ['other.example', 2],
    ],
  });
  const list = await api('/domains', made.apiKey);
  expect(list.body).toEqual([
    { id: made.domain.id, name: 'https://www.mysite.xyz/shop/', whiteLabel: false, viewCount: 200 },
    { id: other.domain.id, name: 'other.example', whiteLabel: false, viewCount: 2 },
  ]);
});

test('a HEAD request is not counted', async () => {
  const made = await makeDomain();
  const path = `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  const headers = { Referer: 'https://www.mysite.xyz/' };
  for (let i = 0; i < 3; i++) expect((await call('HEAD', path, { headers })).status).toBe(200);
  expect((await env.DB.prepare('SELECT * FROM pendingCounts').all()).results).toEqual([]);
});

test('only a limited number of page views per minute and network is counted for a domain, but all are answered', async () => {
  const [made, other] = [await makeDomain(), await makeDomain()];
  const bindings = { CALL_RATE: rateLimit(3) };
  const from = (address: string, site = made) =>
    script(site, '/app.js', { headers: { 'CF-Connecting-IP': address }, env: bindings });
  const answers = await Promise.all([
    ...Array.from({ length: 9 }, (_, i) => from(`2001:db8:1:${i}::1`)),
    from('2001:db8:2:3::1'),
    from('2001:db8:1:2::1', other),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
  await script(made, '/app.js', { env: { CALL_RATE: rateLimit(0) } });
  await fold();
  expect((await api('/domains', made.apiKey)).body[0].viewCount).toBe(4);
  expect((await api('/domains', other.apiKey)).body[0].viewCount).toBe(1);
});

test('page views of an earlier month are not counted', async () => {
  const made = await makeDomain();
  await env.DB.prepare('INSERT INTO calls VALUES (?, 202001, 7, 0)').bind(made.domain.id).run();
  expect((await api('/domains', made.apiKey)).body[0].viewCount).toBe(0);
  expect((await hosting('GET', made.client.path)).body.widgetDisplayCount).toBe(0);
});

test('the time of the last call from the site’s own pages is noted with the first write, then once an hour', async () => {
  // Each month has its own row.
  vi.setSystemTime(new Date().setUTCDate(15));
  const made = await makeDomain();
  const siteCalledAt = () => env.DB.prepare('SELECT siteCalledAt FROM calls').first<number>('siteCalledAt');
  const from = (page?: string) => script(made, '/app.js', { headers: page ? { Referer: page } : {} });
  await Promise.all([from(), from('https://elsewhere.example/'), from('https://notwww.mysite.xyz/')]);
  expect(await siteCalledAt()).toBeNull();
  await Promise.all([from(), from('https://www.mysite.xyz/rooms?x')]);
  const called = (await siteCalledAt())!;
  expect(Math.abs(called - Date.now() / 1000)).toBeLessThan(5);
  vi.setSystemTime(Date.now() + 3_500_000);
  await from('https://www.mysite.xyz/');
  expect(await siteCalledAt()).toBe(called);
  vi.setSystemTime(Date.now() + 101_000);
  await from('https://elsewhere.example/');
  expect(await siteCalledAt()).toBe(called);
  await from('https://www.mysite.xyz/');
  expect((await siteCalledAt())! - called).toBeGreaterThanOrEqual(3600);
  await fold();
  expect((await api('/domains', made.apiKey)).body[0].viewCount).toBe(8);
});

test.each([
  ['fails', false],
  ['succeeds, but whose answer is lost', true],
])('page views whose write %s count once, with the next write', async (_, after) => {
  const made = await makeDomain();
  await script(made);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { DB } = failingCall(env, 1, after ? 'after' : 'before').env;
  await Promise.all([script(made, '/app.js', { env: { DB } }), script(made, '/app.js', { env: { DB } })]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('"event":"counts not written","rows":1')]]);
  log.mockRestore();
  await fold();
  expect((await api('/domains', made.apiKey)).body[0].viewCount).toBe(3);
});

test('a script for an unknown key or domain is a 404 with a comment and is not counted', async () => {
  const made = await makeDomain();
  for (const wrong of [{ embedKey: 'x' }, { domain: { id: 'x' } }]) {
    const answer = await script({ ...made, ...wrong });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('text/javascript');
    expect(answer.text).toMatch(/^\/\*.*\*\/\s*$/);
  }
  expect((await env.DB.prepare('SELECT * FROM pendingCounts').all()).results).toEqual([]);
});

test('the script of a deleted domain is a 404', async () => {
  const made = await makeDomain();
  expect((await script(made, '/app.js', { wait: false })).status).toBe(200);
  await hosting('DELETE', made.P);
  expect((await script(made)).status).toBe(404);
});
