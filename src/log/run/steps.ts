import { deleteOldActivity } from '../../db/activity/retention.ts';
import { deleteOldDesigns } from '../../db/domains/designs.ts';
import { foldCounts } from '../../db/statistics/pending-counts.ts';
import { deleteOldStatistics } from '../../db/statistics/statistics.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { archiveBlocks } from '../blocks/archive-blocks.ts';
import { collectGarbage } from '../blocks/garbage-collection.ts';
import { expireBlocks } from '../blocks/expire-blocks.ts';
import { rewriteBlocks } from '../blocks/rewrite-blocks.ts';
import { sealDue } from '../blocks/seal.ts';
import { countSizes } from '../counts/database-sizes.ts';
import { deleteLogs, endListed } from '../erasure/delete-logs.ts';
import { finishErasures } from '../erasure/erase-visitor.ts';
import { deleteOldMarkers } from '../erasure/markers.ts';
import { forgetFailedJobsStatement, hasFailed, type Job } from '../job.ts';
import { deleteUnusedStatement } from '../notices/consent-notice.ts';
import type { ComparedJob } from '../rollback/compare-head.ts';
import { sweepObjects } from '../rollback/lost-objects.ts';
import { checkOrphans } from '../rollback/missing-logs.ts';
import { repeatMarkers } from '../rollback/repeat-markers.ts';
import type { maintenance } from '../tables.ts';
import { cover } from '../tree/cover-due-logs.ts';

export type Step = () => Promise<unknown>;

/**
 * The steps of a run in order, by name. Those that need the comparison of the head are left out without one. `progress`
 * gets the log whose open block was checked last.
 */
export function stepsOf(
  job: Job,
  compared: ComparedJob | undefined,
  { sizesAt }: Pick<typeof maintenance.$inferSelect, 'sizesAt'>,
  progress: { lastLog: number },
): Record<string, Step> {
  const { db, database, now } = job;
  /**
   * A step in one minute (UTC) of a cycle, so that a run without work reads few rows, and after a failure until it succeeds.
   * Own hosts take the minutes 3, 8 … 58, statuses 7, 17 … 57 and the note of the day 37 (src/index.ts).
   */
  const inMinute = (minute: number, cycle: number, step: string, work: Step) =>
    Math.floor(now / 60) % cycle === minute || hasFailed(job, { step }) ? { [step]: work } : {};
  const hourly = (minute: number, step: string, work: Step) => inMinute(minute, 60, step, work);
  const daily = (minute: number, step: string, work: Step) => inMinute(minute, 1440, step, work);
  const { repeatedTo = null, sweptTo = null } = compared ?? {};
  return {
    ...(compared && repeatedTo !== null && { 'repeat erasures': () => repeatMarkers(compared, repeatedTo) }),
    ...(compared && sweptTo !== null && { 'find lost objects': () => sweepObjects(compared, sweptTo) }),
    seal: async () => (progress.lastLog = await sealDue(job, progress.lastLog)),
    ...(compared && { cover: () => cover(compared) }),
    archive: () => archiveBlocks(job),
    erase: () => finishErasures(job),
    rewrite: () => rewriteBlocks(job),
    expire: () => expireBlocks(job),
    ...(compared && sweptTo === null && { 'collect garbage': () => collectGarbage(compared) }),
    ...(database === 0 && { end: () => endListed(job) }),
    ...(database === 0 && { 'fold counts': () => foldCounts(db, now) }),
    delete: () => deleteLogs(job),
    ...(sizesAt <= now - SECONDS_PER_DAY && {
      'count sizes': () => countSizes(job),
      'find orphaned logs': () => checkOrphans(job),
    }),
    ...hourly(10, 'delete old markers', () => deleteOldMarkers(job)),
    ...hourly(20, 'delete unused notices', async () => deleteUnusedStatement(db, now)),
    ...(database === 0 && {
      ...hourly(30, 'delete old statistics', () => deleteOldStatistics(db, now)),
      ...daily(1436, 'delete old designs', () => deleteOldDesigns(db, now)),
      ...daily(1437, 'delete old activity', () => deleteOldActivity(db, now)),
    }),
    ...hourly(40, 'delete stale failed jobs', async () => forgetFailedJobsStatement(job)),
  };
}
