import { now } from '../env.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import type { DatabaseStatus } from '../log/run/database-status.ts';

// Limits above which the system status names an issue, as docs/operations/monitoring.md has them.

/** Minutes without a run of the scheduled job. */
export const LATE_MINUTES = 5;
/** Minutes until a checkpoint covers a sealed block, and until the block is archived. */
const COVER_MINUTES = 10;
export const ARCHIVE_MINUTES = 60;
/** Days for which a rollback is named after it was noticed. */
export const ROLLBACK_DAYS = 7;
/** Percent of the bytes that a D1 database holds. */
export const FULL_PERCENT = 60;
const D1_BYTES = 10e9;
/** Attempts of a job that have failed. */
const FAILED_TRIES = 3;

/** The issues of a database. */
export function issuesOf(database: DatabaseStatus) {
  const { error, lastRun, notCovered, notArchived, recovering, lastRollback, failedJobs, sizes } = database;
  if (error !== null) return ['unreachable' as const];
  const since = (time: number | null | undefined) => (time === null || time === undefined ? 0 : now() - time);
  const isIssue = {
    never: lastRun === null,
    late: lastRun !== null && since(lastRun.endedAt ?? lastRun.startedAt) > LATE_MINUTES * 60,
    notCovered: since(notCovered?.sealedAt) > COVER_MINUTES * 60,
    notArchived: since(notArchived?.sealedAt) > ARCHIVE_MINUTES * 60,
    recovering,
    rolledBack:
      !recovering && lastRollback !== null && since(lastRollback.at) < ROLLBACK_DAYS * SECONDS_PER_DAY,
    orphanedLogs: database.orphanedLogs > 0,
    failedJobs: failedJobs.some(({ tries }) => tries >= FAILED_TRIES),
    full: (sizes?.bytes ?? 0) > (FULL_PERCENT / 100) * D1_BYTES,
  };
  return (Object.keys(isIssue) as (keyof typeof isIssue)[]).filter((key) => isIssue[key]);
}
