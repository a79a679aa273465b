import { Hono } from '../lib/http/hono.ts';
import * as z from 'zod/mini';
import { day } from '../http/input-schemas.ts';
import { readStatistics } from '../db/statistics/statistics.ts';
import { now } from '../env.ts';
import { invalid } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import type { WithDomain } from './domain-path.ts';
import { addDays, dateOf } from '../lib/time.ts';

/** The most days of one query. */
const MAX_DAYS = 400;
/** Days of a query without `from`. */
const DEFAULT_DAYS = 30;

/** The first and the last day of a query; `apiKey` may carry the operator key. */
export const statisticsParameters = z.strictObject({
  apiKey: z.optional(z.string()),
  from: z.optional(day()),
  to: z.optional(day()),
});

export const statistics = new Hono<WithDomain>().get(
  '/',
  validate('query', statisticsParameters),
  async (c) => {
    const { to = dateOf(now()), from = addDays(to, 1 - DEFAULT_DAYS) } = c.req.valid('query');
    if (from > to) throw invalid({ pointer: '/from', detail: 'Must not be after "to" (default: today).' });
    if (from < addDays(to, 1 - MAX_DAYS))
      throw invalid({ pointer: '/from', detail: `The period must not exceed ${MAX_DAYS} days.` });
    return c.json(await readStatistics(c.var.db, c.var.domain.id, from, to));
  },
);
