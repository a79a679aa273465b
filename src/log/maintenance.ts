import { eq, sql } from 'drizzle-orm';
import { logDatabaseName, logDatabases } from '../db/databases.ts';
import { foldCounts } from '../db/pending-counts.ts';
import { forgetStatistics } from '../db/statistics.ts';
import type { Bindings } from '../env.ts';
import { randomHex } from '../lib/random.ts';
import { archiveBlocks } from './life/archive-blocks.ts';
import { signCheckpoints } from './life/sign-checkpoints.ts';
import { deleteLogs, endListed } from './life/delete-logs.ts';
import { collectGarbage } from './life/garbage-collection.ts';
import { finishErasures } from './life/erase-visitor.ts';
import { expireBlocks } from './life/expire-blocks.ts';
import { hashBlocks } from './life/hash-blocks.ts';
import { deleteOldHeads, hashHeads } from './heads/hash-heads.ts';
import { attempt, forgetFailedJobsStatement, readFailedJobs, type Job } from './job/job.ts';
import { deleteUnusedStatement } from './consent-notice.ts';
import { checkOrphans } from './rollback/domain-logs.ts';
import { sweepObjects } from './rollback/lost-objects.ts';
import { deleteOldMarkers } from './job/markers.ts';
import { continueMoves } from './move/move-log.ts';
import { repeatMarkers } from './rollback/repeat-markers.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';
import { rewriteBlocks } from './life/rewrite-blocks.ts';
import { sealDue } from './life/seal-due.ts';
import { compareCounts } from './rollback/rollback.ts';
import { maintenance } from './tables.ts';
import { countSizes } from './life/database-sizes.ts';
import { rootMessage } from '../lib/root-message.ts';

/** Seconds for which an interrupted run blocks the next ones. */
const LEASE = 600;

/** The scheduled job of each minute, in every log database; `now` in seconds. */
export async function maintain(env: Bindings, now: number) {
  for (const [database, db] of logDatabases(env)) {
    try {
      await run({ db, database, bucket: env.ARCHIVE, env, now });
    } catch (error) {
      const name = logDatabaseName(database);
      console.error(
        JSON.stringify({ event: 'scheduled job failed', database: name, error: rootMessage(error) }),
      );
    }
  }
}

async function run(bare: Job) {
  const { db, database, now } = bare;
  const lease = randomHex(8);
  const begun = Date.now();
  const startedAt = now;
  const leaseUntil = now + LEASE;
  const take = async () => {
    const [run] = await db
      .insert(maintenance)
      .values({ id: 1, count: 1, lease, leaseUntil, startedAt })
      .onConflictDoUpdate({
        target: maintenance.id,
        set: {
          count: sql`${maintenance.count} + 1`,
          lease,
          leaseUntil,
          startedAt,
          careful: sql`${maintenance.leaseUntil} > 0`,
        },
        setWhere: sql`${maintenance.leaseUntil} <= ${now} OR ${maintenance.leaseUntil} > ${leaseUntil}`,
      })
      .returning();
    return run;
  };
  const compared = await compareCounts(bare, take);
  if (!compared) return;
  const { taken: run, isChecked, repeatedTo, sweptTo } = compared;
  const job = { ...bare, failed: await readFailedJobs(db), careful: run.careful };
  let { lastLog } = run;
  /** Once an hour and in different runs, so that a run without work reads few rows. */
  const isMinute = (minute: number, of = 60) => Math.floor(now / 60) % of === minute;
  const steps: Record<string, (job: Job) => Promise<unknown>> = {
    ...(repeatedTo !== null && { 'repeat erasures': (job) => repeatMarkers(job, repeatedTo) }),
    ...(sweptTo !== null && { 'find lost objects': (job) => sweepObjects(job, sweptTo) }),
    seal: async (job) => (lastLog = await sealDue(job, lastLog)),
    hash: hashBlocks,
    ...(isChecked && { checkpoint: signCheckpoints, heads: (job) => hashHeads(job, run.count) }),
    archive: archiveBlocks,
    erase: finishErasures,
    rewrite: rewriteBlocks,
    expire: expireBlocks,
    ...(sweptTo === null && { discard: collectGarbage }),
    ...(database === 0 && { end: endListed, ...(isChecked && { move: continueMoves }) }),
    ...(database === 0 && isMinute(5, 10) && { 'fold counts': ({ db }) => foldCounts(db, now) }),
    delete: deleteLogs,
    ...(run.sizesAt <= now - SECONDS_PER_DAY && {
      'count sizes': countSizes,
      'find orphaned logs': checkOrphans,
    }),
    ...(isMinute(10) && { 'delete old markers': deleteOldMarkers }),
    ...(isMinute(20) && {
      'delete unused notices': async ({ db }) => deleteUnusedStatement(db, now),
    }),
    ...(database === 0 && isMinute(30) && { 'delete old statistics': ({ db }) => forgetStatistics(db, now) }),
    ...(isMinute(50) && { 'delete old heads': deleteOldHeads }),
    ...(isMinute(40) && {
      'delete stale failed jobs': async (job) => forgetFailedJobsStatement(job),
    }),
  };
  try {
    for (const [step, work] of Object.entries(steps)) await attempt(job, { step }, () => work(job));
  } finally {
    const ended = now + Math.round((Date.now() - begun) / 1000);
    await db
      .update(maintenance)
      .set({ leaseUntil: 0, endedAt: ended, lastLog })
      .where(eq(maintenance.lease, lease));
  }
}
