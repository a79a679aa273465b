import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { scanAndStore } from '../../src/domains/scan/website-scan.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';

/** The issues about legal pages with these addresses, after a scan of the website. */
async function issuesAbout(links: Record<string, string>, german: Record<string, string> = {}) {
  const { client, domain, P } = await makeDomain('www.mysite.xyz');
  await hosting('PUT', `${P}/locale/en_US`, links);
  await hosting('PUT', `${P}/locale/de_DE`, { active: true, ...german });
  const name = inject('site');
  const site = {
    id: domain.id,
    clientId: client.id,
    enteredName: `http://${name}`,
    name,
    path: '/plain/',
    ownHosts: [],
  };
  await scanAndStore({ ...env, ALLOW_PRIVATE_SCAN: 'true' }, db, [], site);
  const { body } = await hosting('GET', `${P}/onboarding/issues`);
  return (body as { type: string; url: string; found: string | null }[])
    .filter(({ type }) => type === 'link')
    .map(({ url, found }) => [url, found && new URL(found).pathname]);
}

test('a link to a legal page that the scan has found with another query is not broken', async () => {
  expect(
    await issuesAbout({ imprintUrl: '/plain/impressum?lang=de', privacyPolicyUrl: '/plain/datenschutz#top' }),
  ).toEqual([]);
});

test('a link is broken if the server has no such page', async () => {
  expect(await issuesAbout({ imprintUrl: '/plain/imprint', privacyPolicyUrl: '/plain/datenschutz' })).toEqual(
    [['/plain/imprint', '/plain/impressum']],
  );
});

test('the links of all languages are asked for, and which page replaces a broken one is then not known', async () => {
  expect(await issuesAbout({ imprintUrl: '/plain/imprint' }, { imprintUrl: '/plain/impressum' })).toEqual([
    ['/plain/imprint', null],
  ]);
});

test('a link whose server does not answer, or answers that it has an error, is not called broken', async () => {
  const links = { imprintUrl: '/broken/imprint', privacyPolicyUrl: '/status/503' };
  expect(await issuesAbout(links)).toEqual([]);
});
