import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calls, domainStatuses } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { monthOf } from '../../src/lib/time.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';
import { loggedIn } from '../support/visit.ts';

const setStatus = async (id: string, status: 'live' | 'attention', issueCount = 0) =>
  db.update(domainStatuses).set({ status, issueCount }).where(eq(domainStatuses.domainId, id));

test('the overview lists the domains that need most first, each with its name as a link and its next step', async () => {
  const { client, visit } = await loggedIn();
  const live = await makeDomain('live.example', client);
  const attention = await makeDomain('attention.example/de', client);
  const fresh = await makeDomain('new.example', client);
  await makeDomain('stranger.example');
  await setStatus(live.domain.id, 'live');
  await setStatus(attention.domain.id, 'attention', 2);
  const { text } = await visit.get('/account');
  const cards = [...text.matchAll(/<li class="card site">.*?<\/li>/gs)].map(([card]) => card);
  const steps = cards.map((card) => [
    /<h2><a href="([^"]+)">([^<]+)</.exec(card)!.slice(1, 3),
    /class="button[^"]*">([^<]+)</.exec(card)![1],
  ]);
  const path = (id: string) => `/account/domains/${id}/status`;
  expect(steps).toEqual([
    [[path(fresh.domain.id), 'new.example'], 'Start setup'],
    [[path(attention.domain.id), 'attention.example/de'], 'Resolve 2 issues'],
    [[path(live.domain.id), 'live.example'], 'View analytics'],
  ]);
  expect(text).not.toContain('stranger.example');
});

test('a first page view of the website changes the status on the overview at once', async () => {
  const { client, visit } = await loggedIn();
  const { domain } = await makeDomain('www.mysite.xyz', client);
  expect((await visit.get('/account')).text).toContain('status notInstalled');
  await db
    .insert(calls)
    .values({ domainId: domain.id, month: monthOf(now()), count: 1, siteCalledAt: now() });
  expect((await visit.get('/account')).text).toContain('status notScanned');
  const [stored] = await db.select().from(domainStatuses).where(eq(domainStatuses.domainId, domain.id));
  expect(stored!.status).toBe('notScanned');
});

test('every page of a domain names it with its path, and leads to the same section of the client’s other domains', async () => {
  const { client, visit } = await loggedIn();
  const { domain } = await makeDomain('shop.example/de', client);
  const other = await makeDomain('shop.example/fr', client);
  await makeDomain('stranger.example');
  const { text } = await visit.get(`/account/domains/${domain.id}/services`);
  expect(text).toContain('· shop.example/de · Placet</title>');
  expect(text).toContain('<summary>shop.example/de');
  expect(text).toContain(`<a href="/account/domains/${other.domain.id}/services">shop.example/fr</a>`);
  expect(text).toMatch(/aria-current="page">Services</);
  expect(text).not.toContain('stranger.example');
});

test('nobody sees or changes the status of another client’s domain', async () => {
  const { visit } = await loggedIn();
  const { domain } = await makeDomain('stranger.example');
  const path = `/account/domains/${domain.id}/status`;
  await visit.get('/account');
  expect((await visit.get(path)).status).toBe(404);
  for (const form of ['', '/scan', '/record'])
    expect((await visit.post(path + form, { all: '1' })).status).toBe(404);
});

test('a paused domain says so and leads to its settings, in German as well', async () => {
  const { client, visit } = await loggedIn();
  const { domain, P } = await makeDomain('www.mysite.xyz', client);
  await hosting('PUT', P, { name: 'www.mysite.xyz', frontendWidgetEnabled: false });
  const page = `/account/domains/${domain.id}/status`;
  const { text } = await visit.get(page);
  expect(text).toContain('The banner is off');
  expect(text).toContain('Open settings');
  const german = await visit.get(page, { headers: { 'Accept-Language': 'de' } });
  expect(german.text).toContain('Pausiert');
  expect((await visit.get('/account')).text).toContain('status paused');
});
