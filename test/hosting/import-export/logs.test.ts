import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { makeBackup, importBackup } from '../../support/backups.ts';
import { call, hosting, type Overrides } from '../../support/call.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { decide, shownTo } from '../../support/make.ts';

// A log is never imported: what is taken in again begins another, under a number that none of its domain has had.

const now = () => Math.floor(Date.now() / 1000);
const both = { ...env, LOG1: env.SECOND } as Bindings;

/** What the helpers for visitors know of a domain. */
const madeOf = (document: ReturnType<typeof makeBackup>) => {
  const [domain] = document.domains as [any];
  return { embedKey: document.embedKey, domain } as Parameters<typeof shownTo>[0];
};

async function consent(document: ReturnType<typeof makeBackup>, bindings: Overrides = {}) {
  const made = madeOf(document);
  const [embedding] = made.domain.embeddings;
  const notice = await shownTo(made, 'en_US', bindings);
  const headers = { Origin: `https://${made.domain.name}` };
  const answer = await decide(made, { notice, embeddings: [embedding.id] }, headers, bindings);
  expect(answer.status, answer.text).toBe(201);
}

const logOf = async (domainId: string, db = env.DB) =>
  (await rowsOf(`SELECT id, number FROM logs WHERE domainId = '${domainId}' AND ended IS NULL`, db)).map(
    (log) => log as { id: number; number: number },
  );
const entries = (log: number, db = env.DB) =>
  rowsOf(`SELECT count(*) AS n FROM entries WHERE log = ${log}`, db);

test('a domain that is imported while its old log is being deleted keeps none of it and loses none of the new one', async () => {
  const document = makeBackup();
  const [{ id }] = document.domains as [any];
  await importBackup(document);
  await consent(document);
  const [old] = await logOf(id);
  await hosting('POST', `/client/${document.client.id}/domain/${id}/log/archive`);
  await maintain(env, now());
  await hosting('DELETE', `/client/${document.client.id}`);
  expect((await importBackup(document)).status).toBe(201);
  const [fresh] = await logOf(id);
  expect(fresh!.number).toBeGreaterThan(old!.number);
  await consent(document);
  await hosting('POST', `/client/${document.client.id}/domain/${id}/log/archive`);
  await maintain(env, now());
  await maintain(env, now() + 7300);
  expect(await rowsOf(`SELECT id FROM logs WHERE domainId = '${id}'`)).toEqual([{ id: fresh!.id }]);
  expect(await rowsOf('SELECT log, last FROM blocks')).toEqual([{ log: fresh!.id, last: 1 }]);
  const { objects } = await env.ARCHIVE.list({ prefix: `log/${id}.` });
  expect(new Set(objects.map(({ key }) => key.split('/')[1]))).toEqual(new Set([`${id}.${fresh!.number}`]));
});

test('a log in another database that was never marked as ended is not continued', async () => {
  const document = makeBackup();
  const [{ id }] = document.domains as [any];
  await importBackup(document, '', { env: both });
  await consent(document, both);
  const [old] = await logOf(id, env.SECOND);
  // As if the call had ended between the two databases.
  await hosting('DELETE', `/client/${document.client.id}`, undefined, { env: both });
  await env.SECOND.prepare('UPDATE logs SET ended = NULL').run();
  await env.DB.prepare(`INSERT INTO deletions VALUES ('${id}', ${old!.id}, 1)`).run();
  expect((await importBackup(document, '', { env: both })).status).toBe(201);
  const [fresh] = await logOf(id, env.SECOND);
  expect(fresh!.number).toBeGreaterThan(old!.number);
  expect(await rowsOf('SELECT * FROM deletions')).toEqual([]);
  await consent(document, both);
  await maintain(both, now() + 60);
  expect(await entries(fresh!.id, env.SECOND)).toEqual([{ n: 1 }]);
});

test('a log in another database than before still gets a new number', async () => {
  const document = makeBackup();
  const [{ id }] = document.domains as [any];
  for (let i = 0; i < 3; i++) await importBackup(makeBackup());
  await importBackup(document);
  await consent(document);
  const [old] = await logOf(id);
  await hosting('DELETE', `/client/${document.client.id}`);
  await importBackup(document, '', { env: both });
  const [fresh] = await logOf(id, env.SECOND);
  expect(fresh!.number).toBeGreaterThan(old!.number);
  // This isolate knew the log in the other database.
  await consent(document, both);
  expect(await entries(fresh!.id, env.SECOND)).toEqual([{ n: 1 }]);
});

test('an isolate that cached the domain before shows the imported configuration', async () => {
  const document = makeBackup();
  const [{ id }] = document.domains as [any];
  const show = async () => (await call('GET', `/app.js?apiKey=${document.embedKey}&domain=${id}`)).text;
  await importBackup(document);
  expect((await show()).includes('Matomo')).toBe(true);
  await hosting('DELETE', `/client/${document.client.id}`);
  document.domains[0]!.embeddings[0].name = 'Another';
  await importBackup(document);
  expect((await show()).includes('Another')).toBe(true);
  const [{ version }] = await rowsOf('SELECT version FROM domains');
  expect(version).toBeGreaterThan(1_700_000_000);
});

test('an import asks no visitor again: the date of the last legal change is imported', async () => {
  const document = makeBackup(2);
  document.domains[0]!.legalChangedAt = 1_700_000_000;
  await importBackup(document);
  expect(await rowsOf('SELECT legalChangedAt FROM domains ORDER BY seq')).toEqual([
    { legalChangedAt: 1_700_000_000 },
    { legalChangedAt: 0 },
  ]);
});
