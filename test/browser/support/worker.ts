import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';
import type { WorkerHandle } from 'wrangler';

export const HOSTING_API_KEY = 'the-operators-key-of-the-tests-alone';
const SECRET_KEY = Buffer.from('thirty-two bytes, only for tests').toString('base64');

/** The bindings that a test may use without the Worker. */
type Bindings = { DB: D1Database };

/** A call of the hosting API, which must succeed; gives the body of its answer. */
type Hosting = <T = Record<string, any>>(method: string, path: string, body?: unknown) => Promise<T>;

export type Service = {
  /** Its address without a slash at the end; on `localhost`, which browsers treat as secure. */
  base: string;
  hosting: Hosting;
};

type OwnService = Service & { worker: WorkerHandle<Bindings>; close(): Promise<void> };

/** The hosting API of a Worker of `startWorker`, at its own address or that of a proxy. */
export const hostingAt =
  (base: string): Hosting =>
  async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${base}/hosting/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${HOSTING_API_KEY}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text || 'null') as T;
  };

/** Starts the real Worker like `wrangler dev`, with a new database and its static files, on a free port. */
export async function startWorker(vars: Record<string, string> = {}): Promise<OwnService> {
  process.env.WRANGLER_LOG = 'warn';
  process.env.WRANGLER_SEND_METRICS = 'false';
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  // Imported here, because it is large and the test files themselves do not need it.
  const { createTestHarness } = await import('wrangler');
  const config = readFileSync('wrangler.toml', 'utf8');
  // Beside wrangler.toml, because the paths in it are relative.
  const configPath = `wrangler.browser-${randomUUID()}.toml`;
  writeFileSync(configPath, config.replace('"src/index.ts"', '"test/support/browser-worker.ts"'));
  const server = createTestHarness({
    workers: [{ configPath, vars, secrets: { HOSTING_API_KEY, SECRET_KEY } }],
  });
  const { url } = await server.listen();
  const worker = server.getWorker<Bindings>();
  await worker.applyD1Migrations('DB');
  const base = `http://localhost:${url.port}`;
  const close = async () => {
    await server.close();
    rmSync(configPath);
  };
  return { base, hosting: hostingAt(base), worker, close };
}
