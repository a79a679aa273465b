import { expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { loggedIn } from '../support/visit.ts';

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

test('another client’s languages and setup have no preview', async () => {
  const { path } = await setUp();
  const { visit } = await loggedIn();
  for (const page of ['texts/en_US', 'onboarding/look'])
    expect((await visit.get(`${path}/${page}/preview`)).status).toBe(404);
});
