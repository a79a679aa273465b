import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownHostKey } from '../../src/domains/own-host/own-host-key.ts';
import { call, hosting, type Overrides } from '../support/call.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { makeDomain, shownTo } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { loggedIn } from '../support/visit.ts';

const NAME = 'www.mysite.xyz';
const PAGE = `https://${NAME}`;
const HTML = 'text/html,application/xhtml+xml';
const everywhere = (policy: string) =>
  Object.fromEntries(
    ['Europe', 'UsStates', 'Quebec', 'Brazil', 'Elsewhere'].map((region) => [`policy${region}`, policy]),
  );

let made: Awaited<ReturnType<typeof makeDomain>>;
beforeEach(async () => {
  made = await makeDomain(NAME);
});

const own = () => `/own/${made.domain.id}`;
const query = () => `?apiKey=${made.embedKey}&domain=${made.domain.id}`;
const keyOf = (one = made) => ownHostKey(env, one.domain.id, one.embedKey);
const configure = async (domain: Record<string, unknown>) => {
  const answer = await hosting('PUT', made.P, { name: NAME, ...domain });
  expect(answer.status, answer.text).toBe(200);
};

/** What the widget sends for a visitor. */
const send = (path: string, more: object = {}, headers: object = {}, bindings: Overrides = {}) =>
  call('POST', path, {
    body: JSON.stringify({ apiKey: made.embedKey, domain: made.domain.id, ...more }),
    headers: { Origin: PAGE, 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
    env: bindings,
  });
const decide = (path = own(), headers: object = {}, bindings: Overrides = {}) =>
  send(`${path}/app/consents`, { consent: false, embeddings: [] }, headers, bindings);

const policyIn = (text: string) => /"policy":"(\w+)"/.exec(text)?.[1] ?? 'optIn';
async function policyFor(path: string, headers: Record<string, string> = {}, cf?: CfProperties) {
  const answer = await call('GET', path + query(), { headers, ...(cf && { cf }) });
  expect(answer.status, answer.text).toBe(200);
  return policyIn(answer.text);
}

describe('the paths of an own host', () => {
  test('are the script and the calls of the widget, under /own/{domainId} and up to four segments', async () => {
    const plain = await call('GET', `/app.js${query()}`);
    const bases = [own(), '/consent', '/a/b', '/a/b_c/d-e/f1'];
    for (const base of bases)
      for (const file of ['/app', '/app.js']) {
        const answer = await call('GET', base + file + query());
        expect([base + file, answer.status, answer.text === plain.text]).toEqual([base + file, 200, true]);
        expect(answer.headers.get('ETag')).toBe(plain.headers.get('ETag'));
        const head = await call('HEAD', base + file + query());
        expect([head.status, head.text]).toEqual([200, '']);
        const unchanged = { 'If-None-Match': plain.headers.get('ETag')! };
        expect((await call('GET', base + file + query(), { headers: unchanged })).status).toBe(304);
      }
    for (const base of bases) {
      expect((await decide(base)).status).toBe(201);
      const told = { locale: 'en_US', outcome: 'acceptedAll' };
      expect((await send(`${base}/app/interactions`, told)).status).toBe(204);
      expect((await call('GET', `${base}/app/log-key?domain=${made.domain.id}`)).status).toBe(200);
      const preflight = { Origin: PAGE, 'Access-Control-Request-Method': 'POST' };
      expect((await call('OPTIONS', `${base}/app/consents`, { headers: preflight })).status).toBe(204);
    }
  });

  test('are nothing else: a 404 that is never HTML, and no redirect', async () => {
    const { visit } = await loggedIn();
    expect((await visit.get('/account')).status).toBe(200);
    const cookies = [...visit.cookies].map((pair) => pair.join('=')).join('; ');
    for (const path of [
      '',
      '/',
      '/account',
      '/account/login',
      '/operator',
      '/hosting/api/client',
      '/api/domains',
      '/docs',
      '/app/',
      '/app/services',
      '/app/checkpoint',
      '/app/consents/',
      '/app.js/',
      '/app/../account',
      '/app/image',
      '/app/image/x',
      '/x/app',
      '/app/image/../../account',
      '//app',
      '/app%2Fconsents',
    ].map((rest) => own() + rest)) {
      const headers = {
        Accept: HTML,
        Cookie: cookies,
        Authorization: `Bearer ${env.HOSTING_API_KEY}`,
      };
      const answer = await call('GET', `${path}?apiKey=${made.apiKey}`, { headers });
      // The URL parser has resolved the dots before the Worker sees them.
      if (path.includes('/..')) continue;
      expect([path, problem(answer)]).toEqual([path, 404]);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    for (const path of ['/a/b/c/d/e/app', '/own/x/y/z/v/app', '/a.b/app', '/account/app']) {
      const answer = await call('GET', path + query());
      expect([path, answer.status, answer.text]).toEqual([path, 404, expect.not.stringContaining('CCM')]);
    }
  });

  test('leave nothing else to a proxy that forwards dots in a path', async () => {
    for (const path of ['/account', '/account/login', '/operator', '/hosting/api/client', '/api/test', '/'])
      for (const key of [await keyOf(), 'x', '']) {
        const answer = await call('GET', path, { headers: { Accept: HTML, 'Placet-Key': key } });
        expect([path, problem(answer)]).toEqual([path, 404]);
      }
  });

  test('on the host of a website, never answer with HTML or HSTS', async () => {
    const bindings = { PUBLIC_URL: 'https://consent.example' };
    for (const path of ['/consent', '/consent/', '/consent/account', '/consent/app/services']) {
      const answer = await call('GET', path, { headers: { Accept: HTML }, env: bindings });
      expect([path, problem(answer)]).toEqual([path, 404]);
      expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
    }
  });

  test('belong to one domain each: another domain cannot be reached under them', async () => {
    const other = await makeDomain('www.other.example');
    const foreign = `?apiKey=${other.embedKey}&domain=${other.domain.id}`;
    expect((await call('GET', `/app.js${foreign}`)).status).toBe(200);
    expect((await call('GET', `${own()}/app${foreign}`)).status).toBe(404);
    const sent = await call('POST', `${own()}/app/consents`, {
      body: { apiKey: other.embedKey, domain: other.domain.id, consent: false, embeddings: [] },
      headers: { Origin: 'https://www.other.example' },
    });
    expect(problem(sent)).toBe(404);
  });

  test('pages of other websites get a 403, as without an own host', async () => {
    expect(problem(await decide(own(), { Origin: 'https://evil.example' }))).toBe(403);
    expect(problem(await decide('/consent', { Origin: 'https://evil.example' }))).toBe(403);
  });
});

test('responses for visitors have no HSTS, which would apply to the website; those of the consoles keep it', async () => {
  const { visit } = await loggedIn();
  for (const answer of [
    await call('GET', `/app.js${query()}`),
    await call('GET', '/app.js'),
    await call('GET', `${own()}/app${query()}`),
    await call('GET', `${own()}/account`),
    await decide(),
    await send(`${own()}/app/consents`),
    await call('GET', `${own()}/app/log-key?domain=${made.domain.id}`),
    await call('GET', '/app/nothing'),
  ]) {
    expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  }
  for (const answer of [await visit.get('/account'), await call('GET', '/hosting/api/client')])
    expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
});

describe('the region of a visitor', () => {
  beforeEach(() => configure({ ...everywhere('none'), policyUsStates: 'optOut', policyEurope: 'optIn' }));
  const japan = { country: 'JP' };

  test('is that of the visitor at a route of the Worker, and unknown behind a proxy without the key', async () => {
    expect(await policyFor('/consent/app', {}, japan)).toBe('none');
    expect(await policyFor(`${own()}/app`, {}, japan)).toBe('optIn');
    expect(await policyFor(`${own()}/app`, { 'Placet-Country': 'JP' }, japan)).toBe('optIn');
  });

  test('is what the proxy says if it has the key of the domain', async () => {
    const from = async (country: string, key?: string) =>
      policyFor(`${own()}/app`, { 'Placet-Country': country, 'Placet-Key': key ?? (await keyOf()) }, japan);
    const found = [];
    for (const country of ['JP', 'US-CA', 'US-WA', 'DE', '', 'XX', 'T1', 'jp', 'US-', 'Japan', 'JP '])
      found.push(await from(country));
    expect(found).toEqual([
      'none',
      'optOut',
      'none',
      'optIn',
      'optIn',
      'optIn',
      'optIn',
      'optIn',
      'optIn',
      'optIn',
      'none',
    ]);
    const other = await makeDomain('www.other.example');
    for (const wrong of [await keyOf(other), `${await keyOf()}0`, made.embedKey, '', 'x'])
      expect([wrong, await from('JP', wrong)]).toEqual([wrong, 'optIn']);
  });

  test('is unknown behind a proxy to the root of the service, where the country is that of the proxy', async () => {
    const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', Referer: `${PAGE}/` };
    for (const path of ['/app.js', '/x/app']) {
      expect(await policyFor(path, sameOrigin, japan)).toBe('optIn');
      expect(await policyFor(path, { ...sameOrigin, 'Sec-Fetch-Site': 'cross-site' }, japan)).toBe('none');
      expect(await policyFor(path, { ...sameOrigin, Referer: 'https://placet.example/' }, japan)).toBe(
        'none',
      );
    }
    // At a route, the host of the request is that of the page.
    const url = `https://${NAME}/consent/app${query()}`;
    const { default: worker } = await import('../../src/index.ts');
    const { createExecutionContext } = await import('cloudflare:test');
    const request = new Request(url, { headers: sameOrigin, cf: japan });
    expect(policyIn(await (await worker.fetch(request, env, createExecutionContext())).text())).toBe('none');
  });
});

describe('the limits of a network', () => {
  const visitors = (key: string | undefined, count = 4) =>
    Array.from({ length: count }, (_, i) => ({
      'CF-Connecting-IP': '192.0.2.1',
      'Placet-Visitor': `visitor${i}`,
      ...(key !== undefined && { 'Placet-Key': key }),
    }));

  test('count the visitors that a proxy with the key tells apart', async () => {
    const limits = { CONSENT_RATE: rateLimit(1) };
    for (const headers of visitors(await keyOf())) {
      expect((await decide(own(), headers, limits)).status).toBe(201);
      expect((await decide(own(), headers, limits)).status).toBe(429);
    }
  });

  test('count the proxy without the key, or with that of another domain', async () => {
    const other = await keyOf(await makeDomain('www.other.example'));
    for (const key of [undefined, '', other]) {
      const limits = { CONSENT_RATE: rateLimit(1) };
      const statuses = [];
      for (const headers of visitors(key, 2)) statuses.push((await decide(own(), headers, limits)).status);
      expect(statuses).toEqual([201, 429]);
    }
  });

  test('do not count a visitor whom the proxy does not name, nor those of other domains with that name', async () => {
    const limits = { PROOF_RATE: rateLimit(1) };
    const ask = async (base: string, headers: Record<string, string>) =>
      (await call('GET', `${base}/app/log-key?domain=${made.domain.id}`, { headers, env: limits })).status;
    const key = await keyOf();
    const victim = '198.51.100.7';
    expect(await ask(own(), { 'Placet-Key': key, 'Placet-Visitor': victim })).toBe(200);
    expect(await ask(own(), { 'Placet-Key': key, 'Placet-Visitor': victim })).toBe(429);
    expect(await ask('', { 'CF-Connecting-IP': victim })).toBe(200);
    const proxy = { 'CF-Connecting-IP': '192.0.2.9', 'Placet-Key': key };
    expect(await ask(own(), proxy)).toBe(200);
    expect(await ask(own(), proxy)).toBe(429);
  });
});

test('headers of a proxy count nowhere but under its own host', async () => {
  await configure(everywhere('none'));
  const headers = { 'Placet-Key': await keyOf(), 'Placet-Country': 'DE', 'Placet-Visitor': 'x' };
  expect(await policyFor('/app.js', headers, { country: 'JP' })).toBe('none');
  expect(await policyFor('/consent/app', headers, { country: 'JP' })).toBe('none');
});

test('the key ends with the embed key, and no table contains it', async () => {
  const key = await keyOf();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const rows = await env.DB.prepare('SELECT * FROM clients WHERE id = ?').bind(made.client.id).all();
  const domain = await env.DB.prepare('SELECT * FROM domains WHERE id = ?').bind(made.domain.id).all();
  expect(JSON.stringify([rows.results, domain.results])).not.toContain(key);
  await configure(everywhere('none'));
  const from = { 'Placet-Key': key, 'Placet-Country': 'JP' };
  expect(await policyFor(`${own()}/app`, from)).toBe('none');
  await env.DB.prepare('UPDATE clients SET embedKey = ? WHERE id = ?').bind('another', made.client.id).run();
  await configure({ ...everywhere('none'), countryHint: undefined });
  const gone = await call('GET', `${own()}/app${query()}`, { headers: from });
  expect(gone.status).toBe(404);
});

test('the consent notice of a decision is that of the script', async () => {
  const notice = await shownTo(made);
  const answer = await send(`${own()}/app/consents`, { consent: true, embeddings: [], notice });
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('timestamp')]);
});

describe('the cookies that the own host sets', () => {
  const DAY = 86_400;
  const ucid = 'a'.repeat(64);
  const now = () => Math.floor(Date.now() / 1000);
  const cookie = (more: object = {}) =>
    encodeURIComponent(
      JSON.stringify({ id: '12345678', ucid, consent: true, embeddings: ['x'], time: now(), ...more }),
    );
  const state = '1.1790000000.optIn.0123abcd.matomo~@a717ff5';
  const keep = (more: object = {}, headers: object = {}, base = own()) =>
    send(`${base}/app/keep`, { cookies: { placet: cookie() }, age: 100, ...more }, headers);
  const cookiesOf = (answer: Awaited<ReturnType<typeof keep>>) => answer.headers.getSetCookie();

  beforeEach(() => configure({ ownHostPath: 'consent', consentStorage: 'cookie' }));

  test('are those of the script, for the time that is left of the decision', async () => {
    const decision = cookie();
    const answer = await keep({ cookies: { placet: decision }, age: 1000 });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const name = `placet_${made.domain.id}`;
    expect(cookiesOf(answer)).toEqual([`${name}=${decision}; Path=/; SameSite=Lax; Max-Age=1000; Secure`]);
    expect(cookiesOf(await keep({}, {}, '/consent'))).toHaveLength(1);
  });

  test('contain the one for the website’s server if the domain has it', async () => {
    const both = { cookies: { placet: cookie(), placet_state: state } };
    expect(cookiesOf(await keep(both))).toHaveLength(1);
    await configure({ serverCookie: true, consentCookieSecure: false });
    const [, second] = cookiesOf(await keep(both));
    expect(second).toBe(`placet_state_${made.domain.id}=${state}; Path=/; SameSite=Lax; Max-Age=100`);
  });

  test('are those of the parent domain that the domain shares with others', async () => {
    await hosting('PUT', made.client.path, {
      ...(await hosting('GET', made.client.path)).body,
      features: { canUseConsentSharing: true },
    });
    await configure({ consentSharingDomains: ['shop.mysite.xyz'] });
    expect(cookiesOf(await keep())[0]).toMatch(/; Secure; Domain=mysite\.xyz$/);
  });

  test('prolong nothing', async () => {
    await configure({ consentCookieLifetime: 10, consentRejectionLifetime: 20 });
    const old = { placet: cookie({ time: now() - 15 * DAY }) };
    const [set] = cookiesOf(await keep({ cookies: old, age: 20 * DAY }));
    const age = Number(/Max-Age=(\d+)/.exec(set!)![1]);
    expect(age).toBeGreaterThan(5 * DAY - 60);
    expect(age).toBeLessThanOrEqual(5 * DAY);
    expect(problem(await keep({ cookies: { placet: cookie({ time: now() - 20 * DAY }) } }))).toBe(400);
    await configure({ consentCookieLifetime: 0 });
    expect(problem(await keep())).toBe(403);
  });

  test('are set nowhere else: not at the root, for other pages, another host or decisions that end with the session', async () => {
    expect(problem(await keep({}, {}, ''))).toBe(404);
    expect(problem(await keep({}, { Origin: 'https://evil.example' }))).toBe(403);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(problem(await keep({}, { 'Sec-Fetch-Site': site }))).toBe(403);
    expect((await keep({}, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204);
    expect(problem(await keep({ apiKey: 'wrong' }))).toBe(404);
    await configure({ consentCookieLifetime: 0 });
    expect(problem(await keep())).toBe(403);
    await configure({ consentCookieLifetime: 365, ownHostPath: '' });
    expect(problem(await keep())).toBe(403);
  });

  test('contain nothing but a decision', async () => {
    for (const decision of [
      '',
      'x',
      '%7B%7D',
      `${cookie()};Domain=evil.example`,
      `${cookie()}\r\nSet-Cookie: a=b`,
      `${cookie()} `,
      cookie({ ucid: 'x' }),
      cookie({ time: 'x' }),
      cookie({ embeddings: 'x' }),
      '%',
      '%E0%A4%A',
      cookie({ embeddings: ['x'.repeat(4000)] }),
    ])
      expect([decision, problem(await keep({ cookies: { placet: decision } }))]).toEqual([decision, 400]);
    for (const wrong of [
      '',
      '2.1.optIn.0123abcd.-',
      `${state};a=b`,
      `${state}\n`,
      `${state}~${'x'.repeat(2000)}`,
    ])
      expect([wrong, problem(await keep({ cookies: { placet: cookie(), placet_state: wrong } }))]).toEqual([
        wrong,
        400,
      ]);
    for (const more of [{ age: 0 }, { age: -1 }, { age: 1.5 }, { age: '9' }, { name: 'x' }])
      expect([more, problem(await keep(more))]).toEqual([more, 400]);
  });
});

test.each<readonly [path: string, status: number]>([
  ['consent', 200],
  ['a/consent', 200],
  ['consent.php', 200],
  ['a/consent.php', 200],
  ['', 200],
  ...[
    '/consent',
    'consent/',
    'a/b/c',
    'Consent',
    'a.b',
    'con sent',
    '..',
    'a/../b',
    'account',
    'api',
    'hosting/api',
    'own/x',
    'app',
  ].map((path) => [path, 400] as const),
])('the path %s of an own host: %i', async (path, status) => {
  const answer = await hosting('PUT', made.P, { name: NAME, ownHostPath: path });
  expect(answer.status, answer.text).toBe(status);
  const stored = (await hosting('GET', made.P)).body.ownHostPath as string;
  expect(stored).toBe(status === 200 ? path : '');
});
