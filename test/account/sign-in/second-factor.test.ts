import { env } from 'cloudflare:workers';
import { hash } from 'bcryptjs';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createLink } from '../../../src/db/users/password-links.ts';
import { ownUser } from '../../../src/db/users/user-accounts.ts';
import { secondFactors, sessions, users } from '../../../src/db/schema.ts';
import { newSecret, setSecondFactor } from '../../../src/db/users/second-factors.ts';
import { now } from '../../../src/env.ts';
import { unhex } from '../../../src/lib/bytes.ts';
import { totpCode } from '../../../src/lib/crypto/totp.ts';
import { unbase32 } from '../../support/base32.ts';
import { db } from '../../support/db.ts';
import {
  redirectTarget,
  loggedIn,
  logIn,
  makeUser,
  PASSWORD,
  visit,
  type Visit,
} from '../../support/visit.ts';

const PATH = '/account/settings/second-factor';
const step = () => Math.floor(now() / 30);
const field = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!;

/** A client with a second factor that has taken no code yet, and its recovery codes. */
async function withFactor() {
  const client = await makeUser();
  const secret = newSecret();
  const codes = (await setSecondFactor(db, env, ownUser(client.id), secret, 0))!;
  const code = (by = 0) => totpCode(unhex(secret), step() + by);
  const enter = async (code = '', its = visit()) => {
    const asked = await logIn(its, client.username);
    expect(asked.text).toContain('Code');
    expect((await its.get('/account')).status).toBe(303);
    const state = field(asked.text, 'state');
    const answer = await its.post('/account/login/code', { state, code });
    return { answer, state, its };
  };
  return { client, codes, code, enter };
}
/** A session of a client with a second factor. */
async function inSession() {
  const { client, codes, code, enter } = await withFactor();
  const { its } = await enter(codes.at(-1));
  await its.get('/account');
  return { client, codes, code, its };
}
const isOpen = async (its: Visit) => (await its.get('/account')).status === 200;

test('two-factor authentication is enabled with a code, shows recovery codes once, and can be disabled', async () => {
  const { visit: its, client } = await loggedIn();
  const shown = await its.get(PATH);
  const secret = /otpauth:\/\/totp\/[^"]*secret=([A-Z2-7]{32})/.exec(shown.text)![1]!;
  // public/account/qr.js draws the link as a QR code.
  expect(shown.text).toMatch(/<a href="otpauth:[^"]*" data-qr="[^"]+">/);
  const sealed = field(shown.text, 'sealed');
  const code = totpCode(unbase32(secret), step());
  expect((await its.post(PATH, { sealed, code: '000' })).status).toBe(422);
  expect((await its.post(PATH, { sealed: 'x', code })).status).toBe(303);
  expect(await db.$count(secondFactors)).toBe(0);
  const on = await its.post(PATH, { sealed, code });
  const codes = on.text.match(/(?:[0-9a-f]{4}-){6}[0-9a-f]{4}/g)!;
  expect(codes).toHaveLength(10);
  const stored = JSON.stringify(await db.select().from(secondFactors));
  for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  expect((await its.get('/account/settings')).text).toContain('10 recovery codes');
  const other = visit();
  const state = field((await logIn(other, client.username)).text, 'state');
  // The code that enabled it is used up: somebody may have seen it.
  expect((await other.post('/account/login/code', { state, code })).status).toBe(422);
  expect(redirectTarget(await its.post(`${PATH}/off`, { code: codes[0] }))).toBe(
    '/account/settings#second-factor',
  );
  expect(redirectTarget(await logIn(visit(), client.username))).toBe('/account');
});

test('disabling it needs a recent password and a code or recovery code', async () => {
  for (const kind of ['app', 'recovery'] as const) {
    const { client, its, code, codes } = await inSession();
    const left = () => db.$count(secondFactors, eq(secondFactors.clientId, client.id));
    const asked = await its.post(`${PATH}/off`);
    expect([asked.status, asked.text.includes('one of your recovery codes')]).toEqual([200, true]);
    expect((await its.post(`${PATH}/off`, { code: '000000' })).status).toBe(422);
    expect(await left()).toBe(1);
    const off = await its.post(`${PATH}/off`, { code: kind === 'app' ? code() : codes[0]! });
    expect(redirectTarget(off)).toBe('/account/settings#second-factor');
    expect(await left()).toBe(0);
  }
});

test('replacing it needs a recent password and codes of the current and the new app', async () => {
  const { its, code, client } = await inSession();
  const stored = async () => (await db.select().from(secondFactors))[0]?.secretCipher;
  const before = await stored();
  const shown = await its.get(PATH);
  expect(shown.text).toContain('Code from your current app');
  const fresh = unbase32(/secret=([A-Z2-7]{32})/.exec(shown.text)![1]!);
  const replace = (more: object) =>
    its.post(PATH, { sealed: field(shown.text, 'sealed'), code: totpCode(fresh, step()), ...more });
  expect((await replace({})).status).toBe(422);
  expect((await replace({ present: '000000' })).status).toBe(422);
  expect((await replace({ present: totpCode(fresh, step()) })).status).toBe(422);
  // A wrong code of the new app uses up no code of the current one.
  expect((await replace({ present: code(), code: '000000' })).status).toBe(422);
  expect(await stored()).toBe(before);
  const replaced = await replace({ present: code() });
  expect(replaced.text.match(/(?:[0-9a-f]{4}-){6}[0-9a-f]{4}/g)).toHaveLength(10);
  expect(await stored()).not.toBe(before);
  expect(await db.$count(secondFactors)).toBe(1);
  const other = visit();
  const state = field((await logIn(other, client.username)).text, 'state');
  const late = await other.post('/account/login/code', { state, code: totpCode(fresh, step() + 1) });
  expect(redirectTarget(late)).toBe('/account');
});

test('five wrong codes in a session block further codes for a while, but not recovery codes', async () => {
  const { its, code, codes } = await inSession();
  for (let i = 0; i < 5; i++) await its.post(`${PATH}/off`, { code: '000000' });
  const refused = await its.post(`${PATH}/off`, { code: code() });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  const shown = await its.get(PATH);
  const fresh = unbase32(/secret=([A-Z2-7]{32})/.exec(shown.text)![1]!);
  const sent = { sealed: field(shown.text, 'sealed'), code: totpCode(fresh, step()), present: code() };
  expect((await its.post(PATH, sent)).status).toBe(429);
  expect(redirectTarget(await its.post(`${PATH}/off`, { code: codes[0]! }))).toBe(
    '/account/settings#second-factor',
  );
});

test('a second factor that another session has set up meanwhile is not replaced without its code', async () => {
  const { visit: its, client } = await loggedIn();
  const shown = await its.get(PATH);
  const secret = unbase32(/secret=([A-Z2-7]{32})/.exec(shown.text)![1]!);
  expect(await setSecondFactor(db, env, ownUser(client.id), newSecret(), 0)).toHaveLength(10);
  expect(await setSecondFactor(db, env, ownUser(client.id), newSecret(), 0)).toBeUndefined();
  const sent = { sealed: field(shown.text, 'sealed'), code: totpCode(secret, step()) };
  expect((await its.post(PATH, sent)).status).toBe(422);
});

test('enabling and disabling it needs the password again after ten minutes', async () => {
  const { visit: its, client } = await loggedIn();
  const shown = await its.get(PATH);
  const secret = unbase32(/secret=([A-Z2-7]{32})/.exec(shown.text)![1]!);
  const sealed = field(shown.text, 'sealed');
  await db.update(sessions).set({ passwordAt: now() - 601 });
  const on = await its.post(PATH, { sealed, code: totpCode(secret, step()) });
  expect([on.status, on.text.includes('Confirm your password')]).toEqual([200, true]);
  expect(await db.$count(secondFactors)).toBe(0);
  await setSecondFactor(db, env, ownUser(client.id), newSecret(), 0);
  expect((await its.post(`${PATH}/off`)).text).toContain('Confirm your password');
  expect(await db.$count(secondFactors)).toBe(1);
});

test('a password link does not change the second factor', async () => {
  const { client } = await withFactor();
  const { path } = await createLink(db, env, ownUser(client.id));
  const its = visit();
  await its.get(path);
  const newPassword = 'a password of my own';
  expect(redirectTarget(await its.post(path, { newPassword }))).toBe('/account/login');
  expect((await logIn(its, client.username, newPassword)).text).toContain('Code');
  expect(await isOpen(its)).toBe(false);
});

test('signing in needs a code after the right password, and each code works once', async () => {
  const { code, enter, client } = await withFactor();
  const { answer, its } = await enter(code());
  expect(redirectTarget(answer)).toBe('/account');
  expect(await isOpen(its)).toBe(true);
  expect((await enter(code())).answer.status).toBe(422);
  expect((await enter(code(-1))).answer.status).toBe(422);
  expect((await enter(code(1))).answer.status).toBe(303);
  expect((await logIn(visit(), client.username, 'wrong password')).text).toContain(
    'Incorrect username or password',
  );
});

test('signing in with a code also replaces a bcrypt hash by scrypt', async () => {
  const { client, code } = await withFactor();
  await db.update(users).set({ passwordHash: await hash(PASSWORD, 10) });
  const its = visit();
  const state = field((await logIn(its, client.username)).text, 'state');
  expect(redirectTarget(await its.post('/account/login/code', { state, code: code() }))).toBe('/account');
  const [stored] = await db.select().from(users);
  expect(stored!.passwordHash).toMatch(/^scrypt\$16384\$/);
  expect(await isOpen(its)).toBe(true);
});

test('the password step is valid for five minutes', async () => {
  const { client, code } = await withFactor();
  const its = visit();
  const state = field((await logIn(its, client.username)).text, 'state');
  const start = Date.now();
  const enter = async (seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1000 });
    return its.post('/account/login/code', { state, code: code() });
  };
  expect(redirectTarget(await enter(302))).toBe('/account/login');
  expect(redirectTarget(await enter(290))).toBe('/account');
});

test('each recovery code works once', async () => {
  const { codes, enter } = await withFactor();
  expect(redirectTarget((await enter(codes[3]!.toUpperCase().replaceAll('-', ' '))).answer)).toBe('/account');
  expect((await enter(codes[3])).answer.status).toBe(422);
  expect(redirectTarget((await enter(codes[4])).answer)).toBe('/account');
});

test('after five wrong codes, even the right one is refused for a while', async () => {
  const { code, enter } = await withFactor();
  const { its, state } = await enter('000 00');
  for (let i = 0; i < 4; i++) await its.post('/account/login/code', { state, code: 'wrong' });
  expect((await its.post('/account/login/code', { state, code: code() })).status).toBe(429);
  await db.update(secondFactors).set({ triedAt: now() - 60 });
  expect((await its.post('/account/login/code', { state, code: code() })).status).toBe(303);
});

test('a code starts no session without the password step, in another browser or after a new password', async () => {
  const { client, code, enter } = await withFactor();
  const { state } = await enter('wrong');
  const other = visit();
  await other.get('/account/login');
  for (const forged of ['', 'x', state]) {
    expect(redirectTarget(await other.post('/account/login/code', { state: forged, code: code() }))).toBe(
      '/account/login',
    );
  }
  const third = visit();
  const asked = await logIn(third, client.username);
  await env.DB.prepare("UPDATE users SET passwordHash = passwordHash || ''").run();
  await env.DB.prepare("UPDATE users SET passwordHash = 'another'").run();
  const late = await third.post('/account/login/code', { state: field(asked.text, 'state'), code: code() });
  expect(redirectTarget(late)).toBe('/account/login');
  expect(await isOpen(third)).toBe(false);
});

test('guessing codes does not lock out a client with a recovery code', async () => {
  const { code, codes, enter } = await withFactor();
  const { its, state } = await enter('000000');
  for (let i = 0; i < 6; i++) await its.post('/account/login/code', { state, code: '000000' });
  expect((await enter(code())).answer.status).toBe(429);
  expect(redirectTarget((await enter(codes[0])).answer)).toBe('/account');
});

test('a code that is sent many times at once starts one session', async () => {
  for (const kind of ['app', 'recovery'] as const) {
    const { client, code, codes } = await withFactor();
    const visits = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const its = visit();
        return { its, state: field((await logIn(its, client.username)).text, 'state') };
      }),
    );
    const one = kind === 'app' ? code() : codes[0]!;
    const answers = await Promise.all(
      visits.map(({ its, state }) => its.post('/account/login/code', { state, code: one })),
    );
    expect([kind, ...answers.map(({ status }) => status).sort()]).toEqual([kind, 303, 422, 422, 422]);
  }
});

test('attempts from the owner’s address do not keep the owner from entering the code', async () => {
  const { client, code } = await withFactor();
  const LOGIN_ADDRESS_RATE = { limit: async () => ({ success: false }) };
  const its = visit();
  const state = field((await logIn(its, client.username)).text, 'state');
  const options = { env: { LOGIN_ADDRESS_RATE } };
  expect(redirectTarget(await its.post('/account/login/code', { state, code: code() }, options))).toBe(
    '/account',
  );
});
