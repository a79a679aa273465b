import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readState } from '../../src/domains/status/read-domain-state.ts';
import { dismissIssues } from '../../src/domains/status/issue-states.ts';
import { scanAndStore } from '../../src/domains/scan/website-scan.ts';
import { addReports } from '../../src/db/statistics/page-reports.ts';
import { domainStatuses, issueStates, scans } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { dateOf, SECONDS_PER_DAY } from '../../src/lib/time.ts';
import { entriesOf } from '../db/activity/entries.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';
import { publishedBy } from '../support/published-by.ts';
import { loggedIn, redirectTarget } from '../support/visit.ts';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

const today = dateOf(now());

/** A domain of a signed-in user, on whose pages a host is contacted before consent. */
async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  await addReports(db, made.domain.id, [{ kind: 'script', name: 'ads.example', early: true }], today);
  const status = `/account/domains/${made.domain.id}/status`;
  const list = async (query = '') =>
    ((await hosting('GET', `${made.P}/onboarding/issues${query}`)).body as { id: string }[]).map(
      ({ id }) => id,
    );
  return { ...made, visit, status, list };
}
const both = ['service:ads.example', 'early:ads.example'];

test('a dismissed issue is stored with when and by whom, listed, counted, and can be brought back', async () => {
  const { client, domain, visit, status, list, P } = await setUp();
  const [stored] = [
    async () => (await db.select().from(domainStatuses).where(eq(domainStatuses.domainId, domain.id)))[0],
  ];
  const page = await visit.get(status);
  // One cause is one issue on the page; the API lists both sides of it.
  expect(page.text.match(/<h3>[^<]*ads\.example[^<]*/g)).toEqual([
    '<h3>ads.example is loaded before consent and is not one of your services',
  ]);
  const published = await publishedBy([domain.id], async () =>
    expect(redirectTarget(await visit.post(status, { issue: both[1]! }))).toBe(status),
  );
  expect(published.size, 'a status is nothing that visitors see').toBe(0);
  expect(await list()).toEqual([]);
  expect(await list('?dismissed=true')).toEqual(both);
  const { body } = await hosting('GET', `${P}/onboarding/issues?dismissed=true`);
  expect(body[0].dismissed).toEqual({ at: expect.any(Number), by: 'user', userName: expect.any(String) });
  expect((await hosting('GET', `${P}/onboarding/issues?dismissed=yes`)).status).toBe(400);

  const after = (await visit.get(status)).text;
  expect(after).toMatch(/Dismissed issues \(1\).*ads\.example is loaded before consent.*by you/s);
  expect(after).toContain('1 issue dismissed');
  expect((await visit.get('/account')).text).toContain('1 issue dismissed');
  expect(await stored()).toMatchObject({ issueCount: 4, dismissedCount: 1 });
  // The check is not ticked.
  expect(after).not.toContain(
    'No tag or report shows anything that loads from third parties before consent.',
  );

  await visit.post(status, { issue: both[1]!, reopen: '1' });
  expect(await list()).toEqual(both);
  await addReports(db, domain.id, [{ kind: 'script', name: 'more.example', early: false }], today);
  expect((await visit.get(status)).text).toContain('The causes remain on your website.');
  const changes = (await entriesOf(client.id)).filter(({ kind }) => kind === 'domain');
  expect(changes.slice(-2)).toMatchObject([
    { before: { dismissedIssues: [] }, after: { dismissedIssues: both.toReversed() } },
    { before: { dismissedIssues: both.toReversed() }, after: { dismissedIssues: [] } },
  ]);
});

test('a dismissed issue survives further reports and a new scan', async () => {
  const { domain, client, list } = await setUp();
  const state = async () => (await readState(db, domain.id))!;
  await dismissIssues(db, await state(), both);
  await addReports(
    db,
    domain.id,
    [{ kind: 'script', name: 'ads.example', early: true }],
    dateOf(now() + SECONDS_PER_DAY),
  );
  const site = {
    id: domain.id,
    clientId: client.id,
    enteredName: 'a.example',
    name: 'a.example',
    path: '/',
    ownHosts: [],
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () =>
      new Response('<title>Page</title><script src="https://ads.example/a.js"></script>', {
        headers: { 'Content-Type': 'text/html' },
      }),
  );
  await scanAndStore(env, db, [], site);
  vi.restoreAllMocks();
  expect((await db.select().from(scans))[0]!.found.earlyTags).toHaveLength(1);
  expect((await list('?dismissed=true')).toSorted()).toEqual(both.toSorted());
  expect(await list()).not.toContain('early:ads.example');
});

test('what a scan has found and no longer finds is resolved, until a browser meets it on a later day', async () => {
  const { domain, client, list } = await setUp();
  const site = {
    id: domain.id,
    clientId: client.id,
    enteredName: 'a.example',
    name: 'a.example',
    path: '/',
    ownHosts: [],
  };
  const scan = async (html: string) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(html, { headers: { 'Content-Type': 'text/html' } }),
    );
    await scanAndStore(env, db, [], site);
    vi.restoreAllMocks();
  };
  await scan('<title>Page</title><script src="https://ads.example/a.js"></script>');
  expect(await list()).toEqual(both);
  await scan('<title>Page</title>');
  expect(await list()).toEqual([]);
  expect(await db.select().from(issueStates)).toMatchObject([
    { issue: 'early:ads.example', state: 'resolved', by: 'system' },
    { issue: 'service:ads.example', state: 'resolved', by: 'system' },
  ]);
  await addReports(
    db,
    domain.id,
    [{ kind: 'script', name: 'ads.example', early: true }],
    dateOf(now() + SECONDS_PER_DAY),
  );
  expect(await list()).toEqual(both);
  await scan('<title>Page</title><script src="https://ads.example/a.js"></script>');
  expect(await list()).toEqual(both);
});

test('the API brings back a dismissed issue, and accepts one', async () => {
  const { P, list } = await setUp();
  const answer = (id: string, accepted: boolean) =>
    hosting('POST', `${P}/onboarding/issues/${encodeURIComponent(id)}`, { accepted });
  const reopen = (id: string) =>
    hosting('DELETE', `${P}/onboarding/issues/${encodeURIComponent(id)}/dismissal`);
  await answer(both[0]!, false);
  await answer(both[1]!, false);
  expect((await reopen(both[1]!)).status).toBe(204);
  expect((await reopen(both[1]!)).status).toBe(404);
  expect(await list()).toEqual([both[1]]);
  expect((await answer(both[0]!, true)).status).toBe(204);
  expect(await list('?dismissed=true')).toEqual([]);
  expect((await hosting('GET', `${P}/embedding`)).body).toMatchObject([{ scriptMarkers: ['ads.example'] }]);
});

test('nobody changes an issue whose state was changed since it was read', async () => {
  const { domain } = await setUp();
  const state = (await readState(db, domain.id))!;
  expect(await dismissIssues(db, state, [both[0]!])).toHaveLength(1);
  await db.update(issueStates).set({ at: now() - 60 });
  expect(await dismissIssues(db, state, both)).toEqual([{ issue: both[1] }]);
});

test('only owners see who else has dismissed an issue', async () => {
  const { domain, visit, status } = await setUp();
  await dismissIssues(db, (await readState(db, domain.id))!, [both[0]!]);
  await db.update(issueStates).set({ by: 'user', userId: 'another', userName: 'Max Muster' });
  expect((await visit.get(status)).text).toContain('by Max Muster');
});

test('an issue that only the page can resolve cannot be accepted', async () => {
  const { client, domain, P, list } = await setUp();
  const name = 'a.example';
  const site = {
    id: domain.id,
    clientId: client.id,
    enteredName: name,
    name,
    path: '/',
    ownHosts: [],
  };
  const html = '<title>Page</title><script src="https://exempt.example/t.js" data-ccm-ignore></script>';
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(html, { headers: { 'Content-Type': 'text/html' } }),
  );
  await scanAndStore(env, db, [], site);
  vi.restoreAllMocks();
  const id = 'exempt:exempt.example';
  expect(await list()).toContain(id);
  const { status, body } = await hosting('POST', `${P}/onboarding/issues/${id}`, { accepted: true });
  expect([status, body.errors]).toEqual([
    400,
    [{ pointer: '/accepted', detail: expect.stringContaining('remove the attribute data-ccm-ignore') }],
  ]);
  expect(await list()).toContain(id);
});
