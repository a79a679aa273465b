import { eq } from 'drizzle-orm';
import { env as bindings } from 'cloudflare:workers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { forgetBranding } from '../../src/pages/branding/branding-cache.ts';
import { createLink } from '../../src/db/users/password-links.ts';
import { branding, knownDevices, links, users } from '../../src/db/schema.ts';
import { ownUser } from '../../src/db/users/user-accounts.ts';
import { now } from '../../src/env.ts';
import { db } from '../support/db.ts';
import { catchEmails, linkIn } from '../support/emails.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { loggedIn, logIn, makeUser, makeUserOf, PASSWORD, redirectTarget, visit } from '../support/visit.ts';

const newPassword = 'a password of my own';
const FORGOT = '/account/forgot';

describe('the forgotten password', () => {
  test('is replaced with a link that is sent to the address of the client or of a user', async () => {
    const client = await makeUser();
    const user = await makeUserOf(client, 'viewer');
    for (const [name, to, signInName] of [
      [client.username.toUpperCase(), client.emailAddress, client.username],
      [user.emailAddress, user.emailAddress, user.emailAddress],
    ] as const) {
      const { sent, env } = catchEmails();
      const its = visit({ 'Accept-Language': 'de' });
      expect((await its.get('/account/login')).text).toContain(`href="${FORGOT}"`);
      expect((await its.get(FORGOT, { env })).text).toContain('Passwort vergessen?');
      const answer = await its.post(FORGOT, { username: name }, { env });
      expect([answer.status, answer.text.includes('Prüfen Sie Ihre E-Mails')]).toEqual([200, true]);
      expect(sent).toMatchObject([{ to, subject: 'Neues Passwort festlegen' }]);
      expect(sent[0]!.text).toContain(`„${signInName}“`);
      const link = linkIn(sent[0]!);
      await its.get(link);
      expect(redirectTarget(await its.post(link, { newPassword }))).toBe('/account');
      expect(redirectTarget(await logIn(visit(), to, newPassword))).toBe('/account');
    }
  });

  test('gets the same answer whether or not the account exists, is active or can be reached', async () => {
    const client = await makeUser();
    const inactive = await makeUser({ active: false });
    const { sent, env } = catchEmails();
    const failing = catchEmails({ failing: true });
    const answers = [];
    for (const [name, bindings] of [
      [client.username, env],
      ['nobody', env],
      ["' OR 1=1 --", env],
      [inactive.username, env],
      [client.emailAddress, failing.env],
    ] as const) {
      const its = visit();
      await its.get(FORGOT, { env: bindings });
      const { status, text } = await its.post(FORGOT, { username: name }, { env: bindings });
      answers.push([status, text]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(sent.map(({ to }) => to)).toEqual([client.emailAddress]);
  });

  test('of an invited user is replaced with a link that works as long as the email says', async () => {
    const { client } = await loggedIn();
    const user = await makeUserOf(client, 'editor');
    await db.update(users).set({ passwordHash: '' }).where(eq(users.id, user.id));
    const { sent, env } = catchEmails();
    const its = visit({ 'Accept-Language': 'en' });
    await its.get(FORGOT, { env });
    await its.post(FORGOT, { username: user.emailAddress }, { env });
    const [stored] = await db.select().from(links).where(eq(links.userId, user.id));
    expect(stored!.expiresAt - now()).toBeGreaterThan(7 * 86_400 - 60);
    expect(sent[0]!.text).toContain('within 168 hours');
  });

  test('is not sent again within five minutes, and only so often from one network', async () => {
    const client = await makeUser();
    const { sent, env } = catchEmails();
    const LOGIN_RATE = rateLimit(3);
    const its = visit();
    await its.get(FORGOT, { env });
    const ask = () => its.post(FORGOT, { username: client.username }, { env: { ...env, LOGIN_RATE } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    expect(sent).toHaveLength(1);
    await db.update(links).set({ expiresAt: now() + 86_400 - 301 });
    expect((await ask()).status).toBe(200);
    expect(sent).toHaveLength(2);
    expect((await ask()).status).toBe(429);
  });

  test('needs a name, and a form of this website', async () => {
    const { sent, env } = catchEmails();
    const its = visit({ 'Accept-Language': 'en' });
    expect((await its.post(FORGOT, { username: 'x' }, { env })).status).toBe(403);
    await its.get(FORGOT, { env });
    for (const username of ['', '  ', 'x'.repeat(256)]) {
      const answer = await its.post(FORGOT, { username }, { env });
      expect([answer.status, answer.text.includes('Enter your username or email address.')]).toEqual([
        422,
        true,
      ]);
    }
    expect(sent).toEqual([]);
  });

  test('is not sent without PUBLIC_URL, because the caller could choose the host of the link', async () => {
    const client = await makeUser();
    const { sent, env } = catchEmails();
    const its = visit({ 'Accept-Language': 'en' });
    await its.get('/account/login');
    const answer = await its.post(FORGOT, { username: client.username }, { env: { ...env, PUBLIC_URL: '' } });
    expect([answer.text.includes('Ask an owner'), sent.length]).toEqual([true, 0]);
  });

  test('has a page that says whom to ask where no email is set up', async () => {
    const its = visit({ 'Accept-Language': 'en' });
    const shown = await its.get(FORGOT);
    expect(shown.text).toContain('Ask an owner of your account or the operator');
    expect(shown.text).not.toContain('name="username"');
    await db.insert(branding).values({ id: 1, supportAddress: 'help@agency.example', updatedAt: 1 });
    forgetBranding();
    onTestFinished(forgetBranding);
    expect((await its.get(FORGOT)).text).toContain('href="mailto:help@agency.example"');
    await its.get('/account/login');
    expect((await its.post(FORGOT, { username: 'x' })).text).toContain('Ask an owner of your account');
  });
});

test('an expired link offers to send a new one, which goes to the user’s address', async () => {
  const client = await makeUser();
  const { path } = await createLink(db, bindings, ownUser(client.id));
  await db.update(links).set({ expiresAt: now() });
  const { sent, env } = catchEmails();
  const its = visit({ 'Accept-Language': 'en' });
  const shown = await its.get(path, { env });
  expect([shown.status, shown.text.includes('This link has expired')]).toEqual([404, true]);
  expect(shown.text).toContain(`action="${path}/renew"`);
  expect((await its.post(`${path}/renew`, {}, { env })).text).toContain('A new link was sent');
  expect(sent).toMatchObject([{ to: client.emailAddress }]);
  expect((await visit().get(linkIn(sent[0]!))).status).toBe(200);
  expect((await its.post(`${path}/renew`, {}, { env })).status).toBe(404);
});

describe('a sign-in', () => {
  const agent = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0' };

  test('on an unknown device is reported to the user, once', async () => {
    const client = await makeUser();
    const user = await makeUserOf(client, 'editor');
    const { sent, env } = catchEmails();
    const its = visit({ 'Accept-Language': 'en', ...agent });
    for (let i = 0; i < 2; i++) {
      expect(redirectTarget(await logIn(its, user.emailAddress, PASSWORD, { env }))).toBe('/account');
      await its.get('/account');
      await its.post('/account/logout');
    }
    expect(sent).toMatchObject([{ to: user.emailAddress, subject: 'New sign-in to your account' }]);
    expect(sent[0]!.text).toContain('Firefox, Windows');
    await logIn(visit(), user.emailAddress, 'wrong password', { env });
    expect(sent).toHaveLength(1);
    await db.delete(knownDevices).where(eq(knownDevices.userId, user.id));
    await logIn(its, user.emailAddress, PASSWORD, { env });
    expect(sent).toHaveLength(2);
  });

  test('succeeds even if the email fails, and the log has no address', async () => {
    const client = await makeUser();
    const { lines } = captureEvents();
    const { env } = catchEmails({ failing: true });
    expect(redirectTarget(await logIn(visit(), client.username, PASSWORD, { env }))).toBe('/account');
    expect(lines.join('\n')).toContain('"kind":"newSignIn","code":"E_DELIVERY_FAILED"');
    expect(lines.join('\n')).not.toContain('agency.example');
  });
});

test('emails carry the operator’s name and color, and no text can begin another header', async () => {
  const row = { id: 1, accentColor: '#ffcc00', updatedAt: 1 };
  await db.insert(branding).values({ ...row, name: 'Agency\r\nBcc: all@evil.example <b>' });
  const { client } = await loggedIn();
  const { sent, env } = catchEmails();
  const its = visit();
  await its.get(FORGOT, { env });
  await its.post(FORGOT, { username: client.username }, { env });
  const [{ from, subject, html }] = sent as [(typeof sent)[0]];
  expect(from.name).toBe('Agency Bcc: all@evil.example <b>');
  for (const text of [from.name, subject]) expect(text).not.toMatch(/[\r\n]/);
  expect(html).toContain('background:#ffcc00;color:#000000');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<b>');
});

test('the name of an account or a user adds no paragraph to an email', async () => {
  const { visit: owner } = await loggedIn({
    company: 'Hotel\r\n\r\nYour account is locked: evil.example\u2029',
  });
  const { sent, env } = catchEmails();
  await owner.get('/account/users');
  const invitation = { emailAddress: 'erika@muster.example', name: '', role: 'editor' };
  await owner.post('/account/users/invite', invitation, { env });
  expect(sent[0]!.text).toContain('account “Hotel Your account is locked: evil.example ” on Placet.');
});
