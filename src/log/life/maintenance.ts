import { eq, sql } from 'drizzle-orm';
import { logDatabaseName, logDatabases } from '../../db/databases.ts';
import { foldCounts } from '../../db/pending-counts.ts';
import { forgetStatistics } from '../../db/statistics.ts';
import type { Bindings } from '../../env.ts';
import { randomHex } from '../../lib/random.ts';
import { archiveBlocks } from './archive-blocks.ts';
import { signCheckpoints } from './sign-checkpoints.ts';
import { deleteLogs, endListed } from './delete-logs.ts';
import { collectGarbage } from './garbage-collection.ts';
import { finishErasures } from './erase-visitor.ts';
import { expireBlocks } from './expire-blocks.ts';
import { hashBlocks } from './hash-blocks.ts';
import { attempt, forgetFailedJobsStatement, readFailedJobs, type Job } from './job.ts';
import { deleteUnusedStatement } from '../consent-notice.ts';
import { recoverLogs } from './rollback-recovery.ts';
import { rewriteBlocks } from './rewrite-blocks.ts';
import { sealDue } from './seal-due.ts';
import { detectRollback, readKnown } from './rollback-detection.ts';
import { maintenance } from '../tables.ts';
import { countSizes } from './database-sizes.ts';
import { rootMessage } from '../../lib/root-message.ts';

/** Seconds for which an interrupted run blocks the next ones. */
const LEASE = 600;

/** The scheduled job of each minute, in every log database; `now` in seconds. */
export async function maintain(env: Bindings, now: number) {
  for (const [database, db] of logDatabases(env)) {
    try {
      await run({ db, bucket: env.ARCHIVE, env, now }, database);
    } catch (error) {
      const name = logDatabaseName(database);
      console.error(
        JSON.stringify({ event: 'maintenance failed', database: name, error: rootMessage(error) }),
      );
    }
  }
}

async function run(bare: Job, database: number) {
  const { db, now } = bare;
  const lease = randomHex(8);
  const begun = Date.now();
  // Read before the run increments its count, so that the count outside is higher only after a rollback of the
  // database.
  const known = await readKnown(bare, database).catch(() => 'unread' as const);
  const startedAt = now;
  const leaseUntil = now + LEASE;
  const [run] = await db
    .insert(maintenance)
    .values({ id: 1, runs: 1, lease, leaseUntil, startedAt })
    .onConflictDoUpdate({
      target: maintenance.id,
      set: {
        runs: sql`${maintenance.runs} + 1`,
        lease,
        leaseUntil,
        startedAt,
        careful: sql`${maintenance.leaseUntil} > 0`,
      },
      setWhere: sql`${maintenance.leaseUntil} <= ${now} OR ${maintenance.leaseUntil} > ${leaseUntil}`,
    })
    .returning({
      runs: maintenance.runs,
      careful: maintenance.careful,
      lastLog: maintenance.lastLog,
      sizesAt: maintenance.sizesAt,
    });
  if (!run) return;
  const job = { ...bare, failed: await readFailedJobs(db), careful: run.careful };
  let { lastLog } = run;
  const steps: Record<string, (job: Job) => Promise<unknown>> = {
    seal: async (job) => (lastLog = await sealDue(job, lastLog)),
    hash: hashBlocks,
    checkpoint: signCheckpoints,
    archive: archiveBlocks,
    erase: finishErasures,
    rewrite: rewriteBlocks,
    expire: expireBlocks,
    discard: collectGarbage,
    ...(database === 0 && { end: endListed }),
    ...(database === 0 && run.runs % 10 === 5 && { 'fold counts': ({ db }) => foldCounts(db, now) }),
    delete: deleteLogs,
    'count sizes': (job) => countSizes(job, run.sizesAt),
    // Once an hour and in different runs, so that a run without work reads few rows.
    ...(run.runs % 60 === 20 && {
      'delete unused notices': async ({ db }) => deleteUnusedStatement(db, now),
    }),
    ...(database === 0 &&
      run.runs % 60 === 30 && { 'delete old statistics': ({ db }) => forgetStatistics(db, now) }),
    ...(run.runs % 60 === 40 && {
      'delete stale failed jobs': async (job) => forgetFailedJobsStatement(job),
    }),
  };
  try {
    const counted = await attempt(job, { step: 'count runs' }, async () => {
      if (known === 'unread')
        throw new Error('what the bucket or KV knows of the database could not be read');
      await detectRollback(job, database, run.runs, known);
    });
    // Nothing is signed while it is unknown whether the database was rolled back.
    if (counted) await attempt(job, { step: 'recover' }, () => recoverLogs(job));
    else delete steps.checkpoint;
    for (const [step, work] of Object.entries(steps)) await attempt(job, { step }, () => work(job));
  } finally {
    const ended = now + Math.round((Date.now() - begun) / 1000);
    await db
      .update(maintenance)
      .set({ leaseUntil: 0, endedAt: ended, lastLog })
      .where(eq(maintenance.lease, lease));
  }
}
