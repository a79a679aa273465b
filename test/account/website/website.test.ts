import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteDomain } from '../../../src/clients/deletion.ts';
import { addWaitingHost } from '../../../src/db/clients/client-hosts.ts';
import { domains } from '../../../src/db/schema.ts';
import { operatorVisit } from '../../operator/operator-visit.ts';
import { brokenDatabase } from '../../support/bindings/failing-bindings.ts';
import { interleave } from '../../support/bindings/intercepted-bindings.ts';
import { call, hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { decide, makeDomain, makeEmbedding, shownTo } from '../../support/make.ts';
import { loggedIn, loggedInAs, redirectTarget } from '../../support/visit.ts';

async function setUp(more: object = {}) {
  const { client, visit } = await loggedIn(more);
  const made = await makeDomain('www.mysite.xyz', client);
  const home = `/account/domains/${made.domain.id}`;
  return { ...made, visit, home, path: `${home}/website` };
}
const listOf = async ({ path }: { path: string }) =>
  ((await hosting('GET', `${path}/domain`)).body as { name: string }[]).map(({ name }) => name);

test('an editor adds a website in the console, and the setup begins', async () => {
  const { client } = await loggedIn();
  const { visit } = await loggedInAs(client, 'editor');
  await addWaitingHost(db, client.id, { hostKey: 'shop.mysite.xyz', name: 'shop.mysite.xyz' });
  expect((await visit.get('/account')).text).toContain('href="/account/add"');
  const answer = await visit.post('/account/add', { name: ' https://shop.mysite.xyz/ ' });
  expect(redirectTarget(answer)).toMatch(/^\/account\/domains\/\w+\/onboarding$/);
  expect((await visit.get(redirectTarget(answer)!)).text).toContain('shop.mysite.xyz was added.');
  expect(await listOf(client)).toEqual(['shop.mysite.xyz']);
  expect((await visit.get('/account')).text).not.toContain('Add domain');
  const viewer = await loggedInAs(client, 'viewer');
  expect((await viewer.visit.get('/account')).text).not.toContain('/account/add');
});

test('no host, a website twice and a full plan have words of their own', async () => {
  const { client, visit } = await loggedIn({ domainMaxCount: 2 });
  await visit.get('/account/add');
  const add = async (name: string) => {
    const { status, text } = await visit.post('/account/add', { name });
    return [status, /id="name-error">\s*([^<]*?)\s*</.exec(text)?.[1]];
  };
  expect(await add('no host')).toEqual([422, 'Enter a host name such as www.mysite.xyz.']);
  expect(await add('a.example')).toEqual([303, undefined]);
  expect(await add('a.example')).toEqual([422, 'This account already has this website.']);
  expect((await visit.get('/account/add')).text).toContain('Your plan has 2 websites, and you use 1.');
  expect(await add('b.example')).toEqual([303, undefined]);
  const { text } = await visit.get('/account/add');
  expect(text).toContain('Your plan has no room for another website.');
  expect(text).not.toContain('name="name"');
  expect((await add('c.example'))[0]).toBe(422);
  expect(await listOf(client)).toEqual(['a.example', 'b.example']);
});

test('an owner changes the address, decisions count for the new host alone, and undo brings the old one back', async () => {
  const made = await setUp();
  const { visit, path, home, P } = made;
  const from = (host: string) => decide(made, { consent: false }, { Origin: `https://${host}` });
  await visit.get(path);
  const renamed = await visit.post(`${path}/rename`, { name: 'www.newsite.xyz/shop' });
  expect(redirectTarget(renamed)).toBe(path);
  expect((await hosting('GET', P)).body).toMatchObject({ name: 'www.newsite.xyz', path: '/shop' });
  expect([(await from('www.mysite.xyz')).status, (await from('www.newsite.xyz')).status]).toEqual([403, 201]);
  const undo = /\/activity\/\d+\/undo/.exec((await visit.get(`${home}/activity`)).text)![0];
  await visit.get(home + undo);
  const editor = await loggedInAs(made.client, 'editor');
  expect((await editor.visit.get(home + undo)).status).toBe(404);
  await visit.post(home + undo);
  expect((await hosting('GET', P)).body).toMatchObject({ name: 'www.mysite.xyz', path: '/' });
  await makeDomain('taken.example', made.client);
  const refused = await visit.post(`${path}/rename`, { name: 'taken.example' });
  expect([refused.status, refused.text.includes('This account already has this website.')]).toEqual([
    422,
    true,
  ]);
});

test('an archived website takes no consents and keeps its records, and can be brought back', async () => {
  const made = await setUp();
  const { visit, path, home, P, embedKey, domain } = made;
  const { id } = await makeEmbedding(P);
  const notice = await shownTo(made);
  const consent = () => decide(made, { notice, embeddings: [id] });
  expect((await consent()).status).toBe(201);
  const script = async () => (await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`)).text;
  await visit.get(path);
  await visit.post(`${path}/archive`, { archived: 'on' });
  expect(await script()).toBe('/* Placet: this website is archived. */\nwindow.CCM = undefined;\n');
  expect((await call('GET', `/app/services?apiKey=${embedKey}&domain=${domain.id}`)).body.services).toEqual(
    [],
  );
  const refused = await consent();
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'This website is archived. It takes no new consents; withdrawals are still stored.',
  ]);
  expect((await decide(made, { notice, consent: false })).status).toBe(201);
  expect((await visit.get(`${home}/status`)).text).toContain('The website is archived');
  expect((await visit.get(`${home}/consents`)).text).toContain('2 records');
  expect((await hosting('GET', P)).body).toMatchObject({ archived: true });
  expect((await visit.get(path)).text).toContain('Bring website back');
  await visit.post(`${path}/archive`, { archived: 'off' });
  expect((await consent()).status).toBe(201);
  expect(await script()).toContain('placet');
});

test('the status of an archived website lists no tasks, and leads only owners to bring it back', async () => {
  const { client, visit, home, P } = await setUp();
  await hosting('PUT', P, { name: 'www.mysite.xyz', archived: true });
  const editor = (await loggedInAs(client, 'editor')).visit;
  const pages: string[] = [];
  for (const its of [visit, editor])
    for (const path of [`${home}/status`, '/account']) pages.push((await its.get(path)).text);
  for (const text of pages)
    for (const task of ['Scan website', 'Check installation', 'Fix now']) expect(text).not.toContain(task);
  const link = `href="${home}/website" class="button">Bring website back`;
  expect(pages.map((text) => text.includes(link))).toEqual([true, true, false, false]);
});

test.each([
  ['archive', { archived: 'on' }],
  ['rename', { name: 'www.newsite.xyz' }],
])('a website that is deleted meanwhile is not said to be changed: %s', async (action, fields) => {
  const { client, visit } = await setUp();
  for (let k = 1, isStopped = true; isStopped; k++) {
    const { domain } = await makeDomain(`n${k}.example`, client);
    const path = `/account/domains/${domain.id}/website`;
    await visit.get(path);
    let status = 0;
    const { stopped } = await interleave(
      env,
      k,
      async (bindings) =>
        void ({ status } = await visit.post(`${path}/${action}`, fields, { env: bindings })),
      (bindings) => deleteDomain(bindings, client.id, domain.id),
    );
    isStopped = stopped;
    const changes = await rowsOf(
      `SELECT 1 FROM activity WHERE domainId = '${domain.id}' AND kind = 'domain' AND action = 'changed'`,
    );
    expect(status, `call ${k}`).toBe(changes.length > 0 ? 303 : 404);
  }
});

test('a website is deleted only by an owner who enters its address, and its data can be downloaded first', async () => {
  const made = await setUp();
  const { visit, path, home, P } = made;
  await decide(made, { consent: false });
  const { visit: editor } = await loggedInAs(made.client, 'editor');
  expect((await editor.get(path)).status).toBe(403);
  const { text } = await visit.get(`${path}/delete`);
  for (const shown of [
    '1 consent record and the configuration',
    `${path}/export.json`,
    'consents/download?format=csv',
  ])
    expect(text).toContain(shown);
  const file = await visit.get(`${path}/export.json`);
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="placet-www.mysite.xyz.json"');
  const [exported] = (await hosting('GET', `${made.client.path}/export`)).body.domains;
  expect(file.body).toEqual(exported);
  const refused = await visit.post(`${path}/delete`, { name: 'www.mysite' });
  expect([refused.status, refused.text.includes('value="www.mysite"')]).toEqual([422, true]);
  expect((await hosting('GET', P)).status).toBe(200);
  expect(redirectTarget(await visit.post(`${path}/delete`, { name: 'www.mysite.xyz' }))).toBe('/account');
  expect((await visit.get('/account')).text).toContain('www.mysite.xyz was deleted.');
  expect([(await hosting('GET', P)).status, (await visit.get(home)).status]).toEqual([404, 404]);
});

test('a deletion that is interrupted at any call deletes nothing or can be sent again', async () => {
  const { client } = await loggedIn();
  for (let n = 1, isOver = false; !isOver; n++)
    for (const after of [false, true]) {
      const { domain } = await makeDomain(`n${n}-${String(after)}.example`, client);
      const run = (DB: D1Database) => deleteDomain({ ...env, DB }, client.id, domain.id);
      const broken = await run(brokenDatabase(n, after)).catch(() => undefined);
      isOver = broken !== undefined;
      const left = await db.$count(domains, eq(domains.id, domain.id));
      const parts = await rowsOf(`SELECT 1 FROM locales WHERE domainId = '${domain.id}'`);
      expect(parts, `call ${n}`).toHaveLength(2 * left);
      if (!isOver) await run(env.DB);
      expect(await rowsOf(`SELECT 1 FROM logs WHERE domainId = '${domain.id}' AND ended IS NULL`)).toEqual(
        [],
      );
    }
  expect(await listOf(client)).toEqual([]);
});

test('the operator does the same in the client’s console, but moves nothing', async () => {
  const { client, path, domain } = await setUp();
  const its = await operatorVisit();
  await its.get('/operator');
  await its.post('/operator/domains/open', { domain: domain.id });
  await its.get('/account/add');
  expect((await its.post('/account/add', { name: 'second.example' })).status).toBe(303);
  await its.get(path);
  await its.post(`${path}/rename`, { name: 'renamed.example' });
  await its.post(`${path}/archive`, { archived: 'on' });
  const refused = await its.get(`${path}/move`);
  expect([refused.status, refused.text.includes('Only the owners of both clients')]).toEqual([403, true]);
  await its.post(`${path}/delete`, { name: 'renamed.example' });
  expect(await listOf(client)).toEqual(['second.example']);
  const entries = await rowsOf(`SELECT DISTINCT "by" FROM activity WHERE clientId = '${client.id}'`);
  expect(entries).toEqual([{ by: 'operator' }]);
});
