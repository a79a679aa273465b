import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { hostContains, byNeed } from '../../db/domains/domains.ts';
import { calls, domains, domainStatuses } from '../../db/schema.ts';
import type { Database } from '../../env.ts';
import { domainViews, ofDomain } from '../../db/statistics/statistics.ts';

/** Days whose opt-in rate the overview shows, and compares with as many days before. */
export const RATE_DAYS = 30;
/** Domains per page of the overview. */
export const DOMAINS_PER_PAGE = 18;

/**
 * A page of a client’s domains that have `term` in their names, with their statuses, those that need most first, and one
 * more if there is a next page.
 */
export const domainCardsQuery = (db: Database, clientId: string, page: number, term: string) =>
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
    .where(and(eq(domains.clientId, clientId), hostContains(term)))
    .orderBy(
      byNeed,
      desc(domainStatuses.issueCount),
      desc(sql`pageViews`),
      asc(domains.hostKey),
      asc(domains.path),
    )
    .limit(DOMAINS_PER_PAGE + 1)
    .offset(page * DOMAINS_PER_PAGE);
export type DomainCard = Awaited<ReturnType<typeof domainCardsQuery>>[number];
