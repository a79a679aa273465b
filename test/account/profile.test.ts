import { describe, expect, test } from 'vitest';
import { clients, sessions, users } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { hosting, type Overrides } from '../support/call.ts';
import { db } from '../support/db.ts';
import { redirectTarget, loggedIn, logIn, makeUser, PASSWORD, visit } from '../support/visit.ts';

const stored = () => Promise.all([clients, users].map((table) => db.select().from(table)));

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

test('the profile is saved; invalid values get a message at their field and stay in the form', async () => {
  const { client, visit } = await loggedIn();
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
      const before = await stored();
      const asked = await its.post(path, sent);
      expect([path, asked.status, asked.text.includes('Confirm your password')]).toEqual([path, 200, true]);
      const wrong = await its.post(path, { ...hiddenFields(asked.text), confirm: 'wrong password' });
      expect([wrong.status, wrong.text.includes('not your current password')]).toEqual([422, true]);
      expect(await stored()).toEqual(before);
      const sentAgain = await its.post(path, { ...hiddenFields(wrong.text), confirm: PASSWORD });
      expect(sentAgain.status, sentAgain.text).toBe(303);
      expect(await stored()).not.toEqual(before);
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
