import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { hex, sameBytes, unhex } from '../../lib/bytes.ts';
import { checkpointBody } from '../../lib/checkpoint.ts';
import { rootAt } from '../../lib/merkle.ts';
import { signNote } from '../../lib/signed-note.ts';
import { keyGeneration } from '../../settings.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { signingKey } from '../evidence/signing-key.ts';
import { originOf } from '../leaf.ts';
import { newestPublished, publishCheckpoint, type NamedLog } from './published-checkpoint.ts';
import { overTree } from '../evidence/record-tree.ts';

type Unsigned = NamedLog & {
  records: number;
  size: number;
  root: string;
  note: string;
  generation: number;
  continues: string;
};

/**
 * Signs checkpoints of logs that have grown, or whose key has a new generation, at most `limit` of them; `log` is the one
 * that alone is looked at. Nothing is signed that does not extend what was shown.
 */
export async function signCheckpoints(job: Job, { limit = 50, log }: { limit?: number; log?: number } = {}) {
  const generation = keyGeneration(job.env);
  const unsigned = await all<Unsigned>(
    job.db,
    sql`SELECT DISTINCT id, domainId AS domain, coalesce(number, id) AS "as", records, size, root, note, generation, continues
      FROM (SELECT id AS unsigned FROM logs WHERE records - size > 0 AND ended IS NULL
        UNION ALL SELECT id FROM logs WHERE generation < ${generation} AND ended IS NULL) CROSS JOIN logs ON id = unsigned
      WHERE reconcile = 0 AND ${noRetryPending(job, 'checkpoint', sql`logs.id`)}
      ${log === undefined ? sql`` : sql`AND id = ${log}`} LIMIT ${limit}`,
  );
  for (const log of unsigned)
    await attempt(job, { step: 'checkpoint', log: log.id }, () => sign(job, log, generation));
}

async function sign(job: Job, log: Unsigned, generation: number) {
  if (log.generation > generation)
    throw new Error(
      `LOG_KEY_GENERATION is ${generation}, but the key of generation ${log.generation} has signed`,
    );
  const root = await nextRoot(job, log);
  if (!root) return;
  if (log.generation > 0 && log.generation < generation && !(await countersign(job, log, generation))) return;
  if (log.generation > 0 && log.size === log.records) return;
  const note = await signNote(bodyFor(log, log.records, root), [await signer(job, log, generation)]);
  await show(
    job,
    log,
    log.records,
    note,
    sql`size = ${log.records}, root = ${hex(root)}, generation = ${generation}`,
  );
}

/**
 * The root over all records, or undefined where another run was quicker; throws where they do not extend the last
 * checkpoint, or any that was shown.
 */
async function nextRoot(job: Job, log: Unsigned) {
  const shown = await newestPublished(job, log, log.size);
  if (shown && shown.size > log.records) return setBack(job, log);
  const sizes = [log.size, log.records, shown?.size ?? 0];
  const [own, next, seen] = await overTree({ db: job.db, id: sql`${log.id}` }, (node) =>
    sizes.map((size) => rootAt(size, node)),
  );
  if (!sameBytes(own!, unhex(log.root)))
    throw new Error('the tree no longer has the root of the last checkpoint');
  if (shown && !sameBytes(seen!, shown.root)) return setBack(job, log);
  return next!;
}

/** The last checkpoint of a former key is signed by the new one, too, so that the one vouches for the other. */
async function countersign(job: Job, log: Unsigned, generation: number) {
  const signers = [await signer(job, log, log.generation), await signer(job, log, generation)];
  const note = await signNote(bodyFor(log, log.size, unhex(log.root)), signers);
  const former = sql`former = json_insert(former, '$[#]', json(${JSON.stringify([log.generation, log.size])}))`;
  if (!(await show(job, log, log.size, note, sql`generation = ${generation}, ${former}`))) return false;
  Object.assign(log, { note, generation });
  return true;
}

/** Puts the note into the bucket, and makes it the log's newest if nobody else was quicker; says whether it is. */
async function show(job: Job, log: Unsigned, size: number, note: string, changes = sql``) {
  if (!(await publishCheckpoint(job, log, size, note))) {
    await setBack(job, log);
    return false;
  }
  const updated = await all(
    job.db,
    sql`UPDATE logs SET note = ${note}, ${changes}
      WHERE id = ${log.id} AND size = ${log.size} AND root = ${log.root} AND note = ${log.note} AND records >= ${size}
        AND coalesce(number, id) = ${log.as} AND reconcile = 0 AND ended IS NULL RETURNING id`,
  );
  return updated.length > 0;
}

/**
 * Has a log compared with the bucket before anything is signed again, and throws; gives undefined where another run was
 * quicker, and it is only what was read here that is behind.
 */
async function setBack({ db }: Job, { id, records, size, note }: Unsigned) {
  const marked = await all(
    db,
    sql`UPDATE logs SET reconcile = 1 WHERE id = ${id} AND records = ${records} AND size = ${size} AND note = ${note}
      AND ended IS NULL RETURNING id`,
  );
  if (marked.length === 0) return undefined;
  throw new Error('a checkpoint was shown that the log does not extend: its database was set back');
}

const bodyFor = ({ domain, as, continues }: Unsigned, size: number, root: Uint8Array) =>
  checkpointBody({
    origin: originOf(domain, as),
    size,
    root,
    extensions: continues === '' ? [] : [continues],
  });

const signer = async ({ env }: Job, { domain, as }: Unsigned, generation: number) => ({
  name: originOf(domain, as),
  ...(await signingKey(env, generation)),
});
