import { expect, test } from 'vitest';
import { hosting } from '../../support/call.ts';
import { rateLimit } from '../../support/bindings/rate-limit.ts';
import { clientPayload } from '../../support/make.ts';
import { redirectTarget, loggedIn, logIn, makeUser, PASSWORD, visit } from '../../support/visit.ts';

const from = (address: string) => ({ headers: { 'CF-Connecting-IP': address } });
const many = <T>(count: number, one: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => one(i)));
const refused = <T extends { status: number }>(answers: T[]) =>
  answers.filter(({ status }) => status === 429);

test('of 60 simultaneous sign-ins, at most five are hashed; all others get a 429 with Retry-After', async () => {
  const answers = await many(60, (i) =>
    logIn(visit(), `nobody${i}`, 'wrong password', from(`198.51.${i}.1`)),
  );
  const rest = refused(answers);
  expect(rest.length).toBeGreaterThanOrEqual(55);
  for (const answer of rest) {
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect(answer.text).toContain('then try again');
  }
  const hashed = answers.filter(({ status }) => status === 422);
  expect(hashed.length).toBeGreaterThan(0);
  expect(hashed.length + rest.length).toBe(60);
});

test('a known device comes before unknown ones and replaces one of them in a full queue', async () => {
  const { client, visit: its } = await loggedIn();
  await its.post('/account/logout');
  const strangers = many(5, (i) => logIn(visit(), `nobody${i}`, 'wrong password', from(`198.51.${i}.1`)));
  expect(redirectTarget(await logIn(its, client.username, PASSWORD))).toBe('/account');
  expect(refused(await strangers)).toHaveLength(1);
});

test('operator requests that set passwords wait and are not refused', async () => {
  const create = () => hosting('POST', '/client', clientPayload({ password: PASSWORD }));
  expect((await many(7, create)).map(({ status }) => status)).toEqual(Array(7).fill(201));
});

test('an IPv6 address counts for its /64 and its /48', async () => {
  const LOGIN_ADDRESS_RATE = rateLimit(3);
  const attempt = (address: string) =>
    logIn(visit(), address, 'x'.repeat(300), { ...from(address), env: { LOGIN_ADDRESS_RATE } });
  const answers = await many(6, (i) => attempt(`2001:db8:1:${i}::1`));
  expect(refused(answers)).toHaveLength(3);
  expect((await attempt('2001:db8:2:1::1')).status).toBe(422);
  expect(LOGIN_ADDRESS_RATE.counts.get('2001:db8:1')).toBe(6);
});

test('the networks of one /48 share the limit of an account', async () => {
  const { username } = await makeUser();
  const LOGIN_RATE = rateLimit(2);
  const attempt = (i: number) =>
    logIn(visit(), username, 'x'.repeat(300), { ...from(`2001:db8:1:${i}::1`), env: { LOGIN_RATE } });
  expect(refused(await many(5, attempt))).toHaveLength(3);
});

test('password attempts within sessions are counted per client, not per session', async () => {
  const { client, visit: its } = await loggedIn();
  const other = visit();
  await logIn(other, client.username);
  await other.get('/account');
  const LOGIN_RATE = rateLimit(2);
  const change = (browser: typeof its) =>
    browser.post(
      '/account/settings/password',
      { currentPassword: 'wrong password', newPassword: 'another good password' },
      { env: { LOGIN_RATE } },
    );
  const statuses = [];
  for (const browser of [its, other, its, other]) statuses.push((await change(browser)).status);
  expect(statuses).toEqual([422, 422, 429, 429]);
});
