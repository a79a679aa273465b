import { beforeEach, describe, expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';
import { pointers } from '../support/problem.ts';
import { pluck } from '../support/pluck.ts';

const required = { name: 'Matomo', purpose: 'a717ff5' };
let P: string;
beforeEach(async () => {
  ({ P } = await makeDomain());
});
const create = (more: object) => hosting('POST', `${P}/embedding`, { ...required, ...more });
const update = (id: string, more: object) => hosting('PUT', `${P}/embedding/${id}`, { ...required, ...more });

test('the purpose is one of the six built-in ones', async () => {
  for (const purpose of ['41ba25c', 'cdcbd7c', 'a717ff5', '7c19e32', '6cd2721', 'e9d1b6a', '15c61c3']) {
    expect((await create({ purpose })).body.purpose).toBe(purpose);
  }
  for (const purpose of ['0000000', '41BA25C', 'Ads', '', ['41ba25c'], 'toString']) {
    expect(pointers(await create({ purpose }))).toEqual(['/purpose']);
  }
});

test.each([
  ['name', ['x'], ['']],
  ['excludeUrlsMode', ['exclude', 'include'], ['both']],
  ['tcfVendor', [0, 755, null], [-1, 1.5, '755']],
  ['googleConsentMode', [['ad_storage'], []], [['all'], 'ad_storage']],
  ['scriptMarkers', [['x'.repeat(255)], []], [['x'.repeat(256)], [null]]],
  ['tcfPurposes', [[1, 2], []], [['1'], [0.5]]],
] as [string, unknown[], unknown[]][])('%s takes its values and no others', async (name, valid, invalid) => {
  const { id } = await makeEmbedding(P);
  for (const value of valid) expect((await update(id, { [name]: value })).body[name]).toEqual(value);
  for (const value of invalid) {
    expect(pointers(await update(id, { [name]: value }))[0]).toMatch(new RegExp(`^/${name}(/0)?$`));
  }
});

const asset = (name: string) => ({ name, lifetime: '1 year' });

describe('assets', () => {
  test('get their defaults and an id each', async () => {
    const { assets } = await makeEmbedding(P, { assets: [{ name: '_ga' }, { name: '_gid' }] });
    const defaults = {
      dynamic: false,
      storageType: 'cookie',
      lifetime: '',
      description: '',
      translations: {},
    };
    const id = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(assets).toEqual([
      { ...defaults, id, name: '_ga' },
      { ...defaults, id, name: '_gid' },
    ]);
    expect(assets[0].id).not.toBe(assets[1].id);
  });

  test('replace all assets if sent, and are unchanged if omitted', async () => {
    const { id, assets } = await makeEmbedding(P, { assets: [asset('a'), asset('b')] });
    expect((await update(id, { vendor: 'x' })).body.assets).toEqual(assets);
    const replaced = await update(id, { assets: [asset('c')] });
    expect(pluck(replaced.body.assets, 'name')).toEqual(['c']);
    expect((await update(id, { assets: [] })).body.assets).toEqual([]);
  });

  test('keep their ids when they are sent back with them, changed or moved', async () => {
    const { id, assets } = await makeEmbedding(P, { assets: [asset('a'), asset('b')] });
    const [a, b] = assets;
    const sent = [{ ...b, lifetime: '2 years' }, asset('new'), a];
    const { body } = await update(id, { assets: sent });
    expect(pluck(body.assets, 'id')).toEqual([b.id, expect.any(String), a.id]);
    expect(body.assets[0]).toEqual({ ...b, lifetime: '2 years' });
  });

  test('cannot take the id of another asset or an id of the caller’s choice', async () => {
    const { id, assets } = await makeEmbedding(P, { assets: [asset('a')] });
    const other = await makeEmbedding(P, { assets: [asset('b')] });
    const ids = [assets[0].id, assets[0].id, other.assets[0].id, '000000000000', 7, null, { a: 1 }];
    for (const answer of [
      await update(id, { assets: ids.map((given) => ({ ...asset('x'), id: given })) }),
      await create({ assets: ids.map((given) => ({ ...asset('x'), id: given })) }),
    ]) {
      const stored = pluck(answer.body.assets, 'id');
      expect(new Set(stored).size).toBe(ids.length);
      expect(stored.every((one) => /^[0-9a-f]{12}$/.test(one))).toBe(true);
      expect(stored).not.toContain(other.assets[0].id);
      expect(stored).not.toContain('000000000000');
    }
  });

  test('have each validation error reported with its pointer', async () => {
    const { id, assets } = await makeEmbedding(P, { assets: [asset('a')] });
    const answer = await update(id, {
      assets: [
        asset('good'),
        { name: '', storageType: 'disk', more: 1 },
        { dynamic: 'no', translations: { de_DE: { name: 'x' }, german: {} } },
        null,
      ],
    });
    expect(pointers(answer)).toEqual([
      '/assets/1/more',
      '/assets/1/name',
      '/assets/1/storageType',
      '/assets/2/dynamic',
      '/assets/2/name',
      '/assets/2/translations/de_DE/name',
      '/assets/2/translations/german',
      '/assets/3',
    ]);
    expect((await hosting('GET', `${P}/embedding/${id}`)).body.assets).toEqual(assets);
  });
});

test('translations are stored by locale, and their validation errors are listed', async () => {
  const translations = { de_DE: { name: 'Matomo (DE)' }, fr: { description: 'Compte' } };
  const { id } = await makeEmbedding(P, { translations });
  expect((await update(id, { vendor: 'x' })).body.translations).toEqual(translations);
  const wrong = {
    german: {},
    de_de: {},
    'de-DE': {},
    en: { title: 'x' },
    en_US: { name: 1 },
    constructor: {},
  };
  expect(pointers(await update(id, { translations: wrong }))).toEqual([
    '/translations/constructor',
    '/translations/de-DE',
    '/translations/de_de',
    '/translations/en/title',
    '/translations/en_US/name',
    '/translations/german',
  ]);
});
