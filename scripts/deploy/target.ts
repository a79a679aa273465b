import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { readArguments } from '../lib/read-arguments.ts';
import { fail } from '../lib/fail.ts';

/** What is used of wrangler.toml, or of one of its environments. */
type Environment = {
  name?: string;
  route?: unknown;
  routes?: (string | { pattern: string; custom_domain?: boolean })[];
  account_id?: string;
  vars?: Record<string, string>;
  d1_databases?: { binding: string; database_name?: string; migrations_dir?: string }[];
  kv_namespaces?: { binding: string; id?: string }[];
  r2_buckets?: { binding: string; bucket_name?: string; jurisdiction?: string }[];
};
type Config = Environment & { compatibility_date?: string; env?: Record<string, Environment> };

export type Target = ReturnType<typeof targetOf>;

export const JURISDICTIONS = ['eu', 'us', 'fedramp'];

/** The arguments that name a target. */
export const targetOptions = {
  env: { type: 'string', default: '' },
  jurisdiction: { type: 'string' },
  'kv-anywhere': { type: 'boolean', default: false },
} as const;
type Values = { env: string; jurisdiction?: string | undefined; 'kv-anywhere': boolean };

const USAGE = `npm run deploy --
  [--env staging]         environment in wrangler.toml
  [--jurisdiction eu]     jurisdiction of the resources, which are created where they are missing
  [--kv-anywhere]         the KV namespace gets no jurisdiction`;

/** What to deploy, from the arguments of the command. */
export const readTarget = () => targetOf(readArguments({ options: targetOptions }, USAGE).values);

/** The target that arguments name, with what wrangler.toml says of its environment. */
export function targetOf(values: Values) {
  const config = readRawConfig({ config: 'wrangler.toml' }).rawConfig as Config;
  const environment = values.env ? config.env?.[values.env] : config;
  if (!environment) return fail(`wrangler.toml has no environment "${values.env}".`);
  if (!environment.r2_buckets?.some(({ binding }) => binding === 'ARCHIVE'))
    fail('wrangler.toml has no [[r2_buckets]] with the binding ARCHIVE, which the consent log requires.');
  const plain = environment.routes?.some((route) => typeof route === 'string' || !route.custom_domain);
  if (plain || environment.route !== undefined)
    fail(
      'wrangler.toml has a route without custom_domain. A deployment would delete the routes of all own hosts: remove it, and run "npm run own-host" for it instead.',
    );
  const { jurisdiction } = values;
  if (jurisdiction !== undefined && !JURISDICTIONS.includes(jurisdiction))
    fail(`There is no jurisdiction "${jurisdiction}": use ${JURISDICTIONS.join(', ')}, or leave it out.`);
  const inFile = environment.r2_buckets?.find(({ jurisdiction }) => jurisdiction)?.jurisdiction;
  if (jurisdiction && inFile && jurisdiction !== inFile)
    fail(`--jurisdiction ${jurisdiction} contradicts wrangler.toml, whose R2 bucket is in "${inFile}".`);
  return {
    config,
    environment,
    env: values.env,
    /** Selects the environment in every command, the top level too: without it, wrangler warns that there are others. */
    envFlag: `--env=${values.env}`,
    jurisdiction: jurisdiction ?? inFile ?? null,
    /** Where KV may be: only some accounts can give a KV namespace a jurisdiction. */
    kvJurisdiction: values['kv-anywhere'] ? null : (jurisdiction ?? inFile ?? null),
  };
}
