import { createMiddleware } from 'hono/factory';
import { logDatabases, cachedLogLocation, cacheLogLocation, type LogLocation } from '../db/databases.ts';
import { missing } from '../http/problem.ts';
import type { WithLog } from '../log/http/with-log.ts';
import { cachedLog, isOfDomainQuery, ownLog, type Log } from '../log/log.ts';
import { queryLog, foundAt, type Queries, type LogQuery } from '../log/log-query.ts';
import { batchWithKeyCheck, type AccountCall, type WithAccount } from './api-key-auth.ts';

/**
 * Lets the handlers behind it query the log of the domain in the path; `queryLog` throws a 401, 403 or 404 where the log
 * does not belong to the account.
 */
export const withDomainLog = createMiddleware<WithAccount & WithLog>(async (c, next) => {
  c.set('queryLog', (query) => queryDomainLog(c, c.req.param('domainId') ?? '', query));
  await next();
});

/**
 * Queries a domain’s log at its cached location while D1 checks the key and the location: the result counts only if
 * both are the same. Throws as `batchWithKeyCheck` does, and a 404 for another’s domain.
 */
async function queryDomainLog<R>(c: AccountCall, domainId: string, query: LogQuery<R>): Promise<R> {
  const cached = cachedLogLocation(domainId);
  const log = cached ? cachedLog(c.env, cached) : logInDatabase(c, domainId);
  const bound = log && query(log);
  // After a rollback of its database, another domain’s log may have the id.
  const check = cached && log && isOfDomainQuery(log.db, log.name);
  const queries: Queries | undefined = check && bound ? [check, ...bound.queries] : bound?.queries;
  const asked = log && queries && { log, queries };

  const [location, found] = await readWithKey(c, domainId, asked);
  if (!location) throw missing('domain');
  cacheLogLocation(location);
  const there = foundAt(c.env, location);
  const rows = check ? found.slice(1) : found;
  const isRightLog = !cached || (isSame(cached, location) && (found[0] as unknown[]).length > 0);
  return bound && isRightLog ? bound.result(rows as never, there) : queryLog(there, query);
}

/** A domain's log without a cached location, where it can only be in `DB`: the query itself finds it. */
const logInDatabase = (c: AccountCall, domainId: string) =>
  logDatabases(c.env).size === 1 ? ownLog(c.var.db, c.var.account.clientId, domainId) : undefined;

/** Finds a log's location and reads the log in one round trip: two databases are queried at the same time. */
async function readWithKey(
  c: AccountCall,
  domainId: string,
  asked: { log: Log; queries: Queries } | undefined,
): Promise<[location: LogLocation | undefined, rows: readonly unknown[]]> {
  const isHere = asked?.log.db === c.var.db;
  const elsewhere = isHere ? undefined : asked?.log.db.batch(asked.queries);
  // An invalid key is reported first, even where the log cannot be read.
  elsewhere?.catch(() => undefined);
  const { location, results } = await batchWithKeyCheck(c, isHere ? asked.queries : [], domainId);
  return [location, elsewhere ? await elsewhere : results];
}

const isSame = (a: LogLocation, b: LogLocation) => a.database === b.database && a.id === b.id;
