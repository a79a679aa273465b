import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { blockLimits } from '../../settings.ts';
import { countDays } from '../counts/daily-counts.ts';
import { attempt, noRetryPending, type Job } from '../job.ts';
import { logIn } from '../log.ts';
import { openedAt, sealByAgeStatement } from './seal.ts';
import { entries, logs, notEnded } from '../tables.ts';

/** Number of open blocks that a run checks, in turn. */
const LOGS = 12;

/**
 * Seals due blocks and counts days, for logs with an old open block and the next few with uncounted entries after
 * `last`. Returns the last log checked, 0 after the last of all.
 */
export async function sealDue(job: Job, last: number) {
  const { seconds } = blockLimits(job.env);
  const lastSeq = job.db
    .select({ seq: entries.seq })
    .from(entries)
    .where(eq(entries.log, logs.id))
    .orderBy(desc(entries.seq))
    .limit(1);
  const [old, turn] = await job.db.batch([
    job.db
      .select({ id: logs.id })
      .from(logs)
      .where(and(lte(logs.openedAt, job.now - seconds), notEnded, noRetryPending(job, 'seal', logs.id)))
      .orderBy(asc(logs.openedAt))
      .limit(100),
    job.db
      .select({
        id: logs.id,
        isCounted: sql<number>`${logs.countedSeq} >= coalesce(${lastSeq}, 0)`,
      })
      .from(logs)
      .where(and(gt(logs.id, last), notEnded))
      .orderBy(asc(logs.id))
      .limit(LOGS),
  ]);
  for (const id of new Set([...old, ...turn.filter(({ isCounted }) => !isCounted)].map(({ id }) => id)))
    await attempt(job, { step: 'seal', log: id }, () => seal(job, id));
  return turn.length < LOGS ? 0 : turn.at(-1)!.id;
}

async function seal({ db, env, now }: Job, id: number) {
  const log = logIn(db, id);
  await countDays(log);
  await db.batch([
    sealByAgeStatement(log, blockLimits(env).seconds, sql`${now}`),
    // Later decisions are younger.
    db
      .update(logs)
      .set({ openedAt: sql`coalesce(${openedAt}, ${now})` })
      .where(eq(logs.id, id)),
  ]);
}
