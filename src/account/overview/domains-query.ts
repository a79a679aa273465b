import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { byNeed, hostContains, listedStatus, type StatusName } from '../../db/domains/domains.ts';
import { calls, domains, domainStatuses } from '../../db/schema.ts';
import { domainViews, ofDomain } from '../../db/statistics/statistics.ts';
import { visibleDomains, type Reader } from '../../db/users/user-domains.ts';
import type { Database } from '../../env.ts';

/** Domains per page of the overview. */
export const DOMAINS_PER_PAGE = 25;

type Filter = { term: string; status: StatusName | undefined; page: number };

/** A page of the domains that a user may see, with their statuses, those that need most first, and one more if there is a next page. */
export const domainsQuery = (db: Database, reader: Reader, { term, status, page }: Filter) =>
  db
    .select({
      id: domains.id,
      name: domains.name,
      path: domains.path,
      log: domains.log,
      logDatabase: domains.logDatabase,
      status: domainStatuses.status,
      issueCount: domainStatuses.issueCount,
      dismissedCount: domainStatuses.dismissedCount,
      pageViews: domainViews.as('pageViews'),
    })
    .from(domains)
    .leftJoin(domainStatuses, eq(domainStatuses.domainId, domains.id))
    .leftJoin(calls, ofDomain())
    .where(
      and(
        visibleDomains(reader),
        term ? hostContains(term) : undefined,
        status ? eq(listedStatus, status) : undefined,
      ),
    )
    .orderBy(
      byNeed,
      desc(domainStatuses.issueCount),
      desc(sql`pageViews`),
      asc(domains.hostKey),
      asc(domains.path),
    )
    .limit(DOMAINS_PER_PAGE + 1)
    .offset(page * DOMAINS_PER_PAGE);
export type DomainRow = Awaited<ReturnType<typeof domainsQuery>>[number];

/** The number of a user's domains of each status, of all of them and of those with the term. */
export const countsQuery = (db: Database, reader: Reader, term: string) =>
  db
    .select({
      status: listedStatus.as('s'),
      all: sql<number>`count(*)`.as('n'),
      count: sql<number>`${term ? sql`coalesce(sum(${hostContains(term)} > 0), 0)` : sql`count(*)`}`.as(
        'found',
      ),
    })
    .from(domains)
    .leftJoin(domainStatuses, eq(domainStatuses.domainId, domains.id))
    .where(visibleDomains(reader))
    .groupBy(listedStatus);
