import type { Context } from 'hono';
import { readStates } from '../../domains/status/read-domain-state.ts';
import { statusOf, storedStatus, storeStatuses } from '../../domains/status/domain-status.ts';
import type { StatusName } from '../../db/domains/domains.ts';
import { exceedsPlan } from '../../domains/status/status-issues.ts';
import { nextStepOf } from '../../domains/status/setup-checklist.ts';
import { hostsQuery } from '../../db/clients/client-hosts.ts';
import { clientByIdQuery } from '../../db/clients/clients.ts';
import { statuses } from '../../db/schema.ts';
import { countedUntil, oldestCountsQuery } from '../../db/statistics/pending-counts.ts';
import { now } from '../../env.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { waitUntil } from '../../http/wait-until.ts';
import { periodCounts } from '../../log/counts/read-counts.ts';
import { CountDelay } from '../statistics/count-delay.tsx';
import { firstDay } from '../statistics/shown-days.ts';
import { createPages, useView } from '../console.ts';
import { WaitingHosts } from './waiting-hosts.tsx';
import { page } from '../../pages/page.tsx';
import { Search } from '../../pages/search.tsx';
import type { Next } from './next-step.tsx';
import { DomainCard, RATE_DAYS, type Shown } from './domain-card.tsx';
import { DomainLine } from './domain-line.tsx';
import { countsQuery, domainsQuery, DOMAINS_PER_PAGE, type DomainRow } from './domains-query.ts';
import { ForRole } from '../../people/roles.tsx';
import { requireRole } from '../roles.ts';
import { Icon } from '../../pages/icons.tsx';
import { NumberedPages, pageNumber } from '../../pages/list-page-links.tsx';
import { StatusFilter } from '../../pages/status-filter.tsx';

/** Domains from which the overview is a list with search and filter. */
const LIST_FROM = 10;

/** The domains that a user sees, those that need most first, each with its status and its next step. */
export const overview = createPages().get('/', requireRole('viewer'), async (c) => {
  const { db, session, view } = c.var;
  const at = pageNumber(c);
  const q = c.req.query('q')?.trim().slice(0, TEXT_LENGTH) ?? '';
  const chosen = statuses.find((name) => name === c.req.query('status'));
  const [[client], found, counted, waiting, oldest] = await db.batch([
    clientByIdQuery(db, session.clientId),
    domainsQuery(db, session, { term: q, status: chosen, page: at }),
    countsQuery(db, session, q),
    hostsQuery(db, session.clientId, 'waiting'),
    oldestCountsQuery(db),
  ]);
  const domains = found.slice(0, DOMAINS_PER_PAGE);
  const [counts, steps] = await Promise.all([
    periodCounts(c.env, domains, firstDay(now(), 2 * RATE_DAYS), firstDay(now(), RATE_DAYS)),
    nextSteps(c, domains),
  ]);
  const t = view.t.overview;
  const isList = counted.reduce((sum, { all }) => sum + all, 0) >= LIST_FROM;
  const isFiltered = q !== '' || chosen !== undefined;
  const Domain = isList ? DomainLine : DomainCard;
  return page(
    c,
    t.title,
    <>
      <div class="heading">
        <h1>{t.title}</h1>
        {!session.limited && (
          <Quota count={client!.widgetDisplayCount} included={client!.widgetDisplayMaxCount} />
        )}
      </div>
      {!session.limited && (
        <>
          <AddLink isMain={found.length === 0 && !isFiltered} />
          <WaitingHosts list={waiting} />
        </>
      )}
      {isList && (
        <>
          <StatusFilter counts={counted} current={chosen} address={(status) => listAddress(q, status)} />
          <Search hint={t.searchHint} term={q} all={listAddress('', chosen)}>
            {chosen && <input type="hidden" name="status" value={chosen} />}
          </Search>
        </>
      )}
      {domains.length === 0 && at === 0 && (
        <p class="card">{isFiltered ? view.t.nothing : session.limited ? t.noneGiven : t.noDomains}</p>
      )}
      <ul class={isList ? 'rows lines' : 'sites'}>
        {domains.map((domain) => {
          const step = steps.get(domain.id);
          return step && <Domain domain={domain} counts={counts.get(domain.id) ?? []} {...step} />;
        })}
      </ul>
      {domains.length > 0 && <CountDelay until={countedUntil(oldest, now())} />}
      <NumberedPages page={at} hasNext={found.length > DOMAINS_PER_PAGE} />
    </>,
  );
});

/** The link to add a website; `isMain` where there is nothing else to do. */
function AddLink({ isMain }: { isMain: boolean }) {
  const { t } = useView();
  return (
    <ForRole needed="editor">
      <p class="links">
        <a class={isMain ? 'button primary' : 'button'} href="/account/add">
          <Icon name="plus" />
          {t.website.add.link}
        </a>
      </p>
    </ForRole>
  );
}

/** The address of the list with a term and a status, from its first page on. */
function listAddress(q: string, status: StatusName | undefined) {
  const query = new URLSearchParams({ ...(q && { q }), ...(status && { status }) });
  return `/account${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The next step of a domain with this status, where it does not depend on anything else. */
const nextOf: Partial<Record<StatusName, Next['next']>> = {
  live: 'analytics',
  attention: 'resolve',
  paused: 'resume',
  archived: 'archived',
};

/**
 * The statuses and next steps of domains. Those that are not set up are read, because visits to their websites change
 * their statuses without any change in Placet.
 */
async function nextSteps(c: Context, domains: DomainRow[]) {
  const steps = new Map<string, Shown>();
  for (const { id, status, issueCount, dismissedCount } of domains) {
    const next = status && nextOf[status];
    if (next) steps.set(id, { next, status, issueCount: issueCount!, dismissedCount: dismissedCount! });
  }
  const unread = domains.flatMap(({ id }) => (steps.has(id) ? [] : id));
  if (unread.length === 0) return steps;
  const states = await readStates(c.var.db, unread);
  const read = states.map((state) => ({ state, ...statusOf(state) }));
  for (const status of read)
    steps.set(status.state.id, { ...nextStepOf(status.state, status), ...storedStatus(status) });
  const changed = read.filter((computed) => {
    const { status, issueCount, dismissedCount } = domains.find(({ id }) => id === computed.state.id)!;
    return JSON.stringify({ status, issueCount, dismissedCount }) !== JSON.stringify(storedStatus(computed));
  });
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
