import { and, asc, eq, sql } from 'drizzle-orm';
import { sameBytes } from '../../lib/bytes.ts';
import { rootAt } from '../../lib/merkle.ts';
import { blockLimits } from '../../settings.ts';
import { hashBlocks } from './hash-blocks.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { rebuildTree, renumber } from './renumber.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { sealStatement } from '../seal.ts';
import { logIn } from '../log.ts';
import { blocks, isRecovering, logNumber, logs, notEnded } from '../tables.ts';
import { namedLogColumns, newestPublished, type NamedLog } from './published-checkpoint.ts';
import { addForgottenTombstones, adoptNewerObjects } from './newer-objects.ts';
import { overTree } from '../evidence/record-tree.ts';

/**
 * Recovers logs from a rollback of their database with the data outside it, at most `limit` logs; until then nothing of
 * them is signed. A recovery may take several runs, and each of its parts can be repeated.
 */
export async function recoverLogs(job: Job, limit = 20) {
  const recovering = await job.db
    .select(namedLogColumns)
    .from(logs)
    .where(and(isRecovering, notEnded, noRetryPending(job, 'recover', logs.id)))
    .orderBy(asc(logs.id))
    .limit(limit);
  for (const log of recovering) await attempt(job, { step: 'recover', log: log.id }, () => recover(job, log));
}

async function recover(job: Job, log: NamedLog) {
  const { db, bucket } = job;
  if (bucket) {
    await adoptNewerObjects(job, bucket, log);
    await repeatErasures(job, bucket, log);
    await addForgottenTombstones(job, bucket, log);
  }
  await rebuildTree(job, log);
  await sealStatement(logIn(db, log.id), blockLimits(job.env), { clock: sql`${job.now}` });
  await hashBlocks(job, { log: log.id, recovering: true });
  const isNext = and(
    eq(blocks.log, logs.id),
    sql`${blocks.number} = ${logs.records} + 1`,
    noRetryPending(job, 'hash', blocks.log, blocks.number),
  );
  const [own] = await db
    .select({
      records: logs.records,
      size: logs.size,
      unhashed: sql<number>`EXISTS (SELECT 1 FROM ${blocks} WHERE ${isNext})`,
    })
    .from(logs)
    .where(eq(logs.id, log.id));
  // The next run continues.
  if (!own || own.unhashed) return;
  const published = await newestPublished(job, log, own.size);
  if (published && !(await holds(job, log, own.records, published))) {
    // The log has published nothing under its new number.
    await renumber(job, log, published);
    return;
  }
  await db
    .update(logs)
    .set({ recovering: false })
    .where(and(eq(logs.id, log.id), eq(logNumber, log.number)));
}

/** Whether the log’s tree is that of a checkpoint or extends it. */
async function holds(
  { db }: Job,
  { id }: NamedLog,
  records: number,
  { size, root }: { size: number; root: Uint8Array },
) {
  if (size > records) return false;
  return sameBytes(await overTree(logIn(db, id), (node) => rootAt(size, node)), root);
}
