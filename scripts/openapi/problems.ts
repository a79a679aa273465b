import { readFileSync } from 'node:fs';
import { constraintErrors } from '../../src/db/constraint-errors.ts';
import { MAX_DOCUMENT, MAX_PUBLIC_BODY, tooLarge, tooSlow } from '../../src/http/request-body.ts';
import { titles, type ProblemStatus } from '../../src/http/problem.ts';
import type { RateLimitName } from '../../src/http/rate-limit.ts';
import { BEGAN } from './examples/example-ids.ts';
import { ref } from './schemas/json-schema.ts';

type Problem = {
  status: ProblemStatus;
  description: string;
  detail: string;
  errors?: { pointer: string; detail: string }[];
  /** Further members of the problem document. */
  members?: object;
  headers?: Record<string, { description: string; schema: object; example: string }>;
  /** The response body if it is not a problem document. */
  content?: object;
};

const header = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

const settings = readFileSync('wrangler.toml', 'utf8');

/** Calls per minute that a rate limit in wrangler.toml allows, formatted for a sentence. */
function callsPerMinute(rate: RateLimitName) {
  const [, limit] = new RegExp(`^name = "${rate}"[^[]*limit = (\\d+)`, 'm').exec(settings)!;
  return Number(limit).toLocaleString('en');
}

const badRequest = { status: 400 } as const;
const notFound = (what: string) => ({
  status: 404 as const,
  description: `The ${what} does not exist.`,
  detail: `${what[0]!.toUpperCase()}${what.slice(1)} not found.`,
});
const inDomain = (what: string) => ({
  ...notFound(what),
  description: `The ${what}, the domain or the client does not exist.`,
});
const unauthorized = { status: 401 } as const;
const tooMany = {
  status: 429 as const,
  headers: { 'Retry-After': header('Seconds to wait before the next attempt.', '60') },
};

/** The number of a log before its database was restored. */
const FORMER = BEGAN - 8403;

const oldNotice =
  'This consent notice was not shown on this domain in the last 30 days. Ask the visitor again.';

/** The error responses of all operations, by name. */
export const problems = {
  InvalidBody: {
    ...badRequest,
    description:
      'Properties are missing, unknown or invalid, a name is taken, or a quota is used up. `errors` lists every validation error.',
    detail: 'The request has 2 validation errors.',
    errors: [
      { pointer: '/name', detail: 'This property is required.' },
      { pointer: '/color', detail: 'Unknown property "color".' },
    ],
  },
  InvalidDocument: {
    ...badRequest,
    description:
      'The document is invalid, contains a name that is taken, or differs from the existing client. `errors` lists every validation error. Nothing was imported.',
    detail: 'The request has 2 validation errors.',
    errors: [
      { ...constraintErrors['signInNames.key'], pointer: '/client/username' },
      { pointer: '/domains/0/color', detail: 'Unknown property "color".' },
    ],
  },
  InvalidDecision: {
    ...badRequest,
    description:
      'Properties are missing, unknown or invalid, the consent notice does not contain an embedding, or the consent notice was not shown within the last 30 days and the visitor must be asked again.',
    detail: oldNotice,
    errors: [{ pointer: '/notice', detail: oldNotice }],
  },
  InvalidQuery: {
    ...badRequest,
    description: 'A query parameter is invalid.',
    detail: 'Must be 1 or more.',
    errors: [{ pointer: '/limit', detail: 'Must be 1 or more.' }],
  },
  BadWebsite: {
    ...badRequest,
    description: 'The website returned an error status or an empty page.',
    detail: 'www.lindenhof.example returned the error status 503 instead of a page.',
  },
  NoOperator: {
    ...unauthorized,
    description: 'The operator key is missing or wrong.',
    detail: 'The operator key is required: "Authorization: Bearer <HOSTING_API_KEY>".',
    headers: { 'WWW-Authenticate': header('How to authenticate.', 'Bearer realm="Placet hosting API"') },
  },
  NoApiKey: {
    ...unauthorized,
    description: 'The API key is missing or wrong.',
    detail: 'A valid API key is required, as the query parameter "apiKey" or as a bearer token.',
    headers: { 'WWW-Authenticate': header('How to authenticate.', 'Bearer realm="Placet domain API"') },
  },
  NotAllowed: {
    status: 403,
    description: 'The account is not active, or it does not have the feature `canUseDomAPI`.',
    detail: 'The account of this API key is not active.',
  },
  ForeignOrigin: {
    status: 403,
    description:
      'The `Origin` header is missing, or it is neither the domain’s host, a subdomain of it nor one of its `consentSharingDomains`; or the decision is a consent, and the website is archived.',
    detail: 'The "Origin" header must be that of a page of this domain.',
  },
  NotCounted: {
    status: 403,
    description:
      'The `Origin` header is missing, or it is neither the domain’s host, a subdomain of it nor one of its `consentSharingDomains`, or the domain has `statisticsEnabled: false`.',
    detail: 'Banner statistics are off for this domain.',
  },
  NotRecorded: {
    status: 403,
    description:
      'The `Origin` header is missing or belongs to another website, browser reports are off for the domain, or the recording has ended.',
    detail: 'Browser reports are off for this domain.',
  },
  NoIssue: inDomain('issue'),
  NoClient: notFound('client'),
  NoLogDatabase: { ...notFound('log database'), description: 'No database with this number is bound.' },
  NoDomain: notFound('client or domain'),
  NoMove: inDomain('move'),
  NoHandover: inDomain('handover'),
  NoEmbedding: inDomain('embedding'),
  NoAsset: inDomain('asset'),
  NoLocale: inDomain('locale'),
  NoPlaceholder: inDomain('placeholder'),
  NoTheme: inDomain('theme'),
  NoBlock: {
    ...notFound('block'),
    description:
      'The block or the domain does not exist, or the block’s retention period has ended (`detail` says when).',
  },
  NoNotice: {
    ...notFound('consent notice'),
    description: 'The log has no consent notice with this hash, or the domain does not exist.',
  },
  NoCheckpoint: {
    ...notFound('checkpoint'),
    description: 'The log has no checkpoint yet, or the domain does not exist.',
    detail: 'This log has no checkpoint yet. One is signed about ten minutes after the first decision.',
  },
  NoImage: {
    ...notFound('image'),
    description: 'The theme that visitors see has no image with this hash, or the domain does not exist.',
  },
  NoAnchor: {
    ...notFound('anchor'),
    description: 'This service has no anchors yet. `detail` says why.',
    detail: 'This service has no anchors, because PUBLIC_URL is not set. The operator can set it.',
  },
  NoAnchorDate: { ...notFound('note of this date'), description: 'There is no note of this date.' },
  NoTile: {
    ...notFound('tile'),
    description: 'The tile is not covered, the log has another number, or the domain does not exist.',
  },
  NoTimestamp: {
    ...notFound('time stamp of this date'),
    description: 'The note of this date has no time stamp, or there is no such note.',
  },
  NoVisitor: {
    ...notFound('consent ID'),
    description: 'The consent ID or the domain does not exist.',
  },
  NoVisitorOfKey: {
    ...notFound('consent ID'),
    description: 'The consent ID, the embed key or the domain does not exist.',
  },
  NoSuchDomain: notFound('domain'),
  NotInAccount: { ...notFound('domain'), description: 'The domain does not exist in this account.' },
  NoEmbedKey: notFound('embed key or domain'),
  NoGpcStatement: notFound('embed key, domain or statement'),
  NoScript: {
    ...notFound('embed key or domain'),
    content: {
      'text/javascript': {
        schema: { type: 'string' },
        example: '/* Placet: embed key or domain not found. */\n',
      },
    },
  },
  NoProof: {
    ...notFound('record'),
    description:
      'The current checkpoint covers no record with this number and entry, or the domain does not exist.',
    detail:
      'The current checkpoint covers no record with this number and entry. A record is covered about ten minutes after it was stored.',
  },
  EndedPosition: {
    status: 409,
    description:
      'The log’s database was restored to an earlier state since this position was returned, and the log continues under another number (`log`). Keep the records of the old number up to `seq` in `continues`, discard later ones and continue with `after={log}.{seq}`.',
    detail: `Log number ${FORMER} ended when its database was restored to an earlier state; the log continues as number ${BEGAN}. Keep its records up to seq 4, discard later ones and continue with after=${BEGAN}.4.`,
    members: { log: BEGAN, continues: { log: FORMER, size: 1, seq: 4 } },
  },
  EndedCursor: {
    status: 409,
    description:
      'The log’s database was restored to an earlier state since this cursor was returned. Read the list again from its first page.',
    detail: `Log number ${FORMER} ended when its database was restored to an earlier state; the log continues as number ${BEGAN}. Read the list again from its first page.`,
    members: { log: BEGAN, continues: { log: FORMER, size: 1, seq: 4 } },
  },
  MoveAccepted: {
    status: 409,
    description: 'Another client has accepted the move.',
    detail: 'Another client has accepted this move. To offer the domain again, delete the move first.',
  },
  Archived: {
    status: 409,
    description: 'The domain is archived.',
    detail: 'This domain is archived. To hand it over, set "archived" to false first.',
  },
  NotAsked: {
    status: 409,
    description: 'Visitors are not asked about this embedding.',
    detail: 'Visitors are not asked about this embedding: it is disabled or technically necessary.',
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
    description: 'The body did not arrive in time. Send it again.',
    detail: tooSlow,
  },
  DocumentTooLarge: {
    status: 413,
    description: 'The document is too large.',
    detail: tooLarge(MAX_DOCUMENT),
  },
  NotJson: {
    status: 415,
    description: 'The `Content-Type` is not JSON.',
    detail: 'The body must be JSON with the header "Content-Type: application/json".',
  },
  NeitherJsonNorText: {
    status: 415,
    description: 'The `Content-Type` is neither JSON nor plain text.',
    detail: 'The body must be JSON, sent as application/json or text/plain.',
  },
  TooManyWrongKeys: {
    ...tooMany,
    description: `A network may send about ${callsPerMinute('WRONG_KEY_RATE')} calls per minute with a wrong key or without a key; each returns 401. Further calls return 429. Calls with a valid key are not limited.`,
    detail: 'Too many requests with a wrong or missing key from this network. Try again in one minute.',
  },
  TooManyDecisions: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('CONSENT_RATE')} decisions per minute for each network and domain, and about ${callsPerMinute('CONSENT_DOMAIN_RATE')} for each domain. The widget stores the decision and sends it later.`,
    detail: 'Too many decisions for this domain from this network. Try again in one minute.',
  },
  TooManyInteractions: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('INTERACTION_RATE')} banner interactions per minute for each network and domain, and about ${callsPerMinute('INTERACTION_DOMAIN_RATE')} for each domain.`,
    detail: 'Too many banner interactions for this domain from this network. Try again in one minute.',
  },
  TooManyReports: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('REPORT_RATE')} reports per minute for each network and domain, and about ${callsPerMinute('REPORT_DOMAIN_RATE')} for each domain.`,
    detail: 'Too many reports for this domain from this network. Try again in one minute.',
  },
  TooManyReceiptRequests: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('RECEIPT_RATE')} evidence files per minute for each network.`,
    detail: 'Too many requests for evidence files from this network. Try again in one minute.',
  },
  TooManyProofs: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('PROOF_RATE')} checkpoints and proofs per minute for each network, and about ${callsPerMinute('UNKNOWN_RATE')} requests for unknown domains.`,
    detail: 'Too many requests for proofs from this network. Try again in one minute.',
  },
  TooManyKeyRequests: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('PROOF_RATE')} requests per minute for each network, and about ${callsPerMinute('UNKNOWN_RATE')} requests for unknown domains.`,
    detail: 'Too many requests for the keys of logs from this network. Try again in one minute.',
  },
  TooManyImages: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('CALL_RATE')} images per minute for each network and domain, not counting those that the service has in memory, and about ${callsPerMinute('UNKNOWN_RATE')} requests for unknown domains.`,
    detail: 'Too many requests for images of this domain from this network. Try again in one minute.',
  },
  TooManyServiceRequests: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('CALL_RATE')} requests per minute for each network and domain, and about ${callsPerMinute('UNKNOWN_RATE')} requests for unknown domains.`,
    detail: 'Too many requests for the services of this domain from this network. Try again in one minute.',
  },
  TooManyAnchorRequests: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('UNKNOWN_RATE')} requests per minute for each network.`,
    detail: 'Too many requests for anchors from this network. Try again in one minute.',
  },
  TooManyUnknownDomains: {
    ...tooMany,
    description: `The limit is about ${callsPerMinute('UNKNOWN_RATE')} requests per minute for unknown domains from each network.`,
    detail: 'Too many requests for unknown domains from this network. Try again in one minute.',
  },
  TooManyScans: {
    ...tooMany,
    description: 'This client’s domains were scanned too often within one minute.',
    detail: 'Too many scans by this client. Try again in one minute.',
  },
  CrawlFailed: {
    status: 500,
    description:
      'The website could not be read: the host name does not exist, the connection was refused, the response was too slow, redirected too often or was not HTML; or an internal error occurred.',
    detail: 'www.lindenhof.example could not be reached: the host name does not exist.',
  },
  Failed: {
    status: 500,
    description: 'An unexpected error in the service. Its details are in the service’s logs.',
    detail: 'Internal error. It has been logged.',
  },
  Unavailable: {
    status: 503,
    description:
      'A part of the platform does not respond. The same request can succeed later. A change may have been made: check before you send it again.',
    detail: 'The service is temporarily unavailable. Try again in a few seconds.',
    headers: { 'Retry-After': header('Seconds to wait before the next attempt.', '10') },
  },
  Busy: {
    status: 503,
    description: 'The decision could not be stored. Send it again.',
    detail: 'The decision could not be stored. Try again.',
    headers: { 'Retry-After': header('Seconds to wait before the next attempt.', '1') },
  },
  NotSigned: {
    status: 503,
    description: 'It is unknown whether the database was restored, so nothing is signed.',
    detail:
      'Nothing is signed until it is known whether the database was restored. Try again in a few minutes.',
    headers: { 'Retry-After': header('Seconds to wait before the next attempt.', '60') },
  },
} satisfies Record<string, Problem>;

export type ProblemName = keyof typeof problems;

const responseOf = ({ status, description, detail, errors, members, headers, content }: Problem) => ({
  description,
  ...(headers && { headers }),
  content: content ?? {
    'application/problem+json': {
      schema: ref('Problem'),
      example: {
        type: 'about:blank',
        title: titles[status],
        status,
        detail,
        ...(errors && { errors }),
        ...members,
      },
    },
  },
});

export const problemResponses = Object.fromEntries(
  Object.entries(problems).map(([name, problem]) => [name, responseOf(problem)]),
);
