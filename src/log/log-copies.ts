import { and, eq, isNotNull } from 'drizzle-orm';
import { problem } from '../http/problem.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import type { Log } from './log.ts';
import { logs } from './tables.ts';

/** Seconds for which the old copy is kept: longer than Time Travel reaches back. */
export const KEPT = 31 * SECONDS_PER_DAY;

/** The problem of a change of a log that is closed for the last steps of a move. */
export const closedForMove = () =>
  problem(503, 'The log is being moved to another database. Try again in a few seconds.', {
    headers: { 'Retry-After': '5' },
  });

/** Whether a log is closed because it is moved or was moved. */
export async function isCopy({ db, id }: Log) {
  const rows = await db
    .select({ id: logs.id })
    .from(logs)
    .where(and(eq(logs.id, id), isNotNull(logs.copy)));
  return rows.length > 0;
}
