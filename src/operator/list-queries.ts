import { and, asc, desc, eq, gt, inArray, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import { hostContains, byNeed, listedStatus, type StatusName } from '../db/domains/domains.ts';
import { rawQuery } from '../db/raw-query.ts';
import { caseless } from '../db/users/sign-in-names.ts';
import { joinsOwnUser } from '../db/clients/clients.ts';
import { pick } from '../db/columns.ts';
import { logDatabases } from '../db/databases.ts';
import { calls, clientCalls, clients, domains, domainStatuses, users } from '../db/schema.ts';
import type { Bindings, Database } from '../env.ts';
import { clientViews, domainViews, ofClient, ofDomain } from '../db/statistics/statistics.ts';

/** Rows per page. The queries read one more to find out whether there is a next page. */
export const ROWS_PER_PAGE = 25;

/** What clients are sorted by: the company or, without one, the username; and what tells two of them apart. */
const nameKey = sql<string>`lower(iif(${clients.company} = '', ${clients.username}, ${clients.company})) || char(1) || ${clients.usernameKey}`;

const has = (column: SQLWrapper, text: string) => sql`instr(${column}, ${text})`;

/** Clients by name, after the client with the key `after`; with a search term, those that have it in a name, email address or domain. */
export function clientsQuery(db: Database, entered: string, after: string) {
  const term = caseless(entered);
  const { id, usernameKey, company } = clients;
  const withDomain = db.select({ id: domains.clientId }).from(domains).where(hostContains(term));
  const names = sql`lower(${company} || ' ' || ${clients.firstName} || ' ' || ${clients.lastName})`;
  const hasTerm = or(
    eq(id, term),
    has(usernameKey, term),
    has(users.emailKey, term),
    has(names, term),
    has(company, entered),
    inArray(id, withDomain),
  );
  return db
    .select({
      ...pick(clients, 'id', 'username', 'company', 'active', 'domainCount'),
      emailAddress: users.emailAddress,
      key: nameKey.as('key'),
      calls: clientViews.as('n'),
    })
    .from(clients)
    .innerJoin(users, joinsOwnUser)
    .leftJoin(clientCalls, ofClient())
    .where(and(gt(nameKey, after), term ? hasTerm : undefined))
    .orderBy(asc(nameKey))
    .limit(ROWS_PER_PAGE + 1);
}

/** The time of a log's last decision: that of its last entry or, if all entries are archived, of its last block. */
const lastDecisionOf = (log: SQLWrapper) => sql<number | null>`coalesce(
  (SELECT timestamp FROM entries WHERE log = ${log} ORDER BY seq DESC LIMIT 1),
  (SELECT newest FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1))`;

export const sorts = ['newest', 'name', 'last', 'calls', 'status'] as const;

/** Which domains: with a search term, those that have it in host, ID or client. */
type DomainFilter = {
  term?: string | undefined;
  clientId?: string | undefined;
  status?: StatusName | undefined;
};

function matches({ term: entered = '', clientId, status }: DomainFilter) {
  const term = caseless(entered);
  return and(
    clientId ? eq(domains.clientId, clientId) : undefined,
    status ? eq(listedStatus, status) : undefined,
    term
      ? or(
          hostContains(term),
          eq(domains.id, term),
          has(clients.usernameKey, term),
          has(sql`lower(${clients.company})`, term),
        )
      : undefined,
  );
}

const { id, seq, path, log, logDatabase, hostKey } = domains;

const rowsQuery = (db: Database) =>
  db
    .select({
      ...pick(domains, 'id', 'name', 'path', 'log', 'logDatabase', 'clientId'),
      ...pick(clients, 'username', 'company'),
      status: listedStatus.as('s'),
      issueCount: sql<number>`coalesce(${domainStatuses.issueCount}, 0)`.as('issues'),
      dismissedCount: sql<number>`coalesce(${domainStatuses.dismissedCount}, 0)`.as('dismissed'),
      calls: domainViews.as('n'),
      last: sql<number | null>`iif(${logDatabase} = 0, ${lastDecisionOf(log)}, NULL)`.as('last'),
    })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .leftJoin(domainStatuses, eq(domainStatuses.domainId, id))
    .leftJoin(calls, ofDomain())
    .$dynamic();

/** Domains, newest first, after `after`. */
export const allDomainsQuery = (
  db: Database,
  { after, limit = ROWS_PER_PAGE, ...filter }: DomainFilter & { after?: string | undefined; limit?: number },
) =>
  rowsQuery(db)
    .where(
      and(matches(filter), after ? lt(seq, sql`(SELECT seq FROM domains WHERE id = ${after})`) : undefined),
    )
    .orderBy(desc(seq))
    .limit(limit + 1);
export type DomainRow = Awaited<ReturnType<typeof allDomainsQuery>>[number];

const orders = {
  newest: [desc(seq)],
  name: [asc(hostKey), asc(path), desc(seq)],
  calls: [desc(domainViews), desc(seq)],
  status: [asc(byNeed), desc(domainStatuses.issueCount), asc(hostKey), desc(seq)],
};

/** The first domains of a client by host and path, with one more if there are further ones. */
export const domainsOfClientQuery = (db: Database, clientId: string) =>
  rowsQuery(db)
    .where(matches({ clientId }))
    .orderBy(...orders.name)
    .limit(ROWS_PER_PAGE + 1);

/** The most domains that can be sorted by last decision, because logs in other databases are asked for each of them. */
const MAX_SORTED = 10_000;

/** A page of domains in an order, with one more if there is a next page, and the number of domains of each status. */
export async function listDomainRows(
  env: Bindings,
  db: Database,
  { sort, page, ...filter }: DomainFilter & { sort: (typeof sorts)[number]; page: number },
) {
  const rows = rowsQuery(db).where(matches(filter));
  const isByLast = sort === 'last';
  const ordered = isByLast
    ? rows.orderBy(desc(seq)).limit(MAX_SORTED)
    : rows
        .orderBy(...orders[sort])
        .limit(ROWS_PER_PAGE + 1)
        .offset(page * ROWS_PER_PAGE);
  const [read, counts] = await db.batch([ordered, statusCountsQuery(db, filter)]);
  const all = await addLastDecisions(env, read);
  if (!isByLast) return { rows: all, counts };
  const sorted = all.sort((a, b) => (b.last ?? 0) - (a.last ?? 0));
  return { rows: sorted.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE + 1), counts };
}

/** The number of matching domains of each status. The clients are read only for a search. */
export function statusCountsQuery(db: Database, { term }: DomainFilter = {}) {
  const counted = db
    .select({ status: listedStatus.as('s'), count: sql<number>`count(*)`.as('n') })
    .from(domains)
    .leftJoin(domainStatuses, eq(domainStatuses.domainId, id))
    .$dynamic();
  const found = term
    ? counted.innerJoin(clients, eq(clients.id, domains.clientId)).where(matches({ term }))
    : counted;
  return found.groupBy(listedStatus);
}

/** The IDs of matching domains, newest first. */
export const domainIdsQuery = (db: Database, filter: DomainFilter, limit: number) =>
  db
    .select({ id })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .leftJoin(domainStatuses, eq(domainStatuses.domainId, id))
    .where(matches(filter))
    .orderBy(desc(seq))
    .limit(limit);

/** Adds the last decisions of domains whose logs are in other databases. */
export async function addLastDecisions(env: Bindings, rows: DomainRow[]) {
  const byDatabase = Map.groupBy(rows, (row) => row.logDatabase);
  const databases = logDatabases(env);
  await Promise.all(
    [...byDatabase].map(async ([number, domains]) => {
      const db = databases.get(number);
      if (number === 0 || !db) return;
      const ids = JSON.stringify(domains.map(({ log }) => log));
      const found = await rawQuery<{ last: number | null }>(
        db,
        sql`SELECT ${lastDecisionOf(sql`value`)} AS last FROM json_each(${ids}) ORDER BY key`,
      );
      found.forEach(({ last }, i) => (domains[i]!.last = last));
    }),
  );
  return rows;
}
