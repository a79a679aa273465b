import type { PropsWithChildren } from 'hono/jsx';
import type { StatusName } from '../db/domains/domains.ts';
import { Icon, type IconName } from './icons.tsx';
import { useView } from './view.ts';

const icons: Record<StatusName, IconName> = {
  live: 'circle-check',
  attention: 'triangle-alert',
  notInstalled: 'circle-x',
  notScanned: 'circle-question-mark',
  paused: 'circle-pause',
  archived: 'archive',
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
      <Icon name={icons[status]} />
      {names[status]}
      {children}
      {counts.length > 0 && status !== 'paused' && status !== 'archived' && (
        <small>{counts.join(' · ')}</small>
      )}
    </span>
  );
}
