import { isReadyForStrictBlocking, type StrictBlocking } from '../../clients/status/strict-blocking.ts';
import type { DomainState } from '../../clients/status/domain-state.ts';
import { StrictReports } from './strict-reports.tsx';
import { useView } from '../view.ts';
import { Card } from '../../pages/cards.tsx';

type Props = { strict: StrictBlocking | undefined; state: DomainState };

/** What the status of a domain says of strict blocking: what it has blocked, or that it is recommended. */
export function StrictStatus({ strict, state }: Props) {
  const { t, formats } = useView();
  if (!strict || (!strict.isOn && !isReadyForStrictBlocking(strict))) return null;
  const { title, status } = t.strictBlocking;
  const { isOn, undecided } = strict;
  const snippet = state.scan?.found.snippet;
  return (
    <Card title={isOn ? title : status.recommended}>
      {isOn ? <StrictReports strict={strict} /> : <p>{status.recommendedText}</p>}
      {isOn && snippet && snippet !== 'first' && strict.latePageViews === 0 && <p>{status.lateScan}</p>}
      {isOn && undecided.length > 0 && <p>{status.undecided(formats.number(undecided.length))}</p>}
      <p>
        <a href={`/account/domains/${state.id}/settings/strict-blocking`}>{status.review}</a>
      </p>
    </Card>
  );
}
