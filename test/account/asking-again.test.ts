import { expect, test } from 'vitest';
import { domains, embeddings } from '../../src/db/schema.ts';
import { names } from '../../src/visitor/widget.gen.ts';
import { call, hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { changedForm } from '../support/form.ts';
import { decide, makeDomain, makeEmbedding, shownTo } from '../support/make.ts';
import { loggedIn, loggedInAs } from '../support/visit.ts';

const MATOMO = { vendor: 'InnoCraft', placeOfProcessing: 'EU', description: 'Counts visits.' };

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const { id } = await makeEmbedding(made.P, MATOMO);
  const home = `/account/domains/${made.domain.id}`;
  const page = `${home}/services/${id}`;
  /** Saves the service with changes, and returns what the page then says. */
  async function save(changes: Record<string, string>) {
    await db.update(embeddings).set({ askedAgain: 0 });
    const form = changedForm((await visit.get(page)).text, `${page}/save`, changes);
    expect((await visit.post(`${page}/save`, form)).headers.get('Location')).toBe(page);
    const { text } = await visit.get(page);
    const [service] = await db.select().from(embeddings);
    const [domain] = await db.select().from(domains);
    return [
      [STAY, AGAIN, ALL].find((told) => text.includes(told)),
      service!.askedAgain > 0,
      domain!.askedAllSince > 0,
    ];
  }
  return { ...made, visit, home, page, save, id };
}
const STAY = 'Your changes were saved. Decisions stay as they are.';
const AGAIN = 'Your changes were saved. Visitors who accepted Matomo are asked about it again.';
const ALL = 'Your changes were saved. All visitors are asked again.';

test('a save says what follows for visitors, proposes by what changed, and asks more if chosen, but never less than needed', async () => {
  const { save, visit, home } = await setUp();
  expect(await save({ description: 'Counts the visits.' })).toEqual([STAY, false, false]);
  expect(await save({ placeOfProcessing: 'USA' })).toEqual([AGAIN, true, false]);
  expect(await save({ placeOfProcessing: 'EU', ask: 'none' })).toEqual([STAY, false, false]);
  expect(await save({ vendor: 'InnoCraft Ltd' })).toEqual([AGAIN, true, false]);
  expect(await save({ vendor: 'InnoCraft', ask: 'none' })).toEqual([AGAIN, true, false]);
  expect(await save({ purpose: 'cdcbd7c', ask: 'none' })).toEqual([AGAIN, true, false]);
  expect(await save({ description: 'Counts.', ask: 'service', askReason: 'Another method' })).toEqual([
    AGAIN,
    true,
    false,
  ]);
  expect(await save({ name: 'Matomo', ask: 'all', askReason: 'New <owner>' })).toEqual([ALL, false, true]);
  const versions = (await visit.get(`${home}/activity/versions`)).text;
  for (const shown of [
    'Another method',
    'New &lt;owner&gt;',
    'Matomo: All visitors were asked again',
    'Matomo: Decisions stayed',
  ])
    expect(versions).toContain(shown);
  const activity = (await visit.get(`${home}/activity?kind=asking`)).text;
  expect(activity.split('<b>Asking again</b>')).toHaveLength(8);
  expect((await visit.get('/account/activity.csv?kind=asking')).text).toContain('Another method');
});

test('the API asks again about another purpose or recipient, too', async () => {
  const { P, id } = await setUp();
  const again = async () => (await db.select().from(embeddings))[0]!.askedAgain > 0;
  const put = (more: object) =>
    hosting('PUT', `${P}/embedding/${id}`, { name: 'Matomo', purpose: 'a717ff5', ...more });
  await put({ description: 'Another text' });
  expect(await again()).toBe(false);
  await put({ vendor: 'Another vendor' });
  expect(await again()).toBe(true);
});

test('an editor asks all visitors again with a reason, and earlier decisions no longer count', async () => {
  const { client, home, embedKey, domain, ...made } = await setUp();
  const ask = `${home}/activity/versions/ask`;
  const { visit } = await loggedInAs(client, 'editor');
  await visit.get(`${home}/activity/versions`);
  await visit.post(ask, { reason: ' ' });
  expect((await visit.get(home.concat('/activity/versions'))).text).toContain(
    'Enter why visitors are asked again.',
  );
  await visit.post(ask, { reason: 'Another controller' });
  expect((await visit.get(`${home}/activity/versions`)).text).toContain('Another controller');
  const since = (await db.select().from(domains))[0]!.askedAllSince;
  const { text } = await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`);
  expect(text).toContain(`"${names.consentResetBefore}":${since}`);
  const { body } = await call('GET', `/app/services?apiKey=${embedKey}&domain=${domain.id}`);
  expect(body.notBefore).toBe(since);
  // A day to come takes effect on that day, and hides nothing.
  await hosting('PUT', made.P, { name: 'www.mysite.xyz', consentResetBeforeDate: '2999-01-01' });
  const later = await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`);
  expect(later.text).toContain(`"${names.consentResetBefore}":${since}`);
  const viewer = await loggedInAs(client, 'viewer');
  expect((await viewer.visit.post(ask, { reason: 'No' })).status).toBe(403);
});

test('a backup keeps when visitors were asked again', async () => {
  const { client, P, id, home, visit, ...made } = await setUp();
  await hosting('PUT', `${P}/embedding/${id}`, { name: 'Matomo', purpose: 'a717ff5', vendor: 'Another' });
  await visit.get(`${home}/activity/versions`);
  await visit.post(`${home}/activity/versions/ask`, { reason: 'Another controller' });
  const { body: backup } = await hosting('GET', `${client.path}/export`);
  const [exported] = backup.domains;
  expect([Object.keys(exported.askedAgain), exported.askedAllSince > 0]).toEqual([[id], true]);
  backup.client.passwordHash = '$2b$10$NSAhhYF38b3wOuH4xvk2NuDhbQLmP7VZqWJ4S4JbXQGcp0lrZ4x3K';
  exported.askedAgain[id] = 1_700_000_000;
  expect((await hosting('POST', '/import?replace=true', backup)).status).toBe(201);
  expect((await hosting('GET', `${client.path}/export`)).body.domains[0].askedAgain).toEqual({
    [id]: 1_700_000_000,
  });
  const consent = await decide(
    { client, P, ...made },
    { notice: await shownTo({ client, P, ...made }), embeddings: [id] },
  );
  expect(consent.status).toBe(201);
});
