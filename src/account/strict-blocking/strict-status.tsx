import { isReadyForStrictBlocking, type StrictBlocking } from '../../domains/status/strict-blocking.ts';
import type { DomainState } from '../../domains/status/read-domain-state.ts';
import { useView } from '../console.ts';
import { Card, LinkLine } from '../../pages/page.tsx';

/** What the status of a domain says of strict blocking: what it has blocked, or that it is recommended. */
export function StrictStatus({ strict, state }: { strict: StrictBlocking | undefined; state: DomainState }) {
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
      <LinkLine href={`/account/domains/${state.id}/settings/strict-blocking`}>{status.review}</LinkLine>
    </Card>
  );
}

/** The most hosts that are listed. */
const MAX_SHOWN = 5;

/** What browsers have reported of page views with strict blocking. */
export function StrictReports({ strict }: { strict: StrictBlocking }) {
  const { t, formats } = useView();
  const texts = t.strictBlocking.status;
  const { pageViews, latePageViews, redirects, undecided, kept } = strict;
  const pages = formats.number(pageViews);
  const blocked = [...undecided, ...kept].filter(({ blockedIn }) => blockedIn > 0);
  if (pageViews === 0) return <p>{texts.noReports}</p>;
  return (
    <ul class="plain">
      {latePageViews > 0 && <li>{texts.late(formats.number(latePageViews), pages)}</li>}
      {redirects > 0 && <li>{texts.redirects(formats.number(redirects), pages)}</li>}
      {blocked.slice(0, MAX_SHOWN).map(({ blockedIn, name, preset, hosts }) => (
        <li>
          {texts.blockedIn(
            formats.number(blockedIn),
            pages,
            preset === null ? hosts.join(', ') : `${name} (${hosts.join(', ')})`,
          )}
        </li>
      ))}
      {latePageViews + redirects + blocked.length === 0 && <li>{texts.none(pages)}</li>}
    </ul>
  );
}
