import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onExit } from '../lib/on-exit.ts';
import type { Resource } from './resources.ts';
import { step } from './step.ts';
import type { Target } from './target.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Beside wrangler.toml, because wrangler resolves paths from here. */
const CONFIG = 'wrangler.deploy.json';

/** Deploys the Worker with the resources that were found or created, which wrangler.toml need not name by ID. */
export async function deployWorker(target: Target, resources: Resource[], secrets: Record<string, string>) {
  const file = join(temporaryFolder(), 'secrets.json');
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  onExit(() => rmSync(CONFIG, { force: true }));
  writeFileSync(CONFIG, JSON.stringify(configFor(target, resources), null, 2));
  const withSecrets = Object.keys(secrets).length > 0 ? ['--secrets-file', file] : [];
  await step(
    'Worker',
    'The databases are migrated; the previous version of the Worker, if any, still runs.',
    ['deploy', '--minify', '--config', CONFIG, target.envFlag, ...withSecrets],
  );
}

function configFor({ config, environment, env }: Target, resources: Resource[]) {
  const resourceOf = (binding: string) => resources.find((resource) => resource.binding === binding)!;
  const complete = {
    ...environment,
    kv_namespaces: environment.kv_namespaces?.map((namespace) => ({
      ...namespace,
      id: resourceOf(namespace.binding).id,
    })),
    r2_buckets: environment.r2_buckets?.map((bucket) => ({
      ...bucket,
      jurisdiction: resourceOf(bucket.binding).found ?? undefined,
    })),
  };
  return env ? { ...config, env: { ...config.env, [env]: complete } } : complete;
}
