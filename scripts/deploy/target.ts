import { parseArgs } from 'node:util';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { fail } from '../lib/terminal.ts';

/** What is used of wrangler.toml, or of one of its environments. */
type Environment = {
  name?: string;
  d1_databases?: { binding: string; database_name?: string; migrations_dir?: string }[];
  kv_namespaces?: { binding: string; id?: string }[];
  r2_buckets?: { binding: string; bucket_name?: string; jurisdiction?: string }[];
};
type Config = Environment & { env?: Record<string, Environment> };

export type Target = ReturnType<typeof readTarget>;

/** What to deploy: the arguments of the command, and what wrangler.toml says of the environment that they name. */
export function readTarget() {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: '' },
      jurisdiction: { type: 'string' },
      'kv-anywhere': { type: 'boolean', default: false },
    },
  });
  const config = readRawConfig({ config: 'wrangler.toml' }).rawConfig as Config;
  const environment = values.env ? config.env?.[values.env] : config;
  if (!environment) return fail(`wrangler.toml has no environment "${values.env}".`);
  const inFile = environment.r2_buckets?.find(({ jurisdiction }) => jurisdiction)?.jurisdiction;
  if (values.jurisdiction && inFile && values.jurisdiction !== inFile)
    fail(
      `--jurisdiction ${values.jurisdiction} contradicts wrangler.toml, whose R2 bucket is in "${inFile}".`,
    );
  return {
    config,
    environment,
    env: values.env,
    /** Selects the environment in every command, the top level too: without it, wrangler warns that there are others. */
    envFlag: `--env=${values.env}`,
    jurisdiction: values.jurisdiction ?? inFile ?? null,
    /** Where KV may be: only some accounts can give a KV namespace a jurisdiction. */
    kvJurisdiction: values['kv-anywhere'] ? null : (values.jurisdiction ?? inFile ?? null),
  };
}
