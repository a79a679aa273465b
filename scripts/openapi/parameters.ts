import type * as z from 'zod';
import { importParameters } from '../../src/hosting/import-export.ts';
import { pageParameters } from '../../src/hosting/paginated-list.ts';
import { statisticsParameters } from '../../src/hosting/statistics.ts';
import { blockParameters, proofParameters } from '../../src/log/http/evidence-routes.ts';
import { feedParameters } from '../../src/log/http/answer-feed.ts';
import { listParameters } from '../../src/log/http/answer-list.ts';
import { jsonSchema, type Schema } from './schema.ts';
import { ids } from './story.ts';

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

/** The fields of a query's zod schema. */
const fields = (schema: z.core.$ZodType) => jsonSchema(schema).properties!;
const lists = fields(pageParameters);
const blocks = fields(blockParameters);
const entries = fields(listParameters);
const feed = fields(feedParameters);
const proof = fields(proofParameters);
const range = fields(statisticsParameters);
const moving = fields(importParameters);

/** The parameters that operations name. */
export const parameters = {
  clientId: inPath('clientId', 'Id of a client.', ids.clientId),
  domainId: inPath('domainId', 'Id of a domain.', ids.domainId),
  embeddingId: inPath('embeddingId', 'Id of an embedding of the domain.', ids.embeddingId),
  assetId: inPath('assetId', 'Id of an asset of the embedding.', ids.assetId),
  localeName: inPath('localeName', 'Name of a locale of the domain.', 'fr_FR'),
  placeholderName: inPath(
    'placeholderName',
    'Name of a placeholder of the domain, with or without braces, percent-encoded.',
    'COMPANY',
  ),
  themeId: inPath('themeId', 'Id of a theme of the domain.', ids.themeId),
  username: inPath('username', 'User name of a client, exact but for the case.', 'lindenhof'),
  apiKey: inPath('apiKey', 'Embed key or API key of a client.', ids.embedKey),
  searchTerm: inPath('searchTerm', 'User name or e-mail address, exact but for the case.', 'lindenhof'),
  consentId: inPath('consentId', 'A consent ID, or what one begins with.', ids.ucid.slice(0, 8)),

  ucid: inPath('ucid', 'A consent ID, whole.', ids.ucid),
  issueId: inPath('issueId', 'Id of a issue of the domain, percent-encoded.', 'service:5001'),
  blockNumber: {
    ...inPath('blockNumber', 'Number of a block of the log.', '1'),
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },

  limit: inQuery('limit', 'At most so many; without it, all.', lists.limit),
  after: inQuery('after', 'Only those after the one with this id or name.', lists.after),
  blockLimit: inQuery('limit', 'At most so many blocks.', blocks.limit),
  blockAfter: inQuery('after', 'Only blocks after the one with this number.', blocks.after),
  search: inQuery(
    'q',
    'Words, all of which stand in the name, vendor, purpose, a host or a cookie, or, where no preset has them there, in the description.',
    {
      type: 'string',
      maxLength: 255,
    },
  ),

  since: inQuery('since', 'Only entries of this second (Unix time) and later.', entries.since),
  until: inQuery('until', 'Only entries before this second (Unix time).', entries.until),
  entryLimit: inQuery('limit', 'At most so many entries; without it, all.', entries.limit),
  cursor: inQuery('cursor', 'Where an earlier answer’s `Link` header goes on.', entries.cursor),
  feedLimit: inQuery('limit', 'At most so many entries; a page may hold fewer.', feed.limit),
  feedAfter: inQuery('after', 'Only entries after the one with this `seq`.', feed.after),
  fromSize: { ...inQuery('from', 'The earlier size, in blocks.', proof.from), required: true },
  toSize: { ...inQuery('to', 'The later size, in blocks.', proof.to), required: true },
  fromDate: inQuery(
    'from',
    'The first day (UTC); without it, 29 days before the last. At most 400 days.',
    range.from,
  ),
  toDate: inQuery('to', 'The last day (UTC), included; today without it.', range.to),
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer: 304 where nothing has changed since.',
    schema: { type: 'string' },
  },

  ids: inQuery('ids', '`new` gives new ids and a new embed key to all of it: a copy.', moving.ids),
  replace: inQuery(
    'replace',
    '`true` puts the document in the place of what is there of the client. Domains that stay keep their logs.',
    moving.replace,
  ),
  beyondQuota: inQuery(
    'beyondQuota',
    '`true` takes in what the client’s own quotas and features would not allow, as it may be where they were lowered later.',
    moving.beyondQuota,
  ),

  embedKey: {
    ...inQuery('apiKey', 'The client’s embed key, which is public.'),
    required: true,
    example: ids.embedKey,
  },
  pageDomain: {
    ...inQuery(
      'domain',
      'Id of the domain. Without it the `Referer` decides, and may make a new domain (`autoCreateDomains`).',
    ),
    example: ids.domainId,
  },
  logDomain: { ...inQuery('domain', 'Id of the domain.'), required: true, example: ids.domainId },
  lang: inQuery('lang', 'The locale to use, instead of the visitor’s (`Accept-Language`).'),
  origin: {
    name: 'Origin',
    in: 'header',
    required: true,
    description: 'Origin of the page; browsers send it by themselves.',
    schema: { type: 'string' },
    example: 'https://www.lindenhof.example',
  },
} satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof parameters;
