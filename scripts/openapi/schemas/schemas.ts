import * as z from 'zod';
import { clientColumns } from '../../../src/db/clients/clients.ts';
import { domainColumns } from '../../../src/db/domains/domains.ts';
import { embeddings, locales, placeholders, apiColumns, themes } from '../../../src/db/schema.ts';
import { clientSchema } from '../../../src/resources/client.ts';
import { domainSchema } from '../../../src/resources/domain.ts';
import { assetSchema, embeddingSchema } from '../../../src/resources/embedding.ts';
import { localeName } from '../../../src/resources/field-schemas.ts';
import { localeSchema } from '../../../src/resources/locale.ts';
import { cookieSchema } from '../../../src/hosting/onboarding/from-cookies.ts';
import { presetImportSchema } from '../../../src/presets/import-presets.ts';
import { placeholderSchema } from '../../../src/resources/placeholder.ts';
import { themeSchema } from '../../../src/resources/theme.ts';
import { purposeIds } from '../../../src/definitions/purpose-ids.ts';
import * as sentences from './property-sentences.ts';
import { logSchemas } from './log-schemas.ts';
import { resourceSchema, arrayOf, outputSchema, payloadSchema, ref, type Schema } from './json-schema.ts';
import { accountDocumentSchemas } from './account-document-schemas.ts';
import { issueSchemas } from './issue-schemas.ts';
import { statisticsSchemas } from './statistics-schemas.ts';
import { statusSchema } from './status-schema.ts';
import { gpcStatementSchema } from './gpc-statement-schema.ts';
import { websiteSchemas } from './website-schemas.ts';
import { websiteServicesSchema } from './website-services-schema.ts';

// --- requests

const clientPayload: Schema = {
  ...payloadSchema(clientSchema.update, sentences.client, clientColumns, {
    password: { writeOnly: true },
    passwordHash: { writeOnly: true },
    emailAddress: { format: 'email' },
  }),
};

const assetPayload = payloadSchema(
  assetSchema.create,
  sentences.asset,
  {},
  {
    id: { type: 'string', readOnly: undefined },
    dynamic: { default: false },
    storageType: { default: 'cookie' },
    lifetime: { default: '' },
    description: { default: '' },
    translations: { default: {} },
  },
);

const domainPayload = payloadSchema(domainSchema, sentences.domain, domainColumns, {
  country: { default: null },
  consentResetBeforeDate: { default: null },
});

const embeddingPayload = payloadSchema(embeddingSchema, sentences.embedding, apiColumns(embeddings), {
  assets: arrayOf('AssetPayload'),
});

const localePayload = payloadSchema(localeSchema.create, sentences.locale, apiColumns(locales));
const localeUpdate = payloadSchema(localeSchema.update, sentences.locale, apiColumns(locales));
const placeholderPayload = payloadSchema(placeholderSchema.create, sentences.placeholder);
const placeholderUpdate = payloadSchema(placeholderSchema.update, sentences.placeholder);
const themePayload = payloadSchema(themeSchema, sentences.theme, apiColumns(themes));

const presetImport = payloadSchema(presetImportSchema.def.element, {
  id: 'ID of a preset of the catalogue.',
  active: 'Whether the new embedding is active.',
});
const cookie = payloadSchema(cookieSchema, {
  name: 'Name of the cookie or storage key, as found in a browser.',
  storageType: 'Type of storage.',
});

// --- responses

const purpose = z.enum(purposeIds).describe(`ID of the purpose: ${sentences.purposeList}.`);
const preset = z.object({ id: z.int(), name: z.string(), purpose, vendor: z.string() });

const scanResult = z.object({
  address: z
    .object({
      company: z.string().nullable(),
      street: z.string().nullable(),
      zipCode: z.string().nullable(),
      city: z.string().nullable(),
    })
    .describe('Postal address of the website’s operator.'),
  languages: z
    .array(z.string())
    .describe(
      'Two-letter codes of the website’s languages from `lang` and `hreflang`, its main language first.',
    ),
  imprintUrl: z.string().nullable().describe('Absolute URL of the legal notice.'),
  privacyPolicyUrl: z.string().nullable().describe('Absolute URL of the privacy policy.'),
  availablePresets: z
    .array(
      preset.extend({
        translations: z.record(localeName, z.object({ name: z.string(), description: z.string() })),
        markers: z
          .array(z.string())
          .optional()
          .describe(
            'Addresses of the website’s own scripts whose content is that of the service: its embedding blocks them if they are among its `scriptMarkers`.',
          ),
      }),
    )
    .describe('Presets of the services that were found, ready for import.'),
  storage: z.object({
    cookies: z.array(z.object({ name: z.string(), domain: z.string(), path: z.string() })),
    localStorage: z.array(z.object({ name: z.string() })),
    sessionStorage: z.array(z.object({ name: z.string() })),
  }),
  ownHosts: z
    .array(z.string())
    .describe(
      'Hosts of the website’s own content delivery network: their domain belongs to the same company, carries the website’s name or has its icons.',
    ),
  unknownServices: z
    .array(
      z.object({
        name: z.string(),
        hosts: z.array(z.string()),
        isProbablyOwn: z
          .literal(true)
          .optional()
          .describe(
            'The website’s preview image or logo comes from the domain of these hosts, or the home page has another address there. Ask the owner whether the hosts are the website’s own.',
          ),
      }),
    )
    .describe('Hosts from which the website loads and which belong to no preset.'),
  consentManagers: z
    .array(z.object({ name: z.string(), hosts: z.array(z.string()) }))
    .describe(
      'Consent managers of other vendors on the website. They have no presets, because a website should use only one consent manager.',
    ),
  truncatedPages: z
    .array(z.string())
    .describe(
      'Pages that were only partly read, because they are larger than 2 MiB or the scan reached its limit.',
    ),
  earlyTags: z
    .array(
      z.object({
        page: z.string().describe('The first page on which the tag was found.'),
        host: z
          .string()
          .describe(
            'The host that is contacted. Chrome connects to that of an `https:` iframe, although it is blocked.',
          ),
        service: z
          .string()
          .nullable()
          .describe(
            'Name of the preset that releases the tag on consent. `null`: the tag stays blocked until an embedding has a marker that occurs in its URL.',
          ),
        tag: z.string().describe('The tag as in the HTML, attributes in their order.'),
        line: z.string().describe('The replacement for the tag; empty if the tag must be removed.'),
        exempt: z
          .literal(true)
          .optional()
          .describe(
            'Only for a script, frame or `embed` that the page exempts from blocking with `data-ccm-ignore`.',
          ),
        marker: z
          .string()
          .optional()
          .describe(
            'Only for a script of the website whose content is Google’s tag: the embedding blocks it if this is among its `scriptMarkers`.',
          ),
      }),
    )
    .describe(
      'Scripts, images, media and style sheets in the pages’ HTML that browsers load from third parties before the visitor’s decision and that the widget cannot block; at most 200. Tags of technically necessary services are omitted.',
    ),
});

const domainItem = z.object({
  id: z.string().describe('The `domainId` for other calls.'),
  name: z.string().describe('The name of the domain as entered, with or without a scheme.'),
  whiteLabel: z.boolean(),
  viewCount: z.int().describe('Page views in the current calendar month (UTC), up to an hour late.'),
});

const problem = z.object({
  type: z.string().describe('Always `about:blank`: the status is the type of the problem.'),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('What is wrong and what to do.'),
  log: z.int().optional().describe('For a 409 of the log: its current number.'),
  continues: z
    .object({ log: z.int(), size: z.int(), seq: z.int() })
    .optional()
    .describe(
      'For a 409 of the log: what the current number has in common with the ended number `log`: its blocks up to `size` and its records up to `seq`.',
    ),
  errors: z
    .array(
      z.object({
        pointer: z
          .string()
          .describe('JSON pointer (RFC 6901) into the body, or `/` and the name of a parameter.'),
        detail: z.string(),
      }),
    )
    .optional()
    .describe('With status 400: all validation errors, not only the first.'),
});

const clientAnswer = resourceSchema(clientPayload, sentences.client, clientColumns);
const { features } = clientAnswer.properties!;
features!.required = Object.keys(features!.properties!);
for (const { properties } of [clientPayload, clientAnswer])
  for (const [name, feature] of Object.entries(properties!.features!.properties!))
    feature.description = sentences.features[name];
const assetAnswer = resourceSchema(
  assetPayload,
  sentences.asset,
  Object.fromEntries(Object.keys(assetPayload.properties!).map((name) => [name, undefined])),
  { id: { type: 'string' } },
);

/** The schemas of all operations, by name. */
export const schemas = {
  Problem: outputSchema(problem),
  Client: clientAnswer,
  ClientPayload: clientPayload,
  NewClientPayload: {
    allOf: [ref('ClientPayload')],
    anyOf: [{ required: ['password'] }, { required: ['passwordHash'] }],
  },
  ListedClient: {
    allOf: [
      ref('Client'),
      {
        type: 'object',
        properties: {
          actualCallCount: { type: 'integer', description: sentences.client.actualCallCount },
          domainCountData: {
            type: 'array',
            description: sentences.client.domainCountData,
            items: {
              type: 'array',
              prefixItems: [{ type: 'string' }, { type: 'integer' }],
              items: { type: ['string', 'integer'] },
              minItems: 2,
              maxItems: 2,
            },
          },
        },
        required: ['actualCallCount', 'domainCountData'],
      },
    ],
  },
  ApiKey: outputSchema(
    z.object({ apiKey: z.string().describe('The new API key. It is also shown in the console.') }),
  ),
  Domain: resourceSchema(domainPayload, sentences.domain, domainColumns, { path: { type: 'string' } }),
  DomainPayload: domainPayload,
  Embedding: resourceSchema(embeddingPayload, sentences.embedding, apiColumns(embeddings), {
    assets: arrayOf('Asset'),
  }),
  EmbeddingPayload: embeddingPayload,
  Asset: assetAnswer,
  AssetPayload: assetPayload,
  Locale: resourceSchema(localePayload, sentences.locale, apiColumns(locales)),
  LocalePayload: localePayload,
  LocaleUpdate: localeUpdate,
  Placeholder: resourceSchema(placeholderPayload, sentences.placeholder, apiColumns(placeholders)),
  PlaceholderPayload: placeholderPayload,
  PlaceholderUpdate: placeholderUpdate,
  Theme: resourceSchema(themePayload, sentences.theme, apiColumns(themes)),
  ThemePayload: themePayload,
  OnboardingScanResult: outputSchema(scanResult),
  Preset: outputSchema(preset),
  OnboardingPreset: presetImport,
  OnboardingPresetResult: outputSchema(
    z.object({ presetId: z.int(), embeddingId: z.string().describe('ID of the new embedding.') }),
  ),
  Cookie: cookie,
  OnboardingEmbedCodeSnippets: outputSchema(
    z
      .object({ default: z.string().describe('Detects the visitor’s language.') })
      .catchall(z.string().describe('Always uses the locale of this name.')),
  ),
  ...accountDocumentSchemas,
  ...websiteSchemas,
  ...issueSchemas,
  ...statisticsSchemas,
  ...websiteServicesSchema,
  ...gpcStatementSchema,
  Status: outputSchema(statusSchema),
  Test: outputSchema(
    z.object({ username: z.string(), apiKey: z.string().describe('The API key of this call.') }),
  ),
  DomainItem: outputSchema(domainItem),
  ...logSchemas,
} satisfies Record<string, Schema>;

export type SchemaName = keyof typeof schemas;
