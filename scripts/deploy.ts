// Deploys Placet to Cloudflare: first what keeps data, then the migrations, then the Worker that needs both.
import './build/docs.ts';
import { boundDatabases } from './deploy/databases.ts';
import { migrate } from './deploy/migrations.ts';
import { ensureResources } from './deploy/resources.ts';
import { secretsToSet } from './deploy/secrets.ts';
import { requireSignIn } from './deploy/signed-in.ts';
import { readTarget } from './deploy/target.ts';
import { deployWorker } from './deploy/worker.ts';
import { bold, green } from './lib/terminal.ts';

const target = readTarget();
await requireSignIn();
const secrets = await secretsToSet(target);
const resources = await ensureResources(target);
for (const database of boundDatabases(target)) await migrate(database);
await deployWorker(target, resources, secrets);
console.log(bold(green(`\n${target.environment.name} is deployed.`)));
