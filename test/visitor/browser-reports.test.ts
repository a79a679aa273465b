import { env } from 'cloudflare:workers';
import { describe, expect, inject, test, vi } from 'vitest';
import { scanAndStore } from '../../src/domains/scan/website-scan.ts';
import { readState } from '../../src/domains/status/read-domain-state.ts';
import { pageIssues } from '../../src/domains/status/page-issues.ts';
import { acceptIssue } from '../../src/domains/status/accept-issue.ts';
import { dismissIssues } from '../../src/domains/status/issue-states.ts';
import { createRecording } from '../../src/domains/scan/recording-session.ts';
import { scans, issueStates, reports } from '../../src/db/schema.ts';
import { addReports, type Report } from '../../src/db/statistics/page-reports.ts';
import { now } from '../../src/env.ts';
import { randomHex } from '../../src/lib/crypto/random.ts';
import { call, hosting, type Overrides } from '../support/call.ts';
import { dump } from '../support/bindings/failing-bindings.ts';
import { db } from '../support/db.ts';
import { rateLimit } from '../support/bindings/rate-limit.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';
import { SECONDS_PER_DAY, dateOf } from '../../src/lib/time.ts';

const today = dateOf(now());
const script = (name: string, early = false): Report => ({ kind: 'script', name, early });

const readPageIssues = async (id: string) => {
  const state = await readState(db, id);
  return state ? pageIssues(state).open : [];
};

async function setUp(more: object = { recordScriptsOnWebsite: true }, bindings: Overrides = {}) {
  const made = await makeDomain();
  await hosting('PUT', made.P, { name: 'www.mysite.xyz', ...more });
  const post = (path: string, body: object, headers: object = {}) =>
    call('POST', path, {
      body: { apiKey: made.embedKey, domain: made.domain.id, ...body },
      headers: { Origin: 'https://www.mysite.xyz', 'CF-Connecting-IP': randomHex(8), ...headers },
      env: bindings,
    });
  const report = (seen: unknown[], body: object = {}, headers: object = {}) =>
    post('/app/reports', { seen, ...body }, headers);
  const issues = async () => (await hosting('GET', `${made.P}/onboarding/issues`)).body as { id: string }[];
  const answer = (id: string, body: object) =>
    hosting('POST', `${made.P}/onboarding/issues/${encodeURIComponent(id)}`, body);
  /** The same from two networks. */
  const confirm = async (seen: unknown[]) => [await report(seen), await report(seen)];
  return { ...made, post, report, confirm, issues, answer };
}

test('what a page reports is counted by host and day, and nothing else of it is kept', async () => {
  const { report, domain } = await setUp();
  const seen = [script('cdn.counter.example', true), { kind: 'cookie', name: '_pk_id.*', early: false }];
  expect((await report([...seen, seen[0]])).status).toBe(204);
  expect((await report(seen)).status).toBe(204);
  expect(await db.select().from(reports)).toEqual([
    {
      domainId: domain.id,
      kind: 'cookie',
      name: '_pk_id.*',
      firstDay: today,
      lastDay: today,
      days: 1,
      count: 2,
      daily: { [today]: 2 },
      earlyDay: '',
      network: expect.any(Number),
      confirmed: true,
    },
    {
      domainId: domain.id,
      kind: 'script',
      name: 'cdn.counter.example',
      firstDay: today,
      lastDay: today,
      days: 1,
      count: 2,
      daily: { [today]: 2 },
      earlyDay: today,
      network: expect.any(Number),
      confirmed: true,
    },
  ]);
});

test('what strict blocking has blocked is counted by host, with the page views that report it, for 30 days', async () => {
  const { report, domain } = await setUp({ recordScriptsOnWebsite: true, strictBlocking: true });
  const blocked = [
    { kind: 'script', name: 'cdn.example' },
    { kind: 'image', name: 'cdn.example' },
  ];
  const strict = (late: boolean, hosts: unknown[] = []) => report([], { strict: { late, blocked: hosts } });
  expect((await strict(false)).status).toBe(204);
  expect((await strict(true, blocked)).status).toBe(204);
  const ago = (days: number) => dateOf(now() - days * SECONDS_PER_DAY);
  for (const day of [ago(31), ago(29)])
    await addReports(db, domain.id, [{ kind: 'page', name: '', early: false }], day, 1);
  await strict(false);
  const stored = await db.select().from(reports);
  expect(Object.fromEntries(stored.map(({ kind, name, daily }) => [`${kind} ${name}`, daily]))).toEqual({
    'blocked cdn.example': { [today]: 1 },
    'blockedImage cdn.example': { [today]: 1 },
    'blockedScript cdn.example': { [today]: 1 },
    'latePage ': { [today]: 1 },
    'page ': { [ago(29)]: 1, [today]: 3 },
  });
  for (const junk of [
    [{ kind: 'cookie', name: 'cdn.example' }],
    [{ kind: 'script', name: 'inline' }],
    [{ kind: 'script', name: 'https://cdn.example/a.js' }],
    Array.from({ length: 101 }, () => blocked[0]),
  ])
    expect((await strict(false, junk)).status, JSON.stringify(junk[0])).toBe(400);
});

test('junk, strangers and domains that do not want it are refused', async () => {
  const { report } = await setUp();
  const junk = [
    script('https://x.example/path'),
    script('x'),
    script('x.example:80'),
    script('UPPER.example'),
    script('a'.repeat(300)),
    { kind: 'cookie', name: 'user_4711', early: false },
    { kind: 'cookie', name: '\u0007', early: false },
    { kind: 'password', name: 'x', early: false },
    { ...script('x.example'), path: '/secret' },
  ];
  for (const one of junk) expect((await report([one])).status, JSON.stringify(one)).toBe(400);
  expect((await report(Array.from({ length: 101 }, () => script('x.example')))).status).toBe(400);
  expect((await report([script('x.example')], {}, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await report([script('x.example')], { apiKey: 'another' })).status).toBe(404);
  const { report: unwanted } = await setUp({});
  expect((await unwanted([script('x.example')])).status).toBe(403);
});

test('what is refused uses up nothing of the domain’s limit', async () => {
  const { report } = await setUp(undefined, { REPORT_DOMAIN_RATE: rateLimit(1) });
  const seen = [script('x.example')];
  expect((await report(seen, {}, { Origin: '' })).status).toBe(403);
  expect((await report(seen, { apiKey: 'another' })).status).toBe(404);
  expect((await report(seen, { session: 'none' })).status).toBe(403);
  expect((await report(seen)).status).toBe(204);
  expect((await report(seen)).status).toBe(429);
});

test('of more than 500 names those that were seen on the fewest days go first', async () => {
  const { domain } = await setUp();
  await addReports(db, domain.id, [script('stays.example')], dateOf(now() - 2 * SECONDS_PER_DAY));
  await addReports(db, domain.id, [script('stays.example')], dateOf(now() - SECONDS_PER_DAY));
  for (let i = 7; i > 0; i--) {
    const flood = Array.from({ length: 100 }, (_, n) => script(`h${i}-${n}.example`));
    await addReports(db, domain.id, flood, dateOf(now() - i * 3600), i);
    await addReports(db, domain.id, flood, dateOf(now() - (i + 6) * SECONDS_PER_DAY), i);
  }
  const kept = (await db.select().from(reports)).filter(({ domainId }) => domainId === domain.id);
  expect(kept.length).toBeLessThanOrEqual(500);
  expect(kept.map(({ name }) => name)).toContain('stays.example');
});

describe('a stranger', () => {
  const flood = (of: string) => Array.from({ length: 100 }, (_, i) => script(`${of}-${i}.example`));
  const names = async (issues: () => Promise<{ id: string }[]>) => (await issues()).map(({ id }) => id);

  test('alone shows the owner nothing', async () => {
    const { report, issues } = await setUp();
    const from = { 'CF-Connecting-IP': '2001:db8:1:2::1' };
    for (let i = 0; i < 10; i++) expect((await report(flood(`x${i}`), {}, from)).status, `${i}`).toBe(204);
    // Of the same /48.
    await report(flood('x9'), {}, { 'CF-Connecting-IP': '2001:db8:1:9::1' });
    expect(await issues()).toEqual([]);
  });

  test('with a thousand names, day by day, hides no new tracker that two visitors meet', async () => {
    const { report, confirm, domain, issues } = await setUp();
    await addReports(db, domain.id, [script('own.example')], dateOf(now() - 10 * SECONDS_PER_DAY));
    for (let day = 9; day > 0; day--)
      for (const n of [0, 1]) {
        await addReports(
          db,
          domain.id,
          flood(`x${Math.floor(day / 2)}`),
          dateOf(now() - day * SECONDS_PER_DAY),
          7,
        );
        await addReports(db, domain.id, flood(`y${n}`), dateOf(now() - day * SECONDS_PER_DAY), 7);
      }
    const from = { 'CF-Connecting-IP': '192.0.2.1' };
    for (let i = 0; i < 5; i++) await report(flood(`z${i}`), {}, from);
    await report([script('tracker.example')]);
    for (let i = 5; i < 10; i++) await report(flood(`z${i}`), {}, from);
    await report([script('tracker.example')]);
    for (let i = 0; i < 5; i++) await report(flood(`z${i}`), {}, from);
    expect(await names(issues)).toContain('service:tracker.example');
    await confirm([script('other.example')]);
    expect(await names(issues)).toContain('service:other.example');
    // Recorded once by the owner, before all that.
    expect(await names(issues)).toContain('service:own.example');
  });

  test('of many networks brings at most a hundred new names a day, and none that the owner records is among them', async () => {
    const { domain, issues } = await setUp();
    await addReports(db, domain.id, [script('own.example')], today);
    for (let i = 1; i < 10; i++)
      for (const n of [i, 20]) await addReports(db, domain.id, flood(`x${i}`), today, n);
    const found = await names(issues);
    expect(found).toContain('service:own.example');
    expect(found.length).toBeLessThanOrEqual(101);
  });

  test('who reports again on another day shows it, as does a scan that finds it', async () => {
    const { domain, issues } = await setUp();
    await addReports(
      db,
      domain.id,
      [script('again.example'), script('once.example')],
      dateOf(now() - SECONDS_PER_DAY),
      7,
    );
    await addReports(db, domain.id, [script('again.example'), script('scanned.example')], today, 7);
    expect(await names(issues)).toEqual(['service:again.example']);
    await env.DB.prepare('INSERT INTO scans VALUES (?, ?, ?)')
      .bind(domain.id, now(), JSON.stringify(scanned))
      .run();
    expect((await names(issues)).toSorted()).toEqual(['service:again.example', 'service:scanned.example']);
  });

  test('leaves no trace of the network', async () => {
    const { report } = await setUp();
    await report([script('x.example')], {}, { 'CF-Connecting-IP': '203.0.113.99' });
    const [stored] = await db.select().from(reports);
    expect(stored!.network).toBeLessThan(2 ** 16);
    expect(JSON.stringify(await dump())).not.toContain('203.0.113');
  });
});

const scanned = {
  services: [],
  unknownServices: [{ name: 'scanned.example', hosts: ['scanned.example'] }],
  ownHosts: [],
  earlyTags: [],
  storage: { cookies: [], localStorage: [], sessionStorage: [] },
  imprintUrl: null,
  privacyPolicyUrl: null,
};

test('of patterns of cookies only those are offered that tell a cookie', async () => {
  const { domain } = await setUp();
  const cookie = (name: string): Report => ({ kind: 'cookie', name, early: false });
  const junk = ['*e*', 'P*', '*session', 'a*b*c*d', 'ab*', '_*_ab'];
  const told = ['sid', 'ses*', '_pk_ses.*.*', 'wp-settings-*'];
  await addReports(db, domain.id, [...junk, ...told].map(cookie), today);
  expect((await readPageIssues(domain.id)).map(({ name }) => name).toSorted()).toEqual(told.toSorted());
});

test('a client dismisses all issues of a domain at once', async () => {
  const { client, visit } = await loggedIn();
  const { domain } = await makeDomain('www.mysite.xyz', client);
  const other = await makeDomain('other.example', client);
  const hosts = Array.from({ length: 50 }, (_, i) => script(`x${i}.example`));
  for (const { id } of [domain, other.domain]) await addReports(db, id, hosts, today);
  const path = `/account/domains/${domain.id}/status`;
  expect((await visit.get(path)).text).toContain('Dismiss 50 of 54 issues');
  expect(redirectTarget(await visit.post(path, { all: '1' }))).toBe(path);
  const shown = await visit.get(path);
  expect(shown.text).not.toContain('Dismiss 50');
  expect(shown.text).toContain('4 issues · 50 issues dismissed');
  expect(shown.text).toContain('Dismissed issues (50)');
  expect(await readPageIssues(other.domain.id)).toHaveLength(50);
  await addReports(db, domain.id, hosts, today);
  expect(await readPageIssues(domain.id)).toEqual([]);
});

test('what was dismissed longest ago is forgotten where it is too much', async () => {
  const { domain } = await setUp();
  const dismiss = async (of: string) =>
    dismissIssues(
      db,
      (await readState(db, domain.id))!,
      Array.from({ length: 1500 }, (_, i) => `service:${of}${i}`),
    );
  await dismiss('a');
  await db.update(issueStates).set({ at: now() - 60 });
  await dismiss('b');
  const kept = (await db.select().from(issueStates)).map(({ issue }) => issue);
  expect(kept).toHaveLength(2000);
  expect(kept.filter((issue) => issue.startsWith('service:b'))).toHaveLength(1500);
});

test('a link of the console begins one recording, once, of its domain alone', async () => {
  const { post, report, domain, client } = await setUp();
  const token = (await createRecording(env, db, { id: domain.id, clientId: client.id }))!.split('=')[1]!;
  const other = await setUp();
  expect((await other.post('/app/recordings', { token })).status).toBe(404);
  const begun = await post('/app/recordings', { token });
  expect(begun.status).toBe(201);
  expect((await post('/app/recordings', { token })).status).toBe(404);
  const { session } = begun.body;
  expect((await report([script('x.example', true)], { session })).status).toBe(204);
  expect((await other.report([script('x.example')], { session })).status).toBe(403);
  expect(
    (await report([script('x.example')], { session: `${now() + 99_999}.${'0'.repeat(64)}` })).status,
  ).toBe(403);
});

test('a service that is loaded but not configured is an issue; accepting it imports its preset', async () => {
  const { confirm, issues, answer, P } = await setUp();
  await confirm([
    script('www.googletagmanager.com', true),
    script('unknown.example'),
    script('cdn.mysite.xyz'),
  ]);
  const found = await issues();
  expect(found).toContainEqual(
    expect.objectContaining({ type: 'service', hosts: ['www.googletagmanager.com'] }),
  );
  expect(found).toContainEqual(expect.objectContaining({ id: 'early:www.googletagmanager.com' }));
  expect(found).toContainEqual(expect.objectContaining({ id: 'service:unknown.example', preset: null }));
  expect(found).toHaveLength(3);
  const known = found.find(({ id }) => /^service:\d/.test(id))!;
  for (const id of [known.id, 'service:unknown.example'])
    expect((await answer(id, { accepted: true })).status).toBe(204);
  expect((await answer(known.id, { accepted: true })).status).toBe(404);
  expect((await answer('early:www.googletagmanager.com', { accepted: false })).status).toBe(204);
  expect(await issues()).toEqual([]);
  const { body } = await hosting('GET', `${P}/embedding`);
  expect(body).toHaveLength(2);
  expect(body).toContainEqual(
    expect.objectContaining({ name: 'unknown.example', active: true, scriptMarkers: ['unknown.example'] }),
  );
});

test('a host that is asked too early again, after it was dealt with, is a issue again', async () => {
  const { domain, issues, answer } = await setUp();
  await addReports(db, domain.id, [script('ads.example', true)], today);
  await answer('service:ads.example', { accepted: false });
  await answer('early:ads.example', { accepted: true });
  expect(await issues()).toEqual([]);
  await addReports(db, domain.id, [script('ads.example', true)], dateOf(now() + SECONDS_PER_DAY));
  expect((await issues()).map(({ id }) => id)).toEqual(['early:ads.example']);
});

test('a cookie that nobody declares is a issue; accepting it declares it', async () => {
  const { P, confirm, issues, answer } = await setUp();
  const matomo = await makeEmbedding(P, { assets: [{ name: '_pk_id.*', dynamic: true }] });
  const cookie = (name: string) => ({ kind: 'cookie', name, early: false });
  await confirm([cookie('_pk_id.*.*'), cookie('_pk_ses.*.*'), cookie('strange')]);
  const found = await issues();
  expect(found.map(({ id }) => id)).toEqual(['storage:cookie:_pk_ses.*.*', 'storage:cookie:strange']);
  expect(found[0]).toMatchObject({ embedding: matomo.id });
  expect((await answer('storage:cookie:strange', { accepted: true })).status).toBe(400);
  expect((await answer('storage:cookie:strange', { accepted: true, embedding: matomo.id })).status).toBe(204);
  expect((await answer('storage:cookie:_pk_ses.*.*', { accepted: true })).status).toBe(204);
  expect(await issues()).toEqual([]);
  const { body } = await hosting('GET', `${P}/embedding/${matomo.id}`);
  expect(body.assets.map((asset: { name: string }) => asset.name)).toEqual([
    '_pk_id.*',
    'strange',
    '_pk_ses.*.*',
  ]);
});

test('a service that no browser has met for 60 days is a issue; accepting it switches it off', async () => {
  const { P, domain, issues, answer } = await setUp();
  const counter = await makeEmbedding(P, { name: 'Counter', scriptMarkers: ['counter.example/tag.js'] });
  const video = await makeEmbedding(P, { name: 'Video', iframeMarkers: ['video.example'] });
  await addReports(
    db,
    domain.id,
    [script('counter.example'), script('video.example')],
    dateOf(now() - 70 * SECONDS_PER_DAY),
  );
  await addReports(db, domain.id, [script('video.example')], today);
  expect(await issues()).toEqual([
    expect.objectContaining({
      type: 'unseen',
      embedding: counter.id,
      lastSeen: dateOf(now() - 70 * SECONDS_PER_DAY),
    }),
  ]);
  await answer(`unseen:${counter.id}`, { accepted: true });
  expect((await hosting('GET', `${P}/embedding/${counter.id}`)).body.active).toBe(false);
  expect((await hosting('GET', `${P}/embedding/${video.id}`)).body.active).toBe(true);
  // What is off and not seen is no issue, nor is what is off and was seen long ago.
  expect((await readPageIssues(domain.id)).filter(({ type }) => type === 'unseen')).toEqual([]);
});

test('a weekly scan without PUBLIC_URL takes what the snippet names for the service', async () => {
  const { id, clientId } = (await setUp()).domain as { id: string; clientId: string };
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const snippet = `<script src="https://consent.example/app.js?apiKey=1&amp;domain=${id}"></script>`;
    return new Response(`<head>${snippet}</head><p>Hello`, { headers: { 'Content-Type': 'text/html' } });
  });
  await scanAndStore(env, db, [], {
    id,
    clientId,
    enteredName: 'a.example',
    name: 'a.example',
    path: '/',
    ownHosts: [],
  });
  const [kept] = await db.select().from(scans);
  expect(kept!.found).toMatchObject({ snippet: 'first', earlyTags: [], unknownServices: [] });
  expect(new Headers(asked.mock.calls[0]![1]!.headers).get('User-Agent')).not.toContain('undefined');
});

test('a cookie of whose name only a star is left is no issue: declared, it would stand for every cookie', async () => {
  const { domain } = await setUp();
  const cookie = (name: string): Report => ({ kind: 'cookie', name, early: false });
  await addReports(db, domain.id, [cookie('*'), cookie('_*-*'), cookie('visit_*')], today);
  expect((await readPageIssues(domain.id)).map(({ id }) => id)).toEqual(['storage:cookie:visit_*']);
});

test('strangers cannot keep an owner from beginning a recording', async () => {
  const { post, domain, client } = await setUp();
  const token = (await createRecording(env, db, { id: domain.id, clientId: client.id }))!.split('=')[1]!;
  for (let i = 0; i < 70; i++) await post('/app/recordings', { token: randomHex(16) });
  expect((await post('/app/recordings', { token })).status).toBe(201);
});

test('first-party hosts are no issue, however its name was entered', async () => {
  for (const [name, host] of [
    ['www.bücher.example', 'cdn.xn--bcher-kva.example'],
    ['WWW.MySite.example', 'cdn.mysite.example'],
    ['www.mysite.example:8443', 'cdn.mysite.example'],
  ] as const) {
    const { domain } = await makeDomain(name);
    await addReports(db, domain.id, [script(host, true)], today);
    expect([name, await readPageIssues(domain.id)]).toEqual([name, []]);
  }
});

test('a host whose name is the end of another’s is not taken for that', async () => {
  const { P, confirm, answer } = await setUp();
  const off = await makeEmbedding(P, { active: false, scriptMarkers: ['cdn.tracker.example/x.js'] });
  await confirm([script('er.example')]);
  await answer('service:er.example', { accepted: true });
  expect((await hosting('GET', `${P}/embedding/${off.id}`)).body.active).toBe(false);
  await confirm([script('cdn.tracker.example')]);
  await answer('service:tracker.example', { accepted: true });
  expect((await hosting('GET', `${P}/embedding/${off.id}`)).body.active).toBe(true);
});

test('a issue that is accepted several times at once is followed once', async () => {
  const { P, domain, confirm } = await setUp();
  const { id } = await makeEmbedding(P);
  const cookie = { kind: 'cookie', name: 'strange', early: false };
  await confirm([script('www.googletagmanager.com'), script('unknown.example'), cookie]);
  const state = (await readState(db, domain.id))!;
  for (const issue of pageIssues(state).open) {
    const accept = () => acceptIssue(db, state, issue, id);
    expect(await Promise.all([accept(), accept(), accept()])).toEqual([true, true, true]);
  }
  const { body } = await hosting('GET', `${P}/embedding`);
  const made = body.map(
    ({ name, assets }: { name: string; assets: unknown[] }) => `${name} ${assets.length}`,
  );
  expect(made.toSorted()).toEqual(['Google Tag Manager 0', 'Matomo 1', 'unknown.example 0']);
});

test('of a domain that is deleted meanwhile no scan and no issue is kept', async () => {
  const { client, domain, P, confirm } = await setUp();
  await confirm([script('unknown.example')]);
  const state = (await readState(db, domain.id))!;
  const [issue] = pageIssues(state).open;
  await hosting('DELETE', P);
  const name = inject('site');
  const site = {
    id: domain.id,
    clientId: client.id,
    enteredName: `http://${name}/hotel/`,
    name,
    path: '/hotel/',
    ownHosts: [],
  };
  await scanAndStore({ ...env, ALLOW_PRIVATE_SCAN: 'true' }, db, [], site);
  await acceptIssue(db, state, issue!);
  expect(await db.select().from(scans)).toEqual([]);
  expect(await db.select().from(issueStates)).toEqual([]);
});

test('what strangers report fills many pages, and none of them is long', async () => {
  const { client, visit } = await loggedIn();
  const { domain, P } = await makeDomain('www.mysite.xyz', client);
  for (let i = 0; i < 30; i++) await makeEmbedding(P, { name: `Service ${i}` });
  const names = Array.from({ length: 50 }, (_, i) => 'x'.repeat(i + 1));
  await addReports(
    db,
    domain.id,
    names.map((name) => ({ kind: 'cookie', name, early: false })),
    today,
  );
  const path = `/account/domains/${domain.id}/status`;
  const shown = async (query: string) => {
    const { text } = await visit.get(path + query);
    expect(text.length).toBeLessThan(60_000);
    return {
      names: [...text.matchAll(/name="issue" value="storage:cookie:(x+)"/g)].map(([, name]) => name),
      next: /\?page=\d+(?=#issues" rel="next">)/.exec(text)?.[0],
    };
  };
  const pages = [await shown('')];
  for (let next = pages[0]!.next; next; next = pages.at(-1)!.next) pages.push(await shown(next));
  expect(pages.flatMap(({ names }) => names).toSorted()).toEqual(names);
  expect(await shown('?page=99')).toEqual(pages.at(-1));
  expect(await shown('?page=x')).toEqual(pages[0]);
});
