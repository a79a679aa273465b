import { eq, sql } from 'drizzle-orm';
import { deleteOldActivity } from '../../db/activity/retention.ts';
import { countQueries, logDatabaseName, logDatabases } from '../../db/databases.ts';
import { foldCounts } from '../../db/statistics/pending-counts.ts';
import { inTime } from '../../db/timeouts.ts';
import { deleteOldStatistics } from '../../db/statistics/statistics.ts';
import { archiveOf, type Bindings, type Database } from '../../env.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { archiveBlocks } from '../blocks/archive-blocks.ts';
import { deleteLogs, endListed } from '../erasure/delete-logs.ts';
import { collectGarbage } from '../blocks/garbage-collection.ts';
import { finishErasures } from '../erasure/erase-visitor.ts';
import { expireBlocks } from '../blocks/expire-blocks.ts';
import { cover } from '../tree/cover-due-logs.ts';
import { deleteOldRunMarkers } from '../rollback/run-markers.ts';
import { attempt, forgetFailedJobsStatement, hasFailed, readFailedJobs, type Job } from '../job.ts';
import { deleteUnusedStatement } from '../notices/consent-notice.ts';
import { checkOrphans } from '../rollback/missing-logs.ts';
import { sweepObjects } from '../rollback/lost-objects.ts';
import { deleteOldMarkers } from '../erasure/markers.ts';
import { repeatMarkers } from '../rollback/repeat-markers.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { rewriteBlocks } from '../blocks/rewrite-blocks.ts';
import { sealDue } from '../blocks/seal.ts';
import { compareCounts, nextCount } from '../rollback/compare-counts.ts';
import { maintenance } from '../tables.ts';
import { countSizes } from '../counts/database-sizes.ts';
import { logFailure } from '../../http/log-event.ts';
import { rootMessage } from '../../lib/root-message.ts';

/** Seconds for which an interrupted run blocks the next ones, and after which a run renews its lease. */
const LEASE = 90;
const RENEW_AFTER = 30;
/** Statements of D1 in a run. An invocation has 1,000, which the anchor log and the weekly scan use as well. */
const QUERIES = 800;

/** What limits the run in a database: the clock in seconds, and whether it has used up its queries. */
type Limits = { clock: () => number; isUsedUp: () => boolean };

type Step = (job: Job) => Promise<unknown>;

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

async function run(bare: Job, { clock, isUsedUp }: Limits) {
  const { db, database, now } = bare;
  const lease = randomHex(8);
  const startedAt = now;
  let renewedAt = clock();
  const leaseUntil = renewedAt + LEASE;
  const take = async (isCounted: boolean) => {
    const taken = db
      .insert(maintenance)
      .values({ id: 1, count: Number(isCounted), countId: lease, lease, leaseUntil, startedAt })
      .onConflictDoUpdate({
        target: maintenance.id,
        set: {
          ...(isCounted && nextCount()),
          lease,
          leaseUntil,
          startedAt,
          careful: sql`${maintenance.leaseUntil} > 0`,
        },
        setWhere: sql`${maintenance.leaseUntil} <= ${renewedAt} OR ${maintenance.leaseUntil} > ${leaseUntil}`,
      })
      .returning();
    // A database that hangs would keep the run from the others.
    const [run] = await inTime(taken);
    return run;
  };
  const compared = await compareCounts(bare, take);
  if (!compared) return;
  const { taken: run, stated, isChecked, repeatedTo, sweptTo } = compared;
  let isLeased = true;
  const mayContinue = async () => {
    if (!isLeased || isUsedUp()) return false;
    if (clock() - renewedAt < RENEW_AFTER) return true;
    renewedAt = clock();
    const renewed = await db
      .update(maintenance)
      .set({ leaseUntil: renewedAt + LEASE })
      .where(eq(maintenance.lease, lease))
      .returning({ id: maintenance.id });
    return (isLeased = renewed.length > 0);
  };
  const job = { ...bare, lease, failed: await readFailedJobs(db), careful: run.careful, mayContinue };
  let { lastLog } = run;
  /** A step in one minute of a cycle, so that a run without work reads few rows, and after a failure until it succeeds. */
  const inMinute = (minute: number, cycle: number, step: string, work: Step) =>
    Math.floor(now / 60) % cycle === minute || hasFailed(job, { step }) ? { [step]: work } : {};
  const hourly = (minute: number, step: string, work: Step) => inMinute(minute, 60, step, work);
  const daily = (minute: number, step: string, work: Step) => inMinute(minute, 1440, step, work);
  const steps: Record<string, Step> = {
    ...(repeatedTo !== null && { 'repeat erasures': (job) => repeatMarkers(job, repeatedTo) }),
    ...(sweptTo !== null && { 'find lost objects': (job) => sweepObjects(job, sweptTo) }),
    seal: async (job) => (lastLog = await sealDue(job, lastLog)),
    ...(isChecked && { cover: (job) => cover(job, stated) }),
    archive: archiveBlocks,
    erase: finishErasures,
    rewrite: rewriteBlocks,
    expire: expireBlocks,
    ...(sweptTo === null && { 'collect garbage': collectGarbage }),
    ...(database === 0 && { end: endListed }),
    ...(database === 0 && { 'fold counts': ({ db }) => foldCounts(db, now) }),
    delete: deleteLogs,
    ...(run.sizesAt <= now - SECONDS_PER_DAY && {
      'count sizes': countSizes,
      'find orphaned logs': checkOrphans,
    }),
    ...hourly(10, 'delete old markers', deleteOldMarkers),
    ...hourly(20, 'delete unused notices', async ({ db }) => deleteUnusedStatement(db, now)),
    ...(database === 0 && {
      ...hourly(30, 'delete old statistics', ({ db }) => deleteOldStatistics(db, now)),
      ...daily(1437, 'delete old activity', ({ db }) => deleteOldActivity(db, now)),
    }),
    ...hourly(40, 'delete stale failed jobs', async (job) => forgetFailedJobsStatement(job)),
    ...hourly(50, 'delete old run markers', deleteOldRunMarkers),
  };
  let cutAt: string | null = null;
  try {
    for (const [step, work] of continuingAfter(run.cutAt, Object.entries(steps))) {
      await attempt(job, { step }, () => work(job));
      if (cutAt === null && isUsedUp()) cutAt = step;
    }
  } finally {
    await db
      .update(maintenance)
      .set({ leaseUntil: 0, endedAt: clock(), lastLog, cutAt })
      .where(eq(maintenance.lease, lease));
  }
}

/** The steps after the one in which the last run used up its queries, then the others. */
function continuingAfter<T>(cutAt: string | null, steps: [string, T][]) {
  const next = steps.findIndex(([step]) => step === cutAt) + 1;
  return [...steps.slice(next), ...steps.slice(0, next)];
}
