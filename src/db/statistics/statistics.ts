import { and, asc, between, eq, lt, sql } from 'drizzle-orm';
import { type Database, now } from '../../env.ts';
import { calls, statistics, clientCalls, clients, domains } from '../schema.ts';
import { dateOf, SECONDS_PER_DAY, monthOf } from '../../lib/time.ts';

/** Days after which statistics are deleted: 25 months, so that a month can be compared with the same month two years earlier. */
export const RETENTION_DAYS = 761;

/** The banner interactions that are counted. */
export const interactionKinds = ['acceptedAll', 'refusedAll', 'chosen', 'unanswered'] as const;

/** The banner interactions of a domain by day, locale and policy, from one day to another, both included. */
export async function readStatistics(db: Database, domainId: string, from: string, to: string) {
  const { date, locale, policy, acceptedAll, refusedAll, chosen, unanswered, gpc } = statistics;
  const shown = sql<number>`${acceptedAll} + ${refusedAll} + ${chosen} + ${unanswered}`.as('shown');
  return db
    .select({ date, locale, policy, shown, acceptedAll, refusedAll, chosen, unanswered, gpc })
    .from(statistics)
    .where(and(eq(statistics.domainId, domainId), between(date, from, to)))
    .orderBy(asc(date), asc(locale), asc(policy));
}
export type DayStatistics = Awaited<ReturnType<typeof readStatistics>>[number];

/** The page views of a domain in a month such as 202611. */
export async function readPageViews(db: Database, domainId: string, month: number) {
  const [row] = await db
    .select({ count: calls.count })
    .from(calls)
    .where(and(eq(calls.domainId, domainId), eq(calls.month, month)));
  return row?.count ?? 0;
}

/** Deletes statistics after their retention period. */
export const deleteOldStatistics = async (db: Database, now: number) =>
  db.delete(statistics).where(lt(statistics.date, dateOf(now - RETENTION_DAYS * SECONDS_PER_DAY)));

// The page views of the current month in queries of domains or clients, which `ofDomain` or `ofClient` joins.

export const ofDomain = () => and(eq(calls.domainId, domains.id), eq(calls.month, monthOf(now())));
export const ofClient = () =>
  and(eq(clientCalls.clientId, clients.id), eq(clientCalls.month, monthOf(now())));

export const domainViews = sql<number>`coalesce(${calls.count}, 0)`;
export const clientViews = sql<number>`coalesce(${clientCalls.count}, 0)`;
