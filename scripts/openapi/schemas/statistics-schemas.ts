import * as z from 'zod';
import type { DayStatistics } from '../../../src/db/statistics/statistics.ts';
import { policies } from '../../../src/definitions/domain-fields.ts';
import { interactionSchema } from '../../../src/visitor/counters/banner-interactions.ts';
import { outputSchema, payloadSchema } from './json-schema.ts';

const pageViews = z.int();

const dayStatistics = z.object({
  date: z.string().describe('The day (UTC).'),
  locale: z.string().describe('The locale in which the banner was shown.'),
  policy: z.enum(policies).describe('The policy of the visitor’s region.'),
  shown: pageViews.describe('Page views with the banner: the sum of the four counts that follow.'),
  acceptedAll: pageViews.describe('The visitor accepted all optional services.'),
  refusedAll: pageViews.describe('The visitor accepted no optional service that needs consent.'),
  chosen: pageViews.describe('The visitor accepted some of the optional services.'),
  unanswered: pageViews.describe('The visitor left the page without a choice.'),
  gpc: pageViews.describe('Number of these page views in which the browser sent Global Privacy Control.'),
}) satisfies z.ZodType<DayStatistics>;

export const statisticsSchemas = {
  DayStatistics: outputSchema(dayStatistics),
  BannerInteraction: payloadSchema(interactionSchema, {
    apiKey: 'The client’s embed key.',
    domain: 'ID of the domain.',
    locale: 'The locale in which the banner was shown; it must be an active locale of the domain.',
    outcome:
      'The visitor accepted all optional services (`acceptedAll`), rejected all (`refusedAll`), accepted some (`chosen`) or made no choice (`unanswered`).',
    policy:
      'The policy under which the banner was shown, which must be that of a region of the domain. Default: `optIn`.',
    gpc: '`true` if scripts see Global Privacy Control in the browser. The header `Sec-GPC: 1` says the same.',
  }),
};
