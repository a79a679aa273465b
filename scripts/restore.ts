// Brings a deployment back from a backup: docs/operations/backup.md.
import { localStorage, remoteStorage } from './backup/open-bindings.ts';
import { readOptions } from './backup/target.ts';
import { ensureResources } from './deploy/resources.ts';
import { requireSignIn } from './deploy/signed-in.ts';
import { readDevVars } from './lib/dev-vars.ts';
import { Refusal } from './lib/refusal.ts';
import { fail } from './lib/fail.ts';
import { bold, green } from './lib/terminal.ts';
import { checkSecretKey, refusedKeysText } from './restore/check-target.ts';
import { readBackup } from './restore/read-backup.ts';
import { restore } from './restore/restore.ts';

const USAGE = `npm run restore -- <folder>
  [--remote]              to an account of Cloudflare instead of the local server
  [--env staging]         environment in wrangler.toml
  [--jurisdiction eu]     jurisdiction of the resources, which are created where they are missing
  [--kv-anywhere]         the KV namespace gets no jurisdiction
SECRET_KEY is the key of the deployment, in the environment or, for the local server, in .dev.vars.`;

const { folder, isRemote, target } = readOptions(USAGE);
const refused = (error: unknown): never => {
  if (error instanceof Refusal) fail(error.message);
  throw error;
};

console.log('Checking the files of the backup …');
const backup = await readBackup(folder).catch(refused);
const secretKey = process.env.SECRET_KEY ?? (isRemote ? undefined : readDevVars().SECRET_KEY);
const refusedKeys = await checkSecretKey(backup, secretKey).catch(refused);
const { storage, close } = isRemote ? await remote() : await localStorage(target);
try {
  await restore(storage, backup, {
    generation: Number(target.environment.vars?.LOG_KEY_GENERATION ?? 1),
    now: Math.floor(Date.now() / 1000),
    migrations: 'drizzle',
    report: (line) => console.log(line),
  });
  console.log(bold(green('The backup is restored.')));
  if (refusedKeys.length > 0) console.log(bold(refusedKeysText(refusedKeys)));
  console.log(
    `Now run "${isRemote ? 'npm run deploy' : 'npm run dev'}". The first run of the scheduled job gives all logs new numbers and repeats erasures.`,
  );
} catch (error) {
  refused(error);
} finally {
  await close();
}
// Connections to workerd would keep the process running.
process.exit();

async function remote() {
  await requireSignIn();
  return remoteStorage(target, await ensureResources(target));
}
