import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { readStates } from '../../domains/status/read-domain-state.ts';
import { statusOf, storedStatus, storeStatuses } from '../../domains/status/domain-status.ts';
import { byNeed, hostContains, type StatusName } from '../../db/domains/domains.ts';
import { exceedsPlan } from '../../domains/status/status-issues.ts';
import { nextStepOf } from '../../domains/status/setup-checklist.ts';
import { hostsQuery } from '../../db/clients/client-hosts.ts';
import { clientByIdQuery } from '../../db/clients/clients.ts';
import { calls, domains, domainStatuses } from '../../db/schema.ts';
import { countedUntil, oldestCountsQuery } from '../../db/statistics/pending-counts.ts';
import { domainViews, ofDomain } from '../../db/statistics/statistics.ts';
import { now, type Database } from '../../env.ts';
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
import { ForRole } from '../../people/roles.tsx';
import { requireRole } from '../roles.ts';
import { Icon } from '../../pages/icons.tsx';
import { NumberedPages, pageNumber } from '../../pages/list-page-links.tsx';

/** Domains per page of the overview. */
const DOMAINS_PER_PAGE = 18;

/**
 * A page of a client’s domains that have `term` in their names, with their statuses, those that need most first, and one
 * more if there is a next page.
 */
const domainCardsQuery = (db: Database, clientId: string, page: number, term: string) =>
  db
    .select({
      id: domains.id,
      name: domains.name,
      path: domains.path,
      log: domains.log,
      logDatabase: domains.logDatabase,
      status: domainStatuses.status,
      issueCount: domainStatuses.issueCount,
      dismissedCount: domainStatuses.dismissedCount,
      pageViews: domainViews.as('pageViews'),
    })
    .from(domains)
    .leftJoin(domainStatuses, eq(domainStatuses.domainId, domains.id))
    .leftJoin(calls, ofDomain())
    .where(and(eq(domains.clientId, clientId), hostContains(term)))
    .orderBy(
      byNeed,
      desc(domainStatuses.issueCount),
      desc(sql`pageViews`),
      asc(domains.hostKey),
      asc(domains.path),
    )
    .limit(DOMAINS_PER_PAGE + 1)
    .offset(page * DOMAINS_PER_PAGE);
type DomainRow = Awaited<ReturnType<typeof domainCardsQuery>>[number];

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
      <ForRole needed="editor">
        <p class="links">
          <a class={found.length === 0 && !q ? 'button primary' : 'button'} href="/account/add">
            <Icon name="plus" />
            {view.t.website.add.link}
          </a>
        </p>
      </ForRole>
      <WaitingHosts list={waiting} />
      {(q || at > 0 || found.length > DOMAINS_PER_PAGE) && <Search hint={t.searchHint} term={q} />}
      {domains.length === 0 && at === 0 && <p class="card">{q ? view.t.nothing : t.noDomains}</p>}
      <ul class="sites">
        {domains.map((domain) => {
          const step = steps.get(domain.id);
          return step && <DomainCard domain={domain} counts={counts.get(domain.id) ?? []} {...step} />;
        })}
      </ul>
      {domains.length > 0 && <CountDelay until={countedUntil(oldest, now())} />}
      <NumberedPages page={at} hasNext={found.length > DOMAINS_PER_PAGE} />
    </>,
  );
});

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
