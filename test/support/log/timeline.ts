import { expect } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { api, call, hosting, type Answer, type Overrides } from '../call.ts';
import { movedClock } from '../bindings/clock.ts';
import { makeDomain, makeEmbedding, newUcid } from '../make.ts';

export const START = 1_790_000_000;

type Options = { databases?: Record<string, D1Database>; variables?: Partial<Bindings> };

/** A domain with one service, whose visitors decide at times that a test sets. */
export async function timeline({ databases = {}, variables = {} }: Options = {}) {
  const clock = movedClock(START, databases);
  const bindings: Bindings = { ...clock.bindings, ...variables };
  const options = { env: bindings };
  const { client, domain, P, embedKey } = await makeDomain('www.mysite.xyz', undefined, bindings);
  const service = await makeEmbedding(P);

  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    hosting(method, P + path, undefined, { ...options, headers });

  /** Lets minutes pass, each with a run of the job. */
  const minutes = async (count = 1) => {
    for (let i = 0; i < count; i++) {
      clock.pass(60);
      await maintain(bindings, clock.now());
    }
  };

  return {
    ...clock,
    bindings,
    client,
    domain,
    P,
    embedKey,
    apiKey: client.apiKey,
    service,
    /** The number of the domain’s log, wherever it is. */
    async number() {
      const [item] = (await ask('GET', '/log/entries')).body as { log: number }[];
      return item!.log;
    },
    ask,
    /** A call of the domain API on the domain. */
    get: (path: string, headers: Record<string, string> = {}, overrides: Overrides = {}) =>
      api(`/domains/${domain.id}${path}`, client.apiKey, { headers, env: { ...bindings, ...overrides } }),
    /** Sends a decision after some seconds; consents and rejections alternate by default. */
    decide: async ({
      after = 10,
      ucid = newUcid(),
      consent = true,
      cf = {},
      embeddings = consent ? [service.id] : [],
    }: {
      after?: number;
      ucid?: string;
      consent?: boolean;
      cf?: CfProperties;
      embeddings?: string[];
    } = {}) => {
      clock.pass(after);
      const body = {
        apiKey: embedKey,
        domain: domain.id,
        ucid,
        consent,
        embeddings,
      };
      const headers = { Origin: 'https://www.mysite.xyz', 'CF-Connecting-IP': newUcid().slice(0, 16) };
      const answer = await call('POST', '/app/consents', { ...options, body, headers, cf });
      expect(answer.status, answer.text).toBe(201);
      return { ...answer.body, consent } as {
        ucid: string;
        timestamp: number;
        receipt: string;
        consent: boolean;
      };
    },
    seal: async () => (await ask('POST', '/log/archive')).body,
    erase: (ucid: string) => ask('DELETE', `/log/consents/${ucid}`),
    minutes,
    /** Lets minutes pass with one run of the job at their end: in three databases a run takes a while. */
    runAfter: async (count: number) => {
      clock.pass(60 * (count - 1));
      await minutes();
    },
  };
}
export type Timeline = Awaited<ReturnType<typeof timeline>>;

/** The path of a response's next page, below the domain's path. */
export function nextPagePath({ headers }: Answer) {
  const link = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  if (!link) return undefined;
  const { pathname, search, searchParams } = new URL(link);
  expect(searchParams.has('apiKey')).toBe(false);
  return (pathname + search).replace(/^.*?\/(?=consents|log)/, '/');
}

/** All items of a list, page by page; something may happen between two pages. */
export async function listAllPages(
  get: (path: string) => Promise<Answer>,
  path: string,
  between: (page: number) => Promise<unknown> = async () => undefined,
) {
  const items: any[] = [];
  let page = 0;
  for (let next: string | undefined = path; next;) {
    if (page > 0) await between(page);
    const answer: Answer = await get(next);
    expect(answer.status, answer.text).toBe(200);
    items.push(...answer.body);
    next = nextPagePath(answer);
    page++;
  }
  return items;
}
