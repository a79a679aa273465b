import { expect, test } from 'vitest';
import { readState } from '../../../src/domains/status/read-domain-state.ts';
import { dismissIssues } from '../../../src/domains/status/issue-states.ts';
import { addReports } from '../../../src/db/statistics/page-reports.ts';
import { randomHex } from '../../../src/lib/crypto/random.ts';
import { call, hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { fold } from '../../support/log/fold.ts';
import { decide, shownTo } from '../../support/make.ts';
import { pointers, problem } from '../../support/problem.ts';
import {
  makeBackup,
  exportBackup,
  makeAccount,
  rows,
  importBackup,
  withoutIds,
} from '../../support/backups.ts';
import { rowsOf } from '../../support/log/logs.ts';

const count = async (table: string) => (await rowsOf(`SELECT count(*) AS n FROM ${table}`))[0]!.n as number;

test('an export contains a client’s whole configuration, but neither its API key nor its sessions', async () => {
  const { client, domain, second, embedKey, apiKey } = await makeAccount();
  await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`);
  await fold();
  const answer = await hosting('GET', `/client/${client.id}/export`);
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="placet-${client.id}.json"`);
  expect(answer.text).not.toContain(apiKey);
  const document = answer.body;
  expect(Object.keys(document)).toEqual([
    'version',
    'client',
    'embedKey',
    'calls',
    'users',
    'hosts',
    'domains',
  ]);
  const {
    widgetDisplayCount: _c,
    domainCount: _d,
    whitelabelCount: _w,
    ...own
  } = (await hosting('GET', `/client/${client.id}`)).body;
  expect(document).toMatchObject({ version: 1, embedKey, client: own });
  const { passwordHash, checkpointEmails, ...shown } = document.client;
  expect(shown).toEqual(own);
  expect(checkpointEmails).toBe(true);
  expect(passwordHash).toMatch(/^\$2b\$10\$/);
  expect(document.domains.map(({ id }: { id: string }) => id)).toEqual([domain.id, second.domain.id]);
  const [first] = document.domains;
  expect(first.name).toBe('https://www.mysite.xyz/shop/');
  const P = `/client/${client.id}/domain/${domain.id}`;
  for (const kind of ['embedding', 'locale', 'placeholder', 'theme'])
    expect(first[`${kind}s`]).toEqual((await hosting('GET', `${P}/${kind}`)).body);
  const { path: _path, name: _name, ...settings } = (await hosting('GET', P)).body;
  expect(first).toMatchObject(settings);
  expect(Object.values(first.calls)).toEqual([1]);
  expect(document.calls).toEqual(first.calls);
});

test('the export of a missing client is a 404, and HEAD responds like GET', async () => {
  expect(problem(await hosting('GET', '/client/000000000000/export'))).toBe(404);
  const { client } = await makeAccount();
  const head = await hosting('HEAD', `/client/${client.id}/export`);
  expect([head.status, head.text, head.headers.get('Content-Type')]).toEqual([200, '', 'application/json']);
});

test('a client that was exported and deleted is restored by an import, with a new log', async () => {
  const made = await makeAccount();
  await decide(made, { notice: await shownTo(made) });
  const before = await exportBackup(made.client.id);
  await hosting('DELETE', `/client/${made.client.id}`);
  const answer = await importBackup(before);
  expect(answer.status, answer.text).toBe(201);
  expect(answer.headers.get('Location')).toBe(`/hosting/api/client/${made.client.id}`);
  expect(answer.body).toEqual({
    id: made.client.id,
    embedKey: made.embedKey,
    domains: [
      {
        id: made.domain.id,
        name: 'https://www.mysite.xyz/shop/',
        embeddings: 2,
        locales: 2,
        placeholders: 1,
        themes: 2,
      },
      {
        id: made.second.domain.id,
        name: 'münchen.example',
        embeddings: 0,
        locales: 2,
        placeholders: 0,
        themes: 1,
      },
    ],
  });
  expect(await exportBackup(made.client.id)).toEqual(before);
  const client = (await hosting('GET', `/client/${made.client.id}`)).body;
  expect([client.domainCount, client.whitelabelCount, client.domainMaxCount]).toEqual([2, 1, 9]);
  const logs = await rowsOf(
    `SELECT id, ended > 0 AS ended FROM logs WHERE domainId = '${made.domain.id}' ORDER BY id`,
  );
  expect(logs.map(({ ended }) => ended)).toEqual([1, null]);
  expect(await rowsOf(`SELECT log FROM domains WHERE id = '${made.domain.id}'`)).toEqual([
    { log: logs[1]!.id },
  ]);
});

test('an export keeps which issues were dismissed, when and by whom, and which servers stay blocked', async () => {
  const made = await makeAccount();
  await addReports(db, made.domain.id, [{ kind: 'script', name: 'ads.example', early: true }], '2026-11-20');
  await dismissIssues(db, (await readState(db, made.domain.id))!, [
    'early:ads.example',
    'blocked:ads.example',
  ]);
  const before = await exportBackup(made.client.id);
  const dismissed = [
    { issue: 'blocked:ads.example', at: expect.any(Number), by: expect.any(String) },
    { issue: 'early:ads.example' },
  ];
  expect(before.domains.map(({ dismissedIssues }) => dismissedIssues)).toMatchObject([dismissed, []]);
  expect((await importBackup(before)).status).toBe(200);
  await hosting('DELETE', `/client/${made.client.id}`);
  expect((await importBackup(before)).status).toBe(201);
  expect(await exportBackup(made.client.id)).toEqual(before);

  const [first, second] = structuredClone(before.domains);
  const fewer = { ...before, domains: [{ ...first, dismissedIssues: [] }, second] };
  expect(pointers(await importBackup(fewer))).toEqual([
    '/domains/0/dismissedIssues/0',
    '/domains/0/dismissedIssues/1',
  ]);
  expect((await importBackup(fewer, '?replace=true')).status).toBe(201);
  expect(await exportBackup(made.client.id)).toEqual(fewer);
});

test('importing a backup again is a 200 that changes nothing, even after new page views', async () => {
  const document = makeBackup(3);
  expect((await importBackup(document)).status).toBe(201);
  const [{ id }] = document.domains as [{ id: string }];
  await call('GET', `/app.js?apiKey=${document.embedKey}&domain=${id}`);
  const before = await rows();
  const again = await importBackup(document);
  expect(again.status, again.text).toBe(200);
  expect(await rows()).toEqual(before);
  expect((await importBackup(document, '?replace=true')).status).toBe(200);
});

test('differences from an existing client are a 400 with pointers unless replace is set', async () => {
  const document = makeBackup(3);
  await importBackup(document);
  const other = structuredClone(document);
  other.client.company = 'Other';
  other.hosts = ['b.example', 'A.example'];
  other.domains[0]!.embeddings[0].assets[0].name = 'other';
  other.domains[0]!.embeddings.push({ ...other.domains[0]!.embeddings[0], id: 'abcdef0', name: 'New' });
  other.domains[1]!.name = 'shop0.example';
  other.domains[0]!.name = 'shop1.example';
  const [gone] = other.domains.splice(2, 1);
  other.domains.push({ ...makeBackup().domains[0]!, name: 'new.example' });
  const refused = await importBackup(other);
  expect(refused.status).toBe(400);
  expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/domains',
    '/client/company',
    '/hosts/0',
    '/hosts/1',
    '/domains/0/name',
    '/domains/0/embeddings/0/assets/0/name',
    '/domains/0/embeddings/1',
    '/domains/1/name',
    '/domains/2',
  ]);
  expect(refused.body.errors[0].detail).toContain(gone!.id);
  const logs = await rowsOf('SELECT d.id, d.log, d.seq FROM domains d ORDER BY d.seq LIMIT 2');
  const replaced = await importBackup(other, '?replace=true');
  expect(replaced.status, replaced.text).toBe(201);
  expect((await importBackup(other)).status).toBe(200);
  // Domains that stay keep their logs; that of the one that went has ended.
  expect(await rowsOf('SELECT d.id, d.log, d.seq FROM domains d ORDER BY d.seq LIMIT 2')).toEqual(logs);
  expect(await rowsOf(`SELECT ended > 0 AS ended FROM logs WHERE domainId = '${gone!.id}'`)).toEqual([
    { ended: 1 },
  ]);
  expect((await hosting('GET', `/client/${document.client.id}`)).body).toMatchObject({
    domainCount: 3,
    company: 'Other',
  });
});

test('with new ids a backup becomes another client, equal except for the ids', async () => {
  const { client } = await makeAccount();
  const document = await exportBackup(client.id);
  document.client.username = 'another';
  document.client.emailAddress = 'another@agency.example';
  const answer = await importBackup(document, '?ids=new');
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body.id).not.toBe(client.id);
  const copy = await exportBackup(answer.body.id);
  expect(withoutIds(copy)).toEqual(withoutIds(document));
  const idsOf = (of: object) => JSON.stringify(of).match(/"(id|embedKey)":"[0-9a-f]+"/g)!;
  const all = [...idsOf(document), ...idsOf(copy)];
  expect(new Set(all).size).toBe(all.length);
});

test('names and ids that are taken are listed with their pointers, and nothing is created', async () => {
  const [mine, theirs] = [makeBackup(2), makeBackup(1)];
  await importBackup(theirs);
  const before = await count('embeddings');
  const [domain] = theirs.domains as [any];
  mine.client.username = theirs.client.username.toUpperCase();
  mine.client.emailAddress = theirs.client.emailAddress;
  mine.embedKey = theirs.embedKey;
  mine.domains[0]!.id = domain.id;
  mine.domains[1]!.embeddings[0].id = domain.embeddings[0].id;
  mine.domains[1]!.themes[0].id = domain.themes[0].id;
  const answer = await importBackup(mine);
  expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
    '/client/emailAddress',
    '/client/username',
    '/domains/0/id',
    '/domains/1/embeddings/0/id',
    '/domains/1/themes/0/id',
    '/embedKey',
  ]);
  mine.client.username = theirs.client.emailAddress;
  mine.client.emailAddress = 'free@elsewhere.example';
  expect(pointers(await importBackup({ ...mine, embedKey: randomHex(24), domains: [] }))).toEqual([
    '/client/username',
  ]);
  expect(await count('embeddings')).toBe(before);
  expect(await count('clients')).toBe(1);
  expect(await count('logs WHERE ended IS NULL')).toBe(1);
});

test('of parallel imports with the same sign-in name exactly one succeeds', async () => {
  const documents = Array.from({ length: 4 }, () => makeBackup(1));
  for (const [i, { client }] of documents.entries())
    client[i % 2 ? 'username' : 'emailAddress'] = 'racer@agency.example';
  const answers = await Promise.all(documents.map((document) => importBackup(document)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const lost = answers.map((answer, i) => ({ answer, pointer: i % 2 ? 'username' : 'emailAddress' }));
  for (const { answer, pointer } of lost.filter(({ answer }) => answer.status !== 201))
    expect(pointers(answer)).toEqual([`/client/${pointer}`]);
  expect(await count('signInNames')).toBe(2);
});

test('an imported client can sign in and has a new API key', async () => {
  const document = makeBackup();
  await importBackup(document);
  expect(await rowsOf('SELECT count(*) AS n FROM sessions')).toEqual([{ n: 0 }]);
  const renewed = await hosting('POST', `/client/${document.client.id}/apiKey`);
  const listed = await call('GET', `/api/domains?apiKey=${renewed.body.apiKey}`);
  expect(listed.body).toMatchObject([{ id: document.domains[0]!.id }]);
});
