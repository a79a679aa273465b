import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import committed from '../../public/openapi.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { openApi } from '../../scripts/openapi/document.ts';
import { verifyReceipt } from '../../src/verify/receipt/verify-receipt.ts';

type Example = { $ref?: string };
type Operation = {
  operationId: string;
  tags: string[];
  summary?: string;
  security?: object[];
  requestBody?: { content: Record<string, { examples?: Record<string, Example> }> };
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, { example?: unknown; examples?: object }> }
  >;
};

const operations = Object.entries(committed.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);

test('the committed document matches the schemas', () => {
  expect(JSON.parse(JSON.stringify(openApi(packageJson.version)))).toEqual(committed);
});

test('an independent validator accepts the document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(committed));
  expect(valid, JSON.stringify(errors)).toBe(true);
});

test('every reference has a target', () => {
  const references = [...JSON.stringify(committed).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path!,
  );
  expect(references.length).toBeGreaterThan(100);
  for (const path of new Set(references)) {
    const found = path
      .split('/')
      .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], committed);
    expect(found, path).toBeDefined();
  }
});

const isBinary = (type: string) => type.startsWith('image/') || type === 'application/octet-stream';

test.each(operations)('%s has a summary, examples and errors', (_call, operation) => {
  expect(operation.summary).toMatch(/^[A-Z]/);
  expect(operation.security).toBeDefined();
  for (const { examples } of Object.values(operation.requestBody?.content ?? {})) {
    expect(Object.keys(examples ?? {})).not.toEqual([]);
  }
  const [status, success] = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))!;
  for (const [type, { example, examples }] of Object.entries<any>(success.content ?? {})) {
    expect(example ?? examples ?? (isBinary(type) ? 'bytes' : undefined)).toBeDefined();
  }
  expect(success.content === undefined).toBe(status === '204');
  expect(Object.keys(operation.responses)).toContain('500');
});

test('no recorded list is empty', () => {
  for (const [name, { value }] of Object.entries<{ value: unknown }>(committed.components.examples))
    expect(value, name).not.toEqual([]);
});

test('operation ids are unique', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no two operations of a tag have the same summary', () => {
  const called = operations.map(([, { tags, summary }]) => `${tags[0]}: ${summary}`);
  expect(called.filter((name, i) => called.indexOf(name) < i)).toEqual([]);
});

test('an import accepts the ids of an export', () => {
  const { AccountClient, AccountUser, AccountDomain, AccountEmbedding, AccountTheme } =
    committed.components.schemas;
  for (const { properties } of [AccountClient, AccountUser, AccountDomain, AccountEmbedding, AccountTheme])
    expect(properties.id).not.toHaveProperty('readOnly');
});

test('every example matches its schema', () => {
  const names: Record<string, { value: unknown }> = committed.components.examples;
  const local = (value: object): any =>
    JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/'));
  const $defs = local(committed.components.schemas);
  const bodies = operations.flatMap(([call, { requestBody, responses }]) =>
    [requestBody, ...Object.values(responses)].map(
      (body) => [call, body?.content?.['application/json']] as const,
    ),
  );
  const shown = bodies.flatMap(([call, body]) => {
    const { schema, examples } = (body ?? {}) as {
      schema?: object;
      examples?: { example: { $ref: string } };
    };
    return schema && examples ? [{ call, schema, name: examples.example.$ref.split('/').at(-1)! }] : [];
  });
  expect(shown.length).toBeGreaterThan(60);
  for (const { call, schema, name } of shown) {
    const result = z.fromJSONSchema({ ...local(schema), $defs }).safeParse(names[name]!.value);
    expect(result.error?.issues ?? [], `${call}: ${name}`).toEqual([]);
  }
});

test('the check finds an example that does not match its schema', () => {
  const Consent = committed.components.schemas.Consent as z.core.JSONSchema.JSONSchema;
  const [consent] = committed.components.examples.Consents.value;
  expect(z.fromJSONSchema(Consent).safeParse(consent).success).toBe(true);
  expect(z.fromJSONSchema(Consent).safeParse({ ...consent, timestamp: 'yesterday' }).success).toBe(false);
  expect(z.fromJSONSchema(Consent).safeParse({ ...consent, ucid: undefined }).success).toBe(false);
});

test.each(['EvidenceFile', 'Stored'] as const)(
  'the log’s key of the examples verifies the example %s',
  async (name) => {
    const { [name]: receipt, LogKey } = committed.components.examples;
    const { wrong, records } = await verifyReceipt(
      JSON.stringify(receipt.value),
      JSON.stringify(LogKey.value),
    );
    expect(wrong).toEqual([]);
    expect(records.map(({ by }) => by)).toEqual(name === 'EvidenceFile' ? ['receipt', 'log'] : ['receipt']);
  },
);
