import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { Storage } from '../backup/open-bindings.ts';
import { CREATE_TABLE } from '../deploy/migration-file.ts';
import { bundleWorker } from './bundle-worker.ts';
import { migrationNames, migrationStatements } from './migrations.ts';

export const OPERATOR_KEY = 'the-operators-key-of-the-tests-alone';
export const SECRET_KEY = Buffer.from('thirty-two bytes, only for tests').toString('base64');

export type Service = Awaited<ReturnType<typeof startService>>;
type Call = { key?: string; body?: unknown; headers?: Record<string, string> };

const LIMITS = /\[\[ratelimits\]\]\nname = "(\w+)"\nnamespace_id = "(\d+)"/g;

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Applies all migrations to a new database, as a deployment does. */
async function migrate(db: Database, statement = (text: string) => text) {
  const { results } = await db.prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'").all();
  if (results.length > 0) return;
  const applied = migrationNames.map((name) => `INSERT INTO d1_migrations (name) VALUES ('${name}')`);
  await db.batch(
    [...migrationStatements().map(statement), CREATE_TABLE, ...applied].map((text) => db.prepare(text)),
  );
}

type Network = (request: { url: string }) => Promise<Response>;

/** The static assets, from which the Worker reads its tables. */
const assets: Network = async ({ url }) =>
  new Response(await readFile(join('public', new URL(url).pathname)));

type Setup = {
  /** The bindings of the databases. */
  databases?: string[];
  /** The first file of the Worker. */
  entry?: string;
  bindings?: Record<string, string>;
  /** Answers what the Worker fetches; otherwise, it reaches the internet. */
  network?: Network;
  /** Changes a statement of the migrations. */
  statement?: (text: string) => string;
};

const built: Record<string, Promise<string>> = {};

/** Starts Placet on the data of a local server in `folder`, unless `entry` says otherwise with the additions of `npm run dev`. */
export async function startService(
  folder: string,
  { databases = ['DB'], entry = 'demo/worker.ts', bindings, network, statement }: Setup = {},
) {
  const script = await (built[entry] ??= bundleWorker(entry).then(({ text }) => text));
  const [production = ''] = readFileSync('wrangler.toml', 'utf8').split('[env.staging]');
  const limits = [...production.matchAll(LIMITS)].map(
    ([, name = '', namespace_id = '']) =>
      [name, { namespace_id, simple: { limit: 10_000, period: 60 as const } }] as const,
  );
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'index.js', contents: script }],
      compatibilityDate: '2026-11-02',
      compatibilityFlags: ['nodejs_compat'],
      // Wrangler names local resources in this way.
      d1Databases: Object.fromEntries(databases.map((name) => [name, name])),
      kvNamespaces: { KEYS: 'KEYS' },
      r2Buckets: { ARCHIVE: 'placet-archive' },
      serviceBindings: { ASSETS: assets as never },
      ...(network && { outboundService: network as never }),
      ratelimits: Object.fromEntries(limits),
      bindings: {
        HOSTING_API_KEY: OPERATOR_KEY,
        SECRET_KEY,
        PUBLIC_URL: '',
        LOG_BLOCK_ENTRIES: '10000',
        LOG_BLOCK_DAYS: '2',
        LOG_RETENTION_DAYS: '395',
        LOG_KEY_GENERATION: '1',
        TIMESTAMP_URL: '',
        ALLOW_PRIVATE_SCAN: 'false',
        ...bindings,
      },
      resourcePersistencePath: join(folder, '.wrangler/state/v3'),
      cf: false,
      handleStructuredLogs: ({ level, message }) => {
        if (level === 'error') console.error(message);
      },
    }),
  );
  const url = (await miniflare.ready).origin;
  for (const binding of databases) await migrate(await miniflare.getD1Database(binding), statement);
  /** Calls the service; throws for an error. */
  async function call(method: string, path: string, { key, body, headers }: Call = {}) {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  }
  return {
    url,
    miniflare,
    call,
    hosting: async <T = Record<string, string>>(method: string, path: string, body?: unknown) =>
      JSON.parse((await call(method, `/hosting/api${path}`, { key: OPERATOR_KEY, body })) || 'null') as T,
    /** Runs the scheduled job. */
    run: async (scheduledTime = new Date()) =>
      void (await (await miniflare.getWorker()).scheduled({ scheduledTime })),
    /** What the service stores, as a backup reads it. */
    async storage() {
      const found = databases.map(async (binding) => ({
        binding,
        db: await miniflare.getD1Database(binding),
        define: () => Promise.reject(new Error('a service in use gets no definitions')),
      }));
      const keys = await miniflare.getKVNamespace('KEYS');
      const bucket = await miniflare.getR2Bucket('ARCHIVE');
      return { databases: await Promise.all(found), keys, bucket } as unknown as Storage;
    },
    query: async (binding: string, text: string) =>
      (await (await miniflare.getD1Database(binding)).prepare(text).all()).results,
    close: () => miniflare.dispose(),
  };
}
