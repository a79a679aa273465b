import { StatusBadge } from '../../pages/status-badge.tsx';
import { countOf, type StatusCounts } from '../../pages/status-filter.tsx';
import { useView } from '../console.ts';

/** Links to the domains that need attention, on the operator’s first page. */
export function DomainsInNeed({ counts }: { counts: StatusCounts }) {
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
