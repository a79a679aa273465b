import { readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { bundleWorker } from '../scripts/lib/bundle-worker.ts';
import { run } from '../scripts/lib/run-command.ts';
import { COLLECTION_FLAGS } from './isolate-memory.ts';
import { farWorker } from './far/measure.ts';
import { fail } from '../scripts/lib/fail.ts';

export const OPERATOR_KEY = 'op_of_the_bench_and_of_nothing_else';
const DATE = '2026-11-02';

// Miniflare counts calls in a database of its own, which adds a write to each call; Cloudflare counts in memory.
const UNLIMITED = `import placet from './index.js';
const never = { limit: async () => ({ success: true }) };
const names = ['CONSENT_RATE', 'CONSENT_DOMAIN_RATE', 'CALL_RATE', 'INTERACTION_RATE', 'INTERACTION_DOMAIN_RATE', 'LOGIN_RATE', 'LOGIN_ACCOUNT_RATE', 'LOGIN_ADDRESS_RATE'];
const limits = Object.fromEntries(names.map((name) => [name, never]));
let unlimited;
export default {
  fetch(request, env, ctx) {
    unlimited ??= { ...env, ...limits };
    return placet.fetch(request, unlimited, ctx);
  },
};`;

const limit = (namespace_id: string, limit: number) => ({
  namespace_id,
  simple: { limit, period: 60 as const },
});

export type ServerOptions = {
  /** The response of the bare `/app.js`. */
  scriptBytes?: string;
  /** Number of Workers that are far from their database. */
  isolates?: number;
  /** Receives the lines that the server prints, garbage collections included. */
  output?: string[];
};

let built: Promise<string> | undefined;

/** The Worker as wrangler bundles it for a deployment, minified. */
async function bundle() {
  const outdir = 'dist/bench';
  const ran = await run('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', outdir], { CI: '1' });
  if (ran.code !== 0) fail('The Worker could not be built.', ran.output);
  return readFile(`${outdir}/index.js`, 'utf8');
}

async function bare(name: string) {
  const { text } = await bundleWorker(`bench/bare/${name}.ts`);
  return { type: 'ESModule' as const, path: `${name}.js`, contents: text };
}

/**
 * Starts Placet on a database of each size, and the bare Workers, in one process. Each has a socket of its own, so that
 * nothing stands between it and the bench.
 */
export async function startServer(
  sizes: number[],
  directory: string,
  { scriptBytes = '', isolates = 0, output }: ServerOptions = {},
) {
  const script = await (built ??= bundle());
  const common = {
    compatibilityDate: DATE,
    compatibilityFlags: ['nodejs_compat'],
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
  const largest = database(sizes.at(-1)!);
  const placet = sizes.map((size) => ({
    ...common,
    name: database(size),
    modules: [{ type: 'ESModule' as const, path: 'index.js', contents: script }],
    d1Databases: { DB: database(size) },
    kvNamespaces: ['KEYS'],
    r2Buckets: ['ARCHIVE'],
    ratelimits: {
      CONSENT_RATE: limit('1001', 300),
      CONSENT_DOMAIN_RATE: limit('1005', 100_000),
      CALL_RATE: limit('1021', 100_000),
      UNKNOWN_RATE: limit('1022', 100_000),
      INTERACTION_RATE: limit('1007', 300),
      INTERACTION_DOMAIN_RATE: limit('1008', 100_000),
    },
    bindings: {
      HOSTING_API_KEY: OPERATOR_KEY,
      SECRET_KEY: Buffer.alloc(32, 'bench').toString('base64'),
      LOG_BLOCK_ENTRIES: '10000',
      LOG_BLOCK_DAYS: '30',
      LOG_KEY_GENERATION: '1',
      LOG_RETENTION_DAYS: '395',
      ALLOW_PRIVATE_SCAN: 'false',
    },
  }));
  const unlimited = {
    ...placet.at(-1)!,
    name: 'unlimited',
    modules: [
      { type: 'ESModule' as const, path: 'unlimited.js', contents: UNLIMITED },
      ...placet[0]!.modules,
    ],
  };
  const far = isolates > 0 ? (await bundleWorker('bench/far/entry.ts')).text : '';
  const farAway = Array.from({ length: isolates }, (_, i) => ({
    ...placet.at(-1)!,
    name: farWorker(i),
    modules: [{ type: 'ESModule' as const, path: 'far.js', contents: far }],
  }));
  const others = [
    { ...common, name: 'list', modules: [await bare('list')], d1Databases: { DB: largest } },
    { ...common, name: 'find', modules: [await bare('find')], d1Databases: { DB: largest } },
    { ...placet[0]!, name: 'hash', modules: [await bare('hash')] },
    { ...common, name: 'insert', modules: [await bare('insert')], d1Databases: { DB: 'bare' } },
    { ...common, name: 'hold', modules: [await bare('hold')] },
    { ...common, name: 'password', modules: [await bare('password')] },
    { ...common, name: 'edge', modules: [await bare('edge')] },
    { ...common, name: 'script', modules: [await bare('script')], bindings: { SCRIPT: scriptBytes } },
  ];
  const options = {
    workers: [...placet, unlimited, ...farAway, ...others],
    resourcePersistencePath: directory,
    cf: false as const,
    ...(output && { inspectorPort: 0 }),
    // The Worker’s output is not printed, except its errors.
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
      output?.push(message);
      if (level === 'error') console.error(message);
    },
  };
  // Miniflare takes V8’s flags from the environment only.
  if (output) process.env['MINIFLARE_WORKERD_V8_FLAGS'] = COLLECTION_FLAGS;
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  await miniflare.ready;
  delete process.env['MINIFLARE_WORKERD_V8_FLAGS'];
  return miniflare;
}

const database = (size: number) => `placet-${size}`;
