import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/merkle.ts';
import { countStatements } from './daily-counts.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { valuesOf } from '../fragments.ts';
import { recordLine } from '../leaf.ts';
import { logIn } from '../log.ts';
import { blocks, erased, isInState, isUnlisted, logNumber, logs, notEnded } from '../tables.ts';
import { groupsOf, hashOf, leavesInD1 } from '../evidence/block-leaves.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { addedBy, nodesStatement, overTree } from '../evidence/record-tree.ts';

/** A run hashes no more blocks when it has hashed so many entries: ten full blocks. */
const MOST = 100_000;

/** A record lists so many erased entries at most, since a row holds 2 MB; the next one goes on. */
const LISTED = 50_000;

type Hashing = { limit?: number; log?: number; recovering?: boolean };

/**
 * Hashes sealed blocks, at most `limit` of them, those of each log in their order: one with a gap fails, and those after it
 * wait. `log` is the one whose blocks alone are hashed; those of one that is recovering only by that.
 */
export async function hashBlocks(job: Job, { limit = 50, log, recovering = false }: Hashing = {}) {
  for (let [count, entries] = [0, 0]; count < limit && entries < MOST; count++) {
    const [block] = await sealedQuery(job, log, recovering);
    if (!block) return;
    entries += block.last - block.first + 1;
    await attempt(job, { step: 'hash', log: block.log, block: block.block, from: { state: 'sealed' } }, () =>
      hashBlock(job, block),
    );
  }
}

const sealedQuery = (job: Job, log: number | undefined, recovering: boolean) =>
  job.db
    .select({
      log: blocks.log,
      domain: logs.domainId,
      logNumber,
      block: blocks.number,
      first: blocks.first,
      last: blocks.last,
      from: blocks.oldest,
      to: blocks.newest,
    })
    .from(blocks)
    .innerJoin(logs, eq(logs.id, blocks.log))
    .where(
      and(
        isInState('sealed'),
        sql`${logs.records} = ${blocks.number} - 1`,
        notEnded,
        eq(logs.recovering, recovering),
        log === undefined ? undefined : eq(blocks.log, log),
        noRetryPending(job, 'hash', blocks.log, blocks.number),
      ),
    )
    .orderBy(asc(blocks.sealedAt), asc(blocks.log), asc(blocks.number))
    .limit(1);
type Sealed = Awaited<ReturnType<typeof sealedQuery>>[number];

async function hashBlock({ db }: Job, { log: id, logNumber: number, ...sealed }: Sealed) {
  const { block, first, last } = sealed;
  const log = logIn(db, id);
  const { leaves } = await leavesInD1(log, first, last);
  const groups = groupsOf(Array.from(leaves, hashOf));
  const root = hex(treeHash(groups));

  const isToList = and(eq(erased.log, id), isUnlisted);
  const unlisted = await db
    .select({ seq: erased.seq })
    .from(erased)
    .where(isToList)
    .orderBy(asc(erased.seq))
    .limit(LISTED);
  const listed = unlisted.map(({ seq }) => seq);
  const record = recordLine({ ...sealed, log: number, erased: listed, root });
  const added = await overTree(log, (node) => addedBy(block - 1, [record], node));

  const isSealed = and(eq(blocks.log, id), eq(blocks.number, block), eq(blocks.state, 'sealed'));
  const isLast = and(eq(logs.id, id), eq(logs.records, block - 1));
  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM ${blocks} WHERE ${isSealed})
      AND EXISTS (SELECT 1 FROM ${logs} WHERE ${isLast} AND ${logNumber} = ${number} AND ${notEnded})`,
    [
      db
        .update(blocks)
        .set({ state: 'hashed', root, record, nodes: Buffer.concat(groups) })
        .where(isSealed),
      db
        .update(erased)
        .set({ listed: block })
        .where(and(isToList, inArray(erased.seq, valuesOf(listed)))),
      nodesStatement(log, added),
      db.update(logs).set({ records: block }).where(isLast),
      // Before any entry of the block can leave D1.
      ...countStatements(log),
    ],
  );
}
