import { expect, test } from 'vitest';
import { allPresets } from '../../src/presets/index.ts';
import { hosting } from '../support/call.ts';
import { formOn } from '../support/form.ts';
import { decide, makeDomain, makeEmbedding, shownTo } from '../support/make.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';

const presets = allPresets();

async function setUp(features: object = {}) {
  const { client, visit } = await loggedIn({ features });
  const made = await makeDomain('www.mysite.xyz', client);
  const path = `/account/domains/${made.domain.id}/services`;
  await visit.get(path);
  const stored = async (id: string) => (await hosting('GET', `${made.P}/embedding/${id}`)).body;
  const all = async () => (await hosting('GET', `${made.P}/embedding`)).body;
  return { made, visit, path, stored, all };
}

const matomo = {
  vendor: 'InnoCraft',
  description: 'Counts.',
  scriptHtmlCode: '\n<!-- Matomo -->\n',
  translations: {
    de_DE: { name: 'Matomo', description: 'Zählt.', blockedContentTitle: '' },
    fr: { name: 'Matomo (fr)' },
  },
  googleConsentMode: ['ad_storage', 'analytics_storage'],
  assets: [
    {
      name: '_pk_id.*',
      dynamic: true,
      lifetime: '13 months',
      translations: { de_DE: { lifetime: '13 Monate' } },
    },
    { name: 'key', storageType: 'localStorage' },
  ],
};

test('services are listed by purpose, each with a switch', async () => {
  const { made, visit, path, stored } = await setUp();
  const { id } = await makeEmbedding(made.P, { ...matomo, active: false });
  const { text } = await visit.get(path);
  expect(text).toContain('Analytics / statistics');
  expect(text).toContain('InnoCraft · 2 cookies and storage keys');
  expect(redirectTarget(await visit.post(`${path}/${id}/active`, { active: 'on' }))).toBe(path);
  expect((await stored(id)).active).toBe(true);
  expect((await visit.get(path)).text).toContain('Matomo was enabled.');
  await visit.post(`${path}/${id}/active`, { active: 'off' });
  expect((await stored(id)).active).toBe(false);
});

test('saving a service without changes changes nothing, and visitors are not asked again', async () => {
  const { made, visit, path, stored } = await setUp();
  await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
  const { id } = await makeEmbedding(made.P, matomo);
  const before = await stored(id);
  const shown = await shownTo(made);
  const page = await visit.get(`${path}/${id}`);
  const answer = await visit.post(`${path}/${id}/save`, formOn(page.text, `${path}/${id}/save`));
  expect(redirectTarget(answer)).toBe(`${path}/${id}`);
  expect(await stored(id)).toEqual(before);
  expect(await shownTo(made)).toBe(shown);
});

test('Windows line endings in a text from the API are not a change', async () => {
  const { made, visit, path, stored } = await setUp();
  const description = 'Counts.\r\nKeeps.';
  const { id } = await makeEmbedding(made.P, {
    ...matomo,
    description,
    translations: { en_US: { description } },
  });
  const before = await stored(id);
  const save = `${path}/${id}/save`;
  const form = formOn((await visit.get(`${path}/${id}`)).text, save);
  await visit.post(save, { ...form, vendor: 'Another' });
  expect(await stored(id)).toEqual({ ...before, vendor: 'Another' });
});

test('a URL may be pasted with its line break or entered without its scheme', async () => {
  const { made, visit, path, stored } = await setUp();
  const { id } = await makeEmbedding(made.P, matomo);
  const save = `${path}/${id}/save`;
  const enter = async (privacyPolicyUrl: string) =>
    visit.post(save, { ...formOn((await visit.get(`${path}/${id}`)).text, save), privacyPolicyUrl });
  await enter(' https://matomo.example/privacy\r\n');
  expect((await stored(id)).privacyPolicyUrl).toBe('https://matomo.example/privacy');
  await enter('www.matomo.example');
  expect((await stored(id)).privacyPolicyUrl).toBe('https://www.matomo.example');
});

test('cookies that are added at the same time are all stored', async () => {
  const { made, visit, path, stored } = await setUp();
  const { id, assets } = await makeEmbedding(made.P, matomo);
  const cookies = `${path}/${id}/cookies`;
  const add = (name: string) => visit.post(`${cookies}/new/save`, { name, storageType: 'cookie' });
  await Promise.all([
    ...['a', 'b', 'c'].map(add),
    visit.post(`${cookies}/${assets[1].id}/remove`),
    visit.post(`${cookies}/${assets[0].id}/save`, { name: '_pk', storageType: 'cookie' }),
  ]);
  const [first, ...others] = (await stored(id)).assets.map(({ name }: { name: string }) => name);
  expect([first, ...others.toSorted()]).toEqual(['_pk', 'a', 'b', 'c']);
});

test('a service that is added twice at once or in two tabs exists once', async () => {
  const { made, visit, path, stored, all } = await setUp();
  const add = () => visit.post(`${path}/add/save`, { preset: '1001' });
  for (const answer of await Promise.all([add(), add()])) expect(redirectTarget(answer)).toBe(`${path}/add`);
  await add();
  expect(await all()).toHaveLength(1);
  const { id } = await makeEmbedding(made.P);
  const cookie = () =>
    visit.post(`${path}/${id}/cookies/new/save`, { name: 'sid', storageType: 'cookie', lifetime: '1 day' });
  await Promise.all([cookie(), cookie()]);
  expect((await stored(id)).assets).toHaveLength(1);
  // A second service of the same name is allowed.
  await visit.post(`${path}/${id}/cookies/new/save`, { name: 'sid', storageType: 'cookie' });
  expect((await stored(id)).assets).toHaveLength(2);
});

test('the page of a service has every effective field, with translations for the enabled languages', async () => {
  const { made, visit, path } = await setUp();
  const { id, ...fields } = await makeEmbedding(made.P, matomo);
  const page = (await visit.get(`${path}/${id}`)).text;
  const form = formOn(page, `${path}/${id}/save`);
  const left = [
    'translations',
    'assets',
    'hideIframesUntilConsent',
    'consentSignals',
    'loadBeforeConsent',
    'tcfVendor',
    'tcfPurposes',
    'tcfSpecialFeatures',
  ];
  for (const name of Object.keys(fields).filter((name) => !left.includes(name)))
    expect(form).toHaveProperty([name]);
  for (const name of ['hideIframesUntilConsent', 'consentSignals', 'loadBeforeConsent'])
    expect(page).toContain(`name="${name}"`);
  expect(form).toHaveProperty(['translations.en_US.blockedContentText']);
  expect(page).not.toContain('translations.de_DE');
});

test('the form of a service shows the texts in the language of the user before those without a translation', async () => {
  const { made, visit, path } = await setUp();
  const { id } = await makeEmbedding(made.P, matomo);
  await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
  const { text: english } = await visit.get(`${path}/${id}`);
  await visit.get(`${path}/${id}?lang=de`);
  const { text: german } = await visit.get(`${path}/${id}`);
  const fields = (text: string) =>
    [...text.matchAll(/data-field="((?:translations\.\w+\.)?description)"/g)].map(([, name]) => name);
  expect(fields(english)[0]).toBe('description');
  expect(fields(german)[0]).toBe('translations.de_DE.description');
  expect([english.includes('13 months'), german.includes('13 Monate')]).toEqual([true, true]);
});

test('the longest pages stay within 60 KB including styles and scripts', async () => {
  const { made, visit, path, all } = await setUp();
  await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
  const most = presets.toSorted((a, b) => b.assets.length - a.assets.length)[0]!;
  await hosting('POST', `${made.P}/onboarding/presets`, [{ id: most.id, active: true }]);
  const [{ id }] = await all();
  const bytes = async (path: string) => new TextEncoder().encode((await visit.get(path)).text).length;
  // Styles and scripts take 22 KB.
  for (const page of [`${path}/${id}`, `${path}/add`, path.replace('services', 'texts/de_DE')])
    expect([page, await bytes(page)]).toEqual([page, expect.toSatisfy((size: number) => size < 38_000)]);
});

test('texts and translations can be changed', async () => {
  const { made, visit, path, stored } = await setUp();
  const { id } = await makeEmbedding(made.P, matomo);
  const before = await stored(id);
  const page = await visit.get(`${path}/${id}`);
  const answer = await visit.post(`${path}/${id}/save`, {
    ...formOn(page.text, `${path}/${id}/save`),
    description: 'Counts visits.',
    scriptMarkers: 'matomo.js\r\n\r\n piwik.js ',
    googleConsentMode: ['ad_storage', 'ad_user_data'],
    'translations.en_US.description': 'Counts in English.',
  });
  expect(redirectTarget(answer)).toBe(`${path}/${id}`);
  expect(await stored(id)).toEqual({
    ...before,
    description: 'Counts visits.',
    scriptMarkers: ['matomo.js', 'piwik.js'],
    googleConsentMode: ['ad_storage', 'ad_user_data'],
    translations: { ...matomo.translations, en_US: { description: 'Counts in English.' } },
  });
});

test('cookies of a service can be added, changed and removed', async () => {
  const { made, visit, path, stored } = await setUp();
  const { id, assets } = await makeEmbedding(made.P, matomo);
  const cookies = `${path}/${id}/cookies`;
  const save = async (cookie: string, changes: Record<string, string>) => {
    const form = formOn((await visit.get(`${cookies}/${cookie}`)).text, `${cookies}/${cookie}/save`);
    return visit.post(`${cookies}/${cookie}/save`, { ...form, ...changes });
  };
  expect((await visit.get(`${path}/${id}`)).text).toContain(`${cookies}/${assets[1].id}">key</a>`);
  await save(assets[0].id, {});
  expect((await stored(id)).assets).toEqual(assets);
  const changes = { lifetime: '1 year', 'translations.en_US.lifetime': 'one year' };
  expect(redirectTarget(await save(assets[0].id, changes))).toBe(`${path}/${id}`);
  expect(redirectTarget(await save('new', { name: 'new', storageType: 'sessionStorage' }))).toBe(
    `${path}/${id}`,
  );
  expect(redirectTarget(await visit.post(`${cookies}/${assets[1].id}/remove`))).toBe(`${path}/${id}`);
  expect((await stored(id)).assets).toEqual([
    {
      ...assets[0],
      lifetime: '1 year',
      translations: { de_DE: { lifetime: '13 Monate' }, en_US: { lifetime: 'one year' } },
    },
    {
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      name: 'new',
      storageType: 'sessionStorage',
      dynamic: false,
      lifetime: '',
      description: '',
      translations: {},
    },
  ]);
  for (const [changes, field] of [
    [{ name: '' }, 'name'],
    [{ storageType: 'paper' }, 'storageType'],
    [{ lifetime: 'x'.repeat(256) }, 'lifetime'],
  ] as const) {
    const { status, text } = await save(assets[0].id, changes);
    expect([field, status, text.includes(`id="${field}-error"`)]).toEqual([field, 422, true]);
  }
  for (const cookie of [assets[1].id, '000000000000']) {
    expect((await visit.get(`${cookies}/${cookie}`)).status).toBe(404);
    expect((await visit.post(`${cookies}/${cookie}/remove`)).status).toBe(404);
  }
});

test('the form rejects what the API rejects, at its field and with the entered value', async () => {
  const { made, visit, path, stored } = await setUp();
  const { id } = await makeEmbedding(made.P, matomo);
  const before = await stored(id);
  const form = formOn((await visit.get(`${path}/${id}`)).text, `${path}/${id}/save`);
  for (const [changes, field] of [
    [{ name: '' }, 'name'],
    [{ vendor: 'x'.repeat(256) }, 'vendor'],
    [{ purpose: 'nothing' }, 'purpose'],
    [{ scriptMarkers: 'x'.repeat(256) }, 'scriptMarkers'],
    [{ googleConsentMode: ['everything'] }, 'googleConsentMode'],
    [{ 'translations.en_US.name': 'x'.repeat(256) }, 'translations.en_US.name'],
  ] as const) {
    const { status, text } = await visit.post(`${path}/${id}/save`, {
      ...form,
      description: '<b>kept',
      ...(changes as Record<string, string | string[]>),
    });
    expect([field, status]).toEqual([field, 422]);
    expect(text).toContain(`id="${field}-error"`);
    expect(text).toContain('&lt;b&gt;kept</textarea>');
    expect(text).toContain(`action="${path}/${id}/save"`);
  }
  expect(await stored(id)).toEqual(before);
});

test('the catalogue can be searched by name, provider, purpose and cookie, in pages', async () => {
  const { visit, path } = await setUp();
  const names = async (query: string) =>
    [...(await visit.get(`${path}/add?${query}`)).text.matchAll(/<li><span>([^<]+)</g)].map(
      ([, name]) => name,
    );
  expect(await names('q=youtube')).toContain('YouTube');
  expect(await names('q=_pk_id.1.1fff')).toContain('Matomo');
  expect((await names('q=external+media')).length).toBe(20);
  expect(await names('q=Karten')).toContain('Google Maps');
  const [first, second] = [await names(''), await names('q=&page=1')];
  expect([first.length, second.length]).toEqual([20, 20]);
  expect(second).not.toContain(first[19]);
  expect(await names('q=there-is-no-such-service')).toEqual([]);
  for (const query of ['page=-1', 'page=x', 'page=1e9', `q=${encodeURIComponent('<b>"')}`]) {
    const { status, text } = await visit.get(`${path}/add?${query}`);
    expect([query, status]).toEqual([query, 200]);
    expect(text).not.toContain('<b>"');
  }
});

test('a service from the catalogue equals an imported one and is then marked as added', async () => {
  const { visit, path, all } = await setUp();
  const save = `${path}/add/save?q=youtube`;
  const { text } = await visit.get(`${path}/add?q=youtube`);
  const preset = /name="preset" value="(\d+)">Add<span class="unseen"> YouTube</.exec(text)![1]!;
  expect(redirectTarget(await visit.post(save, { preset }))).toBe(`${path}/add?q=youtube`);
  const [embedding, ...none] = await all();
  expect(none).toEqual([]);
  const other = await makeDomain('other.example');
  await hosting('POST', `${other.P}/onboarding/presets`, [{ id: Number(preset), active: true }]);
  const [imported] = (await hosting('GET', `${other.P}/embedding`)).body;
  const bare = ({ id: _id, assets, ...rest }: { id: string; assets: { id: string }[] }) => ({
    ...rest,
    assets: assets.map(({ id: _asset, ...asset }) => asset),
  });
  expect(bare(embedding)).toEqual(bare(imported));
  expect((await visit.get(`${path}/add?q=youtube`)).text).toContain(
    `<a href="${path}/${embedding.id}">Already added`,
  );
  for (const wrong of ['0', 'x', '']) expect((await visit.post(save, { preset: wrong })).status).toBe(400);
});

test('a custom service leads to its page, which says that it is not blocked yet', async () => {
  const { visit, path, all } = await setUp();
  const form = formOn((await visit.get(`${path}/new`)).text, `${path}/new/save`);
  expect((await visit.post(`${path}/new/save`, form)).status).toBe(422);
  // An unknown service must not become analytics by default.
  const unchosen = await visit.post(`${path}/new/save`, { ...form, name: 'Own' });
  expect([unchosen.status, unchosen.text.includes('Choose a purpose.</p>')]).toEqual([422, true]);
  const answer = await visit.post(`${path}/new/save`, {
    ...form,
    name: 'Own',
    vendor: 'Ours',
    purpose: 'a717ff5',
  });
  const [made] = await all();
  expect(made).toMatchObject({ name: 'Own', vendor: 'Ours', purpose: 'a717ff5', active: true });
  const page = redirectTarget(answer)!;
  expect(page).toBe(`${path}/${made.id}`);
  const { text } = await visit.get(page);
  expect(text).toContain('Nothing is blocked or started for this service');
  await visit.post(`${page}/save`, { ...formOn(text, `${page}/save`), scriptMarkers: 'own.js' });
  expect((await visit.get(page)).text).not.toContain('Nothing is blocked or started for this service');
});

test('a service is removed after a confirmation', async () => {
  const { made, visit, path, all } = await setUp();
  const { id } = await makeEmbedding(made.P, { name: '<Matomo>' });
  expect((await visit.get(`${path}/${id}/remove`)).text).toContain('Remove &lt;Matomo&gt;?');
  expect(await all()).toHaveLength(1);
  expect(redirectTarget(await visit.post(`${path}/${id}/remove`))).toBe(path);
  expect(await all()).toEqual([]);
  expect((await visit.post(`${path}/${id}/remove`)).status).toBe(404);
});

test('the list says what has changed since the last decision and whether visitors are asked again', async () => {
  const { made, visit, path } = await setUp();
  const first = await makeEmbedding(made.P);
  const told = async () =>
    /<(?:p|div) class="notice">(.*?)<\/(?:div|p)>/s.exec((await visit.get(path)).text)?.[1];
  expect(await told()).toBe(undefined);
  await decide(made, { notice: await shownTo(made) });
  expect(await told()).toContain('No services have been added or removed');
  const necessary = await makeEmbedding(made.P, { name: 'Shop', purpose: '41ba25c' });
  expect(await told()).toMatch(/decision by a visitor: Shop\. .* visitors are not asked again/);
  await makeEmbedding(made.P, { name: 'Maps', purpose: 'e9d1b6a' });
  await makeEmbedding(made.P, { name: 'Sleeping', purpose: 'e9d1b6a', active: false });
  expect(await told()).toMatch(/decision by a visitor: Shop and Maps\. .* are asked again/);
  await decide(made, { notice: await shownTo(made), embeddings: [necessary.id] });
  expect(await told()).toContain('No services have been added or removed');
  await hosting('DELETE', `${made.P}/embedding/${first.id}`);
  expect(await told()).toContain('Removed since the latest decision by a visitor: Matomo.');
});

test('a setting that the plan does not include is not shown, and saving keeps it', async () => {
  const { made, visit, path } = await setUp({ canUseScripts: false });
  const { id } = await makeEmbedding(made.P, { scriptHtmlCode: '<b>' });
  const { text } = await visit.get(`${path}/${id}`);
  expect(text).not.toContain('scriptHtmlCode');
  const save = `${path}/${id}/save`;
  const saved = await visit.post(save, { ...formOn(text, save), name: 'Renamed' });
  expect(redirectTarget(saved)).toBe(`${path}/${id}`);
  expect((await hosting('GET', `${made.P}/embedding/${id}`)).body).toMatchObject({
    name: 'Renamed',
    scriptHtmlCode: '<b>',
  });
  const other = await setUp();
  const free = await makeEmbedding(other.made.P);
  expect((await other.visit.get(`${other.path}/${free.id}`)).text).toContain('id="scriptHtmlCode"');
});

test('services of another client or domain are a 404', async () => {
  const { made, visit, path, stored } = await setUp();
  const other = await setUp();
  const foreign = await makeEmbedding(other.made.P);
  const own = await makeEmbedding(made.P);
  for (const [where, id] of [
    [other.path, foreign.id],
    [other.path, own.id],
    [path, foreign.id],
    [path, '000000000000'],
  ]) {
    for (const part of ['', '/remove']) expect((await visit.get(`${where}/${id}${part}`)).status).toBe(404);
    for (const part of ['save', 'active', 'remove', 'cookies/new/save'])
      expect((await visit.post(`${where}/${id}/${part}`, { name: 'x', purpose: 'a717ff5' })).status).toBe(
        404,
      );
  }
  expect((await visit.get(other.path)).status).toBe(404);
  expect((await visit.post(`${other.path}/new/save`, { name: 'x', purpose: 'a717ff5' })).status).toBe(404);
  expect((await visit.post(`${path}/${own.id}/remove`, { token: '' })).status).toBe(403);
  expect(await other.stored(foreign.id)).toEqual(foreign);
  expect(await stored(own.id)).toEqual(own);
});

test('an exemption of a service for ads or social media has a warning', async () => {
  const { made, visit, path } = await setUp();
  for (const [purpose, exemptInUk, isWarned] of [
    ['cdcbd7c', 'statistics', true],
    ['6cd2721', 'appearance', true],
    ['cdcbd7c', null, false],
    ['a717ff5', 'statistics', false],
  ] as const) {
    const { id } = await makeEmbedding(made.P, { purpose, exemptInUk });
    const { text } = await visit.get(`${path}/${id}`);
    expect([purpose, exemptInUk, text.includes('id="exemptInUk-warning"')]).toEqual([
      purpose,
      exemptInUk,
      isWarned,
    ]);
  }
});

test('a service can be exempt in the United Kingdom, signal tools and load before consent, with a warning', async () => {
  const { made, visit, path, stored } = await setUp();
  const { id } = await makeEmbedding(made.P);
  const save = `${path}/${id}/save`;
  const page = async () => (await visit.get(`${path}/${id}`)).text;
  const before = await page();
  expect(before).toContain('<option value="" selected="">Not exempt</option>');
  expect(before).toContain('/what-are-the-exceptions/" target="_blank"');
  expect(before).toContain('Nothing is blocked or started for this service');
  expect(before).not.toContain('loadBeforeConsent-warning');
  const settings = { exemptInUk: 'statistics', consentSignals: ['matomo', 'uet'], loadBeforeConsent: 'on' };
  await visit.post(save, { ...formOn(before, save), ...settings });
  expect(await stored(id)).toMatchObject({ ...settings, loadBeforeConsent: true });
  const after = await page();
  expect(after).toMatch(/<p class="notice warning" id="loadBeforeConsent-warning">.*EDPB/s);
  expect(after).toContain('aria-describedby="loadBeforeConsent-hint loadBeforeConsent-warning"');
  expect(after).not.toContain('Nothing is blocked or started for this service');
  await visit.post(save, { ...formOn(after, save), exemptInUk: '', consentSignals: [] });
  expect(await stored(id)).toMatchObject({ exemptInUk: null, consentSignals: [], loadBeforeConsent: true });
});

test('a new service that was refused leads back to the page that it came from', async () => {
  const { made, visit, path } = await setUp();
  const save = `${path}/new/save`;
  const { text } = await visit.get(`${path}/new?name=Maps&host=maps.example&return=status`);
  const refused = await visit.post(save, { ...formOn(text, save), name: '' });
  expect(refused.status).toBe(422);
  const added = await visit.post(save, {
    ...formOn(refused.text, save),
    name: 'Maps',
    purpose: 'e9d1b6a',
  });
  expect(redirectTarget(added)).toBe(`/account/domains/${made.domain.id}/status`);
});
