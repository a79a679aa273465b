import { expect, test } from 'vitest';
import { remoteConfig } from '../../scripts/backup/open-bindings.ts';
import type { Resource } from '../../scripts/deploy/resources.ts';
import { targetOf } from '../../scripts/deploy/target.ts';
import { sample } from '../support/sample.ts';
import { emptyAccount } from './account.ts';

test('a backup of a deployment that does not exist names what is missing, and creates nothing', async () => {
  const account = emptyAccount();
  const { code, output } = await account.run('backup', 'backup', '--remote');
  expect(output).toContain('The D1 database "placet" does not exist.');
  expect(code).toBe(1);
  expect(account.read().calls.some((call) => call.includes(' create '))).toBe(false);
});

test('a backup of a deployment with a jurisdiction needs its name', async () => {
  const account = emptyAccount({
    databases: [{ name: 'placet', jurisdiction: 'eu' }],
    namespaces: [{ id: '1', title: 'placet-keys', jurisdiction: 'eu' }],
    buckets: [{ name: 'placet-archive', jurisdiction: 'eu' }],
  });
  const { code, output } = await account.run('backup', 'backup', '--remote');
  expect(output).toContain('The D1 database "placet" has another jurisdiction: name it with --jurisdiction');
  expect(code).toBe(1);
});

test('a backup of a deployment whose KV namespace has no jurisdiction needs --kv-anywhere', async () => {
  const account = emptyAccount({
    databases: [{ name: 'placet', jurisdiction: 'eu' }],
    namespaces: [{ id: '1', title: 'placet-keys' }],
    buckets: [{ name: 'placet-archive', jurisdiction: 'eu' }],
  });
  const { code, output } = await account.run('backup', 'backup', '--remote', '--jurisdiction', 'eu');
  expect(output).toContain('The KV namespace "placet-keys" has another jurisdiction');
  expect(output).toContain('--kv-anywhere');
  expect(code).toBe(1);
});

test.each(
  sample(
    [
      [[], 'Name one folder.'],
      [['one', 'two'], 'Name one folder.'],
      [['one', '--remot'], "Unknown option '--remot'"],
      [['one', '--jurisdiction', 'eu'], 'The local server has no jurisdiction: add --remote'],
    ] as const,
    4,
  ),
)('wrong arguments of both commands (%s) are named', async (args, sentence) => {
  for (const command of ['backup', 'restore']) {
    const { code, output } = await emptyAccount().run(command, ...args);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  }
});

test('a restore without a complete backup does not call Cloudflare', async () => {
  const account = emptyAccount();
  const { code, output } = await account.run('restore', 'nothing', '--remote');
  expect(output).toContain('nothing is not a complete backup: it has no manifest.json.');
  expect(code).toBe(1);
  expect(account.read().calls).toEqual([]);
});

test('the connection names every resource by its ID, its jurisdiction and as a remote one', () => {
  const target = targetOf({ env: '', jurisdiction: 'eu', 'kv-anywhere': false });
  const of = (kind: Resource['kind'], binding: string, name: string, id?: string): Resource => ({
    kind,
    binding,
    name,
    id,
    wanted: 'eu',
    found: 'eu',
    create: [],
  });
  const config = remoteConfig(target, [
    of('D1 database', 'DB', 'placet', 'id-of-placet'),
    of('D1 database', 'LOG1', 'placet-log1', 'id-of-log1'),
    of('KV namespace', 'KEYS', 'placet-keys', 'id-of-keys'),
    of('R2 bucket', 'ARCHIVE', 'placet-archive'),
  ]);
  expect(config).toMatchObject({
    d1_databases: [
      { binding: 'DB', database_id: 'id-of-placet', remote: true },
      { binding: 'LOG1', database_id: 'id-of-log1', remote: true },
    ],
    kv_namespaces: [{ binding: 'KEYS', id: 'id-of-keys', remote: true }],
    r2_buckets: [{ binding: 'ARCHIVE', bucket_name: 'placet-archive', jurisdiction: 'eu', remote: true }],
  });
});
