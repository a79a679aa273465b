import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/merkle.ts';
import { countStatements } from './daily-counts.ts';
import type { Job } from '../job/job.ts';
import { attemptBlock, isBlock, isUnchanged, pendingBlocks, type JobBlock } from '../job/job-blocks.ts';
import { valuesOf } from '../fragments.ts';
import { recordLine } from '../leaf.ts';
import { logIn } from '../log.ts';
import { blocks, erased, heads, isInState, isUnlisted, logs } from '../tables.ts';
import { groupsOf, hashOf, leavesInD1 } from '../evidence/block-leaves.ts';
import { hashedPart } from '../evidence/head.ts';
import { conditionalBatch } from '../job/conditional-batch.ts';
import { addedBy, nodesStatement, overTree } from '../evidence/record-tree.ts';

/** Number of entries after which a run hashes no further block: ten full blocks. */
const MOST = 100_000;

/** Maximum number of erased entries in a record, because a row is limited to 2 MB; the next record lists the others. */
const LISTED = 50_000;

/**
 * Hashes sealed blocks, at most `limit` of them, in order for each log: a block with a gap fails and later blocks wait.
 * `log` restricts this to one log.
 */
export async function hashBlocks(job: Job, { limit = 50, log }: { limit?: number; log?: number } = {}) {
  const isOfLog = log === undefined ? undefined : eq(blocks.log, log);
  const where = and(isInState('sealed'), sql`${logs.records} = ${blocks.number} - 1`, isOfLog);
  const next = { where, order: blocks.sealedAt, limit: 1 };
  for (let [count, entries] = [0, 0]; count < limit && entries < MOST; count++) {
    const [block] = await pendingBlocks(job, 'hash', next);
    if (!block) return;
    entries += block.last - block.first + 1;
    await attemptBlock(job, 'hash', block, () => hashBlock(job, block));
  }
}

async function hashBlock({ db }: Job, sealed: JobBlock) {
  const { block, first, last, from, to } = sealed;
  const { id, domain, number } = sealed.log;
  const log = logIn(db, id);
  const hashed = await hashedPart(log, block, last - first + 1);
  const { leaves } = await leavesInD1(log, first + hashed.entries, last);
  const groups = [...hashed.nodes, ...groupsOf([...hashed.leaves, ...Array.from(leaves, hashOf)])];
  const root = hex(treeHash(groups));

  const isToList = and(eq(erased.log, id), isUnlisted);
  const unlisted = await db
    .select({ seq: erased.seq })
    .from(erased)
    .where(isToList)
    .orderBy(asc(erased.seq))
    .limit(LISTED);
  const listed = unlisted.map(({ seq }) => seq);
  const record = recordLine({ domain, log: number, block, first, last, from, to, erased: listed, root });
  const added = await overTree(log, (node) => addedBy(block - 1, [record], node));

  const isLast = and(eq(logs.id, id), eq(logs.records, block - 1));
  return conditionalBatch(
    db,
    sql`${isUnchanged(sealed)} AND EXISTS (SELECT 1 FROM ${logs} WHERE ${isLast} AND ${logs.number} = ${number})`,
    [
      db
        .update(blocks)
        .set({ state: 'hashed', root, record, nodes: Buffer.concat(groups) })
        .where(isBlock(sealed)),
      db
        .update(erased)
        .set({ listed: block })
        .where(and(isToList, inArray(erased.seq, valuesOf(listed)))),
      nodesStatement(log, added),
      db.update(logs).set({ records: block }).where(isLast),
      db.delete(heads).where(and(eq(heads.log, id), lte(heads.block, block))),
      // Before any entry of the block can leave D1.
      ...countStatements(log),
    ],
  );
}
