import { MAX_DOCUMENT, sizeOf } from '../../src/http/body-limits.ts';
import { read, write } from './hosting.ts';
import type { Operation } from './operation.ts';

export const movingOperations: Operation[] = [
  {
    call: 'GET /hosting/api/client/{clientId}/export',
    id: 'exportClient',
    tag: 'Moving',
    summary: 'Export a client',
    description:
      'All that is configured of the client, as one document: domains with everything under them, the password’s hash, the embed key, and calls by month. Neither API key nor sessions, nor consents, which are the log’s. Each domain is as it was at one moment.',
    answer: {
      status: 200,
      description: 'The document, which an import takes.',
      schema: 'AccountDocument',
      example: 'AccountDocument',
    },
    errors: [...read, 'NoClient'],
  },
  {
    call: 'POST /hosting/api/import',
    id: 'importClient',
    tag: 'Moving',
    summary: 'Import a client',
    description: `All of a document or nothing. Ids and embed key are kept, so that the snippets on the websites keep working; the API key is a new one, and each new domain begins a log. The document may be up to ${sizeOf(MAX_DOCUMENT)} large and may be sent again. What it leaves out is at its default.`,
    query: ['ids', 'replace', 'beyondQuota'],
    body: { schema: 'AccountDocument', example: 'AccountDocument' },
    answer: {
      status: 201,
      description: 'What was made, or made anew.',
      schema: 'ImportResult',
      example: 'ImportResult',
      headers: ['Location'],
    },
    unchanged: 'All of it is there already.',
    errors: [
      'InvalidDocument',
      ...write.filter((name) => !['InvalidBody', 'TooLarge'].includes(name)),
      'DocumentTooLarge',
    ],
  },
];
