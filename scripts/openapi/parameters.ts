import type * as z from 'zod';
import { issueParameters } from '../../src/hosting/onboarding/issues.ts';
import { importParameters } from '../../src/hosting/import-export.ts';
import { pageParameters } from '../../src/hosting/paginated-list.ts';
import { statisticsParameters } from '../../src/hosting/statistics.ts';
import { anchorParameters, blockParameters } from '../../src/log/http/evidence-routes.ts';
import { feedParameters } from '../../src/log/http/answer.ts';
import { publicProofParameters } from '../../src/visitor/public-keys-and-proofs.ts';
import { listParameters } from '../../src/log/http/list-parameters.ts';
import { jsonSchema, type Schema } from './schemas/json-schema.ts';
import { dateOf } from '../../src/lib/time.ts';
import { BEGAN, ids, timestamp } from './examples/example-ids.ts';
import { noticeHash } from './examples/examples.ts';

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  schema: Schema;
  required?: boolean;
  example?: unknown;
};

const inPath = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});
const inQuery = (name: string, description: string, schema: Schema = { type: 'string' }): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});

/** The JSON schemas of a query's fields. */
const fields = (schema: z.core.$ZodType) => jsonSchema(schema).properties!;
const lists = fields(pageParameters);
const blocks = fields(blockParameters);
const entries = fields(listParameters);
const feed = fields(feedParameters);
const publicProof = fields(publicProofParameters);
const anchors = fields(anchorParameters);
const range = fields(statisticsParameters);
const imports = fields(importParameters);
const issues = fields(issueParameters);

/** The parameters of all operations, by name. */
export const parameters = {
  clientId: inPath('clientId', 'ID of a client.', ids.clientId),
  domainId: inPath('domainId', 'ID of a domain.', ids.domainId),
  embeddingId: inPath('embeddingId', 'ID of an embedding of the domain.', ids.embeddingId),
  assetId: inPath('assetId', 'ID of an asset of the embedding.', ids.assetId),
  imageHash: inPath('imageHash', 'SHA-256 hash of the image in lowercase hex, as in the script.', noticeHash),
  localeName: inPath('localeName', 'Name of a locale of the domain.', 'fr_FR'),
  placeholderName: inPath(
    'placeholderName',
    'Name of a placeholder of the domain, percent-encoded, with or without braces.',
    'COMPANY',
  ),
  themeId: inPath('themeId', 'ID of a theme of the domain.', ids.themeId),
  username: inPath('username', 'Username of a client, case-insensitive.', 'lindenhof'),
  apiKey: inPath('apiKey', 'Embed key or API key of a client.', ids.embedKey),
  searchTerm: inPath('searchTerm', 'Username or email address, case-insensitive.', 'lindenhof'),
  consentId: inPath('consentId', 'A consent ID, or the beginning of one.', ids.ucid.slice(0, 8)),

  ucid: inPath('ucid', 'A full consent ID.', ids.ucid),
  issueId: inPath('issueId', 'ID of an issue of the domain, percent-encoded.', 'service:5002'),
  blockNumber: {
    ...inPath('blockNumber', 'Number of a block of the log.', '1'),
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },

  logDatabase: {
    ...inPath('logDatabase', 'Number of a log database: 0 is `DB`, 1 is `LOG1`, and so on.', '0'),
    schema: { type: 'integer', minimum: 0 },
    example: 0,
  },
  noticeHash: inPath('noticeHash', 'Hash of a consent notice, as in the line of a decision.', noticeHash),

  limit: inQuery('limit', 'Maximum number of items. Default: no limit.', lists.limit),
  after: inQuery('after', 'Returns the items after the one with this id or name.', lists.after),
  blockLimit: inQuery('limit', 'Maximum number of blocks.', blocks.limit),
  blockAfter: inQuery('after', 'Returns the blocks after the one with this number.', blocks.after),
  search: inQuery(
    'q',
    'Search words. All of them must occur in a preset’s name, vendor, purpose, hosts or cookies; if no preset matches, descriptions are searched.',
    {
      type: 'string',
      maxLength: 255,
    },
  ),

  since: inQuery('since', 'Returns decisions from this time on (Unix time in seconds).', entries.since),
  until: inQuery('until', 'Returns decisions before this time (Unix time in seconds).', entries.until),
  entryLimit: inQuery('limit', 'Maximum number of decisions. Default: no limit.', entries.limit),
  cursor: inQuery(
    'cursor',
    'Position of the next page, from the `Link` header of an earlier response.',
    entries.cursor,
  ),
  feedLimit: inQuery('limit', 'Maximum number of records; a page may have fewer.', feed.limit),
  feedAfter: inQuery(
    'after',
    'Position: returns the records after this one. `{log}.{seq}` of the last record that you have, or 0 for the beginning.',
    feed.after,
  ),
  recordSeq: inQuery('seq', '`seq` of a record. Required without `from`.', publicProof.seq),
  recordEntry: inQuery(
    'entry',
    'The entry of the record in hex: the SHA-256 hash of its line. Required without `from`.',
    publicProof.entry,
  ),
  anchorsAfter: inQuery('after', 'A date (UTC). Returns the notes of the days after it.', anchors.after),
  publicFrom: inQuery('from', 'Size of an earlier checkpoint, such as that in a receipt.', publicProof.from),
  anchorDate: inPath('anchorDate', 'A date (UTC).', dateOf(timestamp)),
  logNumber: {
    ...inPath('logNumber', 'Number of the log.', String(BEGAN)),
    schema: { type: 'integer', minimum: 1 },
    example: BEGAN,
  },
  tileLevel: inPath('tileLevel', 'Level of the tile, from 0, or `entries` for an entry bundle.', '0'),
  tilePath: inPath(
    'tilePath',
    'Number of the tile, in groups of three digits as in C2SP `tlog-tiles`, with `.p/{width}` for a partial one.',
    '000.p/5',
  ),
  fromDate: inQuery(
    'from',
    'The first day (UTC). Default: 29 days before the last day. The range has at most 400 days.',
    range.from,
  ),
  toDate: inQuery('to', 'The last day (UTC), inclusive. Default: today.', range.to),
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier response. Returns 304 if nothing has changed since.',
    schema: { type: 'string' },
  },

  ids: inQuery('ids', '`new` creates a copy with new IDs and a new embed key.', imports.ids),
  replace: inQuery(
    'replace',
    '`true` overwrites the existing client. Domains that are also in the document keep their logs.',
    imports.replace,
  ),
  dismissed: inQuery(
    'dismissed',
    '`true` lists the dismissed issues instead of the open ones.',
    issues.dismissed,
  ),
  beyondQuota: inQuery(
    'beyondQuota',
    '`true` also imports what exceeds the client’s quotas and features, for example because they were lowered later.',
    imports.beyondQuota,
  ),

  embedKey: {
    ...inQuery('apiKey', 'The client’s public embed key.'),
    required: true,
    example: ids.embedKey,
  },
  pageDomain: {
    ...inQuery(
      'domain',
      'ID of the domain. Default: the domain whose host and path contain the `Referer`; a page of an unknown host may create one (`autoCreateDomains`).',
    ),
    example: ids.domainId,
  },
  logDomain: { ...inQuery('domain', 'ID of the domain.'), required: true, example: ids.domainId },
  lang: inQuery('lang', 'The locale of the widget. Default: the visitor’s (`Accept-Language`).'),
  origin: {
    name: 'Origin',
    in: 'header',
    required: true,
    description: 'Origin of the page. Browsers send it automatically.',
    schema: { type: 'string' },
    example: 'https://www.lindenhof.example',
  },
} satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof parameters;
