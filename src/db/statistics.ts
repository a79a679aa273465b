import { and, asc, between, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../env.ts';
import { statistics } from './schema.ts';

export const DAY = 86_400;

/** How long they are kept, in days: 25 months, so that a month can be compared with that of two years ago. */
const KEPT = 761;

/** How the question to a visitor can end. */
export const interactionKinds = ['acceptedAll', 'refusedAll', 'chosen', 'unanswered'] as const;

/** The day (UTC) of a moment in seconds: `2026-11-21`. */
export const dateOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);

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
  db.delete(statistics).where(lt(statistics.date, dateOf(now - KEPT * DAY)));
