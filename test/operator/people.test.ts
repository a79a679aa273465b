import { env } from 'cloudflare:workers';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activity, links, secondFactors, sessions, users } from '../../src/db/schema.ts';
import { createLink } from '../../src/db/users/password-links.ts';
import { newSecret, setSecondFactor } from '../../src/db/users/second-factors.ts';
import { now } from '../../src/env.ts';
import { unhex } from '../../src/lib/bytes.ts';
import { totpCode } from '../../src/lib/crypto/totp.ts';
import { interceptCalls } from '../support/bindings/intercepted-bindings.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { catchEmails, linkIn } from '../support/emails.ts';
import { changedForm } from '../support/form.ts';
import { makeDomain } from '../support/make.ts';
import { loggedIn, logIn, makeUser, PASSWORD, redirectTarget, visit, type Visit } from '../support/visit.ts';
import { makePerson, operatorVisit, personVisit, signIn, signInPerson } from './operator-visit.ts';

const USERS = '/operator/users';
const NEW_PASSWORD = 'brown fox jumps over 7 dogs';
const people = () => db.select().from(users).where(isNull(users.clientId));
const isOpen = async (its: Visit, path = '/operator') => (await its.get(path)).status === 200;

async function invite(its: Visit, fields: Record<string, string>, options = {}) {
  await its.get(USERS);
  return its.post(`${USERS}/invite`, { name: '', role: 'administrator', ...fields }, options);
}
const linkOn = ({ text }: { text: string }) => /(\/operator\/link\/[0-9a-zA-Z]{40})/.exec(text)![1]!;

/** Sets the password of a link in another browser. */
async function accept(link: string, its = visit()) {
  await its.get(link);
  return { its, answer: await its.post(link, { newPassword: NEW_PASSWORD }) };
}

describe('the operator key', () => {
  test('invites the first administrator, who takes its place', async () => {
    const its = await operatorVisit();
    const { client } = await loggedIn();
    await its.post(`/operator/clients/${client.id}/console`);
    expect(await isOpen(its, '/account')).toBe(true);
    await its.get(USERS);
    expect((await invite(its, { emailAddress: 'sue@agency.example', role: 'support' })).status).toBe(422);
    const invited = await invite(its, { emailAddress: 'anna@agency.example', name: 'Anna' });
    expect(redirectTarget(await signIn(visit()))).toBe('/operator');
    expect(await isOpen(its)).toBe(true);

    const { its: anna, answer } = await accept(linkOn(invited));
    expect(redirectTarget(answer)).toBe('/operator');
    expect((await anna.get('/operator')).text).toContain('Anna');
    expect(await isOpen(its)).toBe(false);
    expect(redirectTarget(await its.get('/account'))).toMatch(/^\/account\/login/);
    const late = visit();
    expect((await late.get('/operator/login')).text).not.toContain('name="key"');
    expect(redirectTarget(await late.post('/operator/login/key', { key: env.HOSTING_API_KEY }))).toBe(
      '/operator/login',
    );
    expect(await isOpen(late)).toBe(false);
    expect(await people()).toMatchObject([{ name: 'Anna', role: 'administrator' }]);
    expect((await hosting('GET', '/client')).status).toBe(200);
  });

  test('confirms an invitation after ten minutes, as a password does', async () => {
    const its = await operatorVisit();
    await db.update(sessions).set({ passwordAt: now() - 601 });
    const fields = { emailAddress: 'anna@agency.example' };
    expect((await invite(its, fields)).text).toContain('Operator key');
    expect((await invite(its, { ...fields, confirm: 'wrong' })).status).toBe(422);
    expect(await people()).toEqual([]);
    const invited = await invite(its, { ...fields, confirm: env.HOSTING_API_KEY });
    expect(invited.text).toContain('/operator/link/');
  });

  test('has no account of its own', async () => {
    const its = await operatorVisit();
    for (const page of ['', '/second-factor'])
      expect(redirectTarget(await its.get(`/operator/settings${page}`))).toBe('/operator');
    expect(redirectTarget(await its.post('/operator/settings/password', {}))).toBe('/operator');
  });
});

describe('a person of the operator', () => {
  test('signs in with email address, password and second factor, and changes them as users do', async () => {
    const user = await makePerson('administrator', { name: 'Anna' });
    const secret = newSecret();
    await setSecondFactor(db, env, { userId: user.id, clientId: null }, secret, 0);
    const its = visit();
    expect((await signInPerson(its, user.emailAddress, 'wrong password')).status).toBe(422);
    const asked = await signInPerson(its, user.emailAddress);
    const [, state = ''] = /name="state" value="([^"]*)"/.exec(asked.text)!;
    expect(await isOpen(its)).toBe(false);
    const code = totpCode(unhex(secret), Math.floor(now() / 30));
    // The code step of the other console does not take it.
    expect(redirectTarget(await its.post('/account/login/code', { state, code }))).toBe('/account/login');
    expect(redirectTarget(await its.post('/operator/login/code', { state, code }))).toBe('/operator');
    await its.get('/operator/settings');
    const profile = { name: 'Anna Admin', emailAddress: user.emailAddress };
    expect(redirectTarget(await its.post('/operator/settings/profile', profile))).toBe('/operator/settings');
    await its.get('/operator/settings');
    const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(redirectTarget(await its.post('/operator/settings/password', passwords))).toBe('/operator/login');
    expect(await isOpen(its)).toBe(false);
    expect((await signInPerson(visit(), user.emailAddress)).status).toBe(422);
    expect((await signInPerson(visit(), user.emailAddress, NEW_PASSWORD)).text).toContain('name="code"');
    expect(await people()).toMatchObject([{ name: 'Anna Admin' }]);
  });

  test('signs in to the operator’s pages only, and the answer does not tell that the address exists', async () => {
    const { emailAddress } = await makePerson('support');
    const client = await makeUser();
    const textOf = ({ text }: { text: string }) => /role="alert">([^<]*)/.exec(text)![1];
    const atClients = await logIn(visit(), emailAddress);
    expect([atClients.status, textOf(atClients)]).toEqual([422, textOf(await logIn(visit(), 'nobody'))]);
    for (const name of [client.username, client.emailAddress]) {
      const refused = await signInPerson(visit(), name);
      expect([refused.status, textOf(refused)]).toEqual([422, textOf(await signInPerson(visit(), 'nobody'))]);
    }
    expect(await db.$count(sessions)).toBe(0);
    const { visit: its } = await personVisit('support');
    const stolen = visit();
    stolen.cookies.set('__Host-placet-session', its.cookies.get('__Host-placet-operator')!);
    expect(await isOpen(stolen, '/account')).toBe(false);
  });

  test('asks for a new password by email, at the operator’s pages', async () => {
    const { emailAddress } = await makePerson('support');
    const { sent, env: bindings } = catchEmails();
    const forgot = async (tree: string) => {
      const its = visit();
      await its.get(`${tree}/forgot`, { env: bindings });
      return its.post(`${tree}/forgot`, { username: emailAddress }, { env: bindings });
    };
    expect((await forgot('/account')).status).toBe(200);
    expect(sent).toEqual([]);
    expect((await forgot('/operator')).status).toBe(200);
    const link = linkIn(sent[0]!);
    expect(link).toMatch(/^\/operator\/link\//);
    expect((await visit().get(link.replace('/operator', '/account'))).status).toBe(404);
    expect(redirectTarget((await accept(link)).answer)).toBe('/operator');
  });

  test('sees and ends own sessions, also those in clients’ consoles', async () => {
    const { user, visit: its } = await personVisit('support', { name: 'Sue' });
    const { client, visit: owner } = await loggedIn();
    await its.post(`/operator/clients/${client.id}/console`);
    const settings = (await its.get('/operator/settings')).text;
    expect(settings).toContain(`Console of ${client.username}`);
    expect((await owner.get('/account/settings')).text).toContain('Opened by the operator of this service');
    await its.get('/operator/settings');
    await its.post('/operator/settings/sessions', { session: 'others' });
    expect([await isOpen(its), await isOpen(its, '/account')]).toEqual([true, false]);
    await its.get('/operator');
    await its.post(`/operator/clients/${client.id}/console`);
    expect(await isOpen(its, '/account')).toBe(true);
    // The client ends it, too.
    await owner.get('/account/settings');
    await owner.post('/account/settings/sessions', { session: 'others' });
    expect([await isOpen(its), await isOpen(its, '/account')]).toEqual([true, false]);
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  });
});

describe('an administrator', () => {
  test('invites people by email in both languages, and each address signs in only once', async () => {
    const { visit: its } = await personVisit('administrator', { name: 'Anna' });
    const client = await makeUser();
    const { sent, env: bindings } = catchEmails();
    const sue = { emailAddress: 'sue@agency.example', role: 'support' };
    expect(redirectTarget(await invite(its, sue, { env: bindings }))).toBe(USERS);
    await its.get('/operator?lang=de');
    await invite(its, { emailAddress: 'udo@agency.example' }, { env: bindings });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['sue@agency.example', 'You have been invited to operate Placet'],
      ['udo@agency.example', 'Einladung in die Betreiber-Konsole von Placet'],
    ]);
    await its.get('/operator?lang=en');
    for (const emailAddress of [client.emailAddress, client.username + '@', 'SUE@agency.example'])
      expect((await invite(its, { emailAddress }, { env: bindings })).status, emailAddress).toBe(422);
    expect((await invite(its, { emailAddress: client.emailAddress })).text).toContain(
      'already signs in elsewhere',
    );
    expect((await invite(its, sue)).text).toContain('already belongs to a person');
    const { visit: owner } = await loggedIn();
    await owner.get('/account/users');
    const taken = { emailAddress: 'sue@agency.example', name: '', role: 'editor' };
    expect((await owner.post('/account/users/invite', taken)).text).toContain(
      'already used by another account',
    );
    expect((await owner.get('/account/users')).text).not.toContain('sue@agency.example');
    expect(redirectTarget((await accept(linkIn(sent[0]!))).answer)).toBe('/operator');
    expect((await invite(its, { emailAddress: 'x@agency.example', role: 'owner' })).status).toBe(422);
  });

  test('sends an invitation that works once, in time, and until the person is removed', async () => {
    const { visit: its } = await personVisit('administrator');
    const of = async (emailAddress: string) => linkOn(await invite(its, { emailAddress }));
    const used = await of('one@agency.example');
    await accept(used);
    expect((await visit().get(used)).status).toBe(404);
    const late = await of('two@agency.example');
    await db.update(links).set({ expiresAt: now() - 1 });
    expect((await accept(late)).answer.status).toBe(404);
    const removed = await of('three@agency.example');
    const open = visit();
    await open.get(removed);
    const three = (await people()).find(({ emailAddress }) => emailAddress.startsWith('three'))!;
    await its.get(USERS);
    await its.post(`${USERS}/${three.id}/remove`);
    expect((await open.post(removed, { newPassword: NEW_PASSWORD })).status).toBe(404);
    expect((await people()).map(({ passwordHash }) => passwordHash !== '')).toHaveLength(3);
    // Two browsers use one link at the same time.
    const both = await of('four@agency.example');
    const answers = await Promise.all([accept(both), accept(both)]);
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([303, 404]);
  });

  test('removes a person, whose sessions end at once, also in clients’ consoles', async () => {
    const { visit: its } = await personVisit('administrator');
    const { user, visit: sue } = await personVisit('support');
    const client = await makeUser();
    await sue.post(`/operator/clients/${client.id}/console`);
    expect([await isOpen(sue), await isOpen(sue, '/account')]).toEqual([true, true]);
    await its.get(`${USERS}/${user.id}/remove`);
    expect(redirectTarget(await its.post(`${USERS}/${user.id}/remove`))).toBe(USERS);
    expect([await isOpen(sue), await isOpen(sue, '/account')]).toEqual([false, false]);
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    expect((await signInPerson(visit(), user.emailAddress)).status).toBe(422);
  });

  test('opens no client’s console for a person whose sessions end in the same moment', async () => {
    const { user, visit: sue } = await personVisit('support');
    const client = await makeUser();
    const ending = interceptCalls(env, async (run, call) => {
      // The only query in plain SQL stores the session.
      if (call === 'DB.all') await db.delete(sessions).where(eq(sessions.userId, user.id));
      return run();
    });
    await sue.post(`/operator/clients/${client.id}/console`, {}, { env: ending });
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    expect(await isOpen(sue, '/account')).toBe(false);
  });

  test('cannot be removed or demoted as the last one, also not by two at the same time', async () => {
    const [anna, bert] = [await personVisit('administrator'), await personVisit('administrator')];
    await personVisit('support');
    const remove = async (its: Visit, id: string) => {
      await its.get(USERS);
      return its.post(`${USERS}/${id}/remove`);
    };
    // Nobody removes or demotes oneself.
    expect((await remove(anna.visit, anna.user.id)).status).toBe(404);
    await Promise.all([anna.visit.get(USERS), bert.visit.get(USERS)]);
    const answers = await Promise.all([
      anna.visit.post(`${USERS}/${bert.user.id}/remove`),
      bert.visit.post(`${USERS}/${anna.user.id}/role`, { role: 'support' }),
    ]);
    expect(answers.filter(({ status }) => status === 303).length).toBeLessThanOrEqual(2);
    const left = (await people()).filter(({ role }) => role === 'administrator');
    expect(left).toHaveLength(1);
    for (const statement of ['DELETE FROM users', `UPDATE users SET role = 'support'`]) {
      const written = env.DB.prepare(`${statement} WHERE id = ?`).bind(left[0]!.id).run();
      await expect(written).rejects.toThrow('lastAdministrator');
    }
    expect((await people()).filter(({ role }) => role === 'administrator')).toHaveLength(1);
  });

  test('who loses the role is support from the next request on, also in an open console', async () => {
    const { user, visit: its } = await personVisit('administrator');
    await makePerson('administrator');
    const made = await makeDomain('www.mysite.xyz');
    await its.post(`/operator/clients/${made.client.id}/console`);
    const deletion = `/account/domains/${made.domain.id}/website/delete`;
    expect([await isOpen(its, deletion), await isOpen(its, USERS)]).toEqual([true, true]);
    await db.update(users).set({ role: 'support' }).where(eq(users.id, user.id));
    expect([await isOpen(its, deletion), await isOpen(its, USERS)]).toEqual([false, false]);
    expect(await isOpen(its, `/account/domains/${made.domain.id}/services`)).toBe(true);
  });
});

test('the activity list shows the changes of one person, also of a removed one, or of the key', async () => {
  const { client } = await makeDomain();
  const { visit: anna } = await personVisit('administrator', { name: 'Anna' });
  const { visit: otto, user } = await personVisit('administrator', { name: 'Otto' });
  for (const [its, company] of [
    [anna, 'By Anna'],
    [otto, 'By Otto'],
  ] as const) {
    const form = `/operator/clients/${client.id}/account`;
    const { text } = await its.get(form);
    await its.post(`${form}/save`, changedForm(text, `${form}/save`, { company }));
  }
  await anna.get(`/operator/users/${user.id}/remove`);
  await anna.post(`/operator/users/${user.id}/remove`);
  for (const path of ['/operator/activity', `/operator/clients/${client.id}/activity`]) {
    const all = (await anna.get(path)).text;
    const labels = [...all.matchAll(/<option value="(\w*)"[^>]*>([^<]+)/g)].slice(-4);
    expect(labels.map(([, , label]) => label)).toEqual([
      'Everyone',
      'Operator key',
      'Anna',
      expect.stringMatching(/ \(removed\)$/),
    ]);
    const entries = async (person: string) => {
      const { text } = await anna.get(`${path}?person=${person}`);
      const csv = (await anna.get(`${path}.ndjson?person=${person}`)).text.trim();
      const lines = csv === '' ? [] : csv.split('\n').map((line) => JSON.parse(line) as { userName: string });
      expect(text.match(/<li>/g)?.length ?? 0).toBe(lines.length);
      return new Set(lines.map(({ userName }) => userName));
    };
    expect(await entries(labels[3]![1]!)).toEqual(new Set(['Otto']));
    expect(await entries(labels[2]![1]!)).toEqual(new Set(['Anna']));
    expect(await entries('key')).toEqual(new Set(['']));
  }
  // Editors, who do not read names, find nobody's changes by the ID.
  const { client: own, visit: its } = await loggedIn();
  await makeDomain('own.example', own);
  const { text } = await its.get(`/account/activity?person=${user.id}`);
  expect([text.includes('name="person"'), text.includes('own.example')]).toEqual([false, true]);
});

describe('the recovery with the operator key', () => {
  const recover = (body: object, headers = {}, options = {}) =>
    visit().send('POST', '/operator/recovery', {
      ...options,
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${env.HOSTING_API_KEY}`,
        ...headers,
      },
    });

  test('lets in a person who has lost password and second factor, as an administrator', async () => {
    const { user, visit: its } = await personVisit('support');
    await makePerson('administrator');
    await setSecondFactor(db, env, { userId: user.id, clientId: null }, newSecret(), 0);
    const { status, text } = await recover({ emailAddress: user.emailAddress.toUpperCase() });
    expect(status).toBe(201);
    const { url } = JSON.parse(text) as { url: string };
    expect(await db.$count(secondFactors)).toBe(0);
    expect(await isOpen(its)).toBe(false);
    const { its: back, answer } = await accept(new URL(url).pathname);
    expect(redirectTarget(answer)).toBe('/operator');
    expect(await isOpen(back, USERS)).toBe(true);
    const entries = await db.select().from(activity).where(eq(activity.clientId, ''));
    expect(entries).toContainEqual(expect.objectContaining({ by: 'operator', userId: null, kind: 'user' }));
  });

  test('takes no key from the address, which servers and proxies log', async () => {
    await makePerson('administrator');
    const body = JSON.stringify({ emailAddress: 'new@agency.example' });
    const headers = { 'Content-Type': 'application/json' };
    const bearer = { ...headers, Authorization: `Bearer ${env.HOSTING_API_KEY}` };
    const path = `/operator/recovery?apiKey=${env.HOSTING_API_KEY}`;
    for (const sent of [headers, bearer]) {
      const { status, text } = await visit().send('POST', path, { body, headers: sent });
      expect([status, text.includes('Authorization: Bearer')]).toEqual([401, true]);
    }
    expect(await people()).toHaveLength(1);
  });

  test('is told to everyone who works for the operator by email, in both languages', async () => {
    const anna = await makePerson('administrator');
    const sue = await makePerson('support');
    const emails = catchEmails();
    const options = { env: emails.env };
    for (const emailAddress of [sue.emailAddress, 'new@agency.example'])
      expect((await recover({ emailAddress }, {}, options)).status).toBe(201);
    expect(emails.sent.map(({ to }) => to).sort()).toEqual(
      [anna, sue, anna, sue].map(({ emailAddress }) => emailAddress).sort(),
    );
    const [first] = emails.sent;
    expect(first!.text).toContain(sue.emailAddress);
    expect(first!.text).toContain('If none of you did this');
    expect(first!.text).toContain('Wenn das niemand von Ihnen war');
    expect(first!.text).not.toContain('/operator/link/');
    expect(
      (await recover({ emailAddress: sue.emailAddress }, { Authorization: 'Bearer no' }, options)).status,
    ).toBe(401);
    expect(emails.sent).toHaveLength(4);
  });

  test('makes a new administrator, and changes nothing without the key or for a client’s address', async () => {
    const client = await makeUser();
    await makePerson('administrator');
    const refused = [
      await recover({ emailAddress: 'new@agency.example' }, { Authorization: 'Bearer wrong' }),
      await recover({ emailAddress: client.emailAddress }),
      await recover({ emailAddress: 'nobody' }),
      await recover({ emailAddress: 'new@agency.example', role: 'support' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 400, 400, 400]);
    expect(await people()).toHaveLength(1);
    const { text } = await recover({ emailAddress: 'new@agency.example' });
    const { url } = JSON.parse(text) as { url: string };
    expect(redirectTarget((await accept(new URL(url).pathname)).answer)).toBe('/operator');
    expect((await people()).map(({ role }) => role)).toEqual(['administrator', 'administrator']);
  });
});

describe('the activity list', () => {
  test('names the person, and the operator key for programs', async () => {
    const { user, visit: its } = await personVisit('administrator', { name: 'Anna Admin' });
    const { client, visit: owner } = await loggedIn();
    const made = await makeDomain('www.mysite.xyz', client);
    await its.post(`/operator/clients/${client.id}/domain`, { domain: 'second.example' });
    await its.post(`/operator/clients/${client.id}/console`);
    await its.get('/account');
    await its.post(`/account/domains/${made.domain.id}/texts/add`, { language: 'fr' });
    const ofClient = await db.select().from(activity).where(eq(activity.clientId, client.id));
    expect(ofClient.map(({ by, userId, userName }) => [by, userId, userName])).toEqual([
      ...ofClient.slice(2).map(() => ['operator', null, '']),
      ['operator', user.id, 'Anna Admin'],
      ['operator', user.id, 'Anna Admin'],
    ]);
    const seen = ({ text }: { text: string }) =>
      new Set([...text.matchAll(/<\/time> · ([^·<]*)/g)].map(([, who]) => who!.trim()));
    expect(seen(await its.get('/operator/activity'))).toEqual(new Set(['Anna Admin', 'Operator key']));
    expect(seen(await owner.get('/account/activity'))).toEqual(
      new Set(['Operator (Anna Admin)', 'Operator']),
    );
  });

  test('has what happens to the operator’s people, each with its page', async () => {
    const { visit: its } = await personVisit('administrator', { name: 'Anna Admin' });
    await invite(its, { emailAddress: 'sue@agency.example', role: 'support' });
    const [sue] = (await people()).filter(({ role }) => role === 'support');
    await its.get(USERS);
    await its.post(`${USERS}/${sue!.id}/role`, { role: 'administrator' });
    await its.get(USERS);
    await its.post(`${USERS}/${sue!.id}/remove`);
    const entries = await db.select().from(activity).where(eq(activity.clientId, ''));
    expect(entries.map(({ kind, action, userName }) => [kind, action, userName])).toEqual([
      ['user', 'created', 'Anna Admin'],
      ['user', 'changed', 'Anna Admin'],
      ['user', 'deleted', 'Anna Admin'],
    ]);
    const list = (await its.get('/operator/activity')).text;
    expect(list).toContain('sue@agency.example');
    const change = `/operator/activity/changes/${entries[1]!.id}`;
    expect(list).toContain(`href="${change}"`);
    const page = (await its.get(change)).text;
    expect(page).toContain('Administrator');
    const erased = env.DB.prepare(`DELETE FROM activity WHERE clientId = ''`).run();
    await expect(erased).rejects.toThrow('activity is kept for 395 days');
  });
});

test('people of the operator are in no client’s export, and unknown to the search for clients', async () => {
  const person = await makePerson('administrator', { name: 'Anna Admin' });
  const client = await makeUser();
  const file = (await hosting('GET', `/client/${client.id}/export`)).body;
  expect(JSON.stringify(file)).not.toContain(person.emailAddress);
  expect((await hosting('GET', `/clientgetid/${person.emailAddress}`)).status).toBe(404);
  file.client.emailAddress = person.emailAddress;
  expect(
    (await hosting('PUT', `/client/${client.id}`, { username: 'x-y-z', emailAddress: person.emailAddress }))
      .status,
  ).toBe(400);
});

test('a link of a person is none of a client’s user, and the other way round', async () => {
  const person = await makePerson('support');
  const client = await makeUser();
  const own = await createLink(db, env, { userId: person.id, clientId: null });
  const theirs = await createLink(db, env, { userId: client.id, clientId: client.id });
  expect([own.path, theirs.path].map((path) => path.split('/')[1])).toEqual(['operator', 'account']);
  expect((await visit().get(own.path)).status).toBe(200);
  for (const path of [own.path.replace('operator', 'account'), theirs.path.replace('account', 'operator')])
    expect((await visit().get(path)).status).toBe(404);
  expect(await db.$count(links, and(isNotNull(links.userId)))).toBe(2);
});
