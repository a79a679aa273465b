import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MAX_SERVICES } from '../../../src/definitions/embedding-fields.ts';
import { allPresets } from '../../../src/presets/index.ts';
import { unpackNotice } from '../../../src/log/notices/consent-notice.ts';
import { hosting } from '../../support/call.ts';
import { anotherIsolate, decide, makeDomain, shownTo } from '../../support/make.ts';
import { pluck } from '../../support/pluck.ts';
import { db } from '../../support/db.ts';

const presets = allPresets();

const importInto = (P: string, body: unknown) => hosting('POST', `${P}/onboarding/presets`, body);
const listOf = async (P: string) => (await hosting('GET', `${P}/embedding`)).body;

test('presets become embeddings with assets and translations, in the order asked for', async () => {
  const made = await makeDomain();
  const answer = await importInto(made.P, [{ id: 5001, active: true }, { id: 1001 }, { id: 5001 }]);
  expect(answer.status, answer.text).toBe(201);
  expect(pluck(answer.body, 'presetId')).toEqual([5001, 1001, 5001]);
  const list = await listOf(made.P);
  expect(pluck(list, 'id')).toEqual(pluck(answer.body, 'embeddingId'));
  expect(new Set(pluck(list, 'id')).size).toBe(3);
  expect(pluck(list, 'active')).toEqual([true, false, false]);
  const [youtube, analytics] = list;
  expect(analytics).toMatchObject({
    name: 'Google Analytics 4',
    purpose: 'a717ff5',
    tcfVendor: null,
    excludeFromUrls: [],
  });
  expect(analytics.googleConsentMode).toContain('analytics_storage');
  const [{ id }] = (await importInto(made.P, [{ id: 2005 }])).body.map(
    ({ embeddingId }: { embeddingId: string }) => ({ id: embeddingId }),
  );
  expect((await hosting('GET', `${made.P}/embedding/${id}`)).body.consentSignals).toEqual(['meta']);
  expect(analytics.assets.find(({ name }: { name: string }) => name === '_ga_*')).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{12}$/),
    dynamic: true,
    storageType: 'cookie',
    translations: { de_DE: { lifetime: expect.any(String) } },
  });
  expect(youtube.translations.de_DE.blockedContentTitle).toBe('Inhalt von YouTube');
  expect(youtube.iframeMarkers).toContain('youtube.com/embed');
  // What was imported can be accepted at once: the triggers have told the intake of it.
  const [{ embeddingId }] = answer.body;
  expect((await decide(made, { embeddings: [embeddingId] })).status).toBe(201);
});

test('an imported embedding can be read, sent back and deleted like any other', async () => {
  const { P } = await makeDomain();
  const [{ embeddingId }] = (await importInto(P, [{ id: 1001 }])).body;
  const read = await hosting('GET', `${P}/embedding/${embeddingId}`);
  const sent = await hosting('PUT', `${P}/embedding/${embeddingId}`, read.body);
  expect(sent.status, sent.text).toBe(200);
  expect({ ...sent.body, assets: [] }).toEqual({ ...read.body, assets: [] });
  expect((await hosting('DELETE', `${P}/embedding/${embeddingId}`)).status).toBe(204);
});

test('an unknown id is a 400 with its pointer, and nothing is created', async () => {
  const { P } = await makeDomain();
  const answer = await importInto(P, [{ id: 1001 }, { id: 99999 }, { id: 1002 }, { id: 3 }]);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([
    { pointer: '/1/id', detail: 'Must be the ID of a preset.' },
    { pointer: '/3/id', detail: 'Must be the ID of a preset.' },
  ]);
  expect(await listOf(P)).toEqual([]);
});

test.each([
  [{ id: 1001 }, ''],
  [[{}], '/0/id'],
  [[{ id: '1001' }], '/0/id'],
  [[{ id: 1001.5 }], '/0/id'],
  [[{ id: 1001, active: 'yes' }], '/0/active'],
  [[{ id: 1001, name: 'x' }], '/0/name'],
  [[null], '/0'],
])('the payload %j is a 400 that points at "%s"', async (payload, pointer) => {
  const { P } = await makeDomain();
  const answer = await importInto(P, payload);
  expect(answer.status, answer.text).toBe(400);
  expect(answer.body.errors[0].pointer).toBe(pointer);
});

test('as many presets as a domain can have are imported in one transaction', { tags: 'long' }, async () => {
  const { P } = await makeDomain();
  const answer = await importInto(
    P,
    presets.slice(0, MAX_SERVICES).map(({ id }) => ({ id, active: true })),
  );
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body).toHaveLength(MAX_SERVICES);
  expect(await listOf(P)).toHaveLength(MAX_SERVICES);
});

test('an import that fails midway creates nothing', async () => {
  const { P } = await makeDomain();
  await db.run(
    sql`CREATE TRIGGER refuse BEFORE INSERT ON embeddings WHEN NEW.name = 'YouTube' BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  // So many that they take more than one statement; the last one is refused.
  const answer = await importInto(
    P,
    [...presets.filter(({ id }) => id !== 5001).slice(1 - MAX_SERVICES), { id: 5001 }].map(({ id }) => ({
      id,
    })),
  );
  await db.run(sql`DROP TRIGGER refuse`);
  expect(answer.status).toBe(500);
  expect(await listOf(P)).toEqual([]);
});

const names = async (q: string) =>
  pluck((await hosting('GET', `/presets?q=${encodeURIComponent(q)}`)).body, 'name');

test('the catalogue is listed, searched and paged', async () => {
  const all = await hosting('GET', '/presets');
  expect(all.status, all.text).toBe(200);
  expect(all.body).toHaveLength(presets.length);
  expect(Object.keys(all.body[0])).toEqual(['id', 'name', 'purpose', 'vendor']);
  expect(await names('matomo')).toContain('Matomo');
  expect(await names('GOOGLE maps')).toEqual(['Google Maps']);
  expect(await names('_fbp')).toContain('Meta Pixel');
  expect(await names('no such service')).toEqual([]);
  const first = await hosting('GET', '/presets?limit=2');
  expect(first.body).toEqual(all.body.slice(0, 2));
  const next = new URL(/<(.*)>/.exec(first.headers.get('Link')!)![1]!);
  expect((await hosting('GET', next.pathname.replace('/hosting/api', '') + next.search)).body).toEqual(
    all.body.slice(2, 4),
  );
});

test('a service of the site’s own server names the operator of the site', async () => {
  const made = await makeDomain();
  const [matomo] = (await hosting('GET', '/presets?q=matomo')).body;
  await importInto(made.P, [{ id: matomo.id, active: true }]);
  const vendor = async () => {
    const hash = await shownTo(made, 'en_US', {}, await anotherIsolate());
    const content = await env.DB.prepare('SELECT content FROM notices WHERE hash = unhex(?)')
      .bind(hash)
      .first<ArrayBuffer>('content');
    return JSON.parse(unpackNotice([...new Uint8Array(content!)])).services[0].vendor;
  };
  expect(await vendor()).toBe('the operator of www.mysite.xyz');
  const list = { COMPANY: 'Lindenhof', STREET: 'Main St. 1', ZIPCODE: '10115', CITY: 'Berlin' };
  const placeholders = Object.entries(list).map(([name, value]) => ({ name, value }));
  await hosting('PUT', `${made.P}/placeholder`, placeholders);
  expect(await vendor()).toBe('Lindenhof, Main St. 1, 10115 Berlin');
});
