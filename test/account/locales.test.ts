import { expect, test } from 'vitest';
import type { Field } from '../../src/definitions/field.ts';
import { localeFields } from '../../src/definitions/locale-fields.ts';
import { languages } from '../../src/texts/index.ts';
import { hosting } from '../support/call.ts';
import { formOn } from '../support/form.ts';
import { makeDomain, shownTo } from '../support/make.ts';
import { redirectTarget, loggedIn } from '../support/visit.ts';

async function setUp(features: object = {}) {
  const { client, visit } = await loggedIn({ features });
  const made = await makeDomain('www.mysite.xyz', client);
  const path = `/account/domains/${made.domain.id}/texts`;
  const { text } = await visit.get(path);
  const stored = async (name: string) => (await hosting('GET', `${made.P}/locale/${name}`)).body;
  const names = async () => (await hosting('GET', `${made.P}/placeholder`)).body;
  return { made, visit, path, text, stored, names };
}

test('a built-in language can be added, is enabled immediately and leads to its page', async () => {
  const { made, visit, path, text, stored } = await setUp();
  const offered = [...text.matchAll(/<option value="(\w+)"/g)].map(([, language]) => language);
  expect(new Set([...offered, 'de', 'en'])).toEqual(new Set(Object.keys(languages)));
  expect(offered).not.toContain('de');
  for (let presses = 0; presses < 2; presses++)
    expect(redirectTarget(await visit.post(`${path}/add`, { language: 'fr' }))).toBe(`${path}/fr`);
  expect(await stored('fr')).toMatchObject({ name: 'fr', active: true, widgetTitle: '' });
  const page = (await visit.get(`${path}/fr`)).text;
  expect(page).toContain('<h1>French</h1>');
  expect(page).toContain(`placeholder="${languages['fr']!.texts.widgetTitle.replaceAll("'", '&#39;')}"`);
  expect((await visit.get(path)).text).not.toContain('<option value="fr"');
  for (const language of ['xx', '', '__proto__', 'de_AT'])
    expect((await visit.post(`${path}/add`, { language })).status).toBe(400);
  expect(await shownTo(made, 'fr')).not.toBe(await shownTo(made));
});

test('languages can be enabled and disabled except the last enabled one, and removed after a confirmation', async () => {
  const { visit, path, text, stored } = await setUp();
  expect(text).not.toContain(`action="${path}/en_US/active"`);
  expect(redirectTarget(await visit.post(`${path}/de_DE/active`, { active: 'on' }))).toBe(path);
  expect((await stored('de_DE')).active).toBe(true);
  expect((await visit.get(path)).text).toContain(`action="${path}/en_US/active"`);
  expect((await visit.get(`${path}/de_DE/remove`)).text).toContain('Remove German (Germany)?');
  expect(redirectTarget(await visit.post(`${path}/de_DE/remove`))).toBe(path);
  expect((await stored('de_DE')).status).toBe(404);
});

test('a plan with two languages says so and gets no third', async () => {
  const { visit, path, text, stored } = await setUp({ moreThan2Lang: false });
  expect(text).toContain('Your plan includes two languages per website.');
  expect(text).not.toContain('<select');
  expect((await visit.post(`${path}/add`, { language: 'fr' })).status).toBe(400);
  expect((await stored('fr')).status).toBe(404);
  expect((await setUp()).text).not.toContain('two languages');
});

test('texts that the settings leave unused are not shown, and saving keeps them', async () => {
  const { made, visit, path, stored } = await setUp();
  const kept = { imprintHtmlCode: '<p>Us</p>', accessibilityUrl: 'https://www.mysite.xyz/a11y' };
  await hosting('PUT', `${made.P}/locale/de_DE`, kept);
  const save = `${path}/de_DE/save`;
  const form = formOn((await visit.get(`${path}/de_DE`)).text, save);
  expect(Object.keys(form)).toEqual(expect.arrayContaining(['imprint', 'imprintUrl', 'privacyPolicyUrl']));
  expect(Object.keys(form).join()).not.toMatch(/HtmlCode|accessibility/);
  await visit.post(save, { ...form, widgetTitle: 'Cookies' });
  expect(await stored('de_DE')).toMatchObject({ ...kept, widgetTitle: 'Cookies' });
});

test('the page of a language has all texts in groups, with the default texts as placeholders', async () => {
  const { made, visit, path, stored } = await setUp();
  const modes = ['imprint', 'privacyPolicy', 'accessibility'].map((name) => [`${name}DisplayMode`, 'direct']);
  await hosting('PUT', made.P, {
    name: 'www.mysite.xyz',
    ...Object.fromEntries(modes),
    accessibilityLinkEnabled: true,
  });
  const before = await stored('de_DE');
  const { text } = await visit.get(`${path}/de_DE`);
  const form = formOn(text, `${path}/de_DE/save`);
  const { texts, purposes } = languages['de']!;
  const ofTexts = Object.entries<Field>(localeFields).filter(([, { kind }]) => kind === 'text');
  for (const [name, { compat }] of ofTexts) expect(Object.hasOwn(form, name), name).toBe(!compat);
  for (const [id, { name }] of Object.entries(purposes)) {
    expect(text).toMatch(new RegExp(`placeholder="${name}"[^>]* id="purposeNames.${id}"`));
    expect(form).toHaveProperty([`purposeDescriptions.${id}`], ['']);
  }
  expect(text).toContain(`placeholder="${texts.changeConsentText}"`);
  expect(redirectTarget(await visit.post(`${path}/de_DE/save`, form))).toBe(`${path}/de_DE`);
  expect(await stored('de_DE')).toEqual(before);
});

test('changed texts, purposes and legal links reach visitors; invalid values get a message at their field', async () => {
  const { made, visit, path, stored } = await setUp();
  const before = await shownTo(made);
  const save = `${path}/en_US/save`;
  const form = formOn((await visit.get(`${path}/en_US`)).text, save);
  const changes = {
    widgetTitle: '',
    widgetDeclineButtonText: 'No, thanks',
    'purposeNames.a717ff5': 'Figures',
    imprintUrl: 'https://www.mysite.xyz/imprint',
  };
  const wrong = await visit.post(save, { ...form, ...changes, imprint: 'x'.repeat(65_537) });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('id="imprint-error"');
  expect(await shownTo(made)).toBe(before);
  expect(redirectTarget(await visit.post(save, { ...form, ...changes }))).toBe(`${path}/en_US`);
  expect(await stored('en_US')).toMatchObject({
    widgetTitle: '',
    widgetDeclineButtonText: 'No, thanks',
    imprintUrl: 'https://www.mysite.xyz/imprint',
    purposeNames: { a717ff5: 'Figures' },
  });
  expect(await shownTo(made)).not.toBe(before);
});

test('a language without legal links gets a warning in the list and on its page', async () => {
  const { made, visit, path, text } = await setUp();
  const warned = async (where = '') =>
    />Missing link: ([^.]*)\./.exec((await visit.get(path + where)).text)?.[1];
  expect(/Missing link: ([^.]*)\./.exec(text)?.[1]).toBe('legal notice and privacy policy');
  expect(await warned('/en_US')).toBe('legal notice and privacy policy');
  await hosting('PUT', `${made.P}/locale/en_US`, { imprintUrl: '/imprint', privacyPolicyHtmlCode: '<p>We…' });
  expect(await warned()).toBe('privacy policy');
  await hosting('PUT', made.P, { name: 'www.mysite.xyz', privacyPolicyDisplayMode: 'direct' });
  expect(await warned('/en_US')).toBe(undefined);
  await hosting('PUT', made.P, { name: 'www.mysite.xyz', accessibilityLinkEnabled: true });
  expect(await warned('/en_US')).toBe('accessibility statement');
});

test('placeholders can be added, changed and removed in one form', async () => {
  const { visit, path, names } = await setUp();
  const where = `${path}/placeholders`;
  const save = (name: string[], value: string[], remove: string[] = []) =>
    visit.post(`${where}/save`, { name, value, remove });
  expect(redirectTarget(await save(['COMPANY', '{CITY}', ''], ['Müller & Co', '', '']))).toBe(where);
  expect(await names()).toEqual([
    { name: 'COMPANY', value: 'Müller & Co' },
    { name: '{CITY}', value: '' },
  ]);
  const { shown: _shown, ...form } = formOn((await visit.get(where)).text, `${where}/save`);
  expect(form).toEqual({ name: ['COMPANY', '{CITY}', ''], value: ['Müller & Co', '', ''] });
  const before = await names();
  for (const twice of [
    ['COMPANY', '{COMPANY}'],
    ['COMPANY', 'A/B'],
    ['COMPANY', ''],
    ['COMPANY', 'x'.repeat(65)],
  ]) {
    const answer = await save(twice, ['"1', '2']);
    expect([twice, answer.status]).toEqual([twice, 422]);
    expect(answer.text).toContain('Enter a unique name');
    expect(answer.text).toContain('value="&quot;1"');
  }
  expect(await names()).toEqual(before);
  await save(['COMPANY', '{CITY}', 'STREET'], ['Maier', '', 'Weg 1'], ['1']);
  expect(await names()).toEqual([
    { name: 'COMPANY', value: 'Maier' },
    { name: 'STREET', value: 'Weg 1' },
  ]);
});

test('languages and placeholders of another client are a 404, and a forged form changes nothing', async () => {
  const { visit, path } = await setUp();
  const other = await setUp();
  for (const part of ['', '/en_US', '/en_US/remove', '/placeholders'])
    expect((await visit.get(other.path + part)).status).toBe(404);
  for (const part of ['/add', '/en_US/save', '/en_US/active', '/en_US/remove', '/placeholders/save']) {
    const fields = { language: 'fr', name: 'A', value: 'B' };
    expect((await visit.post(other.path + part, fields)).status).toBe(404);
    expect((await other.visit.post(other.path + part, { ...fields, token: '' })).status).toBe(403);
  }
  expect((await visit.get(`${path}/xx`)).status).toBe(404);
  expect((await other.stored('en_US')).active).toBe(true);
  expect(await other.names()).toEqual([]);
});
