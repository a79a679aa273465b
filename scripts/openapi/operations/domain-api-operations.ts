import { textExamples } from '../examples/examples.ts';
import { asNdjsonAndCsv } from './log-operations.ts';
import type { Operation } from '../operation.ts';
import type { ProblemName } from '../problems.ts';

const tag = 'Domain API';
const errors: ProblemName[] = ['NoApiKey', 'NotAllowed', 'Failed'];

const CONSENTS = '/api/domains/{domainId}/consents';
const filters: Operation['query'] = ['since', 'until', 'entryLimit', 'cursor'];

export const domainApiOperations: Operation[] = [
  {
    call: 'GET /api/test',
    id: 'testKey',
    tag,
    summary: 'Test the API key',
    description: 'Returns the account of the key, and an error if the key does not work.',
    answer: { status: 200, description: 'The account of the key.', schema: 'Test', example: 'Test' },
    errors,
  },
  {
    call: 'GET /api/domains',
    id: 'listAccountDomains',
    tag,
    summary: 'List the domains of the account',
    description: 'Their IDs are the `domainId` of all other calls.',
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description: 'The domains, oldest first.',
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
    summary: 'List the decisions of the current block',
    description:
      'Returns the decisions of the current block only, newest first; all decisions are in the log (`GET …/log`) and in the exports of the console. The formats are JSON, NDJSON and CSV (`Accept`). Decisions of sealed blocks are also available by consent ID. With `limit`, `Link` points to the next page; if the block is sealed meanwhile, its remaining pages stay available. The `ETag` changes with every decision and erasure.',
    query: filters,
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description: 'The decisions.',
      schema: ['Consent'],
      example: 'Consents',
      headers: ['ETag', 'Link'],
      also: asNdjsonAndCsv(textExamples.Consents),
    },
    tagged: true,
    errors: ['InvalidQuery', ...errors, 'NotInAccount', 'EndedCursor'],
  },
  {
    call: `GET ${CONSENTS}/{consentId}`,
    id: 'findConsents',
    tag,
    summary: 'Find the consent history of a consent ID',
    description:
      'Returns all decisions of the consent ID that starts with `consentId`, from all blocks, newest first. The list is empty if no ID or several IDs start with it. Of two decisions within the same second only the later one is returned; the log contains both. After 10,000 decisions, `Link` points to the older ones.',
    query: filters,
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description: 'The decisions, all with the same `ucid` and each with its own `timestamp`.',
      schema: ['Consent'],
      example: 'History',
      headers: ['ETag', 'Link'],
      also: asNdjsonAndCsv(textExamples.History),
    },
    tagged: true,
    errors: ['InvalidQuery', ...errors, 'NotInAccount', 'EndedCursor'],
  },
];
