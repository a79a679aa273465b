import type { ProblemName } from '../problems.ts';

/** Path of a domain in the hosting API. */
export const DOMAIN_PATH = '/hosting/api/client/{clientId}/domain/{domainId}';

/** Errors that every operation of a kind in the hosting API can return. */
export const readErrors: ProblemName[] = ['NoOperator', 'Failed'];
export const listErrors: ProblemName[] = ['InvalidQuery', ...readErrors];
export const writeErrors: ProblemName[] = ['InvalidBody', 'NoOperator', 'TooLarge', 'NotJson', 'Failed'];
