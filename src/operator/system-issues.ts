import { now } from '../env.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import type { DatabaseStatus } from '../log/run/database-status.ts';
import type { Texts } from './texts/index.ts';

export type IssueKey = keyof Texts['status']['issues'];

/** Bytes above which a database is named: 60 % of the 10 GB that D1 allows. */
const FULL = 6e9;
/** Seconds for which a rollback is named after it was noticed. */
const NAMED_FOR = 7 * SECONDS_PER_DAY;

/** The issues of a database, with the limits of docs/operations/monitoring.md in seconds. */
export function issuesOf(database: DatabaseStatus): IssueKey[] {
  const {
    error,
    lastRun,
    notCovered,
    notArchived,
    stopped,
    recovering,
    lastRollback,
    faults: failedJobs,
    sizes,
  } = database;
  if (error !== null) return ['unreachable'];
  const since = (time: number | null | undefined) => (time === null || time === undefined ? 0 : now() - time);
  const isIssue: Record<Exclude<IssueKey, 'unreachable'>, boolean> = {
    never: lastRun === null,
    late: lastRun !== null && since(lastRun.endedAt ?? lastRun.startedAt) > 300,
    notCovered: since(notCovered?.sealedAt) > 600,
    notArchived: since(notArchived?.sealedAt) > 3600,
    stopped: stopped !== null,
    recovering,
    rolledBack: !recovering && lastRollback !== null && since(lastRollback.at) < NAMED_FOR,
    orphanedLogs: database.orphanedLogs > 0,
    failedJobs: failedJobs.some(({ tries }) => tries >= 3),
    full: (sizes?.bytes ?? 0) > FULL,
  };
  return (Object.keys(isIssue) as (keyof typeof isIssue)[]).filter((key) => isIssue[key]);
}
