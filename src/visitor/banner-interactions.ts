import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dateOf, interactionKinds as endings } from '../db/statistics.ts';
import { createApp, now } from '../env.ts';
import { invalid, missing, problem } from '../http/problem.ts';
import { batchedCounter } from './batched-counter.ts';
import { chooseLocale } from './choose-locale.ts';
import { interactionLimits } from './rate-limits.ts';
import { isFromHosts } from './origin.ts';
import { readPayload } from './payload.ts';
import { loadSite } from './site-cache.ts';
import { lookUpDomain } from './domain-lookup.ts';

export const interactionSchema = z.strictObject({
  apiKey: z.string().check(z.maxLength(255)),
  domain: z.string().check(z.maxLength(255)),
  locale: z.string().check(z.maxLength(5)),
  outcome: z.enum(endings),
});

type Counted = { domainId: string; date: string; locale: string; outcome: (typeof endings)[number] };

const count = batchedCounter<Counted>('outcomes', (gathered) => {
  const ended = (outcome: Counted['outcome']) =>
    sql`sum(iif(value ->> '$.of.outcome' = ${outcome}, value ->> 'count', 0))`;
  return sql`
    INSERT INTO statistics (domainId, date, locale, acceptedAll, refusedAll, chosen, unanswered)
    SELECT d.id, value ->> '$.of.date' AS date, value ->> '$.of.locale' AS locale,
      ${ended('acceptedAll')}, ${ended('refusedAll')}, ${ended('chosen')}, ${ended('unanswered')}
    FROM json_each(${JSON.stringify(gathered)}) JOIN domains d ON d.id = value ->> '$.of.domainId' WHERE true
    GROUP BY d.id, date, locale
    ON CONFLICT DO UPDATE SET
      acceptedAll = acceptedAll + excluded.acceptedAll, refusedAll = refusedAll + excluded.refusedAll,
      chosen = chosen + excluded.chosen, unanswered = unanswered + excluded.unanswered`;
});

/** Counts how the question to a visitor ended, which the page says as it ends: by day and locale, without a trace of who. */
export const bannerInteractions = createApp().post('/', async (c) => {
  const { apiKey, domain: domainId, locale, outcome } = await readPayload(c, interactionSchema);
  await interactionLimits.network(c, domainId);
  const found = await lookUpDomain(c, domainId, () => loadSite(c.var.db, domainId));
  if (!found?.domain.embedKeys.includes(apiKey)) throw missing('embed key or domain');
  const { domain, site } = found;
  if (!isFromHosts(c.req.header('Origin'), domain.hosts))
    throw problem(403, 'The "Origin" header must be that of a page of this domain.');
  if (!site.source.domain.statisticsEnabled) throw problem(403, 'Banner statistics are off for this domain.');
  if (chooseLocale(c, locale, site.source) !== locale)
    throw invalid({ pointer: '/locale', detail: 'The banner is not shown in this locale.' });
  await interactionLimits.domain(c, domainId);
  count(c, { domainId, date: dateOf(now()), locale, outcome });
  return c.body(null, 204);
});
