import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../env.ts';
import { ask, foundAt, type FoundLog, type Question } from '../log-query.ts';

/** Queries the log in the path of a call; throws a 404 unless it belongs to the caller. */
export type AskLog = <R>(question: Question<R>) => Promise<R>;

/** Queries a log that the caller may read. */
export const askWith =
  (log: FoundLog): AskLog =>
  (question) =>
    ask(log, question);

/** Set by a middleware of each API. */
export type WithLog = AppEnv & { Variables: { askLog: AskLog } };

/** For routes that check the domain’s owner before they open its log. */
export type WithFoundLog = WithLog & { Variables: { log: FoundLog } };
type WithDomain = { Variables: { domain: { id: string; logDatabase: number; log: number } } };

/** Provides the routes after it with the domain’s log. */
export const withLog = createMiddleware<WithFoundLog & WithDomain>(async (c, next) => {
  const { id: domain, logDatabase: database, log: id } = c.var.domain;
  const log = foundAt(c.env, { domain, database, id });
  c.set('log', log);
  c.set('askLog', askWith(log));
  await next();
});
