import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../env.ts';
import { queryLog, foundAt, type FoundLog, type LogQuery } from '../log-query.ts';

/** Queries the log in the path of a call; throws a 404 unless it belongs to the caller. */
export type QueryLog = <R>(query: LogQuery<R>) => Promise<R>;

/** Queries a log that the caller may read. */
export const queryWith =
  (log: FoundLog): QueryLog =>
  (query) =>
    queryLog(log, query);

/** Set by a middleware of each API. */
export type WithLog = AppEnv & { Variables: { queryLog: QueryLog } };

/** For routes that check the domain’s owner before they open its log. */
export type WithFoundLog = WithLog & { Variables: { log: FoundLog } };
type WithDomain = { Variables: { domain: { id: string; logDatabase: number; log: number } } };

/** Provides the routes after it with the domain’s log. */
export const withLog = createMiddleware<WithFoundLog & WithDomain>(async (c, next) => {
  const { id: domain, logDatabase: database, log: id } = c.var.domain;
  const log = foundAt(c.env, { domain, database, id });
  c.set('log', log);
  c.set('queryLog', queryWith(log));
  await next();
});
