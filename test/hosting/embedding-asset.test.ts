import { expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';
import { pointers } from '../support/problem.ts';
import { pluck } from '../support/pluck.ts';
import type { Asset } from '../../src/definitions/embedding-fields.ts';

async function withEmbedding() {
  const made = await makeDomain();
  const { id } = await makeEmbedding(made.P, { assets: [{ name: '_first' }] });
  return { ...made, path: `${made.P}/embedding/${id}/asset`, embedding: `${made.P}/embedding/${id}` };
}

test("an embedding's assets are created, read, changed, listed and deleted", async () => {
  const { path, embedding } = await withEmbedding();
  const created = await hosting('POST', path, { name: '_ga_*', dynamic: true, lifetime: '2 years' });
  expect(created.status, created.text).toBe(201);
  expect(created.body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{12}$/),
    name: '_ga_*',
    dynamic: true,
    storageType: 'cookie',
    lifetime: '2 years',
    description: '',
    translations: {},
  });
  const one = `${path}/${created.body.id}`;
  const changes = {
    name: '_ga',
    storageType: 'localStorage',
    translations: { de_DE: { lifetime: '2 Jahre' } },
  };
  const updated = await hosting('PUT', one, changes);
  expect(updated.body).toEqual({ ...created.body, ...changes });
  expect((await hosting('GET', one)).body).toEqual(updated.body);
  expect(pluck((await hosting('GET', path)).body, 'name')).toEqual(['_first', '_ga']);
  expect((await hosting('GET', embedding)).body.assets).toHaveLength(2);
  expect((await hosting('DELETE', one)).status).toBe(204);
  expect((await hosting('DELETE', one)).status).toBe(404);
  expect(pluck((await hosting('GET', path)).body, 'name')).toEqual(['_first']);
});

test('assets that are written at the same time are all stored', async () => {
  const { path } = await withEmbedding();
  const names = Array.from({ length: 8 }, (_, i) => `cookie${i}`);
  await Promise.all(names.map((name) => hosting('POST', path, { name })));
  const all = (await hosting('GET', path)).body;
  expect(pluck(all, 'name').sort()).toEqual(['_first', ...names].sort());
  await Promise.all(all.map(({ id, name }: Asset) => hosting('PUT', `${path}/${id}`, { name: `${name}!` })));
  const changed = (await hosting('GET', path)).body;
  expect(pluck(changed, 'name').every((name) => name.endsWith('!'))).toBe(true);
});

test('a list of assets can be read in pages', async () => {
  const { path } = await withEmbedding();
  for (const name of ['b', 'c']) await hosting('POST', path, { name });
  const first = await hosting('GET', `${path}?limit=2`);
  const next = /<(.*)>/.exec(first.headers.get('Link')!)![1]!;
  const second = await hosting('GET', new URL(next).href.split('/hosting/api')[1]!);
  expect([...first.body, ...second.body].map((asset) => asset.name)).toEqual(['_first', 'b', 'c']);
});

test('an asset of a missing or foreign embedding is a 404, and an invalid one a 400', async () => {
  const { path, P, client } = await withEmbedding();
  const [asset] = (await hosting('GET', path)).body;
  const other = await makeEmbedding(P);
  const foreign = await makeDomain('other.example', client);
  const embeddingId = path.split('/').at(-2);
  for (const wrong of [
    `${path}/ffffffffffff`,
    `${P}/embedding/${other.id}/asset/${asset.id}`,
    `${P}/embedding/ffffffffffff/asset/${asset.id}`,
    `${foreign.P}/embedding/${embeddingId}/asset/${asset.id}`,
  ]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await hosting(method, wrong, method === 'PUT' ? { name: 'x' } : undefined);
      expect(answer.status, `${method} ${wrong}`).toBe(404);
    }
  }
  expect((await hosting('POST', `${P}/embedding/ffffffffffff/asset`, { name: 'x' })).status).toBe(404);
  const faulty = await hosting('POST', path, {
    name: '',
    storageType: 'disk',
    secret: 1,
    translations: { xx_yy: {} },
  });
  expect(faulty.status).toBe(400);
  expect(pointers(faulty)).toEqual(['/name', '/secret', '/storageType', '/translations/xx_yy']);
});
