import { beforeEach, expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { pointers } from '../support/problem.ts';

let locales: string;
beforeEach(async () => {
  locales = `${(await makeDomain()).P}/locale`;
});

test.each(['zh', 'fr_FR'])('%s is a name', async (name) => {
  expect((await hosting('POST', locales, { name })).body.name).toBe(name);
});

test.each(['', 'german', 'de-DE', 'de_de', 'DE', 'de_DE_x', 'd', 'de_', '__proto__', 'de\n', 'ÄÖ', '../en'])(
  '%j is no name',
  async (name) => {
    expect(pointers(await hosting('POST', locales, { name }))).toEqual(['/name']);
  },
);

test('a name that the domain already has is a 400', async () => {
  for (const name of ['de_DE', 'en_US']) {
    expect(pointers(await hosting('POST', locales, { name }))).toEqual(['/name']);
  }
  await hosting('DELETE', `${locales}/de_DE`);
  expect((await hosting('POST', locales, { name: 'de_DE' })).status).toBe(201);
});

test('on update any name is ignored', async () => {
  const before = (await hosting('GET', `${locales}/de_DE`)).body;
  for (const name of ['fr_FR', 'en_US', 'no locale', 7, null]) {
    expect((await hosting('PUT', `${locales}/de_DE`, { name })).body).toEqual(before);
  }
  expect((await hosting('GET', locales)).body).toHaveLength(2);
});

test('a partial map changes only what it names', async () => {
  const path = `${locales}/en_US`;
  const [names, more] = [
    { cdcbd7c: 'Ads', a717ff5: 'Statistics' },
    { a717ff5: 'Analytics', '15c61c3': '' },
  ];
  await hosting('PUT', path, { purposeNames: names, purposeDescriptions: { cdcbd7c: 'Shows ads.' } });
  const { body } = await hosting('PUT', path, { purposeNames: more, purposeDescriptions: {} });
  expect(body.purposeNames).toEqual({ ...names, ...more });
  expect(body.purposeDescriptions).toEqual({ cdcbd7c: 'Shows ads.' });
});

test('a map accepts only the six purposes and strings', async () => {
  const before = (await hosting('GET', `${locales}/en_US`)).body;
  const purposeNames = { cdcbd7c: 1, a717ff5: null, CDCBD7C: 'x', constructor: 'x', '41ba25c': 'Necessary' };
  const expected = ['CDCBD7C', 'a717ff5', 'cdcbd7c', 'constructor'].map((id) => `/purposeNames/${id}`);
  expect(pointers(await hosting('PUT', `${locales}/en_US`, { purposeNames }))).toEqual(expected);
  expect((await hosting('GET', `${locales}/en_US`)).body).toEqual(before);
});
