import type { StatusName } from '../db/domains/domains.ts';
import { statuses } from '../db/schema.ts';
import { useView } from './view.ts';

export type StatusCounts = { status: StatusName; count: number }[];

export const countOf = (counts: StatusCounts, status: StatusName) =>
  counts.find((row) => row.status === status)?.count ?? 0;

type Props = {
  counts: StatusCounts;
  current: StatusName | undefined;
  /** The address of the list with a status, or with all. */
  address: (status: StatusName | undefined) => string;
};

/** The filter of a list of domains: each status with the number of its domains. */
export function StatusFilter({ counts, current, address }: Props) {
  const { t, formats } = useView();
  const link = (status: StatusName | undefined, text: string, count: number) => (
    <a href={address(status)} aria-current={current === status ? 'true' : undefined}>
      {text} ({formats.number(count)})
    </a>
  );
  return (
    <nav class="sections" aria-label={t.statusFilter}>
      {link(
        undefined,
        t.allStatuses,
        counts.reduce((sum, { count }) => sum + count, 0),
      )}
      {statuses
        .filter((status) => countOf(counts, status) > 0 || status === current)
        .map((status) => link(status, t.domainStatus.names[status], countOf(counts, status)))}
    </nav>
  );
}
