import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { storedStatus } from '../../clients/status/domain-status.ts';
import { hostContains, byNeed } from '../../db/domains/domains.ts';
import { calls, domains, domainStatuses } from '../../db/schema.ts';
import { domainViews, ofDomain } from '../../db/statistics/statistics.ts';
import type { Database } from '../../env.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { optInRate } from '../../log/counts/acceptance.ts';
import type { PeriodCount } from '../../log/counts/read-counts.ts';
import { StatusBadge } from '../../pages/status-badge.tsx';
import { useView } from '../console.ts';
import { NextStep, type Next } from './next-step.tsx';

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
export type DomainRow = Awaited<ReturnType<typeof domainCardsQuery>>[number];

export type Shown = Next & ReturnType<typeof storedStatus>;
type CardProps = Shown & { domain: DomainRow; counts: PeriodCount[] };

/** A domain with its status, its figures and its next step. */
export function DomainCard({ domain, counts, status, issueCount, dismissedCount, ...next }: CardProps) {
  const { t, formats } = useView();
  const name = websiteTitle(domain);
  const path = `/account/domains/${domain.id}`;
  return (
    <li class="card site">
      <div>
        <h2>
          <a href={`${path}/status`}>{name}</a>
        </h2>
        <StatusBadge status={status} issueCount={issueCount} dismissedCount={dismissedCount} />
      </div>
      <dl>
        <div>
          <dt>{t.overview.optIn}</dt>
          <dd>
            <OptInRate path={path} name={name} counts={counts} />
          </dd>
        </div>
        <div>
          <dt>{t.overview.views}</dt>
          <dd>
            <strong>{formats.number(domain.pageViews)}</strong>
            <small>{t.overview.thisMonth}</small>
          </dd>
        </div>
      </dl>
      <p class="links">
        <NextStep id={domain.id} website={name} issueCount={issueCount} {...next} />
        <a href={`${path}/consents`}>
          {t.consents.title}
          <span class="unseen">{t.overview.of(name)}</span>
        </a>
      </p>
    </li>
  );
}

/** The share of the latest decisions that were a consent, and the change in points to the period before. */
function OptInRate({ path, name, counts }: { path: string; name: string; counts: PeriodCount[] }) {
  const { t, formats } = useView();
  const later = counts.find(({ isLater }) => isLater);
  const before = counts.find(({ isLater }) => !isLater);
  const rate = later && optInRate(later.given, later.declined);
  if (rate === undefined) return <small>{t.overview.none(RATE_DAYS)}</small>;
  const earlier = before && optInRate(before.given, before.declined);
  const points = earlier === undefined ? undefined : Math.round((rate - earlier) * 100);
  const decisions = t.overview.decisions(formats.number(later!.given + later!.declined), RATE_DAYS);
  const sign = points === undefined || points === 0 ? '±' : points > 0 ? '+' : '−';
  return (
    <>
      <a href={`${path}/statistics`}>
        <strong>{formats.percent(rate)}</strong>
        <span class="unseen">
          {t.overview.of(name)} ({decisions})
        </span>
      </a>
      <small>
        {points === undefined
          ? decisions
          : t.overview.change(sign + formats.number(Math.abs(points)), RATE_DAYS)}
      </small>
    </>
  );
}
