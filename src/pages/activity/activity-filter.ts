import * as z from 'zod/mini';
import { activityKinds } from '../../db/schema.ts';
import { zonedTime } from '../../lib/zoned-time.ts';
import { dateRangeParameters, inOrder, orEmpty, spanOf } from '../date-range.tsx';

/** What the addresses of activity lists and their downloads may have. */
export const activityQuery = z.object({
  ...dateRangeParameters,
  kind: orEmpty(z.enum(activityKinds)),
  before: z.optional(z.string().check(z.regex(/^\d{1,16}(-[0-9a-f]{1,64})?$/))),
});

/** The query as a filter; days are those of the time zone. */
export function filterOf({ kind, before, ...range }: z.infer<typeof activityQuery>, zone: string) {
  const { since, until } = spanOf(inOrder(range), zonedTime(zone));
  const [id, beforeClient] = before?.split('-') ?? [];
  return { kind, from: since, until, before: id === undefined ? undefined : Number(id), beforeClient };
}
