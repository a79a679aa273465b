import type { storedStatus } from '../../domains/status/domain-status.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { optInRate } from '../../log/counts/acceptance.ts';
import type { PeriodCount } from '../../log/counts/read-counts.ts';
import { StatusBadge } from '../../pages/status-badge.tsx';
import { useView } from '../console.ts';
import { NextStep, type Next } from './next-step.tsx';

/** Days whose opt-in rate the overview shows, and compares with as many days before. */
export const RATE_DAYS = 30;
export type Shown = Next & ReturnType<typeof storedStatus>;
type Domain = { id: string; name: string; path: string; pageViews: number };
export type CardProps = Shown & { domain: Domain; counts: PeriodCount[] };

/** A domain with its status, its figures and its next step. */
export function DomainCard({ domain, counts, status, issueCount, dismissedCount, ...next }: CardProps) {
  const { t } = useView();
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
      <Figures path={path} name={name} pageViews={domain.pageViews} counts={counts} />
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

type FiguresProps = { path: string; name: string; pageViews: number; counts: PeriodCount[] };

/** The opt-in rate of a domain, and its page views in this month. */
export function Figures({ path, name, pageViews, counts }: FiguresProps) {
  const { t, formats } = useView();
  return (
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
          <strong>{formats.number(pageViews)}</strong> <small>{t.overview.thisMonth}</small>
        </dd>
      </div>
    </dl>
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
