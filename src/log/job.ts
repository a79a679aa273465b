import { and, eq, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import type { Bindings, Database } from '../env.ts';
import { blocks, failedJobs, logs, notEnded, type BlockState } from './tables.ts';
import type { Taken } from './rollback/taken-count.ts';
import { logFailure } from '../http/log-event.ts';
import { rootMessage } from '../lib/root-message.ts';

/** The context of a job’s steps: one database with its number, the bucket, and the time in seconds. */
export type Job = {
  db: Database;
  database: number;
  bucket: R2Bucket;
  env: Bindings;
  now: number;
  /** The count of the run, which its database lacks if it was restored in the middle. */
  taken?: Taken;
  /** The retry times of failed jobs; without them, each successful step looks in the database. */
  failed?: Map<string, number>;
  /** Whether each job is recorded before it starts, because the previous run did not finish. */
  careful?: boolean;
  /** Renews the run's lease; false once the run has used up its queries or lost its lease. */
  mayContinue?: () => Promise<boolean>;
};

/**
 * A unit of work that fails on its own: block 0 means the whole log, log 0 the database. `from` is the state and object
 * of the block at the start, `mostMinutes` the longest wait for a retry.
 */
type Unit = { step: string } & Partial<Pick<typeof failedJobs.$inferSelect, 'log' | 'block'>> & {
    from?: { state: BlockState; object?: string | null };
    mostMinutes?: number;
  };

const MOST_MINUTES = 60;
const nameOf = ({ step, log = 0, block = 0 }: Unit) => `${step} ${log} ${block}`;

/** The retry times of a database’s failed jobs, for a new run. */
export async function readFailedJobs(db: Database) {
  const { step, log, block, nextAt } = failedJobs;
  const rows = await db.select({ step, log, block, nextAt }).from(failedJobs);
  return new Map(rows.map((row) => [nameOf(row), row.nextAt]));
}

/**
 * Runs a unit of work; false after a failure, which is reported and retried after 1, 2, 4 … 60 minutes. A unit that may
 * abort the whole run is recorded as failed before it starts.
 */
export async function attemptUnit(job: Job, unit: Unit, work: () => Promise<unknown>) {
  if (isPostponed(job, unit)) return false;
  // Trees are read and stored together, so a run that has read them does not stop before the rest.
  const canWait = unit.step !== 'cover';
  if (canWait && (await job.mayContinue?.()) === false) return false;
  const isRetry = hasFailed(job, unit);
  const mayAbort = unit.log !== undefined && (job.careful || isRetry);
  // Without `failed`, only the database knows whether it is a retry.
  const mayBeRecorded = mayAbort || isRetry || !job.failed;
  try {
    if (mayAbort) await recordStart(job, unit);
    await work();
    if (mayBeRecorded) await forget(job, unit);
    return true;
  } catch (error) {
    if (await isStill(job, unit).catch(() => true)) await report(job, unit, rootMessage(error).slice(0, 500));
    else if (mayBeRecorded) await forget(job, unit).catch(() => undefined);
    return false;
  }
}

/** Whether a unit of work waits for its retry. */
export const isPostponed = ({ failed, now }: Job, unit: Unit) => (failed?.get(nameOf(unit)) ?? 0) > now;

/** Whether a unit of work failed in an earlier run and has not succeeded since. */
export const hasFailed = ({ failed }: Job, unit: Unit) => failed?.has(nameOf(unit)) === true;

/** Logs and records a failure; if it cannot be recorded, the next run finds the same work again. */
async function report(job: Job, unit: Unit, reason: string) {
  const { step, log = 0, block = 0 } = unit;
  logFailure('log step failed', { step, log, block, reason });
  await recordFailure(job, unit, reason).catch(() => undefined);
}

/** Whether the subject of a unit of work still exists; if not, another run was faster and this is not a failure. */
async function isStill({ db }: Job, { step, log, block, from }: Unit) {
  if (log === undefined) return true;
  const found = await db
    .select({ id: logs.id })
    .from(logs)
    .leftJoin(blocks, and(eq(blocks.log, logs.id), eq(blocks.number, sql`${block ?? null}`)))
    .where(
      and(
        eq(logs.id, log),
        step === 'delete' ? undefined : notEnded,
        from && and(eq(blocks.state, from.state), sql`${blocks.object} IS ${from.object ?? null}`),
      ),
    );
  return found.length > 0;
}

type Failure = Pick<typeof failedJobs.$inferSelect, 'reason' | 'tries' | 'nextAt'>;

/** Records a failure of an existing log; `again` updates a failed job that is already recorded. */
const record = ({ db, now }: Job, { step, log = 0, block = 0 }: Unit, failure: Failure, again: SQL) =>
  rawQuery(
    db,
    sql`INSERT INTO ${failedJobs} (log, step, block, reason, tries, since, nextAt)
      SELECT ${log}, ${step}, ${block}, ${failure.reason}, ${failure.tries}, ${now}, ${failure.nextAt}
      WHERE (${log} = 0 OR EXISTS (SELECT 1 FROM ${logs} WHERE id = ${log}))
      ON CONFLICT DO UPDATE SET reason = excluded.reason, ${again}`,
  );

const recordFailure = async (job: Job, unit: Unit, reason: string, most = unit.mostMinutes ?? MOST_MINUTES) =>
  record(
    job,
    unit,
    { reason, tries: 1, nextAt: job.now + 60 * Math.min(1, most) },
    sql`tries = tries + 1, nextAt = ${job.now} + 60 * min(${most}, 1 << min(tries, 6))`,
  );

/** The record that remains if the platform aborts the run. */
const recordStart = async (job: Job, unit: Unit) =>
  record(
    job,
    unit,
    { reason: 'the run was aborted during this step', tries: 0, nextAt: job.now + MOST_MINUTES * 60 },
    sql`nextAt = excluded.nextAt`,
  );

const forget = async ({ db }: Job, { step, log = 0, block = 0 }: Unit) =>
  db
    .delete(failedJobs)
    .where(and(eq(failedJobs.log, log), eq(failedJobs.step, step), eq(failedJobs.block, block)));

/** The condition that a unit of work is not waiting for its retry; `log` and `block` are columns of the query. */
export const noRetryPending = ({ now }: Job, step: string, log: AnyColumn, block?: AnyColumn) =>
  sql`NOT EXISTS (SELECT 1 FROM ${failedJobs} WHERE ${failedJobs.log} = ${log} AND ${failedJobs.step} = ${step}
    AND ${failedJobs.block} = ${block ?? 0} AND ${failedJobs.nextAt} > ${now})`;

/**
 * The statement that deletes failed jobs which were not retried for a long time, because another run did their work or
 * their subject no longer exists.
 */
export const forgetFailedJobsStatement = ({ db, now }: Job) =>
  db.delete(failedJobs).where(lt(failedJobs.nextAt, now - 2 * MOST_MINUTES * 60));
