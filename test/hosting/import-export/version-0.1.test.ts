import { expect, test } from 'vitest';
import before from './fixtures/backup-0.1.json' with { type: 'json' };
import { hosting } from '../../support/call.ts';
import { exportBackup, importBackup } from '../../support/backups.ts';

test('a backup from version 0.1 is imported and exported unchanged, with a list of users', async () => {
  const taken = await importBackup(before);
  expect(taken.status, taken.text).toBe(201);
  expect(await exportBackup(before.client.id)).toEqual({ ...before, users: [] });
  expect((await importBackup(before)).status).toBe(200);
  const [{ embeddings, locales, themes, ...domain }] = before.domains as [(typeof before.domains)[0]];
  const P = `/client/${before.client.id}/domain/${domain.id}`;
  const { country, managementStructure, tcfVendorBlacklist } = domain;
  expect((await hosting('GET', P)).body).toMatchObject({ country, managementStructure, tcfVendorBlacklist });
  expect((await hosting('GET', `${P}/embedding`)).body).toEqual(embeddings);
  expect((await hosting('GET', `${P}/locale`)).body).toEqual(locales);
  expect((await hosting('GET', `${P}/theme`)).body).toEqual(themes);
});
