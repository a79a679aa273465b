import * as z from 'zod';
import { clientColumns } from '../../src/db/clients.ts';
import { domainColumns } from '../../src/db/domains.ts';
import { clientForm, domainForm } from '../../src/clients/backup-schemas.ts';
import { embeddings, apiColumns, themes } from '../../src/db/schema.ts';
import { embeddingSchema } from '../../src/resources/embedding.ts';
import { themeSchema } from '../../src/resources/theme.ts';
import * as sentences from './properties.ts';
import { arrayOf, given, payload, ref } from './schema.ts';

const calls = { description: 'Calls of the script by month (UTC): `{"202611": 1840}`.' };
const id = { type: 'string', pattern: '^[0-9a-f]{6,64}$', readOnly: undefined };
const kept = 'Kept, unless `ids=new`.';
const withIds = (what: string) => `Its ${what}, in their order; each with its \`id\`, which is kept.`;

/** The document of an export, and what an import answers. */
export const movingSchemas = {
  AccountClient: {
    ...payload(clientForm, { ...sentences.client, id: kept }, clientColumns, {
      id,
      emailAddress: { format: 'email' },
      passwordHash: {
        pattern: undefined,
        description: 'Taken in as Placet makes it, or as bcrypt of cost 10 to 12.',
      },
    }),
  },
  AccountDomain: payload(
    domainForm,
    {
      ...sentences.domain,
      id: kept,
      calls: calls.description,
      legalChangedAt:
        'When something that visitors decide upon changed last (Unix time), for `consentResetOnLegalChange`.',
      embeddings: withIds('embeddings'),
      locales: 'Its locales, in their order.',
      placeholders: 'Its placeholders, in their order.',
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
  AccountEmbedding: payload(embeddingSchema, { ...sentences.embedding, id: kept }, apiColumns(embeddings), {
    id,
    assets: arrayOf('AssetPayload'),
  }),
  AccountTheme: payload(themeSchema, { ...sentences.theme, id: kept }, apiColumns(themes), { id }),
  AccountDocument: {
    type: 'object',
    properties: {
      version: { const: 1, description: 'The form of the document.' },
      client: ref('AccountClient'),
      embedKey: {
        type: 'string',
        pattern: '^[0-9a-f]{16,128}$',
        description: `The public key in its snippets. ${kept}`,
      },
      hosts: {
        type: 'array',
        items: { type: 'string' },
        description: 'Hosts that become domains at once (`autoCreateDomains`).',
      },
      calls: { type: 'object', additionalProperties: { type: 'integer' }, ...calls },
      domains: arrayOf('AccountDomain'),
    },
    required: ['version', 'client', 'embedKey', 'domains'],
    additionalProperties: false,
  },
  ImportResult: given(
    z.object({
      id: z.string().describe('The client’s id.'),
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
