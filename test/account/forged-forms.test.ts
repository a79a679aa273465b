import { describe, expect, test } from 'vitest';
import { api, hosting } from '../support/call.ts';
import { redirectTarget, loggedIn, logIn, PASSWORD, visit } from '../support/visit.ts';
import { clients, embeddings, sessions, users } from '../../src/db/schema.ts';
import { blocks } from '../../src/log/tables.ts';
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
  Promise.all([clients, users, sessions, blocks, embeddings].map((table) => db.select().from(table)));
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
