import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import document from '../../public/openapi.json' with { type: 'json' };
import { anchorDaily } from '../../src/log/run/anchor-daily.ts';
import { call, hosting, type Answer } from '../support/call.ts';
import { fold } from '../support/log/fold.ts';
import { decide, makeDomain, makeEmbedding, newUcid, shownTo, tell } from '../support/make.ts';
import { noteText } from '../../src/lib/tlog/signed-note.ts';
import { env } from 'cloudflare:workers';
import { createRecording } from '../../src/domains/scan/recording-session.ts';
import { addReports } from '../../src/db/statistics/page-reports.ts';
import { db } from '../support/db.ts';
import { routesAt } from '../support/routes/console-routes.ts';
import { makeUserOf } from '../support/visit.ts';

type Schema = { [keyword: string]: unknown };
type Operation = {
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, { examples: { example: { $ref: string } } }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
  })),
);

/** A path with unnamed parameters, because the code names some of them differently. */
const bare = (path: string) => path.replace(/:\w+(\{[^}]*\})?|\{\w+\}/g, '{}').replace(/(.)\/$/, '$1');

/** Pages for people, which the document does not describe. */
const isPage = (path: string) => path === '/' || /^\/(account|operator)\b/.test(path);

test('the document describes exactly the routes of the app', () => {
  const routes = routesAt('')
    .filter((route) => !isPage(route.split(' ')[1]!))
    .map(bare);
  const described = operations.map(({ method, path }) => `${method} ${bare(path)}`);
  expect([...new Set(routes)].sort()).toEqual(described.sort());
});

const example = ({ requestBody }: Operation) => {
  const name = requestBody && Object.values(requestBody.content)[0]!.examples.example.$ref.split('/').at(-1)!;
  return name && (document.components.examples as Record<string, { value: unknown }>)[name]!.value;
};

/** The schema of the response as a zod schema. */
function answerSchema({ responses }: Operation, status: string) {
  const schema = responses[status]?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const local = (value: object) =>
    JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as Schema;
  const whole = { ...local(schema), $defs: local(document.components.schemas) };
  return z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0]);
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

/** Operations on the open block, which must not be sealed before. */
const onOpenBlock = ['listConsents', 'archiveLog'];

const ANCHOR_DATE = '1970-01-01';
/** The note of a day and its time stamp. */
/** The parts of a time stamp (RFC 3161) that state what it is for, without a signature. */
function tokenFor(text: string) {
  const der = (tag: number, ...parts: Uint8Array[]) => {
    const content = Buffer.concat(parts);
    return Buffer.concat([Buffer.from([tag, 0x82, content.length >> 8, content.length & 255]), content]);
  };
  const oid = (hex: string) => der(6, Buffer.from(hex, 'hex'));
  const hash = createHash('sha256').update(text).digest();
  const imprint = der(0x30, der(0x30, oid('608648016503040201')), der(4, hash));
  const info = der(0x30, der(2), oid('2a03'), imprint, der(2), der(0x18, Buffer.from('20261122164000Z')));
  const content = der(0x30, oid('2a864886f70d0109100104'), der(0xa0, der(4, info)));
  return der(0x30, oid('2a864886f70d010702'), der(0xa0, der(0x30, der(2), der(0x31), content)));
}

async function makeAnchor() {
  await anchorDaily({ ...env, PUBLIC_URL: 'https://placet.example' }, 37 * 60);
  const day = await env.ARCHIVE.get(`anchor/days/${ANCHOR_DATE}.json`);
  const { note } = await day!.json<{ note: string }>();
  await env.ARCHIVE.put(`anchor/tokens/${ANCHOR_DATE}.tst`, tokenFor(noteText(note)));
}

/** What the paths name in the log of a domain whose first record is covered. */
async function logNames(path: string) {
  const headers = { ...bearer(env.HOSTING_API_KEY), Accept: 'application/x-ndjson' };
  const [checkpoint, feed] = await Promise.all([
    call('GET', `${path}/log/checkpoint`, { headers }),
    call('GET', `${path}/log/entries?limit=1`, { headers }),
  ]);
  return {
    logNumber: checkpoint.text.split('\n')[0]!.split('.').at(-1)!,
    tileLevel: 'entries',
    tilePath: '000.p/1',
    recordEntry: createHash('sha256').update(feed.text.trimEnd()).digest('hex'),
  };
}

/**
 * Everything that the paths name: a domain with one of each resource, and a log with a sealed block unless it stays open;
 * with `isVisited` also statistics.
 */
async function resources({ isOpen = false, isVisited = false } = {}) {
  const made = await makeDomain();
  const embedding = await makeEmbedding(made.P, { assets: [{ name: '_pk_id.*', dynamic: true }] });
  const ucid = newUcid();
  await decide(made, { ucid, embeddings: [embedding.id] });
  await makeUserOf(made.client, 'editor');
  const operator = { headers: bearer(env.HOSTING_API_KEY) };
  const P = `/hosting/api${made.P}`;
  const themes = await call('GET', `${P}/theme`, operator);
  await call('POST', `${P}/placeholder`, { ...operator, body: { name: 'PHONE', value: '+49 30 1' } });
  if (isVisited) {
    await tell(made);
    await fold();
  }
  if (!isOpen) await call('POST', `${P}/log/archive`, operator);
  const names = {
    issueId: 'service:stats.example',
    clientId: made.client.id,
    domainId: made.domain.id,
    embeddingId: embedding.id,
    assetId: embedding.assets[0].id,
    localeName: 'de_DE',
    placeholderName: 'PHONE',
    themeId: themes.body[0].id,
    searchTerm: made.client.username,
    username: made.client.username,
    apiKey: made.embedKey,
    consentId: ucid.slice(0, 8),
    ucid,
    blockNumber: '1',
    logDatabase: '0',
    anchorDate: ANCHOR_DATE,
    ...(!isOpen && (await logNames(P))),
    noticeHash: await shownTo(made),
  };
  return { made, embedding, names: names as Record<string, string> };
}
type Resources = Awaited<ReturnType<typeof resources>>;

const keyFor = (path: string, { made }: Resources): Record<string, string> => {
  if (path.startsWith('/hosting')) return bearer(env.HOSTING_API_KEY);
  if (path.startsWith('/api')) return bearer(made.apiKey);
  return { Origin: 'https://www.mysite.xyz' };
};

/** The example with the ids of the test’s own resources. */
async function bodyFor(operation: Called, { made, embedding, names }: Resources) {
  const body = example(operation);
  const { path } = operation;
  if (!path.startsWith('/app/')) return body;
  const page = { ...(body as object), apiKey: made.embedKey, domain: made.domain.id };
  if (path === '/app/interactions' || path === '/app/reports') return page;
  if (path === '/app/recordings') {
    const link = await createRecording(env, db, { id: made.domain.id, clientId: made.client.id });
    return { ...page, token: link!.split('=')[1] };
  }
  const visitor = { ...page, ucid: names.ucid };
  if (path === '/app/receipt') return visitor;
  return { ...visitor, embeddings: [embedding.id], notice: await shownTo(made) };
}

function queryFor(path: string, { made, names }: Resources) {
  if (path.endsWith('.js') || path === '/app/services' || path === '/app/gpc.json')
    return `?apiKey=${made.embedKey}&domain=${made.domain.id}`;
  if (path === '/app/log-key' || path === '/app/checkpoint') return `?domain=${made.domain.id}`;
  return path === '/app/proof' ? `?domain=${made.domain.id}&seq=1&entry=${names.recordEntry}` : '';
}

type Called = Operation & { method: string; path: string };

/** Adds what only some operations read or change. */
async function addMore({ operationId, path }: Called, { made, names }: Resources, accepted: string) {
  if (operationId === 'readImage') {
    const image = Buffer.from(accepted === 'image/png' ? 'iVBORw0KGgoAAAAN' : '/9j/4AAQSkZJ', 'base64');
    const theme = { name: 'Default', default: true, logoImage: image.toString('base64') };
    await hosting('PUT', `${made.P}/theme/${names.themeId}`, theme);
    names.imageHash = createHash('sha256').update(image).digest('hex');
  }
  if (operationId === 'readGpcStatement')
    await hosting('PUT', made.P, { name: 'www.mysite.xyz', gpcSince: '2026-01-01' });
  if (['listIssues', 'answerIssue', 'reopenIssue', 'sendReports', 'beginRecording'].includes(operationId)) {
    await hosting('PUT', made.P, { name: 'www.mysite.xyz', recordScriptsOnWebsite: true });
    const report = { kind: 'script', name: 'stats.example', early: false } as const;
    await addReports(db, made.domain.id, [report], '2026-11-21');
    if (operationId === 'reopenIssue') {
      const issue = encodeURIComponent(names.issueId!);
      await hosting('POST', `${made.P}/onboarding/issues/${issue}`, { accepted: false });
    }
  }
  if (/^(list|read|withdraw)Moves?$/.test(operationId)) await hosting('POST', `${made.P}/move`);
  if (operationId === 'revokeHandover') await hosting('POST', `${made.P}/handover`);
  if (path.startsWith('/anchor') || path.endsWith('/log/anchors')) await makeAnchor();
}

/** Calls an operation with the example of the document on existing resources. */
async function callOperation(operation: Called, there: Resources, accepted: string) {
  const { path, method } = operation;
  await addMore(operation, there, accepted);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => there.names[name]!);
  const body = method === 'GET' ? undefined : await bodyFor(operation, there);
  const headers = { ...keyFor(path, there), Accept: accepted };
  return call(method, address + queryFor(path, there), { body, headers });
}

/** Each operation with its success status, once for each media type of the response. */
const successes = operations
  .filter(({ operationId }) => operationId !== 'scanDomain')
  .flatMap((operation) => {
    const status = Object.keys(operation.responses).findLast((code) => code.startsWith('2'))!;
    const types = Object.keys(operation.responses[status]!.content ?? {});
    return (types.length > 0 ? types : ['']).map((type) => ({ ...operation, status, type }));
  });

type Success = (typeof successes)[number];

/** Checks status and type of a response, and returns how its body differs from its schema. */
async function differences({ status, type, ...operation }: Success, there: Resources) {
  const what = `${operation.operationId} ${type}`;
  const answer: Answer = await callOperation(operation, there, type || '*/*');
  expect(String(answer.status), `${what} ${answer.text}`).toBe(status);
  expect((answer.headers.get('Content-Type') ?? '').split(';')[0], what).toBe(type);
  if (type !== 'application/json') return [];
  expect(answer.body, what).not.toEqual([]);
  const { error } = answerSchema(operation, status)!.safeParse(answer.body);
  return (error?.issues ?? []).map((issue) => ({ what, ...issue }));
}

/** Operations that need resources of their own: an open block, statistics, or names that no other example has taken. */
const alone = [...onOpenBlock, 'readStatistics', 'importClient'];

/** Whether an operation can share its resources with others, because it only reads them or adds to them. */
const isShared = ({ method, operationId }: Success) =>
  ['GET', 'POST'].includes(method) && !alone.includes(operationId);

test.each([
  ['reading', 'GET'],
  ['adding', 'POST'],
])('every %s operation accepts its example and responds as described', async (_, method) => {
  const there = await resources();
  for (const success of successes.filter((one) => isShared(one) && one.method === method))
    expect(await differences(success, there)).toEqual([]);
});

test.each(successes.filter((success) => !isShared(success)))(
  '$operationId accepts its example and responds as described: $status $type',
  async (success) => {
    const { operationId } = success;
    const isOpen = onOpenBlock.includes(operationId);
    const there = await resources({ isOpen, isVisited: operationId === 'readStatistics' });
    expect(await differences(success, there)).toEqual([]);
  },
);

test('a call without a credential is rejected as described', async () => {
  for (const { method, path, responses } of operations.filter(({ security }) => security.length > 0)) {
    const answer = await call(method, path.replace(/\{\w+\}/g, 'x'));
    expect(answer.status, path).toBe(401);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(Object.keys(responses)).toContain('401');
  }
});
