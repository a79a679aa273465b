import { DOMAIN, read, write } from './hosting.ts';
import type { Operation } from './operation.ts';

const tag = 'Onboarding';

export const onboarding: Operation[] = [
  {
    call: `GET ${DOMAIN}/onboarding/scan`,
    id: 'scanDomain',
    tag,
    summary: 'Scan the website',
    description:
      'Reads the home page, the imprint, the privacy policy and some further pages, and names the services, cookies and storage keys that it finds. Takes up to 15 seconds.',
    answer: {
      status: 200,
      description: 'What was found.',
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
    description:
      'Services that are described already, to import; `limit` and `after` read the list in pages.',
    query: ['search', 'limit', 'after'],
    answer: {
      status: 200,
      description: 'The presets, by their ids.',
      schema: ['Preset'],
      example: 'Presets',
      headers: ['Link'],
    },
    errors: ['InvalidQuery', ...read],
  },
  {
    call: `POST ${DOMAIN}/onboarding/presets`,
    id: 'importPresets',
    tag,
    summary: 'Import presets',
    description:
      'Each preset becomes an embedding with its texts and assets; all or none. At most 1000 at once.',
    body: { schema: ['OnboardingPreset'], example: 'PresetImport' },
    answer: {
      status: 201,
      description: 'The embeddings that they became, in the same order.',
      schema: ['OnboardingPresetResult'],
      example: 'PresetResults',
    },
    errors: [...write, 'NoDomain'],
  },
  {
    call: `POST ${DOMAIN}/onboarding/embeddingsFromCookies`,
    id: 'createEmbeddingsFromCookies',
    tag,
    summary: 'Create embeddings from cookies',
    description:
      'One embedding for each service that the names belong to, and one under the purpose "Other" for each name that belongs to none. At most 1000 at once.',
    body: { schema: ['Cookie'], example: 'Cookies' },
    answer: {
      status: 201,
      description: 'The new embeddings.',
      schema: ['Embedding'],
      example: 'EmbeddingList',
    },
    errors: [...write, 'NoDomain'],
  },
  {
    call: `GET ${DOMAIN}/onboarding/embed`,
    id: 'readEmbedCode',
    tag,
    summary: 'Read the embed code snippets',
    description: 'HTML that the website puts first into its `<head>`. The key in it is public.',
    answer: {
      status: 200,
      description: 'One snippet that finds the language by itself, and one for each active locale.',
      schema: 'OnboardingEmbedCodeSnippets',
      example: 'Snippets',
    },
    errors: [...read, 'NoDomain'],
  },
];
