import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import { hex, sameBytes, unhex } from '../../lib/bytes.ts';
import { checkpointBody } from '../../lib/checkpoint.ts';
import { rootAt } from '../../lib/merkle.ts';
import { signNote } from '../../lib/signed-note.ts';
import { keyGeneration } from '../../settings.ts';
import { attempt, noRetryPending, type Job } from '../job/job.ts';
import { signingKey } from '../evidence/signing-key.ts';
import { originOf } from '../leaf.ts';
import { logIn } from '../log.ts';
import { newNumbersStatement } from '../job/new-numbers.ts';
import { logs, notEnded, unsignedRecords } from '../tables.ts';
import { namedLogColumns } from '../job/object-names.ts';
import { newestPublished, publishCheckpoint } from '../job/published-checkpoint.ts';
import { overTree } from '../evidence/record-tree.ts';

/**
 * Signs checkpoints of logs that have grown or whose key has a new generation, at most `limit` of them; `log` restricts
 * this to one log. A checkpoint is signed only if it extends everything that was published.
 */
export async function signCheckpoints(job: Job, { limit = 50, log }: { limit?: number; log?: number } = {}) {
  const generation = keyGeneration(job.env);
  for (const unsigned of await unsignedQuery(job, generation, log, limit))
    await attempt(job, { step: 'checkpoint', log: unsigned.id }, () => sign(job, unsigned, generation));
}

const unsignedQuery = (job: Job, generation: number, log: number | undefined, limit: number) =>
  job.db
    .selectDistinct({
      ...namedLogColumns,
      records: logs.records,
      size: logs.size,
      root: logs.root,
      note: logs.note,
      generation: logs.generation,
      continues: logs.continues,
    })
    .from(
      sql`(SELECT id AS unsigned FROM ${logs} WHERE ${unsignedRecords} > 0 AND ${notEnded}
        UNION ALL SELECT id FROM ${logs} WHERE ${logs.generation} < ${generation} AND ${notEnded})`,
    )
    .crossJoin(logs)
    .where(
      and(
        sql`${logs.id} = unsigned`,
        noRetryPending(job, 'checkpoint', logs.id),
        log === undefined ? undefined : eq(logs.id, log),
      ),
    )
    .limit(limit);
type Unsigned = Awaited<ReturnType<typeof unsignedQuery>>[number];

async function sign(job: Job, log: Unsigned, generation: number) {
  if (log.generation > generation)
    throw new Error(
      `LOG_KEY_GENERATION is ${generation}, but the key of generation ${log.generation} has signed`,
    );
  const root = await nextRoot(job, log);
  if (!root) return;
  if (log.generation > 0 && log.generation < generation && !(await countersign(job, log, generation))) return;
  if (log.note !== '' && log.size === log.records) return;
  const note = await signNote(bodyFor(log, log.records, root), [await signer(job, log, generation)]);
  await publish(job, log, log.records, { note, size: log.records, root: hex(root), generation });
}

/**
 * The root hash over all records, or undefined if another run was faster; throws if the records do not extend the last
 * checkpoint or any published one.
 */
async function nextRoot(job: Job, log: Unsigned) {
  const published = await newestPublished(job, log, log.size);
  if (published && published.size > log.records) return renumber(job, log);
  const sizes = [log.size, log.records, published?.size ?? 0];
  const [current, next, publishedRoot] = await overTree(logIn(job.db, log.id), (node) =>
    sizes.map((size) => rootAt(size, node)),
  );
  if (!sameBytes(current!, unhex(log.root)))
    throw new Error('the tree no longer has the root of the last checkpoint');
  if (published && !sameBytes(publishedRoot!, published.root)) return renumber(job, log);
  return next!;
}

/** The new key also signs the last checkpoint of the previous key, which links the two keys. */
async function countersign(job: Job, log: Unsigned, generation: number) {
  const signers = [await signer(job, log, log.generation), await signer(job, log, generation)];
  const note = await signNote(bodyFor(log, log.size, unhex(log.root)), signers);
  const replaced = JSON.stringify([log.generation, log.size, log.number]);
  const former = sql`json_insert(${logs.former}, '$[#]', json(${replaced}))`;
  if (!(await publish(job, log, log.size, { note, generation, former }))) return false;
  Object.assign(log, { note, generation });
  return true;
}

type Changes = { note: string; generation: number; size?: number; root?: string; former?: SQL };

/** Publishes the note and makes it the log’s newest unless another run was faster; returns whether it is. */
async function publish(job: Job, log: Unsigned, size: number, changes: Changes) {
  if (!(await publishCheckpoint(job, log, size, changes.note))) {
    await renumber(job, log);
    return false;
  }
  const updated = await job.db
    .update(logs)
    .set(changes)
    .where(and(isAsRead(log), eq(logs.root, log.root), gte(logs.records, size), eq(logs.number, log.number)))
    .returning({ id: logs.id });
  return updated.length > 0;
}

const isAsRead = ({ id, size, note }: Unsigned) =>
  and(eq(logs.id, id), eq(logs.size, size), eq(logs.note, note), notEnded);

/**
 * Begins a new number of a log that does not extend what was published, because its database was rolled back to a time
 * after the last count, and throws; returns undefined if only the rows read here were outdated.
 */
async function renumber({ db }: Job, log: Unsigned) {
  const isUnchanged = and(isAsRead(log), eq(logs.records, log.records), eq(logs.number, log.number));
  const renumbered = await newNumbersStatement(db, 0, isUnchanged).returning({ id: logs.id });
  if (renumbered.length === 0) return undefined;
  throw new Error('the log does not extend a published checkpoint: its database was rolled back');
}

const bodyFor = ({ domain, number, continues }: Unsigned, size: number, root: Uint8Array) =>
  checkpointBody({
    origin: originOf(domain, number),
    size,
    root,
    extensions: continues === '' ? [] : continues.split('\n'),
  });

const signer = async ({ env }: Job, { domain, number }: Unsigned, generation: number) => ({
  name: originOf(domain, number),
  ...(await signingKey(env, generation)),
});
