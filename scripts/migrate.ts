// Imports clients from another service with the same interface, which it only reads (docs/migration.md).
import { parseArgs } from 'node:util';
import { readDevVars } from './lib/dev-vars.ts';
import { fail } from './lib/fail.ts';
import { MigrationError } from './migrate/source-api.ts';
import { migrateClients } from './migrate/migrate-clients.ts';

const USAGE = `npm run migrate -- --from <base_url> [--to <base_url>] [--client <id>]… [--dry-run]
  --from       URL of the source system (or MIGRATE_FROM)
  --from-key   operator key of the source system; prefer MIGRATE_FROM_KEY, which is not visible in the process list
  --to         URL of Placet, default http://localhost:8787 (or MIGRATE_TO)
  --to-key     operator key of Placet (or MIGRATE_TO_KEY, HOSTING_API_KEY)
  --client     import only this client, by ID or username, even if already imported; can be repeated
  --replace    overwrite imported clients with changes made in the source system since
  --dry-run    read and report only, change nothing
  --rate       maximum requests per second, default 5
  --report     file for progress and report, default migration-<host>.json`;

const { values } = options();
const { env } = process;
const from = address(values.from ?? env.MIGRATE_FROM ?? '', '--from');
const to = address(values.to ?? env.MIGRATE_TO ?? 'http://localhost:8787', '--to');
const fromKey = values['from-key'] ?? env.MIGRATE_FROM_KEY;
const toKey = values['to-key'] ?? env.MIGRATE_TO_KEY ?? env.HOSTING_API_KEY ?? readDevVars().HOSTING_API_KEY;
const dry = values['dry-run'];
const rate = Number(values.rate);
if (!fromKey) fail('The operator key of the source system is missing: use --from-key or MIGRATE_FROM_KEY.');
if (!toKey && !dry)
  fail('The operator key of Placet is missing: use --to-key, MIGRATE_TO_KEY or HOSTING_API_KEY.');
if (!(rate > 0)) fail('--rate must be a number of requests per second.');

const file = values.report ?? `migration-${new URL(from).host.replace(':', '-')}.json`;
const allCame = await migrateClients({
  from,
  fromKey,
  to,
  toKey: toKey ?? '',
  only: values.client,
  dry,
  replace: values.replace,
  rate,
  file,
}).catch((error: unknown) => {
  if (!(error instanceof MigrationError)) throw error;
  return fail(error.message);
});
if (!allCame) process.exitCode = 1;

function options() {
  const string = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      options: {
        from: string,
        'from-key': string,
        to: string,
        'to-key': string,
        client: { ...string, multiple: true },
        'dry-run': flag,
        replace: flag,
        rate: { ...string, default: '5' },
        report: string,
      },
    });
  } catch (error) {
    return fail((error as Error).message, USAGE);
  }
}

function address(text: string, flag: string) {
  const base = text.replace(/\/+$/, '').replace(/\/hosting\/api$/, '');
  if (!/^https?:\/\//.test(base) || !URL.canParse(base))
    fail(`${flag} must be a URL such as https://consent.example.`, USAGE);
  return base;
}
