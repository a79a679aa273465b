import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { interactionKinds } from '../db/statistics.ts';
import { dateOf } from '../lib/time.ts';
import { createApp, now } from '../env.ts';
import { invalid, problem } from '../http/problem.ts';
import { batchedCounter } from './batched-counter.ts';
import { chooseLocale } from './choose-locale.ts';
import { interactionLimits } from './rate-limits.ts';
import { readPayload } from './payload.ts';
import { siteOfCall } from './site-of-call.ts';

export const interactionSchema = z.strictObject({
  apiKey: z.string().check(z.maxLength(255)),
  domain: z.string().check(z.maxLength(255)),
  locale: z.string().check(z.maxLength(5)),
  outcome: z.enum(interactionKinds),
});

type Counted = { domainId: string; date: string; locale: string; outcome: (typeof interactionKinds)[number] };

const count = batchedCounter<Counted>('banner interactions', (gathered) => {
  const sumOf = (outcome: Counted['outcome']) =>
    sql`sum(iif(value ->> '$.of.outcome' = ${outcome}, value ->> 'count', 0))`;
  return sql`
    INSERT INTO statistics (domainId, date, locale, acceptedAll, refusedAll, chosen, unanswered)
    SELECT d.id, value ->> '$.of.date' AS date, value ->> '$.of.locale' AS locale,
      ${sumOf('acceptedAll')}, ${sumOf('refusedAll')}, ${sumOf('chosen')}, ${sumOf('unanswered')}
    FROM json_each(${JSON.stringify(gathered)}) JOIN domains d ON d.id = value ->> '$.of.domainId' WHERE true
    GROUP BY d.id, date, locale
    ON CONFLICT DO UPDATE SET
      acceptedAll = acceptedAll + excluded.acceptedAll, refusedAll = refusedAll + excluded.refusedAll,
      chosen = chosen + excluded.chosen, unanswered = unanswered + excluded.unanswered`;
});

/** Counts how the banner of a page view ended, by day and locale, without personal data. */
export const bannerInteractions = createApp().post('/', async (c) => {
  const { apiKey, domain: domainId, locale, outcome } = await readPayload(c, interactionSchema);
  await interactionLimits.network(c, domainId);
  const { configuration } = await siteOfCall(c, { apiKey, domain: domainId });
  if (!configuration.domain.statisticsEnabled)
    throw problem(403, 'Banner statistics are off for this domain.');
  if (chooseLocale(c, locale, configuration) !== locale)
    throw invalid({ pointer: '/locale', detail: 'The banner is not shown in this locale.' });
  await interactionLimits.domain(c, domainId);
  count(c, { domainId, date: dateOf(now()), locale, outcome });
  return c.body(null, 204);
});
