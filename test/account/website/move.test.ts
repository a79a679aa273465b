import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseOf } from '../../../src/db/databases.ts';
import { renewEmbedKey } from '../../../src/db/clients/embed-keys.ts';
import { makeMove } from '../../../src/db/domains/moves.ts';
import { clients, domains, formerParts, moves, recordingLinks } from '../../../src/db/schema.ts';
import { replaceConfiguration } from '../../../src/domains/configuration-copy.ts';
import { now, type Bindings } from '../../../src/env.ts';
import { brokenDatabase } from '../../support/bindings/failing-bindings.ts';
import { interleave } from '../../support/bindings/intercepted-bindings.ts';
import { api, call, hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { changedForm } from '../../support/form.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { anotherIsolate, BCRYPT, decide, makeDomain, shownTo } from '../../support/make.ts';
import { loggedIn, loggedInAs, redirectTarget, type Visit } from '../../support/visit.ts';

type Party = Awaited<ReturnType<typeof loggedIn>>;

async function setUp(more: object = {}) {
  const from = await loggedIn({ company: 'Old GmbH' });
  const to = await loggedIn({ company: 'New GmbH', ...more });
  const made = await makeDomain('www.mysite.xyz', from.client);
  return { from, to, made, path: `/account/domains/${made.domain.id}/website/move` };
}
type World = Awaited<ReturnType<typeof setUp>>;

async function offer({ from, path }: World) {
  await from.visit.get(path);
  return /\/account\/move\/\w+/.exec((await from.visit.post(path)).text)![0];
}
async function accept({ visit }: { visit: Visit }, link: string) {
  const { text } = await visit.get(link);
  await visit.post(link);
  return text;
}
async function make({ from, to, path }: World) {
  await from.visit.get(path);
  return from.visit.post(`${path}/make`, { to: to.client.id, exported: 'on' });
}
/** Moves new websites, each after one more call of what the former client does meanwhile; `then` follows each but the last. */
async function moveDuring(
  world: World,
  prepare: (home: string, made: World['made']) => Promise<(bindings: Bindings) => Promise<unknown>>,
  then: () => Promise<unknown> = async () => {},
) {
  const { from, to } = world;
  for (let k = 1, isStopped = true; isStopped; k++) {
    const made = await makeDomain(`n${k}.example`, from.client);
    const home = `/account/domains/${made.domain.id}`;
    await accept(to, await offer({ ...world, made, path: `${home}/website/move` }));
    const act = await prepare(home, made);
    const keys = { domainId: made.domain.id, clientId: from.client.id };
    const move = ({ DB }: Bindings) => makeMove(databaseOf(DB), keys, to.client.id);
    isStopped = (await interleave(env, k, act, move)).stopped;
    if (isStopped) await then();
  }
}

const ownerOf = async ({ domain }: World['made']) =>
  (await db.select({ clientId: domains.clientId }).from(domains).where(eq(domains.id, domain.id)))[0]
    ?.clientId;
const countsOf = async (...parties: Party[]) =>
  Promise.all(
    parties.map(async ({ client }) => (await hosting('GET', client.path)).body.domainCount as number),
  );

test('a website moves after both owners have confirmed, with its records, and live snippets go on', async () => {
  const world = await setUp();
  const { from, to, made, path } = world;
  await decide(made, { consent: false });
  const link = await offer(world);
  expect(await accept(to, link)).toContain(
    'Old GmbH offers to move www.mysite.xyz to your account “New GmbH”.',
  );
  expect((await to.visit.get(link)).text).toContain('You have accepted.');
  expect(await ownerOf(made)).toBe(from.client.id);
  expect((await from.visit.get(path)).text).toContain('New GmbH has accepted.');
  const early = await from.visit.post(`${path}/make`, { to: to.client.id });
  expect([early.status, await ownerOf(made)]).toEqual([422, from.client.id]);
  expect(redirectTarget(await make(world))).toBe('/account');
  expect(await ownerOf(made)).toBe(to.client.id);
  expect(await countsOf(from, to)).toEqual([0, 1]);

  // The snippet, with and without the domain, and the decisions of pages that were open.
  const worker = await anotherIsolate();
  const named = `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  expect((await call('GET', named, { worker })).status).toBe(200);
  const Referer = 'https://www.mysite.xyz/page';
  const unnamed = await call('GET', `/app.js?apiKey=${made.embedKey}`, { worker, headers: { Referer } });
  expect(unnamed.text).toContain(made.domain.id);
  expect((await decide(made, { consent: false })).status).toBe(201);

  // Access.
  const home = `/account/domains/${made.domain.id}`;
  const statuses = async (its: Visit) => [
    (await its.get(`${home}/status`)).status,
    (await its.get(`${home}/consents`)).status,
  ];
  expect([await statuses(from.visit), await statuses(to.visit)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
  const records = (key: string) => api(`/domains/${made.domain.id}/consents`, key);
  expect((await records(from.client.apiKey)).status).toBe(404);
  expect((await records(to.client.apiKey)).body).toHaveLength(2);
  expect((await hosting('GET', made.P)).status).toBe(404);
  expect((await accept(to, link)).includes('This link is not valid')).toBe(true);

  // Activity: the former list stays, and the new one begins with the move.
  for (const { visit } of [from, to]) {
    const { text } = await visit.get('/account/activity');
    expect(text).toContain('Client');
  }
  const list = await rowsOf(
    `SELECT kind, action FROM activity WHERE clientId = '${to.client.id}' AND (domainId <> '' OR kind = 'move')`,
  );
  expect(list).toEqual([
    { kind: 'move', action: 'changed' },
    { kind: 'domain', action: 'changed' },
  ]);
  const activity = (await from.visit.get('/account/activity')).text;
  expect(activity).not.toContain(`${home}/activity/`);
  expect(activity).toContain('<b>Moved to another client</b> · “www.mysite.xyz”');
});

test('an acceptance outlives a reload of the page that has created the link', async () => {
  const world = await setUp();
  await accept(world.to, await offer(world));
  const again = await world.from.visit.post(world.path);
  expect([again.status, again.text.includes('New GmbH has accepted.')]).toEqual([200, true]);
  expect(redirectTarget(await make(world))).toBe('/account');
});

test('names of the former client’s users do not move along', async () => {
  const world = await setUp();
  const { from, to, made } = world;
  const { visit } = await loggedInAs(from.client, 'owner', { name: 'Olivia Other' });
  const theme = (await hosting('GET', `${made.P}/theme`)).body[0].id;
  const design = `/account/domains/${made.domain.id}/appearance/${theme}`;
  const save = `${design}/save`;
  const changes = { primaryButtonBackgroundColor: '#aa0000' };
  await visit.post(save, changedForm((await visit.get(design)).text, save, changes));
  const namesIn = async ({ visit: its }: { visit: Visit }) =>
    (await its.get(`/account/domains/${made.domain.id}/activity/versions`)).text.includes('Olivia');
  expect(await namesIn(from)).toBe(true);
  await accept(to, await offer(world));
  await make(world);
  expect(await namesIn(to)).toBe(false);
});

test('snippets with a previous embed key that still works go on, too', async () => {
  const world = await setUp();
  const { from, to, made } = world;
  const { embedKey } = (await db.select().from(clients).where(eq(clients.id, from.client.id)))[0]!;
  await renewEmbedKey(db, from.client.id, embedKey);
  await accept(to, await offer(world));
  await make(world);
  const worker = await anotherIsolate();
  expect(await shownTo(made, 'en_US', {}, worker)).toHaveLength(64);
  // Unless it has expired.
  const other = { ...world, made: await makeDomain('two.example', from.client) };
  other.path = `/account/domains/${other.made.domain.id}/website/move`;
  await db.update(clients).set({ embedKeyBeforeUntil: now() }).where(eq(clients.id, from.client.id));
  await accept(to, await offer(other));
  await make(other);
  expect(await rowsOf(`SELECT 1 FROM formerKeys WHERE domainId = '${other.made.domain.id}'`)).toHaveLength(1);
});

test('a website that has moved back is found by its former key once', async () => {
  const world = await setUp();
  const { from, to } = world;
  const { embedKey } = world.made;
  const shop = await makeDomain('www.other.xyz/shop', from.client);
  const there = { ...world, made: shop, path: `/account/domains/${shop.domain.id}/website/move` };
  await accept(to, await offer(there));
  await make(there);
  const back = { ...there, from: to, to: from };
  await accept(from, await offer(back));
  await make(back);
  expect(await ownerOf(shop)).toBe(from.client.id);
  // Browsers shorten the address to the origin, which means the only domain of the host.
  const headers = { Referer: 'https://www.other.xyz/' };
  for (let n = 0; n < 2; n++) {
    const worker = await anotherIsolate();
    const answer = await call('GET', `/app.js?apiKey=${embedKey}`, { worker, headers });
    expect([answer.status, answer.text.includes(shop.domain.id)]).toEqual([200, true]);
  }
});

test('the former client cannot take the pages of a website that has moved by adding it again', async () => {
  const world = await setUp();
  const { from, to, made } = world;
  await accept(to, await offer(world));
  await make(world);
  const again = await makeDomain('www.mysite.xyz', from.client);
  const headers = { Referer: 'https://www.mysite.xyz/page' };
  for (let n = 0; n < 2; n++) {
    const worker = await anotherIsolate();
    const { text } = await call('GET', `/app.js?apiKey=${made.embedKey}`, { worker, headers });
    expect([text.includes(made.domain.id), text.includes(again.domain.id)]).toEqual([true, false]);
  }
});

test('the new client is not told which user has made the move', async () => {
  const world = await setUp();
  const { from, to } = world;
  const { visit } = await loggedInAs(from.client, 'owner', { name: 'Olivia Other' });
  await accept(to, await offer({ ...world, from: { ...from, visit } }));
  await make({ ...world, from: { ...from, visit } });
  const [row] = await rowsOf(
    `SELECT userId, userName, browser FROM activity WHERE clientId = '${to.client.id}' AND kind = 'domain'`,
  );
  expect(row).toEqual({ userId: null, userName: '', browser: '' });
  expect((await to.visit.get('/account/activity')).text).not.toContain('Olivia');
  expect((await from.visit.get('/account/activity')).text).toContain('Olivia');
});

test('a change that was begun before the move does not reach the website of the new client', async () => {
  const world = await setUp();
  const { from } = world;
  await moveDuring(world, async (home) => {
    await from.visit.get(`${home}/activity/versions`);
    return (bindings) =>
      from.visit.post(`${home}/activity/versions/ask`, { reason: 'late' }, { env: bindings });
  });
  expect(await rowsOf("SELECT DISTINCT clientId FROM activity WHERE kind = 'asking'")).toEqual([
    { clientId: from.client.id },
  ]);
});

test('a recording that was begun before the move gives the former client no link', async () => {
  const world = await setUp();
  const { from } = world;
  const left: number[] = [];
  await moveDuring(
    world,
    async (home) => {
      await from.visit.get(`${home}/status`);
      return (bindings) => from.visit.post(`${home}/status/record`, {}, { env: bindings });
    },
    async () => left.push(await db.$count(recordingLinks)),
  );
  expect(left).toEqual(left.map(() => 0));
});

test('what is recorded of the log after the move does not name the former client’s user', async () => {
  const world = await setUp();
  const { from, to } = world;
  const { visit } = await loggedInAs(from.client, 'owner', { name: 'Olivia Other' });
  await moveDuring(world, async (home, made) => {
    await decide(made, { consent: false }, { Origin: `https://${made.domain.name}` });
    await visit.get(`${home}/status`);
    return (bindings) => visit.post(`${home}/seal`, {}, { env: bindings });
  });
  const authors = (clientId: string) =>
    rowsOf(`SELECT DISTINCT userName, browser FROM activity WHERE clientId = '${clientId}' AND kind = 'log'`);
  expect(await authors(to.client.id)).toEqual([{ userName: '', browser: '' }]);
  expect(await authors(from.client.id)).toMatchObject([{ userName: 'Olivia Other' }]);
});

test('the configuration that a copy has replaced stays behind', async () => {
  const world = await setUp();
  const { from, to, made } = world;
  const source = await makeDomain('source.example', from.client);
  await replaceConfiguration(db, source.domain.id, made.domain.id);
  expect(await db.$count(formerParts)).toBeGreaterThan(0);
  await accept(to, await offer(world));
  await make(world);
  expect(await ownerOf(made)).toBe(to.client.id);
  expect(await db.$count(formerParts)).toBe(0);
});

test('a link is for owners of one other client, can be withdrawn, and expires', async () => {
  const world = await setUp();
  const { from, to, made, path } = world;
  const first = await offer(world);
  expect((await from.visit.get(first)).text).toContain('already belongs to your account');
  const editor = await loggedInAs(to.client, 'editor');
  expect((await editor.visit.get(first)).status).toBe(403);
  const second = await offer(world);
  expect((await to.visit.get(first)).status).toBe(404);
  await accept(to, second);
  const third = await loggedIn();
  expect((await third.visit.get(second)).status).toBe(404);
  await from.visit.get(path);
  const wrong = await from.visit.post(`${path}/make`, { to: third.client.id, exported: 'on' });
  expect([wrong.status, await ownerOf(made)]).toEqual([422, from.client.id]);
  await from.visit.post(`${path}/withdraw`);
  expect((await make(world)).text).toContain('The move was withdrawn or has expired.');
  await accept(to, await offer(world));
  await db.update(moves).set({ expiresAt: now() });
  expect((await make(world)).status).toBe(422);
  await accept(to, await offer(world));
  await hosting('DELETE', to.client.path);
  expect([(await make(world)).status, await db.$count(moves)]).toEqual([422, 0]);
  expect(await ownerOf(made)).toBe(from.client.id);
});

test.each([
  [{ domainMaxCount: 0 }, 'The plan has no room for another website.'],
  [{}, 'This account already has this website.'],
])('a move that the plan of the new client refuses moves nothing: %j', async (more, reason) => {
  const world = await setUp(more);
  const { from, to, made } = world;
  if (!('domainMaxCount' in more)) await makeDomain('www.mysite.xyz', to.client);
  await accept(to, await offer(world));
  const refused = await make(world);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(
    `The website was not moved. The account of New GmbH cannot take it over: ${reason}`,
  );
  expect(await ownerOf(made)).toBe(from.client.id);
});

test('a move that is interrupted at any call moves all or nothing, and can be sent again', async () => {
  const world = await setUp();
  const { from, to } = world;
  for (let n = 1, isOver = false; !isOver; n++)
    for (const after of [false, true]) {
      const made = await makeDomain(`n${n}-${String(after)}.example`, from.client);
      const keys = { domainId: made.domain.id, clientId: from.client.id };
      const path = `/account/domains/${made.domain.id}/website/move`;
      await accept(to, await offer({ ...world, made, path }));
      const run = (DB: D1Database) => makeMove(databaseOf(DB), keys, to.client.id);
      const broken = await run(brokenDatabase(n, after)).catch(() => undefined);
      isOver = broken !== undefined;
      const isMoved = (await ownerOf(made)) === to.client.id;
      const formerKeys = await rowsOf(`SELECT 1 FROM formerKeys WHERE domainId = '${made.domain.id}'`);
      const pending = await db.$count(moves, eq(moves.domainId, made.domain.id));
      expect([formerKeys.length, pending], `call ${n}`).toEqual(isMoved ? [1, 0] : [0, 1]);
      if (!isMoved) await run(env.DB);
      expect(await ownerOf(made)).toBe(to.client.id);
    }
  const [row] = await db.select().from(clients).where(eq(clients.id, to.client.id));
  expect([row!.domainCount, (await countsOf(from))[0]]).toEqual([(await db.$count(domains)) - 1, 1]);
});

test('a backup of the new client keeps the former embed key, and a copy does not have it', async () => {
  const world = await setUp();
  const { to, made } = world;
  await accept(to, await offer(world));
  await make(world);
  const backup = (await hosting('GET', `${to.client.path}/export`)).body;
  expect(backup.domains[0].formerKeys).toEqual([made.embedKey]);
  backup.client.passwordHash = BCRYPT;
  expect((await hosting('POST', '/import', backup)).status).toBe(200);
  expect((await hosting('DELETE', to.client.path)).status).toBe(204);
  expect(await rowsOf('SELECT 1 FROM formerKeys')).toEqual([]);
  expect((await hosting('POST', '/import', backup)).status).toBe(201);
  expect(await shownTo(made, 'en_US', {}, await anotherIsolate())).toHaveLength(64);
  backup.client.username = `copy-${to.client.username}`;
  backup.client.emailAddress = `copy-${to.client.emailAddress}`;
  expect((await hosting('POST', '/import?ids=new', backup)).status).toBe(201);
  expect(await rowsOf('SELECT 1 FROM formerKeys')).toHaveLength(1);
});
