import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { build } from '../../src/visitor/widget.gen.ts';
import { importBackup, makeBackup } from '../support/backups.ts';
import { call, hosting } from '../support/call.ts';
import { formOn } from '../support/form.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';
import { errorsByPointer, pointers } from '../support/problem.ts';
import { loggedIn } from '../support/visit.ts';

const wrong = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\x01javascript:alert(1)',
  'javascript\t:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://mysite.xyz/1',
  'file:///etc/passwd',
  'intent://x#Intent;end',
];
const right = [
  '',
  'https://mysite.xyz/imprint',
  'HTTP://mysite.xyz',
  '//mysite.xyz/a:b',
  '/imprint?a=javascript:1',
  'imprint.html',
  './imprint',
  '?page_id=3',
  '#imprint',
  '{IMPRINT}',
  'https://{HOST}/imprint',
];
const legal = ['imprintUrl', 'privacyPolicyUrl', 'accessibilityUrl'];

test.each(wrong)('the hosting API and the import refuse the address %j in every link', async (address) => {
  const { P } = await makeDomain();
  for (const field of legal) {
    const answer = await hosting('PUT', `${P}/locale/en_US`, { [field]: address });
    expect([answer.status, pointers(answer)]).toEqual([400, [`/${field}`]]);
    expect(errorsByPointer(answer).get(`/${field}`)).toContain('https://www.example.com/page');
  }
  const service = { name: 'Matomo', purpose: 'a717ff5', privacyPolicyUrl: address };
  expect(pointers(await hosting('POST', `${P}/embedding`, service))).toEqual(['/privacyPolicyUrl']);
  const translated = {
    ...service,
    privacyPolicyUrl: '',
    translations: { de_DE: { privacyPolicyUrl: address } },
  };
  expect(pointers(await hosting('POST', `${P}/embedding`, translated))).toEqual([
    '/translations/de_DE/privacyPolicyUrl',
  ]);
  const document = makeBackup();
  const [domain] = document.domains;
  Object.assign(domain!.locales[0], Object.fromEntries(legal.map((field) => [field, address])));
  Object.assign(domain!.embeddings[0], translated, { privacyPolicyUrl: address });
  expect(pointers(await importBackup(document))).toEqual([
    '/domains/0/embeddings/0/privacyPolicyUrl',
    '/domains/0/embeddings/0/translations/de_DE/privacyPolicyUrl',
    ...legal.toSorted().map((field) => `/domains/0/locales/0/${field}`),
  ]);
});

test('web addresses, paths and placeholders are accepted', async () => {
  const { P } = await makeDomain();
  for (const address of right) {
    const fields = Object.fromEntries(legal.map((field) => [field, address]));
    const answer = await hosting('PUT', `${P}/locale/en_US`, fields);
    expect([answer.status, answer.body]).toMatchObject([200, fields]);
    expect(await makeEmbedding(P, { privacyPolicyUrl: address })).toMatchObject({
      privacyPolicyUrl: address,
    });
  }
});

test('the console refuses such an address beside its field, in the settings and in the setup', async () => {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const { id } = await makeEmbedding(made.P);
  const D = `/account/domains/${made.domain.id}`;
  for (const [page, action, field] of [
    [`${D}/texts/en_US`, `${D}/texts/en_US/save`, 'imprintUrl'],
    [`${D}/services/${id}`, `${D}/services/${id}/save`, 'privacyPolicyUrl'],
    [`${D}/onboarding/legal`, `${D}/onboarding/legal/save`, 'imprintUrl-en_US'],
  ] as const) {
    const form = formOn((await visit.get(page)).text, action);
    const answer = await visit.post(action, { ...form, [field]: 'javascript:alert(1)' });
    expect(answer.status, page).toBe(422);
    expect(answer.text).toContain(`id="${field}-error"`);
  }
});

test('an address that was stored before is in no link', async () => {
  const made = await makeDomain();
  await makeEmbedding(made.P);
  const address = 'javascript:alert(1)';
  for (const table of ['locales', 'embeddings'])
    await env.DB.prepare(
      `UPDATE ${table} SET settings = json_set(settings, '$.imprintUrl', ?1, '$.privacyPolicyUrl', ?1)`,
    )
      .bind(address)
      .run();
  await hosting('PUT', made.P, { name: made.domain.name, accessibilityLinkEnabled: true });
  for (const part of ['', `&part=settings&v=${build}`]) {
    const { text } = await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}${part}`);
    expect(text).toContain('Matomo');
    expect(text).not.toContain(address);
  }
});
