import type { ComparedJob } from '../rollback/compare-head.ts';
import { beginNumber, isBraked } from '../rollback/new-numbers.ts';
import { readNewest, relationTo, type NewestCheckpoints } from '../rollback/newest-checkpoints.ts';
import { attemptUnit } from '../job.ts';
import {
  dueLogsQuery,
  dueQuery,
  portionsOfLogs,
  readPortions,
  type Portion,
  type PortionRecords,
} from './due-logs.ts';
import { grow, type GrownLog } from './next-checkpoint.ts';
import { requireOwnNote } from './sign-checkpoint.ts';
import { storeTrees } from './store-trees.ts';

// The tree over a log’s records grows in runs. A run covers the new records of many logs with a fixed number of queries,
// each record once, and signs their checkpoints before it stores them.

/** Maximum number of full tiles that a run writes. */
const TILES = 200;

/** Covers the records that are due, and signs again where the key is new; `log` covers this log alone, in any case. */
export async function cover(job: ComparedJob, log?: number) {
  const listed = await dueQuery(job, log);
  if (listed.length === 0) return;
  const newest = await readNewest(
    job.bucket,
    listed.map(({ domain }) => domain),
  );
  // After the newest checkpoints: what another run has noted there is in the database by now.
  const due = await dueLogsQuery(
    job,
    listed.map(({ id }) => id),
  );
  // After a run that was aborted, one log alone, so that none aborts more than a few runs.
  const portions = portionsOfLogs(job, due, newest.sizeOf).slice(0, job.careful ? 1 : undefined);
  const recordsOf = job.careful ? undefined : await readPortions(job, portions);
  const grown: GrownLog[] = [];
  const begun = new Set<Portion>();
  let fullTiles = 0;
  for (const portion of portions)
    await attemptUnit(job, { step: 'cover', log: portion.log.id }, async () => {
      const records = (recordsOf ?? (await readPortions(job, [portion])))(portion);
      const outcome = await coverPortion(job, portion, records, newest);
      if (outcome.is === 'contradicting') {
        await beginNumber(job, portion.log, outcome.number);
        begun.add(portion);
      } else if (outcome.is === 'grown' && fullTiles + outcome.next.full.length <= TILES) {
        fullTiles += outcome.next.full.length;
        grown.push(outcome.next);
      }
    });
  // What has begun a new number is due at once.
  const looked = portions.filter((portion) => !begun.has(portion));
  await storeTrees(job, newest, looked, grown);
}

/** What becomes of a portion: a log contradicts what was signed under its number, or a later one. */
type Outcome =
  | { is: 'grown'; next: GrownLog }
  | { is: 'unchanged' }
  | { is: 'contradicting'; number: number };

/** Grows a log’s tree by a portion. Throws if nothing may be signed. */
async function coverPortion(
  job: ComparedJob,
  portion: Portion,
  records: PortionRecords,
  newest: NewestCheckpoints,
): Promise<Outcome> {
  const { log } = portion;
  await requireOwnNote(job.env, log);
  const next = await grow(job, portion, records);
  if (!next) return { is: 'unchanged' };
  const checkpoint = newest.of(log.domain);
  const relation = relationTo(checkpoint, next);
  if (relation === 'extends') return { is: 'grown', next };
  const [number, size] = checkpoint;
  const problem = `the log does not extend its newest checkpoint, of number ${number}`;
  if (relation === 'deleted') throw new Error(`${problem}, which was deleted`);
  if (isBraked(log.number, job.now))
    throw new Error(`${problem} and size ${size}, and has begun its own number less than an hour ago`);
  return { is: 'contradicting', number };
}
