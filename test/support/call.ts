import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import thisIsolate from '../../src/index.ts';
import type { Bindings } from '../../src/env.ts';
import { randomHex } from '../../src/lib/crypto/random.ts';

export const BASE = 'https://placet.example';

/** A response; its JSON has no type, because tests say what they expect. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array; text: string; body: any };
/** Bindings that replace those of wrangler.toml, and log databases. */
export type Overrides = Partial<Bindings> & { [log: `LOG${number}`]: D1Database };
type Options = {
  body?: unknown;
  headers?: Record<string, string>;
  cf?: CfProperties;
  env?: Overrides;
  wait?: boolean;
  worker?: typeof thisIsolate;
};

/** The contexts of requests whose work after the response no test has waited for. */
const unfinished: ExecutionContext[] = [];

/** Waits for work after responses, which would otherwise end with the test: the isolate would take it for pending. */
export async function finishWork() {
  await Promise.all(unfinished.splice(0).map(waitOnExecutionContext));
}

/** A whole request to the Worker; `wait` also waits for the work after the response. */
export async function call(method: string, path: string, options: Options = {}): Promise<Answer> {
  const { body, headers = {}, wait = true, worker = thisIsolate } = options;
  const raw =
    ['undefined', 'string'].includes(typeof body) ||
    body instanceof Uint8Array ||
    body instanceof ReadableStream;
  const request = new Request(BASE + path, {
    method,
    headers: {
      // A random address, so that calls of other tests do not count.
      'CF-Connecting-IP': randomHex(8),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: raw ? (body as BodyInit | undefined) : JSON.stringify(body),
    ...(options.cf && { cf: options.cf }),
  });
  const ctx = createExecutionContext();
  const response = await worker.fetch(request, { ...env, ...options.env }, ctx);
  // Not text(), which warns about types other than text.
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  if (wait) await waitOnExecutionContext(ctx);
  else unfinished.push(ctx);
  const isJson = /[/+]json\b/.test(response.headers.get('Content-Type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
  };
}

/** A call of the hosting API with the operator key. */
export const hosting = (method: string, path: string, body?: unknown, options: Options = {}) =>
  call(method, `/hosting/api${path}`, {
    ...options,
    body,
    headers: { Authorization: `Bearer ${env.HOSTING_API_KEY}`, ...options.headers },
  });

/** A call of the domain API. */
export function api(path: string, apiKey: string, options: Options = {}) {
  return call('GET', `/api${path}${path.includes('?') ? '&' : '?'}apiKey=${apiKey}`, options);
}
