import { eq, and, gte, isNull, sql } from 'drizzle-orm';
import { logDatabaseName } from '../../db/databases.ts';
import { inTime } from '../../db/timeouts.ts';
import { now, type Database } from '../../env.ts';
import { logChange } from '../../db/activity/actor.ts';
import { logFailure } from '../../http/log-event.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { rootMessage } from '../../lib/root-message.ts';
import type { Job } from '../job.ts';
import { databaseClock } from '../../db/raw-query.ts';
import { maintenance } from '../tables.ts';
import { continueLogs } from './continue-logs.ts';
import { listCounts, markerName, readStated, writeMarker, type StatedCheckpoint } from './run-markers.ts';

/** A count that was taken, with what its marker says. */
type TakenCount = Pick<typeof maintenance.$inferSelect, 'count' | 'countId' | 'number'>;

/** The values with which an upsert of the row of `maintenance` takes the next count. */
export const nextCount = () => ({ count: sql`${maintenance.count} + 1`, countId: randomHex(8) });

async function takeNext(db: Database): Promise<TakenCount> {
  const { count, countId, number } = maintenance;
  const first = { id: 1, count: 1, countId: randomHex(8) };
  const [taken] = await db
    .insert(maintenance)
    .values(first)
    .onConflictDoUpdate({ target: maintenance.id, set: nextCount() })
    .returning({ count, countId, number });
  return taken!;
}

/**
 * Takes a count, writes its marker and compares the others: an unknown one reveals a rollback. Returns what `take`
 * returned, stated checkpoints and `isChecked`. Takes none if markers are unusable.
 */
export async function compareCounts<T extends TakenCount>(
  job: Job,
  take: (isCounted: boolean) => Promise<T | undefined>,
) {
  const { known, counts, problem } = await readCounts(job);
  const taken = await take(problem === undefined);
  if (!taken) return undefined;
  try {
    if (problem !== undefined) throw new Error(problem);
    const newest = counts.at(-1) ?? 0;
    const isRolledBack = newest >= taken.count;
    const stated = await readStated(job, isRolledBack ? [] : counts.filter((count) => count > known));
    const own = isRolledBack ? await continueAbove(job, newest) : await mark(job, taken);
    return { taken, stated, isChecked: true, ...(await noteComparison(job, own, stated)) };
  } catch (error) {
    await stopSigning(job, rootMessage(error));
    const [unfinished] = await job.db.select(unfinishedColumns).from(maintenance);
    return { taken, stated: new Map<string, StatedCheckpoint>(), isChecked: false, ...unfinished! };
  }
}

/** The counts that have a marker, from the last one on that this database knows to have one, and why they cannot be used. */
export async function readCounts(job: Pick<Job, 'db' | 'database' | 'bucket'>) {
  // A database that hangs would keep the run from the others.
  const [own] = await inTime(job.db.select({ marked: maintenance.markedCount }).from(maintenance));
  const known = own?.marked ?? 0;
  try {
    const counts = await listCounts(job, known);
    const isThere = known === 0 || counts[0] === known;
    const problem = isThere ? undefined : `${markerName(job.database, known)} is missing`;
    return { known, counts, problem };
  } catch (error) {
    return { known, counts: [], problem: rootMessage(error) };
  }
}

/** Compares as a run does, for an erasure, a deletion or a sealing: a restored database is then noticed before the next run. */
export const compareNow = (job: Omit<Job, 'now'>) =>
  compareCounts({ ...job, now: now() }, async (isCounted) => (isCounted ? takeNext(job.db) : notTaken));

const notTaken: TakenCount = { count: 0, countId: '', number: 0 };

/** The operator’s answer whether a database was restored, which also counts if the markers cannot be used. */
export async function confirmRestored(job: Job, isRestored: boolean) {
  const { counts } = await readCounts(job);
  const taken = await takeNext(job.db);
  const isRolledBack = isRestored || (counts.at(-1) ?? 0) >= taken.count;
  const own = isRolledBack ? await continueAbove(job) : await mark(job, taken);
  await noteComparison(job, own, new Map());
  logChange({});
}

/** Writes the marker of a count, or continues the logs if the count has another one. Returns the count with a marker. */
async function mark(job: Job, { count, countId, number }: TakenCount): Promise<number> {
  const isWritten = await writeMarker(job, count, { id: countId, number, checkpoints: [] });
  return isWritten ? count : continueAbove(job, count);
}

/** Continues the logs after a rollback, and takes and marks a count above all markers. */
async function continueAbove(job: Job, marked?: number) {
  await continueLogs(job, marked);
  return mark(job, await takeNext(job.db));
}

/** States checkpoints under the next count, before they are stored; undefined if the database was rolled back. */
export async function stateCheckpoints(job: Job, checkpoints: StatedCheckpoint[]) {
  const taken = await takeNext(job.db);
  const { count, countId, number } = taken;
  if (await writeMarker(job, count, { id: countId, number, checkpoints })) return taken;
  await continueLogs(job, count);
  return undefined;
}

/** The condition that a count was taken from this database, which was not restored since. */
export const isTaken = ({ count, countId }: TakenCount) => sql`EXISTS (SELECT 1 FROM ${maintenance}
  WHERE ${maintenance.count} > ${count} OR (${maintenance.count} = ${count} AND ${maintenance.countId} = ${countId}))`;

/** What is left to do after a rollback. */
const unfinishedColumns = { repeatedTo: maintenance.repeatedTo, sweptTo: maintenance.sweptTo };

/** Notes when the markers were compared, unless the database was restored meanwhile; the next comparison reads again what was only stated. */
async function noteComparison({ db }: Job, count: number, stated: Map<string, unknown>) {
  const markedCount = sql`max(${maintenance.markedCount}, ${count})`;
  const [unfinished] = await db
    .update(maintenance)
    .set({ checkedAt: databaseClock, stopped: null, ...(stated.size === 0 && { markedCount }) })
    .where(and(eq(maintenance.id, 1), gte(maintenance.count, count)))
    .returning(unfinishedColumns);
  if (!unfinished) throw new Error('the database was restored during the comparison');
  return unfinished;
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
