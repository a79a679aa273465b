import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { clients, sessions, users } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { makeClient } from '../support/make.ts';
import { db } from '../support/db.ts';
import { redirectTarget, logIn, makeUser, visit, type Visit } from '../support/visit.ts';
import { operatorVisit, signIn } from './operator-visit.ts';

const isOpen = async (its: Visit, bindings = {}) =>
  (await its.get('/operator', { env: bindings })).status === 200;

test('the operator key starts a session, and neither cookie nor database contains it', async () => {
  const its = visit();
  expect(redirectTarget(await signIn(its))).toBe('/operator');
  expect(await isOpen(its)).toBe(true);
  const stored = JSON.stringify(await db.select().from(sessions));
  for (const held of [stored, ...its.cookies.values()]) expect(held).not.toContain(env.HOSTING_API_KEY);
  expect(stored).not.toContain(its.cookies.get('__Host-placet-operator'));
});

test('a wrong key starts no session, too many get a 429, and the right one still works', async () => {
  const its = visit();
  expect((await signIn(its, 'x'.repeat(36))).status).toBe(422);
  expect((await signIn(its, '')).status).toBe(422);
  expect(await isOpen(its)).toBe(false);
  const WRONG_KEY_RATE = { limit: () => Promise.resolve({ success: false }) };
  const options = { env: { WRONG_KEY_RATE } };
  const refused = await signIn(its, 'x'.repeat(36), options);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(redirectTarget(await signIn(its, env.HOSTING_API_KEY, options))).toBe('/operator');
});

test('without a key nobody can sign in, and a key that is too short gets an error', async () => {
  for (const [HOSTING_API_KEY, status] of [
    ['', 422],
    ['short', 500],
  ] as const) {
    const its = visit();
    await its.get('/operator/login');
    expect(
      (await its.post('/operator/login/key', { key: HOSTING_API_KEY }, { env: { HOSTING_API_KEY } })).status,
    ).toBe(status);
  }
});

test('a session ends when the key changes, after half an hour of inactivity and after eight hours', async () => {
  const its = await operatorVisit();
  const copy = visit();
  copy.cookies.set('__Host-placet-operator', its.cookies.get('__Host-placet-operator')!);
  expect(await isOpen(copy, { HOSTING_API_KEY: 'another-key-of-the-operator-of-today' })).toBe(false);
  // The sign-in page says that the session has ended, and forgets it.
  await copy.get('/operator/login', { env: { HOSTING_API_KEY: 'another-key-of-the-operator-of-today' } });
  expect(copy.cookies.has('__Host-placet-operator')).toBe(false);
  expect(await isOpen(its)).toBe(true);
  await db.update(sessions).set({ usedAt: now() - 1801 });
  expect(await isOpen(its)).toBe(false);
  await db.update(sessions).set({ usedAt: now(), expiresAt: now() - 1 });
  expect(await isOpen(its)).toBe(false);
  await db.update(sessions).set({ expiresAt: now() - 86_401 });
  await signIn(its);
  expect(await db.$count(sessions)).toBe(1);
});

test('signing out ends the session, even if its cookie was copied', async () => {
  const its = await operatorVisit();
  const copy = visit();
  copy.cookies.set('__Host-placet-operator', its.cookies.get('__Host-placet-operator')!);
  expect(redirectTarget(await its.post('/operator/logout'))).toBe('/operator/login');
  expect((await its.get('/operator/login')).text).toContain('You have been signed out.');
  expect(await isOpen(copy)).toBe(false);
});

test('nobody else has access, and every form needs its token', async () => {
  const { id } = await makeClient();
  const C = `/operator/clients/${id}`;
  const pages = [
    '',
    '/new',
    '/domains',
    '/status',
    `/clients/${id}`,
    `/clients/${id}/account`,
    `/clients/${id}/delete`,
    `/clients/${id}/second-factor`,
    '/domains/x/copy',
  ];
  for (const path of pages) {
    expect(redirectTarget(await visit().get(`/operator${path}`)), path).toMatch(/^\/operator\/login/);
  }
  const forms = [
    '/operator/new/save',
    ...['account/save', 'domain', 'link', 'console', 'second-factor', 'delete'].map((form) => `${C}/${form}`),
  ];
  const its = await operatorVisit();
  const stored = () => Promise.all([clients, users].map((table) => db.select().from(table)));
  const before = await stored();
  for (const form of [
    ...forms,
    '/operator/domains/bulk',
    '/operator/domains/bulk/undo',
    '/operator/domains/x/republish',
    '/operator/logout',
  ]) {
    expect(redirectTarget(await visit().post(form)), form).toMatch(/^\/operator\/login/);
    expect((await its.post(form, { token: '0'.repeat(64) })).status, form).toBe(403);
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    expect((await its.post(form, {}, { headers })).status, form).toBe(403);
  }
  expect(await stored()).toEqual(before);
});

test('signing in leads back to the requested page, never to another website', async () => {
  const its = visit();
  expect(redirectTarget(await its.get('/operator/domains?q=x'))).toBe(
    '/operator/login?next=%2Foperator%2Fdomains%3Fq%3Dx',
  );
  for (const [next, path] of [
    ['/operator/domains?q=x', '/operator/domains?q=x'],
    ['//evil.example', '/operator'],
    ['https://evil.example/operator/', '/operator'],
    ['/account', '/operator'],
  ]) {
    await its.get('/operator/login');
    expect(
      redirectTarget(await its.post('/operator/login/key', { key: env.HOSTING_API_KEY, next: next! })),
    ).toBe(path);
  }
});

test('signing out also ends the session in a client’s console', async () => {
  const client = await makeUser();
  const its = await operatorVisit();
  await its.get(`/operator/clients/${client.id}`);
  await its.post(`/operator/clients/${client.id}/console`);
  const copy = visit();
  for (const [name, value] of its.cookies) copy.cookies.set(name, value);
  await its.get('/operator');
  expect(redirectTarget(await its.post('/operator/logout'))).toBe('/operator/login');
  for (const one of [its, copy])
    expect(redirectTarget(await one.get('/account'))).toMatch(/^\/account\/login/);
  // A client's own session in the same browser continues.
  await logIn(its, client.username);
  await signIn(its);
  await its.get('/operator');
  await its.post('/operator/logout');
  expect((await its.get('/account')).status).toBe(200);
});

test('the sign-in page says once that the session has ended', async () => {
  const its = await operatorVisit();
  await its.get('/operator/branding');
  await env.DB.exec('DELETE FROM sessions');
  const to = redirectTarget(await its.post('/operator/branding/save', { name: 'Agency' }))!;
  expect(to).toBe('/operator/login?next=%2Foperator%2Fbranding');
  expect((await its.get(to)).text).toContain('Your session was ended');
  expect((await its.get(to)).text).not.toContain('Your session was ended');
  expect(redirectTarget(await its.get('/operator'))).toBe('/operator/login');
});
