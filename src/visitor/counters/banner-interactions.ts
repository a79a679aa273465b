import * as z from 'zod/mini';
import { interactionKinds } from '../../db/statistics/statistics.ts';
import { policies, policyNames } from '../../definitions/domain-fields.ts';
import { createApp } from '../../env.ts';
import { invalid, problem } from '../../http/problem.ts';
import { count } from './batched-counter.ts';
import { chooseLocale } from '../content/localize.ts';
import { isOptOut } from '../../http/opt-out-header.ts';
import { interactionLimits } from '../../http/rate-limit.ts';
import { readPayload } from '../../http/request-body.ts';
import { callFields } from '../../http/input-schemas.ts';
import { siteOfCall } from '../site/calling-page.ts';

export const interactionSchema = z.strictObject({
  ...callFields,
  locale: z.string().check(z.maxLength(5)),
  outcome: z.enum(interactionKinds),
  policy: z.optional(z.enum(policies)),
  gpc: z.optional(z.literal(true)),
});

/** Counts how the banner of a page view ended, by day, locale and policy, without personal data. */
export const bannerInteractions = createApp().post('/', async (c) => {
  const payload = await readPayload(c, interactionSchema);
  const { apiKey, domain: domainId, locale, outcome, policy = 'optIn', gpc } = payload;
  await interactionLimits.network(c, domainId);
  const { configuration } = await siteOfCall(c, { apiKey, domain: domainId });
  if (!configuration.domain.statisticsEnabled)
    throw problem(403, 'Banner statistics are off for this domain.');
  if (chooseLocale(c, locale, configuration) !== locale)
    throw invalid({ pointer: '/locale', detail: 'The banner is not shown in this locale.' });
  // Visitors whose country is unknown always get opt-in.
  if (policy !== 'optIn' && policyNames.every((name) => configuration.domain[name] !== policy))
    throw invalid({ pointer: '/policy', detail: 'No region of the domain has this policy.' });
  await interactionLimits.domain(c, domainId);
  count(c, { domainId, kind: outcome, locale, policy });
  // The header comes with every request, the property from a widget whose scripts see the signal.
  if (gpc || isOptOut(c.req.header('Sec-GPC'))) count(c, { domainId, kind: 'gpc', locale, policy });
  return c.body(null, 204);
});
