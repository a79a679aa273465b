import * as asyncHooks from 'node:async_hooks';
import * as buffer from 'node:buffer';
import * as crypto from 'node:crypto';
import { runInThisContext } from 'node:vm';
import * as zlib from 'node:zlib';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { readApiKey } from '../../src/db/clients/api-keys.ts';
import { reports } from '../../src/db/schema.ts';
import thisIsolate from '../../src/index.ts';
import { randomHex } from '../../src/lib/crypto/random.ts';
import { call, hosting, type Overrides } from './call.ts';
import { db } from './db.ts';

/** A bcrypt hash, so that a test need not wait for scrypt. */
export const BCRYPT = '$2b$10$NSAhhYF38b3wOuH4xvk2NuDhbQLmP7VZqWJ4S4JbXQGcp0lrZ4x3K';

let count = 0;
export const clientPayload = (more: object = {}) => {
  const name = `agency${++count}-${randomHex(3)}`;
  return {
    username: name,
    emailAddress: `${name}@agency.example`,
    passwordHash: BCRYPT,
    active: true,
    ...more,
  };
};

/** A client with its API key. */
export async function makeClient(more: object = {}) {
  const created = await hosting('POST', '/client', clientPayload(more));
  expect(created.status, created.text).toBe(201);
  const { id } = created.body;
  const { apiKey } = (await readApiKey(db, env, id))!;
  return { ...created.body, apiKey, path: `/client/${id}` };
}

/** A client with a domain; `P` is the domain's path, `embedKey` the public key in its snippet. */
export async function makeDomain(
  name = 'www.mysite.xyz',
  client?: Awaited<ReturnType<typeof makeClient>>,
  bindings: Overrides = {},
) {
  const owner = client ?? (await makeClient());
  const created = await hosting('POST', `${owner.path}/domain`, { name }, { env: bindings });
  expect(created.status, created.text).toBe(201);
  const P = `${owner.path}/domain/${created.body.id}`;
  const embedKey = (await env.DB.prepare('SELECT embedKey FROM clients WHERE id = ?')
    .bind(owner.id)
    .first<string>('embedKey'))!;
  return { client: owner, domain: created.body, P, embedKey, apiKey: owner.apiKey };
}

export async function makeEmbedding(P: string, more: object = {}) {
  const created = await hosting('POST', `${P}/embedding`, {
    name: 'Matomo',
    purpose: 'a717ff5',
    active: true,
    ...more,
  });
  expect(created.status, created.text).toBe(201);
  return created.body;
}

export const newUcid = () => randomHex(32);

type Made = Awaited<ReturnType<typeof makeDomain>>;

/** What a visitor's browser sends. */
export const decide = (
  made: Made,
  more: object = {},
  headers: object = {},
  overrides: Overrides = {},
  worker?: Worker,
) =>
  call('POST', '/app/consents', {
    body: { apiKey: made.embedKey, domain: made.domain.id, consent: true, embeddings: [], ...more },
    headers: { Origin: 'https://www.mysite.xyz', 'CF-Connecting-IP': randomHex(8), ...headers },
    env: { ...env, ...overrides },
    ...(worker && { worker }),
  });

/** What a visitor's page sends as it ends. */
export const tell = (made: Made, more: object = {}, headers: object = {}, overrides: Overrides = {}) =>
  call('POST', '/app/interactions', {
    body: JSON.stringify({
      apiKey: made.embedKey,
      domain: made.domain.id,
      locale: 'en_US',
      outcome: 'acceptedAll',
      ...more,
    }),
    headers: {
      Origin: 'https://www.mysite.xyz',
      'Content-Type': 'text/plain;charset=UTF-8',
      'CF-Connecting-IP': randomHex(8),
      ...headers,
    },
    env: overrides,
  });

/** What a visitor is shown: the hash that the script carries in a language. */
export async function shownTo(made: Made, lang = 'en_US', bindings: Overrides = {}, worker?: Worker) {
  const path = `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}&lang=${lang}`;
  const answer = await call('GET', path, { wait: false, env: bindings, ...(worker && { worker }) });
  return /"notice":"([0-9a-f]{64})"/.exec(answer.text)![1]!;
}

/** A script of a name that browsers have reported on a domain, which is an issue. */
export const addReport = async (domainId: string, name: string) =>
  db.insert(reports).values({
    domainId,
    kind: 'script',
    name,
    firstDay: '2026-11-01',
    lastDay: '2026-11-20',
    days: 9,
    count: 90,
    earlyDay: '',
    network: 0,
    confirmed: true,
  });

type Worker = typeof thisIsolate;

/** The built-in modules that the Worker imports; `node:crypto` is replaced for it. */
const builtIn: Record<string, unknown> = {
  'node:async_hooks': asyncHooks,
  'node:buffer': buffer,
  'node:crypto': crypto,
  'node:zlib': zlib,
};
let start: ((require: (name: string) => unknown) => Worker) | undefined;

/** The Worker as an isolate that knows nothing yet: its bundle, evaluated anew. */
export async function anotherIsolate(): Promise<Worker> {
  start ??= runInThisContext(`(require) => { ${env.TEST_WORKER}; return worker.default; }`) as typeof start;
  return start!((name) => builtIn[name]);
}
