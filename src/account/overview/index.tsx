import type { Context } from 'hono';
import { readStates } from '../../clients/status/read-domain-state.ts';
import { statusOf, storedStatus, storeStatuses } from '../../clients/status/domain-status.ts';
import type { StatusName } from '../../db/domains/domains.ts';
import { exceedsPlan } from '../../clients/status/status-issues.ts';
import { nextStepOf } from '../../clients/status/setup-checklist.ts';
import { hostsQuery } from '../../db/clients/client-hosts.ts';
import { clientByIdQuery } from '../../db/clients/clients.ts';
import { countedUntil, oldestCountsQuery } from '../../db/statistics/pending-counts.ts';
import { now } from '../../env.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { optInRate } from '../../log/counts/acceptance.ts';
import { periodCounts, type PeriodCount } from '../../log/counts/read-counts.ts';
import { CountDelay } from '../statistics/count-delay.tsx';
import { firstDay } from '../statistics/sums-by-bar.ts';
import { createPages, useView } from '../console.ts';
import { WaitingHosts } from './waiting-hosts.tsx';
import { page } from '../../pages/page.tsx';
import { Search } from '../../pages/search.tsx';
import { StatusBadge } from '../../pages/status-badge.tsx';
import { NextStep, type Next } from './next-step.tsx';
import { domainCardsQuery, DOMAINS_PER_PAGE, RATE_DAYS, type DomainCard } from './domain-cards.ts';
import { requireRole } from '../roles.tsx';
import { NumberedPages, pageNumber } from '../../pages/page-links.tsx';

/** The domains of a client, those that need most first, each with its status and its next step. */
export const overview = createPages().get('/', requireRole('viewer'), async (c) => {
  const { db, session, view } = c.var;
  const at = pageNumber(c);
  const q = c.req.query('q')?.trim().slice(0, TEXT_LENGTH) ?? '';
  const [[client], found, waiting, oldest] = await db.batch([
    clientByIdQuery(db, session.clientId),
    domainCardsQuery(db, session.clientId, at, q),
    hostsQuery(db, session.clientId, 'waiting'),
    oldestCountsQuery(db),
  ]);
  const domains = found.slice(0, DOMAINS_PER_PAGE);
  const [counts, steps] = await Promise.all([
    periodCounts(c.env, domains, firstDay(now(), 2 * RATE_DAYS), firstDay(now(), RATE_DAYS)),
    nextSteps(c, domains),
  ]);
  const t = view.t.overview;
  return page(
    c,
    t.title,
    <>
      <div class="heading">
        <h1>{t.title}</h1>
        <Quota count={client!.widgetDisplayCount} included={client!.widgetDisplayMaxCount} />
      </div>
      <WaitingHosts list={waiting} />
      {(q || at > 0 || found.length > DOMAINS_PER_PAGE) && <Search hint={t.searchHint} term={q} />}
      {domains.length === 0 && at === 0 && <p class="card">{q ? view.t.nothing : t.noDomains}</p>}
      <ul class="sites">
        {domains.map((domain) => {
          const step = steps.get(domain.id);
          return step && <Card domain={domain} counts={counts.get(domain.id) ?? []} {...step} />;
        })}
      </ul>
      {domains.length > 0 && <CountDelay until={countedUntil(oldest, now())} />}
      <NumberedPages page={at} hasNext={found.length > DOMAINS_PER_PAGE} />
    </>,
  );
});

type Shown = Next & ReturnType<typeof storedStatus>;

/** The next step of a domain with this status, where it does not depend on anything else. */
const nextOf: Partial<Record<StatusName, Next['next']>> = {
  live: 'analytics',
  attention: 'resolve',
  paused: 'resume',
};

/**
 * The statuses and next steps of domains. Those that are not set up are read, because visits to their websites change
 * their statuses without any change in Placet.
 */
async function nextSteps(c: Context, domains: DomainCard[]) {
  const steps = new Map<string, Shown>();
  const unread: string[] = [];
  for (const { id, status, issueCount, dismissedCount } of domains) {
    const next = status && nextOf[status];
    if (next) {
      const stored = { status, issueCount: issueCount!, dismissedCount: dismissedCount! };
      steps.set(id, { next, ...stored });
    } else unread.push(id);
  }
  if (unread.length === 0) return steps;
  const read = (await readStates(c.var.db, unread)).map((state) => ({ state, computed: statusOf(state) }));
  for (const { state, computed } of read) {
    steps.set(state.id, { ...nextStepOf(state, computed), ...storedStatus(computed) });
  }
  const isChanged = ({ id }: { id: string }) => {
    const stored = domains.find((domain) => domain.id === id)!;
    const step = steps.get(id)!;
    return (['status', 'issueCount', 'dismissedCount'] as const).some((name) => stored[name] !== step[name]);
  };
  const changed = read
    .filter(({ state }) => isChanged(state))
    .map(({ state, computed }) => ({ state, ...computed }));
  if (changed.length > 0) waitUntil(c, 'store statuses', storeStatuses(c.var.db, changed));
  return steps;
}

/** The page views of the month and the share of the plan that they are. */
function Quota({ count, included }: { count: number; included: number }) {
  const { t, formats } = useView();
  const title = t.overview.calls(formats.month(now()));
  return (
    <div class="quota">
      <p class="hint">
        {title}: <strong>{formats.number(count)}</strong>{' '}
        {included === -1 ? '' : t.overview.included(formats.number(included))}
      </p>
      {included > 0 && <progress aria-label={title} max={included} value={Math.min(count, included)} />}
      {exceedsPlan(count, included) && <p class="notice bad">{t.overview.exceeded}</p>}
    </div>
  );
}

type CardProps = Shown & { domain: DomainCard; counts: PeriodCount[] };

function Card({ domain, counts, status, issueCount, dismissedCount, ...next }: CardProps) {
  const { t, formats } = useView();
  const name = websiteTitle(domain);
  const path = `/account/domains/${domain.id}`;
  return (
    <li class="card site">
      <div>
        <h2>
          <a href={`${path}/status`}>{name}</a>
        </h2>
        <StatusBadge status={status} issueCount={issueCount} dismissedCount={dismissedCount} />
      </div>
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
            <strong>{formats.number(domain.pageViews)}</strong>
            <small>{t.overview.thisMonth}</small>
          </dd>
        </div>
      </dl>
      <p class="links">
        <NextStep id={domain.id} website={name} issueCount={issueCount} {...next} />
        <a href={`${path}/consents`}>
          {t.consents.title}
          <span class="unseen">{t.overview.of(name)}</span>
        </a>
      </p>
    </li>
  );
}

/** The share of the latest decisions that were a consent, and the change in points to the period before. */
function OptInRate({ path, name, counts }: { path: string; name: string; counts: PeriodCount[] }) {
  const { t, formats } = useView();
  const later = counts.find(({ isLater }) => isLater);
  const before = counts.find(({ isLater }) => !isLater);
  const rate = later && optInRate(later.given, later.declined);
  if (rate === undefined) return <small>{t.overview.none(RATE_DAYS)}</small>;
  const earlier = before && optInRate(before.given, before.declined);
  const points = earlier === undefined ? undefined : Math.round((rate - earlier) * 100);
  const decisions = t.overview.decisions(formats.number(later!.given + later!.declined), RATE_DAYS);
  const sign = points === undefined || points === 0 ? '±' : points > 0 ? '+' : '−';
  return (
    <>
      <a href={`${path}/statistics`}>
        <strong>{formats.percent(rate)}</strong>
        <span class="unseen">
          {t.overview.of(name)} ({decisions})
        </span>
      </a>
      <small>
        {points === undefined
          ? decisions
          : t.overview.change(sign + formats.number(Math.abs(points)), RATE_DAYS)}
      </small>
    </>
  );
}
