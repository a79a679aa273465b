import { expect, test } from 'vitest';
import before from './fixtures/backup-0.1.json' with { type: 'json' };
import { hosting } from '../../support/call.ts';
import { exportBackup, importBackup } from '../../support/backups.ts';

const outside = ['policyUsStates', 'policyQuebec', 'policyBrazil', 'policyElsewhere'] as const;
const policies = (policy: string) => Object.fromEntries(outside.map((name) => [name, policy]));
/** The themes of a domain with this flag, which is now a setting of the domain. */
const withFlag = <T extends { themes: object[] }>(domain: T, enableOnlyInEu: boolean) => ({
  ...domain,
  themes: domain.themes.map((theme) => ({ ...theme, enableOnlyInEu })),
});

test('a backup from version 0.1 is imported and exported unchanged, with a list of users and new settings', async () => {
  const taken = await importBackup(before);
  expect(taken.status, taken.text).toBe(201);
  const after = await exportBackup(before.client.id);
  const expected = before.domains.map((domain) => ({ ...withFlag(domain, false), ...policies('optIn') }));
  expect(after).toMatchObject({ ...before, users: [], domains: expected });
  // Its visitors may have decided under CCM19.
  expect(after.domains[0]).toMatchObject({ importCcm19Decisions: true });
  expect((await importBackup(before)).status).toBe(200);
  expect((await importBackup(after)).status).toBe(200);
  const [{ embeddings, locales, themes, ...domain }] = expected as [(typeof before.domains)[0]];
  const P = `/client/${before.client.id}/domain/${domain.id}`;
  const { country, managementStructure, tcfVendorBlacklist } = domain;
  expect((await hosting('GET', P)).body).toMatchObject({ country, managementStructure, tcfVendorBlacklist });
  expect((await hosting('GET', `${P}/embedding`)).body).toMatchObject(embeddings);
  expect((await hosting('GET', `${P}/locale`)).body).toEqual(locales);
  expect((await hosting('GET', `${P}/theme`)).body).toEqual(themes);
});

test('`enableOnlyInEu` of the shown theme in such a backup becomes the policies of its domain', async () => {
  const [first, ...others] = before.domains as [(typeof before.domains)[0], ...typeof before.domains];
  const document = { ...before, domains: [withFlag(first, true), ...others] };
  const taken = await importBackup(document);
  expect(taken.status, taken.text).toBe(201);
  const after = await exportBackup(before.client.id);
  expect(after.domains[0]).toMatchObject({
    ...withFlag(first, true),
    policyEurope: 'optIn',
    ...policies('none'),
  });
  expect((await importBackup(document)).status).toBe(200);
  expect((await importBackup(after)).status).toBe(200);

  // Where a backup has policies, they apply.
  const changed = structuredClone(after);
  Object.assign(changed.domains[0]!, policies('optOut'));
  expect((await importBackup(changed, '?replace=true')).status).toBe(201);
  const exported = await exportBackup(before.client.id);
  expect(exported.domains[0]).toMatchObject({ ...withFlag(first, false), ...policies('optOut') });
});
