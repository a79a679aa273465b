import type { Child, PropsWithChildren } from 'hono/jsx';
import type { StatusName } from '../db/domains/listed-status.ts';
import { useView } from './view.ts';

// Icons of Lucide (https://lucide.dev, ISC license).
const icons: Record<StatusName, Child> = {
  live: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="m9 12 2 2 4-4" />
    </>
  ),
  attention: (
    <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
  ),
  notInstalled: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="m15 9-6 6M9 9l6 6" />
    </>
  ),
  notScanned: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01" />
    </>
  ),
  paused: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M10 15V9M14 15V9" />
    </>
  ),
};

type Props = PropsWithChildren<{ status: StatusName; issueCount?: number; dismissedCount?: number }>;

/** The status of a domain: an icon with words, and the numbers of its open and dismissed issues if there are any. */
export function StatusBadge({ status, issueCount = 0, dismissedCount = 0, children }: Props) {
  const { t, formats } = useView();
  const { names, issues, dismissed } = t.domainStatus;
  const counts = [
    issueCount > 0 && issues(formats.number(issueCount)),
    dismissedCount > 0 && dismissed(formats.number(dismissedCount)),
  ].filter(Boolean);
  return (
    <span class={`status ${status}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {icons[status]}
      </svg>
      {names[status]}
      {children}
      {counts.length > 0 && status !== 'paused' && <small>{counts.join(' · ')}</small>}
    </span>
  );
}
