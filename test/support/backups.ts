import { expect } from 'vitest';
import { randomHex } from '../../src/lib/crypto/random.ts';
import { setHosts } from '../../src/db/clients/client-hosts.ts';
import { hosting } from './call.ts';
import { db } from './db.ts';
import { BCRYPT, clientPayload, makeClient, makeDomain, makeEmbedding } from './make.ts';
import { rowsOf } from './log/logs.ts';
import { resources } from './resources.ts';

export type Backup = {
  version: number;
  client: Record<string, any>;
  embedKey: string;
  hosts?: string[];
  calls: Record<string, number>;
  domains: Record<string, any>[];
};

const fullOf = (kind: string) => resources.find((resource) => resource.kind === kind)!.full;

/** A client with two domains: one in which nearly every setting differs from its default, and a new one. */
export async function makeAccount(more: object = {}) {
  const client = await makeClient({
    whitelabelMaxCount: 2,
    domainMaxCount: 9,
    company: 'Lindenhof Möbel GmbH',
    features: { canUseConsentSharing: true },
    ...more,
  });
  const made = await makeDomain('https://www.mysite.xyz/shop/', client);
  const put = await hosting('PUT', made.P, {
    name: 'www.mysite.xyz',
    ...fullOf('domain'),
    frontendWidgetEnabled: true,
    archived: false,
  });
  expect(put.status, put.text).toBe(200);
  await makeEmbedding(made.P, { ...fullOf('embedding'), name: 'Zähler “quoted” 😀\u2028' });
  await makeEmbedding(made.P, { name: 'Second' });
  await hosting('POST', `${made.P}/placeholder`, { name: '{COMPANY}', value: '<b>\'"\\' });
  await hosting('POST', `${made.P}/theme`, { name: 'Shop', default: true, logoImage: PNG });
  await setHosts(db, client.id, ['www.zwei.example', 'Bücher.example']);
  const second = await makeDomain('münchen.example', client);
  return { ...made, client, second };
}
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function exportBackup(clientId: string): Promise<Backup> {
  const answer = await hosting('GET', `/client/${clientId}/export`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

export const importBackup = (document: unknown, query = '', options: object = {}) =>
  hosting('POST', `/import${query}`, document, options);

const hex = (bytes = 6) => randomHex(bytes);

/** A backup of a client with some domains, each with one part of each kind. */
export function makeBackup(domains = 1, more: object = {}): Backup {
  const { username, emailAddress } = clientPayload();
  return {
    version: 1,
    client: { id: hex(), username, emailAddress, passwordHash: BCRYPT, active: true },
    embedKey: hex(24),
    calls: {},
    domains: Array.from({ length: domains }, (_, i) => ({
      id: hex(),
      name: `shop${i}.example`,
      embeddings: [
        { id: hex(), name: 'Matomo', purpose: 'a717ff5', active: true, assets: [{ id: hex(), name: '_pk' }] },
      ],
      locales: [{ name: 'en_US', active: true }],
      placeholders: [{ name: '{COMPANY}', value: 'Shop' }],
      themes: [{ id: hex(), name: 'Default', default: true }],
    })),
    ...more,
  };
}

/** A backup without its ids and names, so that two backups can be compared. */
export function withoutIds(document: Backup): unknown {
  const { client, embedKey: _, ...rest } = document;
  const { username: _username, emailAddress: _email, ...own } = client;
  return JSON.parse(JSON.stringify({ client: own, ...rest }, (key, value) => (key === 'id' ? 'id' : value)));
}

/** All rows that an import writes, including the logs that it begins. */
export async function rows() {
  const tables = ['clients', 'domains', 'embeddings', 'locales', 'placeholders', 'themes', 'logs'];
  return Promise.all(tables.map((table) => rowsOf(`SELECT * FROM ${table} ORDER BY 1`)));
}
