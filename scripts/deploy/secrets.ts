import { MIN_OPERATOR_KEY, operatorKeyError } from '../../src/lib/crypto/operator-key-length.ts';
import { wrangler } from '../lib/run-command.ts';
import { fail } from '../lib/fail.ts';
import { dim } from '../lib/terminal.ts';
import type { Target } from './target.ts';

const NAMES = ['HOSTING_API_KEY', 'SECRET_KEY'] as const;

/** The secrets that the Worker lacks, from the environment variables of their names. Without its secrets, it rejects every call. */
export async function secretsToSet({ env, envFlag }: Target) {
  const { code, output } = await wrangler('secret', 'list', '--format', 'json', envFlag);
  // Before the first deployment there is no Worker with secrets to list.
  if (code !== 0 && !/Worker "\S+"( \(env: \S+\))? not found/.test(output))
    fail('The Worker’s secrets could not be listed.', output);
  const missing = NAMES.filter((name) => code !== 0 || !output.includes(`"${name}"`));
  const given = missing.filter((name) => process.env[name]);
  const without = missing.filter((name) => !process.env[name]);
  if (without.length > 0) explain(without, env);
  const secrets = Object.fromEntries(given.map((name) => [name, process.env[name]!]));
  refuseInvalid(secrets);
  console.log(dim(`secrets      ${given.length > 0 ? 'set with this deployment' : 'set'}`));
  return secrets;
}

function explain(names: readonly string[], env: string): never {
  console.error(
    'Set these secrets first. Wrangler asks for the value and, before the first deployment, offers to create the Worker:\n',
  );
  for (const name of names)
    console.error(`  npx wrangler secret put ${name}${env ? ` --env ${env}` : ' --env=""'}`);
  console.error(
    `\nHOSTING_API_KEY is the operator key, with at least ${MIN_OPERATOR_KEY} characters of your choice; SECRET_KEY is 32 random bytes in base64. To generate them:\n\n` +
      `  node -p "'op_' + crypto.randomBytes(30).toString('hex')"\n` +
      `  node -p "crypto.randomBytes(32).toString('base64')"\n\n` +
      'In CI, set environment variables of these names instead: they are uploaded with the first deployment.\n',
  );
  return fail(`Not deployed: ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not set.`);
}

function refuseInvalid({ HOSTING_API_KEY, SECRET_KEY }: Partial<Record<string, string>>) {
  const error = operatorKeyError(HOSTING_API_KEY);
  if (error) fail(error);
  if (SECRET_KEY && Buffer.from(SECRET_KEY, 'base64').length !== 32)
    fail('SECRET_KEY must be 32 random bytes in base64.');
}
