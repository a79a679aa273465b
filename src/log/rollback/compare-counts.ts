import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import { databaseOf, logDatabaseName } from '../../db/databases.ts';
import { domains } from '../../db/schema.ts';
import { now, type Database } from '../../env.ts';
import { rootMessage } from '../../lib/root-message.ts';
import { databaseClock } from '../sql-fragments.ts';
import { logs, maintenance, notEnded, touched } from '../tables.ts';
import { rawQuery } from '../../db/raw-query.ts';
import { logFailure } from '../../http/log-event.ts';
import { conditionalBatch } from '../run/conditional-batch.ts';
import type { Job } from '../run/attempt.ts';
import {
  countName,
  raiseOutsideCount,
  readOutsideCount,
  takeCountStatement,
  type OutsideCount,
} from './database-count.ts';
import { newNumbersStatement } from './new-numbers.ts';

type Taken = { count: number; checkedCount: number };

/**
 * Takes the next count with `take` and compares it with the one outside, which was read before: an equal or greater one
 * there reveals a rollback, from which the logs continue under new numbers. Returns what `take` returned, and whether
 * anything may be signed: not if the count outside cannot be used.
 */
export async function compareCounts<T extends Taken>(job: Job, take: () => Promise<T | undefined>) {
  const known = await readOrProblem(job);
  const taken = await take();
  if (!taken) return undefined;
  const problem = await problemWith(job, known, taken.checkedCount);
  try {
    if (problem) throw new Error(problem);
    return { taken, isChecked: true, ...(await settle(job, taken.count, known)) };
  } catch (error) {
    await stopSigning(job, rootMessage(error));
    const [unfinished] = await job.db.select(unfinishedColumns).from(maintenance);
    return { taken, isChecked: false, ...unfinished! };
  }
}

/** Why a count outside cannot be used; a database that was never compared has none yet. */
async function problemWith(job: Omit<Job, 'now'>, known: OutsideCount, checkedCount: number) {
  if (known.count >= checkedCount || known.problem) return checkedCount > 0 ? known.problem : undefined;
  // Another run may have written the count that this database knows after `known` was read.
  const { count, problem } = await readOrProblem(job);
  if (problem || count >= checkedCount) return problem;
  return `${countName(job.database)} is older than what this database wrote there: the bucket was restored`;
}

const readOrProblem = (job: Omit<Job, 'now'>) =>
  readOutsideCount(job).catch((error: unknown): OutsideCount => ({
    count: 0,
    number: 0,
    problem: rootMessage(error),
  }));

/**
 * Takes the next count of an erasure or deletion, and compares it as a run does: otherwise a database that was
 * restored would reach the count outside before the next run. Returns whether both could be compared.
 */
export async function takeCount({ db, database, bucket, env }: Omit<Job, 'now'>) {
  const take = async () => (await takeCountStatement(db))[0];
  return (await compareCounts({ db, database, bucket, env, now: now() }, take))?.isChecked === true;
}

/** The operator’s answer whether a database was restored; it also replaces a count outside that cannot be used. */
export async function confirmRestored(job: Job, isRestored: boolean) {
  const known = await readOutsideCount(job);
  const [taken] = await takeCountStatement(job.db);
  await settle(job, taken!.count, known, isRestored);
}

/** What is left to do after a rollback. */
const unfinishedColumns = { repeatedTo: maintenance.repeatedTo, sweptTo: maintenance.sweptTo };

/** Continues the logs under new numbers after a rollback, writes the count outside, and notes when both were compared. */
async function settle(job: Job, count: number, known: OutsideCount, isRestored = false) {
  const isRolledBack = isRestored || known.count >= count;
  const isStillBehind = sql`(SELECT ${maintenance.count} FROM ${maintenance}) <= ${known.count}`;
  if (isRolledBack) await continueLogs(job, known, isRestored ? sql`true` : isStillBehind);
  const own = isRolledBack ? await highestNumber(job.db) : { count, number: 0 };
  await raiseOutsideCount(job, own, known);
  // Not if the database was restored meanwhile.
  const [unfinished] = await job.db
    .update(maintenance)
    .set({ checkedAt: databaseClock, checkedCount: own.count, stopped: null })
    .where(and(eq(maintenance.id, 1), gte(maintenance.count, count)))
    .returning(unfinishedColumns);
  if (!unfinished) throw new Error('the database was restored during the comparison');
  return unfinished;
}

/** Continues the logs after a rollback that the counts do not show: the database lacks what its last run has signed. */
export async function afterRollback(job: Job) {
  await continueLogs(job, await readOutsideCount(job), sql`true`);
  await raiseOutsideCount(job, await highestNumber(job.db), await readOutsideCount(job));
}

async function highestNumber(db: Database) {
  const number = sql<number>`coalesce((SELECT max(number) FROM ${logs}), 0)`;
  const [own] = await db.select({ count: maintenance.count, number }).from(maintenance);
  return own!;
}

async function continueLogs({ db, database, env, now }: Job, known: OutsideCount, condition: SQL) {
  logFailure('database rolled back', { database: logDatabaseName(database) });
  // Isolates may have cached configuration versions that will be used again, and the log may lack their notices.
  await databaseOf(env.DB)
    .update(domains)
    .set({ version: sql`max(${domains.version} + 1, ${Date.now()})` })
    .where(database === 0 ? undefined : eq(domains.logDatabase, database));
  await conditionalBatch(db, condition, [
    newNumbersStatement(db, known.number, undefined),
    // Their checkpoints are signed anew under the new numbers.
    rawQuery(
      db,
      sql`INSERT INTO ${touched} (log, at) SELECT ${logs.id}, 0 FROM ${logs} WHERE ${notEnded}
        ON CONFLICT DO UPDATE SET at = 0`,
    ),
    db.update(maintenance).set({
      count: sql`max(${maintenance.count}, ${known.count}) + 1`,
      repeatedTo: '',
      sweptTo: '',
      rolledBackAt: now,
      continuedLogs: sql`(SELECT count(*) FROM ${logs} WHERE ${notEnded})`,
      coveredBy: sql`max(${maintenance.count}, ${known.count}) + 1`,
    }),
  ]);
}

/** Notes why nothing is signed, and logs it once. */
async function stopSigning({ db, database, now }: Job, reason: string) {
  const noted = await db
    .update(maintenance)
    .set({ stopped: { since: now, reason } })
    .where(isNull(maintenance.stopped))
    .returning({ id: maintenance.id });
  const name = logDatabaseName(database);
  if (noted.length > 0) logFailure('signing stopped', { database: name, reason });
}
