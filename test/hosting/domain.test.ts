import { describe, expect, test } from 'vitest';
import { api, hosting } from '../support/call.ts';
import { makeClient, makeDomain, makeEmbedding } from '../support/make.ts';
import { pointers, problem } from '../support/problem.ts';

const create = (path: string, name: string, more: object = {}) =>
  hosting('POST', `${path}/domain`, { name, ...more });

describe('name', () => {
  test('is a host with or without a scheme, a port and a path; reading returns the host', async () => {
    const sites = [
      ['www.mysite.xyz', 'www.mysite.xyz', '/'],
      ['https://www.mysite.xyz', 'www.mysite.xyz', '/'],
      ['https://www.mysite.xyz/shop/', 'www.mysite.xyz', '/shop/'],
      ['HTTP://www.mysite.xyz/', 'www.mysite.xyz', '/'],
      ['www.mysite.xyz/a/b', 'www.mysite.xyz', '/a/b'],
      ['localhost', 'localhost', '/'],
      ['http://localhost:8080/x', 'localhost:8080', '/x'],
      ['www.mysite.xyz:8443', 'www.mysite.xyz:8443', '/'],
      ['192.168.0.1', '192.168.0.1', '/'],
      ['https://münchen.example/straße', 'münchen.example', '/straße'],
      ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example', '/'],
      [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`, '/'],
    ];
    for (const [entered, name, path] of sites) {
      const { P, domain, apiKey } = await makeDomain(entered);
      expect(domain, entered).toMatchObject({ name, path });
      expect((await hosting('GET', P)).body).toMatchObject({ name, path });
      const [item] = (await api('/domains', apiKey)).body;
      expect(item.name).toBe(entered);
    }
  });

  test('that is not a host name is rejected', async () => {
    const client = await makeClient();
    for (const name of [
      '',
      ' ',
      'https://',
      'nodots',
      'ftp://www.mysite.xyz',
      'javascript:alert(1)',
      'www.mysite.xyz:',
      'www.mysite.xyz:99999',
      'user:secret@www.mysite.xyz',
      'www.mysite.xyz?x=1',
      'www.mysite.xyz/#top',
      'www.mysite .xyz',
      'www.mysite.xyz\n',
      '-a.example',
      'a-.example',
      '.example',
      'a..example',
      '127.1',
      '1.2.3.256',
      '0x7f.0.0.1',
      '[::1]',
      '*.mysite.xyz',
      'www.my<script>.xyz',
      'www.%6dysite.xyz',
    ]) {
      const answer = await hosting('POST', `${client.path}/domain`, { name });
      expect(problem(answer), name).toBe(400);
      expect(pointers(answer)).toEqual(['/name']);
    }
  });

  test('a label, host or path that is too long is rejected', async () => {
    const client = await makeClient();
    for (const name of [
      `${'a'.repeat(64)}.example`,
      `${'a.'.repeat(127)}example`,
      `a.example/${'x'.repeat(2048)}`,
    ]) {
      const answer = await hosting('POST', `${client.path}/domain`, { name });
      expect(new Set(pointers(answer))).toEqual(new Set(['/name']));
    }
  });

  test.each([
    ['www.mysite.xyz', 'https://WWW.mysite.xyz/'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['MÜNCHEN.example/a', 'http://münchen.example/a'],
  ])('%s and %s are one site to a client', async (first, second) => {
    const made = await makeDomain(first);
    expect(pointers(await hosting('POST', `${made.client.path}/domain`, { name: second }))).toEqual([
      '/name',
    ]);
    const other = await makeDomain('other.example', made.client);
    expect(pointers(await hosting('PUT', other.P, { name: second }))).toEqual(['/name']);
    // Another client may have it, too.
    expect((await makeDomain(second)).domain.id).not.toBe(made.domain.id);
  });

  test('another path or port is another website', async () => {
    const { client } = await makeDomain('www.mysite.xyz');
    for (const name of ['www.mysite.xyz/shop/', 'www.mysite.xyz/Shop/', 'www.mysite.xyz:8080']) {
      expect((await makeDomain(name, client)).client).toBe(client);
    }
  });

  test('a name that is sent back keeps the path; another name has its own', async () => {
    const { P, domain, apiKey } = await makeDomain('https://www.mysite.xyz/shop/');
    expect((await hosting('PUT', P, domain)).body).toEqual(domain);
    expect((await api('/domains', apiKey)).body[0].name).toBe('https://www.mysite.xyz/shop/');
    const moved = await hosting('PUT', P, { name: 'www.mysite.xyz/kiosk' });
    expect(moved.body).toEqual({ ...domain, path: '/kiosk' });
    const renamed = await hosting('PUT', P, { name: 'new.example' });
    expect(renamed.body).toEqual({ ...domain, name: 'new.example', path: '/' });
  });
});

describe('quota', () => {
  test('a domain beyond domainMaxCount is a 400, also in parallel', async () => {
    const { path } = await makeClient({ domainMaxCount: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => create(path, `site${i}.example`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(pointers(answer)).toHaveLength(1);
      expect(answer.body.detail).toContain('domainMaxCount');
    }
    const list = (await hosting('GET', `${path}/domain`)).body;
    expect(list).toHaveLength(3);
    expect((await hosting('DELETE', `${path}/domain/${list[0].id}`)).status).toBe(204);
    expect((await create(path, 'next.example')).status).toBe(201);
  });

  test('a client whose domainMaxCount is 0 gets no new domain and keeps its existing ones', async () => {
    const { client, P } = await makeDomain();
    const { username, emailAddress } = client;
    await hosting('PUT', client.path, { username, emailAddress, domainMaxCount: 0 });
    expect(problem(await create(client.path, 'two.example'))).toBe(400);
    expect((await hosting('PUT', P, { name: 'renamed.example' })).status).toBe(200);
  });

  test('whitelabel beyond whitelabelMaxCount is a 400, on create and on update', async () => {
    const client = await makeClient({ whitelabelMaxCount: 1 });
    const plain = await makeDomain('plain.example', client);
    const first = await create(client.path, 'one.example', { whitelabel: true });
    expect(first.body.whitelabel).toBe(true);
    expect(pointers(await create(client.path, 'two.example', { whitelabel: true }))).toEqual(['/whitelabel']);
    const name = 'plain.example';
    expect(pointers(await hosting('PUT', plain.P, { name, whitelabel: true }))).toEqual(['/whitelabel']);
    // One that has it keeps it, and may give it away.
    const path = `${client.path}/domain/${first.body.id}`;
    expect((await hosting('PUT', path, { name: 'one.example', whitelabel: true })).status).toBe(200);
    expect((await hosting('PUT', path, { name: 'one.example', whitelabel: false })).status).toBe(200);
    expect((await hosting('PUT', plain.P, { name, whitelabel: true })).body.whitelabel).toBe(true);
  });

  test('by default there is no whitelabel', async () => {
    const { path } = await makeClient();
    expect(pointers(await create(path, 'one.example', { whitelabel: true }))).toEqual(['/whitelabel']);
  });
});

test.each([
  ['country', ['DE', 'ZZ'], ['de', 'XX', 'DEU', '']],
  ['consentStorage', ['cookie', 'localStorage', 'sessionStorage'], ['indexedDb', '']],
  ['consentCookieLifetime', [0, 1, 3650], [-1, 1.5, '365']],
  [
    'consentResetBeforeDate',
    ['2024-02-29'],
    ['2023-02-29', '2024-2-9', '29.02.2024', '2024-02-29T00:00:00Z', ''],
  ],
  ['managementStructure', ['embedding'], ['cookie', '']],
  ['iframeBlockMode', ['blacklist', 'whitelist'], ['greylist']],
  ['cookieDeclarationTableHeadingStartLevel', [2, 5], [1, 6, 2.5]],
  ['imprintDisplayMode', ['direct', 'link'], ['popup']],
  ['privacyPolicyDisplayMode', ['direct', 'link'], ['popup']],
  ['accessibilityDisplayMode', ['direct', 'link'], ['popup']],
  ['consentSharingDomains', [[], ['a.example']], [[1], ['x'.repeat(256)], { 0: 'a.example' }, 'a.example']],
  [
    'ownHosts',
    [[], ['cdn.example', 'bücher.example:8443']],
    [
      ['https://cdn.example'],
      ['cdn.example/a'],
      ['*.cdn.example'],
      ["cdn.example 'unsafe-eval'"],
      ['cdn'],
      [''],
      'cdn.example',
      Array.from({ length: 101 }, (_, i) => `cdn${i}.example`),
    ],
  ],
  ['tcfVendorBlacklist', [[1, 2]], [['1'], [1.5]]],
] as [string, unknown[], unknown[]][])('%s takes its values and no others', async (name, valid, invalid) => {
  const { P } = await makeDomain('www.mysite.xyz');
  for (const value of valid) {
    const updated = await hosting('PUT', P, { name: 'www.mysite.xyz', [name]: value });
    expect(updated.body[name], updated.text).toEqual(value);
  }
  for (const value of invalid) {
    const answer = await hosting('PUT', P, { name: 'www.mysite.xyz', [name]: value });
    expect(pointers(answer)[0]).toMatch(new RegExp(`^/${name}(/0)?$`));
  }
  expect((await hosting('GET', P)).body[name]).toEqual(valid.at(-1));
});

test('a new domain has the locales de_DE and en_US, filled with texts, en_US active', async () => {
  const { P } = await makeDomain();
  const [german, english, ...more] = (await hosting('GET', `${P}/locale`)).body;
  expect(more).toEqual([]);
  expect([german.name, german.active]).toEqual(['de_DE', false]);
  expect([english.name, english.active]).toEqual(['en_US', true]);
  for (const text of [
    'widgetTitle',
    'widgetIntroText',
    'widgetFullConsentButtonText',
    'widgetDeclineButtonText',
  ]) {
    expect(german[text]).toMatch(/\w{3}/);
    expect(english[text]).toMatch(/\w{3}/);
    expect(german[text]).not.toBe(english[text]);
  }
});

test('deleting a domain deletes its parts and leaves other domains unchanged', async () => {
  const one = await makeDomain('one.example');
  const two = await makeDomain('two.example', one.client);
  const [gone, kept] = [await makeEmbedding(one.P), await makeEmbedding(two.P)];
  expect((await hosting('DELETE', one.P)).status).toBe(204);
  for (const path of [
    one.P,
    `${one.P}/embedding`,
    `${one.P}/embedding/${gone.id}`,
    `${one.P}/locale/de_DE`,
  ]) {
    expect(problem(await hosting('GET', path))).toBe(404);
  }
  expect((await hosting('GET', `${two.P}/embedding`)).body).toEqual([kept]);
  expect((await hosting('GET', `${two.P}/locale`)).body).toHaveLength(2);
  expect((await api(`/domains/${one.domain.id}/consents`, one.apiKey)).status).toBe(404);
});

describe('an own host', () => {
  const put = (P: string, more: object) => hosting('PUT', P, { name: 'www.mysite.xyz', ...more });

  test('stores decisions in a cookie, and so does a new domain with one', async () => {
    const { P, clientP } = await withClient();
    expect((await put(P, { ownHostPath: 'consent' })).body).toMatchObject({
      ownHostPath: 'consent',
      consentStorage: 'cookie',
    });
    // Removing it leaves the decisions where they are.
    expect((await put(P, { ownHostPath: '' })).body.consentStorage).toBe('cookie');
    expect((await put(P, { consentStorage: 'localStorage' })).body.consentStorage).toBe('localStorage');
    const created = await create(clientP, 'www.other.xyz', { ownHostPath: 'consent' });
    expect(created.body.consentStorage).toBe('cookie');
  });

  test('refuses another storage beside it, and changes nothing then', async () => {
    const { P, clientP } = await withClient();
    await put(P, { ownHostPath: 'consent' });
    const answers = [
      await put(P, { consentStorage: 'localStorage' }),
      await put(P, { ownHostPath: 'consent', consentStorage: 'sessionStorage' }),
      await create(clientP, 'www.other.xyz', { ownHostPath: 'consent', consentStorage: 'localStorage' }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.errors[0].pointer]).toEqual([400, '/consentStorage']);
      expect(body.errors[0].detail).toContain('an own host can only make a cookie last');
    }
    expect((await hosting('GET', P)).body).toMatchObject({
      ownHostPath: 'consent',
      consentStorage: 'cookie',
    });
    const both = await put(P, { ownHostPath: '', consentStorage: 'localStorage' });
    expect(both.body).toMatchObject({ ownHostPath: '', consentStorage: 'localStorage' });
  });

  async function withClient() {
    const client = await makeClient();
    return { ...(await makeDomain('www.mysite.xyz', client)), clientP: client.path as string };
  }
});
