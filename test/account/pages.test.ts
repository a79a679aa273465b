import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { now } from '../../src/env.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { call, hosting } from '../support/call.ts';
import { movedClock } from '../support/bindings/clock.ts';
import { decide, makeDomain, makeEmbedding } from '../support/make.ts';
import { roleOf, routeOf, routesAt } from '../support/routes/console-routes.ts';
import { redirectTarget, loggedIn, visit } from '../support/visit.ts';
import { calls, domains } from '../../src/db/schema.ts';
import { blocks, entries } from '../../src/log/tables.ts';
import { db } from '../support/db.ts';
import { monthOf } from '../../src/lib/time.ts';

const HOSTILE = `"><script>alert(1)</script>'&amp;<img src=x onerror=alert(2)>`;
const DAY = 86_400;
const PUBLIC = ['/', '/account/login'];

/** The paths of all pages behind the login that need no more than a domain, and of two that do. */
function pagesOf(domainId: string) {
  const D = `/account/domains/${domainId}`;
  const paths = routesAt('/account')
    .filter((route) => route.startsWith('GET') && !routeOf(route).isFile && roleOf(route) !== 'nobody')
    .map((route) => route.slice(4).replace(':domainId', domainId))
    .filter((path) => !path.includes(':'));
  return [...paths, `${D}/texts/en_US`, `${D}/texts/en_US/remove`];
}

async function withDomain(more: object = {}) {
  const { client, visit: its } = await loggedIn(more);
  const made = await makeDomain('www.mysite.xyz', client);
  return { ...made, visit: its, pages: pagesOf(made.domain.id) };
}

describe('every page', () => {
  test('is not cached, has no inline code and cannot be framed', async () => {
    const { visit, pages } = await withDomain();
    const answers = [
      ...(await Promise.all(pages.map((path) => visit.get(path)))),
      ...(await Promise.all(PUBLIC.map((path) => call('GET', path)))),
      await visit.get('/account/nothing'),
      await visit.post('/account/settings/profile', { token: '' }),
    ];
    for (const { headers, text } of answers) {
      const policy = headers.get('Content-Security-Policy')!;
      expect(
        policy.replace(/; frame-src https:\/\/placet\.example\/account\/domains\/\S+\/preview$/, ''),
      ).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(text).toMatch(/^<!doctype html><html lang="en">/);
      expect(text).not.toMatch(
        /<style|\sstyle=|\son\w+=|javascript:|<script(?! src="\/account\/(chart|consents|copy|drafts|session|forms|preview|qr)\.js")/,
      );
    }
  });

  test('shows hostile names as text', async () => {
    const { visit, domain, client, ...made } = await withDomain({
      company: HOSTILE,
      username: `<i>${HOSTILE}`.slice(0, 64),
    });
    const { id } = await makeEmbedding(made.P, { name: HOSTILE });
    await decide({ ...made, client, domain }, { embeddings: [id] });
    await db.update(domains).set({ enteredName: HOSTILE, name: HOSTILE });
    const hostile = encodeURIComponent(HOSTILE);
    const pages = [...pagesOf(domain.id), `/account/domains/${domain.id}/consents?id=${hostile}`];
    for (const path of pages) {
      const { text, status } = await visit.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/<img|<script>|<i>/);
      expect(text).toContain('&lt;i&gt;&quot;&gt;&lt;script&gt;');
    }
    const login = await call('GET', `/account/login?next=${hostile}`);
    expect(login.text).not.toMatch(/<img|<script>/);
    const file = await visit.get(`/account/domains/${domain.id}/consents/download?format=csv`);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  });

  test('requires signing in', async () => {
    const { pages } = await withDomain();
    for (const path of pages) expect(redirectTarget(await visit().get(path))).toMatch(/^\/account\/login/);
  });

  test("answers another client's domain with a 404", async () => {
    const { visit } = await withDomain();
    const other = await makeDomain('other.example');
    const D = `/account/domains/${other.domain.id}`;
    await decide(other, {}, { Origin: 'https://other.example' });
    const nowhere = await visit.get('/account/domains/000000000000/consents');
    const mainOf = ({ text }: { text: string }) => /<main[\s\S]*<\/main>/.exec(text)![0];
    for (const part of ['consents', 'consents/download?format=json', 'onboarding', 'statistics', 'nothing']) {
      const answer = await visit.get(`${D}/${part}`);
      expect([part, answer.status]).toEqual([part, 404]);
      expect(mainOf(answer)).toBe(mainOf(nowhere));
    }
    expect((await visit.post(`${D}/seal`)).status).toBe(404);
    expect(await db.$count(blocks)).toBe(0);
    expect((await visit.get('/account')).text).not.toContain('other.example');
  });
});

describe('the language', () => {
  const langOf = ({ text }: { text: string }) => /<html lang="(\w+)"/.exec(text)![1];

  test('is that of the browser, otherwise English', async () => {
    for (const [accepted, lang] of [
      ['de-AT,de;q=0.9', 'de'],
      ['fr,de;q=0.5,en;q=0.4', 'de'],
      ['fr', 'en'],
      ['', 'en'],
      ['x'.repeat(500), 'en'],
      ['de-x,en', 'de'],
    ] as const) {
      expect(langOf(await call('GET', '/', { headers: { 'Accept-Language': accepted } })), accepted).toBe(
        lang,
      );
    }
  });

  test('stays the chosen one', async () => {
    const its = visit({ 'Accept-Language': 'de' });
    expect((await its.get('/account/login')).text).toContain('Benutzername');
    expect(redirectTarget(await its.get('/account/login?next=%2Faccount%2Fsettings&lang=en'))).toBe(
      '/account/login?next=%2Faccount%2Fsettings',
    );
    expect((await its.get('/account/login')).text).toContain('Username');
    expect(langOf(await its.get('/?lang=xx'))).toBe('en');
  });

  test('formats dates and numbers for the browser’s region', async () => {
    const { client, visit: its, domain, ...made } = await withDomain({ widgetDisplayMaxCount: 50_000 });
    const clock = movedClock(Date.UTC(2026, 2, 5, 14, 7) / 1000);
    const { body } = await decide({ ...made, client, domain }, {}, {}, clock.bindings);
    const { ucid } = body;
    vi.useRealTimers();
    const at = async (accepted: string) => {
      const headers = { 'Accept-Language': accepted };
      const consents = await its.get(`/account/domains/${domain.id}/consents/${ucid}`, { headers });
      const overview = await its.get('/account', { headers });
      return [/<h3><time[^>]*>([^<]+)<\/time>/.exec(consents.text)![1], /50.000/.exec(overview.text)![0]];
    };
    expect(await at('de-DE')).toEqual(['05.03.2026, 14:07:00 UTC', '50.000']);
    expect(await at('en-US')).toEqual([expect.stringMatching(/^Mar 5, 2026, 2:07:00\sPM UTC$/), '50,000']);
    expect(await at('en-GB')).toEqual(['5 Mar 2026, 14:07:00 UTC', '50,000']);
  });

  test('shows times in the browser’s time zone and names it, otherwise in UTC', async () => {
    const { visit: its, domain, ...made } = await withDomain();
    const clock = movedClock(Date.UTC(2026, 2, 5, 14, 7) / 1000);
    const { body } = await decide({ ...made, domain }, {}, {}, clock.bindings);
    vi.useRealTimers();
    const page = `/account/domains/${domain.id}/consents`;
    expect((await its.get(`${page}/${body.ucid}`)).text).toContain('14:07:00 UTC');
    const shown = async (zone: string) => {
      its.cookies.set('__Host-placet-zone', zone);
      const { text } = await its.get(page);
      return [/>([^<]+)<\/time>/.exec(text)![1], /Times in ([^<]+)\.</.exec(text)![1]];
    };
    expect(await shown('Europe/Berlin')).toEqual(['5 Mar 2026, 15:07:00 CET', 'Europe/Berlin']);
    expect(await shown('Asia/Kolkata')).toEqual([expect.stringContaining('19:37:00'), 'Asia/Kolkata']);
    for (const zone of ['', 'nowhere', '<b>', 'x'.repeat(4000)])
      expect(await shown(zone)).toEqual(['5 Mar 2026, 14:07:00 UTC', 'UTC']);
  });
});

test('the start page links to the account, the API documentation and the quick start', async () => {
  const { text, status } = await call('GET', '/');
  expect(status).toBe(200);
  const links = [...text.matchAll(/<a class="(?:button primary|card way)" href="([^"]+)"/g)];
  expect(links.map(([, href]) => href)).toEqual(['/account', '/docs', '/docs/readme#quick-start', '/verify']);
});

test('the overview shows page views and the opt-in rate of 30 days with its change', async () => {
  const { visit, domain, client, ...made } = await withDomain({ widgetDisplayMaxCount: 1000 });
  await db.insert(calls).values({ domainId: domain.id, month: monthOf(now()), count: 1234 });
  const clock = movedClock(now() - 31 * DAY);
  for (const consent of [true, false])
    expect((await decide({ ...made, client, domain }, { consent }, {}, clock.bindings)).status).toBe(201);
  vi.useRealTimers();
  for (const consent of [true, true, false]) await decide({ ...made, client, domain }, { consent });
  const other = await makeDomain('other.example');
  await decide(other, {}, { Origin: 'https://other.example' });
  const { text } = await visit.get('/account');
  expect(text).toContain('of 1,000 included');
  expect(text).toContain('<strong>67%</strong>');
  expect(text).toContain('(3 decisions in 30 days)');
  expect(text).toContain('+17 percentage points');
  expect(text).toContain('<strong>1,234</strong>');
});

test('the status page shows the same snippet as the API', async () => {
  const { visit, domain, P } = await withDomain();
  const { text } = await visit.get(`/account/domains/${domain.id}/status`);
  const snippets = await hosting('GET', `${P}/onboarding/embed`);
  expect(unescape(/<textarea[^>]*>\n([^<]+)<\/textarea>/.exec(text)![1]!)).toBe(snippets.body.default);
});

const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('the overview ignores a page number that cannot exist', async () => {
  const { visit } = await loggedIn();
  for (const page of ['1e308', '-1', 'x', '9007199254740993', '0x10'])
    expect((await visit.get(`/account?page=${page}`)).status, page).toBe(200);
});

test('the overview counts entries in D1, in the archive and since the last maintenance run', async () => {
  const { visit, domain, client, ...made } = await withDomain();
  const all = { ...made, client, domain };
  const counts = async () => {
    const { text } = await visit.get('/account');
    return [/<strong>(\d+%)</.exec(text)![1], / \((\d+) decisions in/.exec(text)![1]];
  };
  const clock = movedClock(now() - 3600);
  for (const consent of [true, true, false]) await decide(all, { consent }, {}, clock.bindings);
  vi.useRealTimers();
  expect(await counts()).toEqual(['67%', '3']);
  await hosting('POST', `${made.P}/log/archive`);
  await decide(all);
  for (const seconds of [0, 400, 460]) await maintain(env, now() + seconds);
  expect(await db.$count(entries)).toBe(1);
  expect(await counts()).toEqual(['75%', '4']);
  await decide(all, { consent: false });
  expect(await counts()).toEqual(['60%', '5']);
});

test('a wrong method and an unknown path get an error page', async () => {
  const { visit } = await withDomain();
  const put = await visit.send('PUT', '/account/settings/profile');
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'POST, GET, HEAD']);
  const head = await call('HEAD', '/account/login');
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await visit.get('/account/nothing')).text).toContain('This page doesn’t exist');
});

test('an internal error is logged and shown without details', async () => {
  const { visit } = await withDomain();
  const answer = await visit.get('/account/settings', { env: { SECRET_KEY: '' } });
  expect(answer.status).toBe(500);
  expect(answer.text).toContain('<h1>Something went wrong</h1>');
});
