import { expect, test } from 'vitest';
import * as z from 'zod';
import document from '../../public/openapi.json' with { type: 'json' };
import { app } from '../../src/app.ts';
import { call, type Answer } from '../support/call.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from '../support/make.ts';
import { env } from 'cloudflare:workers';

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

/** A path with all of its parameters alike: the code has other names for some. */
const bare = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}').replace(/(.)\/$/, '$1');

/** Pages for people, which are not described. */
const isPage = (path: string) => path === '/' || /^\/account\b/.test(path);

test('the document describes every route of the app, and no other', () => {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !isPage(path))
    .map(({ method, path }) => `${method} ${bare(path)}`);
  const described = operations.map(({ method, path }) => `${method} ${bare(path)}`);
  expect([...new Set(routes)].sort()).toEqual(described.sort());
});

const example = ({ requestBody }: Operation) => {
  const name = requestBody && Object.values(requestBody.content)[0]!.examples.example.$ref.split('/').at(-1)!;
  return name && (document.components.examples as Record<string, { value: unknown }>)[name]!.value;
};

/** The answer's schema as a zod schema, which makes sure of what was really answered. */
function answerSchema({ responses }: Operation, status: string) {
  const schema = responses[status]?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const local = (value: object) =>
    JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as Schema;
  const whole = { ...local(schema), $defs: local(document.components.schemas) };
  return z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0]);
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

/** Calls an operation with the example of the document, on resources that are there. */
async function callOperation(operation: Operation & { method: string; path: string }) {
  const made = await makeDomain();
  const embedding = await makeEmbedding(made.P, { assets: [{ name: '_pk_id.*', dynamic: true }] });
  const ucid = newUcid();
  await decide(made, { ucid, embeddings: [embedding.id] });
  const hosting = { headers: bearer(env.HOSTING_API_KEY) };
  const P = `/hosting/api${made.P}`;
  const themes = await call('GET', `${P}/theme`, hosting);
  await call('POST', `${P}/placeholder`, { ...hosting, body: { name: 'PHONE', value: '+49 30 1' } });
  if (operation.operationId === 'verifyLog') await call('POST', `${P}/log/archive`, hosting);
  const values: Record<string, string> = {
    clientId: made.client.id,
    domainId: made.domain.id,
    embeddingId: embedding.id,
    assetId: embedding.assets[0].id,
    localeName: 'de_DE',
    placeholderName: 'PHONE',
    themeId: themes.body[0].id,
    searchTerm: made.client.username,
    consentId: ucid.slice(0, 8),
  };
  let body = example(operation);
  const { path, method } = operation;
  const headers: Record<string, string> = path.startsWith('/hosting')
    ? bearer(env.HOSTING_API_KEY)
    : path.startsWith('/api')
      ? bearer(made.apiKey)
      : {};
  if (path === '/app/consents') {
    headers.Origin = 'https://www.mysite.xyz';
    body = { ...(body as object), apiKey: made.embedKey, domain: made.domain.id, embeddings: [embedding.id] };
  }
  const query = path.endsWith('.js') ? `?apiKey=${made.embedKey}&domain=${made.domain.id}` : '';
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!) + query;
  return call(method, address, { body, headers });
}

const ours = operations.filter(({ operationId }) => operationId !== 'scanDomain');

test.each(ours)('$operationId takes its example and answers as described', async (operation) => {
  const answer: Answer = await callOperation(operation);
  const [success = ''] = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  expect(String(answer.status), answer.text).toBe(success);
  const schema = answerSchema(operation, success);
  const result = schema?.safeParse(answer.body);
  expect(result?.error?.issues ?? []).toEqual([]);
  expect(answer.body).not.toEqual([]);
});

test('a call without a credential is refused as described', async () => {
  for (const { method, path, responses } of operations.filter(({ security }) => security.length > 0)) {
    const answer = await call(method, path.replace(/\{\w+\}/g, 'x'));
    expect(answer.status, path).toBe(401);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(Object.keys(responses)).toContain('401');
  }
});
