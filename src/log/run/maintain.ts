import { countQueries, logDatabaseName, logDatabases } from '../../db/databases.ts';
import { inTime } from '../../db/timeouts.ts';
import { archiveOf, type Bindings, type Database } from '../../env.ts';
import { logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { attempt, readFailedJobs, type Job } from '../job.ts';
import { compareHead } from '../rollback/compare-head.ts';
import { maintenance } from '../tables.ts';
import { takeLease } from './lease.ts';
import { stepsOf, type Step } from './steps.ts';

/** Statements of D1 in a run. An invocation has 1,000, which the anchor log and the weekly scan use as well. */
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

/** A run in one database, unless another one is going on there. */
async function run(bare: Job, { clock, isUsedUp }: Limits) {
  const { db, now } = bare;
  const lease = await takeLease(db, now, clock);
  if (!lease) return;
  const { careful, cutAt: lastCutAt, lastLog } = lease.row;
  const progress = { lastLog };
  let cutAt: string | null = null;
  try {
    const mayContinue = async () => !isUsedUp() && lease.renew();
    const job = { ...bare, failed: await readFailedJobs(db), careful, mayContinue };
    const compared = await compareHead(job);
    const steps = Object.entries(stepsOf(job, compared, lease.row, progress));
    for (const [step, work] of continuingAfter(lastCutAt, steps)) {
      await attempt(job, { step }, work);
      if (cutAt === null && isUsedUp()) cutAt = step;
    }
  } finally {
    await lease.end({ ...progress, cutAt });
  }
}

/** The steps after the one in which the last run used up its queries, then the others. */
function continuingAfter(cutAt: string | null, steps: [string, Step][]) {
  const next = steps.findIndex(([step]) => step === cutAt) + 1;
  return [...steps.slice(next), ...steps.slice(0, next)];
}
