import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { clients, sessions, users } from '../../../src/db/schema.ts';
import { openSession } from '../../../src/db/users/sessions.ts';
import { ownUser } from '../../../src/db/users/user-accounts.ts';
import { now } from '../../../src/env.ts';
import { hosting } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';
import { redirectTarget, loggedIn, logIn, PASSWORD, visit, type Visit } from '../../support/visit.ts';
import { db } from '../../support/db.ts';

const COOKIE = '__Host-placet-session';
const isOpen = async (its: Visit) => (await its.get('/account')).status === 200;
const copyOf = (its: Visit) => {
  const copy = visit();
  copy.cookies.set(COOKIE, its.cookies.get(COOKIE)!);
  return copy;
};

test('a session is stored as a hash for twelve hours', async () => {
  const { client, visit } = await loggedIn();
  const id = visit.cookies.get(COOKIE)!;
  expect(await db.select().from(sessions)).toEqual([
    {
      hash: createHash('sha256').update(id).digest('hex'),
      userId: client.id,
      clientId: client.id,
      operatorKey: null,
      beganAt: expect.closeTo(now(), -2),
      usedAt: expect.closeTo(now(), -2),
      passwordAt: expect.closeTo(now(), -2),
      expiresAt: expect.closeTo(now() + 12 * 3600, -2),
      browser: '',
      device: createHash('sha256').update(visit.cookies.get('__Host-placet-device')!).digest('hex'),
    },
  ]);
});

test('a session ends after half an hour of inactivity and after twelve hours; the sign-in page says so once', async () => {
  const { client, visit } = await loggedIn();
  const start = now();
  for (const [minutes, open] of [
    [29, true],
    [58, true],
    [89, false],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: (start + minutes * 60) * 1000 });
    expect([minutes, await isOpen(visit)]).toEqual([minutes, open]);
  }
  expect((await visit.get('/account/login')).text).toContain('Your session has ended');
  expect((await visit.get('/account/login')).text).not.toContain('Your session has ended');
  vi.useRealTimers();
  await logIn(visit, client.username);
  await db.update(sessions).set({ usedAt: now(), expiresAt: now() });
  expect(await isOpen(visit)).toBe(false);
  expect((await visit.get('/account/login')).text).toContain('Your session has ended');
});

test('an old session is deleted at a sign-in a day later', async () => {
  const { client, visit } = await loggedIn();
  await db.update(sessions).set({ expiresAt: now() - 86_400 });
  await logIn(visit, client.username);
  expect(await db.$count(sessions)).toBe(1);
});

test('the sign-in page says that the session was ended elsewhere', async () => {
  const { visit } = await loggedIn();
  await db.delete(sessions);
  expect(await isOpen(visit)).toBe(false);
  expect((await visit.get('/account/login')).text).toContain('Your session was ended');
});

test('a form that is sent after the session has ended leads to the sign-in page, and from there back to the form', async () => {
  const { client, visit } = await loggedIn();
  const { domain } = await makeDomain('www.mysite.xyz', client);
  const page = `/account/domains/${domain.id}/settings`;
  await visit.get(page);
  await db.delete(sessions);
  const to = redirectTarget(await visit.post(`${page}/save`, { consentCookieLifetime: '90' }))!;
  expect(to).toBe(`/account/login?next=${encodeURIComponent(page)}`);
  const { text } = await visit.get(to);
  expect(text).toContain('Your session was ended');
  expect(text).toContain(`name="next" value="${page}"`);
  expect(text).not.toContain('data-user');
  const fields = { username: client.username, password: PASSWORD, next: page };
  expect(redirectTarget(await visit.post('/account/login', fields))).toBe(page);
  expect((await visit.get(page)).text).toContain(`data-user="${client.id}"`);
  await db.delete(sessions);
  // Other forms belong to no page.
  expect(redirectTarget(await visit.post(`/account/domains/${domain.id}/first-party-hosts`))).toBe(
    '/account/login',
  );
});

test('signing out ends this session alone, even if its cookie was copied', async () => {
  const { client, visit: its } = await loggedIn();
  const other = visit();
  await logIn(other, client.username);
  const copy = copyOf(its);
  const answer = await its.post('/account/logout');
  expect(redirectTarget(answer)).toBe('/account/login');
  expect(its.cookies.has(COOKIE)).toBe(false);
  expect((await its.get('/account/login')).text).toContain('You have been signed out.');
  expect(await isOpen(copy)).toBe(false);
  expect(await isOpen(other)).toBe(true);
});

test('opening the sign-out page changes nothing', async () => {
  const { visit } = await loggedIn();
  expect((await visit.get('/account/logout')).text).toContain('Your session in this browser will end');
  expect(await isOpen(visit)).toBe(true);
});

test('a new password ends all sessions, and the old one no longer works', async () => {
  const { client, visit: its } = await loggedIn();
  const other = visit();
  await logIn(other, client.username);
  const change = (currentPassword: string, newPassword: string) =>
    its.post('/account/settings/password', { currentPassword, newPassword });
  expect((await change('wrong password', 'another password')).text).toContain('not your current password');
  expect((await change(PASSWORD, 'short')).text).toContain('10 to 200 characters');
  expect((await change(PASSWORD, 'qwertzuiop')).text).toContain('easy to guess');
  expect((await change(PASSWORD, client.emailAddress)).text).toContain('easy to guess');
  expect(await isOpen(its)).toBe(true);
  expect(redirectTarget(await change(PASSWORD, 'another password'))).toBe('/account/login');
  expect(await isOpen(its)).toBe(false);
  expect(await isOpen(other)).toBe(false);
  expect((await logIn(its, client.username)).status).toBe(422);
  expect(redirectTarget(await logIn(its, client.username, 'another password'))).toBe('/account');
});

test('the operator ends the sessions only with a new password or by deactivating the client', async () => {
  const { client, visit } = await loggedIn();
  const { username, emailAddress } = client;
  const put = (more: object) => hosting('PUT', client.path, { username, emailAddress, ...more });
  await put({ company: 'Another', active: true });
  expect(await isOpen(visit)).toBe(true);
  await put({ password: 'another password' });
  expect(await isOpen(visit)).toBe(false);
  await logIn(visit, username, 'another password');
  expect(await isOpen(visit)).toBe(true);
  await put({ active: false });
  await put({ active: true });
  expect(await isOpen(visit)).toBe(false);
  await logIn(visit, username, 'another password');
  await hosting('DELETE', client.path);
  expect(await isOpen(visit)).toBe(false);
});

test('no session starts if the password changes while it is verified', async () => {
  const { client } = await loggedIn();
  const [stored] = await db.select({ passwordHash: users.passwordHash }).from(users);
  const { passwordHash } = stored!;
  const session = (hash: string) => ({ hash, expiresAt: now() + 60, browser: '', device: '' });
  expect(await openSession(db, session('a'), { ...ownUser(client.id), passwordHash: 'the one before' })).toBe(
    false,
  );
  expect(await openSession(db, session('b'), { ...ownUser(client.id), passwordHash })).toBe(true);
  await db.update(clients).set({ active: false });
  expect(await openSession(db, session('c'), { ...ownUser(client.id), passwordHash })).toBe(false);
});

test('an invalid session cookie is no session', async () => {
  for (const id of ['', 'x', '0'.repeat(64), "' OR 1=1 --"]) {
    const its = visit();
    its.cookies.set(COOKIE, encodeURIComponent(id));
    expect(redirectTarget(await its.get('/account'))).toBe('/account/login');
  }
});

test('sessions are listed with their browsers and can be ended one by one or all at once', async () => {
  const { client, visit: its } = await loggedIn();
  const agents = {
    'Firefox, Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Safari, iOS':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Edge, macOS':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
  };
  const others: Visit[] = [];
  for (const agent of Object.values(agents)) {
    const other = visit({ 'User-Agent': agent });
    await logIn(other, client.username);
    others.push(other);
  }
  const stranger = await loggedIn();
  const listed = (await its.get('/account/settings')).text;
  for (const name of Object.keys(agents)) expect(listed).toContain(name);
  const ids = [...listed.matchAll(/name="session" value="([0-9a-f]{16})"/g)].map(([, id]) => id!);
  expect(ids).toHaveLength(3);
  const end = (session: string) => its.post('/account/settings/sessions', { session });
  const open = () => Promise.all([its, ...others, stranger.visit].map(isOpen));
  const [foreign] = await db.select().from(sessions).where(eq(sessions.clientId, stranger.client.id));
  for (const wrong of ['', '%', foreign!.hash.slice(0, 16)]) await end(wrong);
  expect(await open()).toEqual([true, true, true, true, true]);
  const ofEdge = /Edge, macOS[\s\S]*?name="session" value="(\w+)"/.exec(listed)![1]!;
  expect(redirectTarget(await end(ofEdge))).toBe('/account/settings#sessions');
  expect(await open()).toEqual([true, true, true, false, true]);
  expect((await others[2]!.get('/account/login')).text).toContain('Your session was ended');
  await end('others');
  expect(await open()).toEqual([true, false, false, false, true]);
});

test('asking how long the session lasts does not extend it; staying signed in does', async () => {
  const { visit: its } = await loggedIn();
  const start = now();
  const left = async (path: string) => (await its.get(path)).body.left as number;
  const at = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: (start + minutes * 60) * 1000 });
  expect((await its.get('/account')).text).toContain('Stay signed in');
  at(20);
  expect(await left('/account/session')).toBeCloseTo(600, -1);
  expect(await left('/account/session?stay')).toBe(1800);
  at(45);
  expect(await left('/account/session')).toBeCloseTo(300, -1);
  at(60);
  expect(await left('/account/session')).toBe(0);
  expect(await left('/account/session?stay')).toBe(0);
});
