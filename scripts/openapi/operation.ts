import { examples, type ExampleName } from './examples/examples.ts';
import { parameters, type ParameterName } from './parameters.ts';
import { problems, type ProblemName } from './problems.ts';
import { arrayOf, ref } from './schemas/json-schema.ts';
import type { SchemaName } from './schemas/schemas.ts';

type Body = {
  schema: SchemaName | [SchemaName];
  example: ExampleName;
  types?: string[];
  description?: string;
};

/** An operation of the API; its path and path parameters follow from `call`. */
export type Operation = {
  /** Method and path, such as `GET /api/test`. */
  call: string;
  id: string;
  tag: string;
  summary: string;
  description?: string;
  query?: ParameterName[];
  headers?: ParameterName[];
  body?: Body;
  /** The successful response. */
  answer: {
    status: number;
    description: string;
    schema?: SchemaName | [SchemaName];
    example?: ExampleName;
    /** Names of shared response headers. */
    headers?: string[];
    /** An example text for each other media type. */
    also?: Record<string, string>;
    /** Media types of a binary response. */
    files?: string[];
  };
  /** Description of a 200 with the same body as the 201, which means that nothing had to change. */
  unchanged?: string;
  /** Whether the operation can return 304 (`If-None-Match`). */
  tagged?: boolean;
  errors: ProblemName[];
};

const JSON_TYPE = 'application/json';

const schemaOf = (name: SchemaName | [SchemaName]) => (Array.isArray(name) ? arrayOf(name[0]) : ref(name));
const exampleOf = (name: ExampleName) => ({
  example: { $ref: `#/components/examples/${name}` },
});
const parameter = (name: ParameterName) => ({ $ref: `#/components/parameters/${name}` });
const headerRefs = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The credentials that each API accepts, as a header or as a query parameter. */
const securityOf = (path: string) =>
  path.startsWith('/hosting/api')
    ? [{ operator: [] }, { operatorInQuery: [] }]
    : path.startsWith('/api')
      ? [{ account: [] }, { accountInQuery: [] }]
      : [];

/** The operation as an OpenAPI operation object. */
export function operationObject(operation: Operation) {
  const { call, id, tag, summary, description, query = [], headers = [], body, answer, errors } = operation;
  const [, path = ''] = call.split(' ');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as ParameterName);
  const names = [...inPath, ...query, ...headers];
  for (const name of names) if (!(name in parameters)) throw new Error(`${call}: no parameter "${name}"`);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: securityOf(path),
    ...(names.length > 0 && { parameters: names.map(parameter) }),
    ...(body && { requestBody: requestBody(body) }),
    responses: {
      ...(operation.unchanged && {
        200: success({ ...answer, description: operation.unchanged, headers: [] }),
      }),
      [answer.status]: success(answer),
      ...(operation.tagged && { 304: { $ref: '#/components/responses/NotModified' } }),
      // Every call with a key can return this; an operation's own 429 replaces it.
      ...(securityOf(path).length > 0 && { 429: { $ref: '#/components/responses/TooManyWrongKeys' } }),
      // Every call that uses a database can return this; an operation's own 503 replaces it.
      ...(errors.includes('Failed') && { 503: { $ref: '#/components/responses/Unavailable' } }),
      ...Object.fromEntries(
        errors.map((name) => [problems[name].status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  };
}

function requestBody({ schema, example, types = [JSON_TYPE], description }: Body) {
  const content = { schema: schemaOf(schema), examples: exampleOf(example) };
  return {
    required: true,
    ...(description && { description }),
    content: Object.fromEntries(types.map((type) => [type, content])),
  };
}

function success({ description, schema, example, headers = [], also = {}, files = [] }: Operation['answer']) {
  const json = schema &&
    example && { [JSON_TYPE]: { schema: schemaOf(schema), examples: exampleOf(example) } };
  const texts = Object.entries(also).map(([type, example]) => [
    type,
    { schema: { type: 'string' }, example },
  ]);
  const binaries = files.map((type) => [type, {}]);
  const content = { ...json, ...Object.fromEntries([...texts, ...binaries]) } as Record<string, object>;
  return {
    description,
    ...(headers.length > 0 && { headers: headerRefs(headers) }),
    ...(Object.keys(content).length > 0 && { content }),
  };
}

/** The examples as OpenAPI components. */
export const exampleObjects = Object.fromEntries(
  Object.entries(examples).map(([name, value]) => [name, { value }]),
);
