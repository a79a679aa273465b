import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { hex } from '../../lib/bytes.ts';
import { treeHash } from '../../lib/merkle.ts';
import { countStatements } from './daily-counts.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { recordLine } from '../leaf.ts';
import { groupsOf, hashOf, leavesInD1 } from '../evidence/block-leaves.ts';
import { conditionalBatch } from './conditional-batch.ts';
import { addedBy, nodesStatement, overTree } from '../evidence/record-tree.ts';

type Sealed = {
  log: number;
  domain: string;
  /** The log's public number. */
  as: number;
  block: number;
  first: number;
  last: number;
  from: number;
  to: number;
};

/** A run hashes no more blocks when it has hashed so many entries: ten full blocks. */
const MOST = 100_000;

/** A record lists so many erased entries at most, since a row holds 2 MB; the next one goes on. */
const LISTED = 50_000;

type Hashing = { limit?: number; log?: number; reconcile?: 0 | 1 };

/**
 * Hashes sealed blocks, at most `limit` of them, those of each log in their order: one with a gap is set aside with
 * those after it. `log` is the one whose blocks alone are hashed; those of one that has to be reconciled only by that.
 */
export async function hashBlocks(job: Job, { limit = 50, log, reconcile = 0 }: Hashing = {}) {
  const within = log === undefined ? sql`` : sql`AND b.log = ${log}`;
  for (let [count, entries] = [0, 0]; count < limit && entries < MOST; count++) {
    const [block] = await all<Sealed>(
      job.db,
      sql`SELECT log, domainId AS domain, coalesce(l.number, l.id) AS "as", b.number AS block, first, last,
          oldest AS "from", newest AS "to"
        FROM blocks b JOIN logs l ON l.id = b.log
        WHERE state = 'sealed' AND records = b.number - 1 AND ended IS NULL AND reconcile = ${reconcile} ${within}
          AND ${noRetryPending(job, 'hash', sql`b.log`, sql`b.number`)}
        ORDER BY sealedAt, log, b.number LIMIT 1`,
    );
    if (!block) return;
    entries += block.last - block.first + 1;
    await attempt(job, { step: 'hash', log: block.log, block: block.block, from: { state: 'sealed' } }, () =>
      hashBlock(job, block),
    );
  }
}

async function hashBlock({ db }: Job, sealed: Sealed) {
  const { log: id, as, block, first, last } = sealed;
  const log = { db, id: sql`${id}` };
  const { leaves } = await leavesInD1(log, first, last);
  const groups = groupsOf(Array.from(leaves, hashOf));
  const root = hex(treeHash(groups));

  const unlisted = await all<{ seq: number }>(
    db,
    sql`SELECT seq FROM erased WHERE log = ${id} AND listed IS NULL ORDER BY seq LIMIT ${LISTED}`,
  );
  const erased = unlisted.map(({ seq }) => seq);
  const { domain, from, to } = sealed;
  const record = recordLine({ domain, log: as, block, first, last, from, to, erased, root });
  const added = await overTree(log, (node) => addedBy(block - 1, [record], node));

  return conditionalBatch(
    db,
    sql`EXISTS (SELECT 1 FROM blocks WHERE log = ${id} AND number = ${block} AND state = 'sealed')
      AND EXISTS (SELECT 1 FROM logs WHERE id = ${id} AND records = ${block - 1} AND coalesce(number, id) = ${as}
        AND ended IS NULL)`,
    [
      all(
        db,
        sql`UPDATE blocks SET state = 'hashed', root = ${root}, record = ${record}, nodes = unhex(${groups.map(hex).join('')})
          WHERE log = ${id} AND number = ${block} AND state = 'sealed'`,
      ),
      all(
        db,
        sql`UPDATE erased SET listed = ${block} WHERE log = ${id} AND listed IS NULL
          AND seq IN (SELECT value FROM json_each(${JSON.stringify(erased)}))`,
      ),
      nodesStatement(log, added),
      all(db, sql`UPDATE logs SET records = ${block} WHERE id = ${id} AND records = ${block - 1}`),
      // Before any entry of the block can leave D1.
      ...countStatements(log),
    ],
  );
}
