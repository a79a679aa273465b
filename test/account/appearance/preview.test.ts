import { expect, inject, test } from 'vitest';
import { presetById } from '../../../src/presets/index.ts';
import { hosting } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';
import { loggedIn } from '../../support/visit.ts';

async function setUp(features: object = {}) {
  const { client, visit } = await loggedIn({ features });
  const { P, domain } = await makeDomain('www.mysite.xyz', client);
  return { P, visit, path: `/account/domains/${domain.id}` };
}

test('the preview of a language shows its unsaved texts, also of a language that is not enabled', async () => {
  const { P, visit, path } = await setUp();
  await hosting('POST', `${P}/locale`, { name: 'fr', active: false });
  for (const name of ['en_US', 'fr']) {
    const page = await visit.get(`${path}/texts/${name}`);
    expect(page.headers.get('Content-Security-Policy')).toContain(`${path}/texts/${name}/preview`);
    expect(page.text).toContain(`src="${path}/texts/${name}/preview"`);
    const entered = { widgetDeclineButtonText: `No thanks </script> ${name}` };
    const { status, text } = await visit.post(`${path}/texts/${name}/preview`, entered);
    expect([status, text.includes('No thanks')]).toEqual([200, true]);
    expect(text).not.toContain('No thanks </script>');
    expect((await visit.get(`${path}/texts/${name}/preview`)).text).not.toContain('No thanks');
  }
  expect((await visit.get(`${path}/texts/xx/preview`)).status).toBe(404);
  const long = await visit.post(`${path}/texts/en_US/preview`, { widgetTitle: 'x'.repeat(70_000) });
  expect(long.status).toBe(422);
});

test('each form of the setup has a preview, that of the look with its unsaved values', async () => {
  const { P, visit, path } = await setUp();
  const before = (await hosting('GET', `${P}/theme`)).body;
  for (const step of ['languages', 'legal', 'company', 'look']) {
    const page = await visit.get(`${path}/onboarding/${step}`);
    expect(page.text, step).toContain(`src="${path}/onboarding/${step}/preview"`);
    expect((await visit.get(`${path}/onboarding/${step}/preview`)).status).toBe(200);
  }
  const look = `${path}/onboarding/look/preview`;
  const color = { widgetPosition: 'bottom', primaryButtonBackgroundColor: '#ffdd00' };
  expect((await visit.post(look, color)).text).toContain('#ffdd00');
  expect((await visit.post(look, { ...color, preset: 'night' })).text).toContain('#14181b');
  expect((await visit.post(look, { ...color, primaryButtonBackgroundColor: 'red' })).status).toBe(422);
  expect((await hosting('GET', `${P}/theme`)).body).toEqual(before);
});

test('the setup’s preview is in the website’s language, and shows the services and languages that are ticked', async () => {
  const { client, visit } = await loggedIn();
  const { P, domain } = await makeDomain(`http://${inject('site')}/hotel/`, client);
  const page = `/account/domains/${domain.id}/onboarding`;
  await visit.get(page);
  await visit.post(`${page}/scan`, {}, { env: { ALLOW_PRIVATE_SCAN: 'true' } });
  const choose = await visit.get(`${page}/choose`);
  const found = [...choose.text.matchAll(/name="preset" value="(\d+)" checked/g)].map(([, id]) => Number(id));
  const names = found.map((id) => presetById(id)!.name);
  expect(names.length).toBeGreaterThan(1);
  const shown = async (step: string, fields?: Record<string, string | string[]>) => {
    const path = `${page}/${step}/preview`;
    const { status, text } = await (fields ? visit.post(path, fields) : visit.get(path));
    const services = names.filter(
      (name) => text.includes(`"name":${JSON.stringify(name)}`) || text.includes(encodeURIComponent(name)),
    );
    return {
      status,
      language: /<html lang="(.*?)"/.exec(text)![1],
      isGerman: text.includes('Alle akzeptieren'),
      services,
    };
  };
  const german = { status: 200, language: 'de', isGerman: true };
  // Nothing is saved yet: the console is English, and the only active language is, too.
  expect(await shown('choose')).toEqual({ ...german, services: names });
  expect(await shown('choose', { preset: [String(found[0])] })).toEqual({ ...german, services: [names[0]] });
  expect((await shown('choose', { preset: '999999' })).status).toBe(422);
  expect(await shown('languages')).toMatchObject(german);
  expect(await shown('languages', { language: ['en'] })).toMatchObject({ language: 'en', isGerman: false });
  expect((await visit.get(`${page}/languages`)).text).toContain('not saved yet. Enabled now: English.');
  // The steps after that show what visitors get.
  expect(await shown('look')).toMatchObject({ language: 'en', isGerman: false });
  expect((await shown('languages', {})).status).toBe(422);
  expect((await hosting('GET', `${P}/embedding`)).body).toEqual([]);

  // A service that was switched off is shown with the domain’s own texts as soon as it is ticked.
  await visit.post(`${page}/choose/save`, { preset: found.slice(1).map(String) });
  await visit.post(`${page}/languages/save`, { language: ['en', 'de'] });
  for (const step of ['legal', 'company', 'look'])
    expect(await shown(step), step).toEqual({ ...german, services: names.slice(1) });
  expect(
    await shown('look', {
      'preview-language': 'en_US',
      widgetPosition: 'bottom',
      primaryButtonBackgroundColor: '#175c50',
    }),
  ).toMatchObject({ status: 200, language: 'en', isGerman: false });
  expect((await visit.get(`${page}/look`)).text).toMatch(/<option value="de_DE" selected/);
});

test('another client’s languages and setup have no preview', async () => {
  const { path } = await setUp();
  const { visit } = await loggedIn();
  for (const page of ['texts/en_US', 'onboarding/look'])
    expect((await visit.get(`${path}/${page}/preview`)).status).toBe(404);
});
