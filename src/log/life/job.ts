import { and, eq, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { rawQuery } from '../../db/raw-query.ts';
import type { Bindings, Database } from '../../env.ts';
import { blocks, failedJobs, logs, notEnded, type BlockState } from '../tables.ts';
import { rootMessage } from '../../lib/root-message.ts';

/** What the steps of the log's life work with: one database, the bucket if there is one, and the time in seconds. */
export type Job = {
  db: Database;
  bucket: R2Bucket | undefined;
  env: Bindings;
  now: number;
  /** When each failed job is tried again; without it, whatever succeeds is looked for in the database. */
  failed?: Map<string, number>;
  /** Each job is recorded before it begins, because the run before did not come to its end. */
  careful?: boolean;
};

/**
 * A piece of work that fails alone: block 0 stands for the whole log, log 0 for the database. `from` is the state of the
 * block that it begins from, and its object.
 */
export type Unit = { step: string } & Partial<Pick<typeof failedJobs.$inferSelect, 'log' | 'block'>> & {
    from?: { state: BlockState; object?: string | null };
  };

const MOST_MINUTES = 60;
const nameOf = ({ step, log = 0, block = 0 }: Unit) => `${step} ${log} ${block}`;

/** When the failed jobs of a database are tried again, for a run that begins. */
export async function readFailedJobs(db: Database) {
  const { step, log, block, nextAt } = failedJobs;
  const rows = await db.select({ step, log, block, nextAt }).from(failedJobs);
  return new Map(rows.map((row) => [nameOf(row), row.nextAt]));
}

/**
 * Does a piece of work. One that fails is reported and tried again after 1, 2, 4 … 60 minutes, so that it stops nothing
 * else. One that may end the whole run, since it failed before or the run before was ended, is recorded as failed before
 * it begins. Says whether it was done.
 */
export async function attempt(job: Job, unit: Unit, work: () => Promise<unknown>) {
  const until = job.failed?.get(nameOf(unit));
  if (until !== undefined && until > job.now) return false;
  const dangerous = unit.log !== undefined && (job.careful || until !== undefined);
  const mayBeRecorded = dangerous || until !== undefined || !job.failed;
  try {
    if (dangerous) await recordStart(job, unit);
    await work();
    if (mayBeRecorded) await forget(job, unit);
    return true;
  } catch (error) {
    if (await isStill(job, unit).catch(() => true)) await report(job, unit, rootMessage(error).slice(0, 500));
    else if (mayBeRecorded) await forget(job, unit).catch(() => undefined);
    return false;
  }
}

/** Writes a failure to the log and down; where not even that is possible, the next run comes to it by itself. */
async function report(job: Job, unit: Unit, reason: string) {
  const { step, log = 0, block = 0 } = unit;
  console.error(JSON.stringify({ event: 'log step failed', step, log, block, reason }));
  await recordFailure(job, unit, reason).catch(() => undefined);
}

/** Whether there still is what a piece of work was about; if not, another run was quicker, and nothing is wrong. */
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

/** Records a failure of a log that is there; `again` is what becomes of a failed job that is already recorded. */
const record = ({ db, now }: Job, { step, log = 0, block = 0 }: Unit, failure: Failure, again: SQL) =>
  rawQuery(
    db,
    sql`INSERT INTO ${failedJobs} (log, step, block, reason, tries, since, nextAt)
      SELECT ${log}, ${step}, ${block}, ${failure.reason}, ${failure.tries}, ${now}, ${failure.nextAt}
      WHERE (${log} = 0 OR EXISTS (SELECT 1 FROM ${logs} WHERE id = ${log}))
      ON CONFLICT DO UPDATE SET reason = excluded.reason, ${again}`,
  );

const recordFailure = async (job: Job, unit: Unit, reason: string) =>
  record(
    job,
    unit,
    { reason, tries: 1, nextAt: job.now + 60 },
    sql`tries = tries + 1, nextAt = ${job.now} + 60 * min(${MOST_MINUTES}, 1 << min(tries, 6))`,
  );

/** What is read of it if nothing more is written: then the run was ended by the platform. */
const recordStart = async (job: Job, unit: Unit) =>
  record(
    job,
    unit,
    { reason: 'the run was ended while this was done', tries: 0, nextAt: job.now + MOST_MINUTES * 60 },
    sql`nextAt = excluded.nextAt`,
  );

const forget = async ({ db }: Job, { step, log = 0, block = 0 }: Unit) =>
  db
    .delete(failedJobs)
    .where(and(eq(failedJobs.log, log), eq(failedJobs.step, step), eq(failedJobs.block, block)));

/** The condition that a piece of work does not wait for its retry; `log` and `block` are columns of the query. */
export const noRetryPending = ({ now }: Job, step: string, log: AnyColumn, block?: AnyColumn) =>
  sql`NOT EXISTS (SELECT 1 FROM ${failedJobs} WHERE ${failedJobs.log} = ${log} AND ${failedJobs.step} = ${step}
    AND ${failedJobs.block} = ${block ?? 0} AND ${failedJobs.nextAt} > ${now})`;

/**
 * The statement that forgets failed jobs that were long not tried again: what they were about was done by another run, or
 * is gone.
 */
export const forgetFailedJobsStatement = ({ db, now }: Job) =>
  db.delete(failedJobs).where(lt(failedJobs.nextAt, now - 2 * MOST_MINUTES * 60));
