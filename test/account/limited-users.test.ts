import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteDomain } from '../../src/clients/deletion.ts';
import { addWaitingHost } from '../../src/db/clients/client-hosts.ts';
import { clientHosts, domains, domainStatuses, sessions, userDomains, users } from '../../src/db/schema.ts';
import type { Role } from '../../src/db/users/user-accounts.ts';
import { setUserDomains } from '../../src/db/users/user-domains.ts';
import { inviteUser, setRole } from '../../src/db/users/users.ts';
import { replaceConfiguration } from '../../src/domains/configuration-copy.ts';
import { notifyOfIssues } from '../../src/email/notify-of-issues.ts';
import { entriesOf } from '../db/activity/entries.ts';
import { exportBackup, importBackup, type Backup } from '../support/backups.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { catchEmails } from '../support/emails.ts';
import { decide, makeDomain, newUcid } from '../support/make.ts';
import { pathOf, routesAt } from '../support/routes/console-routes.ts';
import { D } from '../support/routes/route.ts';
import { loggedIn, loggedInAs, makeUserOf, PASSWORD, redirectTarget, type Visit } from '../support/visit.ts';

const HIDDEN = 'secret-shop.example';
const USERS = '/account/users';

/** A client with a website that a user sees, and one that the user does not see. */
async function setUp(role: Role = 'editor') {
  const { client, visit: owner } = await loggedIn();
  const shown = await makeDomain('www.mysite.xyz', client);
  const hidden = await makeDomain(HIDDEN, client);
  const { user, visit: its } = await loggedInAs(client, role);
  const key = { userId: user.id, clientId: client.id };
  const ownKey = { userId: client.id, clientId: client.id };
  await setUserDomains(db, ownKey, key, [shown.domain.id]);
  return { client, owner, shown, hidden, user, its, key, ownKey };
}

const routes = routesAt('/account');

test('every page and form below a website answers 404 to a user who does not see it, whatever the role', async () => {
  const { client, hidden, its: editor, ownKey } = await setUp();
  const viewer = await loggedInAs(client, 'viewer');
  await setUserDomains(db, ownKey, { userId: viewer.user.id, clientId: client.id }, []);
  const below = routes.filter((route) => route.split(' ')[1]!.startsWith(`${D}/`));
  expect(below.length).toBeGreaterThan(60);
  const answered: string[] = [];
  for (const route of below) {
    const method = route.split(' ')[0];
    const address = pathOf(route, { domainId: hidden.domain.id });
    for (const [role, its] of [
      ['editor', editor],
      ['viewer', viewer.visit],
    ] as const) {
      const { status, text } = method === 'GET' ? await its.get(address) : await its.post(address);
      // Viewers may send no form.
      const isRefused = status === 404 || (role === 'viewer' && method === 'POST' && status === 403);
      if (!isRefused || text.includes(HIDDEN)) answered.push(`${role} ${route}: ${status}`);
    }
  }
  expect(answered).toEqual([]);
});

test('no list, search, export or activity of a limited user names another website, and the owner’s do', async () => {
  const { client, owner, hidden, shown, its } = await setUp();
  const ucid = newUcid();
  await decide(hidden, { ucid }, { Origin: `https://${HIDDEN}` });
  await hosting('POST', `${hidden.P}/embedding`, { name: 'Matomo', purpose: 'a717ff5', active: true });
  await replaceConfiguration(db, hidden.domain.id, shown.domain.id);
  await addWaitingHost(db, client.id, { hostKey: 'waiting.example', name: 'waiting.example' });
  const entries = await entriesOf(client.id);
  const ofHidden = entries.find(({ domainId }) => domainId === hidden.domain.id)!;
  const ofAccount = entries.find(({ domainId }) => domainId === '')!;
  const ofCopy = entries.find(({ fieldNames }) => fieldNames?.includes('copiedFrom'))!;
  const pages = [
    '/account',
    '/account?q=secret',
    '/account?status=notScanned',
    '/account?page=1',
    '/account/activity',
    '/account/activity.csv',
    '/account/activity.ndjson',
    '/account/activity.json',
    '/account/activity?kind=domain',
    `/account/activity/changes/${ofCopy.id}`,
    `/account/domains/${shown.domain.id}/activity/changes/${ofCopy.id}`,
    `/account/domains/${shown.domain.id}/activity.csv`,
    `/account/domains/${shown.domain.id}/consents?ucid=${ucid}`,
    '/account/settings',
    ...routes
      .filter((route) => route.startsWith(`GET ${D}/`))
      .map((route) => pathOf(route, { domainId: shown.domain.id })),
  ];
  const naming = async (visit: Visit) => {
    const found: string[] = [];
    for (const page of pages) {
      const { text } = await visit.get(page);
      if (/secret-shop|waiting\.example/.test(text) || text.includes(hidden.domain.id)) found.push(page);
    }
    return found;
  };
  expect(await naming(its)).toEqual([]);
  expect((await its.get('/account')).text).toContain('www.mysite.xyz');
  expect((await its.get('/account')).text).not.toContain('class="quota"');
  for (const { id } of [ofHidden, ofAccount])
    expect((await its.get(`/account/activity/changes/${id}`)).status).toBe(404);
  const named = await naming(owner);
  for (const page of pages.slice(0, 3).concat('/account/activity', '/account/activity.csv'))
    expect(named).toContain(page);
  expect(named).toContain(`/account/activity/changes/${ofCopy.id}`);
});

test('a limited user can neither add a website, nor confirm one, nor change users', async () => {
  const { client, its } = await setUp();
  await addWaitingHost(db, client.id, { hostKey: 'waiting.example', name: 'waiting.example' });
  const before = await db.select().from(domains);
  const answers = [
    await its.get('/account/add'),
    await its.post('/account/add', { name: HIDDEN }),
    await its.get('/account/add/list'),
    await its.post('/account/add/list', { domain: HIDDEN }),
    await its.post('/account/waiting-hosts/confirm', { host: 'waiting.example' }),
    await its.post('/account/waiting-hosts/dismiss', { host: 'waiting.example' }),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(403);
    expect(text).toContain('You see only some websites');
  }
  expect(await db.select().from(domains)).toEqual(before);
  expect((await db.select().from(clientHosts))[0]!.state).toBe('waiting');
  expect((await its.get(USERS)).status).toBe(403);
});

test('emails about websites go only to owners, who see all of them', async () => {
  const { client, hidden, its } = await setUp();
  await db.update(users).set({ role: 'viewer' }).where(eq(users.clientId, client.id));
  await db.update(users).set({ role: 'owner' }).where(eq(users.id, client.id));
  await db
    .update(domainStatuses)
    .set({ status: 'attention', issueCount: 3, computedAt: 1 })
    .where(eq(domainStatuses.domainId, hidden.domain.id));
  const { sent, env: bindings } = catchEmails();
  const seven = Math.floor(Date.now() / 86_400_000) * 86_400 + 7 * 3600;
  await notifyOfIssues({ ...env, ...bindings }, seven + 120);
  expect(sent.map(({ to }) => to)).toEqual([client.emailAddress]);
  expect(sent[0]!.text).toContain(HIDDEN);
  expect((await its.get('/account/settings')).text).not.toContain('checkpoint-emails');
});

test('an owner chooses the websites of a user, which is recorded; others see the change at once', async () => {
  const { client, owner, hidden, shown, user, its } = await setUp();
  const path = `${USERS}/${user.id}/websites`;
  const isSeen = async () => (await its.get(`/account/domains/${hidden.domain.id}/status`)).status === 200;
  expect((await owner.get(USERS)).text).toContain('Sees 1 website');
  const page = (await owner.get(path)).text;
  expect(page).toMatch(/value="some" checked/);
  expect(page.match(/name="domain"/g)).toHaveLength(2);
  expect(page.match(/name="domain" value="\w+" checked/g)).toHaveLength(1);
  expect(await isSeen()).toBe(false);
  const fields = { access: 'some', domain: [hidden.domain.id, shown.domain.id] };
  expect(redirectTarget(await owner.post(path, fields))).toBe(USERS);
  expect(await isSeen()).toBe(true);
  expect((await entriesOf(client.id)).at(-1)).toMatchObject({
    kind: 'user',
    objectName: user.emailAddress,
    before: { domains: ['www.mysite.xyz'] },
    after: { domains: [HIDDEN, 'www.mysite.xyz'] },
  });
  await owner.post(path, { access: 'some', domain: [shown.domain.id, '000000000000'] });
  expect([await isSeen(), await db.$count(userDomains)]).toEqual([false, 1]);
  await owner.post(path, { access: 'all' });
  expect([await isSeen(), await db.$count(userDomains)]).toEqual([true, 0]);
  // Long after signing in, the password is asked for first, and nothing entered is lost.
  await db.update(sessions).set({ passwordAt: 0 });
  const asked = await owner.post(path, fields);
  expect(asked.text.match(/name="domain"/g)).toHaveLength(2);
  expect(await db.$count(userDomains)).toBe(0);
  await owner.post(path, { ...fields, confirm: PASSWORD });
  expect(await db.$count(userDomains)).toBe(2);
});

test('a change that somebody else has made meanwhile is not overwritten unseen', async () => {
  const { owner, hidden, shown, user, key, ownKey } = await setUp();
  const path = `${USERS}/${user.id}/websites`;
  const page = (await owner.get(path)).text;
  const seen = /name="shown" value="([^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&');
  await setUserDomains(db, ownKey, key, []);
  const answer = await owner.post(path, {
    access: 'some',
    domain: [hidden.domain.id, shown.domain.id],
    shown: seen,
  });
  expect(answer.status).toBe(409);
  expect(await db.$count(userDomains)).toBe(0);
});

test('owners cannot be limited: not by an invitation, nor as their role changes, nor themselves', async () => {
  const { client, owner, user, ownKey, key } = await setUp();
  const invite = (role: string, emailAddress: string) =>
    owner.post(`${USERS}/invite`, { role, emailAddress, name: '', access: 'some' });
  const refused = await invite('owner', 'max@muster.example');
  expect([refused.status, refused.text.includes('Owners always see all websites.')]).toEqual([422, true]);
  const { env: bindings } = catchEmails();
  await owner.get(USERS);
  const invited = await owner.post(
    `${USERS}/invite`,
    { role: 'viewer', emailAddress: 'eva@muster.example', name: '', access: 'some' },
    { env: bindings },
  );
  const [eva] = await db.select().from(users).where(eq(users.emailAddress, 'eva@muster.example'));
  expect([eva!.limited, redirectTarget(invited)]).toEqual([true, `${USERS}/${eva!.id}/websites`]);

  expect((await owner.get(`${USERS}/${client.id}/websites`)).status).toBe(404);
  await owner.get(USERS);
  await owner.post(`${USERS}/${user.id}/role`, { role: 'owner' });
  const [now] = await db.select().from(users).where(eq(users.id, user.id));
  expect([now!.role, now!.limited, await db.$count(userDomains)]).toEqual(['owner', false, 0]);
  expect((await owner.get(`${USERS}/${user.id}/websites`)).status).toBe(404);
  expect(await setUserDomains(db, ownKey, key, [])).toBeUndefined();
});

test('a user who stops being an owner changes no user any more, also with a request that had begun', async () => {
  const { client, ownKey, key } = await setUp();
  const other = await makeUserOf(client, 'owner');
  const otherKey = { userId: other.id, clientId: client.id };
  const guest = { emailAddress: 'x@muster.example', name: '', role: 'viewer', limited: false } as const;
  const [done] = await Promise.all([
    setRole(db, ownKey, otherKey, 'viewer'),
    setUserDomains(db, otherKey, key, null),
  ]);
  expect(done).toBe(true);
  expect(await setUserDomains(db, otherKey, key, null)).toBeUndefined();
  expect(await setRole(db, otherKey, otherKey, 'owner')).toBe(false);
  expect(await inviteUser(db, env, otherKey, guest)).toBeUndefined();
});

test('who has lost the last website sees none, not all: by its deletion, and by its move to another client', async () => {
  for (const lose of ['delete', 'move'] as const) {
    const { client, shown, hidden, its } = await setUp('viewer');
    if (lose === 'delete') await deleteDomain(env, client.id, shown.domain.id);
    else {
      const { client: other, visit: otherOwner } = await loggedIn();
      const { visit: owner } = await loggedInAs(client, 'owner');
      const path = `/account/domains/${shown.domain.id}/website/move`;
      await owner.get(path);
      const link = /\/account\/move\/\w+/.exec((await owner.post(path)).text)![0];
      await otherOwner.get(link);
      await otherOwner.post(link);
      await owner.get(path);
      await owner.post(`${path}/make`, { to: other.id, exported: 'on' });
    }
    expect(await db.$count(userDomains)).toBe(0);
    const { text } = await its.get('/account');
    expect(text).toContain('You do not see any website yet.');
    expect(text).not.toContain(HIDDEN);
    expect((await its.get(`/account/domains/${hidden.domain.id}/status`)).status).toBe(404);
  }
});

test('a backup has the websites of each user, and an import brings them back, also with new IDs', async () => {
  const { client, domain } = await makeDomain('www.mysite.xyz');
  const own = { userId: client.id, clientId: client.id };
  const guest = { emailAddress: 'x@muster.example', name: '', role: 'viewer', limited: true } as const;
  const { userId } = (await inviteUser(db, env, own, guest))!;
  await setUserDomains(db, own, { userId, clientId: client.id }, [domain.id]);
  const backup = (await exportBackup(client.id)) as Backup & { users: { domains: unknown }[] };
  expect(backup.users).toMatchObject([{ id: userId, domains: [domain.id] }]);
  await hosting('DELETE', `/client/${client.id}`);
  expect(await db.$count(userDomains)).toBe(0);
  const back = await importBackup(backup);
  expect(back.status, back.text).toBe(201);
  expect(await db.select().from(userDomains)).toEqual([{ userId, domainId: domain.id }]);
  expect(await exportBackup(client.id)).toEqual(backup);
  const refuse = async (more: object) => {
    const document = { ...backup, users: [{ ...backup.users[0], ...more }] };
    return (await importBackup(document, '?replace=true')).body.errors?.[0]?.pointer as unknown;
  };
  expect(await refuse({ domains: ['000000000000'] })).toBe('/users/0/domains/0');
  expect(await refuse({ role: 'owner' })).toBe('/users/0/domains');
  await importBackup({ ...backup, users: [{ ...backup.users[0], domains: null }] }, '?replace=true');
  expect([
    await db.$count(userDomains),
    (await db.select().from(users)).map(({ limited }) => limited),
  ]).toEqual([0, [false, false]]);
  await hosting('DELETE', `/client/${client.id}`);
  const made = await importBackup(backup, '?ids=new');
  expect(made.status, made.text).toBe(201);
  const copied = (await exportBackup(made.body.id as string)) as typeof backup;
  expect(copied.users[0]!.domains).toEqual([copied.domains[0]!['id']]);
});
