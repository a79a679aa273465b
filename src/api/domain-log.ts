import { createMiddleware } from 'hono/factory';
import { logDatabases } from '../db/databases.ts';
import { missing } from '../http/problem.ts';
import { knownLocation, logAt, ownLog, locationQuery, rememberLocation, type Log } from '../log/log.ts';
import type { LogLocation } from '../db/databases.ts';
import { ask, foundAt, type Queries, type Question } from '../log/question.ts';
import type { WithLog } from '../log/http/with-log.ts';
import { batchWithKeyCheck, type AccountCall, type WithAccount } from './api-key-auth.ts';

/**
 * Lets the calls behind it ask the log of the domain that the path names; `askLog` throws a 401, 403 or 404 where that
 * is not the account’s.
 */
export const withDomainLog = createMiddleware<WithAccount & WithLog>(async (c, next) => {
  c.set('askLog', (question) => askOwnLog(c, c.req.param('domainId') ?? '', question));
  await next();
});

/**
 * Puts a question to a domain's log; throws as `confirmed` does, and a 404 where the domain is not the account's. The log
 * is read where this isolate believes it to be, at the same time as D1 says whether the
 * key holds, and where the log of that domain of this account is: what was read counts only if it was read there.
 */
async function askOwnLog<R>(c: AccountCall, domainId: string, question: Question<R>): Promise<R> {
  const domain = [c.var.account.clientId, domainId] as const;
  const believed = knownLocation(...domain);
  const log = believed ? logAt(c.env, believed) : logInDatabase(c, domain);
  const asked = log && { log, ...question(log) };

  const [place, rows] = await readWithKey(c, locationQuery(c.var.db, ...domain), asked);
  if (!place) throw missing('domain');
  rememberLocation(...domain, place);
  const found = foundAt(c.env, place);
  const inRightPlace = asked && (!believed || isSame(believed, place));
  return inRightPlace ? asked.result(rows as never, found) : ask(found, question);
}

/** A domain's log that nothing is known of, where it can only be in `DB`: the database itself finds it. */
const logInDatabase = (c: AccountCall, domain: readonly [clientId: string, domainId: string]) =>
  logDatabases(c.env).size === 1 ? ownLog(c.var.db, ...domain) : undefined;

/** Finds a log's place and reads what was asked of it, in one round trip: two databases are asked at the same time. */
async function readWithKey(
  c: AccountCall,
  whereIsIt: ReturnType<typeof locationQuery>,
  asked: { log: Log; queries: Queries } | undefined,
): Promise<[place: LogLocation | undefined, rows: unknown]> {
  const isHere = asked?.log.db === c.var.db;
  const elsewhere = isHere ? undefined : asked?.log.db.batch(asked.queries);
  // Whether the key holds comes first, also where the log cannot be read.
  elsewhere?.catch(() => undefined);
  const { results } = await batchWithKeyCheck(c, [whereIsIt, ...(isHere ? asked.queries : [])]);
  const [places, ...rows] = results as unknown as [LogLocation[], ...unknown[]];
  return [places[0], elsewhere ? await elsewhere : rows];
}

const isSame = (a: LogLocation, b: LogLocation) => a.database === b.database && a.id === b.id;
