// Replaces wrangler in tests: the same commands, answers and errors as wrangler 4.156, on an account in a file instead of
// one at Cloudflare. D1 is SQLite.
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { Account } from './account.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    command: { type: 'string' },
    config: { type: 'string', default: 'wrangler.toml' },
    env: { type: 'string', default: '' },
    file: { type: 'string' },
    format: { type: 'string' },
    json: { type: 'boolean' },
    jurisdiction: { type: 'string' },
    minify: { type: 'boolean' },
    remote: { type: 'boolean' },
    'secrets-file': { type: 'string' },
    yes: { type: 'boolean' },
  },
});
const account = JSON.parse(readFileSync('account.json', 'utf8')) as Account;
const line = process.argv.slice(2).join(' ');
account.calls.push(line);
save();

if (account.hangs && line.startsWith(account.hangs)) {
  // Until the script that waits for it has ended.
  const script = process.ppid;
  setInterval(() => process.ppid === script || process.exit(1), 20);
  await new Promise(() => undefined);
}

const failure = Object.entries(account.failures).find(([start]) => line.startsWith(start));
if (failure && !values.file) error(failure[1]);

switch (positionals.slice(0, 3).join(' ')) {
  case 'whoami':
    console.log(`\n${JSON.stringify({ loggedIn: account.loggedIn })}`);
    process.exit(account.loggedIn ? 0 : 1);
    break;
  case 'secret list': {
    const name = values.env ? `placet-${values.env}` : 'placet';
    const secrets = account.workers[name]?.secrets;
    if (!secrets)
      error(
        `Worker "${name}"${values.env ? ` (env: ${values.env})` : ''} not found.\n\nIf this is a new Worker, run \`wrangler deploy\` first to create it.`,
      );
    print(Object.keys(secrets).map((secret) => ({ name: secret, type: 'secret_text' })));
    break;
  }
  case 'd1 list':
    print(account.databases.map(({ name, jurisdiction }) => ({ uuid: name, name, jurisdiction })));
    break;
  case 'kv namespace list':
    print(account.namespaces.map((namespace) => ({ ...namespace, supports_url_encoding: true })));
    break;
  case 'kv namespace create': {
    const title = `${values.env ? `${values.env}-` : ''}${positionals[3]}`;
    if (account.namespaces.some((other) => other.title === title))
      error(`A KV namespace with the title "${title}" already exists.`);
    const { jurisdiction } = values;
    account.namespaces.push({ id: `id-of-${title}`, title, ...(jurisdiction && { jurisdiction }) });
    break;
  }
  case 'r2 bucket info': {
    const bucket = bucketOf(positionals[3]!, values.jurisdiction);
    if (!bucket) error('The specified bucket does not exist. [code: 10006]');
    print({ name: bucket.name, location: 'WEUR', object_count: '0' });
    break;
  }
  case 'r2 bucket create':
    account.buckets.push({ name: positionals[3]!, jurisdiction: values.jurisdiction });
    break;
  case 'deploy':
    deploy();
    break;
  default:
    if (positionals[0] !== 'd1') error(`Unknown command: ${line}`);
    d1(positionals.slice(1).join(' '));
}
save();

function d1(command: string) {
  const name = positionals.at(-1)!;
  if (command.startsWith('create')) {
    if (account.databases.some((other) => other.name === name))
      error('A database with that name already exists');
    account.databases.push({ name, jurisdiction: values.jurisdiction ?? null });
    return;
  }
  const found = account.databases.find((other) => other.name === name);
  if (!found) return error(`Couldn't find a D1 DB with name or binding '${name}' in your config or the API.`);
  if (command.startsWith('info')) return print({ uuid: name, ...found, num_tables: 0 });
  if (command.startsWith('time-travel info')) return print({ bookmark: `bookmark-of-${name}` });
  if (command.startsWith('execute') && values.remote) return execute(name);
  return error(`Unknown command: ${line}`);
}

function execute(name: string) {
  const db = new DatabaseSync(`${name}.sqlite`);
  const statements = (values.command ?? '').split(/(?<=;)\s+/).filter(Boolean);
  if (values.command)
    return print(statements.map((sql) => ({ results: db.prepare(sql).all(), success: true })));
  const sql = readFileSync(values.file!, 'utf8');
  // A failed import leaves the database as it was.
  db.exec('BEGIN');
  db.exec(failure ? sql.slice(0, sql.indexOf('--> statement-breakpoint')) : sql);
  if (!failure) return db.exec('COMMIT');
  db.exec('ROLLBACK');
  return error(failure[1]);
}

/** What wrangler does with bindings: a database or bucket by its name, a namespace by its ID; what is missing is created. */
function deploy() {
  const config = JSON.parse(readFileSync(values.config, 'utf8')) as Record<string, any>;
  const environment = values.env ? config.env[values.env] : config;
  const given = values['secrets-file'] ? JSON.parse(readFileSync(values['secrets-file'], 'utf8')) : {};
  for (const { id } of environment.kv_namespaces)
    if (!account.namespaces.some((namespace) => namespace.id === id))
      error(`KV namespace '${id}' not found. [code: 10041]`);
  for (const { bucket_name, jurisdiction } of environment.r2_buckets)
    if (!bucketOf(bucket_name, jurisdiction))
      account.buckets.push({ name: bucket_name, jurisdiction: undefined });
  for (const { database_name } of environment.d1_databases)
    if (!account.databases.some(({ name }) => name === database_name))
      account.databases.push({ name: database_name, jurisdiction: null });
  account.workers[environment.name] = {
    secrets: { ...account.workers[environment.name]?.secrets, ...given },
    config: environment,
  };
}

function bucketOf(name: string, jurisdiction?: string) {
  return account.buckets.find((other) => other.name === name && other.jurisdiction === jurisdiction);
}

function print(value: unknown) {
  console.log(JSON.stringify(value, null, 2));
}

function save() {
  writeFileSync('account.json', JSON.stringify(account));
}

function error(message: string): never {
  save();
  console.error(`\n✘ [ERROR] ${message}\n`);
  process.exit(1);
}
