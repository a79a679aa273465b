import { countQueries, logDatabaseName, logDatabases } from '../../db/databases.ts';
import { inTime } from '../../db/timeouts.ts';
import { archiveOf, type Bindings, type Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { attemptUnit, readFailedJobs, type Job } from '../job.ts';
import { compareHead } from '../rollback/compare-head.ts';
import { maintenance } from '../tables.ts';
import { takeLease } from './lease.ts';
import { stepsOf, type Step } from './steps.ts';

/** Statements of D1 in a run. An invocation has 1,000, which the note of the day and the weekly scan use as well. */
const QUERIES = 800;

/** What limits the run in a database: the clock in seconds, and whether it has used up its queries. */
type Limits = { clock: () => number; isUsedUp: () => boolean };

/**
 * The scheduled job of each minute, in every log database; `now` in seconds. The queries that are left are shared out
 * evenly to the databases that are left, so that none uses up another's.
 */
export async function maintain(bindings: Bindings, now: number) {
  const begun = Date.now();
  const clock = () => now + Math.floor((Date.now() - begun) / 1000);
  const { env, count } = countQueries(bindings);
  const databases = await byLastRun(logDatabases(env));
  for (const [i, [database, db]] of databases.entries()) {
    const queryLimit = count() + (QUERIES - count()) / (databases.length - i);
    const limits = { clock, isUsedUp: () => count() >= queryLimit };
    try {
      await run({ db, database, bucket: archiveOf(env), env, now }, limits);
    } catch (error) {
      const name = logDatabaseName(database);
      logFailure('scheduled job failed', { database: name, error: rootMessage(error) });
    }
  }
}

/** The databases by their oldest completed run; those that do not respond come last. */
async function byLastRun(databases: Map<number, Database>) {
  if (databases.size === 1) return [...databases];
  const { endedAt } = maintenance;
  const ends = await Promise.all(
    Array.from(databases, async ([database, db]) => {
      const found = db.select({ endedAt }).from(maintenance);
      return [
        database,
        await inTime(found).then(
          ([last]) => last?.endedAt ?? 0,
          () => Infinity,
        ),
      ] as const;
    }),
  );
  const endOf = new Map(ends);
  return [...databases].sort(([a], [b]) =>
    endOf.get(a) === endOf.get(b) ? a - b : endOf.get(a)! - endOf.get(b)!,
  );
}

/** A run in one database under its lease, unless another one is going on there. */
async function run(bare: Job, limits: Limits) {
  const lease = await takeLease(bare.db, bare.now, limits.clock);
  if (!lease) return;
  const progress: Progress = { lastLog: lease.row.lastLog, cutAt: null };
  try {
    await runSteps(bare, lease, limits, progress);
  } finally {
    await lease.end(progress);
  }
}

/** What a run notes for the next one: the last log that it sealed in, and the step in which it used up its queries. */
type Progress = { lastLog: number; cutAt: string | null };
type Lease = NonNullable<Awaited<ReturnType<typeof takeLease>>>;

/** Attempts each step, first those that the last run did not reach in time. */
async function runSteps(bare: Job, lease: Lease, { isUsedUp }: Limits, progress: Progress) {
  const { row } = lease;
  const mayContinue = async () => !isUsedUp() && lease.renew();
  const failed = await readFailedJobs(bare.db);
  const job = { ...bare, failed, careful: row.careful, mayContinue };
  const steps = Object.entries(stepsOf(job, await compareHead(job), row, progress));
  for (const [step, work] of continuingAfter(row.cutAt, steps)) {
    await attemptUnit(job, { step }, work);
    if (isUsedUp()) progress.cutAt ??= step;
  }
}

/** The steps after the one in which the last run used up its queries, then the others. */
function continuingAfter(cutAt: string | null, steps: [string, Step][]) {
  const next = steps.findIndex(([step]) => step === cutAt) + 1;
  return [...steps.slice(next), ...steps.slice(0, next)];
}
