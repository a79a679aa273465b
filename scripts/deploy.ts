// Deploys Placet to Cloudflare: first the databases, then their migrations, then the Worker that needs them.
import { parseArgs } from 'node:util';
import { MIN_OPERATOR_KEY } from '../src/lib/operator-key-length.ts';
import { boundDatabases } from './lib/databases.ts';
import { start, wrangler } from './lib/run-command.ts';
import { bold, dim, fail, green } from './lib/terminal.ts';

const SECRETS = ['HOSTING_API_KEY', 'SECRET_KEY'];

const { values } = parseArgs({ options: { jurisdiction: { type: 'string' } } });

await loggedIn();
await secretsSet();
const databases = boundDatabases();
await databasesExist();
for (const { binding } of databases)
  await step(`migrations of ${binding}`, 'd1', 'migrations', 'apply', binding, '--remote');
await step('Worker', 'deploy', '--minify');
console.log(bold(green('\nPlacet is deployed.')));

async function loggedIn() {
  const { code, output } = await wrangler('whoami', '--json');
  if (code === 0) return;
  // Without an account, wrangler prints {"loggedIn": false}; any other output is printed.
  fail(
    'Not logged in to Cloudflare. Run "npx wrangler login", or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    output.includes('"loggedIn"') ? '' : output,
  );
}

/** Sets the secrets first, on the first deployment too, because without them the Worker returns an error for every call. */
async function secretsSet() {
  const { code, output } = await wrangler('secret', 'list', '--format', 'json');
  // Before the first deployment there is no Worker with secrets to list.
  if (code !== 0 && !/Worker "\S+" not found/.test(output))
    fail('The Worker’s secrets could not be listed.', output);
  const missing = SECRETS.filter((name) => code !== 0 || !output.includes(`"${name}"`));
  if (missing.length === 0) return console.log(dim('secrets      set'));
  console.error(
    'Set these secrets first. Wrangler asks for the value and, before the first deployment, offers to create the Worker:\n',
  );
  for (const name of missing) console.error(`  npx wrangler secret put ${name}`);
  console.error(
    `\nHOSTING_API_KEY is the operator key, with at least ${MIN_OPERATOR_KEY} characters of your choice; SECRET_KEY is 32 random bytes in base64. To generate them:\n\n` +
      `  node -p "'op_' + crypto.randomBytes(30).toString('hex')"\n` +
      `  node -p "crypto.randomBytes(32).toString('base64')"\n`,
  );
  fail(`Not deployed: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set.`);
}

/** Wrangler would create the databases during the deployment, but their migrations must be applied before. */
async function databasesExist() {
  const listed = await wrangler('d1', 'list', '--json');
  if (listed.code !== 0) fail('The D1 databases of the account could not be listed.', listed.output);
  const there = new Set((JSON.parse(listed.stdout) as { name: string }[]).map(({ name }) => name));
  const where = values.jurisdiction ? ['--jurisdiction', values.jurisdiction] : [];
  for (const { name } of databases) {
    if (there.has(name)) {
      console.log(dim(`database     ${name}`));
      continue;
    }
    const { code, output } = await wrangler('d1', 'create', name, ...where);
    if (code !== 0) fail(`The D1 database "${name}" could not be created.`, output);
    console.log(dim(`database     ${[name, 'created', ...where].join(' ')}`));
  }
}

/** Runs a wrangler command with its output on the terminal. As in CI it asks nothing and does not change wrangler.toml. */
async function step(what: string, ...args: string[]) {
  console.log(bold(`\n${what}: wrangler ${args.join(' ')}`));
  const child = start('wrangler', args, { env: { CI: '1' }, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number>((done) => child.on('exit', (status) => done(status ?? 1)));
  if (code !== 0) fail(`The step "${what}" failed. The remaining steps were skipped.`);
}
