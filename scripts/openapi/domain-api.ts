import { consentsAsText } from './examples.ts';
import type { Operation } from './operation.ts';
import type { ProblemName } from './problems.ts';

const tag = 'Domain API';
const errors: ProblemName[] = ['NoApiKey', 'NotAllowed', 'Failed'];

const CONSENTS = '/api/domains/{domainId}/consents';
const filters: Operation['query'] = ['since', 'until', 'entryLimit', 'cursor'];
const otherFormats = {
  'application/x-ndjson': { schema: { type: 'string' }, example: consentsAsText.ndjson },
  'text/csv': { schema: { type: 'string' }, example: consentsAsText.csv },
};

export const domainApi: Operation[] = [
  {
    call: 'GET /api/test',
    id: 'testKey',
    tag,
    summary: 'Test the API key',
    answer: { status: 200, description: 'Whose key it is.', schema: 'Test', example: 'Test' },
    errors,
  },
  {
    call: 'GET /api/domains',
    id: 'listAccountDomains',
    tag,
    summary: 'List the domains of the account',
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description: 'The domains, in the order of their creation.',
      schema: ['DomainItem'],
      example: 'Domains',
      headers: ['ETag'],
    },
    tagged: true,
    errors,
  },
  {
    call: `GET ${CONSENTS}`,
    id: 'listConsents',
    tag,
    summary: 'List the consents of the current block',
    description:
      'Newest first; entries of one second by `ucid`. Entries of sealed blocks are found by their ID alone. As JSON, NDJSON or CSV, as `Accept` says.',
    query: filters,
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description: 'The entries.',
      schema: ['Consent'],
      example: 'Consents',
      headers: ['ETag', 'Link'],
      also: otherFormats,
    },
    tagged: true,
    errors: ['InvalidQuery', ...errors, 'NotInAccount'],
  },
  {
    call: `GET ${CONSENTS}/{consentId}`,
    id: 'findConsents',
    tag,
    summary: 'Find the history of a consent ID',
    description:
      'All entries of the one ID that begins with `consentId`, over all blocks, newest first. Where no ID or more than one does, the list is empty.',
    query: filters,
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description: 'The entries; all have the same `ucid` and differ in `timestamp`.',
      schema: ['Consent'],
      example: 'History',
      headers: ['ETag', 'Link'],
      also: otherFormats,
    },
    tagged: true,
    errors: ['InvalidQuery', ...errors, 'NotInAccount'],
  },
];
