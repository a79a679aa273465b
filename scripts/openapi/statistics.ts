import * as z from 'zod';
import { dateOf, type DayStatistics } from '../../src/db/statistics.ts';
import { interactionSchema } from '../../src/visitor/banner-interactions.ts';
import { DOMAIN, list } from './hosting.ts';
import type { Operation } from './operation.ts';
import { given, payload } from './schema.ts';
import { DAY, ids, timestamp } from './story.ts';

const views = z.int();

const dayStatistics = z.object({
  date: z.string().describe('The day, in UTC.'),
  locale: z.string().describe('The locale in which the visitor was asked.'),
  shown: views.describe('Views of pages with the question: the sum of the four that follow.'),
  acceptedAll: views.describe('All optional services were accepted.'),
  refusedAll: views.describe('All of them were refused.'),
  chosen: views.describe('Some of them were accepted.'),
  unanswered: views.describe('The visitor left without an answer.'),
}) satisfies z.ZodType<DayStatistics>;

export const statisticsSchemas = {
  DayStatistics: given(dayStatistics),
  Outcome: payload(interactionSchema, {
    apiKey: 'The client’s embed key.',
    domain: 'Id of the domain.',
    locale: 'The locale in which the visitor was asked, an active one of the domain.',
    outcome:
      'How it ended: all optional services were accepted (`acceptedAll`) or refused (`refusedAll`), some were accepted (`chosen`), or there was no answer.',
  }),
};

const statistics: DayStatistics[] = [
  {
    date: dateOf(timestamp - DAY),
    locale: 'fr_FR',
    shown: 40,
    acceptedAll: 21,
    refusedAll: 12,
    chosen: 2,
    unanswered: 5,
  },
  {
    date: dateOf(timestamp),
    locale: 'fr_FR',
    shown: 38,
    acceptedAll: 19,
    refusedAll: 13,
    chosen: 1,
    unanswered: 5,
  },
];

export const statisticsExamples = {
  Statistics: statistics,
  Outcome: { apiKey: ids.embedKey, domain: ids.domainId, locale: 'en_US', outcome: 'refusedAll' },
};

export const statisticsOperations: Operation[] = [
  {
    call: `GET ${DOMAIN}/statistics`,
    id: 'readStatistics',
    tag: 'Statistics',
    summary: 'Read how often visitors were asked, and how it ended',
    description:
      'By day (UTC) and locale, in this order; days on which nobody was asked are left out. Without `from` and `to` the last 30 days. Counted are views of pages with the question, which tell how it ended as they end; nothing tells who it was. The figures are kept for 25 months. They come from browsers without a credential: take them as an indication, and the log as proof. Not part of the original’s interface.',
    query: ['fromDate', 'toDate'],
    answer: {
      status: 200,
      description: 'The figures.',
      schema: ['DayStatistics'],
      example: 'Statistics',
    },
    errors: [...list, 'NoDomain'],
  },
  {
    call: 'POST /app/interactions',
    id: 'countOutcome',
    tag: 'Visitors',
    summary: 'Count how the question to a visitor ended',
    description:
      'What the widget sends once, as a page ends on which it asked. It is counted by today’s day (UTC) and the locale, within seconds; neither an ID nor the address is kept. A domain with `statisticsEnabled: false` has none sent, and takes none.',
    headers: ['origin'],
    body: { schema: 'Outcome', example: 'Outcome', types: ['application/json', 'text/plain'] },
    answer: { status: 204, description: 'It is counted.' },
    errors: [
      'InvalidBody',
      'NotCounted',
      'NoEmbedKey',
      'TooSlow',
      'PublicTooLarge',
      'NeitherJsonNorText',
      'TooManyOutcomes',
      'Failed',
    ],
  },
];
