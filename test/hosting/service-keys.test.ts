import { beforeEach, describe, expect, test } from 'vitest';
import { applyUndo, readUndo } from '../../src/domains/undo.ts';
import { replaceConfiguration } from '../../src/domains/configuration-copy.ts';
import { listActivity } from '../../src/db/activity/list.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';
import { pointers } from '../support/problem.ts';
import { rowsOf } from '../support/log/logs.ts';

let made: Awaited<ReturnType<typeof makeDomain>>;
let P: string;
beforeEach(async () => {
  made = await makeDomain();
  P = made.P;
});
const create = async (name: string, more: object = {}) => (await makeEmbedding(P, { name, ...more })).key;
const update = (id: string, more: object) =>
  hosting('PUT', `${P}/embedding/${id}`, { name: 'Matomo', purpose: 'a717ff5', ...more });
const remove = (id: string) => hosting('DELETE', `${P}/embedding/${id}`);

test.each([
  ['Google Analytics 4', 'google-analytics-4'],
  ['Müller & Söhne: Größe', 'muller-sohne-grosse'],
  ['  --YouTube (nocookie)--', 'youtube-nocookie'],
  ['Яндекс', 'service'],
  ['x'.repeat(255), 'x'.repeat(40)],
])('the key of %s is %s', async (name, key) => {
  expect(await create(name)).toBe(key);
});

test('a key that another service has gets a number, in every kind of request', async () => {
  expect(await create('YouTube')).toBe('youtube');
  expect(await create('youtube')).toBe('youtube-2');
  expect(await create('Video', { key: 'youtube' })).toBe('youtube-3');
  const { id } = await makeEmbedding(P, { name: 'Maps' });
  expect((await update(id, { key: 'youtube' })).body.key).toBe('youtube-4');
  const long = 'y'.repeat(40);
  expect(await create(long)).toBe(long);
  expect(await create(long)).toBe(`${'y'.repeat(38)}-2`);
});

test('services that are created at the same time get different keys', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => create('YouTube')));
  expect(keys.toSorted()).toEqual(['youtube', 'youtube-2', 'youtube-3', 'youtube-4', 'youtube-5']);
});

test('other domains may have the same key', async () => {
  await create('YouTube');
  const { P: other } = await makeDomain();
  expect((await makeEmbedding(other, { name: 'YouTube' })).key).toBe('youtube');
});

test('a new name keeps the key, and an empty key is derived from the name again', async () => {
  const { id } = await makeEmbedding(P);
  expect((await update(id, { name: 'Statistics' })).body.key).toBe('matomo');
  expect((await update(id, { name: 'Statistics', key: '' })).body.key).toBe('statistics');
  expect((await update(id, { name: 'Statistics', key: 'statistics' })).body.key).toBe('statistics');
});

test('a key has lowercase letters, digits and hyphens', async () => {
  const { id } = await makeEmbedding(P);
  for (const key of ['a', '4', 'a-b-', 'a'.repeat(40)])
    expect((await update(id, { key })).body.key).toBe(key);
  for (const key of ['A', '-a', 'a_b', 'a b', 'ä', 'a'.repeat(41), '@a', 7, null])
    expect(pointers(await update(id, { key }))).toEqual(['/key']);
});

describe('a retired key', () => {
  test('is not given to another service after a deletion or a new key', async () => {
    const { id } = await makeEmbedding(P, { name: 'YouTube' });
    await remove(id);
    expect(await create('YouTube')).toBe('youtube-2');
    const maps = await makeEmbedding(P, { name: 'Maps' });
    await update(maps.id, { key: 'google-maps' });
    expect(await create('Maps')).toBe('maps-2');
  });

  test('can be given back to its own service', async () => {
    const { id } = await makeEmbedding(P);
    await update(id, { key: 'statistics' });
    expect((await update(id, { key: 'matomo' })).body.key).toBe('matomo');
    expect((await update(id, { key: 'statistics' })).body.key).toBe('statistics');
  });

  test('comes back when the deletion is undone', async () => {
    const { id } = await makeEmbedding(P, { name: 'YouTube', key: 'videos' });
    await remove(id);
    const [deletion] = await listActivity(db, made.client.id, { kind: 'service' });
    const undo = await readUndo(db, deletion!, { role: 'owner', operator: { role: 'administrator' } });
    await applyUndo(db, deletion!, undo!);
    expect((await hosting('GET', `${P}/embedding/${id}`)).body).toMatchObject({ id, key: 'videos' });
  });

  test('is one of the newest thousand of its domain', async () => {
    await db.run(
      `UPDATE domains SET retiredKeys = (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
        SELECT json_group_object('key-' || i, 'x') FROM n) WHERE id = '${made.domain.id}'`,
    );
    await remove((await makeEmbedding(P)).id);
    const [{ retiredKeys }] = (await rowsOf(
      `SELECT retiredKeys FROM domains WHERE id = '${made.domain.id}'`,
    )) as [{ retiredKeys: string }];
    const keys = Object.keys(JSON.parse(retiredKeys) as object);
    expect(keys).toHaveLength(1000);
    expect([keys[0], keys.at(-1)]).toEqual(['key-2', 'matomo']);
  });
});

test('presets bring their keys, the same on every domain', async () => {
  const keysOf = async (path: string) => {
    await hosting('POST', `${path}/onboarding/presets`, [{ id: 1003 }, { id: 5001 }, { id: 5001 }]);
    const { body } = await hosting('GET', `${path}/embedding`);
    return (body as { key: string }[]).map(({ key }) => key);
  };
  const staging = await keysOf(P);
  expect(new Set(staging).size).toBe(3);
  expect(staging[2]).toBe(`${staging[1]}-2`);
  expect(await keysOf((await makeDomain()).P)).toEqual(staging);
});

test('a copied configuration brings its keys, also those that the target had', async () => {
  const target = await makeDomain();
  await makeEmbedding(target.P, { name: 'YouTube' });
  await makeEmbedding(target.P, { name: 'Old' });
  await create('YouTube');
  await create('Video', { key: 'movies' });
  await replaceConfiguration(db, made.domain.id, target.domain.id);
  const keys = async () =>
    (await hosting('GET', `${target.P}/embedding`)).body as { id: string; key: string }[];
  expect((await keys()).map(({ key }) => key)).toEqual(['youtube', 'movies']);
  expect((await makeEmbedding(target.P, { name: 'Old' })).key).toBe('old-2');
  const [youtube] = await keys();
  const again = await hosting('PUT', `${target.P}/embedding/${youtube!.id}`, {
    name: 'YouTube',
    purpose: 'a717ff5',
    key: 'youtube',
  });
  expect(again.body.key).toBe('youtube');
});

describe('a backup', () => {
  const exported = async () => (await hosting('GET', `${made.client.path}/export`)).body;
  const restore = (document: object, query = '') => hosting('POST', `/import${query}`, document);

  test('brings keys and retired keys back', async () => {
    const { id } = await makeEmbedding(P, { name: 'YouTube' });
    await remove(id);
    await create('YouTube');
    const document = await exported();
    expect(document.domains[0].retiredKeys).toEqual({ youtube: id });
    await hosting('DELETE', made.client.path);
    const answer = await restore(document);
    expect(answer.status, answer.text).toBe(201);
    expect((await exported()).domains).toEqual(document.domains);
    expect(await create('YouTube')).toBe('youtube-3');
  });

  test('from before there were keys gets those that follow from the names', async () => {
    await create('YouTube');
    await create('YouTube');
    const document = await exported();
    for (const service of document.domains[0].embeddings) delete service.key;
    delete document.domains[0].retiredKeys;
    await hosting('DELETE', made.client.path);
    await restore(document);
    const restored = await exported();
    expect(restored.domains[0].embeddings.map(({ key }: { key: string }) => key)).toEqual([
      'youtube',
      'youtube-2',
    ]);
  });

  test('with one key twice is refused', async () => {
    await create('YouTube');
    await create('YouTube');
    const document = await exported();
    document.domains[0].embeddings[1].key = 'youtube';
    expect(pointers(await restore(document, '?replace=true'))).toEqual(['/domains/0/embeddings/1/key']);
  });
});
