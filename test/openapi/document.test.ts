import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import committed from '../../public/openapi.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { openApi } from '../../scripts/openapi/document.ts';

type Example = { $ref?: string };
type Operation = {
  operationId: string;
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

test('the committed document is the one that the schemas give', () => {
  expect(JSON.parse(JSON.stringify(openApi(packageJson.version)))).toEqual(committed);
});

test('an independent validator finds nothing wrong with it', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(committed));
  expect(valid, JSON.stringify(errors)).toBe(true);
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(committed).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path!,
  );
  expect(references.length).toBeGreaterThan(100);
  for (const path of new Set(references)) {
    const found = path.split('/').reduce<any>((value, step) => value?.[step], committed);
    expect(found, path).toBeDefined();
  }
});

test.each(operations)('%s says what it does, shows it, and names its errors', (_call, operation) => {
  expect(operation.summary).toMatch(/^[A-Z]/);
  expect(operation.security).toBeDefined();
  for (const { examples } of Object.values(operation.requestBody?.content ?? {})) {
    expect(Object.keys(examples ?? {})).not.toEqual([]);
  }
  const [status, success] = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))!;
  for (const { example, examples } of Object.values(success.content ?? {})) {
    expect(example ?? examples).toBeDefined();
  }
  expect(success.content === undefined).toBe(status === '204');
  expect(Object.keys(operation.responses)).toContain('500');
});

test('operation ids are unique', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});
