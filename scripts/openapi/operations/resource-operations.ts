import { MAX_SERVICES } from '../../../src/definitions/embedding-fields.ts';
import type { Operation } from '../operation.ts';
import type { ProblemName } from '../problems.ts';
import type { SchemaName } from '../schemas/schemas.ts';
import { DOMAIN_PATH, listErrors, readErrors, writeErrors } from './hosting-api.ts';

const CLIENTS = '/hosting/api/client';
const CLIENT = `${CLIENTS}/{clientId}`;

const OMITTED = 'Omitted optional properties keep their values.';

type Resource = {
  tag: string;
  /** The resource’s noun in sentences. */
  singular: string;
  plural: string;
  /** Its name in operation ids, schemas and examples. */
  name: 'Client' | 'Domain' | 'Embedding' | 'Asset' | 'Locale' | 'Placeholder' | 'Theme';
  path: string;
  idParameter: string;
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
  const { tag, singular, plural, name, path, missing, missingParent } = r;
  const item = `${path}/{${r.idParameter}}`;
  const noun = /^[aeiou]/.test(singular) ? `an ${singular}` : `a ${singular}`;
  const shown = { schema: name, example: `${name}Answer` } as const;
  return [
    {
      call: `GET ${path}`,
      id: `list${name}s`,
      tag,
      summary: `List all ${plural}`,
      description: `Returns all ${plural}, oldest first. Use \`limit\` and \`after\` for pages.`,
      query: ['limit', 'after'],
      answer: {
        status: 200,
        description: `The ${plural}.`,
        schema: [r.listed ?? name],
        example: `${name}List`,
        headers: ['Link'],
      },
      errors: [...listErrors, ...missingParent],
    },
    {
      call: `POST ${path}`,
      id: `create${name}`,
      tag,
      summary: `Create ${noun}`,
      description: r.created,
      body: { schema: r.create ?? `${name}Payload`, example: name },
      answer: { status: 201, description: `The new ${singular}.`, ...shown, headers: ['Location'] },
      errors: [...writeErrors, ...missingParent],
    },
    {
      call: `GET ${item}`,
      id: `read${name}`,
      tag,
      summary: `Read ${noun}`,
      description: `Returns all properties of the ${singular}; those that were never set have their defaults.`,
      answer: { status: 200, description: `The ${singular}.`, ...shown },
      errors: [...readErrors, missing],
    },
    {
      call: `PUT ${item}`,
      id: `update${name}`,
      tag,
      summary: `Update ${noun}`,
      description: r.update?.description ?? `Required properties must be present. ${OMITTED}`,
      body: { schema: r.update?.schema ?? `${name}Payload`, example: `${name}Update` },
      answer: { status: 200, description: `The updated ${singular}.`, ...shown },
      errors: [...writeErrors, missing],
    },
    {
      call: `DELETE ${item}`,
      id: `delete${name}`,
      tag,
      summary: `Delete ${noun}`,
      description: r.deleted,
      answer: { status: 204, description: `The ${singular} was deleted.` },
      errors: [...readErrors, missing],
    },
  ];
}

const foundClient = {
  answer: { status: 200, description: 'The client.', schema: 'Client', example: 'ClientAnswer' },
  errors: [...readErrors, 'NoClient'],
} satisfies Partial<Operation>;

const clients: Operation[] = [
  ...resource({
    tag: 'Clients',
    singular: 'client',
    plural: 'clients',
    name: 'Client',
    path: CLIENTS,
    idParameter: 'clientId',
    create: 'NewClientPayload',
    listed: 'ListedClient',
    created:
      'A client is an account. It is created with an embed key and with an API key that the console shows.',
    deleted:
      'Deletes the client with its domains. Its API key and its scripts stop working immediately; logs and archives are deleted soon after.',
    missing: 'NoClient',
    missingParent: [],
  }),
  {
    call: 'GET /hosting/api/clientgetid/{searchTerm}',
    id: 'searchClient',
    tag: 'Clients',
    summary: 'Find a client',
    description: 'Finds a client by username or email address, case-insensitively.',
    ...foundClient,
  },
  {
    call: `GET ${CLIENTS}/by-username/{username}`,
    id: 'readClientByUsername',
    tag: 'Clients',
    summary: 'Read a client by username',
    description: 'The username is case-insensitive.',
    ...foundClient,
  },
  {
    call: `GET ${CLIENTS}/by-apiKey/{apiKey}`,
    id: 'readClientByKey',
    tag: 'Clients',
    summary: 'Read a client by key',
    description:
      'Finds a client by its API key or its embed key. A previous embed key is found as long as it still works.',
    ...foundClient,
  },
  {
    call: `POST ${CLIENT}/apiKey`,
    id: 'renewApiKey',
    tag: 'Clients',
    summary: 'Rotate the API key',
    description: 'Creates a new API key. The previous key becomes invalid immediately.',
    answer: { status: 201, description: 'The new key.', schema: 'ApiKey', example: 'ApiKey' },
    errors: [...readErrors, 'NoClient'],
  },
];

const domains = resource({
  tag: 'Domains',
  singular: 'domain',
  plural: 'domains',
  name: 'Domain',
  path: `${CLIENT}/domain`,
  idParameter: 'domainId',
  created:
    'A new domain has a default theme and the locales `de_DE` and `en_US` with default texts. Only `en_US` is active.',
  deleted: 'The script stops working immediately; the log and its archive are deleted soon after.',
  missing: 'NoDomain',
  missingParent: ['NoClient'],
});

const inDomain = { missingParent: ['NoDomain'] as ProblemName[] };

const embeddings = resource({
  ...inDomain,
  tag: 'Embeddings',
  singular: 'embedding',
  plural: 'embeddings',
  name: 'Embedding',
  path: `${DOMAIN_PATH}/embedding`,
  idParameter: 'embeddingId',
  deleted:
    'Deletes the embedding with its assets. The banner no longer asks for it; earlier decisions remain in the log.',
  created: `An embedding is a service on the website, with the cookies and storage keys that it sets. A domain can have at most ${MAX_SERVICES}.`,
  missing: 'NoEmbedding',
});

const assets = resource({
  tag: 'Assets',
  singular: 'asset',
  plural: 'assets',
  name: 'Asset',
  path: `${DOMAIN_PATH}/embedding/{embeddingId}/asset`,
  idParameter: 'assetId',
  deleted: 'Deletes the asset but not its embedding.',
  created: 'An asset is a cookie or a storage key of an embedding.',
  missing: 'NoAsset',
  missingParent: ['NoEmbedding'],
});

const locales = resource({
  ...inDomain,
  tag: 'Locales',
  singular: 'locale',
  plural: 'locales',
  name: 'Locale',
  path: `${DOMAIN_PATH}/locale`,
  idParameter: 'localeName',
  deleted: 'Visitors of this locale get another active locale.',
  created: 'A locale contains the texts of the widget in one language.',
  update: {
    schema: 'LocaleUpdate',
    description: `${OMITTED} The name cannot be changed; a \`name\` in the body is ignored.`,
  },
  missing: 'NoLocale',
});

const placeholders: Operation[] = [
  ...resource({
    ...inDomain,
    tag: 'Placeholders',
    singular: 'placeholder',
    plural: 'placeholders',
    name: 'Placeholder',
    path: `${DOMAIN_PATH}/placeholder`,
    idParameter: 'placeholderName',
    deleted: 'If a text still contains the placeholder, visitors see its name.',
    created: 'A placeholder such as `{COMPANY}` is replaced by its value in all texts of the widget.',
    update: {
      schema: 'PlaceholderUpdate',
      description: 'The name cannot be changed; a `name` in the body is ignored.',
    },
    missing: 'NoPlaceholder',
  }),
  {
    call: `PUT ${DOMAIN_PATH}/placeholder`,
    id: 'replacePlaceholders',
    tag: 'Placeholders',
    summary: 'Replace all placeholders',
    description: 'Replaces all placeholders or none: a validation error leaves them unchanged.',
    body: { schema: ['PlaceholderPayload'], example: 'PlaceholderList' },
    answer: {
      status: 201,
      description: 'The new placeholders.',
      schema: ['Placeholder'],
      example: 'PlaceholderList',
    },
    errors: [...writeErrors, 'NoDomain'],
  },
];

const themes = resource({
  ...inDomain,
  tag: 'Themes',
  singular: 'theme',
  plural: 'themes',
  name: 'Theme',
  path: `${DOMAIN_PATH}/theme`,
  idParameter: 'themeId',
  deleted:
    'If the default theme is deleted, the oldest theme is used; without any theme, the widget has its default look.',
  created: 'A theme is the look and behavior of the widget. The widget uses the domain’s `default` theme.',
  missing: 'NoTheme',
});

export const resourceOperations = [
  ...clients,
  ...domains,
  ...embeddings,
  ...assets,
  ...locales,
  ...placeholders,
  ...themes,
];
