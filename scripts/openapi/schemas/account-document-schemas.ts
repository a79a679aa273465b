import * as z from 'zod';
import { backupClientColumns, clientForm, domainForm, userForm } from '../../../src/clients/backup/format.ts';
import { domainColumns } from '../../../src/db/domains/domains.ts';
import { embeddings, apiColumns, themes, users } from '../../../src/db/schema.ts';
import { MAX_USERS } from '../../../src/db/users/users.ts';
import { embeddingSchema } from '../../../src/resources/embedding.ts';
import { themeSchema } from '../../../src/resources/theme.ts';
import * as sentences from './property-sentences.ts';
import { arrayOf, outputSchema, payloadSchema, ref } from './json-schema.ts';

const calls = { description: 'Page views by month (UTC): `{"202611": 1840}`.' };
const id = { type: 'string', pattern: '^[0-9a-f]{6,64}$', readOnly: undefined };
const kept = 'The import keeps it, unless `ids=new`.';
const passwordHash = 'A hash from Placet’s own export, or a bcrypt hash with a cost of 10 to 12';
const checkpointEmails = 'Whether the user gets the signed checkpoints by email each month.';
const withIds = (resources: string) => `The ${resources} in their order, each with its \`id\`.`;

/** The document of an export and the result of an import. */
export const accountDocumentSchemas = {
  AccountClient: {
    ...payloadSchema(clientForm, { ...sentences.client, id: kept, checkpointEmails }, backupClientColumns, {
      id,
      emailAddress: { format: 'email' },
      passwordHash: {
        pattern: undefined,
        description: `${passwordHash}.`,
      },
    }),
  },
  AccountUser: payloadSchema(
    userForm,
    {
      ...sentences.user,
      id: kept,
      checkpointEmails,
      domains: 'The IDs of the domains that the user sees; null for all, as for owners.',
      passwordHash: `${passwordHash}. Empty until the user accepts the invitation.`,
    },
    { name: users.name, checkpointEmails: users.checkpointEmails },
    { id, emailAddress: { format: 'email' }, passwordHash: { type: 'string', anyOf: undefined } },
  ),
  AccountDomain: payloadSchema(
    domainForm,
    {
      ...sentences.domain,
      id: kept,
      calls: calls.description,
      askedAllSince:
        'Unix time since which decisions count, because all visitors were asked again; 0 for all.',
      askedAgain: 'Unix time of the last time that visitors were asked again about a service, by its ID.',
      formerKeys:
        'The embed keys of the clients to whom the domain belonged before. Snippets with them go on working for this domain.',
      retiredKeys: 'The keys that services had, each with the ID of its service. No other service gets them.',
      legalChangedAt:
        'Unix time of the last change to legal details of a service, for `consentResetOnLegalChange`.',
      dismissedIssues:
        'Dismissed issues, by their IDs: when (Unix time) and by whom. An import replaces those of the domain.',
      embeddings: withIds('embeddings'),
      locales: 'The locales in their order.',
      placeholders: 'The placeholders in their order.',
      themes: withIds('themes'),
    },
    domainColumns,
    {
      id,
      embeddings: arrayOf('AccountEmbedding'),
      locales: arrayOf('LocalePayload'),
      placeholders: arrayOf('PlaceholderPayload'),
      themes: arrayOf('AccountTheme'),
    },
  ),
  AccountEmbedding: payloadSchema(
    embeddingSchema,
    { ...sentences.embedding, id: kept },
    apiColumns(embeddings),
    {
      id,
      assets: arrayOf('AssetPayload'),
    },
  ),
  AccountTheme: payloadSchema(themeSchema, { ...sentences.theme, id: kept }, apiColumns(themes), { id }),
  AccountDocument: {
    type: 'object',
    properties: {
      version: { const: 1, description: 'Version of the document format.' },
      client: ref('AccountClient'),
      embedKey: {
        type: 'string',
        pattern: '^[0-9a-f]{16,128}$',
        description: `The public key in the client’s snippets. ${kept}`,
      },
      users: {
        ...arrayOf('AccountUser'),
        maxItems: MAX_USERS,
        description:
          'The client’s users, except for the client itself. An import removes users that the list does not contain. An import without the list keeps all users.',
      },
      hosts: {
        type: 'array',
        items: { type: 'string' },
        description: 'Hosts for which domains are created immediately (`autoCreateDomains`).',
      },
      calls: { type: 'object', additionalProperties: { type: 'integer' }, ...calls },
      domains: arrayOf('AccountDomain'),
    },
    required: ['version', 'client', 'embedKey', 'domains'],
    additionalProperties: false,
  },
  ImportResult: outputSchema(
    z.object({
      id: z.string().describe('The client’s ID.'),
      embedKey: z.string(),
      domains: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          embeddings: z.int(),
          locales: z.int(),
          placeholders: z.int(),
          themes: z.int(),
        }),
      ),
    }),
  ),
};
