// Starts Placet on this machine with secrets, database and server, without an account or any other service.
import './build/docs.ts';
import { createServer } from 'node:net';
import { unstable_readConfig } from 'wrangler';
import { operatorKeyError } from '../src/lib/crypto/operator-key-length.ts';
import { createDevVars, newOperatorKey, readDevVars } from './lib/dev-vars.ts';
import { start, wrangler } from './lib/run-command.ts';
import { fail } from './lib/fail.ts';
import { readArguments } from './lib/read-arguments.ts';
import { bold, dim } from './lib/terminal.ts';

const MINUTE = 60_000;

const { values, positionals } = readArguments(
  {
    options: { port: { type: 'string', default: process.env.PORT || '8787' } },
    allowPositionals: true,
  },
  'Usage: npm run dev -- --port 8788',
);
const port = Number(values.port);
const url = `http://localhost:${port}`;

if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`"${values.port}" is not a port number.`);
if (!(await isFree(port)))
  fail(
    `Port ${port} is already in use. Stop the other process, or choose another port: npm run dev -- --port ${port + 1}`,
  );

if (createDevVars()) console.log(dim('.dev.vars   created with new secrets'));
const keyError = operatorKeyError(readDevVars().HOSTING_API_KEY);
if (keyError) fail(`${keyError} Change it in .dev.vars, for example to ${newOperatorKey()}`);
for (const { binding } of boundDatabases())
  console.log(dim(`${binding.padEnd(11)} ${await migrate(binding)}`));
const server = serve();
await answering();
// Receipts are signed only after a first run.
await runScheduled();
greet();
setInterval(runScheduled, MINUTE);

/** Whether the port is free; Node and wrangler both accept "localhost" for IPv4 and IPv6. */
function isFree(candidate: number) {
  const free = (host: string) =>
    new Promise<boolean>((done) => {
      const probe = createServer();
      probe.on('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE'));
      probe.listen(candidate, host, () => probe.close(() => done(true)));
    });
  return free('127.0.0.1').then((v4) => v4 && free('::1'));
}

async function migrate(binding: string) {
  const { code, output } = await wrangler('d1', 'migrations', 'apply', binding, '--local');
  if (code !== 0) fail(`The migrations of the local database ${binding} failed.`, output);
  if (output.includes('No migrations to apply')) return 'up to date';
  const count = /apply (\d+) migration/.exec(output)?.[1];
  return `${count} migration${count === '1' ? '' : 's'} applied`;
}

/** Starts the server and ends with its exit code. Other arguments of this script are passed to wrangler. */
function serve() {
  // Below "error", wrangler warns that it runs no scheduled jobs; `runScheduled` runs them.
  const args = `dev demo/worker.ts --port ${port} --var ALLOW_PRIVATE_SCAN:true --inspector-port 0 --show-interactive-dev-session=false --log-level error`;
  const child = start('wrangler', [...args.split(' '), ...positionals], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ending = true;
      child.kill('SIGTERM');
    });
  }
  child.on('exit', (code) => process.exit(ending ? 0 : (code ?? 1)));
  return child;
}

async function answering() {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill('SIGTERM');
  fail(`Placet did not respond at ${url} within one minute.`);
}

function greet() {
  const key = readDevVars().HOSTING_API_KEY;
  console.log(`\n${bold('Placet')} is running at ${bold(url)}   ${dim('(press Ctrl-C to stop)')}`);
  if (!key)
    return console.log('HOSTING_API_KEY is missing in .dev.vars: the hosting API rejects all requests.');
  console.log(`Operator’s console: ${bold(`${url}/operator`)}\nOperator key: ${bold(key)}\n`);
  console.log(`First API call:\n  curl -H 'Authorization: Bearer ${key}' ${url}/hosting/api/client\n`);
  const seed = port === 8787 ? 'npm run seed' : `npm run seed -- --url ${url}`;
  console.log(`${bold(seed)} adds a demo client with domains and consent records.`);
}

/** Runs the scheduled job, as the cron trigger does in production. */
async function runScheduled() {
  await fetch(`${url}/cdn-cgi/local/scheduled`).catch(() => undefined);
}

type Bound = { binding: string; database_name?: string };

/** The D1 databases that wrangler.toml binds: `DB`, and `LOG1`, `LOG2`, … for logs besides. */
function boundDatabases() {
  return (unstable_readConfig({ config: 'wrangler.toml' }).d1_databases as Bound[]).map(
    ({ binding, database_name }) => ({ binding, name: database_name ?? binding }),
  );
}
