import { expect, inject, test } from 'vitest';
import { hosting } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';
import hotel from './fixtures/hotel/expected.json';
import news from './fixtures/news/expected.json';
import plain from './fixtures/plain/expected.json';
import wordpressShop from './fixtures/wordpress-shop/expected.json';
import { pluck } from '../../support/pluck.ts';

const site = inject('site');
const fixtures = { 'wordpress-shop': wordpressShop, hotel, news, plain };
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

declare module 'vitest' {
  interface TaskMeta {
    /** The services of a fixture site, for `npm run scan-quality`. */
    services?: { site: string; expected: string[]; found: string[] };
  }
}

test.for(Object.entries(fixtures))(
  'what is on the site "%s" is found, and nothing else',
  async ([name, expected], { task }) => {
    const base = `http://${site}/${name}/`;
    const { P } = await makeDomain(base);
    const answer = await hosting('GET', `${P}/onboarding/scan`, undefined, {
      env: { ALLOW_PRIVATE_SCAN: 'true' },
    });
    expect(answer.status, answer.text).toBe(200);
    const { body } = answer;
    const services = namesOf(body.availablePresets);
    task.meta.services = { site: name, expected: expected.services, found: services };
    expect(services.sort()).toEqual(expected.services);
    expect(pluck<string[]>(body.unknownServices, 'hosts').flat().sort()).toEqual(expected.unknown);
    expect(namesOf(body.consentManagers)).toEqual(expected.consentManagers);
    expect(body.address).toEqual(expected.address);
    expect(body.languages).toEqual(expected.languages);
    expect(body.imprintUrl).toBe(base + expected.imprint);
    expect(body.privacyPolicyUrl).toBe(base + expected.privacy);
    expect(namesOf(body.storage.cookies).sort()).toEqual(expected.cookies);
    expect(namesOf(body.storage.localStorage)).toEqual(expected.localStorage);
    expect(namesOf(body.storage.sessionStorage)).toEqual(expected.sessionStorage);
  },
);

test('the result has exactly the documented fields', async () => {
  const { P } = await makeDomain(`http://${site}/hotel/`);
  const { body } = await hosting('GET', `${P}/onboarding/scan`, undefined, {
    env: { ALLOW_PRIVATE_SCAN: 'true' },
  });
  expect(Object.keys(body).sort()).toEqual([
    'address',
    'availablePresets',
    'consentManagers',
    'earlyTags',
    'imprintUrl',
    'languages',
    'ownHosts',
    'privacyPolicyUrl',
    'storage',
    'truncatedPages',
    'unknownServices',
  ]);
  expect(body.availablePresets.find(({ id }: { id: number }) => id === 4001)).toEqual({
    id: 4001,
    name: 'Google Maps',
    purpose: 'e9d1b6a',
    vendor: expect.stringContaining('Google'),
    translations: {
      en_US: { name: 'Google Maps', description: expect.any(String) },
      de_DE: { name: 'Google Maps', description: expect.any(String) },
    },
  });
  expect(body.storage).toEqual({
    cookies: [{ name: 'fe_typo_user', domain: '127.0.0.1', path: '/' }],
    localStorage: [],
    sessionStorage: [],
  });
  // Every preset that is found can be imported as it stands.
  const imported = await hosting(
    'POST',
    `${P}/onboarding/presets`,
    pluck<number>(body.availablePresets, 'id').map((id) => ({ id })),
  );
  expect(imported.status).toBe(201);
});
