import { MAX_DOCUMENT, sizeOf } from '../../../src/http/request-body.ts';
import type { Operation } from '../operation.ts';
import { readErrors, writeErrors } from './hosting-api.ts';

const tag = 'Import and export';

export const importExportOperations: Operation[] = [
  {
    call: 'GET /hosting/api/client/{clientId}/export',
    id: 'exportClient',
    tag,
    summary: 'Export a client',
    description:
      'Returns the client’s whole configuration as one document: the domains with their embeddings, locales, placeholders and themes, the users with their roles and password hashes, the client’s password hash, the embed key and the page views by month. The API key, two-factor authentication, sessions, activity list and consent log are not included. Each domain is exported as a consistent snapshot.',
    answer: {
      status: 200,
      description: 'The document, ready for import.',
      schema: 'AccountDocument',
      example: 'AccountExport',
    },
    errors: [...readErrors, 'NoClient'],
  },
  {
    call: 'POST /hosting/api/import',
    id: 'importClient',
    tag,
    summary: 'Import a client',
    description: `Imports the whole document or nothing. IDs and the embed key stay the same, so the snippets on the websites keep working. A new client gets a new API key, and each new domain starts a new log. The document may have up to ${sizeOf(MAX_DOCUMENT)} and can be sent again safely. Omitted properties get their defaults.`,
    query: ['ids', 'replace', 'beyondQuota'],
    body: { schema: 'AccountDocument', example: 'AccountDocument' },
    answer: {
      status: 201,
      description: 'The client was created or replaced.',
      schema: 'ImportResult',
      example: 'ImportResult',
      headers: ['Location'],
    },
    unchanged: 'The client already matches the document.',
    errors: [
      'InvalidDocument',
      ...writeErrors.filter((name) => !['InvalidBody', 'TooLarge'].includes(name)),
      'DocumentTooLarge',
    ],
  },
];
