import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createLink } from '../../../src/db/users/password-links.ts';
import { ownUser } from '../../../src/db/users/user-accounts.ts';
import { activity, links, users } from '../../../src/db/schema.ts';
import { now } from '../../../src/env.ts';
import { makeBackup, importBackup } from '../../support/backups.ts';
import { hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { brokenDatabase } from '../../support/bindings/failing-bindings.ts';
import { rateLimit } from '../../support/bindings/rate-limit.ts';
import { redirectTarget, loggedIn, logIn, makeUser, makeUserOf, visit } from '../../support/visit.ts';

const newPassword = 'a password of my own';

test('a password link sets the password once, ends all other sessions and signs in; only the form uses it up', async () => {
  const { client, visit: signedIn } = await loggedIn();
  const { path } = await createLink(db, env, ownUser(client.id));
  const its = visit();
  for (let i = 0; i < 2; i++) {
    const shown = await its.get(path);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`value="${client.username}"`);
    expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
  }
  const short = await its.post(path, { newPassword: 'short' });
  expect([short.status, short.text.includes('10 to 200 characters')]).toEqual([422, true]);
  expect((await its.post(path, { newPassword: 'Placet2026!' })).text).toContain('easy to guess');
  expect((await its.post(path, { newPassword: client.emailAddress })).text).toContain('easy to guess');
  expect((await signedIn.get('/account')).status).toBe(200);
  const answers = await Promise.all([its.post(path, { newPassword }), its.post(path, { newPassword })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
  expect((await its.get('/account')).text).toContain('Your password was set.');
  expect((await signedIn.get('/account')).status).toBe(303);
  expect((await its.get(path)).status).toBe(404);
  expect((await logIn(visit(), client.username)).status).toBe(422);
  expect(redirectTarget(await logIn(visit(), client.username, newPassword))).toBe('/account');
});

test('a link is used up only together with the new password, wherever the database fails', async () => {
  const owner = await makeUser();
  const editor = await makeUserOf(owner, 'editor');
  const outcomes = new Set<string>();
  for (const user of [ownUser(owner.id), { userId: editor.id, clientId: owner.id }])
    for (let n = 1; n <= 4; n++) {
      const { path } = await createLink(db, env, user);
      const its = visit();
      await its.get(path);
      const passwords = async () => [
        await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, owner.id)),
        await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, editor.id)),
      ];
      const before = await passwords();
      await its.post(path, { newPassword }, { env: { DB: brokenDatabase(n) } });
      const isUsed = (await visit().get(path)).status === 404;
      const isChanged = JSON.stringify(await passwords()) !== JSON.stringify(before);
      expect(isUsed, `call ${n}`).toBe(isChanged);
      outcomes.add(String(isChanged));
    }
  expect(outcomes.size).toBe(2);
});

test('a new password is recorded as a change by the user of the link, even if another user is signed in to the browser', async () => {
  const client = await makeUser();
  const editor = await makeUserOf(client, 'editor', { name: 'Erika Muster' });
  const { visit: stranger } = await loggedIn();
  const key = { userId: editor.id, clientId: client.id };
  for (const user of [ownUser(client.id), key]) {
    const { path } = await createLink(db, env, user);
    await stranger.get(path);
    expect(redirectTarget(await stranger.post(path, { newPassword }))).toBe('/account');
  }
  const rows = await db.select().from(activity).where(eq(activity.clientId, client.id)).orderBy(activity.id);
  expect(rows.slice(-2)).toMatchObject([
    { kind: 'account', by: 'user', userId: client.id, userName: client.username },
    { kind: 'user', by: 'user', userId: editor.id, userName: 'Erika Muster' },
  ]);
});

test('a password link is stored as a hash for one day and ends with a newer link or a new password', async () => {
  const client = await makeUser();
  const first = await createLink(db, env, ownUser(client.id));
  const second = await createLink(db, env, ownUser(client.id));
  const hash = createHash('sha256').update(second.path.split('/').at(-1)!).digest('hex');
  const expiresAt = expect.closeTo(now() + 86_400, -1);
  expect(await db.select().from(links)).toEqual([
    { userId: client.id, clientId: client.id, hash, expiresAt },
  ]);
  expect((await visit().get(first.path)).status).toBe(404);
  expect((await visit().get(second.path)).status).toBe(200);
  await db.update(links).set({ expiresAt: now() });
  expect((await visit().get(second.path)).status).toBe(404);
  const third = await createLink(db, env, ownUser(client.id));
  const { username, emailAddress } = client;
  await hosting('PUT', client.path, { username, emailAddress, password: newPassword });
  expect((await visit().get(third.path)).status).toBe(404);
  await createLink(db, env, ownUser(client.id));
  expect((await hosting('DELETE', client.path)).status).toBe(204);
  expect(await db.$count(links)).toBe(0);
});

test('a password link ends when the email address changes, to which it was sent', async () => {
  const client = await makeUser();
  const { path } = await createLink(db, env, ownUser(client.id));
  const { username, emailAddress } = client;
  await hosting('PUT', client.path, { username: `${username}2`, emailAddress: emailAddress.toUpperCase() });
  expect((await visit().get(path)).status).toBe(200);
  await hosting('PUT', client.path, { username, emailAddress: 'right@agency.example' });
  expect((await visit().get(path)).status).toBe(404);
});

test('the passwords that are entered with a link are limited, because each is rated and hashed', async () => {
  const client = await makeUser();
  const { path } = await createLink(db, env, ownUser(client.id));
  const its = visit();
  await its.get(path);
  const LOGIN_RATE = rateLimit(2);
  const enter = (password: string) => its.post(path, { newPassword: password }, { env: { LOGIN_RATE } });
  const answers = [await enter('Placet2026!'), await enter('Placet2026!'), await enter(newPassword)];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 429]);
  expect(answers[2]!.headers.get('Retry-After')).toBe('60');
  expect((await its.post(path, { newPassword })).status).toBe(303);
});

test('a used, replaced or unknown link gets a page that offers to sign in or to ask for a new one', async () => {
  const { visit: signedIn } = await loggedIn();
  const client = await makeUser();
  const used = await createLink(db, env, ownUser(client.id));
  const its = visit({ 'Accept-Language': 'de' });
  await its.get(used.path);
  const late = visit();
  await late.get(used.path);
  expect(redirectTarget(await its.post(used.path, { newPassword }))).toBe('/account');
  const answers = [
    await late.get(used.path),
    await late.post(used.path, { newPassword }),
    await late.get('/account/link/unknown'),
    await signedIn.get(used.path),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(404);
    expect(text).toContain('This link is no longer valid');
    expect(text).toContain('the operator of this service for a new link');
    expect(text).toContain('<a href="/account/login">');
    expect(text).toContain('<a href="/account/forgot">');
  }
  expect((await its.get(used.path)).text).toContain('Dieser Link ist nicht mehr gültig');
});

test('an expired link says so, and says whom to ask where no email is set up', async () => {
  const client = await makeUser();
  const { path } = await createLink(db, env, ownUser(client.id));
  const its = visit({ 'Accept-Language': 'en' });
  await its.get(path);
  await db.update(links).set({ expiresAt: now() });
  for (const answer of [await its.get(path), await its.post(path, { newPassword })]) {
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('This link has expired');
    expect(answer.text).toContain(
      'Ask an owner of your account or the operator of this service for a new link.',
    );
    expect(answer.text).not.toContain('/renew');
  }
});

test('the form of a password link is rejected from another website or without its token', async () => {
  const client = await makeUser();
  const { path } = await createLink(db, env, ownUser(client.id));
  const its = visit();
  expect((await its.post(path, { newPassword })).status).toBe(403);
  await its.get(path);
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  expect((await its.post(path, { newPassword }, { headers })).status).toBe(403);
});

test('a password link ends when an import replaces the client', async () => {
  const document = makeBackup();
  expect((await importBackup(document)).status).toBe(201);
  const { path } = await createLink(db, env, ownUser(document.client.id));
  document.client.company = 'Another';
  expect((await importBackup(document, '?replace=true')).status).toBe(201);
  expect((await visit().get(path)).status).toBe(404);
});
