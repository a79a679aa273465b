import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients, domains, users } from '../../src/db/schema.ts';
import { sendCheckpoints } from '../../src/email/send-checkpoints.ts';
import { now } from '../../src/env.ts';
import { openNote } from '../../src/lib/tlog/signed-note.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { trees } from '../../src/log/tables.ts';
import { entriesOf } from '../db/activity/entries.ts';
import { call, hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { catchEmails, type SentEmail } from '../support/emails.ts';
import { captureEvents } from '../support/log/log-events.ts';
import { decide, makeDomain, makeClient } from '../support/make.ts';
import { loggedIn, loggedInAs, makeUserOf, visit } from '../support/visit.ts';

const DAY = 86_400;
const BCRYPT = `$2y$12$${'a'.repeat(53)}`;
/** The middle of the next month, so that the first of a month is two weeks away. */
const at = (days = 0) => {
  const today = new Date();
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 15 + days, 12) / 1000;
};
const nextMonth = () => {
  const today = new Date();
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1, 8) / 1000;
};

type Caught = ReturnType<typeof catchEmails>;
const run = (caught: Caught, time: number, more: object = {}) =>
  sendCheckpoints({ ...env, ...caught.env, ...more }, time);
const addresses = (caught: Caught) => caught.sent.map(({ to }) => to).toSorted();
const fileOf = ({ attachments }: SentEmail) => new TextDecoder().decode(attachments![0]!.content);
const unsubscribePath = ({ headers }: SentEmail) =>
  /^<https:\/\/placet\.example(\/[^>]+)>$/.exec(headers['List-Unsubscribe']!)![1]!;

/** A client whose own user has signed in, with a covered log. */
async function setUp(name = 'www.mysite.xyz') {
  const { client, visit: its } = await loggedIn();
  const made = await makeDomain(name, client);
  await decide(made, {}, { Origin: `https://${name}` });
  await maintain(env, now() + 700);
  return { ...made, client, visit: its };
}

test('owners who have signed in get the checkpoints of their websites once a month, in both languages', async () => {
  const { client, domain } = await setUp();
  const owner = await loggedInAs(client, 'owner');
  await loggedInAs(client, 'editor');
  await makeUserOf(client, 'owner');
  const { body: second } = await hosting('POST', `${client.path}/domain`, { name: 'www.empty.example' });
  const other = await setUp('www.theirs.example');
  await db.update(clients).set({ active: false }).where(eq(clients.id, other.client.id));
  const caught = catchEmails();
  await run(caught, at());
  expect(addresses(caught)).toEqual([client.emailAddress, owner.user.emailAddress].toSorted());
  const [email] = caught.sent as [SentEmail];
  expect(email.subject).toBe('Your signed checkpoints / Ihre signierten Checkpoints');
  expect(email.text).toContain('you can prove any later change');
  expect(email.text).toContain('jede spätere Änderung');
  expect(email.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(email.text).toContain(`Unsubscribe:\nhttps://placet.example${unsubscribePath(email)}\n`);
  expect(email.html).toContain(`href="https://placet.example${unsubscribePath(email)}"`);
  expect(email.attachments).toMatchObject([
    {
      disposition: 'attachment',
      filename: expect.stringMatching(/^checkpoints-.{10}\.txt$/),
      type: 'text/plain',
    },
  ]);
  const [, name, note] = /^=== (.+) ===\n([^]+)$/.exec(fileOf(email))!;
  expect(name).toBe('www.mysite.xyz');
  const key = JSON.parse((await call('GET', `/app/log-key?domain=${domain.id}`)).text) as {
    verifier: string;
  };
  expect((await openNote(note!, [key.verifier])).body).toContain(`placet/${domain.id}.`);
  expect(fileOf(email)).not.toContain(second.id);
  for (const time of [at() + 60, at(1), at(10), nextMonth() - 60]) await run(caught, time);
  expect(caught.sent).toHaveLength(2);
  await run(caught, nextMonth());
  expect(caught.sent).toHaveLength(4);
});

test('without email, or a covered log, nothing is sent, and nothing is missed', async () => {
  const { client } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const caught = catchEmails();
  await run(caught, at());
  await decide(made);
  await maintain(env, now() + 700);
  await sendCheckpoints(env, at(1));
  expect(caught.sent).toEqual([]);
  await run(caught, at(1));
  expect(addresses(caught)).toEqual([client.emailAddress]);
});

test('an owner whose email failed gets it the next day, and the others get none again', async () => {
  const { client } = await setUp();
  const { user } = await loggedInAs(client, 'owner');
  const failing = catchEmails({ failing: user.emailAddress });
  await run(failing, at());
  await run(failing, at() + 60);
  expect(addresses(failing)).toEqual([client.emailAddress]);
  const caught = catchEmails();
  await run(caught, at(1));
  expect(addresses(caught)).toEqual([user.emailAddress]);
  await run(caught, at(2));
  expect(caught.sent).toHaveLength(1);
});

test('two runs at once send each email once', async () => {
  await setUp();
  await setUp('www.theirs.example');
  const caught = catchEmails();
  await Promise.all([1, 2, 3].map(() => run(caught, at())));
  expect(caught.sent).toHaveLength(2);
  expect(new Set(addresses(caught)).size).toBe(2);
});

test('a run that stops before it has stored what it sent is repeated once, the next day', async () => {
  const { all } = captureEvents();
  const { client } = await setUp();
  const caught = catchEmails();
  const stopping = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare')
        return (query: string) => {
          if (query.includes('set "checkpointsSentAt"')) throw new Error('stopped');
          return target.prepare(query);
        };
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  await run(caught, at(), { DB: stopping });
  expect(all()).toContainEqual(expect.objectContaining({ event: 'checkpoints not sent', client: client.id }));
  for (const time of [at() + 60, at(1) - 60]) await run(caught, time);
  expect(caught.sent).toHaveLength(1);
  await run(caught, at(1));
  expect(caught.sent).toHaveLength(2);
  for (const days of [2, 3]) await run(caught, at(days));
  expect(caught.sent).toHaveLength(2);
});

test('a run takes the twenty clients that have waited longest, and never fails', async () => {
  for (let i = 0; i < 21; i++) await makeClient();
  await setUp();
  const due = async () =>
    (await db.select({ at: clients.checkpointsDueAt }).from(clients)).filter(({ at }) => at === 0).length;
  const before = await due();
  const caught = catchEmails();
  await run(caught, at());
  expect(before - (await due())).toBe(20);
  await run(caught, at() + 60);
  expect(caught.sent).toHaveLength(1);
  const broken = {
    prepare: () => {
      throw new Error('database is gone');
    },
  } as unknown as D1Database;
  await run(caught, at(1), { DB: broken });
});

test('a checkpoint that the service has not signed is left out and reported', async () => {
  const { client, domain } = await setUp();
  const other = await makeDomain('www.other.example', client);
  await decide(other, {}, { Origin: 'https://www.other.example' });
  await maintain(env, now() + 1400);
  const [site] = await db.select({ log: domains.log }).from(domains).where(eq(domains.id, domain.id));
  const [tree] = await db.select().from(trees).where(eq(trees.log, site!.log));
  const forged = tree!.note.replace(/\n\d+\n/, '\n9\n');
  await db.update(trees).set({ size: 9, note: forged }).where(eq(trees.log, site!.log));
  const { all } = captureEvents();
  const caught = catchEmails();
  await run(caught, at());
  expect(fileOf(caught.sent[0]!)).toContain('=== www.other.example ===');
  expect(fileOf(caught.sent[0]!)).not.toContain('www.mysite.xyz');
  expect(all()).toContainEqual(expect.objectContaining({ event: 'checkpoint not shown', domain: domain.id }));
});

const oneClick = (path: string, more: object = {}) =>
  call('POST', path, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    ...more,
  });

test('one click unsubscribes, a look does not, and owners can subscribe again in the settings', async () => {
  const { client, visit: its } = await setUp();
  const { user } = await loggedInAs(client, 'owner', { name: 'Erika' });
  const first = catchEmails();
  await run(first, at());
  const path = unsubscribePath(first.sent.find(({ to }) => to === user.emailAddress)!);
  for (const [language, title] of [
    ['en', 'Unsubscribe from the monthly checkpoints?'],
    ['de', 'Monatliche Checkpoints abbestellen?'],
  ] as const) {
    const { status, text } = await visit({ 'Accept-Language': language }).get(path);
    expect([status, text.includes(title)]).toEqual([200, true]);
    expect(text).toContain(`action="${path}"`);
  }
  const wanted = async () =>
    (await db.select({ on: users.checkpointEmails }).from(users).where(eq(users.id, user.id)))[0]!.on;
  expect(await wanted()).toBe(true);
  for (let i = 0; i < 2; i++) {
    const { status, text } = await oneClick(path);
    expect([status, text.includes('You have unsubscribed')]).toEqual([200, true]);
  }
  expect(await wanted()).toBe(false);
  const entries = await entriesOf(client.id);
  expect(entries.filter(({ kind }) => kind === 'user')).toMatchObject([
    { by: 'user', userName: 'Erika', before: { checkpointEmails: true }, after: { checkpointEmails: false } },
  ]);
  const second = catchEmails();
  await run(second, nextMonth());
  expect(addresses(second)).toEqual([client.emailAddress]);

  const SETTINGS = '/account/settings';
  expect((await its.get(SETTINGS)).text).not.toContain('Monthly checkpoints');
  const shown = await its.get(SETTINGS, { env: second.env });
  expect(shown.text).toContain(`You receive this email at ${client.emailAddress}.`);
  await its.post(`${SETTINGS}/checkpoint-emails`, { wanted: 'off' });
  expect((await its.get(SETTINGS, { env: second.env })).text).toContain('You do not receive this email.');
  const third = catchEmails();
  await run(third, nextMonth() + 40 * DAY);
  expect(third.sent).toEqual([]);
  await its.post(`${SETTINGS}/checkpoint-emails`, { wanted: 'on' });
  await run(third, nextMonth() + 41 * DAY);
  expect(addresses(third)).toEqual([client.emailAddress]);
});

test('a forged or foreign link unsubscribes nobody, and strangers cost no query', async () => {
  const { client } = await setUp();
  const other = await setUp('www.theirs.example');
  const caught = catchEmails();
  await run(caught, at());
  const path = unsubscribePath(caught.sent.find(({ to }) => to === client.emailAddress)!);
  const token = path.split('/').at(-1)!;
  const queries: string[] = [];
  const DB = new Proxy(env.DB, {
    get(target, name) {
      queries.push(String(name));
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  const of = (...parts: string[]) => ['/account/unsubscribe', ...parts].join('/');
  const forged = [
    of(other.client.id, other.client.id, token),
    of(client.id, other.client.id, token),
    of(other.client.id, client.id, token),
    of(client.id, client.id, `${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`),
    of(client.id, client.id, 'x'),
    ...Array.from({ length: 200 }, (_, i) => of(client.id, client.id, i.toString(16).padStart(64, '0'))),
  ];
  for (const one of forged) expect((await oneClick(one, { env: { DB } })).status, one).toBe(404);
  expect(queries).toEqual([]);
  const on = await db.select({ on: users.checkpointEmails }).from(users);
  expect(on.every((row) => row.on)).toBe(true);
});

test('who has got the checkpoints of a month gets none again in it, although the client is imported again', async () => {
  const { client } = await setUp();
  const { user } = await loggedInAs(client, 'owner');
  const first = catchEmails();
  await run(first, at());
  expect(addresses(first)).toEqual([client.emailAddress, user.emailAddress].toSorted());
  const { body: document } = await hosting('GET', `${client.path}/export`);
  // The password hashes of tests are too cheap for an import.
  document.client.passwordHash = BCRYPT;
  for (const each of document.users) each.passwordHash = BCRYPT;
  const answer = await hosting('POST', '/import?replace=true', document);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  const second = catchEmails();
  for (const time of [at() + 60, at(1), at(2)]) await run(second, time);
  expect(addresses(second)).toEqual([]);
  await run(second, nextMonth());
  expect(addresses(second)).toEqual(addresses(first));
});

test('who has unsubscribed stays so in an export and an import', async () => {
  const { client } = await setUp();
  const user = await makeUserOf(client, 'owner');
  await db.update(users).set({ checkpointEmails: false });
  const { body: document } = await hosting('GET', `${client.path}/export`);
  expect([document.client.checkpointEmails, document.users[0].checkpointEmails]).toEqual([false, false]);
  await db.update(users).set({ checkpointEmails: true });
  // The password hashes of tests are too cheap for an import.
  document.client.passwordHash = document.users[0].passwordHash = BCRYPT;
  const answer = await hosting('POST', '/import?replace=true', document);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  const stored = await db.select({ id: users.id, on: users.checkpointEmails }).from(users).orderBy(users.id);
  expect(stored).toEqual([client.id, user.id].toSorted().map((id) => ({ id, on: false })));
});
