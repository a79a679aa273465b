import { asText } from './log-examples.ts';
import { inOtherFormats } from './log.ts';
import type { Operation } from './operation.ts';
import type { ProblemName } from './problems.ts';

const tag = 'Domain API';
const errors: ProblemName[] = ['NoApiKey', 'NotAllowed', 'Failed'];

const CONSENTS = '/api/domains/{domainId}/consents';
const filters: Operation['query'] = ['since', 'until', 'entryLimit', 'cursor'];

export const domainApi: Operation[] = [
  {
    call: 'GET /api/test',
    id: 'testKey',
    tag,
    summary: 'Test the API key',
    description: 'A cheap call that says whether the key works.',
    answer: { status: 200, description: 'Whose key it is.', schema: 'Test', example: 'Test' },
    errors,
  },
  {
    call: 'GET /api/domains',
    id: 'listAccountDomains',
    tag,
    summary: 'List the domains of the account',
    description: 'Their ids are the `domainId` of all further calls.',
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
      'Newest first. Entries of sealed blocks are found by their ID alone, or in the log. With `limit`, `Link` leads to the next page; pages that were begun before the block was sealed go on to its end. As JSON, NDJSON or CSV, as `Accept` says. The `ETag` changes with every entry and erasure. To copy all consents, follow the log instead.',
    query: filters,
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description: 'The entries.',
      schema: ['Consent'],
      example: 'Consents',
      headers: ['ETag', 'Link'],
      also: inOtherFormats(asText.Consents),
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
      'All entries of the one ID that begins with `consentId`, over all blocks, newest first. Where no ID or more than one does, the list is empty. Of two decisions within one second the later one is shown; the log has both. Of more than 10,000 entries, `Link` leads to the older ones.',
    query: filters,
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description: 'The entries; all have the same `ucid` and differ in `timestamp`.',
      schema: ['Consent'],
      example: 'History',
      headers: ['ETag', 'Link'],
      also: inOtherFormats(asText.History),
    },
    tagged: true,
    errors: ['InvalidQuery', ...errors, 'NotInAccount'],
  },
];
