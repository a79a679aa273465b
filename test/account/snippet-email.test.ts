import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity } from '../../src/db/schema.ts';
import { db } from '../support/db.ts';
import { catchEmails } from '../support/emails.ts';
import { makeDomain } from '../support/make.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { loggedIn, loggedInAs, redirectTarget } from '../support/visit.ts';

const to = 'webmaster@agency.example';

async function setUp() {
  const { client, visit } = await loggedIn();
  const { domain } = await makeDomain('www.mysite.xyz', client);
  const page = `/account/domains/${domain.id}/onboarding/embed`;
  const entries = async () => {
    const rows = await db
      .select()
      .from(activity)
      .where(eq(activity.clientId, client.id))
      .orderBy(asc(activity.id));
    return rows.filter(({ kind }) => kind === 'snippet');
  };
  return { client, domain, visit, page, entries };
}

test('the snippet is sent to the person who maintains the website, and the address is not stored', async () => {
  const { client, domain, visit, page, entries } = await setUp();
  for (const [language, subject, button] of [
    ['en', 'Please add this line to www.mysite.xyz', 'Send snippet by email'],
    ['de', 'Bitte fügen Sie diese Zeile in www.mysite.xyz ein', 'Code per E-Mail senden'],
  ] as const) {
    const { sent, env } = catchEmails();
    const headers = { 'Accept-Language': language };
    const shown = await visit.get(page, { env, headers });
    expect(shown.text).toMatch(new RegExp(`action="${page}/send".*${button}`, 's'));
    expect(shown.text).not.toContain('mailto:');
    const answer = await visit.post(`${page}/send`, { emailAddress: to }, { env, headers });
    expect(redirectTarget(answer)).toBe(page);
    expect((await visit.get(page, { env, headers })).text).toContain(to);
    expect(sent).toMatchObject([{ to, subject }]);
    const [, snippet] = /(<script [^\n]+<\/script>)/.exec(sent[0]!.text)!;
    expect(snippet).toContain(`https://placet.example/app.js`);
    expect(snippet).toContain(`&domain=${domain.id}"`);
    expect(sent[0]!.text).toContain(client.username);
    expect(sent[0]!.html).toContain('&lt;script ');
    expect(sent[0]!.html).not.toContain('<script');
  }
  const rows = await entries();
  expect(rows).toMatchObject([
    { kind: 'snippet', action: 'created', by: 'user', domainId: domain.id },
    { kind: 'snippet' },
  ]);
  expect(JSON.stringify(rows)).not.toContain(to);
  const list = await visit.get(`/account/domains/${domain.id}/activity`);
  expect(list.text).toContain('Snippet sent by email');
  expect(list.text).not.toContain('/undo');
});

test('without email, or where it fails, the snippet is sent with the user’s own email program', async () => {
  const { visit, page, entries } = await setUp();
  const without = await visit.get(page);
  expect(without.text).toContain('href="mailto:?subject=Please%20add%20this%20line');
  expect(without.text).toMatch(/href="mailto:[^"]*%26domain%3D/);
  expect(without.text).not.toContain(`${page}/send`);
  expect((await visit.post(`${page}/send`, { emailAddress: to })).status).toBe(404);
  const { env } = catchEmails({ failing: true });
  const failed = await visit.post(`${page}/send`, { emailAddress: to }, { env });
  expect(failed.text).toContain('The email could not be sent.');
  expect(failed.text).toContain('href="mailto:?');
  expect(failed.text).toContain(`value="${to}"`);
  expect(await entries()).toEqual([]);
});

test('nothing is sent to a wrong address, with other fields, from another website, by a viewer, or for another client', async () => {
  const { client, visit, page, entries } = await setUp();
  const { sent, env } = catchEmails();
  await visit.get(page, { env });
  for (const emailAddress of ['', 'nobody', `${to}\r\nBcc: a@b.example`, `${to}, other@agency.example`]) {
    const { status, text } = await visit.post(`${page}/send`, { emailAddress }, { env });
    expect([status, text.includes('id="emailAddress-error"')], emailAddress).toEqual([422, true]);
  }
  expect((await visit.post(`${page}/send`, { emailAddress: to, cc: to }, { env })).status).toBe(422);
  expect((await visit.post(`${page}/send`, { emailAddress: to, token: '0' }, { env })).status).toBe(403);
  const viewer = (await loggedInAs(client, 'viewer')).visit;
  await viewer.get(page, { env });
  expect((await viewer.post(`${page}/send`, { emailAddress: to }, { env })).status).toBe(403);
  const stranger = (await loggedIn()).visit;
  await stranger.get('/account/settings');
  expect((await stranger.post(`${page}/send`, { emailAddress: to }, { env })).status).toBe(404);
  expect([sent, await entries()]).toEqual([[], []]);
});

test('a client sends at most ten an hour, however many other changes it makes, and only so many at once', async () => {
  const { client, visit, page } = await setUp();
  const { sent, env } = catchEmails();
  const many = { ...env, LOGIN_RATE: rateLimit(100) };
  await visit.get(page, { env: many });
  // As if the client had made so many changes today that further ones are only counted.
  await db.run(`INSERT INTO activityDays (clientId, day, changes) VALUES ('${client.id}', ${Math.floor(Date.now() / 86_400_000)}, 5000)
    ON CONFLICT DO UPDATE SET changes = 5000`);
  const statuses = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await visit.post(`${page}/send`, { emailAddress: to }, { env: many })).status);
  expect([statuses, sent.length]).toEqual([[...Array<number>(10).fill(303), 429, 429], 10]);
  const limited = { ...env, LOGIN_RATE: rateLimit(0) };
  expect((await visit.post(`${page}/send`, { emailAddress: to }, { env: limited })).status).toBe(429);
  expect(sent).toHaveLength(10);
});
