import type { Resource } from './resources.ts';
import type { Target } from './target.ts';
import { wranglerJson } from './wrangler-json.ts';

/** A database without a name in wrangler.toml is named as wrangler would name it. */
export const boundDatabases = ({ environment: { name, d1_databases = [] } }: Target) =>
  d1_databases.map(({ binding, database_name, migrations_dir = 'migrations' }) => ({
    binding,
    name: database_name ?? `${name}-${binding.toLowerCase().replaceAll('_', '-')}`,
    migrations: migrations_dir,
  }));

export async function findDatabases(target: Target): Promise<Resource[]> {
  const listed = await wranglerJson<{ name: string; uuid: string }[]>(
    'The D1 databases of the account could not be listed.',
    ['d1', 'list', '--json'],
  );
  const ids = new Map(listed.map(({ name, uuid }) => [name, uuid]));
  const wanted = target.jurisdiction;
  const resources: Resource[] = [];
  for (const { name, binding } of boundDatabases(target)) {
    const id = ids.get(name);
    const found = id === undefined ? undefined : await jurisdictionOf(name);
    const create = ['d1', 'create', name, ...(wanted ? ['--jurisdiction', wanted] : [])];
    resources.push({ kind: 'D1 database', name, binding, id, wanted, found, create });
  }
  return resources;
}

async function jurisdictionOf(name: string) {
  const { jurisdiction } = await wranglerJson<{ jurisdiction?: string | null }>(
    `The D1 database "${name}" could not be read.`,
    ['d1', 'info', name, '--json'],
  );
  return jurisdiction ?? null;
}
