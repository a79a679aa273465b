import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { replaceConfiguration } from '../../src/domains/configuration-copy.ts';
import { MAX_SERVICES } from '../../src/definitions/embedding-fields.ts';
import { MAX_PUBLIC_BODY } from '../../src/http/request-body.ts';
import { allPresets } from '../../src/presets/index.ts';
import { operatorVisit } from '../operator/operator-visit.ts';
import { importBackup, makeBackup } from '../support/backups.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain, makeEmbedding, shownTo } from '../support/make.ts';
import { errorsByPointer } from '../support/problem.ts';
import { loggedIn } from '../support/visit.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
const preset = allPresets()[0]!;
const REFUSAL = /950 services/;

/** Gives a domain services until it has this many. */
async function fill({ domain }: Pick<Made, 'domain'>, count = MAX_SERVICES) {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO embeddings (domainId, updatedAt, id, name, key, active, settings)
     SELECT ?1, 1, substr(?1, 1, 6) || printf('%06x', i), 'Service ' || i, 'service-' || i, 1, '{"purpose":"a717ff5"}' FROM n
     WHERE i > (SELECT count(*) FROM embeddings WHERE domainId = ?1)`,
  )
    .bind(domain.id, count)
    .run();
  expect(await servicesOf({ domain })).toBe(count);
}

const servicesOf = async ({ domain }: Pick<Made, 'domain'>) =>
  env.DB.prepare('SELECT count(*) AS n FROM embeddings WHERE domainId = ?')
    .bind(domain.id)
    .first<number>('n');

test('a domain has at most 950 services, which all ways of adding one respect', async () => {
  const made = await makeDomain();
  await fill(made, MAX_SERVICES - 1);
  const { id } = await makeEmbedding(made.P, { name: 'The last one' });
  const calls: [path: string, body: object][] = [
    ['embedding', { name: 'One more', purpose: 'a717ff5' }],
    ['onboarding/presets', [{ id: preset.id }]],
    ['onboarding/embeddingsFromCookies', [{ name: 'unknown_to_everybody', storageType: 'cookie' }]],
  ];
  for (const [path, body] of calls) {
    const refused = await hosting('POST', `${made.P}/${path}`, body);
    expect([path, refused.status]).toEqual([path, 400]);
    expect(errorsByPointer(refused).get(''), path).toMatch(REFUSAL);
  }
  expect(await servicesOf(made)).toBe(MAX_SERVICES);
  // What exists can be changed, and what is deleted makes room.
  const path = `${made.P}/embedding/${id}`;
  expect((await hosting('PUT', path, { name: 'Changed', purpose: 'a717ff5' })).status).toBe(200);
  expect((await hosting('DELETE', path)).status).toBe(204);
  expect((await hosting('POST', `${made.P}/onboarding/presets`, [{ id: preset.id }])).status).toBe(201);
});

test('presets are imported all or none', async () => {
  const made = await makeDomain();
  await fill(made, MAX_SERVICES - 2);
  const wanted = (count: number) =>
    allPresets()
      .slice(0, count)
      .map(({ id }) => ({ id }));
  expect((await hosting('POST', `${made.P}/onboarding/presets`, wanted(3))).status).toBe(400);
  expect(await servicesOf(made)).toBe(MAX_SERVICES - 2);
  expect((await hosting('POST', `${made.P}/onboarding/presets`, wanted(2))).status).toBe(201);
});

test('of parallel calls only as many succeed as there is room for', async () => {
  const made = await makeDomain();
  await fill(made, MAX_SERVICES - 2);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      hosting('POST', `${made.P}/embedding`, { name: `Parallel ${i}`, purpose: 'a717ff5' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400, 400]);
  expect(await servicesOf(made)).toBe(MAX_SERVICES);
});

test.each([
  ['en', 'Too many services', 'at most 950 services'],
  ['de', 'Zu viele Dienste', 'höchstens 950 Dienste'],
])('the console says so (%s)', async (language, title, text) => {
  const { client, visit: its } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const D = `/account/domains/${made.domain.id}`;
  await its.get(`/account?lang=${language}`);
  await makeEmbedding(made.P, { name: 'Removed by mistake' });
  const [removed] = (await hosting('GET', `${made.P}/embedding`)).body;
  await its.get(`${D}/services`);
  await its.post(`${D}/services/${removed.id}/remove`);
  await fill(made);
  const list = await its.get(`${D}/activity`);
  const undo = [...list.text.matchAll(/href="([^"]*\/undo)"/g)].map(([, path]) => path!);
  const forms: [path: string, fields: Record<string, string>][] = [
    [`${D}/services/add/save`, { preset: String(preset.id) }],
    [`${D}/services/new/save`, { name: 'One more', purpose: 'a717ff5', active: 'on' }],
    [undo.find((path) => path.includes('/undo'))!, {}],
  ];
  for (const [path, fields] of forms) {
    const refused = await its.post(path, fields);
    expect([path, refused.status]).toEqual([path, 400]);
    expect(refused.text).toContain(`<h1>${title}</h1>`);
    expect(refused.text).toContain(text);
  }
  expect(await servicesOf(made)).toBe(MAX_SERVICES);
});

test('a full configuration can be copied to a full domain', async () => {
  const source = await makeDomain('one.example');
  const target = await makeDomain('two.example', source.client);
  for (const made of [source, target]) await fill(made);
  expect(await replaceConfiguration(db, source.domain.id, target.domain.id)).toBeUndefined();
  expect(await servicesOf(target)).toBe(MAX_SERVICES);
});

/** A backup whose domain has this many services, with the longest IDs. */
function backupWith(services: number) {
  const document = makeBackup(1);
  const [domain] = document.domains;
  domain!.embeddings = Array.from({ length: services }, (_, i) => ({
    id: String(i).padStart(64, 'a'),
    name: `Service ${i}`,
    purpose: 'a717ff5',
    active: true,
  }));
  return document;
}

test('an import says where a domain has too many', async () => {
  const refused = await importBackup(backupWith(MAX_SERVICES + 1));
  expect(refused.status).toBe(400);
  expect(errorsByPointer(refused).get(`/domains/0/embeddings/${MAX_SERVICES}`)).toMatch(REFUSAL);
  const its = await operatorVisit();
  await its.get('/operator/import');
  const file = JSON.stringify(backupWith(MAX_SERVICES + 1));
  const shown = await its.post('/operator/import', { file: btoa(file) });
  expect(shown.text).toMatch(REFUSAL);
});

test('a visitor can accept all services of a full domain, also with the longest IDs', async () => {
  const document = backupWith(MAX_SERVICES);
  expect((await importBackup(document)).status).toBe(201);
  const [domain] = document.domains;
  const made = { embedKey: document.embedKey, domain } as unknown as Made;
  const notice = await shownTo(made);
  const embeddings = domain!.embeddings.map(({ id }: { id: string }) => id);
  const ucid = 'f'.repeat(64);
  const more = { embeddings, notice, ucid, lang: 'en_US', signals: ['dnt', 'gpc', 'own-banner'] };
  const body = {
    apiKey: made.embedKey,
    domain: domain!.id,
    consent: true,
    manipulationPrevention: false,
    ...more,
  };
  expect(JSON.stringify(body).length).toBeLessThan(MAX_PUBLIC_BODY);
  const decided = await decide(made, more, { Origin: 'https://shop0.example' });
  expect(decided.status, decided.text).toBe(201);
});
