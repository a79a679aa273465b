import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity, users } from '../../src/db/schema.ts';
import { replaceConfiguration } from '../../src/domains/configuration-copy.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';
import { operatorRoleOf, outcomeOf, roleOf, routesAt } from '../support/routes/console-routes.ts';
import { loggedIn, loggedInAs, redirectTarget, visit, type Visit } from '../support/visit.ts';
import { operatorVisit, personVisit } from './operator-visit.ts';

const ranks = ['nobody', 'support', 'administrator'];

test('every route of the operator’s pages has the role that it needs, and refuses everybody below it', async () => {
  const routes = routesAt('/operator');
  const { client } = await loggedIn();
  const { body: domain } = await hosting('POST', `${client.path}/domain`, { name: 'www.mysite.xyz' });
  const ids = { clientId: client.id, domainId: domain.id };
  const key = await operatorVisit();
  const withKey = await Promise.all(routes.map((route) => outcomeOf(key, route, ids)));
  expect(routes.filter((_, i) => withKey[i] !== 'allowed')).toEqual([]);
  const visits = {
    nobody: visit(),
    support: (await personVisit('support')).visit,
    administrator: (await personVisit('administrator')).visit,
  };
  const found: Record<string, object> = {};
  const expected: typeof found = {};
  for (const route of routes) {
    const rank = ranks.indexOf(roleOf(route));
    found[route] = {
      nobody: await outcomeOf(visits.nobody, route, ids),
      support: await outcomeOf(visits.support, route, ids),
      administrator: await outcomeOf(visits.administrator, route, ids),
    };
    expected[route] = {
      nobody: rank === 0 ? 'allowed' : 'signed out',
      support: rank <= 1 ? 'allowed' : 'refused',
      administrator: 'allowed',
    };
  }
  expect(found).toEqual(expected);
  expect(await db.$count(users)).toBe(3);
});

test('on the page of a client, support sees only what it can use', async () => {
  const { client } = await loggedIn();
  const cardsFor = async (role: 'administrator' | 'support') => {
    const { visit: its } = await personVisit(role);
    const { text } = await its.get(`/operator/clients/${client.id}`);
    return [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
  };
  expect(await cardsFor('administrator')).toEqual(['Add websites', 'Password', 'Console']);
  expect(await cardsFor('support')).toEqual(['Console']);
});

test('in a client’s console, support deletes nothing, and nobody of the operator reaches keys and sign-in', async () => {
  const { client } = await loggedIn();
  const { body: domain } = await hosting('POST', `${client.path}/domain`, { name: 'www.mysite.xyz' });
  const routes = routesAt('/account').filter((route) => !/(logout|leave)$/.test(route));
  const found: Record<string, string> = {};
  const expected: typeof found = {};
  for (const role of ['administrator', 'support'] as const) {
    const { visit: its } = await personVisit(role);
    await its.post(`/operator/clients/${client.id}/console`);
    for (const route of routes) {
      const needed = operatorRoleOf(route);
      found[`${role} ${route}`] = await outcomeOf(its, route, { domainId: domain.id });
      expected[`${role} ${route}`] =
        needed === undefined ? 'own' : [role, 'support'].includes(needed) ? 'allowed' : 'refused';
    }
    expect((await its.get('/account')).status).toBe(200);
  }
  expect(found).toEqual(expected);
});

test('support works in a console as an owner, but undoes nothing by which an object would be removed', async () => {
  const { client } = await loggedIn();
  const { body: domain } = await hosting('POST', `${client.path}/domain`, { name: 'www.mysite.xyz' });
  const path = `/account/domains/${domain.id}`;
  const open = async (role: 'administrator' | 'support') => {
    const { visit: its } = await personVisit(role);
    await its.post(`/operator/clients/${client.id}/console`);
    await its.get('/account');
    return its;
  };
  const support = await open('support');
  expect(redirectTarget(await support.post(`${path}/texts/add`, { language: 'fr' }))).toContain('/texts/');
  const [created] = await db
    .select()
    .from(activity)
    .where(eq(activity.kind, 'text'))
    .orderBy(desc(activity.id));
  const undo = `${path}/activity/${created!.id}/undo`;
  const administrator = await open('administrator');
  expect([(await support.get(undo)).status, (await administrator.get(undo)).status]).toEqual([404, 200]);
  for (const [its, shows] of [
    [support, false],
    [administrator, true],
  ] as const) {
    expect((await its.get(`${path}/texts/fr`)).text.includes(`${path}/texts/fr/remove`)).toBe(shows);
    expect((await its.get(`${path}/website`)).text.includes(`${path}/website/delete`)).toBe(shows);
    expect((await its.get('/operator')).text.includes('/operator/new')).toBe(shows);
  }
  const { body: source } = await hosting('POST', `${client.path}/domain`, { name: 'source.example' });
  await replaceConfiguration(db, source.id, domain.id);
  const [copied] = await db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  const ofCopy = `${path}/activity/${copied!.id}/undo`;
  expect([(await support.get(ofCopy)).status, (await administrator.get(ofCopy)).status]).toEqual([404, 200]);
  // A line break in the path, which no object has in its name, opens nothing.
  expect((await support.post(`${path}/texts/de%0A/remove`)).text).toContain('Your role does not allow this');
});

test('a form that a role can only read says so, and one that it can send does not', async () => {
  const { visit: support } = await personVisit('support');
  const { visit: administrator } = await personVisit('administrator');
  const { client } = await loggedIn();
  const { domain } = await makeDomain('www.mysite.xyz', client);
  const told = async (its: Visit, path: string) =>
    (await its.get(path)).text.includes('To change it, you need the role “Administrator”.');
  const account = `/operator/clients/${client.id}/account`;
  expect([await told(support, account), await told(administrator, account)]).toEqual([true, false]);
  // Viewers read on each page which role they need.
  const { visit: viewer } = await loggedInAs(client, 'viewer');
  const settings = `/account/domains/${domain.id}/settings`;
  expect([
    await told(viewer, settings),
    (await viewer.get(settings)).text.includes('To change anything'),
  ]).toEqual([false, true]);
});
