import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { domainStatuses } from '../../src/db/schema.ts';
import { notifyOfIssues } from '../../src/email/notify-of-issues.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { catchEmails } from '../support/emails.ts';
import { makeClient } from '../support/make.ts';
import { makeUserOf } from '../support/visit.ts';

const SEVEN = Date.UTC(2026, 10, 23, 7) / 1000;
const DAY = 86_400;

async function withIssues(issueCount: number, client: Awaited<ReturnType<typeof makeClient>>, name: string) {
  const { body } = await hosting('POST', `${client.path}/domain`, { name });
  const row = { status: 'attention' as const, issueCount, computedAt: SEVEN - 60 };
  await db.update(domainStatuses).set(row).where(eq(domainStatuses.domainId, body.id));
}
const setCount = (issueCount: number, computedAt: number) =>
  db.update(domainStatuses).set({ issueCount, computedAt });
const bindings = (caught: ReturnType<typeof catchEmails>) => ({
  ...env,
  ...caught.env,
});

test('owners are notified of new issues once a day, in one email for all domains and in both languages', async () => {
  const client = await makeClient();
  const other = await makeClient();
  const owner = await makeUserOf(client, 'owner');
  await makeUserOf(client, 'editor');
  await withIssues(2, client, 'www.one.example');
  await withIssues(1, client, 'www.two.example');
  await withIssues(0, other, 'www.three.example');
  const caught = catchEmails();
  const run = (now: number) => notifyOfIssues(bindings(caught), now);
  await run(SEVEN - 1);
  expect(caught.sent).toEqual([]);
  await run(SEVEN);
  expect(caught.sent.map(({ to }) => to).sort()).toEqual([client.emailAddress, owner.emailAddress].sort());
  const [{ subject, text }] = caught.sent as [(typeof caught.sent)[0]];
  expect(subject).toBe('Your website needs attention / Handlungsbedarf bei Ihrer Website');
  expect(text).toContain('www.one.example: 2 issues\n\nwww.two.example: 1 issue\n');
  expect(text).toContain('www.one.example: 2 Hinweise\n\nwww.two.example: 1 Hinweis\n');
  expect(text).toContain('https://placet.example/account\n');
  await run(SEVEN + 60);
  await setCount(3, SEVEN + 90);
  await run(SEVEN + 120);
  expect(caught.sent).toHaveLength(2);
  await run(SEVEN + DAY);
  expect(caught.sent).toHaveLength(5);
});

test('settled issues that come back are reported again', async () => {
  await withIssues(2, await makeClient(), 'www.one.example');
  const caught = catchEmails();
  const run = (now: number) => notifyOfIssues(bindings(caught), now);
  await run(SEVEN);
  await setCount(1, SEVEN + DAY - 60);
  await run(SEVEN + DAY);
  expect(caught.sent).toHaveLength(1);
  await setCount(2, SEVEN + 2 * DAY - 60);
  await run(SEVEN + 2 * DAY);
  expect(caught.sent).toHaveLength(2);
});

test('an email that failed is sent the next time, and a failure never reaches the scheduled job', async () => {
  await withIssues(2, await makeClient(), 'www.one.example');
  await notifyOfIssues(bindings(catchEmails({ failing: true })), SEVEN);
  const caught = catchEmails();
  const broken = {
    prepare: () => {
      throw new Error('database is gone');
    },
  } as unknown as D1Database;
  await notifyOfIssues({ ...bindings(caught), DB: broken }, SEVEN + 60);
  expect(caught.sent).toEqual([]);
  await notifyOfIssues({ ...env, PUBLIC_URL: 'https://placet.example' }, SEVEN + 60);
  await notifyOfIssues({ ...bindings(caught), PUBLIC_URL: '' }, SEVEN + 60);
  expect(caught.sent).toEqual([]);
  await notifyOfIssues(bindings(caught), SEVEN + 60);
  expect(caught.sent).toHaveLength(1);
});
