import type { Unstable_RawConfig as RawConfig } from 'wrangler';

const MARKER = '# Staging: written by `npm run generate` from the settings above.';
const EXPLANATION = `${MARKER} Only its PUBLIC_URL, routes and IDs
# are edited here. Wrangler inherits no bindings and variables, so they are repeated with names and counters of their own.
`;

/** What wrangler takes from the top level where an environment says nothing else. */
const INHERITED = [
  'main',
  'compatibility_date',
  'compatibility_flags',
  'workers_dev',
  'keep_names',
  'upload_source_maps',
  'assets',
  'triggers',
  'observability',
];
const REPEATED = ['vars', 'd1_databases', 'kv_namespaces', 'r2_buckets', 'send_email', 'ratelimits'];
const OWN = ['name', 'routes'];

type Table = Record<string, unknown>;

/** The configuration with a staging environment that differs from production only in names, IDs and addresses. */
export function withStaging(text: string, config: RawConfig) {
  const { $schema: _schema, env, ...production } = config as Table & { env?: Record<string, Table> };
  const known = new Set([...INHERITED, ...REPEATED, ...OWN]);
  const unknown = Object.keys(production).filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw new Error(
      `wrangler.toml contains ${unknown.join(', ')}: list it in scripts/lib/staging.ts as inherited or repeated.`,
    );
  const above = text.split(MARKER)[0]!.trimEnd();
  return `${above}\n\n${EXPLANATION}${stagingTables(production, env?.staging ?? {})}`;
}

function stagingTables(production: Table, before: Table) {
  const sections = [`[env.staging]\n${line('name', `${String(production.name)}-staging`)}`];
  // Routes are inherited, and the addresses of production would move to staging.
  const routes = (before.routes ?? []) as unknown[];
  sections[0] += line('routes', routes);
  for (const key of REPEATED) {
    const value = production[key];
    if (key === 'vars') sections.push(table('[env.staging.vars]', ownVariables(value as Table, before)));
    else
      for (const binding of (value ?? []) as Binding[])
        sections.push(table(`[[env.staging.${key}]]`, ownBinding(binding, before[key] as Binding[])));
  }
  return sections.join('\n');
}

/** An empty PUBLIC_URL stands for the host of the request. */
const ownVariables = (variables: Table, { vars }: Table) => ({
  ...variables,
  PUBLIC_URL: (vars as Table | undefined)?.PUBLIC_URL ?? '',
});

/** What is used of a binding of any kind. */
type Binding = Partial<
  Record<'binding' | 'id' | 'database_id' | 'database_name' | 'bucket_name' | 'namespace_id', string>
>;

function ownBinding({ id: _id, database_id: _databaseId, ...binding }: Binding, before: Binding[] = []) {
  const { id, database_id } =
    before.find((other) => other.binding && other.binding === binding.binding) ?? {};
  const { database_name, bucket_name, namespace_id } = binding;
  return {
    ...binding,
    ...(database_name ? { database_name: `${database_name}-staging` } : {}),
    ...(bucket_name ? { bucket_name: `${bucket_name}-staging` } : {}),
    // Two Workers of an account that name the same counter share it.
    ...(namespace_id ? { namespace_id: String(Number(namespace_id) + 1000) } : {}),
    ...(id ? { id } : {}),
    ...(database_id ? { database_id } : {}),
  };
}

const table = (head: string, values: Table) =>
  `${head}\n${Object.entries(values)
    .map(([key, value]) => line(key, value))
    .join('')}`;

const line = (key: string, value: unknown) => `${key} = ${toml(value)}\n`;

function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${key} = ${toml(inner)}`);
  return `{ ${entries.join(', ')} }`;
}
