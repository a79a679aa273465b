import * as z from 'zod/mini';
import { activityKinds } from '../../db/schema.ts';
import { day } from '../../http/input-schemas.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

const optionalDay = z.optional(z.union([z.literal(''), day()]));

/** What the addresses of activity lists and their downloads may have. */
export const activityQuery = z.object({
  kind: z.optional(z.union([z.literal(''), z.enum(activityKinds)])),
  from: optionalDay,
  until: optionalDay,
  before: z.optional(z.string().check(z.regex(/^\d{1,16}$/))),
});

const timeOf = (date: string) => Date.parse(date) / 1000;

/** The query as a filter; both days are included. */
export const filterOf = ({ kind, from, until, before }: z.infer<typeof activityQuery>) => ({
  kind: kind || undefined,
  from: from ? timeOf(from) : undefined,
  until: until ? timeOf(until) + SECONDS_PER_DAY : undefined,
  before: before === undefined ? undefined : Number(before),
});
