import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { MAX_HOSTS } from '../../definitions/field.ts';
import type { Database } from '../../env.ts';
import { change } from '../change.ts';
import { pick } from '../columns.ts';
import { flat, setting } from '../settings-column.ts';
import { pageQuery, type ListPage } from '../list-page-query.ts';
import { updateStep } from '../row-steps.ts';
import { calls, domains, domainStatuses, type statuses } from '../schema.ts';
import { domainViews, ofDomain } from '../statistics/statistics.ts';
import { hostNameOf } from '../../lib/http/host-names.ts';
import { caseless } from '../users/sign-in-names.ts';

type Insert = typeof domains.$inferInsert;
export type DomainValues = Omit<
  Insert,
  | 'seq'
  | 'id'
  | 'clientId'
  | 'log'
  | 'logDatabase'
  | 'nextScanAt'
  | 'ownHostCheckAt'
  | 'ownHostFailures'
  | 'updatedAt'
  | 'settings'
> &
  Partial<(typeof domains.$inferSelect)['settings']>;

/** The columns of a domain that the API has; `flat` gives the rows of its answers. */
export const domainColumns = pick(
  domains,
  'id',
  'name',
  'path',
  'whitelabel',
  'permanentScanEnabled',
  'settings',
);

/** The condition that a row is the domain with this id and belongs to the client. */
export const ownDomain = (clientId: string, id: string) =>
  and(eq(domains.clientId, clientId), eq(domains.id, id));

/** A client's domains in the order of their creation. */
export async function listDomains(db: Database, clientId: string, page: ListPage = {}) {
  const all = db.select(domainColumns).from(domains).$dynamic();
  const ofClient = eq(domains.clientId, clientId);
  return (await pageQuery(all, domains, ofClient, (id) => ownDomain(clientId, id), page)).map(flat);
}

/** The query for a client's domains as the domain API lists them, with their page views in the current month. */
export const domainCallsQuery = (db: Database, clientId: string) =>
  db
    .select({
      id: domains.id,
      name: domains.enteredName,
      whiteLabel: domains.whitelabel,
      viewCount: domainViews.as('viewCount'),
    })
    .from(domains)
    .leftJoin(calls, ofDomain())
    .where(eq(domains.clientId, clientId))
    .orderBy(asc(domains.seq));

/** A client's domain; undefined when the client has no such domain. */
export async function findDomain(db: Database, clientId: string, id: string) {
  const [row] = await db.select(domainColumns).from(domains).where(ownDomain(clientId, id));
  return row && flat(row);
}

/** A client's domain with its website and the location of its log; undefined when the client has no such domain. */
export const findWebsite = async (db: Database, clientId: string, domainId: string) =>
  (await siteQuery(db, ownDomain(clientId, domainId)))[0];

/** The columns of a domain’s website and of the location of its log. */
export const siteColumns = {
  ...pick(domains, 'id', 'clientId', 'name', 'path', 'enteredName', 'whitelabel'),
  ownHosts: setting(domains, 'ownHosts'),
  ...pick(domains, 'logDatabase', 'log'),
};

export const siteQuery = (db: Database, where: SQL | undefined) =>
  db.select(siteColumns).from(domains).where(where);

export type SiteRow = NonNullable<Awaited<ReturnType<typeof findWebsite>>>;

type Domain = NonNullable<Awaited<ReturnType<typeof findDomain>>>;

/** Sets these values of a domain; undefined when the client has no such domain. */
export async function updateDomain(
  db: Database,
  clientId: string,
  id: string,
  values: Partial<DomainValues>,
) {
  const step = updateStep(db, domains, ownDomain(clientId, id), values, {
    returning: domainColumns,
  });
  const changed = await change<Domain>(db, { domainId: id }, step);
  return changed?.[0];
}

/** Adds hosts to a domain’s first-party hosts. Adds none and returns false if the domain would have too many. */
export async function addFirstPartyHosts(db: Database, domainId: string, hosts: string[]) {
  let fits = true;
  const ownHosts = (stored: string[]) => {
    const all = [...new Set([...stored, ...hosts])];
    fits = all.length <= MAX_HOSTS;
    return fits ? all : stored;
  };
  await change(db, { domainId }, updateStep(db, domains, eq(domains.id, domainId), { ownHosts }));
  return fits;
}

export type StatusName = (typeof statuses)[number];

/** The status of a domain in lists: one that is not computed yet counts as not scanned. */
export const listedStatus = sql<StatusName>`coalesce(${domainStatuses.status}, 'notScanned')`;

/** The place of a status in lists that begin with the domains that need most. */
export const byNeed = sql`CASE ${listedStatus} WHEN 'notInstalled' THEN 0 WHEN 'notScanned' THEN 1
  WHEN 'attention' THEN 2 WHEN 'live' THEN 3 ELSE 4 END`;

/** The condition that a domain’s host contains a text, case-insensitively, with internationalized names in ASCII as stored. */
export function hostContains(entered: string) {
  const term = caseless(entered);
  const stored = (/[^\0-\x7f]/.test(term) && hostNameOf(term)) || term;
  return sql`instr(${domains.hostKey}, ${stored})`;
}
