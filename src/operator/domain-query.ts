import * as z from 'zod/mini';
import { statuses } from '../db/schema.ts';
import { sorts } from './list-queries.ts';

/** The query of the list of domains. Unknown values are ignored, as in a hand-edited address. */
export const domainQuery = z.object({
  q: z.catch(z.string().check(z.maxLength(255)), ''),
  status: z.catch(z.optional(z.enum(statuses)), undefined),
  sort: z.catch(z.enum(sorts), 'newest'),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
});
export type DomainQuery = z.infer<typeof domainQuery>;

/** The address of the list with some values replaced, from its first page on. */
export function listAddress({ q, status, sort }: DomainQuery, more: Partial<DomainQuery> = {}, path = '') {
  const wanted = { q, status, sort: sort === 'newest' ? undefined : sort, ...more };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, String(value));
  return `/operator/domains${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
