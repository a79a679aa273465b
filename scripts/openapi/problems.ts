import { constraintErrors } from '../../src/db/constraints.ts';
import { MAX_DOCUMENT, MAX_PUBLIC_BODY, tooLarge, tooSlow } from '../../src/http/body-limits.ts';
import { titles, type ProblemStatus } from '../../src/http/problem.ts';
import { perMinute } from './rates.ts';
import { ref } from './schema.ts';

type Problem = {
  status: ProblemStatus;
  description: string;
  detail: string;
  errors?: { pointer: string; detail: string }[];
  headers?: Record<string, { description: string; schema: object; example: string }>;
  /** Where the body is no problem document. */
  content?: object;
};

const header = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

const badRequest = { status: 400 } as const;
const notFound = (what: string) => ({
  status: 404 as const,
  description: `There is no such ${what}.`,
  detail: `${what[0]!.toUpperCase()}${what.slice(1)} not found.`,
});
const inDomain = (what: string) => ({
  ...notFound(what),
  description: `There is no such ${what}, domain or client.`,
});
const unauthorized = { status: 401 } as const;
const tooMany = {
  status: 429 as const,
  headers: { 'Retry-After': header('Seconds after which to try again.', '60') },
};

const oldNotice =
  'This consent notice was not shown on this domain in the last 30 days. Ask the visitor again.';

/** The error answers that operations refer to, by name. */
export const problems = {
  InvalidBody: {
    ...badRequest,
    description:
      'Properties are missing, unknown or not valid, a name is taken, or a quota is used up: `errors` names every fault.',
    detail: 'The request has 2 validation errors.',
    errors: [
      { pointer: '/name', detail: 'This property is required.' },
      { pointer: '/colour', detail: 'Unknown property "colour".' },
    ],
  },
  InvalidDocument: {
    ...badRequest,
    description:
      'Something of the document is not valid, is taken, or differs from what is there: `errors` names every fault. Nothing was made.',
    detail: 'The request has 2 validation errors.',
    errors: [
      { ...constraintErrors['signInNames.key'], pointer: '/client/username' },
      { pointer: '/domains/0/colour', detail: 'Unknown property "colour".' },
    ],
  },
  InvalidDecision: {
    ...badRequest,
    description:
      'Properties are missing, unknown or not valid; the notice has no such embedding; or a consent names a notice that was not delivered within the last 30 days: then the visitor has to be asked again.',
    detail: oldNotice,
    errors: [{ pointer: '/notice', detail: oldNotice }],
  },
  InvalidQuery: {
    ...badRequest,
    description: 'A query parameter is not valid.',
    detail: 'Must be at least 1.',
    errors: [{ pointer: '/limit', detail: 'Must be at least 1.' }],
  },
  BadWebsite: {
    ...badRequest,
    description: 'The website answered with an error status or with nothing.',
    detail: 'www.lindenhof.example returned the error status 503 instead of a page.',
  },
  NoOperator: {
    ...unauthorized,
    description: 'The operator’s key is missing or another.',
    detail: 'The operator key is required: "Authorization: Bearer <HOSTING_API_KEY>".',
    headers: { 'WWW-Authenticate': header('How to authenticate.', 'Bearer realm="Placet hosting API"') },
  },
  NoApiKey: {
    ...unauthorized,
    description: 'The API key is missing or no account’s.',
    detail: 'A valid API key is required, as the query parameter "apiKey" or as a bearer token.',
    headers: { 'WWW-Authenticate': header('How to authenticate.', 'Bearer realm="Placet domain API"') },
  },
  NotAllowed: {
    status: 403,
    description: 'The account is not active, or may not use the domain API (feature `canUseDomAPI`).',
    detail: 'The account of this API key is not active.',
  },
  ForeignOrigin: {
    status: 403,
    description:
      'The `Origin` is missing, or is neither the domain’s host nor a sub-domain nor one of its `consentSharingDomains`.',
    detail: 'The "Origin" header must be that of a page of this domain.',
  },
  NotCounted: {
    status: 403,
    description:
      'The `Origin` is missing, or is neither the domain’s host nor a sub-domain nor one of its `consentSharingDomains`; or the domain has `statisticsEnabled: false`.',
    detail: 'Banner statistics are off for this domain.',
  },
  NotRecorded: {
    status: 403,
    description:
      'The `Origin` is missing, or is not of the domain; the domain does not want it recorded; or the recording is over.',
    detail: 'Browser reports are off for this domain.',
  },
  NoIssue: inDomain('issue'),
  NoClient: notFound('client'),
  NoDomain: notFound('client or domain'),
  NoEmbedding: inDomain('embedding'),
  NoAsset: inDomain('asset'),
  NoLocale: inDomain('locale'),
  NoPlaceholder: inDomain('placeholder'),
  NoTheme: inDomain('theme'),
  NoBlock: {
    ...notFound('block'),
    description:
      'The log has no such block, its entries went by retention (`detail` says when), or there is no such domain.',
  },
  NoCheckpoint: {
    ...notFound('checkpoint'),
    description: 'The log has no checkpoint yet, or there is no such domain.',
    detail:
      'This log has no checkpoint yet. The first one is signed within a minute after the first block is sealed.',
  },
  NoVisitor: {
    ...notFound('consent ID'),
    description: 'The log knows no such consent ID, or there is no such domain.',
  },
  NoVisitorOfKey: {
    ...notFound('consent ID'),
    description: 'The log knows no such consent ID, or there is no such embed key or domain.',
  },
  NoSuchDomain: notFound('domain'),
  NotInAccount: { ...notFound('domain'), description: 'The account has no such domain.' },
  NoEmbedKey: notFound('embed key or domain'),
  NoScript: {
    ...notFound('embed key or domain'),
    content: {
      'text/javascript': {
        schema: { type: 'string' },
        example: '/* Placet: embed key or domain not found. */\n',
      },
    },
  },
  TooLarge: {
    status: 413,
    description: 'The body is too large.',
    detail: tooLarge(),
  },
  PublicTooLarge: {
    status: 413,
    description: 'The body is too large.',
    detail: tooLarge(MAX_PUBLIC_BODY),
  },
  TooSlow: {
    status: 408,
    description: 'The body did not arrive in time, and may be sent again.',
    detail: tooSlow,
  },
  DocumentTooLarge: {
    status: 413,
    description: 'The document is too large.',
    detail: tooLarge(MAX_DOCUMENT),
  },
  NotJson: {
    status: 415,
    description: 'The body is not declared as JSON.',
    detail: 'The body must be JSON with the header "Content-Type: application/json".',
  },
  NeitherJsonNorText: {
    status: 415,
    description: 'The body is declared neither as JSON nor as plain text.',
    detail: 'The body must be JSON, sent as application/json or text/plain.',
  },
  TooManyWrongKeys: {
    ...tooMany,
    description: `About ${perMinute('WRONG_KEY_RATE')} calls a minute with a wrong key, or without one, are answered with 401 to one network. A right key is always taken.`,
    detail: 'Too many calls with a wrong key, or without one, came from this network; try again in a minute.',
  },
  TooManyDecisions: {
    ...tooMany,
    description: `About ${perMinute('CONSENT_RATE')} decisions a minute are taken from one network for one domain, and about ${perMinute('CONSENT_DOMAIN_RATE')} for one domain in all. The widget keeps the decision and sends it later.`,
    detail: 'Too many decisions for this domain from this network. Try again in one minute.',
  },
  TooManyOutcomes: {
    ...tooMany,
    description: `About ${perMinute('INTERACTION_RATE')} a minute are counted from one network for one domain, and about ${perMinute('INTERACTION_DOMAIN_RATE')} for one domain in all.`,
    detail: 'Too many outcomes for this domain from this network. Try again in one minute.',
  },
  TooManyReports: {
    ...tooMany,
    description: `About ${perMinute('REPORT_RATE')} a minute are taken from one network for one domain, and about ${perMinute('REPORT_DOMAIN_RATE')} for one domain in all.`,
    detail: 'Too many reports for this domain from this network. Try again in one minute.',
  },
  TooManyReceipts: {
    ...tooMany,
    description: `About ${perMinute('RECEIPT_RATE')} receipts a minute are given to one network.`,
    detail: 'Too many receipt requests from this network. Try again in one minute.',
  },
  TooManyUnknown: {
    ...tooMany,
    description: `One network has asked for more than about ${perMinute('UNKNOWN_RATE')} domains within a minute that there are not.`,
    detail: 'Too many unknown domains were asked for from this network; try again in a minute.',
  },
  TooManyScans: {
    ...tooMany,
    description: 'Too many scans of one client’s domains within a minute.',
    detail: 'Too many scans by this client. Try again in one minute.',
  },
  CrawlFailed: {
    status: 500,
    description:
      'The website could not be read: unknown name, refused, too slow, too many redirects, no HTML; or an unexpected fault on our side.',
    detail: 'www.lindenhof.example could not be reached: the host name does not exist.',
  },
  Failed: {
    status: 500,
    description: 'An unexpected fault on our side; it is logged, and the answer tells nothing of it.',
    detail: 'Internal error. It has been logged.',
  },
  Busy: {
    status: 503,
    description: 'The decision could not be stored just now, and may be sent again.',
    detail: 'The decision could not be stored. Try again.',
    headers: { 'Retry-After': header('Seconds after which to try again.', '1') },
  },
} satisfies Record<string, Problem>;

export type ProblemName = keyof typeof problems;

const answerOf = ({ status, description, detail, errors, headers, content }: Problem) => ({
  description,
  ...(headers && { headers }),
  content: content ?? {
    'application/problem+json': {
      schema: ref('Problem'),
      example: { type: 'about:blank', title: titles[status], status, detail, ...(errors && { errors }) },
    },
  },
});

export const problemResponses = Object.fromEntries(
  Object.entries(problems).map(([name, problem]) => [name, answerOf(problem)]),
);
