import * as z from 'zod';
import { clientColumns } from '../../src/db/clients.ts';
import { domainColumns } from '../../src/db/domains.ts';
import { embeddings, locales, placeholders, apiColumns, themes } from '../../src/db/schema.ts';
import { clientSchema } from '../../src/resources/client.ts';
import { domainSchema } from '../../src/resources/domain.ts';
import { assetSchema, embeddingSchema } from '../../src/resources/embedding.ts';
import { localeName } from '../../src/resources/field-schemas.ts';
import { localeSchema } from '../../src/resources/locale.ts';
import { cookieSchema } from '../../src/hosting/onboarding/from-cookies.ts';
import { presetImportSchema } from '../../src/onboarding/import.ts';
import { placeholderSchema } from '../../src/resources/placeholder.ts';
import { themeSchema } from '../../src/resources/theme.ts';
import { purposeIds } from '../../src/texts/purposes.ts';
import * as sentences from './properties.ts';
import { logSchemas } from './log-schemas.ts';
import { answer, arrayOf, given, payload, ref, type Schema } from './schema.ts';
import { movingSchemas } from './moving.ts';
import { issuesSchemas } from './issues.ts';
import { statisticsSchemas } from './statistics.ts';
import { status } from './status.ts';

// --- what clients send

const clientPayload: Schema = {
  ...payload(clientSchema.update, sentences.client, clientColumns, {
    password: { writeOnly: true },
    passwordHash: { writeOnly: true },
    emailAddress: { format: 'email' },
  }),
};

const assetPayload = payload(
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

const domainPayload = payload(domainSchema, sentences.domain, domainColumns, {
  country: { default: null },
  consentResetBeforeDate: { default: null },
});

const embeddingPayload = payload(embeddingSchema, sentences.embedding, apiColumns(embeddings), {
  assets: arrayOf('AssetPayload'),
});

const localePayload = payload(localeSchema.create, sentences.locale, apiColumns(locales));
const localeUpdate = payload(localeSchema.update, sentences.locale, apiColumns(locales));
const placeholderPayload = payload(placeholderSchema.create, sentences.placeholder);
const placeholderUpdate = payload(placeholderSchema.update, sentences.placeholder);
const themePayload = payload(themeSchema, sentences.theme, apiColumns(themes));

const presetImport = payload(presetImportSchema.def.element, {
  id: 'Id of a preset of the catalogue.',
  active: 'Whether visitors are asked for the embedding.',
});
const cookie = payload(cookieSchema, {
  name: 'Name of the cookie or key, as found in a browser.',
  storageType: 'Where it was found.',
});

// --- what they get

const purpose = z.enum(purposeIds).describe(`The id of its purpose: ${sentences.purposeList}.`);
const preset = z.object({ id: z.int(), name: z.string(), purpose, vendor: z.string() });

const scanResult = z.object({
  address: z
    .object({
      company: z.string().nullable(),
      street: z.string().nullable(),
      zipCode: z.string().nullable(),
      city: z.string().nullable(),
    })
    .describe('The operator’s postal address.'),
  languages: z
    .array(z.string())
    .describe('The languages of the website by their two letters, its own one first: `lang` and `hreflang`.'),
  imprintUrl: z.string().nullable().describe('Absolute address of the imprint.'),
  privacyPolicyUrl: z.string().nullable().describe('Absolute address of the privacy policy.'),
  availablePresets: z
    .array(
      preset.extend({
        translations: z.record(localeName, z.object({ name: z.string(), description: z.string() })),
      }),
    )
    .describe('The services that were found, as presets to import.'),
  storage: z.object({
    cookies: z.array(z.object({ name: z.string(), domain: z.string(), path: z.string() })),
    localStorage: z.array(z.object({ name: z.string() })),
    sessionStorage: z.array(z.object({ name: z.string() })),
  }),
  unknownServices: z
    .array(z.object({ name: z.string(), hosts: z.array(z.string()) }))
    .describe('Hosts that the website loads from and that no preset covers.'),
  consentManagers: z
    .array(z.object({ name: z.string(), hosts: z.array(z.string()) }))
    .describe(
      'Consent managers of other vendors that are in use. They are no presets: the website should use one or the other.',
    ),
  truncatedPages: z
    .array(z.string())
    .describe('Pages of which something was not read: beyond 2 MiB, or more than a scan may take.'),
  earlyTags: z
    .array(
      z.object({
        page: z.string().describe('The first page that it was found on.'),
        host: z.string().describe('Who is asked.'),
        service: z
          .string()
          .nullable()
          .describe(
            'Name of the preset whose consent lets the line load. `null`: it waits until an embedding has a marker that is in the address.',
          ),
        tag: z.string().describe('As it stands in the HTML; attributes in their order.'),
        line: z.string().describe('What to replace it by; empty: it has to go.'),
      }),
    )
    .describe(
      'Scripts, images, media and style sheets in the pages’ HTML that browsers fetch from others before a visitor can consent, whatever the widget does; at most 200. What the visit needs is left out.',
    ),
});

const domainItem = z.object({
  id: z.string().describe('The `domainId` of further calls.'),
  name: z.string().describe('The domain’s name as it was entered, with or without a scheme.'),
  whiteLabel: z.boolean(),
  viewCount: z.int().describe('Calls of the script in the current calendar month (UTC).'),
});

const problem = z.object({
  type: z.string().describe('Always `about:blank`: the status says what kind of problem it is.'),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('One plain sentence.'),
  errors: z
    .array(
      z.object({
        pointer: z.string().describe('JSON pointer (RFC 6901) into the body, or `/` and a parameter’s name.'),
        detail: z.string(),
      }),
    )
    .optional()
    .describe('With 400: every fault that was found, not only the first.'),
});

const clientAnswer = answer(clientPayload, sentences.client, clientColumns);
const { features } = clientAnswer.properties!;
features!.required = Object.keys(features!.properties!);
for (const { properties } of [clientPayload, clientAnswer])
  for (const [name, feature] of Object.entries(properties!.features!.properties!))
    feature.description = sentences.features[name];
const assetAnswer = answer(
  assetPayload,
  sentences.asset,
  Object.fromEntries(Object.keys(assetPayload.properties!).map((name) => [name, undefined])),
  { id: { type: 'string' } },
);

/** The schemas that operations refer to, by name. */
export const schemas = {
  Problem: given(problem),
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
  ApiKey: given(
    z.object({ apiKey: z.string().describe('The new key; it is shown on the account page, too.') }),
  ),
  Domain: answer(domainPayload, sentences.domain, domainColumns, { path: { type: 'string' } }),
  DomainPayload: domainPayload,
  Embedding: answer(embeddingPayload, sentences.embedding, apiColumns(embeddings), {
    assets: arrayOf('Asset'),
  }),
  EmbeddingPayload: embeddingPayload,
  Asset: assetAnswer,
  AssetPayload: assetPayload,
  Locale: answer(localePayload, sentences.locale, apiColumns(locales)),
  LocalePayload: localePayload,
  LocaleUpdate: localeUpdate,
  Placeholder: answer(placeholderPayload, sentences.placeholder, apiColumns(placeholders)),
  PlaceholderPayload: placeholderPayload,
  PlaceholderUpdate: placeholderUpdate,
  Theme: answer(themePayload, sentences.theme, apiColumns(themes)),
  ThemePayload: themePayload,
  OnboardingScanResult: given(scanResult),
  Preset: given(preset),
  OnboardingPreset: presetImport,
  OnboardingPresetResult: given(
    z.object({ presetId: z.int(), embeddingId: z.string().describe('Id of the embedding that it became.') }),
  ),
  Cookie: cookie,
  OnboardingEmbedCodeSnippets: given(
    z
      .object({ default: z.string().describe('Finds the visitor’s language by itself.') })
      .catchall(z.string().describe('Forces the locale that it is named after.')),
  ),
  ...movingSchemas,
  ...issuesSchemas,
  ...statisticsSchemas,
  Status: given(status),
  Test: given(z.object({ username: z.string(), apiKey: z.string().describe('The key of this call.') })),
  DomainItem: given(domainItem),
  ...logSchemas,
} satisfies Record<string, Schema>;

export type SchemaName = keyof typeof schemas;
