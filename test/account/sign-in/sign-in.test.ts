import { scryptSync } from 'node:crypto';
import { hash } from 'bcryptjs';
import { describe, expect, test } from 'vitest';
import { atRealCost } from '../../support/bindings/node-crypto.ts';
import { rateLimit } from '../../support/bindings/rate-limit.ts';
import type { Overrides } from '../../support/call.ts';
import { makeClient } from '../../support/make.ts';
import { redirectTarget, logIn, makeUser, PASSWORD, visit } from '../../support/visit.ts';
import { inRealTime } from '../../support/bindings/shortened-waits.ts';
import { users } from '../../../src/db/schema.ts';
import { db } from '../../support/db.ts';

const SESSION = '__Host-placet-session';
const passwordHash = async () => (await db.select({ of: users.passwordHash }).from(users))[0]?.of;

describe('signing in', () => {
  test('accepts the username or the email address in any case', async () => {
    const { username, emailAddress } = await makeUser();
    for (const name of [username, username.toUpperCase(), emailAddress, emailAddress.toUpperCase()]) {
      const its = visit();
      expect(redirectTarget(await logIn(its, name))).toBe('/account');
      expect((await its.get('/account')).status).toBe(200);
    }
  });

  test('works with the hash that the API computes of a password', async () => {
    atRealCost();
    const { username } = await makeClient({ password: PASSWORD });
    const [, , , , salt, key] = (await passwordHash())!.split('$');
    expect(await passwordHash()).toBe(`scrypt$16384$8$5$${salt}$${key}`);
    const expected = scryptSync(PASSWORD, Buffer.from(salt!, 'base64'), 32, { N: 16384, r: 8, p: 5 });
    expect(key).toBe(expected.toString('base64'));
    expect(redirectTarget(await logIn(visit(), username))).toBe('/account');
  });

  test('sets a cookie for this host alone that no script can read', async () => {
    const { username } = await makeUser();
    const line = (await logIn(visit(), username)).headers
      .getSetCookie()
      .find((line) => line.startsWith(SESSION));
    expect(line).toMatch(/^__Host-placet-session=[0-9A-Za-z]{40}; /);
    expect(line!.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=86400',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  test('starts a new session, even if the browser sends a forged cookie', async () => {
    const { username } = await makeUser();
    const its = visit();
    const planted = 'a'.repeat(64);
    await its.get('/account/login');
    its.cookies.set(SESSION, planted);
    expect(redirectTarget(await its.post('/account/login', { username, password: PASSWORD }))).toBe(
      '/account',
    );
    expect(its.cookies.get(SESSION)).not.toBe(planted);
    const stranger = visit();
    stranger.cookies.set(SESSION, planted);
    expect((await stranger.get('/account')).status).toBe(303);
  });

  test('answers an unknown name like a wrong password, in the same time', async () => {
    inRealTime();
    const { username } = await makeUser();
    const attempts = [];
    for (const [name, password] of [
      [username, 'wrong password'],
      ['nobody', PASSWORD],
      [username, 'x'.repeat(60_000)],
    ] as const) {
      const its = visit();
      const started = performance.now();
      const answer = await logIn(its, name, password);
      expect(performance.now() - started).toBeGreaterThanOrEqual(1950);
      expect(its.cookies.has(SESSION)).toBe(false);
      attempts.push([answer.status, answer.text.replaceAll(name, '').replaceAll(its.token(), '')]);
    }
    expect(attempts[0]![0]).toBe(422);
    expect(attempts[0]![1]).toContain('Incorrect username or password.');
    expect(attempts[1]).toEqual(attempts[0]);
    expect(attempts[2]).toEqual(attempts[0]);
  });

  test('is refused to an inactive client, with the reason only after the right password', async () => {
    const { username } = await makeUser({ active: false });
    expect((await logIn(visit(), username)).text).toContain('not active');
    expect((await logIn(visit(), username, 'wrong password')).text).toContain(
      'Incorrect username or password',
    );
  });

  test('replaces a bcrypt hash by scrypt, and the password still works', async () => {
    const { username } = await makeClient({ passwordHash: await hash(PASSWORD, 10) });
    expect((await logIn(visit(), username, 'wrong password')).status).toBe(422);
    expect(await passwordHash()).toMatch(/^\$2/);
    for (let i = 0; i < 2; i++) {
      expect(redirectTarget(await logIn(visit(), username))).toBe('/account');
      expect(await passwordHash()).toMatch(/^scrypt\$/);
    }
  });

  test('leads back to the requested page, never to another website', async () => {
    const { username } = await makeUser();
    const asked = await visit().get('/account/settings');
    expect(redirectTarget(asked)).toBe('/account/login?next=%2Faccount%2Fsettings');
    for (const [next, target] of [
      ['/account/settings', '/account/settings'],
      ['//evil.example/account/', '/account'],
      ['https://evil.example/account', '/account'],
      ['/\\evil.example/account', '/account'],
      ['/account/../app.js', '/account'],
      ['javascript:alert(1)', '/account'],
    ] as const) {
      const its = visit();
      expect((await its.get(`/account/login?next=${encodeURIComponent(next)}`)).status).toBe(200);
      expect(
        redirectTarget(await its.post('/account/login', { username, password: PASSWORD, next })),
        next,
      ).toBe(target);
    }
  });
});

describe('after too many attempts', () => {
  const from = (address: string) => ({ headers: { 'CF-Connecting-IP': address } });
  const fail = async (username: string, times: number, address: string, env: Overrides = {}) => {
    const its = visit();
    await its.get('/account/login');
    const options = { ...from(address), env };
    const one = () => its.post('/account/login', { username, password: 'x'.repeat(300) }, options);
    return (await Promise.all(Array.from({ length: times }, one))).map(({ status }) => status);
  };

  test('nobody is locked out: the right password works from another network', async () => {
    const { username } = await makeUser();
    expect(await fail(username, 11, '192.0.2.1', { LOGIN_RATE: rateLimit(10) })).toContain(429);
    expect(redirectTarget(await logIn(visit(), username, PASSWORD, from('198.51.100.1')))).toBe('/account');
  });

  test('the 11th attempt for a name from one network within a minute is refused, in any case', async () => {
    const { username } = await makeUser();
    const LOGIN_RATE = rateLimit(10);
    const attempt = async (name: string, address: string, password = 'x'.repeat(300)) =>
      logIn(visit(), name, password, { ...from(address), env: { LOGIN_RATE } });
    const cased = (i: number) => (i % 2 ? username : username.toUpperCase());
    await Promise.all(Array.from({ length: 10 }, (_, i) => attempt(cased(i), `192.0.2.${i}`)));
    for (const password of ['x'.repeat(300), PASSWORD]) {
      const refused = await attempt(username, '192.0.2.77', password);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('60');
      expect(refused.text).toContain('Wait a few minutes');
    }
    const others = [attempt('another', '192.0.2.1'), attempt(username, '192.0.3.1')];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([422, 422]);
  });

  test('a limit does not reveal whether a username and an email address belong to one account', async () => {
    const { username, emailAddress } = await makeUser();
    const other = await makeUser();
    for (const limits of [
      () => ({ LOGIN_RATE: rateLimit(10) }),
      () => ({ LOGIN_ACCOUNT_RATE: rateLimit(10), LOGIN_SLOW_RATE: rateLimit(0) }),
    ]) {
      for (const address of [emailAddress, other.emailAddress, 'nobody@agency.example']) {
        const env = { LOGIN_ADDRESS_RATE: rateLimit(100), ...limits() };
        const attempt = async (name: string) =>
          (await logIn(visit(), name, 'x'.repeat(300), { ...from('192.0.2.1'), env })).status;
        await Promise.all(Array.from({ length: 10 }, () => attempt(username)));
        expect([await attempt(username), await attempt(address)]).toEqual([429, 422]);
      }
    }
  });

  test('attempts from many networks are delayed first, then refused', async () => {
    inRealTime();
    const { username } = await makeUser();
    const env = { LOGIN_ACCOUNT_RATE: rateLimit(1), LOGIN_SLOW_RATE: rateLimit(1) };
    const attempt = async (address: string) => {
      const begun = performance.now();
      const { status } = await logIn(visit(), username, PASSWORD, { ...from(address), env });
      return [status, performance.now() - begun > 1900];
    };
    expect(await attempt('192.0.2.1')).toEqual([303, false]);
    expect(await attempt('192.0.3.1')).toEqual([303, true]);
    expect(await attempt('192.0.4.1')).toEqual([429, true]);
  });

  test('further attempts from one address or IPv6 network are refused for every account', async () => {
    const { username } = await makeUser();
    const LOGIN_ADDRESS_RATE = rateLimit(2);
    const attempt = (name: string, address: string) =>
      logIn(visit(), name, PASSWORD, {
        env: { LOGIN_ADDRESS_RATE },
        headers: { 'CF-Connecting-IP': address },
      });
    await Promise.all(
      ['192.0.2.1', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'].map((a, i) => attempt(`nobody${i}`, a)),
    );
    await attempt('someone', '192.0.2.1');
    const last = ['192.0.2.1', '2001:db8:1:2::9', '2001:db8:2:3::9'].map((address) =>
      attempt(username, address),
    );
    expect((await Promise.all(last)).map(({ status }) => status)).toEqual([429, 429, 303]);
    expect([...LOGIN_ADDRESS_RATE.counts.keys()].sort()).toEqual([
      '192.0.2.1',
      '2001:db8:1',
      '2001:db8:1:2',
      '2001:db8:2',
      '2001:db8:2:3',
    ]);
  });

  test('the limits equal those of the configuration', async () => {
    const refused = (statuses: number[]) => statuses.map((status) => status === 429);
    const one = refused(await fail('one-name', 12, '192.0.2.7'));
    const many = await Promise.all(Array.from({ length: 35 }, (_, i) => fail(`name${i}`, 1, '192.0.2.8')));
    for (const answers of [one, refused(many.flat())]) {
      expect(answers).toContain(true);
      expect(answers).toContain(false);
    }
  });
});
