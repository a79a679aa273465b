import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchOwnHosts } from '../../src/domains/own-host/own-host-watch.ts';
import { readState } from '../../src/domains/status/read-domain-state.ts';
import { statusOf } from '../../src/domains/status/domain-status.ts';
import { domains, domainStatuses } from '../../src/db/schema.ts';
import { now } from '../../src/env.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeClient, makeDomain } from '../support/make.ts';
import { loggedIn } from '../support/visit.ts';
import { metered } from '../support/bindings/metered-database.ts';

const measure = metered();
const MINUTES = 60;
/** A minute in which the job looks for own hosts. */
let at: number;
let working: boolean;
let calls: string[];
const REPORT = { key: 'valid', visitor: true, forwarded: [], country: 'DE' };

beforeEach(() => {
  at = Math.ceil(now() / 300) * 300 + 3 * MINUTES;
  working = true;
  calls = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to) => {
    calls.push(new URL(to as URL).host);
    return working ? Response.json(REPORT) : new Response('<h1>Not found</h1>', { status: 404 });
  });
});

const withOwnHost = async (name: string, client = makeClient()) => {
  const made = await makeDomain(name, await client);
  await hosting('PUT', made.P, { name, ownHostPath: 'consent' });
  return made;
};
const run = (time: number) => watchOwnHosts(env, time);
const issuesOf = async (id: string) => {
  const { issues } = statusOf((await readState(db, id))!);
  return issues.flatMap(({ type, where }) => (type === 'ownHost' ? where : []));
};

test('a path that has stopped working is an issue within an hour, and none once it works again', async () => {
  const { domain } = await withOwnHost('www.mysite.xyz');
  await run(at);
  expect([calls, await issuesOf(domain.id)]).toEqual([['www.mysite.xyz'], []]);
  working = false;
  let minutes = 0;
  for (; (await issuesOf(domain.id)).length === 0 && minutes < 120; minutes++)
    await run(at + minutes * MINUTES);
  expect(minutes).toBeLessThan(60);
  expect(await issuesOf(domain.id)).toEqual(['www.mysite.xyz/consent/']);
  // One failure and one more, and no calls in between.
  expect(calls).toHaveLength(3);
  const [stored] = await db.select().from(domainStatuses);
  expect(stored!.issueCount).toBe(statusOf((await readState(db, domain.id))!).issues.length);
  working = true;
  await run(at + 120 * MINUTES);
  expect(await issuesOf(domain.id)).toEqual([]);
  expect((await db.select().from(domainStatuses))[0]!.issueCount).toBe(stored!.issueCount - 1);
});

test('one failure, such as a restart of the server, is no issue', async () => {
  const { domain } = await withOwnHost('www.mysite.xyz');
  working = false;
  await run(at);
  working = true;
  await run(at + 15 * MINUTES);
  working = false;
  await run(at + 60 * MINUTES);
  expect([calls.length, await issuesOf(domain.id)]).toEqual([3, []]);
});

test('a run without own hosts that are due reads next to nothing, and calls nobody', async () => {
  await makeDomain('a.example', await makeClient());
  await withOwnHost('www.mysite.xyz');
  await run(at);
  const idle = await measure((bindings) => watchOwnHosts({ ...env, ...bindings }, at + 5 * MINUTES));
  expect(idle.read).toBeLessThanOrEqual(8);
  expect(await measure((bindings) => watchOwnHosts({ ...env, ...bindings }, at + 6 * MINUTES))).toMatchObject(
    {
      read: 0,
    },
  );
  expect(calls).toEqual(['www.mysite.xyz']);
});

test('an archived website, and one of a client that is not active, is not called, and does not take the place of another', async () => {
  const client = await makeClient();
  const archived = await withOwnHost('archived.example', Promise.resolve(client));
  await hosting('PUT', archived.P, { name: 'archived.example', archived: true });
  const inactive = await makeClient();
  await withOwnHost('inactive.example', Promise.resolve(inactive));
  const { username, emailAddress, path } = inactive;
  await hosting('PUT', path, { username, emailAddress, active: false });
  await run(at);
  expect(calls).toEqual([]);
  const idle = await measure((bindings) => watchOwnHosts({ ...env, ...bindings }, at + 5 * MINUTES));
  expect(idle.read).toBeLessThanOrEqual(8);
  await hosting('PUT', archived.P, { name: 'archived.example', archived: false });
  await run(at + 60 * MINUTES);
  expect(calls).toEqual(['archived.example']);
});

/** Sixty more own hosts of a client, x1.example and so on, which are due longer than all others. */
const makeMore = (clientId: string) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
      INSERT INTO domains (id, clientId, enteredName, name, hostKey, path, logDatabase, log, ownHostCheckAt, updatedAt, settings)
      SELECT 'x' || i, clientId, 'x' || i || '.example', 'x' || i || '.example', 'x' || i, '/', logDatabase, 1000 + i, -1, updatedAt, settings
      FROM domains, n WHERE clientId = ? AND name = 'www0.example'`,
  )
    .bind(clientId)
    .run();

test('fifty are called in a run, the one due longest first, and none that was removed', async () => {
  const client = await makeClient();
  for (let i = 0; i < 3; i++) await withOwnHost(`www${i}.example`, Promise.resolve(client));
  const removed = await withOwnHost('removed.example', Promise.resolve(client));
  await hosting('PUT', removed.P, { name: 'removed.example', ownHostPath: '' });
  const [{ clientId }] = (await db.select().from(domains)) as [typeof domains.$inferSelect];
  await makeMore(clientId);
  await run(at);
  expect(calls).toHaveLength(50);
  expect(calls.every((host) => host.startsWith('x'))).toBe(true);
  await run(at + 5 * MINUTES);
  expect(calls.filter((host) => host.startsWith('www'))).toHaveLength(3);
  expect([calls.length, new Set(calls).size]).toEqual([63, 63]);
});

test('a client with many does not delay those of others', async () => {
  const many = await makeClient();
  await withOwnHost('www0.example', Promise.resolve(many));
  await makeMore(many.id);
  await withOwnHost('www.mysite.xyz');
  await run(at);
  expect(calls).toHaveLength(50);
  expect(calls).toContain('www.mysite.xyz');
});

test('failures of a former path do not count for the next one', async () => {
  const { domain, P } = await withOwnHost('www.mysite.xyz');
  working = false;
  await run(at);
  await run(at + 15 * MINUTES);
  expect(await issuesOf(domain.id)).toEqual(['www.mysite.xyz/consent/']);
  const set = (more: object) => hosting('PUT', P, { name: 'www.mysite.xyz', ownHostPath: 'other', ...more });
  await set({});
  expect(await issuesOf(domain.id)).toEqual([]);
  await run(at + 60 * MINUTES);
  expect(await issuesOf(domain.id)).toEqual([]);
  // Another setting changes nothing.
  await set({ consentCookieLifetime: 30 });
  await run(at + 75 * MINUTES);
  expect(await issuesOf(domain.id)).toEqual(['www.mysite.xyz/other/']);
});

test('a website that answers with anything else, or hangs, or redirects does not stop the others', async () => {
  const client = await makeClient();
  const { domain } = await withOwnHost('a.example', Promise.resolve(client));
  await withOwnHost('b.example', Promise.resolve(client));
  vi.mocked(fetch).mockImplementation(async (to) => {
    const { host } = new URL(to as URL);
    calls.push(host);
    if (host === 'a.example') throw new Error('reset');
    return new Response('{"forwarded":1}');
  });
  await run(at);
  await run(at + 15 * MINUTES);
  expect(calls.toSorted()).toEqual(['a.example', 'a.example', 'b.example', 'b.example']);
  expect(await issuesOf(domain.id)).toEqual(['a.example/consent/']);
});

test('the status page names the path, and leads to the check', async () => {
  const { client, visit } = await loggedIn();
  const { domain } = await withOwnHost('www.mysite.xyz', Promise.resolve(client));
  working = false;
  await run(at);
  await run(at + 15 * MINUTES);
  const { text } = await visit.get(`/account/domains/${domain.id}/status`);
  expect(text).toContain('The path of your own host does not lead to the service');
  expect(text).toContain('www.mysite.xyz/consent/');
  expect(text).toContain(`/account/domains/${domain.id}/settings/own-host`);
});
