import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { Bindings } from '../../src/env.ts';
import { hex } from '../../src/lib/bytes.ts';
import { newToken } from '../../src/lib/crypto/checked-token.ts';
import { entryOf } from '../../src/log/leaf.ts';
import { operatorVisit } from '../operator/operator-visit.ts';
import { api, call, hosting, type Answer } from '../support/call.ts';
import { newUcid } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { timeline } from '../support/log/timeline.ts';
import { logIn, setPassword, visit } from '../support/visit.ts';

/** A domain with an archived block and an open one, its client and the operator signed in. */
export async function world() {
  const its = await timeline();
  const archived = await its.decide();
  await its.seal();
  await its.minutes(8);
  const open = await its.decide();
  const { text } = await its.get('/log/blocks/1', { Accept: 'application/x-ndjson' });
  const entry = hex(entryOf(text.split('\n', 1)[0]!));
  await setPassword(its.client.id);
  const client = visit({ 'Accept-Language': 'de' });
  await logIn(client, its.client.username);
  return { ...its, archived, open, entry, client, operator: await operatorVisit() };
}
export type World = Awaited<ReturnType<typeof world>>;

type Call = (world: World, env: Bindings) => Promise<Answer>;
const partner =
  (path: (world: World) => string): Call =>
  (its, bindings) =>
    its.get(path(its), {}, bindings);
const operatorApi =
  (path: (world: World) => string): Call =>
  (its, bindings) =>
    hosting('GET', path(its), undefined, { env: bindings });
const receiptOf = ({ embedKey, domain }: World, { ucid }: { ucid: string }, bindings: Bindings) =>
  call('POST', '/app/receipt', { body: { apiKey: embedKey, domain: domain.id, ucid }, env: bindings });

/** What each role asks for. */
export const calls: Record<string, Call> = {
  'visitor: decision': (its, bindings) =>
    call('POST', '/app/consents', {
      env: bindings,
      headers: { Origin: 'https://www.mysite.xyz', 'CF-Connecting-IP': newUcid().slice(0, 16) },
      body: { apiKey: its.embedKey, domain: its.domain.id, consent: false, embeddings: [] },
    }),
  'visitor: evidence file of an open block': (its, bindings) => receiptOf(its, its.open, bindings),
  'visitor: evidence file of an archived block': (its, bindings) => receiptOf(its, its.archived, bindings),
  'anyone: proof': (its, bindings) =>
    call('GET', `/app/proof?domain=${its.domain.id}&seq=1&entry=${its.entry}`, { env: bindings }),
  'partner: key': (its, bindings) => api('/test', its.apiKey, { env: bindings }),
  'partner: domains': (its, bindings) => api('/domains', its.apiKey, { env: bindings }),
  'partner: find in an open block': partner(({ open }) => `/consents/${open.ucid}`),
  'partner: find in an archived block': partner(({ archived }) => `/consents/${archived.ucid}`),
  'partner: log': partner(() => '/log'),
  'partner: archived block': partner(() => '/log/blocks/1'),
  'operator API: clients': operatorApi(() => '/client'),
  'operator API: domain': operatorApi(({ P }) => P),
  'operator API: log': operatorApi(({ P }) => `${P}/log/entries`),
  'operator API: status': operatorApi(() => '/status'),
  'operator API: erasure': (its, bindings) =>
    hosting('DELETE', `${its.P}/log/consents/${newUcid()}`, undefined, { env: bindings }),
  'client: overview': ({ client }, bindings) => client.get('/account', { env: bindings }),
  'client: services': ({ client, domain }, bindings) =>
    client.get(`/account/domains/${domain.id}/services`, { env: bindings }),
  'client: records': ({ client, domain }, bindings) =>
    client.get(`/account/domains/${domain.id}/consents`, { env: bindings }),
  'client: saves settings': ({ client }, bindings) =>
    client.post('/account/settings/profile', { username: '' }, { env: bindings }),
  'stranger: sign-in page': (_, bindings) =>
    visit({ 'Accept-Language': 'de' }).get('/account/login', { env: bindings }),
  'stranger: password link': async (_, bindings) => {
    const token = await newToken(env.SECRET_KEY, 'password link');
    return visit({ 'Accept-Language': 'de' }).get(`/account/link/${token}`, { env: bindings });
  },
  'operator: clients': ({ operator }, bindings) => operator.get('/operator', { env: bindings }),
  'operator: status': ({ operator }, bindings) => operator.get('/operator/status', { env: bindings }),
};

/** A 503 says when to try again, in plain words and in the viewer's language. */
export function expectUnavailable(name: string, answer: Answer) {
  const german = /<html lang="de">.*<h1>Vorübergehend nicht verfügbar<\/h1>/s;
  const pages = { client: german, stranger: german, operator: /<h1>Temporarily unavailable<\/h1>/ };
  const page = pages[name.split(':')[0] as keyof typeof pages];
  expect(answer.headers.get('Retry-After'), name).toMatch(/^\d+$/);
  expect(answer.text, name).toMatch(page ?? /"status":503/);
  expect(answer.text, name).not.toMatch(/\b(D1|R2|KV|SQL)(\b|_)|Error:|reference/);
  if (!page) problem(answer);
}
