import { createTestHarness, type WorkerHandle } from 'wrangler';

const HOSTING_API_KEY = 'the-operators-key';
const SECRET_KEY = Buffer.from('thirty-two bytes, only for tests').toString('base64');

/** The bindings that a test may want to reach behind the Worker's back. */
type Bindings = { DB: D1Like };
type D1Like = {
  prepare(query: string): {
    bind(...values: unknown[]): { run(): Promise<unknown> };
    run(): Promise<unknown>;
  };
};

export type Service = {
  /** Where it listens, without a slash at the end; `localhost`, which browsers take for a secure place. */
  base: string;
  /** A call of the hosting API, which must succeed; gives the body of its answer. */
  hosting: <T = Record<string, any>>(method: string, path: string, body?: unknown) => Promise<T>;
  worker: WorkerHandle<Bindings>;
  close: () => Promise<void>;
};

/** The real Worker as `wrangler dev` runs it, with a fresh database and its static files, on a free port. */
export async function startWorker(vars: Record<string, string> = {}): Promise<Service> {
  process.env.WRANGLER_SEND_METRICS = 'false';
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const server = createTestHarness({
    workers: [{ configPath: 'wrangler.jsonc', vars, secrets: { HOSTING_API_KEY, SECRET_KEY } }],
  });
  const { url } = await server.listen();
  const worker = server.getWorker<Bindings>();
  await worker.applyD1Migrations('DB');
  const base = `http://localhost:${url.port}`;
  return {
    base,
    worker,
    close: () => server.close(),
    async hosting<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(`${base}/hosting/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${HOSTING_API_KEY}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text || 'null') as T;
    },
  };
}
