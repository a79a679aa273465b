import { and, asc, desc, eq, gt, inArray, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import { caseless } from '../db/sign-in-names.ts';
import { logDatabases } from '../db/databases.ts';
import { calls, clientCalls, clients, domains } from '../db/schema.ts';
import { now, type Bindings, type Database } from '../env.ts';
import { hostNameOf } from '../lib/website.ts';
import { monthOf } from '../lib/time.ts';

/** Rows per page. The queries read one more to find out whether there is a next page. */
export const PAGE = 50;

const has = (column: SQLWrapper, text: string) => sql`instr(${column}, ${text})`;

/** A host as it is stored: internationalized names in ASCII. */
const storedHost = (term: string) => (/[^\0-\x7f]/.test(term) && hostNameOf(term)) || term;

/** Clients by username, after `after`; with a search term, those that have it in a name, email address or domain. */
export function clientsQuery(db: Database, entered: string, after: string) {
  const term = caseless(entered);
  const { id, username, usernameKey, company, emailAddress, emailKey, active, domainCount } = clients;
  const withDomain = db
    .select({ id: domains.clientId })
    .from(domains)
    .where(has(domains.hostKey, storedHost(term)));
  const names = sql`lower(${company} || ' ' || ${clients.firstName} || ' ' || ${clients.lastName})`;
  return db
    .select({
      id,
      username,
      usernameKey,
      company,
      emailAddress,
      active,
      domainCount,
      calls: sql<number>`coalesce(${clientCalls.count}, 0)`.as('n'),
    })
    .from(clients)
    .leftJoin(clientCalls, and(eq(clientCalls.clientId, id), eq(clientCalls.month, monthOf(now()))))
    .where(
      and(
        gt(usernameKey, after),
        term
          ? or(
              eq(id, term),
              has(usernameKey, term),
              has(emailKey, term),
              has(names, term),
              has(company, entered),
              inArray(id, withDomain),
            )
          : undefined,
      ),
    )
    .orderBy(asc(usernameKey))
    .limit(PAGE + 1);
}

/** The time of a log's last decision: that of its last entry or, if all entries are archived, of its last block. */
const lastDecisionOf = (log: SQLWrapper) => sql<number | null>`coalesce(
  (SELECT timestamp FROM entries WHERE log = ${log} ORDER BY seq DESC LIMIT 1),
  (SELECT newest FROM blocks WHERE log = ${log} ORDER BY number DESC LIMIT 1))`;

type Wanted = { term?: string | undefined; clientId?: string | undefined; after?: string | undefined };

/** Domains, newest first, after `after`; with a search term, those that have it in host, ID or client. */
export function domainsQuery(db: Database, { term: entered = '', clientId, after }: Wanted) {
  const term = caseless(entered);
  const { id, seq, name, path, log, logDatabase, hostKey } = domains;
  return db
    .select({
      id,
      name,
      path,
      log,
      logDatabase,
      clientId: domains.clientId,
      username: clients.username,
      calls: sql<number>`coalesce(${calls.count}, 0)`.as('n'),
      last: sql<number | null>`iif(${logDatabase} = 0, ${lastDecisionOf(log)}, NULL)`.as('last'),
    })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .leftJoin(calls, and(eq(calls.domainId, id), eq(calls.month, monthOf(now()))))
    .where(
      and(
        clientId ? eq(domains.clientId, clientId) : undefined,
        after ? lt(seq, sql`(SELECT seq FROM domains WHERE id = ${after})`) : undefined,
        term ? or(has(hostKey, storedHost(term)), eq(id, term), has(clients.usernameKey, term)) : undefined,
      ),
    )
    .orderBy(desc(seq))
    .limit(PAGE + 1);
}
export type DomainRow = Awaited<ReturnType<typeof domainsQuery>>[number];

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
