import { timingSafeEqual, webcrypto } from 'node:crypto';
import { expect, vi } from 'vitest';
import { anchorDaily } from '../../../src/log/run/anchor-daily.ts';
import { readApiKey } from '../../../src/db/clients/api-keys.ts';
import { databaseOf } from '../../../src/db/databases.ts';
import type { Bindings } from '../../../src/env.ts';
import worker from '../../../src/index.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { shortenWaits } from '../../support/bindings/shortened-waits.ts';
import { interceptCalls } from '../../support/bindings/intercepted-bindings.ts';
import { memoryDatabase } from '../../support/memory/d1.ts';
import { memoryKeys } from '../../support/memory/kv.ts';
import { memoryBucket } from '../../support/memory/r2.ts';

const OPERATOR_KEY = 'the-operators-key-of-the-tests-alone';
const BASE = 'https://placet.example';
const BCRYPT = '$2b$10$NSAhhYF38b3wOuH4xvk2NuDhbQLmP7VZqWJ4S4JbXQGcp0lrZ4x3K';

export type Answer = { status: number; headers: Headers; text: string; bytes: Uint8Array; body: any };
type Options = { body?: unknown; headers?: Record<string, string>; env?: Bindings };

// The one thing of workerd that these requests use and Node does not have.
Object.assign(webcrypto.subtle, { timingSafeEqual: (a: Uint8Array, b: Uint8Array) => timingSafeEqual(a, b) });

/**
 * The whole Worker over databases, a bucket and keys in memory, with a clock that the test moves: a request takes a few
 * milliseconds, and saving or restoring a database hardly more.
 */
export async function newService(start: number, databases: number, variables: Partial<Bindings>) {
  shortenWaits();
  let time = start;
  vi.useFakeTimers({ toFake: ['Date'], now: time * 1000 });
  const stored = Array.from({ length: databases }, () => memoryDatabase(() => time));
  const bucket = memoryBucket(() => time);
  const named = stored.map(({ d1 }, i) => [i === 0 ? 'DB' : `LOG${i}`, d1] as const);
  const bindings = {
    ...Object.fromEntries(named),
    ARCHIVE: bucket.r2,
    KEYS: memoryKeys().kv,
    HOSTING_API_KEY: OPERATOR_KEY,
    SECRET_KEY: Buffer.from('thirty-two bytes, only for tests').toString('base64'),
    PUBLIC_URL: BASE,
    CONSENT_RATE: { limit: async () => ({ success: true }) },
    ...variables,
  } as unknown as Bindings;
  for (const name of RATES) Object.assign(bindings, { [name]: bindings.CONSENT_RATE });

  async function call(method: string, path: string, { body, headers = {}, env = bindings }: Options = {}) {
    const work: Promise<unknown>[] = [];
    const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
    const request = new Request(BASE + path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await worker.fetch(request, env, context as unknown as ExecutionContext);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = Buffer.from(bytes).toString();
    await Promise.all(work);
    const isJson = /[/+]json\b/.test(response.headers.get('Content-Type') ?? '');
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
    return answer;
  }
  const hosting = (method: string, path: string, body?: unknown, env = bindings) =>
    call(method, `/hosting/api${path}`, { body, env, headers: { Authorization: `Bearer ${OPERATOR_KEY}` } });

  const { body: client } = await hosting('POST', '/client', {
    username: 'agency',
    emailAddress: 'mail@agency.example',
    passwordHash: BCRYPT,
    active: true,
  });
  const { apiKey } = (await readApiKey(databaseOf(bindings.DB), bindings, client.id))!;

  const rows = <T>(database: number, query: string, ...values: (string | number)[]) =>
    stored[database]!.sqlite.prepare(query).all(...values) as T[];
  /** Whether the run of this moment was not cut off, and let no log wait. */
  const isComplete = () =>
    stored.every((_, database) => {
      const [job] = rows<{ careful: 0 | 1; checkedAt: number; endedAt: number | null }>(
        database,
        'SELECT careful, checkedAt, endedAt FROM maintenance',
      );
      const waiting = rows(database, "SELECT 1 FROM failedJobs WHERE step = 'cover'");
      return job?.careful === 0 && job.checkedAt === time && job.endedAt === time && waiting.length === 0;
    });
  let completeRunAt = start;

  return {
    bindings,
    stored,
    bucket,
    client: `/client/${client.id}`,
    call,
    hosting,
    partner: (path: string, headers: Record<string, string> = {}) =>
      call('GET', `/api${path}${path.includes('?') ? '&' : '?'}apiKey=${apiKey}`, { headers }),
    now: () => time,
    pass: (seconds: number) => {
      time += seconds;
      vi.setSystemTime(time * 1000);
    },
    /** What the scheduled job does to logs. */
    async run(env = bindings) {
      await maintain(env, time);
      await anchorDaily(env, time);
      if (isComplete()) completeRunAt = time;
    },
    completeRunAt: () => completeRunAt,
    rows,
  };
}
export type Service = Awaited<ReturnType<typeof newService>>;

const RATES = ['CONSENT_DOMAIN_RATE', 'RECEIPT_RATE', 'PROOF_RATE', 'WRONG_KEY_RATE', 'UNKNOWN_RATE'];

/** The path that a page names as the next one. */
export function nextOf({ headers }: Answer) {
  const link = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  if (!link) return undefined;
  const { pathname, search, searchParams } = new URL(link);
  expect(searchParams.has('apiKey')).toBe(false);
  return (pathname + search).replace(/^\/api/, '');
}

/** All pages of a list. */
export async function pagesOf(get: Service['partner'], path: string, headers = {}) {
  const pages: Answer[] = [];
  for (let next: string | undefined = path; next; next = nextOf(pages.at(-1)!))
    pages.push(await get(next, headers));
  return pages;
}

/** Bindings at whose k-th call something happens before it takes effect; if that returns `stopped`, no call takes effect any more. */
export function atCall(bindings: Bindings, k: number, happen: () => Promise<'stopped' | void>) {
  let calls = 0;
  let outcome: 'stopped' | void;
  return interceptCalls(bindings, async (run) => {
    if (++calls === k) outcome = await happen();
    if (outcome === 'stopped') throw new Error('D1_ERROR: Network connection lost.');
    return run();
  });
}
