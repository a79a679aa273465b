import { continueLogs } from '../rollback/continue-logs.ts';
import type { StatedCheckpoint } from '../rollback/run-markers.ts';
import { attempt, type Job } from '../job.ts';
import { dueQuery, portionsOf, type Due, readPortions } from './due-logs.ts';
import { grow, type GrownLog } from './next-checkpoint.ts';
import { newestCheckpoints } from '../rollback/newest-checkpoints.ts';
import { requireOwnNote } from './sign-checkpoint.ts';
import { storeTrees } from './store-trees.ts';

// The tree over a log’s records grows in runs. A run covers the new records of many logs with a fixed number of queries,
// each record once, and signs their checkpoints before it stores them.

/** Maximum number of full tiles that a run writes. */
const TILES = 200;

/**
 * Covers the records that are due, and signs again where the key is new; `log` covers this log alone, in any case. First
 * it repeats what runs have `stated` by domain, but may not have stored.
 */
export async function cover(job: Job, stated: Map<string, StatedCheckpoint>, log?: number) {
  const due = await dueQuery(job, [...stated.keys()], log);
  if (due.length === 0 && stated.size === 0) return;
  // After a run that was aborted, one log alone, so that none aborts more than a few runs.
  const portions = portionsOf(job, due, stated).slice(0, job.careful ? 1 : undefined);
  const recordsOf = job.careful ? undefined : await readPortions(job, portions);
  const newest = newestCheckpoints(job.bucket);
  const grown: GrownLog[] = [];
  let fullTiles = 0;
  let isRolledBack = false;
  for (const portion of portions) {
    const { log } = portion;
    const expected = stated.get(log.domain);
    await attempt(job, { step: 'cover', log: log.id }, async () => {
      await requireOwnNote(job.env, log);
      isRolledBack ||= lacks(log, expected) || differs({ log, ...log }, expected);
      if (isRolledBack) return;
      const next = await grow(job, portion, (recordsOf ?? (await readPortions(job, [portion])))(portion));
      if (!next || fullTiles + next.full.length > TILES) return;
      isRolledBack ||= differs(next, expected);
      if (!isRolledBack) await newest.require(next);
      fullTiles += next.full.length;
      grown.push(next);
    });
  }
  if (isRolledBack) return continueLogs(job);
  const tried = new Set(portions.map(({ log }) => log.domain));
  const isOpen = ({ domain }: { domain: string }) => stated.has(domain) && !tried.has(domain);
  const isLeft = log === undefined ? due.some(isOpen) : stated.size > 0;
  await storeTrees(job, newest, portions, grown, { isMarked: grown.length > 0 || stated.size > 0, isLeft });
}

const isAbout = ({ number }: Due, stated: StatedCheckpoint | undefined): stated is StatedCheckpoint =>
  stated?.number === number;
/** Whether a log has fewer records than a run has stated. */
const lacks = (log: Due, stated: StatedCheckpoint | undefined) =>
  isAbout(log, stated) && stated.size > Math.max(log.tail, log.size);
/** Whether a log has another root than a run has stated. */
const differs = (
  { log, size, root }: Pick<GrownLog, 'log' | 'size' | 'root'>,
  stated: StatedCheckpoint | undefined,
) => isAbout(log, stated) && stated.size === size && stated.root !== root;
