import type { Context } from 'hono';
import { statuses } from '../../db/schema.ts';
import { pageNumber } from '../../pages/list-page-links.tsx';
import { sorts } from '../list-queries.ts';
import type { StatusName } from '../../db/domains/domains.ts';

export type DomainQuery = {
  q: string;
  status: StatusName | undefined;
  sort: (typeof sorts)[number];
  page: number;
};

/** The query of the list of domains. Unknown values are ignored, as in a hand-edited address. */
export function readDomainQuery(c: Context): DomainQuery {
  const { q = '', status, sort } = c.req.query();
  return {
    q: q.slice(0, 255),
    status: statuses.find((name) => name === status),
    sort: sorts.find((name) => name === sort) ?? 'newest',
    page: pageNumber(c),
  };
}

/** The address of the list with some values replaced, from its first page on. */
export function listAddress({ q, status, sort }: DomainQuery, more: Partial<DomainQuery> = {}, path = '') {
  const values = { q, status, sort: sort === 'newest' ? undefined : sort, ...more };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value));
  return `/operator/domains${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
