import { describe, expect, test } from 'vitest';
import { api, hosting, type Overrides } from '../support/call.ts';
import { redirectTarget, loggedIn, logIn, makeUser, PASSWORD, visit } from '../support/visit.ts';
import { clients, embeddings, sessions } from '../../src/db/schema.ts';
import { blocks } from '../../src/log/tables.ts';
import { now } from '../../src/env.ts';
import { db } from '../support/db.ts';

async function withDomain() {
  const made = await loggedIn();
  const domain = await hosting('POST', `${made.client.path}/domain`, { name: 'www.mysite.xyz' });
  const D = `/account/domains/${domain.body.id}`;
  const forms = [
    '/account/logout',
    '/account/settings/profile',
    '/account/settings/password',
    '/account/settings/api-key',
    `${D}/seal`,
    `${D}/appearance/add`,
  ];
  return { ...made, forms };
}
const state = () =>
  Promise.all([clients, sessions, blocks, embeddings].map((table) => db.select().from(table)));
const fields = {
  firstName: 'Mallory',
  emailAddress: 'mallory@evil.example',
  currentPassword: PASSWORD,
  newPassword: 'known to mallory',
};

describe('a forged form changes nothing', () => {
  test('when another site sends it', async () => {
    const { visit, forms } = await withDomain();
    const before = await state();
    for (const form of forms) {
      for (const headers of [
        { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
        { 'Sec-Fetch-Site': 'same-site', Origin: 'https://sub.placet.example' },
        { 'Sec-Fetch-Site': '', Origin: 'null' },
      ]) {
        const answer = await visit.post(form, fields, { headers });
        expect([form, answer.status]).toEqual([form, 403]);
        expect(answer.text).toContain('Your session has changed');
      }
    }
    expect(await state()).toEqual(before);
  });

  test('when it has no token or that of another session', async () => {
    const { visit: its, forms } = await withDomain();
    const other = await loggedIn();
    const before = await state();
    for (const form of forms) {
      for (const token of ['', '0'.repeat(64), other.visit.token()]) {
        expect([form, (await its.post(form, { ...fields, token })).status]).toEqual([form, 403]);
      }
      const json = { 'Content-Type': 'application/json' };
      expect((await its.post(form, { token: '' }, { headers: json })).status).toBe(403);
    }
    expect(await state()).toEqual(before);
  });

  test('when nobody is signed in', async () => {
    const { forms } = await withDomain();
    const before = await state();
    for (const form of forms) expect(redirectTarget(await visit().post(form, fields))).toBe('/account/login');
    expect(await state()).toEqual(before);
  });

  test('when it would sign somebody in', async () => {
    const { client } = await withDomain();
    const { username } = client;
    const login = (its: ReturnType<typeof visit>, more = {}, headers = {}) =>
      its.post('/account/login', { username, password: PASSWORD, ...more }, { headers });
    expect((await login(visit())).status).toBe(403);
    const its = visit();
    await its.get('/account/login');
    expect((await login(its, {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const other = visit();
    await other.get('/account/login');
    expect((await login(its, { token: other.token() })).status).toBe(403);
    expect((await login(its)).status).toBe(303);
  });
});

describe('a replayed form changes nothing', () => {
  test('after its session has ended', async () => {
    const { client, visit, forms } = await withDomain();
    const token = visit.token();
    await visit.post('/account/logout');
    await logIn(visit, client.username);
    const before = await state();
    for (const form of forms) expect((await visit.post(form, { ...fields, token })).status).toBe(403);
    expect(await state()).toEqual(before);
  });

  test('when it has signed somebody in before', async () => {
    const { client } = await withDomain();
    const its = visit();
    const { username } = client;
    await logIn(its, username);
    const token = its.token();
    await its.get('/account');
    await its.post('/account/logout');
    await its.get('/account/login');
    expect((await its.post('/account/login', { username, password: PASSWORD, token })).status).toBe(403);
  });

  test('when it has rotated the API key before', async () => {
    const { visit } = await withDomain();
    const keyOn = (text: string) => /id="key" value="(plc_\w{40})"/.exec(text)![1]!;
    const settings = async () => (await visit.get('/account/settings')).text;
    const old = keyOn(await settings());
    const asked = await visit.get('/account/settings/api-key');
    expect(asked.text).toContain('The current key stops working immediately.');
    expect(keyOn(await settings())).toBe(old);
    const replaces = /name="replaces" value="(\w+)"/.exec(asked.text)![1]!;
    expect(redirectTarget(await visit.post('/account/settings/api-key', { replaces }))).toBe(
      '/account/settings#api-key',
    );
    const shown = await settings();
    expect(shown).toContain('Your API key was rotated.');
    expect((await api('/test', old)).status).toBe(401);
    expect((await api('/test', keyOn(shown))).status).toBe(200);
    for (const again of [replaces, '']) {
      await visit.post('/account/settings/api-key', { replaces: again });
      const unchanged = await settings();
      expect(unchanged).toContain('Your API key has not changed');
      expect(keyOn(unchanged)).toBe(keyOn(shown));
    }
  });
});

test('the profile is saved; invalid values get a message at their field and stay in the form', async () => {
  const { client, visit } = await withDomain();
  const other = await loggedIn();
  const save = (more: object) =>
    visit.post('/account/settings/profile', {
      firstName: 'Erika',
      lastName: 'Mustermann',
      company: 'Muster',
      emailAddress: 'erika@muster.example',
      ...more,
    });
  expect(redirectTarget(await save({}))).toBe('/account/settings');
  expect((await visit.get('/account/settings')).text).toContain('Your changes were saved.');
  expect((await visit.get('/account/settings')).text).not.toContain('Your changes were saved.');
  for (const [more, told] of [
    [
      { emailAddress: other.client.emailAddress.toUpperCase() },
      'This email address is already used by another account.',
    ],
    [{ emailAddress: 'nowhere' }, 'Enter an email address such as name@example.com.'],
    [{ company: 'x'.repeat(256) }, 'Enter at most 255 characters.'],
  ] as const) {
    const answer = await save({ firstName: '"Eri', ...more });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(told);
    expect(answer.text).toContain('value="&quot;Eri"');
    expect(answer.text).toContain('aria-invalid="true"');
  }
  const { body } = await hosting('GET', client.path);
  expect(body).toMatchObject({ firstName: 'Erika', company: 'Muster', emailAddress: 'erika@muster.example' });
  expect(body.username).toBe(client.username);
});

describe('ten minutes after the password was entered', () => {
  const KEY = '/account/settings/api-key';
  const replaces = ({ text }: { text: string }) => /name="replaces" value="(\w+)"/.exec(text)![1]!;
  async function later() {
    const made = await loggedIn();
    await db.update(sessions).set({ passwordAt: now() - 601 });
    return made;
  }

  test('a new email address, username or key needs it again, and the form is then sent as it was', async () => {
    const { client, visit: its } = await later();
    const renewed = { username: 'renamed', emailAddress: 'new@muster.example', company: 'A & "B"' };
    const forms = [
      ['/account/settings/profile', { ...profile(client), ...renewed }],
      [KEY, { replaces: replaces(await its.get(KEY)) }],
    ] as const;
    for (const [path, sent] of forms) {
      await db.update(sessions).set({ passwordAt: now() - 601 });
      const before = await db.select().from(clients);
      const asked = await its.post(path, sent);
      expect([path, asked.status, asked.text.includes('Confirm your password')]).toEqual([path, 200, true]);
      const wrong = await its.post(path, { ...hiddenFields(asked.text), confirm: 'wrong password' });
      expect([wrong.status, wrong.text.includes('not your current password')]).toEqual([422, true]);
      expect(await db.select().from(clients)).toEqual(before);
      const sentAgain = await its.post(path, { ...hiddenFields(wrong.text), confirm: PASSWORD });
      expect(sentAgain.status, sentAgain.text).toBe(303);
      expect(await db.select().from(clients)).not.toEqual(before);
    }
    expect((await hosting('GET', client.path)).body).toMatchObject(renewed);
  });

  test('nothing else needs it, and it is valid for ten minutes', async () => {
    const { client, visit: its } = await later();
    const save = (more: object) => its.post('/account/settings/profile', { ...profile(client), ...more });
    expect(redirectTarget(await save({ company: 'Another' }))).toBe('/account/settings');
    expect((await save({ emailAddress: 'new@muster.example' })).status).toBe(200);
    await db.update(sessions).set({ passwordAt: now() - 590 });
    expect(redirectTarget(await save({ emailAddress: 'new@muster.example' }))).toBe('/account/settings');
  });

  test('password attempts per minute are limited, regardless of others at the same address', async () => {
    const { client, visit: its } = await later();
    const full = { limit: async () => ({ success: false }) };
    const save = (confirm: string, env: Overrides) => {
      const sent = { ...profile(client), emailAddress: 'new@muster.example', confirm };
      return its.post('/account/settings/profile', sent, { env });
    };
    expect((await save('wrong password', { LOGIN_RATE: full })).status).toBe(429);
    expect((await save(PASSWORD, { LOGIN_ADDRESS_RATE: full, LOGIN_ACCOUNT_RATE: full })).status).toBe(303);
  });

  test('attempts by others in the same network do not block the client', async () => {
    const { client, visit: its } = await later();
    const tried = new Set<string>();
    const LOGIN_RATE = {
      limit: async ({ key }: RateLimitOptions) => ({ success: tried.size < tried.add(key).size }),
    };
    const headers = { 'CF-Connecting-IP': '203.0.113.7' };
    await logIn(visit(), client.username, 'wrong password', { headers, env: { LOGIN_RATE } });
    const sent = { ...profile(client), emailAddress: 'new@muster.example', confirm: PASSWORD };
    const answer = await its.post('/account/settings/profile', sent, { headers, env: { LOGIN_RATE } });
    expect(answer.status).toBe(303);
  });
});

const profile = ({ username, emailAddress }: { username: string; emailAddress: string }) => ({
  firstName: '',
  lastName: '',
  company: '',
  username,
  emailAddress,
});
const hiddenFields = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
      .filter(([, name]) => name !== 'token')
      .map(([, name, value]) => [name!, value!.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]),
  );

test('a form with too many values is rejected quickly', async () => {
  const { visit, client } = await loggedIn();
  const { body } = await hosting('POST', `${client.path}/domain`, { name: 'www.mysite.xyz' });
  const D = `/account/domains/${body.id}`;
  const service = await hosting('POST', `${client.path}/domain/${body.id}/embedding`, {
    name: 'Matomo',
    purpose: 'a717ff5',
  });
  await visit.get(`${D}/services`);
  const send = (path: string, fields: string) =>
    visit.send('POST', `${D}/${path}/save`, {
      body: `token=${visit.token()}&${fields}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  expect((await send('texts/placeholders', 'name=a&'.repeat(140_000))).status).toBe(400);
  const lines = '\0\n'.repeat(500_000);
  const fields = 'name=Matomo&purpose=a717ff5&excludeUrlsMode=exclude';
  const { status, text } = await send(`services/${service.body.id}`, `${fields}&scriptMarkers=${lines}`);
  expect([status, text.includes('id="scriptMarkers-error"')]).toEqual([422, true]);
});

test('a client cannot take the username or email address of another client', async () => {
  const other = await makeUser({ username: 'other@agency.example' });
  const { client, visit: its } = await loggedIn();
  const { username, emailAddress } = client;
  const own = { username, emailAddress, firstName: '', lastName: '', company: '' };
  const save = async (more: object) =>
    (await its.post('/account/settings/profile', { ...own, ...more })).text;
  await its.get('/account/settings');
  expect(await save({ username: other.emailAddress.toUpperCase() })).toContain(
    'This username is already used by another account',
  );
  expect(await save({ emailAddress: other.username })).toContain(
    'This email address is already used by another account',
  );
  expect(redirectTarget(await logIn(visit(), other.emailAddress))).toBe('/account');
  expect(await save({ username: emailAddress })).toBe('');
});
