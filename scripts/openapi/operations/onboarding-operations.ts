import { MAX_SERVICES } from '../../../src/definitions/embedding-fields.ts';
import type { Operation } from '../operation.ts';
import { DOMAIN_PATH, readErrors, writeErrors } from './hosting-api.ts';

const tag = 'Onboarding';

export const onboardingOperations: Operation[] = [
  {
    call: `GET ${DOMAIN_PATH}/onboarding/scan`,
    id: 'scanDomain',
    tag,
    summary: 'Scan the website',
    description:
      'Reads the home page, the legal notice, the privacy policy and some other pages, and returns the services, cookies and storage keys that it finds. Takes up to 15 seconds.',
    answer: {
      status: 200,
      description: 'The result of the scan.',
      schema: 'OnboardingScanResult',
      example: 'ScanResult',
    },
    errors: ['BadWebsite', 'NoOperator', 'NoDomain', 'TooManyScans', 'CrawlFailed'],
  },
  {
    call: 'GET /hosting/api/presets',
    id: 'listPresets',
    tag,
    summary: 'List the preset catalogue',
    description: 'Returns ready-made descriptions of services. Use `limit` and `after` for pages.',
    query: ['search', 'limit', 'after'],
    answer: {
      status: 200,
      description: 'The presets, ordered by id.',
      schema: ['Preset'],
      example: 'Presets',
      headers: ['Link'],
    },
    errors: ['InvalidQuery', ...readErrors],
  },
  {
    call: `POST ${DOMAIN_PATH}/onboarding/presets`,
    id: 'importPresets',
    tag,
    summary: 'Import presets',
    description: `Creates an embedding with its texts and assets from each preset, or none if one fails. Its texts are in English and German; visitors read those of frequent presets also in French, Italian, Spanish, Dutch and Polish, if the domain has the locale. A domain can have at most ${MAX_SERVICES} embeddings.`,
    body: { schema: ['OnboardingPreset'], example: 'PresetImport' },
    answer: {
      status: 201,
      description: 'The new embeddings, in the order of the presets.',
      schema: ['OnboardingPresetResult'],
      example: 'PresetResults',
    },
    errors: [...writeErrors, 'NoDomain'],
  },
  {
    call: `POST ${DOMAIN_PATH}/onboarding/embeddingsFromCookies`,
    id: 'createEmbeddingsFromCookies',
    tag,
    summary: 'Create embeddings from cookies',
    description: `Creates one embedding for each service that sets one of the cookies or storage keys. Each unknown name gets an embedding of its own with the purpose "Other". At most 1,000 names per request, and ${MAX_SERVICES} embeddings per domain.`,
    body: { schema: ['Cookie'], example: 'Cookies' },
    answer: {
      status: 201,
      description: 'The new embeddings.',
      schema: ['Embedding'],
      example: 'EmbeddingsOfCookies',
    },
    errors: [...writeErrors, 'NoDomain'],
  },
  {
    call: `GET ${DOMAIN_PATH}/onboarding/embed`,
    id: 'readEmbedCode',
    tag,
    summary: 'Read the embed code snippets',
    description: 'Returns HTML that must be the first element in the website’s `<head>`. Its key is public.',
    answer: {
      status: 200,
      description: 'One snippet that detects the language, and one for each active locale.',
      schema: 'OnboardingEmbedCodeSnippets',
      example: 'Snippets',
    },
    errors: [...readErrors, 'NoDomain'],
  },
];
