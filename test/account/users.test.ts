import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { links, secondFactors, sessions, signInNames, users } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { hosting } from '../support/call.ts';
import { othersOf, removeUser, setRole } from '../../src/db/users/users.ts';
import { ownUser } from '../../src/db/users/user-accounts.ts';
import { db } from '../support/db.ts';
import { catchEmails, linkIn } from '../support/emails.ts';
import { captureEvents } from '../support/log/log-events.ts';
import {
  loggedIn,
  loggedInAs,
  logIn,
  makeUserOf,
  PASSWORD,
  redirectTarget,
  visit,
  type Visit,
} from '../support/visit.ts';

const USERS = '/account/users';
const newPassword = 'a password of my own';
const erika = { emailAddress: 'Erika@muster.example', name: 'Erika Muster', role: 'editor' };
const linkOn = (text: string) =>
  /https:\/\/placet\.example(\/account\/link\/[0-9A-Za-z]{40})/.exec(text)![1]!;
const invite = (its: Visit, more: object = {}, options = {}) =>
  its.post(`${USERS}/invite`, { ...erika, ...more }, options);
const isOpen = async (its: Visit) => (await its.get('/account')).status === 200;

describe('an invitation', () => {
  test('shows a link to copy without email; with it, the user sets a password and is signed in', async () => {
    const { client, visit: owner } = await loggedIn({ company: 'Muster GmbH' });
    const made = await invite(owner);
    expect(made.status, made.text).toBe(200);
    const link = linkOn(made.text);
    const its = visit({ 'Accept-Language': 'en' });
    const shown = (await its.get(link)).text;
    expect(shown).toContain('Accept the invitation');
    expect(shown).toContain('account “Muster GmbH” with the role “Editor”');
    expect(shown).toContain('value="Erika@muster.example"');
    expect((await logIn(visit(), erika.emailAddress, '')).status).toBe(422);
    for (const [weak, told] of [
      ['short', '10 to 200 characters'],
      ['erika@muster', 'easy to guess'],
      ['ErikaMuster1', 'easy to guess'],
    ] as const)
      expect((await its.post(link, { newPassword: weak })).text).toContain(told);
    expect(shown).not.toContain('signed out');
    expect(redirectTarget(await its.post(link, { newPassword }))).toBe('/account');
    const page = (await its.get('/account')).text;
    expect(page).toContain('You have accepted the invitation.');
    expect(page).toContain('Erika Muster');
    expect((await its.get(link)).status).toBe(404);
    expect(redirectTarget(await logIn(visit(), 'erika@MUSTER.example', newPassword))).toBe('/account');
    const list = (await owner.get(USERS)).text;
    expect(list).toContain('Last sign-in: ');
    expect(list).not.toContain('Invitation pending');
    const [session] = await db.select().from(sessions).where(eq(sessions.clientId, client.id)).limit(1);
    expect(session).toBeDefined();
    expect((await db.select().from(users).where(othersOf(client.id)))[0]).toMatchObject({ role: 'editor' });
  });

  test('is valid for seven days, and a new one replaces it', async () => {
    const { visit: owner } = await loggedIn();
    const first = linkOn((await invite(owner)).text);
    const [stored] = await db.select().from(links);
    expect(stored!.expiresAt - now()).toBeGreaterThan(7 * 86_400 - 60);
    expect((await owner.get(USERS)).text).toContain('Invitation pending until');
    const second = linkOn((await owner.post(`${USERS}/${stored!.userId}/resend`)).text);
    expect((await visit().get(first)).status).toBe(404);
    expect((await visit().get(second)).status).toBe(200);
    await db.update(links).set({ expiresAt: now() });
    expect((await owner.get(USERS)).text).toContain('Invitation expired');
    expect((await visit({ 'Accept-Language': 'en' }).get(second)).text).toContain('This link has expired');
  });

  test('is sent by email in the owner’s language; where that fails, the link is shown, and no address is logged', async () => {
    const { visit: owner } = await loggedIn({ company: 'Muster\r\nBcc: all@evil.example' });
    const { sent, env } = catchEmails();
    expect(redirectTarget(await invite(owner, {}, { env }))).toBe(USERS);
    expect((await owner.get(USERS)).text).toContain('An invitation was sent to Erika@muster.example.');
    expect(sent).toMatchObject([
      { to: 'Erika@muster.example', from: { email: 'noreply@placet.example', name: 'Placet' } },
    ]);
    expect(sent[0]!.subject).toBe('You have been invited to Placet');
    expect((await visit().get(linkIn(sent[0]!))).status).toBe(200);
    expect(sent[0]!.html).toContain(`href="https://placet.example${linkIn(sent[0]!)}"`);
    const { lines } = captureEvents();
    const german = { 'Accept-Language': 'de' };
    const other = catchEmails({ failing: true });
    const shown = await invite(
      owner,
      { emailAddress: 'max@muster.example' },
      { env: other.env, headers: german },
    );
    expect(shown.text).toContain('Die E-Mail konnte nicht gesendet werden.');
    expect((await visit().get(linkOn(shown.text))).status).toBe(200);
    expect(lines.join('\n')).toContain(
      '"event":"email failed","kind":"invitation","code":"E_DELIVERY_FAILED"',
    );
    expect(lines.join('\n')).not.toMatch(/muster\.example|account\/link/);
  });

  test('with wrong values or a taken address is refused with a message at the field', async () => {
    const { client, visit: owner } = await loggedIn();
    const other = await loggedIn();
    const theirs = await makeUserOf(other.client, 'viewer');
    const own = await makeUserOf(client, 'viewer');
    for (const [more, told] of [
      [{ emailAddress: 'nowhere' }, 'Enter an email address such as name@example.com.'],
      [
        { emailAddress: 'a@b.example\r\nBcc: c@d.example' },
        'Enter an email address such as name@example.com.',
      ],
      [{ name: 'x'.repeat(256) }, 'Enter at most 255 characters.'],
      [{ role: 'admin' }, 'Choose one of the roles.'],
      [{ emailAddress: own.emailAddress.toUpperCase() }, 'already belongs to a user of this account'],
      [{ emailAddress: client.emailAddress }, 'already belongs to a user of this account'],
      [{ emailAddress: theirs.emailAddress }, 'already used by another account'],
      [{ emailAddress: other.client.emailAddress }, 'already used by another account'],
    ] as const) {
      const answer = await invite(owner, more);
      expect([answer.status, answer.text.includes(told)], JSON.stringify(more)).toEqual([422, true]);
    }
    expect(await db.$count(users)).toBe(4);
  });

  test('to an address that is some client’s username is refused, and the other way round', async () => {
    const { visit: owner } = await loggedIn();
    await loggedIn({ username: 'erika@muster.example' });
    expect((await invite(owner)).text).toContain('already used by another account');
    expect(linkOn((await invite(owner, { emailAddress: 'max@muster.example' })).text)).toBeDefined();
    const { client } = await loggedIn();
    const { username, emailAddress } = client;
    for (const names of [
      { username: 'max@muster.example', emailAddress },
      { username, emailAddress: 'max@muster.example' },
    ])
      expect((await hosting('PUT', client.path, names)).status).toBe(400);
  });

  test('sent twice at once makes one user and one clear error', async () => {
    const { client, visit: owner } = await loggedIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.text).toContain('already belongs to a user of this account');
    expect(await db.$count(users, othersOf(client.id))).toBe(1);
    expect(await db.$count(links)).toBe(1);
  });

  test('needs the password that was entered more than ten minutes ago', async () => {
    const { client, visit: owner } = await loggedIn();
    await db.update(sessions).set({ passwordAt: now() - 601 });
    expect((await invite(owner)).text).toContain('Confirm your password');
    expect(await db.$count(users, othersOf(client.id))).toBe(0);
    expect(linkOn((await invite(owner, { confirm: PASSWORD })).text)).toBeDefined();
  });
});

describe('owners', () => {
  test('change roles and remove users; the client’s own user and one’s own stay as they are', async () => {
    const { client } = await loggedIn();
    const { user: second, visit: its } = await loggedInAs(client, 'owner');
    const { user, visit: viewer } = await loggedInAs(client, 'viewer', { name: 'Vera' });
    const change = (id: string, role: string) => its.post(`${USERS}/${id}/role`, { role });
    expect(redirectTarget(await change(user.id, 'editor'))).toBe(USERS);
    expect((await its.get(USERS)).text).toContain('The role of Vera was changed.');
    expect((await change(user.id, 'admin')).status).toBe(422);
    for (const id of [client.id, second.id, 'unknown'])
      for (const [path, values] of [
        ['role', { role: 'viewer' }],
        ['remove', {}],
        ['resend', {}],
      ] as const)
        expect((await its.post(`${USERS}/${id}/${path}`, values)).status).toBe(404);
    expect((await its.get(`${USERS}/${user.id}/remove`)).text).toContain('Remove Vera?');
    expect(await isOpen(viewer)).toBe(true);
    expect(redirectTarget(await its.post(`${USERS}/${user.id}/remove`))).toBe(USERS);
    expect(await isOpen(viewer)).toBe(false);
    expect((await logIn(visit(), user.emailAddress)).status).toBe(422);
    expect((await its.post(`${USERS}/${user.id}/remove`)).status).toBe(404);
    expect(await db.$count(signInNames, eq(signInNames.key, user.emailKey))).toBe(0);
  });

  test('cannot be without the client’s own user, and its role stays', async () => {
    const { client, visit: its } = await loggedIn();
    expect(await setRole(db, ownUser(client.id), ownUser(client.id), 'viewer')).toBe(false);
    expect(await removeUser(db, ownUser(client.id), ownUser(client.id))).toBe(false);
    expect((await its.get(USERS)).status).toBe(200);
  });

  test('cannot see or change the users of another client', async () => {
    const { visit: owner } = await loggedIn();
    const other = await loggedIn();
    const { user, visit: its } = await loggedInAs(other.client, 'viewer', { name: 'Vera' });
    expect((await owner.get(USERS)).text).not.toContain('Vera');
    const before = await db.select().from(users);
    for (const answer of [
      await owner.get(`${USERS}/${user.id}/remove`),
      await owner.post(`${USERS}/${user.id}/remove`),
      await owner.post(`${USERS}/${user.id}/resend`),
      await owner.post(`${USERS}/${user.id}/role`, { role: 'owner' }),
    ])
      expect(answer.status).toBe(404);
    expect(await db.select().from(users)).toEqual(before);
    expect(await isOpen(its)).toBe(true);
  });
});

describe('a user', () => {
  test('changes name, address and password alone, without effect on the client', async () => {
    const { client, visit: owner } = await loggedIn();
    const { user, visit: its } = await loggedInAs(client, 'viewer');
    const save = (values: object) => its.post('/account/settings/profile', { name: 'Vera', ...values });
    expect(redirectTarget(await save({ emailAddress: 'vera@muster.example' }))).toBe('/account/settings');
    expect((await db.select().from(users).where(eq(users.id, user.id)))[0]).toMatchObject({
      name: 'Vera',
      emailKey: 'vera@muster.example',
    });
    expect((await save({ emailAddress: client.emailAddress })).text).toContain(
      'already used by another account',
    );
    expect((await save({ emailAddress: 'nowhere' })).status).toBe(422);
    await db.update(sessions).set({ passwordAt: 0 });
    expect((await save({ emailAddress: user.emailAddress })).text).toContain('Confirm your password');
    const change = await its.post('/account/settings/password', { currentPassword: PASSWORD, newPassword });
    expect(redirectTarget(change)).toBe('/account/login');
    expect([await isOpen(its), await isOpen(owner)]).toEqual([false, true]);
    expect((await logIn(visit(), 'vera@muster.example')).status).toBe(422);
    expect(redirectTarget(await logIn(visit(), 'vera@muster.example', newPassword))).toBe('/account');
    expect(redirectTarget(await logIn(visit(), client.username))).toBe('/account');
  });

  test('has sessions, devices and a second factor of its own', async () => {
    const { client, visit: owner } = await loggedIn();
    const { visit: its } = await loggedInAs(client, 'owner');
    await its.post('/account/settings/sessions', { session: 'others' });
    expect([await isOpen(its), await isOpen(owner)]).toEqual([true, true]);
    expect((await its.get('/account/settings')).text).not.toContain('name="session"');
    const factor = { secretCipher: 'x', clientId: client.id };
    await db.insert(secondFactors).values({ ...factor, userId: client.id });
    expect((await its.get('/account/settings')).text).toContain('Set up two-factor authentication');
    expect((await owner.get('/account/settings')).text).toContain('Two-factor authentication is on');
    expect((await its.get(USERS)).text).toContain('Two-factor authentication: on');
  });

  test('cannot sign in while the client is inactive, and a reactivation does not restore the session', async () => {
    const { client } = await loggedIn();
    const { user, visit: its } = await loggedInAs(client, 'editor');
    const { username, emailAddress } = client;
    const activate = (active: boolean) => hosting('PUT', client.path, { username, emailAddress, active });
    await activate(false);
    expect((await logIn(visit(), user.emailAddress)).text).toContain('not active');
    expect(await isOpen(its)).toBe(false);
    await activate(true);
    expect(await isOpen(its)).toBe(false);
    expect(redirectTarget(await logIn(visit(), user.emailAddress))).toBe('/account');
  });

  test('without a client has a name that nobody else can have, and cannot open any console', async () => {
    const { client, visit: owner } = await loggedIn();
    const { user, visit: its } = await loggedInAs(client, 'owner');
    await db.update(users).set({ clientId: null }).where(eq(users.id, user.id));
    expect(redirectTarget(await its.get('/account'))).toBe('/account/login');
    expect((await logIn(visit(), user.emailAddress)).status).toBe(422);
    expect((await invite(owner, { emailAddress: user.emailAddress })).text).toContain(
      'already used by another account',
    );
    expect((await owner.get(USERS)).text).not.toContain(user.emailAddress);
  });

  test('is deleted with the client, and is unknown to the search for clients', async () => {
    const { client } = await loggedIn();
    const user = await makeUserOf(client, 'owner');
    const search = (name: string) => hosting('GET', `/clientgetid/${encodeURIComponent(name)}`);
    const found = await Promise.all([client.username, client.emailAddress, user.emailAddress].map(search));
    expect(found.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect((await hosting('DELETE', client.path)).status).toBe(204);
    expect(await db.$count(users)).toBe(0);
    expect(await db.$count(signInNames)).toBe(0);
  });
});
