import type { Operation } from './operation.ts';
import type { ProblemName } from './problems.ts';
import type { SchemaName } from './schemas.ts';

const CLIENTS = '/hosting/api/client';
const CLIENT = `${CLIENTS}/{clientId}`;
export const DOMAIN = `${CLIENT}/domain/{domainId}`;

export const read: ProblemName[] = ['NoOperator', 'Failed'];
export const list: ProblemName[] = ['InvalidQuery', ...read];
export const write: ProblemName[] = ['InvalidBody', 'NoOperator', 'TooLarge', 'NotJson', 'Failed'];

const KEEPS = 'An optional property that is left out keeps its value.';

type Resource = {
  tag: string;
  /** The resource in prose, and in ids, schemas and examples. */
  one: string;
  many: string;
  name: 'Client' | 'Domain' | 'Embedding' | 'Asset' | 'Locale' | 'Placeholder' | 'Theme';
  path: string;
  key: string;
  created?: string;
  deleted: string;
  update?: { schema: SchemaName; description?: string };
  create?: SchemaName;
  listed?: SchemaName;
  missing: ProblemName;
  missingParent: ProblemName[];
};

/** The five operations that every resource has. */
function resource(r: Resource): Operation[] {
  const { tag, one, many, name, path, missing, missingParent } = r;
  const item = `${path}/{${r.key}}`;
  const a = /^[aeiou]/.test(one) ? 'an' : 'a';
  const shown = { schema: name, example: `${name}Answer` } as const;
  return [
    {
      call: `GET ${path}`,
      id: `list${name}s`,
      tag,
      summary: `List all ${many}`,
      description: 'The whole list, in the order of creation; `limit` and `after` read it in pages.',
      query: ['limit', 'after'],
      answer: {
        status: 200,
        description: `The ${many}.`,
        schema: [r.listed ?? name],
        example: `${name}List`,
        headers: ['Link'],
      },
      errors: [...list, ...missingParent],
    },
    {
      call: `POST ${path}`,
      id: `create${name}`,
      tag,
      summary: `Create ${a} ${one}`,
      description: r.created,
      body: { schema: r.create ?? `${name}Payload`, example: name },
      answer: { status: 201, description: `The new ${one}.`, ...shown, headers: ['Location'] },
      errors: [...write, ...missingParent],
    },
    {
      call: `GET ${item}`,
      id: `read${name}`,
      tag,
      summary: `Read ${a} ${one}`,
      description: `All properties of one ${one}, with the defaults of those that were never set.`,
      answer: { status: 200, description: `The ${one}.`, ...shown },
      errors: [...read, missing],
    },
    {
      call: `PUT ${item}`,
      id: `update${name}`,
      tag,
      summary: `Update ${a} ${one}`,
      description: r.update?.description ?? `Required properties must be present. ${KEEPS}`,
      body: { schema: r.update?.schema ?? `${name}Payload`, example: `${name}Update` },
      answer: { status: 200, description: `The ${one} as it is now.`, ...shown },
      errors: [...write, missing],
    },
    {
      call: `DELETE ${item}`,
      id: `delete${name}`,
      tag,
      summary: `Delete ${a} ${one}`,
      description: r.deleted,
      answer: { status: 204, description: `The ${one} is gone.` },
      errors: [...read, missing],
    },
  ];
}

const found = {
  answer: { status: 200, description: 'The client.', schema: 'Client', example: 'ClientAnswer' },
  errors: [...read, 'NoClient'],
} satisfies Partial<Operation>;

const clients: Operation[] = [
  ...resource({
    tag: 'Clients',
    one: 'client',
    many: 'clients',
    name: 'Client',
    path: CLIENTS,
    key: 'clientId',
    create: 'NewClientPayload',
    listed: 'ListedClient',
    created:
      'A client is an account. It comes with an embed key, and with an API key that its account page shows.',
    deleted:
      'Its API key and its scripts end at once; its domains go with it, and their logs and archives soon after.',
    missing: 'NoClient',
    missingParent: [],
  }),
  {
    call: 'GET /hosting/api/clientgetid/{searchTerm}',
    id: 'searchClient',
    tag: 'Clients',
    summary: 'Search a client',
    description: 'By user name or e-mail address, without regard to case.',
    ...found,
  },
  {
    call: `GET ${CLIENTS}/by-username/{username}`,
    id: 'readClientByUsername',
    tag: 'Clients',
    summary: 'Read a client by its user name',
    description: 'Without regard to case.',
    ...found,
  },
  {
    call: `GET ${CLIENTS}/by-apiKey/{apiKey}`,
    id: 'readClientByKey',
    tag: 'Clients',
    summary: 'Read a client by one of its keys',
    description:
      'By the embed key in its snippets, also the one before while it still works, or by its API key.',
    ...found,
  },
  {
    call: `POST ${CLIENT}/apiKey`,
    id: 'renewApiKey',
    tag: 'Clients',
    summary: 'Set a new API key',
    description: 'The old key is invalid from the moment in which this call is answered.',
    answer: { status: 201, description: 'The new key.', schema: 'ApiKey', example: 'ApiKey' },
    errors: [...read, 'NoClient'],
  },
];

const domains = resource({
  tag: 'Domains',
  one: 'domain',
  many: 'domains',
  name: 'Domain',
  path: `${CLIENT}/domain`,
  key: 'domainId',
  created:
    'It starts with the locales `de_DE` and `en_US`, filled with default texts, of which `en_US` is active, and with a default theme.',
  deleted: 'Its script ends at once; its log and archive are gone soon after.',
  missing: 'NoDomain',
  missingParent: ['NoClient'],
});

const inDomain = { missingParent: ['NoDomain'] as ProblemName[] };

const embeddings = resource({
  ...inDomain,
  tag: 'Embeddings',
  one: 'embedding',
  many: 'embeddings',
  name: 'Embedding',
  path: `${DOMAIN}/embedding`,
  key: 'embeddingId',
  deleted:
    'Its assets go with it. Visitors are no longer asked for it; what they decided before stays in the log.',
  created: 'An embedding is a service that the website uses, with the cookies and storage keys that it sets.',
  missing: 'NoEmbedding',
});

const assets = resource({
  tag: 'Assets',
  one: 'asset',
  many: 'assets',
  name: 'Asset',
  path: `${DOMAIN}/embedding/{embeddingId}/asset`,
  key: 'assetId',
  deleted: 'The embedding stays.',
  created: 'An asset is a cookie or a storage key of an embedding.',
  missing: 'NoAsset',
  missingParent: ['NoEmbedding'],
});

const locales = resource({
  ...inDomain,
  tag: 'Locales',
  one: 'locale',
  many: 'locales',
  name: 'Locale',
  path: `${DOMAIN}/locale`,
  key: 'localeName',
  deleted: 'Its visitors get another active locale.',
  created: 'The texts of the widget in one language.',
  update: {
    schema: 'LocaleUpdate',
    description: `${KEEPS} The name cannot be changed; one that is given is ignored.`,
  },
  missing: 'NoLocale',
});

const placeholders: Operation[] = [
  ...resource({
    ...inDomain,
    tag: 'Placeholders',
    one: 'placeholder',
    many: 'placeholders',
    name: 'Placeholder',
    path: `${DOMAIN}/placeholder`,
    key: 'placeholderName',
    deleted: 'Where texts still name it, visitors read the name itself.',
    created: 'In every text that a visitor sees, `{COMPANY}` is replaced by the value of that name.',
    update: {
      schema: 'PlaceholderUpdate',
      description: 'The name cannot be changed; one that is given is ignored.',
    },
    missing: 'NoPlaceholder',
  }),
  {
    call: `PUT ${DOMAIN}/placeholder`,
    id: 'replacePlaceholders',
    tag: 'Placeholders',
    summary: 'Replace all placeholders',
    description: 'All or none: any fault leaves the placeholders as they were.',
    body: { schema: ['PlaceholderPayload'], example: 'PlaceholderList' },
    answer: {
      status: 201,
      description: 'The placeholders as they are now.',
      schema: ['Placeholder'],
      example: 'PlaceholderList',
    },
    errors: [...write, 'NoDomain'],
  },
];

const themes = resource({
  ...inDomain,
  tag: 'Themes',
  one: 'theme',
  many: 'themes',
  name: 'Theme',
  path: `${DOMAIN}/theme`,
  key: 'themeId',
  deleted: 'Without a default one the oldest theme is shown, and without any the built-in look.',
  created:
    'The look and behaviour of the widget. One of a domain’s themes is the `default` one, which is shown.',
  missing: 'NoTheme',
});

export const hosting = [
  ...clients,
  ...domains,
  ...embeddings,
  ...assets,
  ...locales,
  ...placeholders,
  ...themes,
];
