import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { newToken } from '../src/lib/crypto/checked-token.ts';
import { brokenDatabase } from './support/bindings/failing-bindings.ts';
import { call } from './support/call.ts';
import { makeDomain } from './support/make.ts';
import { problem } from './support/problem.ts';
import { loggedIn } from './support/visit.ts';

const Accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test('a browser that requests a page gets a page, and a program gets the problem document', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = { env: { DB: brokenDatabase(1) } };
  const token = await newToken(env.SECRET_KEY, 'password link');
  const cases = [
    ['GET', '/nothing', 404, {}],
    ['DELETE', '/', 405, {}],
    ['GET', `/account/link/${token}`, 503, broken],
    ['POST', '/nothing', 404, { body: 'x'.repeat(2 ** 20 + 1) }],
  ] as const;
  for (const [method, path, status, options] of cases) {
    const page = await call(method, path, { ...options, headers: { Accept, 'Accept-Language': 'de' } });
    expect([path, page.status]).toEqual([path, status]);
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(page.text).toMatch(/^<!doctype html><html lang="de"><head>.*<h1>/);
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.has('Allow')).toBe(status === 405);
    if (path.startsWith('/account/link')) continue;
    const answer = await call(method, path, { ...options, headers: { Accept: 'application/json, */*' } });
    expect(problem(answer)).toBe(status);
  }
  // The interfaces answer everybody alike.
  for (const path of ['/api/nothing', '/hosting/api/nothing']) {
    expect((await call('GET', path, { headers: { Accept } })).headers.get('Content-Type')).toBe(
      'application/problem+json',
    );
  }
});

test('no address of ours leads to another host', async () => {
  const headers = { Accept };
  const chosen = await call('GET', '//evil.example/x?lang=de', { headers });
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/evil.example/x']);
  expect((await call('GET', '//evil.example/x', { headers })).text).not.toContain('"//evil.example');
});

test('every answer is kept to its type, and those of the consoles to https for a year, where they came that way', async () => {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const script = `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  const first = await call('GET', script);
  const forVisitors = [
    first,
    await call('GET', script, { headers: { 'If-None-Match': first.headers.get('ETag')! } }),
    await call('GET', '/app.js'),
    await call('POST', '/app/consents', { body: {} }),
  ];
  const others = [
    await call('GET', `/api/test?apiKey=${made.apiKey}`),
    await call('GET', '/hosting/api/client'),
    await call('GET', '/nothing'),
    await call('GET', '/'),
    await visit.get('/account'),
    await visit.get('/account/logout'),
  ];
  for (const { headers } of others)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  for (const { headers } of [...forVisitors, ...others])
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});
