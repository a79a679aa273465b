import { examples, type ExampleName } from './examples.ts';
import { parameters, type ParameterName } from './parameters.ts';
import { problems, type ProblemName } from './problems.ts';
import { arrayOf, ref } from './schema.ts';
import type { SchemaName } from './schemas.ts';

type Body = {
  schema: SchemaName | [SchemaName];
  example: ExampleName;
  types?: string[];
  description?: string;
};

/** An operation as the files beside this one write it down; paths and parameters follow from `call`. */
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
  /** The success answer. */
  answer: {
    status: number;
    description: string;
    schema?: SchemaName | [SchemaName];
    example?: ExampleName;
    /** Names of shared response headers. */
    headers?: string[];
    /** The answer in other formats: a text by its content type. */
    also?: Record<string, string>;
  };
  /** What a 200 says that answers like the 201: nothing had to be done. */
  unchanged?: string;
  /** A 304 for a caller that already has the answer. */
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

/** What each tree accepts as a credential; whoever holds one key in the query need not send a header. */
const security = (path: string) =>
  path.startsWith('/hosting/api')
    ? [{ operator: [] }, { operatorInQuery: [] }]
    : path.startsWith('/api')
      ? [{ account: [] }, { accountInQuery: [] }]
      : [];

/** The operation as OpenAPI has it. */
export function operationObject(operation: Operation) {
  const { call, id, tag, summary, description, query = [], headers = [], body, answer, errors } = operation;
  const [, path = ''] = call.split(' ');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as ParameterName);
  const all = [...inPath, ...query, ...headers];
  for (const name of all) if (!(name in parameters)) throw new Error(`${call}: no parameter "${name}"`);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: security(path),
    ...(all.length > 0 && { parameters: all.map(parameter) }),
    ...(body && { requestBody: requestBody(body) }),
    responses: {
      ...(operation.unchanged && {
        200: success({ ...answer, description: operation.unchanged, headers: [] }),
      }),
      [answer.status]: success(answer),
      ...(operation.tagged && { 304: { $ref: '#/components/responses/NotModified' } }),
      // What every call with a key may get; an operation's own 429 takes its place.
      ...(security(path).length > 0 && { 429: { $ref: '#/components/responses/TooManyWrongKeys' } }),
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

function success({ description, schema, example, headers = [], also = {} }: Operation['answer']) {
  const json = schema &&
    example && { [JSON_TYPE]: { schema: schemaOf(schema), examples: exampleOf(example) } };
  const texts = Object.entries(also).map(([type, example]) => [
    type,
    { schema: { type: 'string' }, example },
  ]);
  const content = { ...json, ...Object.fromEntries(texts) } as Record<string, object>;
  return {
    description,
    ...(headers.length > 0 && { headers: headerRefs(headers) }),
    ...(Object.keys(content).length > 0 && { content }),
  };
}

/** The examples as components, each written once. */
export const exampleObjects = Object.fromEntries(
  Object.entries(examples).map(([name, value]) => [name, { value }]),
);
