// Writes everything that a deployment has stored to a folder: docs/operations/backup.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from './backup/back-up.ts';
import { LIFE_DAYS } from './backup/format.ts';
import { localStorage, remoteStorage } from './backup/open-bindings.ts';
import { deployedResources, readOptions } from './backup/target.ts';
import { Refusal } from './lib/refusal.ts';
import { fail } from './lib/fail.ts';
import { bold, dim, green } from './lib/terminal.ts';
import { dateOf, SECONDS_PER_DAY } from '../src/lib/time.ts';

const USAGE = `npm run backup -- <folder>
  [--remote]              the deployment instead of the local server
  [--env staging]         environment in wrangler.toml
  [--jurisdiction eu]     jurisdiction of the deployment
  [--kv-anywhere]         the KV namespace has no jurisdiction`;

const { folder, isRemote, target } = readOptions(USAGE);
// The files contain personal data and secrets, also in a folder that others can read.
process.umask(0o077);
const { storage, close } = isRemote
  ? await remoteStorage(target, await deployedResources(target))
  : await localStorage(target);
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};
const now = () => Math.floor(Date.now() / 1000);
try {
  const report = (line: string) => console.log(dim(line));
  const { completedAt } = await backUp(storage, folder, { version, now, report });
  const source = isRemote ? target.environment.name : 'the local server';
  console.log(bold(green(`The backup of ${source} in ${folder} is complete.`)));
  const until = dateOf(completedAt + LIFE_DAYS * SECONDS_PER_DAY);
  console.log(
    `It contains personal data and secrets. Delete it by ${until}, because it does not follow erasures.`,
  );
} catch (error) {
  if (error instanceof Refusal) fail(error.message);
  throw error;
} finally {
  await close();
}
// Connections to workerd would keep the process running.
process.exit();
