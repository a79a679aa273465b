import { createHash } from 'node:crypto';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createLink } from '../../../src/db/users/password-links.ts';
import { ownUser } from '../../../src/db/users/user-accounts.ts';
import { knownDevices, sessions } from '../../../src/db/schema.ts';
import { now } from '../../../src/env.ts';
import { hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { rateLimit } from '../../support/bindings/rate-limit.ts';
import {
  redirectTarget,
  loggedIn,
  logIn,
  makeUser,
  PASSWORD,
  visit,
  type Visit,
} from '../../support/visit.ts';

const COOKIE = '__Host-placet-device';
const from = (address: string) => ({ headers: { 'CF-Connecting-IP': address } });
/** Limits that let no stranger through. */
const full = () => ({
  LOGIN_ADDRESS_RATE: rateLimit(0),
  LOGIN_ACCOUNT_RATE: rateLimit(0),
  LOGIN_SLOW_RATE: rateLimit(0),
});
/** Whether a browser is let in while others use up the limits. */
async function isKnown(its: Visit, username: string, password = PASSWORD) {
  const answer = await logIn(its, username, password, { ...from('203.0.113.9'), env: full() });
  if (answer.status !== 303) return false;
  await its.get('/account');
  await its.post('/account/logout');
  return true;
}
const idsIn = (text: string) =>
  [...text.matchAll(/name="session" value="([0-9a-f]{16})"/g)].map(([, id]) => id!);

test('signing in sets a cookie for 400 days that no script can read; only its hash is stored', async () => {
  const { client, visit: its } = await loggedIn();
  const id = its.cookies.get(COOKIE)!;
  expect(id).toMatch(/^[0-9A-Za-z]{40}$/);
  expect(await db.select().from(knownDevices)).toEqual([
    {
      userId: client.id,
      clientId: client.id,
      hash: createHash('sha256').update(id).digest('hex'),
      usedAt: expect.closeTo(now(), -2),
      browser: '',
    },
  ]);
  const again = await logIn(visit(), client.username);
  const line = again.headers.getSetCookie().find((line) => line.startsWith(COOKIE))!;
  expect(line.split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=34560000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
});

test('wrong passwords from many networks do not lock out the owner in a new network', async () => {
  const { client, visit: its } = await loggedIn();
  await its.post('/account/logout');
  const env = { LOGIN_ACCOUNT_RATE: rateLimit(10), LOGIN_SLOW_RATE: rateLimit(30) };
  const wrong = Array.from({ length: 48 }, (_, i) =>
    logIn(visit(), client.username, 'x'.repeat(300), { ...from(`198.51.${i}.1`), env }),
  );
  expect((await Promise.all(wrong)).filter(({ status }) => status === 429)).toHaveLength(8);
  const options = { ...from('203.0.113.9'), env };
  expect((await logIn(visit(), client.username, PASSWORD, options)).status).toBe(429);
  expect(redirectTarget(await logIn(its, client.username, PASSWORD, options))).toBe('/account');
});

test('a known device has ten attempts per minute, for its own account only', async () => {
  const { client, visit: its } = await loggedIn();
  await its.post('/account/logout');
  const env = { ...full(), LOGIN_RATE: rateLimit(2) };
  const attempt = async (username: string) => (await logIn(its, username, 'wrong password', { env })).status;
  expect([await attempt(client.username), await attempt(client.username)]).toEqual([422, 422]);
  expect(await attempt(client.username)).toBe(429);
  const other = await makeUser();
  expect(await isKnown(its, other.username)).toBe(false);
  expect(await isKnown(its, client.username)).toBe(true);
});

test('a browser keeps its device cookie for a second account; an invalid cookie is replaced', async () => {
  const { client, visit: its } = await loggedIn();
  const id = its.cookies.get(COOKIE)!;
  await its.post('/account/logout');
  const other = await makeUser();
  await logIn(its, other.username);
  expect(its.cookies.get(COOKIE)).toBe(id);
  await its.get('/account');
  await its.post('/account/logout');
  expect(await isKnown(its, client.username)).toBe(true);
  its.cookies.set(COOKIE, 'of-my-own');
  await logIn(its, client.username);
  expect(its.cookies.get(COOKIE)).toMatch(/^[0-9A-Za-z]{40}$/);
});

test('the last ten devices are known', async () => {
  const { username } = await makeUser();
  for (let i = 0; i < 12; i++) await logIn(visit(), username);
  expect(await db.$count(knownDevices)).toBe(10);
});

test('ending a session in the list removes its device; signing out does not', async () => {
  const { client, visit: its } = await loggedIn();
  const laptop = visit();
  await logIn(laptop, client.username);
  const phone = visit();
  await logIn(phone, client.username);
  await phone.get('/account');
  await phone.post('/account/logout');
  await laptop.get('/account');
  const [session] = idsIn((await its.get('/account/settings')).text);
  await its.post('/account/settings/sessions', { session: session! });
  expect(await isKnown(laptop, client.username)).toBe(false);
  expect(await isKnown(phone, client.username)).toBe(true);
});

test('a device without a session is listed and can be removed', async () => {
  const { client, visit: its } = await loggedIn();
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const laptop = visit({ 'User-Agent': agent });
  await logIn(laptop, client.username);
  await laptop.get('/account');
  await laptop.post('/account/logout');
  const listed = (await its.get('/account/settings')).text;
  expect(listed).toContain('Firefox, Windows');
  expect(listed).toContain('Signed out. Last sign-in');
  const ids = idsIn(listed);
  expect(ids).toHaveLength(1);
  const stranger = await loggedIn();
  await stranger.visit.post('/account/settings/sessions', { session: ids[0]! });
  expect(await db.$count(knownDevices)).toBe(3);
  await its.post('/account/settings/sessions', { session: ids[0]! });
  expect(await isKnown(laptop, client.username)).toBe(false);
});

test('ending all other sessions removes their devices', async () => {
  const { client, visit: its } = await loggedIn();
  const others = [visit(), visit()];
  for (const other of others) await logIn(other, client.username);
  await others[0]!.get('/account');
  await others[0]!.post('/account/logout');
  await its.get('/account');
  await its.post('/account/settings/sessions', { session: 'others' });
  expect(await db.$count(sessions)).toBe(1);
  for (const other of others) expect(await isKnown(other, client.username)).toBe(false);
  await its.get('/account');
  await its.post('/account/logout');
  expect(await isKnown(its, client.username)).toBe(true);
});

test('a new password removes all devices except the one that set it, in the settings and with a password link', async () => {
  const { client, visit: its } = await loggedIn();
  const other = visit();
  await logIn(other, client.username);
  const first = 'a password of my own';
  await its.post('/account/settings/password', { currentPassword: PASSWORD, newPassword: first });
  expect(await isKnown(other, client.username, first)).toBe(false);
  expect(await isKnown(its, client.username, first)).toBe(true);
  const { path } = await createLink(db, env, ownUser(client.id));
  const elsewhere = visit();
  await elsewhere.get(path);
  const second = 'yet another one of mine';
  await elsewhere.post(path, { newPassword: second });
  expect(await isKnown(its, client.username, second)).toBe(false);
  expect(await isKnown(elsewhere, client.username, second)).toBe(true);
});

test('known devices are deleted with the client', async () => {
  const { client } = await loggedIn();
  expect((await hosting('DELETE', client.path)).status).toBe(204);
  expect(await db.$count(knownDevices)).toBe(0);
});
