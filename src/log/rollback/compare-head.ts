import { sql } from 'drizzle-orm';
import { databaseClock } from '../../db/raw-query.ts';
import { now, type Database } from '../../env.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { pause } from '../../lib/time.ts';
import { attemptUnit, type Job } from '../job.ts';
import { maintenance } from '../tables.ts';
import { CONFLICT_PAUSE, CONFLICT_TRIES, isObjectUnchanged } from './conditional-object.ts';
import { headName, isOwn, readHead, writeHead } from './head.ts';
import { beginNumbers } from './new-numbers.ts';
import { hasTaken, pathOfCount, type Taken } from './taken-count.ts';

/** Counts of which a database knows the ids: more than are taken while one is being written. */
const KNOWN_COUNTS = 100;

const { written, repeatedTo, sweptTo } = maintenance;

async function takeNext(db: Database) {
  const { count, ids, number, rolledBackAt } = maintenance;
  const id = randomHex(8);
  const next = sql`${count} + 1`;
  const old = sql`${next} - ${KNOWN_COUNTS}`;
  const nextIds = sql`json_remove(json_set(${ids}, ${pathOfCount(next)}, ${id}), ${pathOfCount(old)})`;
  const [taken] = await db
    .insert(maintenance)
    .values({ id: 1, count: 1, ids: { 1: id } })
    .onConflictDoUpdate({ target: maintenance.id, set: { count: next, ids: nextIds } })
    .returning({ count, ids, written, number, rolledBackAt });
  return { id, ...taken! };
}

/** A job after the comparison, with its count and what is left to do after a rollback. */
export type ComparedJob = Job & { taken: Taken } & Pick<
    typeof maintenance.$inferSelect,
    'repeatedTo' | 'sweptTo'
  >;

/**
 * Takes the next count and compares the head outside the database, so that a restore of the database or the bucket is
 * noticed: all logs then begin new numbers. Undefined after a failure, which is reported: nothing may be signed.
 */
export async function compareHead(job: Job): Promise<ComparedJob | undefined> {
  let compared: ComparedJob | undefined;
  await attemptUnit(job, { step: 'compare', mostMinutes: 0 }, async () => (compared = await compare(job)));
  return compared;
}

/** Compares as a run does, for an erasure, a deletion or a sealing: a restored database is then noticed before the next run. */
export const compareNow = (job: Omit<Job, 'now'>) => compareHead({ ...job, now: now(), failed: new Map() });

/**
 * Takes a count, and writes it as the next head, depending on the present head:
 *
 * | Head | Count of the job | Written |
 * | --- | --- | --- |
 * | none yet, or written by this database, up to the `first` count taken here | the `newest` one | yes |
 * | written by this database, by another comparison after the `first` count | `first`, which that head confirms | no |
 * | any other: the database or the bucket was restored | a new one, above the head, with new numbers | yes |
 *
 * Tries again if others were faster, or the database was restored meanwhile.
 */
async function compare(job: Job) {
  let first: Awaited<ReturnType<typeof takeNext>> | undefined;
  for (let tries = 0; tries < CONFLICT_TRIES; tries++) {
    if (tries > 0) await pause(CONFLICT_PAUSE);
    const found = await readHead(job);
    // After the head: the database then knows each id that it has written.
    const newest = await takeNext(job.db);
    const isWrittenHere = isOwn(found, newest);
    // Another comparison may have written a later head in between.
    if (!isWrittenHere && !(await isObjectUnchanged(job.bucket, found.object))) continue;
    // A database that was restored since does not know it any more.
    if (first === undefined || newest.ids[first.count] !== first.id) first = newest;
    const isConfirmed = isWrittenHere && found.head !== undefined && found.head.count > first.count;
    const taken = isConfirmed ? first : isWrittenHere ? newest : await beginNumbers(job, found, newest);
    if (!taken) continue;
    const { id, count, number } = taken;
    if (!isConfirmed && !(await writeHead(job.bucket, found.object, { count, id, number }))) continue;
    const left = await noteComparison(job.db, taken);
    if (left) return { ...job, taken, ...left };
  }
  throw new Error(`${headName(job.database)} was changed repeatedly by others`);
}

/** Notes that a head is in the bucket, and when it was compared; undefined if the database was restored meanwhile. */
async function noteComparison(db: Database, taken: Taken) {
  const [left] = await db
    .update(maintenance)
    .set({ written: sql`max(${written}, ${taken.count})`, checkedAt: databaseClock })
    .where(hasTaken(taken))
    .returning({ repeatedTo, sweptTo });
  return left;
}
