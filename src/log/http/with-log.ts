import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../env.ts';
import { ask, foundAt, type FoundLog, type Question } from '../question.ts';

/** Puts a question to the log that the path of a call names; throws a 404 unless it is the caller's. */
export type AskLog = <R>(question: Question<R>) => Promise<R>;

/** Set by a middleware of each tree. */
export type WithLog = AppEnv & { Variables: { askLog: AskLog } };

/** Where a domain that was found to be the caller's comes before its log. */
export type WithFoundLog = WithLog & { Variables: { log: FoundLog } };
type WithDomain = { Variables: { domain: { logDatabase: number; log: number } } };

/** Gives the calls behind it the log of the domain. */
export const withLog = createMiddleware<WithFoundLog & WithDomain>(async (c, next) => {
  const { logDatabase: database, log: id } = c.var.domain;
  const log = foundAt(c.env, { database, id });
  c.set('log', log);
  c.set('askLog', (question) => ask(log, question));
  await next();
});
