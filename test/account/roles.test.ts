import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { addWaitingHost } from '../../src/db/clients/client-hosts.ts';
import { listDesigns } from '../../src/db/domains/designs.ts';
import { activity, users } from '../../src/db/schema.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';
import { outcomeOf, pathOf, roleOf, routesAt } from '../support/routes/console-routes.ts';
import { loggedIn, loggedInAs, visit, type Visit } from '../support/visit.ts';

const ranks = ['nobody', 'viewer', 'editor', 'owner'];

test('every route of the console names the role that it needs, and refuses everybody below it', async () => {
  const routes = routesAt('/account');
  const { client, visit: owner } = await loggedIn();
  const { body: domain } = await hosting('POST', `${client.path}/domain`, { name: 'www.mysite.xyz' });
  const visits: Record<string, Visit> = {
    nobody: visit(),
    viewer: (await loggedInAs(client, 'viewer')).visit,
    editor: (await loggedInAs(client, 'editor')).visit,
    owner: (await loggedInAs(client, 'owner')).visit,
    client: owner,
  };
  const found: Record<string, Record<string, string>> = {};
  const expected: typeof found = {};
  for (const route of routes) {
    const role = roleOf(route);
    found[route] = {};
    expected[route] = {};
    for (const [who, its] of Object.entries(visits)) {
      const above = ranks.indexOf(who === 'client' ? 'owner' : who) - ranks.indexOf(role);
      // A page that the lowest role may see is made for that role alone: most of the time goes into pages.
      if (above > 0 && !inject('isFull')) continue;
      found[route][who] = await outcomeOf(its, route, { domainId: domain.id });
      const isAllowed = above >= 0;
      expected[route][who] = isAllowed ? 'allowed' : who === 'nobody' ? 'signed out' : 'refused';
    }
  }
  expect(found).toEqual(expected);
  // Nothing above has ended a session or removed a user.
  for (const who of ['viewer', 'editor', 'owner', 'client'])
    expect((await visits[who]!.get('/account')).status).toBe(200);
  expect(await db.$count(users)).toBe(4);
});

test('a changed role applies to the next request, and a removed user is signed out at once', async () => {
  const { client } = await loggedIn();
  const { user, visit: its } = await loggedInAs(client, 'viewer');
  const statuses = async () => [(await its.get('/account')).status, (await its.get('/account/users')).status];
  expect(await statuses()).toEqual([200, 403]);
  await db.update(users).set({ role: 'owner' }).where(eq(users.id, user.id));
  expect(await statuses()).toEqual([200, 200]);
  await db.update(users).set({ role: 'editor' }).where(eq(users.id, user.id));
  expect(await statuses()).toEqual([200, 403]);
  await db.delete(users).where(eq(users.id, user.id));
  expect(await statuses()).toEqual([303, 303]);
  expect((await its.get('/account/login')).text).toContain('Your session was ended');
});

test('viewers read a domain’s settings in a form that they cannot send, and see no secrets', async () => {
  const { client, visit: owner } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  await decide(made);
  const { visit: viewer } = await loggedInAs(client, 'viewer');
  await addWaitingHost(db, client.id, { hostKey: 'shop.mysite.xyz', name: 'shop.mysite.xyz' });
  const path = `/account/domains/${made.domain.id}`;
  const locked = '<fieldset class="locked" disabled="">';
  expect((await owner.get('/account')).text).not.toContain(locked);
  // The buttons that add and dismiss the host.
  expect((await viewer.get('/account')).text.split(locked)).toHaveLength(3);
  expect((await owner.get(`${path}/settings`)).text).not.toContain(locked);
  expect((await viewer.get(`${path}/settings`)).text).toContain(locked);
  const settings = (await viewer.get('/account/settings')).text;
  expect((await viewer.get(`${path}/settings`)).text).toContain('you need the role “Editor”');
  expect(settings).not.toContain('plc_');
  expect(settings).not.toContain('/account/settings/embed-key');
  expect(settings).not.toContain(locked);
  for (const [its, links] of [
    [owner, true],
    [viewer, false],
  ] as const) {
    expect((await its.get('/account')).text.includes('Start setup')).toBe(links);
    expect((await its.get(`${path}/status`)).text.includes('Fix now')).toBe(links);
    expect((await its.get(`${path}/consents/blocks`)).text.includes(`${path}/seal`)).toBe(links);
    expect((await its.get(`${path}/services`)).text.includes(`${path}/services/add`)).toBe(links);
    expect((await its.get('/account/settings')).text.includes('href="/account/users"')).toBe(links);
  }
});

test('no page or file tells viewers and editors who the other users are, but owners learn it', async () => {
  const { client, visit: its } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const { id: domainId } = made.domain;
  const owner = await loggedInAs(client, 'owner', { name: 'Olivia Other' });
  const { username } = client;
  const emailAddress = `clara-${client.emailAddress}`;
  await hosting('PUT', client.path, { username, emailAddress, firstName: 'Clara', lastName: 'Clientson' });
  await its.get('/account/users');
  const invited = 'invited@hotel.example';
  await its.post('/account/users/invite', { emailAddress: invited, name: 'Ingo Invited', role: 'editor' });
  await owner.visit.post(`/account/domains/${domainId}/texts/add`, { language: 'fr' });
  const status = `/account/domains/${domainId}/status`;
  await owner.visit.get(status);
  await owner.visit.post(status, { all: '1' });
  const { id: service } = await makeEmbedding(made.P, { assets: [{ name: 'sid' }] });
  const [theme] = (await hosting('GET', `${made.P}/theme`)).body;
  const ucid = newUcid();
  await decide(made, { ucid });
  const names = [owner.user.emailAddress, 'Olivia', 'Clara', 'Clientson', emailAddress, invited, 'Ingo'];
  const entries = await db.select().from(activity).where(eq(activity.clientId, client.id));
  const entryOf = (kind: string) => String(entries.findLast((entry) => entry.kind === kind)!.id);
  const cookie = (await hosting('GET', `${made.P}/embedding/${service}`)).body.assets[0].id;
  const there = { domainId, theme: theme.id, ucid, cookie, locale: 'en_US', step: 'look' };
  const routes = routesAt('/account').filter(
    (route) => route.startsWith('GET ') && roleOf(route) === 'viewer',
  );
  const [design] = await listDesigns(db, domainId);
  const addresses = [
    ...['text', 'account', 'user'].flatMap((kind) =>
      routes.map((route) =>
        pathOf(
          route.replace('services/:key', `services/${service}`).replace('texts/:key', 'texts/en_US'),
          { ...there, design: String(design!.id), entry: entryOf(kind), file: 'statistics.csv' },
          '1',
        ),
      ),
    ),
    '/account/activity.ndjson',
    '/account/activity?kind=user',
    '/account/activity.csv?kind=user',
  ];
  const told = async (user: Visit) => {
    const found: string[] = [];
    let pages = 0;
    for (const address of new Set(addresses)) {
      const { status, text } = await user.get(address);
      pages += Number(status === 200);
      for (const name of names) if (text.includes(name)) found.push(`${name} on ${address}`);
    }
    expect(pages).toBeGreaterThan(45);
    return found;
  };
  const editor = await loggedInAs(client, 'editor', { name: 'Ed' });
  await editor.visit.post(`/account/domains/${domainId}/texts/fr/active`, { active: 'off' });
  const viewer = await loggedInAs(client, 'viewer', { name: 'Vi' });
  expect(await told(editor.visit)).toEqual([]);
  expect(await told(viewer.visit)).toEqual([]);
  // The address of the other owner is only on the page of the users.
  const toOwner = new Set((await told(its)).map((one) => one.split(' on ')[0]));
  expect([...toOwner].sort()).toEqual(names.filter((name) => name !== owner.user.emailAddress).sort());

  const whoIn = (text: string) => [...text.matchAll(/<\/time> · ([^·<]*)/g)].map(([, who]) => who!.trim());
  const list = `/account/domains/${domainId}/activity`;
  const seen = async (user: Visit) => new Set(whoIn((await user.get(list)).text));
  expect(await seen(editor.visit)).toEqual(new Set(['You', 'Operator', 'Another user']));
  expect(await seen(viewer.visit)).toEqual(new Set(['Operator', 'Another user']));
  expect(await seen(its)).toEqual(new Set(['Ed', 'Operator', 'Olivia Other']));
  const user = entryOf('user');
  const statuses = async (of: Visit) => (await of.get(`/account/activity/changes/${user}`)).status;
  expect([await statuses(viewer.visit), await statuses(its)]).toEqual([404, 200]);
  const options = (text: string) => /<select id="kind".*?<\/select>/s.exec(text)![0];
  expect(options((await viewer.visit.get('/account/activity')).text)).not.toContain('value="user"');
  expect(options((await its.get('/account/activity')).text)).toContain('value="user"');
  const file = (await editor.visit.get('/account/activity.ndjson')).text.trim().split('\n');
  const lines = file.map((line) => JSON.parse(line) as Record<string, string | null>);
  expect(lines.filter(({ userId }) => userId !== null).map(({ userName }) => userName)).toEqual(['You']);
});
