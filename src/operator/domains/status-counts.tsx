import { statuses } from '../../db/schema.ts';
import { StatusBadge } from '../../pages/status-badge.tsx';
import { listAddress, type DomainQuery } from './read-domain-query.ts';
import { useView } from '../console.ts';
import type { StatusName } from '../../db/domains/domains.ts';

type Counts = { status: StatusName; count: number }[];
const countOf = (counts: Counts, status: StatusName) =>
  counts.find((row) => row.status === status)?.count ?? 0;

/** The filter of the list of domains: each status with the number of its domains. */
export function StatusFilter({ counts, query }: { counts: Counts; query: DomainQuery }) {
  const { t, formats } = useView();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const link = (status: StatusName | undefined, text: string, count: number) => (
    <a href={listAddress(query, { status })} aria-current={query.status === status ? 'true' : undefined}>
      {text} ({formats.number(count)})
    </a>
  );
  return (
    <nav class="sections" aria-label={t.domains.filter}>
      {link(undefined, t.domains.allStatuses, all)}
      {statuses.map((status) => link(status, t.domainStatus.names[status], countOf(counts, status)))}
    </nav>
  );
}

/** Links to the domains that need attention, on the operator’s first page. */
export function DomainsInNeed({ counts }: { counts: Counts }) {
  const { t, formats } = useView();
  const needy = (['notInstalled', 'notScanned', 'attention'] as const).filter(
    (status) => countOf(counts, status) > 0,
  );
  if (needy.length === 0) return null;
  return (
    <p class="links">
      <strong>{t.domains.title}</strong>
      {needy.map((status) => (
        <a href={`/operator/domains?status=${status}`} class="badge-link">
          <StatusBadge status={status}>{` (${formats.number(countOf(counts, status))})`}</StatusBadge>
        </a>
      ))}
    </p>
  );
}
