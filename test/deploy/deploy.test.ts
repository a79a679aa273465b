import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { CREATE_TABLE, migrationFile } from '../../scripts/deploy/migration-file.ts';
import { migrationNames } from '../../scripts/lib/migrations.ts';
import { sample } from '../support/sample.ts';
import { emptyAccount, SECRETS } from './account.ts';

const created = (calls: string[]) => calls.filter((call) => call.includes(' create '));
const changes = (calls: string[]) => calls.filter((call) => /^deploy|--file| create /.test(call));

test('an empty account gets a database, a namespace and a bucket, all migrations, and the Worker', async () => {
  const account = emptyAccount({ workers: {} });
  const { code, output } = await account.deploy([], SECRETS);
  expect(output).toContain('placet is deployed.');
  expect(code).toBe(0);
  const { databases, namespaces, buckets, workers } = account.read();
  expect(databases).toEqual([{ name: 'placet', jurisdiction: null }]);
  expect(namespaces).toEqual([{ id: 'id-of-placet-keys', title: 'placet-keys' }]);
  expect(buckets).toEqual([{ name: 'placet-archive' }]);
  expect(workers.placet!.secrets).toEqual(SECRETS);
  expect(workers.placet!.config!.kv_namespaces).toEqual([{ binding: 'KEYS', id: 'id-of-placet-keys' }]);
  expect(account.rows('placet', 'SELECT name FROM d1_migrations')).toEqual(migrationNames);
  expect(
    account.rows('placet', "SELECT count(*) FROM sqlite_master WHERE type = 'trigger'")[0],
  ).toBeGreaterThan(30);
});

test('nothing is left behind: neither the configuration with its IDs nor the secrets', async () => {
  const account = emptyAccount({
    workers: {},
    failures: { 'deploy ': 'Authentication error [code: 10000]' },
  });
  await account.deploy([], SECRETS);
  const call = account.read().calls.at(-1)!;
  expect(existsSync(join(account.folder, 'wrangler.deploy.json'))).toBe(false);
  expect(existsSync(/--secrets-file (\S+)/.exec(call)![1]!)).toBe(false);
});

test.each(sample(['SIGTERM', 'SIGINT', 'SIGHUP'] as const, 3))(
  'nothing is left behind by a deployment that is interrupted with %s',
  { tags: 'full' },
  async (signal) => {
    const account = emptyAccount({ workers: {} });
    const { code } = await account.interrupt('deploy ', signal, SECRETS);
    expect(code).toBe(1);
    const call = account.read().calls.at(-1)!;
    expect(existsSync(join(account.folder, 'wrangler.deploy.json'))).toBe(false);
    expect(existsSync(/--secrets-file (\S+)/.exec(call)![1]!)).toBe(false);
  },
);

test.each([
  ['npm_config_jurisdiction', 'eu', 'npm run deploy -- --jurisdiction'],
  ['npm_config_env', 'staging', 'npm run deploy -- --env'],
  ['npm_config_kv_anywhere', 'true', 'npm run deploy -- --kv-anywhere'],
])(
  'an option that npm has taken for its own (%s) is not ignored',
  { tags: 'full' },
  async (name, value, advice) => {
    const account = emptyAccount();
    const { code, output } = await account.deploy([], { [name]: value, npm_lifecycle_event: 'deploy' });
    expect(code).toBe(1);
    expect(output).toContain(`Write "--" before the options: ${advice}`);
    expect(account.read().calls).toEqual([]);
  },
);

test.each([
  [['--jurisdction', 'eu'], "Unknown option '--jurisdction'"],
  [['eu'], "Unexpected argument 'eu'"],
  [['--jurisdiction'], "Option '--jurisdiction <value>' argument missing"],
  [['--jurisdiction', 'EU'], 'There is no jurisdiction "EU": use eu, us, fedramp'],
  [['--jurisdiction', ''], 'There is no jurisdiction ""'],
])('wrong arguments (%s) are named, and nothing is called', { tags: 'full' }, async (args, sentence) => {
  const account = emptyAccount();
  const { code, output } = await account.deploy(args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^ +at /m);
  expect(account.read().calls).toEqual([]);
});

test('all that is created gets the jurisdiction asked for, and the bucket’s binding names it', async () => {
  const account = emptyAccount();
  expect((await account.deploy(['--jurisdiction', 'eu'])).code).toBe(0);
  const { databases, namespaces, buckets, workers } = account.read();
  for (const { jurisdiction } of [...databases, ...namespaces, ...buckets]) expect(jurisdiction).toBe('eu');
  expect(workers.placet!.config!.r2_buckets[0].jurisdiction).toBe('eu');
});

test(
  'the jurisdiction in wrangler.toml is asked for without the option, and not contradicted by it',
  { tags: 'full' },
  async () => {
    const account = emptyAccount();
    const file = join(account.folder, 'wrangler.toml');
    const text = readFileSync(file, 'utf8');
    const bucket = 'bucket_name = "placet-archive"\n';
    writeFileSync(file, text.replace(bucket, `${bucket}jurisdiction = "eu"\n`));
    const contradicting = await account.deploy(['--jurisdiction', 'us']);
    expect(contradicting.output).toContain('contradicts wrangler.toml');
    expect(account.read().calls).toEqual([]);
    expect((await account.deploy()).code).toBe(0);
    expect(account.read().databases[0]!.jurisdiction).toBe('eu');
  },
);

test('without the R2 bucket in wrangler.toml, nothing is deployed, and the deployment says that it is required', async () => {
  const account = emptyAccount();
  const file = join(account.folder, 'wrangler.toml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^\[\[r2_buckets\]\]\n(.+\n)+/m, ''));
  const { code, output } = await account.deploy();
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(
      'wrangler.toml has no [[r2_buckets]] with the binding ARCHIVE, which the consent log requires.',
    ),
  ]);
  expect(account.read().calls).toEqual([]);
});

test('a second deployment creates and migrates nothing, and leaves the secrets as they are', async () => {
  const account = emptyAccount();
  await account.deploy();
  account.change({ calls: [] });
  const { code, output } = await account.deploy();
  expect(code).toBe(0);
  expect(output).toContain('placet is up to date');
  expect(changes(account.read().calls)).toEqual(['deploy --minify --config wrangler.deploy.json --env=']);
});

test('a bookmark is printed before a migration, and only the new migration is applied', async () => {
  const account = emptyAccount();
  const first = await account.deploy();
  expect(first.output).toContain('d1 time-travel restore placet --bookmark=bookmark-of-placet');
  writeFileSync(
    join(account.folder, 'drizzle/0999_next.sql'),
    'CREATE TABLE next (id INTEGER PRIMARY KEY)\r\n',
  );
  account.change({ calls: [] });
  await account.deploy();
  const calls = account.read().calls;
  const bookmark = calls.findIndex((call) => call.startsWith('d1 time-travel info'));
  const imports = calls.filter((call) => call.includes('--file'));
  expect(imports).toHaveLength(1);
  expect(imports[0]).toContain('0999_next.sql');
  expect(bookmark).toBeLessThan(calls.indexOf(imports[0]!));
  expect(account.rows('placet', 'SELECT name FROM d1_migrations ORDER BY id')).toEqual([
    ...migrationNames,
    '0999_next.sql',
  ]);
  expect(account.rows('placet', 'SELECT count(*) FROM next')).toEqual([0]);
});

test('a migration that another deployment has applied meanwhile is undone as a whole', () => {
  const db = new DatabaseSync(':memory:');
  db.exec(CREATE_TABLE);
  const file = migrationFile(
    '0999_next.sql',
    'CREATE TABLE IF NOT EXISTS next (id); INSERT INTO next VALUES (1)',
  );
  const migrate = () => db.exec(`BEGIN; ${file} COMMIT`);
  migrate();
  expect(migrate).toThrow('UNIQUE constraint failed: d1_migrations.name');
  db.exec('ROLLBACK');
  expect(db.prepare('SELECT * FROM next').all()).toHaveLength(1);
});

test('many migrations at once leave nothing behind, and no warning', { tags: 'full' }, async () => {
  const account = emptyAccount();
  for (let i = 10; i < 22; i++)
    writeFileSync(join(account.folder, `drizzle/00${i}_next.sql`), `CREATE TABLE next${i} (id INTEGER)`);
  const { code, output } = await account.deploy();
  expect(code).toBe(0);
  expect(output).not.toContain('Warning');
  const files = account.read().calls.flatMap((call) => /--file (\S+)/.exec(call)?.slice(1) ?? []);
  expect(files).toHaveLength(12 + migrationNames.length);
  expect(files.filter((file) => existsSync(file))).toEqual([]);
});

test('migrations are never applied by the command that splits them on the server', async () => {
  const account = emptyAccount();
  await account.deploy();
  expect(account.read().calls.join('\n')).not.toContain('migrations apply');
});

test('an import that fails in the middle leaves the database as before, names the way back and deploys no Worker', async () => {
  const account = emptyAccount({
    failures: { 'd1 execute placet --remote --yes': 'D1 reset before execute completed!' },
  });
  const { code, output } = await account.deploy();
  expect(code).toBe(1);
  expect(output).toContain(
    'The step "migration 0000_init.sql of placet" failed. The import was undone as a whole',
  );
  expect(account.rows('placet', 'SELECT name FROM d1_migrations')).toEqual([]);
  expect(account.rows('placet', "SELECT count(*) FROM sqlite_master WHERE name = 'clients'")).toEqual([0]);
  expect(account.read().calls.some((call) => call.startsWith('deploy'))).toBe(false);

  account.change({ failures: {} });
  expect((await account.deploy()).code).toBe(0);
  expect(account.rows('placet', 'SELECT name FROM d1_migrations')).toEqual(migrationNames);
});

const misplaced = {
  'a database': { databases: [{ name: 'placet', jurisdiction: null }] },
  'a namespace': { namespaces: [{ id: '1', title: 'placet-keys' }] },
  'a bucket': { buckets: [{ name: 'placet-archive' }] },
  'a bucket elsewhere': { buckets: [{ name: 'placet-archive', jurisdiction: 'us' }] },
};
test.each(sample(Object.entries(misplaced), 8))(
  '%s without the jurisdiction asked for is refused before anything is created',
  { tags: 'full' },
  async (_what, found) => {
    const account = emptyAccount(found);
    const { code, output } = await account.deploy(['--jurisdiction', 'eu']);
    expect(code).toBe(1);
    expect(output).toContain('but the jurisdiction "eu" was asked for.');
    expect(output).toContain('Not deployed. A jurisdiction cannot be changed');
    expect(changes(account.read().calls)).toEqual([]);
  },
);

test('resources in the EU are not deployed to without saying so', { tags: 'full' }, async () => {
  const account = emptyAccount();
  await account.deploy(['--jurisdiction', 'eu']);
  account.change({ calls: [] });
  const { code, output } = await account.deploy();
  expect(code).toBe(1);
  expect(output).toContain(
    'The D1 database "placet" has the jurisdiction "eu", but no jurisdiction was asked for.',
  );
  expect(changes(account.read().calls)).toEqual([]);
});

test(
  'an account that has no KV jurisdictions is told so, and can keep KV anywhere',
  { tags: 'full' },
  async () => {
    const account = emptyAccount({
      failures: {
        'kv namespace create placet-keys --jurisdiction': 'jurisdiction not allowed [code: 10000]',
      },
    });
    const refused = await account.deploy(['--jurisdiction', 'eu']);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Cloudflare offers KV jurisdictions only to some accounts.');
    const { code } = await account.deploy(['--jurisdiction', 'eu', '--kv-anywhere']);
    expect(code).toBe(0);
    expect(account.read().namespaces).toEqual([{ id: 'id-of-placet-keys', title: 'placet-keys' }]);
    expect(account.read().databases[0]!.jurisdiction).toBe('eu');
  },
);

const failing: Record<string, string> = {
  'secret list': 'The Worker’s secrets could not be listed.',
  'd1 list': 'The D1 databases of the account could not be listed.',
  'd1 create': 'The D1 database "placet" could not be created.',
  'kv namespace list': 'The KV namespaces of the account could not be listed.',
  'kv namespace create': 'The KV namespace "placet-keys" could not be created.',
  'r2 bucket info': 'The R2 bucket "placet-archive" could not be read. If the account has no R2, enable it',
  'r2 bucket create': 'The R2 bucket "placet-archive" could not be created.',
  'd1 execute placet --remote --json': 'The migrations of placet could not be listed.',
  'd1 time-travel': 'The bookmark of placet could not be read.',
  'deploy ': 'The step "Worker" failed. The databases are migrated; the previous version of the Worker',
};
test.each(sample(Object.entries(failing), 8))(
  'where "wrangler %s" fails, the deployment says what failed and why, and stops',
  async (command, sentence) => {
    const account = emptyAccount({ failures: { [command]: 'Authentication error [code: 10000]' } });
    const { code, output } = await account.deploy();
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).toContain('Authentication error [code: 10000]');
    expect(account.read().calls.at(-1)).toMatch(new RegExp(`^${command}`));
  },
);

test('nothing is called without a sign-in', async () => {
  const account = emptyAccount({ loggedIn: false });
  const { code, output } = await account.deploy();
  expect(code).toBe(1);
  expect(output).toContain('Not logged in to Cloudflare.');
  expect(account.read().calls).toEqual(['whoami --json']);
});

test('missing secrets are named before anything is created, and invalid ones rejected', async () => {
  const account = emptyAccount({ workers: {} });
  const { code, output } = await account.deploy([], { SECRET_KEY: '' });
  expect(code).toBe(1);
  expect(output).toContain('HOSTING_API_KEY and SECRET_KEY are not set.');
  const short = await account.deploy([], { ...SECRETS, SECRET_KEY: 'short' });
  expect(short.output).toContain('SECRET_KEY must be 32 random bytes in base64.');
  expect(created(account.read().calls)).toEqual([]);
});

test('staging has resources, secrets and tables of its own beside production', { tags: 'full' }, async () => {
  const account = emptyAccount();
  await account.deploy();
  const before = account.read();
  const unset = await account.deploy(['--env', 'staging']);
  expect(unset.output).toContain('npx wrangler secret put SECRET_KEY --env staging');
  const { code, output } = await account.deploy(['--env', 'staging'], SECRETS);
  expect(output).toContain('placet-staging is deployed.');
  expect(code).toBe(0);
  const { databases, namespaces, buckets, workers } = account.read();
  expect(databases.map(({ name }) => name)).toEqual(['placet', 'placet-staging']);
  expect(namespaces.map(({ title }) => title)).toEqual(['placet-keys', 'placet-staging-keys']);
  expect(buckets.map(({ name }) => name)).toEqual(['placet-archive', 'placet-archive-staging']);
  expect(workers.placet).toEqual(before.workers.placet);
  expect(workers['placet-staging']!.config!.kv_namespaces[0].id).toBe('id-of-placet-staging-keys');
  expect(account.rows('placet-staging', 'SELECT name FROM d1_migrations')).toEqual(migrationNames);
});

test('an environment that wrangler.toml lacks is refused', async () => {
  const { code, output } = await emptyAccount().deploy(['--env', 'stagin']);
  expect(code).toBe(1);
  expect(output).toContain('wrangler.toml has no environment "stagin".');
});
