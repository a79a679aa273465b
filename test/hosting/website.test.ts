import { env } from 'cloudflare:workers';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity } from '../../src/db/activity/list.ts';
import { activity, domains, embeddings, handovers, moves } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { brokenDatabase } from '../support/bindings/failing-bindings.ts';
import { call, hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeClient, makeDomain, makeEmbedding } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { loggedIn, redirectTarget } from '../support/visit.ts';

const pathOf = (url: string) => {
  const { origin, pathname } = new URL(url);
  expect(origin).toBe('https://placet.example');
  return pathname;
};

async function setUp() {
  const from = await loggedIn({ company: 'Old GmbH' });
  const to = await loggedIn({ company: 'New GmbH' });
  return { from, to, made: await makeDomain('www.mysite.xyz', from.client) };
}
type Made = Awaited<ReturnType<typeof makeDomain>>;

const ownerOf = async ({ domain }: Made) =>
  (await db.select({ clientId: domains.clientId }).from(domains).where(eq(domains.id, domain.id)))[0]!
    .clientId;
const authorsOf = async (kind: 'move' | 'handover' | 'asking') =>
  db
    .select({ action: activity.action, by: activity.by, clientId: activity.clientId })
    .from(activity)
    .where(eq(activity.kind, kind))
    .orderBy(asc(activity.id));

test('a program requests a move, and only the owners of both clients can accept and make it', async () => {
  const { from, to, made } = await setUp();
  const requested = await hosting('POST', `${made.P}/move`);
  expect(requested.status, requested.text).toBe(201);
  const { url, confirmUrl, expiresAt } = requested.body;
  expect(expiresAt).toBeGreaterThan(now() + 6 * 86_400);
  const pending = {
    domainId: made.domain.id,
    name: 'www.mysite.xyz',
    clientId: from.client.id,
    toClientId: null,
    expiresAt,
  };
  expect((await hosting('GET', `${made.P}/move`)).body).toEqual(pending);
  expect((await hosting('GET', `${from.client.path}/move`)).body).toEqual([pending]);
  expect((await hosting('GET', `${to.client.path}/move`)).body).toEqual([]);

  // The key opens neither page.
  const operator = { headers: { Authorization: `Bearer ${env.HOSTING_API_KEY}` } };
  for (const path of [pathOf(url), pathOf(confirmUrl)])
    expect(redirectTarget(await call('GET', path, operator))).toMatch(/^\/account\/login/);

  await to.visit.get(pathOf(url));
  await to.visit.post(pathOf(url));
  const accepted = { ...pending, toClientId: to.client.id };
  expect((await hosting('GET', `${made.P}/move`)).body).toEqual(accepted);
  expect((await hosting('GET', `${to.client.path}/move`)).body).toEqual([accepted]);
  const again = await hosting('POST', `${made.P}/move`);
  expect(problem(again)).toBe(409);
  expect(await ownerOf(made)).toBe(from.client.id);

  expect((await from.visit.get(pathOf(confirmUrl))).text).toContain('New GmbH has accepted.');
  const make = (fields: Record<string, string>) =>
    from.visit.post(`${pathOf(confirmUrl)}/make`, { to: to.client.id, ...fields });
  expect([(await make({})).status, await ownerOf(made)]).toEqual([422, from.client.id]);
  expect(redirectTarget(await make({ exported: 'on' }))).toBe('/account');
  expect(await ownerOf(made)).toBe(to.client.id);
  expect((await hosting('GET', `${to.client.path}/move`)).body).toEqual([]);
  expect(problem(await hosting('GET', `${to.client.path}/domain/${made.domain.id}/move`))).toBe(404);
  expect((await authorsOf('move')).map(({ action, by }) => `${action} ${by}`)).toEqual([
    'created operator',
    'changed user',
  ]);
});

test('a program withdraws a move, also one that was accepted', async () => {
  const { from, to, made } = await setUp();
  expect(problem(await hosting('DELETE', `${made.P}/move`))).toBe(404);
  for (const isAccepted of [false, true]) {
    const { url, confirmUrl } = (await hosting('POST', `${made.P}/move`)).body;
    if (isAccepted) {
      await to.visit.get(pathOf(url));
      await to.visit.post(pathOf(url));
    }
    expect((await hosting('DELETE', `${made.P}/move`)).status).toBe(204);
    expect((await to.visit.get(pathOf(url))).status).toBe(404);
    await from.visit.get(pathOf(confirmUrl));
    const late = await from.visit.post(`${pathOf(confirmUrl)}/make`, { to: to.client.id, exported: 'on' });
    expect([late.status, await ownerOf(made)]).toEqual([422, from.client.id]);
  }
  expect(problem(await hosting('GET', `${made.P}/move`))).toBe(404);
});

test('a new request replaces the link of an earlier one, and expired moves are not listed', async () => {
  const { to, made } = await setUp();
  const first = pathOf((await hosting('POST', `${made.P}/move`)).body.url);
  const second = pathOf((await hosting('POST', `${made.P}/move`)).body.url);
  expect([(await to.visit.get(first)).status, (await to.visit.get(second)).status]).toEqual([404, 200]);
  await db.update(moves).set({ expiresAt: now() });
  expect((await to.visit.get(second)).status).toBe(404);
  expect(problem(await hosting('GET', `${made.P}/move`))).toBe(404);
  expect((await hosting('GET', `/client/${made.client.id}/move`)).body).toEqual([]);
});

test('moves are listed in pages', async () => {
  const client = await makeClient();
  const ids: string[] = [];
  for (const name of ['a.example', 'b.example', 'c.example']) {
    const made = await makeDomain(name, client);
    ids.push(made.domain.id);
    await hosting('POST', `${made.P}/move`);
  }
  ids.sort();
  const first = await hosting('GET', `${client.path}/move?limit=2`);
  expect(first.body.map(({ domainId }: { domainId: string }) => domainId)).toEqual(ids.slice(0, 2));
  expect(first.headers.get('Link')).toContain(`after=${ids[1]}`);
  const rest = await hosting('GET', `${client.path}/move?limit=2&after=${ids[1]}`);
  expect(rest.body.map(({ domainId }: { domainId: string }) => domainId)).toEqual(ids.slice(2));
});

test('moves, handovers and askings are found only below the client of the domain', async () => {
  const { made } = await setUp();
  const embedding = await makeEmbedding(made.P);
  const other = await makeDomain('other.example');
  await hosting('POST', `${made.P}/move`);
  await hosting('POST', `${made.P}/handover`);
  const wrong = `${other.client.path}/domain/${made.domain.id}`;
  for (const [method, path] of [
    ['GET', 'move'],
    ['POST', 'move'],
    ['DELETE', 'move'],
    ['GET', 'handover'],
    ['POST', 'handover'],
    ['DELETE', 'handover'],
    ['POST', 'asking'],
  ] as const) {
    const body = path === 'asking' ? { reason: 'Any' } : undefined;
    expect(problem(await hosting(method, `${wrong}/${path}`, body)), `${method} ${path}`).toBe(404);
  }
  expect((await hosting('GET', `${other.client.path}/move`)).body).toEqual([]);
  expect(problem(await hosting('GET', '/client/000000000000/move'))).toBe(404);
  expect([await db.$count(moves), await db.$count(handovers)]).toEqual([1, 1]);
  const foreign = { reason: 'Any', embedding: embedding.id };
  expect(problem(await hosting('POST', `${other.P}/asking`, foreign))).toBe(404);
});

test('a request that is interrupted at any call stores a whole move or none, and can be sent again', async () => {
  const { made } = await setUp();
  for (const method of ['POST', 'DELETE'] as const)
    for (let n = 1, isOver = false; !isOver; n++)
      for (const after of [false, true]) {
        await (method === 'POST' ? db.delete(moves) : hosting('POST', `${made.P}/move`));
        const broken = { env: { DB: brokenDatabase(n, after) } };
        const answer = await hosting(method, `${made.P}/move`, undefined, broken);
        isOver = answer.status < 400;
        const count = await db.$count(moves);
        if (count === (method === 'POST' ? 0 : 1)) await hosting(method, `${made.P}/move`);
        expect(await db.$count(moves), `${method} ${n}`).toBe(method === 'POST' ? 1 : 0);
      }
});

test('a program creates a link for a webmaster, reads what is done and revokes it', async () => {
  const { made } = await setUp();
  const unlinked = (await hosting('GET', `${made.P}/handover`)).body;
  expect(unlinked).toEqual({
    expiresAt: null,
    checkedAt: null,
    isInstalled: false,
    open: [],
    more: 0,
    done: [],
  });
  const { url, expiresAt } = (await hosting('POST', `${made.P}/handover`)).body;
  const page = await call('GET', pathOf(url));
  expect([page.status, page.text.includes('www.mysite.xyz')]).toEqual([200, true]);
  expect((await hosting('GET', `${made.P}/handover`)).body.expiresAt).toBe(expiresAt);
  expect((await hosting('DELETE', `${made.P}/handover`)).status).toBe(204);
  expect((await call('GET', pathOf(url))).status).toBe(404);
  expect(problem(await hosting('DELETE', `${made.P}/handover`))).toBe(404);
  expect((await hosting('GET', `${made.P}/handover`)).body).toEqual(unlinked);

  await hosting('PUT', made.P, { name: 'www.mysite.xyz', archived: true });
  expect(problem(await hosting('POST', `${made.P}/handover`))).toBe(409);
});

test('a program asks visitors again, about one service or all, and says why', async () => {
  const { made } = await setUp();
  const embedding = await makeEmbedding(made.P);
  const past = now() - 1000;
  await db.update(embeddings).set({ askedSince: past, askedAgain: past });
  const stored = async () => {
    const [service] = await db.select().from(embeddings).where(eq(embeddings.id, embedding.id));
    const [domain] = await db.select().from(domains).where(eq(domains.id, made.domain.id));
    return [service!.askedAgain > past, domain!.askedAllSince > 0];
  };
  const ask = (body: object) => hosting('POST', `${made.P}/asking`, body);
  expect((await ask({ reason: 'Another country', embedding: embedding.id })).status).toBe(204);
  expect(await stored()).toEqual([true, false]);
  expect((await ask({ reason: 'Another company' })).status).toBe(204);
  expect(await stored()).toEqual([true, true]);
  const rows = (await listActivity(db, made.client.id, { kind: 'asking' })).toReversed();
  expect(rows.map(({ after }) => after)).toEqual([
    { ask: 'service', reason: 'Another country' },
    { ask: 'all', reason: 'Another company' },
  ]);
  for (const body of [
    {},
    { reason: '' },
    { reason: '  ' },
    { reason: 'x'.repeat(256) },
    { reason: 'x', all: 1 },
  ])
    expect(problem(await ask(body)), JSON.stringify(body)).toBe(400);
  expect(problem(await ask({ reason: 'x', embedding: 'none' }))).toBe(404);
  await hosting('PUT', `${made.P}/embedding/${embedding.id}`, {
    name: 'Off',
    purpose: 'a717ff5',
    active: false,
  });
  expect(problem(await ask({ reason: 'x', embedding: embedding.id }))).toBe(409);
  const necessary = await makeEmbedding(made.P, { purpose: '41ba25c' });
  expect(problem(await ask({ reason: 'x', embedding: necessary.id }))).toBe(409);
});
