import { sql } from 'drizzle-orm';
import { all } from '../../db/all.ts';
import { blockLimits } from '../../settings.ts';
import { countDays } from './daily-counts.ts';
import { endOf } from '../block-ends.ts';
import { attempt, noRetryPending, type Job } from './job.ts';
import { sealStatement } from '../seal.ts';

/** At so many open blocks a run looks, in turn. */
const LOGS = 15;

/**
 * Seals what is due and counts days: of logs whose open block may be too old, and of those of the next few after `last`
 * that have entries which nobody has counted. Gives the log that it has looked at last, 0 when it came to the end.
 */
export async function sealDue(job: Job, last: number) {
  const { seconds } = blockLimits(job.env);
  const [old, turn] = await job.db.batch([
    all<{ id: number }>(
      job.db,
      sql`SELECT id FROM logs WHERE openedAt <= ${job.now - seconds} AND ended IS NULL
        AND ${noRetryPending(job, 'seal', sql`logs.id`)} ORDER BY openedAt LIMIT 100`,
    ),
    all<{ id: number; isCounted: number }>(
      job.db,
      sql`SELECT id, countedSeq >= coalesce((SELECT seq FROM entries WHERE log = id ORDER BY seq DESC LIMIT 1), 0) AS isCounted
        FROM logs WHERE id > ${last} AND ended IS NULL ORDER BY id LIMIT ${LOGS}`,
    ),
  ]);
  for (const id of new Set([...old, ...turn.filter(({ isCounted }) => !isCounted)].map(({ id }) => id)))
    await attempt(job, { step: 'seal', log: id }, () => seal(job, id));
  return turn.length < LOGS ? 0 : turn.at(-1)!.id;
}

async function seal({ db, env, now }: Job, id: number) {
  const log = { db, id: sql`${id}` };
  const clock = sql`${now}`;
  const sealed = sql`coalesce((SELECT last FROM blocks WHERE log = ${id} ORDER BY number DESC LIMIT 1), 0)`;
  const opened = endOf('first', 'timestamp', log.id, sql`AND seq > ${sealed}`);
  await countDays(log);
  await db.batch([
    sealStatement(log, blockLimits(env), { clock }),
    // What is decided from now on is younger.
    all(db, sql`UPDATE logs SET openedAt = coalesce(${opened}, ${now}) WHERE id = ${id}`),
  ]);
}
