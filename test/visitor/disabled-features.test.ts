import { expect, test, vi } from 'vitest';
import { featureDefaults } from '../../src/definitions/features.ts';
import { call, hosting } from '../support/call.ts';
import { makeClient, makeDomain, makeEmbedding } from '../support/make.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const all = (on: boolean) => Object.fromEntries(Object.keys(featureDefaults).map((name) => [name, on]));

const script = async (made: Awaited<ReturnType<typeof makeDomain>>) =>
  (await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`, { wait: false })).text;

test('fields of a disabled feature are stored, but are not in the delivered script', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const client = await makeClient({ features: all(true) });
  const made = await makeDomain('www.mysite.xyz', client);
  const domain = {
    name: made.domain.name,
    consentSharingDomains: ['shared.example'],
    consentSharingCrossDomain: true,
    blockIframes: true,
    iframeMarkers: ['allowed-frame.example'],
  };
  const [{ id }] = (await hosting('GET', `${made.P}/theme`)).body;
  const theme = {
    name: 'Default',
    logoEnabled: true,
    logoImage: PNG,
    settingsIconImage: PNG,
    customCss: '.own-rule{}',
    customCssForIframeBlocker: '.frame-rule{}',
  };
  expect((await hosting('PUT', made.P, domain)).body).toMatchObject(domain);
  expect((await hosting('PUT', `${made.P}/theme/${id}`, theme)).body).toMatchObject(theme);
  const { id: embedding } = await makeEmbedding(made.P, {
    scriptHtmlCode: '<p>own code</p>',
    scriptMarkers: ['held.example'],
  });
  const kept = ['allowed-frame.example', 'data:image/png', '.own-rule', '.frame-rule', 'own code'];
  const withAll = await script(made);
  for (const part of [...kept, 'held.example']) expect(withAll, part).toContain(part);

  const { username, emailAddress } = client;
  await hosting('PUT', client.path, { username, emailAddress, features: all(false) });
  vi.setSystemTime(Date.now() + 31_000);
  const withNone = await script(made);
  for (const part of [...kept, 'shared.example']) expect(withNone, part).not.toContain(part);
  expect(withNone, 'what waits for consent goes on waiting').toContain('held.example');
  expect((await hosting('GET', made.P)).body).toMatchObject(domain);
  expect((await hosting('GET', `${made.P}/theme/${id}`)).body).toMatchObject(theme);
  expect((await hosting('GET', `${made.P}/embedding/${embedding}`)).body.scriptHtmlCode).toContain(
    'own code',
  );
  vi.useRealTimers();
});

test('without canUseMultiDom a client has one domain, without moreThan2Lang a domain two languages', async () => {
  const client = await makeClient({ features: { canUseMultiDom: false, moreThan2Lang: false } });
  const { P } = await makeDomain('one.example', client);
  const second = await hosting('POST', `${client.path}/domain`, { name: 'two.example' });
  expect(second.status).toBe(400);
  expect(second.text).toContain('canUseMultiDom');
  const third = await hosting('POST', `${P}/locale`, { name: 'fr_FR', active: true });
  expect(third.status).toBe(400);
  expect(third.text).toContain('moreThan2Lang');
  expect((await hosting('PUT', `${P}/locale/de_DE`, { active: true })).status).toBe(200);
});

test('a third language stays off after the feature was removed', async () => {
  const client = await makeClient();
  const { P } = await makeDomain('one.example', client);
  await hosting('POST', `${P}/locale`, { name: 'fr_FR' });
  await hosting('PUT', `${P}/locale/de_DE`, { active: true });
  const { username, emailAddress } = client;
  await hosting('PUT', client.path, { username, emailAddress, features: { moreThan2Lang: false } });
  expect((await hosting('PUT', `${P}/locale/fr_FR`, { active: true })).status).toBe(400);
  expect((await hosting('PUT', `${P}/locale/fr_FR`, { widgetTitle: 'Bonjour' })).status).toBe(200);
});
