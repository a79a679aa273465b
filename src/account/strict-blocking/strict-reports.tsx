import type { StrictBlocking } from '../../clients/status/strict-blocking.ts';
import { useView } from '../view.ts';

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
      {blocked.slice(0, MAX_SHOWN).map(({ blockedIn, hosts }) => (
        <li>{texts.blockedIn(formats.number(blockedIn), pages, hosts.join(', '))}</li>
      ))}
      {latePageViews + redirects + blocked.length === 0 && <li>{texts.none(pages)}</li>}
    </ul>
  );
}
