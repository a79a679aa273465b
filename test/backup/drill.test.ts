import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswers, type Answer } from './answers.ts';
import { decide, erase, seed, visitor, type Seeded, type Site } from './seeded-instance.ts';
import { OPERATOR_KEY, SECRET_KEY, startService, type Service } from '../../scripts/lib/local-service.ts';
import { checkSecretKey, refusedKeysText } from '../../scripts/restore/check-target.ts';
import { encrypt } from '../../src/lib/crypto/secret-key.ts';
import { readBackup } from '../../scripts/restore/read-backup.ts';
import { restore } from '../../scripts/restore/restore.ts';
import { askService } from '../../src/verify/receipt/ask-about-receipt.ts';
import { describeResult } from '../../src/verify/receipt/describe-receipt.ts';
import { verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';

const DATABASES = ['DB', 'LOG1'];
const folder = mkdtempSync(join(tmpdir(), 'placet-drill-'));
const backup = join(folder, 'backup');
let service: Service;
let seeded: Seeded;
let answers: Answer[];
let checkpoint: string;
let lost: string;

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command of the project on the data of the local server in the folder. */
async function command(name: string, ...args: string[]) {
  const { HOSTING_API_KEY: _key, SECRET_KEY: _secret, ...inherited } = process.env;
  const child = spawn(process.execPath, [resolve(`scripts/${name}.ts`), ...args], {
    cwd: folder,
    // Most of the time goes into loading wrangler.
    env: { ...inherited, NODE_COMPILE_CACHE: join(tmpdir(), 'placet-compile-cache') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output };
}

const checkpointOf = async () => {
  const [{ id, apiKey }] = seeded.sites as [Site];
  return service.call('GET', `/api/domains/${id}/log/checkpoint`, { key: apiKey });
};

beforeAll(async () => {
  for (const name of ['wrangler.toml', 'drizzle']) cpSync(name, join(folder, name), { recursive: true });
  const toml = readFileSync('wrangler.toml', 'utf8');
  const second =
    '[[d1_databases]]\nbinding = "LOG1"\ndatabase_name = "placet-log1"\nmigrations_dir = "drizzle"\n\n';
  writeFileSync(
    join(folder, 'wrangler.toml'),
    // The order of the bindings must not matter.
    toml.replace('[[d1_databases]]', `${second}[[d1_databases]]`),
  );
  writeFileSync(join(folder, '.dev.vars'), `HOSTING_API_KEY=${OPERATOR_KEY}\nSECRET_KEY=${SECRET_KEY}\n`);
  service = await startService(folder, { databases: DATABASES });
  seeded = await seed(service);
});

test('a backup is taken while the service runs, with archived blocks', async () => {
  const states = await service.query('LOG1', 'SELECT state FROM blocks');
  expect(states.filter(({ state }) => state === 'archived').length).toBeGreaterThan(1);
  expect(seeded.receipts.length).toBeGreaterThan(5);
  mkdirSync(backup, { mode: 0o755 });
  const { code, output } = await command('backup', backup);
  expect(output).toContain(`The backup of the local server in ${backup} is complete.`);
  const names = readdirSync(backup, { recursive: true, encoding: 'utf8' });
  for (const name of names) expect(statSync(join(backup, name)).mode & 0o077, name).toBe(0);
  expect(output).toMatch(/LOG1: \d\d+ rows/);
  expect(code).toBe(0);

  // An erasure that the backup does not know is repeated from the bucket, a decision is lost.
  const [site] = seeded.sites as [Site];
  await erase(service, site, 'd');
  await service.run();
  answers = await readAnswers(service, seeded, NOW);
  checkpoint = await checkpointOf();
  lost = await decide(service, site, 'late');
});

const NOW = Date.now();
const options = { generation: 1, now: NOW / 1000, migrations: 'drizzle', report: () => undefined };

test('databases that are not empty are refused', async () => {
  await expect(restore(await service.storage(), await readBackup(backup), options)).rejects.toThrow(
    'The database DB is not empty.',
  );
});

test('another SECRET_KEY and a missing one are refused', async () => {
  const read = await readBackup(backup);
  const other = Buffer.alloc(32, 'other').toString('base64');
  await expect(checkSecretKey(read, other)).rejects.toThrow('SECRET_KEY is not the key of this backup');
  await expect(checkSecretKey(read, undefined)).rejects.toThrow('SECRET_KEY is missing');
  expect(await checkSecretKey(read, SECRET_KEY)).toEqual([]);
});

test('clients whose API keys have no check value, or another SECRET_KEY, are named', async () => {
  const read = await readBackup(backup);
  const { columns } = read.manifest.databases[0]!.tables.clients!;
  const [name, cipher] = ['username', 'apiKeyCipher'].map((column) => columns.indexOf(column)) as [
    number,
    number,
  ];
  const keys = [
    await encrypt(SECRET_KEY, 'api key', 'plc_3456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg'),
    await encrypt(Buffer.alloc(32, 'other').toString('base64'), 'api key', 'plc_any'),
  ];
  const usernames: string[] = [];
  const copy = changed((copy) => {
    const file = join(copy, 'DB/clients.ndjson');
    const rows = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string[]);
    expect(rows.length).toBeGreaterThan(1);
    for (const [i, key] of keys.entries()) {
      const row = [...rows[0]!];
      [row[name], row[cipher]] = [`former${i}`, key];
      usernames.push(row[name]);
      rows.push(row);
    }
    writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  });
  const refused = await checkSecretKey({ ...read, folder: copy }, SECRET_KEY);
  expect(refused).toEqual(usernames);
  expect(refusedKeysText(refused)).toContain('former0, former1. Rotate them');
});

/** A copy of the backup with one change. */
function changed(change: (copy: string) => void) {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(backup, copy, { recursive: true });
  change(copy);
  return copy;
}
const someObject = (copy: string) => {
  const [line = ''] = readFileSync(join(copy, 'objects.ndjson'), 'utf8').split('\n');
  return join(copy, (JSON.parse(line) as { file: string }).file);
};

test.each<[string, (copy: string) => void, string]>([
  ['without its manifest', (copy) => rmSync(join(copy, 'manifest.json')), 'it has no manifest.json'],
  [
    'with half a manifest',
    (copy) => writeFileSync(join(copy, 'manifest.json'), '{"format":'),
    'is not a manifest',
  ],
  ['of another format', (copy) => editManifest(copy, { format: 99 }), 'is not a manifest of format 1'],
  ['with a missing file', (copy) => rmSync(join(copy, 'LOG1/entries.ndjson')), 'entries.ndjson is missing'],
  [
    'with a changed file',
    (copy) => appendFileSync(join(copy, 'DB/clients.ndjson'), ' '),
    'clients.ndjson differs',
  ],
  ['with a missing object', (copy) => rmSync(someObject(copy)), 'is missing'],
  ['with a changed object', (copy) => appendFileSync(someObject(copy), ' '), 'differs from what was written'],
])('a backup %s is refused', async (_, change, sentence) => {
  await expect(readBackup(changed(change))).rejects.toThrow(sentence);
});

const readManifest = (copy: string) =>
  JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as Record<string, any>;
const editManifest = (copy: string, more: object) =>
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...readManifest(copy), ...more }));

test('a backup with a migration that this version does not have is refused', async () => {
  const copy = changed((copy) => {
    const { databases } = readManifest(copy);
    databases[0].migrations.push('0099_later.sql');
    editManifest(copy, { databases });
  });
  await expect(restore(await service.storage(), await readBackup(copy), options)).rejects.toThrow(
    'Restore it with a newer version of Placet.',
  );
});

test('after the loss of D1 and KV, the restored service gives the same answers', async () => {
  await service.close();
  for (const name of ['d1', 'kv']) rmSync(join(folder, '.wrangler/state/v3', name), { recursive: true });
  editManifest(backup, { startedAt: Math.floor(Date.now() / 1000) - 31 * 86_400 });
  const { code, output } = await command('restore', backup);
  expect(output).toContain('The backup is restored.');
  expect(output).not.toContain('are refused');
  expect(output).toContain('This backup is older than 30 days');
  expect(code).toBe(0);
  service = await startService(folder, { databases: DATABASES });
  // The first run finds the rollback and repeats the erasure.
  await service.run();
  expect(await service.query('LOG1', 'SELECT 1 FROM failedJobs')).toEqual([]);
  for (const [i, { path, text }] of (await readAnswers(service, seeded, NOW)).entries())
    expect(text, path).toBe(answers[i]!.text);
});

test('every receipt is genuine for the restored service, and of the lost entry only its receipt proves anything', async () => {
  for (const receipt of seeded.receipts) {
    const served = await askService(service.url, receipt);
    const verdict = describeResult(await verifyReceipt(receipt, '', served), 'en', service.url);
    expect(verdict.wrong).toEqual([]);
    expect(verdict.ok).toBe(true);
  }
  const served = await askService(service.url, lost);
  const { wrong, notShown } = describeResult(await verifyReceipt(lost, '', served), 'en', service.url);
  expect(wrong).toEqual([]);
  expect(notShown[0]).toMatch(
    /^Whether no\. \d+ is still in the log\. The service states that its database was rolled back/,
  );
});

test('the logs continue under new numbers, and their checkpoints name the former ones', async () => {
  const [, former = ''] = /^placet\/\w+\.(\d+)/.exec(checkpoint)!;
  const restored = await checkpointOf();
  const [, log = '', number] = /^placet\/(\w+)\.(\d+)/.exec(restored)!;
  expect(Number(number)).toBeGreaterThan(Number(former));
  expect(restored).toContain(`continues placet/${log}.${former} `);
});

test('the restored log is valid for npm run verify-log, with the key of the client and that of the operator', async () => {
  const [{ id, apiKey }] = seeded.sites as [Site];
  const saved = join(folder, 'checkpoint');
  for (const key of [
    ['--api-key', apiKey, '--save', saved],
    ['--since', saved],
  ]) {
    const { code, output } = await command('verify-log', '--url', service.url, '--domain', id, ...key);
    expect(output).toMatch(/The log is valid\. Blocks: [1-9].* intact/);
    expect(code).toBe(0);
  }
  const changed = readFileSync(saved, 'utf8').replace(/^\d+$/m, (size) => String(Number(size) - 1));
  writeFileSync(saved, changed);
  const { code, output } = await command(
    'verify-log',
    '--url',
    service.url,
    '--domain',
    id,
    '--since',
    saved,
  );
  expect(output).toContain(`The log of ${id} is not valid`);
  expect(code).toBe(1);
});

test('new decisions are stored and get receipts, and an erased visitor stays erased', async () => {
  const [site] = seeded.sites as [Site];
  await decide(service, site, 'new');
  const found = await service.call('GET', `/api/domains/${site.id}/consents`, { key: site.apiKey });
  expect(found).toContain(visitor('new'));
  for (const name of ['b', 'd']) expect(found).not.toContain(visitor(name));
});
