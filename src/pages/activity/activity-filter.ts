import * as z from 'zod/mini';
import { activityKinds } from '../../db/schema.ts';
import { day } from '../../http/input-schemas.ts';
import { zonedTime } from '../../lib/zoned-time.ts';
import { addDays } from '../../lib/time.ts';

const optionalDay = z.optional(z.union([z.literal(''), day()]));

/** What the addresses of activity lists and their downloads may have. */
export const activityQuery = z.object({
  kind: z.optional(z.union([z.literal(''), z.enum(activityKinds)])),
  from: optionalDay,
  until: optionalDay,
  before: z.optional(z.string().check(z.regex(/^\d{1,16}(-[0-9a-f]{1,64})?$/))),
});

/** The query as a filter; both days are those of the time zone, in either order, and included. */
export function filterOf({ kind, from, until, before }: z.infer<typeof activityQuery>, zone: string) {
  const time = zonedTime(zone);
  const [id, beforeClient] = before?.split('-') ?? [];
  const [first, last] = from && until && from > until ? [until, from] : [from, until];
  return {
    kind: kind || undefined,
    from: first ? time.startOf(first) : undefined,
    until: last ? time.startOf(addDays(last, 1)) : undefined,
    before: id === undefined ? undefined : Number(id),
    beforeClient,
  };
}
