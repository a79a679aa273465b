import { sql, type SQL } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { rootMessage } from '../../db/rules.ts';
import type { Bindings, Database } from '../../env.ts';

/** What the steps of the log's life work with: one database, the bucket if there is one, and the time in seconds. */
export type Job = {
  db: Database;
  bucket: R2Bucket | undefined;
  env: Bindings;
  now: number;
  /** What was set aside before, and until when; without it, whatever succeeds is looked for in the database. */
  faults?: Map<string, number>;
  /** What is begun is set aside first, because the run before did not come to its end. */
  careful?: boolean;
};

/**
 * A piece of work that fails alone: block 0 stands for the whole log, log 0 for the database. `from` is the state of the
 * block that it begins from, and its object.
 */
export type Unit = {
  step: string;
  log?: number;
  block?: number;
  from?: { state: string; object?: string | null };
};

const MOST_MINUTES = 60;
const nameOf = ({ step, log = 0, block = 0 }: Unit) => `${step} ${log} ${block}`;

/** What is set aside in a database, for a run that begins. */
export async function readFailedJobs(db: Database) {
  const rows = await all<Required<Omit<Unit, 'from'>> & { nextAt: number }>(
    db,
    sql`SELECT step, log, block, nextAt FROM faults`,
  );
  return new Map(rows.map((row) => [nameOf(row), row.nextAt]));
}

/**
 * Does a piece of work. One that fails is reported and set aside for 1, 2, 4 … 60 minutes, so that it stops nothing
 * else. One that may end the whole run, since it failed before or the run before was ended, is set aside before it
 * begins. Says whether it was done.
 */
export async function attempt(job: Job, unit: Unit, work: () => Promise<unknown>) {
  const until = job.faults?.get(nameOf(unit));
  if (until !== undefined && until > job.now) return false;
  const dangerous = unit.log !== undefined && (job.careful || until !== undefined);
  const mayBeNoted = dangerous || until !== undefined || !job.faults;
  try {
    if (dangerous) await recordStart(job, unit);
    await work();
    if (mayBeNoted) await forget(job, unit);
    return true;
  } catch (error) {
    if (await isStill(job, unit).catch(() => true)) await report(job, unit, rootMessage(error).slice(0, 500));
    else if (mayBeNoted) await forget(job, unit).catch(() => undefined);
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
  const found = await all(
    db,
    sql`SELECT 1 FROM logs LEFT JOIN blocks b ON log = id AND b.number = ${block ?? null}
      WHERE id = ${log} AND (ended IS NULL OR ${step === 'delete'})
        AND (${!from} OR (state = ${from?.state ?? null} AND object IS ${from?.object ?? null}))`,
  );
  return found.length > 0;
}

const exists = (log: number) => sql`(${log} = 0 OR EXISTS (SELECT 1 FROM logs WHERE id = ${log}))`;

const recordFailure = async ({ db, now }: Job, { step, log = 0, block = 0 }: Unit, reason: string) =>
  all(
    db,
    sql`INSERT INTO faults (log, step, block, reason, tries, since, nextAt)
      SELECT ${log}, ${step}, ${block}, ${reason}, 1, ${now}, ${now + 60} WHERE ${exists(log)}
      ON CONFLICT DO UPDATE SET reason = excluded.reason, tries = tries + 1,
        nextAt = ${now} + 60 * min(${MOST_MINUTES}, 1 << min(tries, 6))`,
  );

/** What is read of it if nothing more is written: then the run was ended by the platform. */
const recordStart = async ({ db, now }: Job, { step, log = 0, block = 0 }: Unit) =>
  all(
    db,
    sql`INSERT INTO faults (log, step, block, reason, tries, since, nextAt)
      SELECT ${log}, ${step}, ${block}, 'the run was ended while this was done', 0, ${now}, ${now + MOST_MINUTES * 60}
      WHERE ${exists(log)} ON CONFLICT DO UPDATE SET reason = excluded.reason, nextAt = excluded.nextAt`,
  );

const forget = async ({ db }: Job, { step, log = 0, block = 0 }: Unit) =>
  all(db, sql`DELETE FROM faults WHERE log = ${log} AND step = ${step} AND block = ${block}`);

/** The condition that a piece of work is not set aside; `log` and `block` are columns of the query. */
export const noRetryPending = ({ now }: Job, step: string, log: SQL, block = sql`0`) =>
  sql`NOT EXISTS (SELECT 1 FROM faults f
    WHERE f.log = ${log} AND f.step = ${step} AND f.block = ${block} AND f.nextAt > ${now})`;

/**
 * The statement that forgets faults that were long not tried again: what they were about was done by another run, or is
 * gone.
 */
export const forgetFailedJobsStatement = ({ db, now }: Job) =>
  all(db, sql`DELETE FROM faults WHERE nextAt < ${now - 2 * MOST_MINUTES * 60}`);
