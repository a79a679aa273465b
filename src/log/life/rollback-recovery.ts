import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { sameBytes } from '../../lib/bytes.ts';
import { rootAt } from '../../lib/merkle.ts';
import { blockLimits } from '../../settings.ts';
import { hashBlocks } from './hash-blocks.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { rebuildTree, renumber } from './renumber.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { sealStatement } from '../seal.ts';
import { newestPublished, type NamedLog } from './published-checkpoint.ts';
import { addForgottenTombstones, adoptNewerObjects } from './newer-objects.ts';
import { overTree } from '../evidence/record-tree.ts';

/**
 * Brings logs whose database was set back in line with what is outside of it, at most `limit` of them: until then nothing
 * of them is signed. Each may take several runs, and each of its parts may be done again.
 */
export async function recoverLogs(job: Job, limit = 20) {
  const logs = await all<NamedLog>(
    job.db,
    sql`SELECT id, domainId AS domain, coalesce(number, id) AS "as" FROM logs
      WHERE reconcile = 1 AND ended IS NULL AND ${noRetryPending(job, 'reconcile', sql`logs.id`)} ORDER BY id LIMIT ${limit}`,
  );
  for (const log of logs) await attempt(job, { step: 'reconcile', log: log.id }, () => reconcile(job, log));
}

async function reconcile(job: Job, log: NamedLog) {
  const { db, bucket } = job;
  if (bucket) {
    await adoptNewerObjects(job, bucket, log);
    await repeatErasures(job, bucket, log);
    await addForgottenTombstones(job, bucket, log);
  }
  await rebuildTree(job, log);
  await sealStatement({ db, id: sql`${log.id}` }, blockLimits(job.env), { clock: sql`${job.now}` });
  await hashBlocks(job, { log: log.id, reconcile: 1 });
  const [own] = await all<{ records: number; size: number; unhashed: number }>(
    db,
    sql`SELECT records, size, EXISTS (SELECT 1 FROM blocks b
        WHERE log = id AND b.number = records + 1 AND ${noRetryPending(job, 'hash', sql`b.log`, sql`b.number`)}) AS unhashed
      FROM logs WHERE id = ${log.id}`,
  );
  // The next run goes on.
  if (!own || own.unhashed) return;
  const shown = await newestPublished(job, log, own.size);
  if (shown && !(await holds(job, log, own.records, shown))) {
    // Under its new number nothing of it was shown.
    await renumber(job, log, shown);
    return;
  }
  await all(db, sql`UPDATE logs SET reconcile = 0 WHERE id = ${log.id} AND coalesce(number, id) = ${log.as}`);
}

/** Whether the log's tree is the one that a checkpoint states, or extends it. */
async function holds(
  { db }: Job,
  { id }: NamedLog,
  records: number,
  { size, root }: { size: number; root: Uint8Array },
) {
  if (size > records) return false;
  return sameBytes(await overTree({ db, id: sql`${id}` }, (node) => rootAt(size, node)), root);
}
