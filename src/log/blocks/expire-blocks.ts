import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { batchIf } from '../../db/batch-if.ts';
import { retention } from '../../instance-settings.ts';
import { shortId } from '../leaf.ts';
import { DamagedObject, readLines, type Packed } from './archive-format.ts';
import { valuesOf } from '../../db/raw-query.ts';
import { logIn } from '../log.ts';
import { archived, blocks, entries, erased, isInRange, notGone } from '../tables.ts';
import { addTombstoneStatement } from './store-objects.ts';
import { countStatements } from '../counts/daily-counts.ts';
import type { Job } from '../job.ts';
import { attemptBlock, isBlock, isBlockUnchanged, pendingBlocks, type JobBlock } from './pending-blocks.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Seconds for which a block that cannot be covered or archived, because part of it is missing, is retained longer. */
const GRACE = 7 * SECONDS_PER_DAY;

/** Deletes whole blocks in order once their oldest decision is too old, at most `limit` of them; their events remain. */
export async function expireBlocks(job: Job, limit = 10) {
  const { oldestDecision, state } = blocks;
  const cutoff = job.now - retention(job.env);
  const isOver = or(sql`${state} = 'archived'`, lt(oldestDecision, cutoff - GRACE));
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM ${blocks} b WHERE b.log = ${blocks.log} AND b.number < ${blocks.number}
    AND b.state <> 'gone' AND b.oldestDecision >= ${cutoff})`;
  const where = and(notGone, lt(oldestDecision, cutoff), isOver, isFirst);
  for (const block of await pendingBlocks(job, 'expire', { where, order: oldestDecision, limit }))
    await attemptBlock(job, 'expire', block, () => expire(job, block));
}

async function expire(job: Job, block: JobBlock) {
  const { db } = job;
  const { log, first, last, object, members } = block;
  const indexed = object === null ? sql`false` : await indexedBy(job, { object, members: members! });
  return batchIf(db, isBlockUnchanged(block), [
    ...countStatements(logIn(db, log.id)),
    db
      .update(blocks)
      .set({
        state: 'gone',
        object: null,
        members: null,
        starts: [],
        dirty: false,
      })
      .where(isBlock(block)),
    // A trigger would refuse to delete those of a block that is not gone.
    db.delete(entries).where(isInRange(entries, log.id, first, last)),
    db.delete(archived).where(and(eq(archived.log, log.id), eq(archived.block, block.block), indexed)),
    db.delete(erased).where(isInRange(erased, log.id, first, last)),
    ...(object === null ? [] : [addTombstoneStatement(job, block, object)]),
  ]);
}

/**
 * The rows of the index are found by the visitors in the object, or by searching the whole log’s rows if the object
 * cannot be read.
 */
async function indexedBy({ bucket }: Job, packed: Packed) {
  try {
    const lines = await readLines(bucket, packed);
    const ids = new Set(Array.from(lines, ({ ucid }) => shortId(ucid)));
    return inArray(archived.ucid48, valuesOf([...ids]));
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error;
    return sql`true`;
  }
}
