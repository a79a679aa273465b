import { websiteTitle } from '../../lib/http/host-names.ts';
import { StatusBadge } from '../../pages/status-badge.tsx';
import { useView } from '../console.ts';
import { OptInRate, type CardProps } from './domain-card.tsx';
import { NextStep } from './next-step.tsx';

/** A domain as a line of a list, with the same figures and links as on a card. */
export function DomainLine({ domain, counts, status, issueCount, dismissedCount, ...next }: CardProps) {
  const { t, formats } = useView();
  const name = websiteTitle(domain);
  const path = `/account/domains/${domain.id}`;
  return (
    <li>
      <a href={`${path}/status`}>
        <strong>{name}</strong>
      </a>
      <StatusBadge status={status} issueCount={issueCount} dismissedCount={dismissedCount} />
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
            <strong>{formats.number(domain.pageViews)}</strong> <small>{t.overview.thisMonth}</small>
          </dd>
        </div>
      </dl>
      <NextStep id={domain.id} website={name} issueCount={issueCount} plain {...next} />
    </li>
  );
}
