import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { app } from '../../src/app.ts';
import { addWaitingHost } from '../../src/db/clients/client-hosts.ts';
import { listDesigns } from '../../src/db/domains/designs.ts';
import { activity, users } from '../../src/db/schema.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';
import { loggedIn, loggedInAs, redirectTarget, visit, type Visit } from '../support/visit.ts';

const D = '/account/domains/:domainId';

const ranks = ['nobody', 'viewer', 'editor', 'owner'] as const;
type Rank = (typeof ranks)[number];

/**
 * The role that each route of the console needs. Below a domain, these are the exceptions: a GET needs a viewer, a POST an
 * editor. Any other new route needs an entry.
 */
const listed: Record<string, Rank> = {
  'GET /account': 'viewer',
  'GET /account/login': 'nobody',
  'POST /account/login': 'nobody',
  'POST /account/login/code': 'nobody',
  'GET /account/forgot': 'nobody',
  'POST /account/forgot': 'nobody',
  'GET /account/link/:token': 'nobody',
  'POST /account/link/:token': 'nobody',
  'POST /account/link/:token/renew': 'nobody',
  'GET /account/unsubscribe/:clientId/:userId/:token': 'nobody',
  'POST /account/unsubscribe/:clientId/:userId/:token': 'nobody',
  'GET /account/handover/:token': 'nobody',
  'POST /account/handover/:token/check': 'nobody',
  'GET /account/session': 'nobody',
  'GET /account/*': 'nobody',
  'GET /account/logout': 'viewer',
  'POST /account/logout': 'viewer',
  'POST /account/leave': 'owner',
  'GET /account/add': 'editor',
  'POST /account/add': 'editor',
  'GET /account/add/list': 'editor',
  'POST /account/add/list': 'editor',
  'GET /account/move/:token': 'owner',
  'POST /account/move/:token': 'owner',
  'POST /account/waiting-hosts/confirm': 'editor',
  'POST /account/waiting-hosts/dismiss': 'editor',

  'GET /account/activity': 'viewer',
  'GET /account/activity/changes/:entry': 'viewer',
  'GET /account/:file{activity\\.[a-z]+}': 'viewer',
  'GET /account/brand/branding.json': 'nobody',
  'GET /account/brand/logo': 'nobody',
  'GET /account/brand/style.css': 'nobody',

  'GET /account/settings': 'viewer',
  'POST /account/settings/profile': 'viewer',
  'POST /account/settings/account': 'owner',
  'POST /account/settings/password': 'viewer',
  'GET /account/settings/second-factor': 'viewer',
  'POST /account/settings/second-factor': 'viewer',
  'POST /account/settings/second-factor/off': 'viewer',
  'POST /account/settings/checkpoint-emails': 'owner',
  'POST /account/settings/sessions': 'viewer',
  'GET /account/settings/api-key': 'owner',
  'POST /account/settings/api-key': 'owner',
  'GET /account/settings/embed-key': 'owner',
  'POST /account/settings/embed-key': 'owner',
  'GET /account/users': 'owner',
  'POST /account/users/invite': 'owner',
  'POST /account/users/:userId/resend': 'owner',
  'POST /account/users/:userId/role': 'owner',
  'GET /account/users/:userId/websites': 'owner',
  'POST /account/users/:userId/websites': 'owner',
  'GET /account/users/:userId/remove': 'owner',
  'POST /account/users/:userId/remove': 'owner',

  [`POST ${D}/onboarding/:step/preview`]: 'viewer',
  [`POST ${D}/texts/:locale/preview`]: 'viewer',
  [`POST ${D}/appearance/:theme/preview`]: 'viewer',
  [`GET ${D}/settings/own-host/consent.php`]: 'editor',
  [`GET ${D}/consents/:ucid/erase`]: 'owner',
  [`POST ${D}/consents/:ucid/erase`]: 'owner',
  ...Object.fromEntries(
    ['', '/export.json', '/delete', '/move'].map((page) => [`GET ${D}/website${page}`, 'owner' as const]),
  ),
  ...Object.fromEntries(
    ['rename', 'archive', 'delete', 'move', 'move/withdraw', 'move/make'].map((action) => [
      `POST ${D}/website/${action}`,
      'owner' as const,
    ]),
  ),
  [`GET ${D}/seal`]: 'owner',
  [`POST ${D}/seal`]: 'owner',
};

const routesOfConsole = () => [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/account'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

const roleOf = (route: string): Rank =>
  listed[route] ?? (route.startsWith('GET') ? ('viewer' as const) : ('editor' as const));

const REFUSED = 'Your role does not allow this';

/** What a request without a form's token gets, which changes nothing: whether the role suffices. */
async function outcome(its: Visit, route: string, domainId: string) {
  const [method = '', path = ''] = route.split(' ');
  const address = path
    .replace(':domainId', domainId)
    .replace(/:file\{.*\}/, 'activity.csv')
    .replace(/:\w+/g, '1a')
    .replace('/*', '/nothing');
  const answer = await its.send(method, address, {
    ...(method === 'POST' && {
      body: 'token=none',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  });
  if (redirectTarget(answer)?.startsWith('/account/login')) return 'signed out';
  return answer.status === 403 && answer.text.includes(REFUSED) ? 'refused' : 'allowed';
}

test('every route of the console names the role that it needs, and refuses everybody below it', async () => {
  const routes = routesOfConsole();
  const needsEntry = (route: string) => !route.split(' ')[1]!.startsWith(`${D}/`);
  const unlisted = routes.filter((route) => needsEntry(route) && !(route in listed));
  expect([unlisted, Object.keys(listed).filter((route) => !routes.includes(route))]).toEqual([[], []]);
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
      const above = ranks.indexOf(who === 'client' ? 'owner' : (who as Rank)) - ranks.indexOf(role);
      // A page that the lowest role may see is made for that role alone: most of the time goes into pages.
      if (above > 0 && !inject('isFull')) continue;
      found[route][who] = await outcome(its, route, domain.id);
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

/** The address of a route, with what is there. */
const addressOf = (route: string, there: Record<string, string>) =>
  route
    .replace(/^GET /, '')
    .replace(/:file\{activity.*\}/, 'activity.ndjson')
    .replace('services/:key', `services/${there['service']}`)
    .replace('texts/:key', 'texts/en_US')
    .replace(/:(\w+)/g, (_, name: string) => there[name] ?? '1')
    .replace('/*', '/nothing');

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
  const there = { domainId, service, theme: theme.id, ucid, cookie, locale: 'en_US', step: 'look' };
  const routes = routesOfConsole().filter((route) => route.startsWith('GET ') && roleOf(route) === 'viewer');
  const [design] = await listDesigns(db, domainId);
  const addresses = [
    ...['text', 'account', 'user'].flatMap((kind) =>
      routes.map((route) =>
        addressOf(route, {
          ...there,
          design: String(design!.id),
          entry: entryOf(kind),
          file: 'statistics.csv',
        }),
      ),
    ),
    '/account/activity.csv',
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
