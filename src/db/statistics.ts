import { and, asc, between, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../env.ts';
import { statistics } from './schema.ts';
import { dateOf, SECONDS_PER_DAY } from '../lib/time.ts';

/** Days after which statistics are deleted: 25 months, so that a month can be compared with the same month two years earlier. */
const RETENTION_DAYS = 761;

/** How the question to a visitor can end. */
export const interactionKinds = ['acceptedAll', 'refusedAll', 'chosen', 'unanswered'] as const;

/** How the question was answered on a domain from one day to another, both included, by day and locale. */
export async function readStatistics(db: Database, domainId: string, from: string, to: string) {
  const { date, locale, acceptedAll, refusedAll, chosen, unanswered } = statistics;
  const shown = sql<number>`${acceptedAll} + ${refusedAll} + ${chosen} + ${unanswered}`.as('shown');
  return db
    .select({ date, locale, shown, acceptedAll, refusedAll, chosen, unanswered })
    .from(statistics)
    .where(and(eq(statistics.domainId, domainId), between(date, from, to)))
    .orderBy(asc(date), asc(locale));
}
export type DayStatistics = Awaited<ReturnType<typeof readStatistics>>[number];

/** Takes away what is too old. */
export const forgetStatistics = async (db: Database, now: number) =>
  db.delete(statistics).where(lt(statistics.date, dateOf(now - RETENTION_DAYS * SECONDS_PER_DAY)));
