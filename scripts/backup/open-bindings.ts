import { writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import { boundDatabases } from '../deploy/databases.ts';
import type { Resource } from '../deploy/resources.ts';
import { step } from '../deploy/step.ts';
import type { Target } from '../deploy/target.ts';
import { temporaryFolder } from '../deploy/temporary-folder.ts';
import { onExit } from '../lib/on-exit.ts';

export type Stored = {
  binding: string;
  db: D1Database;
  /** Runs statements that define tables and triggers, all or none. */
  define: (statements: string[]) => Promise<void>;
};
/** What keeps the data of a deployment. */
export type Storage = { databases: Stored[]; keys: KVNamespace; bucket: R2Bucket };

type Bindings = Record<string, unknown> & { KEYS: KVNamespace; ARCHIVE: R2Bucket };

const CONFIG = 'wrangler.backup.json';

/** The data of the local server, in `.wrangler`. */
export const localStorage = async (target: Target) =>
  connect(
    target,
    { configPath: 'wrangler.toml', environment: target.env || undefined },
    ({ db }) =>
      (statements) =>
        db.batch(statements.map((text) => db.prepare(text))).then(() => undefined),
  );

/**
 * The data of a deployment, through wrangler’s connection to the resources of an account: no command of wrangler lists
 * the objects of a bucket, and each would take seconds. Definitions are imported as in a deployment (scripts/deploy/migrations.ts).
 */
export async function remoteStorage(target: Target, resources: Resource[]) {
  onExit(() => rmSync(CONFIG, { force: true }));
  writeFileSync(CONFIG, JSON.stringify(remoteConfig(target, resources), null, 2));
  return connect(target, { configPath: CONFIG, persist: false }, ({ name }) => async (statements) => {
    const file = join(temporaryFolder(), 'definitions.sql');
    writeFileSync(file, statements.map((text) => `${text};\n`).join(''));
    await step(`tables of ${name}`, 'The import was undone as a whole. Run the same command again.', [
      'd1',
      'execute',
      name,
      '--remote',
      '--yes',
      '--file',
      file,
    ]);
  });
}

/** The configuration that connects to the resources of an account instead of local ones. */
export function remoteConfig({ config, environment }: Target, resources: Resource[]) {
  const of = (kind: Resource['kind']) =>
    resources.filter((resource) => resource.kind === kind && isOwn(resource.binding));
  return {
    name: environment.name,
    compatibility_date: config.compatibility_date,
    account_id: environment.account_id ?? config.account_id,
    d1_databases: of('D1 database').map(({ binding, name, id }) => ({
      binding,
      database_name: name,
      database_id: id,
      remote: true,
    })),
    kv_namespaces: of('KV namespace').map(({ binding, id }) => ({ binding, id, remote: true })),
    r2_buckets: of('R2 bucket').map(({ binding, name, found }) => ({
      binding,
      bucket_name: name,
      jurisdiction: found ?? undefined,
      remote: true,
    })),
  };
}

const isOwn = (binding: string) => /^(DB|LOG[1-9]\d*|KEYS|ARCHIVE)$/.test(binding);

type Options = { configPath: string; environment?: string | undefined; persist?: false };
type Database = ReturnType<typeof boundDatabases>[number] & { db: D1Database };

async function connect(target: Target, options: Options, define: (database: Database) => Stored['define']) {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  process.env.WRANGLER_LOG = 'warn';
  // Imported here, because it takes seconds, and a refused backup does not need it.
  const { getPlatformProxy } = await import('wrangler');
  const { env, dispose } = await getPlatformProxy<Bindings>(options);
  const databases = boundDatabases(target)
    .filter(({ binding }) => isOwn(binding))
    // `DB` comes first, then LOG1, LOG2, …, in whatever order wrangler.toml has them.
    .sort((a, b) => a.binding.localeCompare(b.binding, 'en', { numeric: true }))
    .map((database) => {
      const db = env[database.binding] as D1Database;
      return { binding: database.binding, db, define: define({ ...database, db }) };
    });
  return { storage: { databases, keys: env.KEYS, bucket: env.ARCHIVE } satisfies Storage, close: dispose };
}
