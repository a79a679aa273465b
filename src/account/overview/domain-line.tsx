import { websiteTitle } from '../../lib/http/host-names.ts';
import { StatusBadge } from '../../pages/status-badge.tsx';
import { Figures, type CardProps } from './domain-card.tsx';
import { NextStep } from './next-step.tsx';

/** A domain as a line of a list, with the same figures and links as on a card. */
export function DomainLine({ domain, counts, status, issueCount, dismissedCount, ...next }: CardProps) {
  const name = websiteTitle(domain);
  const path = `/account/domains/${domain.id}`;
  return (
    <li>
      <a href={`${path}/status`}>
        <strong>{name}</strong>
      </a>
      <StatusBadge status={status} issueCount={issueCount} dismissedCount={dismissedCount} />
      <Figures path={path} name={name} pageViews={domain.pageViews} counts={counts} />
      <NextStep id={domain.id} website={name} issueCount={issueCount} plain {...next} />
    </li>
  );
}
