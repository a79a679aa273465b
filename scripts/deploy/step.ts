import { start } from '../lib/run-command.ts';
import { fail } from '../lib/fail.ts';
import { bold } from '../lib/terminal.ts';

/** Runs a wrangler command with its output on the terminal. As in CI it asks nothing and does not change wrangler.toml. */
export async function step(what: string, consequence: string, args: string[]) {
  console.log(bold(`\n${what}: wrangler ${args.join(' ')}`));
  const child = start('wrangler', args, { env: { CI: '1' }, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number>((done) => child.on('exit', (status) => done(status ?? 1)));
  if (code !== 0) fail(`The step "${what}" failed. ${consequence} The remaining steps were skipped.`);
}
